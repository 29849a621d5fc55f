"""The formulas of school: hypergeometric, binomial and geometric chances, with their numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from sequence_widget.exact.claims.often import NONE, SOME, Often
from sequence_widget.exact.terms import Choose, Number, Power, Product, Ratio, Rest, Sum, Term
from sequence_widget.exact.working import Calculation, Working, final
from sequence_widget.text import Phrase

_MOST_TERMS = 4
_MOST_WRITTEN = 10**15


@dataclass(frozen=True, slots=True)
class Hypergeometric(Calculation):
    """How likely so many cards of all, drawn or dealt at once, have a number of hits.

    >>> formula = Hypergeometric(42, 2, 3, Often(1))
    >>> formula.cells(), formula.working(Fraction(40, 287))
    ({(True,): 1600, (False,): 9880}, 1 − C(40, 3)/C(42, 3) = 1 − 9880/11480 = 40/287 ≈ 13.9%)
    """

    total: int
    hits: int
    size: int
    often: Often

    def cells(self) -> dict[tuple[bool, ...], int]:
        """Count the ways that fit, and those that do not."""
        cells = {True: 0, False: 0}
        for number, n in hypergeometric(self.total, self.hits, self.size).items():
            cells[self.often.has(number)] += n
        return {(is_so,): n for is_so, n in cells.items() if n}

    def terms(self) -> tuple[Term, ...]:
        """Write the terms of the formula, or none if there are too many."""
        return hypergeometric_terms(self.total, self.hits, self.size, self.often)

    def working(self, value: Fraction) -> Working:
        """Write the formula with its numbers."""
        return Working((final(value, *(self.terms() or self._counts())),))

    def _counts(self) -> tuple[Term, ...]:
        cells = self.cells()
        return (Ratio.of(cells.get((True,), 0), sum(cells.values())),)


@dataclass(frozen=True, slots=True)
class Refilled(Calculation):
    """How likely a hit is drawn from what is left of the deck, or then from the one after it.

    >>> Refilled(Hypergeometric(5, 1, 2, SOME), Hypergeometric(4, 2, 1, SOME)).working(
    ...     Fraction(7, 10)
    ... )
    1 − C(4, 2)/C(5, 2) × 2/4 = 1 − 6/10 × 2/4 = 7/10 = 70%
    """

    first: Hypergeometric
    second: Hypergeometric

    def working(self, value: Fraction) -> Working:
        """Write the formula with its numbers."""
        formulas, counts = (
            Sum.of(Number.of(1), minus=Product.of([_missed(each)[at] for each in both]))
            for both in [(self.first, self.second)]
            for at in (0, -1)
        )
        return Working((final(value, formulas, counts),))


def _missed(formula: Hypergeometric) -> tuple[Term, ...]:
    return hypergeometric_terms(formula.total, formula.hits, formula.size, NONE)


@dataclass(frozen=True, slots=True)
class Cases(Calculation):
    """Counts over counts that were added up over so many cases."""

    favourable: int
    possible: int
    cases: int

    def working(self, value: Fraction) -> Working:
        """Write the counts, and how many cases there were."""
        few = self.possible < _MOST_WRITTEN
        counts = (Ratio.of(self.favourable, self.possible),) if few else ()
        notes = (Phrase("working.cases", {"n": self.cases}),)
        return Working((final(value, *counts),), notes=notes)


@dataclass(frozen=True, slots=True)
class Binomial(Calculation):
    """How likely so many of some independent rolls are hits.

    >>> Binomial(36, 6, 3, Often(2, 2)).working(Fraction(5, 72))
    C(3, 2) × (1/6)^2 × 5/6 = 5/72 ≈ 6.9%
    """

    every: int
    hits: int
    rolls: int
    often: Often

    def terms(self) -> tuple[Term, ...]:
        """Write the terms of the formula, or none if there are too many."""
        if self.rolls == 1:
            return _of_one(self.hits, self.every, self.often)
        return binomial_terms(self.rolls, Fraction(self.hits, self.every), self.often)[:1]

    def working(self, value: Fraction) -> Working:
        """Write the formula with its numbers."""
        terms = self.terms()
        if terms:
            return Working((final(value, *terms),))
        fitting = [n for n in range(self.rolls + 1) if self.often.has(n)]
        hit = Fraction(self.hits, self.every)
        first, last = (binomial_term(self.rolls, hit, fitting[at]) for at in (0, -1))
        rest = Rest(Fraction(value) - first.value({}) - last.value({}))
        notes = (Phrase("working.sum", {"n": len(fitting)}),)
        return Working((final(value, Sum.of(first, rest, last)),), notes=notes)


def hypergeometric(total: int, hits: int, size: int) -> dict[int, int]:
    """Count in how many ways so many cards of all have each number of hits.

    >>> hypergeometric(5, 2, 3)
    {0: 1, 1: 6, 2: 3}
    """
    misses = total - hits
    fewest, most = max(0, size - misses), min(hits, size)
    return {n: comb(hits, n) * comb(misses, size - n) for n in range(fewest, most + 1)}


def hypergeometric_terms(total: int, hits: int, size: int, often: Often) -> tuple[Term, ...]:
    """Write how likely so many cards of all have a number of hits, and the counts.

    No terms: there would be too many.

    >>> [term.text() for term in hypergeometric_terms(42, 2, 3, Often(2))]
    ['C(2, 2) × C(40, 1)/C(42, 3)', '40/11480']
    """
    if size == 1:
        return _of_one(hits, total, often)
    every = Choose.of(total, size)

    def one(n: int) -> tuple[Term, Term]:
        term = Product.of([_chosen(hits, n), _chosen(total - hits, size - n)])
        return Ratio(term, every), Ratio.of(int(term.value({})), int(every.value({})))

    fewest, most = max(0, size - total + hits), min(hits, size)
    return _added(one, [*range(fewest, most + 1)], often)


def binomial_terms(rolls: int, hit: Fraction, often: Often) -> tuple[Term, ...]:
    """Write how likely so many of some rolls are hits.

    >>> [term.text() for term in binomial_terms(3, Fraction(1, 6), Often(1))]
    ['1 − (5/6)^3', '1 − 125/216']
    """

    def one(n: int) -> tuple[Term, Term]:
        term = binomial_term(rolls, hit, n)
        return term, Number.of(term.value({}))

    if rolls == 1:
        return _added(one, [0, 1], often)[:1]
    return _added(one, [*range(rolls + 1)], often)


def binomial_term(rolls: int, hit: Fraction, n: int) -> Term:
    """Write how likely exactly so many of some rolls are hits.

    >>> binomial_term(10, Fraction(1, 6), 2).text()
    'C(10, 2) × (1/6)^2 × (5/6)^8'
    """
    chosen = [_chosen(rolls, n)] if 0 < n < rolls else []
    return Product.of([*chosen, power(hit, n), power(1 - hit, rolls - n)])


def power(base: Fraction, exponent: int) -> Term:
    """Write a power, and none where the exponent is 0 or 1.

    >>> power(Fraction(5, 6), 9).text(), power(Fraction(5, 6), 1).text()
    ('(5/6)^9', '5/6')
    """
    if exponent == 0:
        return Number.of(1)
    return Number.of(base) if exponent == 1 else Power(Number.of(base), Number.of(exponent))


def _chosen(n: int, k: int) -> Term:
    return Number.of(1) if n == 0 or k == 0 else Choose.of(n, k)


def _of_one(hits: int, total: int, often: Often) -> tuple[Term, ...]:
    """Write the chance of one card."""
    fitting = sum(n for number, n in ((0, total - hits), (1, hits)) if often.has(number))
    return (Ratio.of(fitting, total),)


def _added(
    one: Callable[[int], tuple[Term, Term]], numbers: Sequence[int], often: Often
) -> tuple[Term, ...]:
    """Add the chances of the numbers that fit, or take those of the others from 1."""
    fit = [n for n in numbers if often.has(n)]
    unfit = [n for n in numbers if not often.has(n)]
    if not unfit or not fit:
        return (Number.of(int(not unfit)),)
    direct = often != SOME and len(fit) <= (len(unfit) if often.most is None else _MOST_TERMS)
    told = fit if direct or len(unfit) > _MOST_TERMS else unfit
    if len(told) > _MOST_TERMS:
        return ()
    steps = zip(*map(one, told), strict=True)
    return tuple(Sum.of(*terms) if told is fit else _rest(terms) for terms in steps)


def _rest(terms: Sequence[Term]) -> Term:
    """Write 1 less some terms."""
    return Sum(((1, Number.of(1)), *((-1, each) for each in terms)))
