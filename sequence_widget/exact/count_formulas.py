"""The formulas of counts without an upper end: how likely more than k, or exactly k, is."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from sequence_widget.exact.formulas import binomial_term, power
from sequence_widget.exact.moments import MEAN
from sequence_widget.exact.terms import (
    Chance,
    Choose,
    Letter,
    Number,
    Power,
    Product,
    Ratio,
    Sum,
    Term,
)
from sequence_widget.exact.working import Line

K = Letter("k")
_MOST_TERMS = 4


class CountFormula(ABC):
    """What a count's chances are calculated by."""

    __slots__ = ()

    @property
    def known(self) -> str:
        """What was learnt of the count, in signs."""
        return ""

    @abstractmethod
    def more_than(self, k: int) -> Term | None:
        """Write how likely more than k is; nothing if that would be too long."""

    @abstractmethod
    def exactly(self, k: int) -> Term | None:
        """Write how likely exactly k is, 1 or more."""

    def general(self) -> tuple[Line, ...]:
        """Write how likely more than any k is."""
        return ()

    def mean(self, value: Fraction) -> tuple[Line, ...]:  # noqa: ARG002 - for those that have one
        """Write how the mean is found, which is this number."""
        return ()


@dataclass(frozen=True, slots=True)
class Waiting(CountFormula):
    """The rolls until so many have shown what is waited for.

    >>> Waiting(Fraction(1, 6)).more_than(3).text(), Waiting(Fraction(1, 6), 2).exactly(3).text()
    ('(5/6)^3', 'C(2, 1) × 5/6 × (1/6)^2')
    >>> [line.text() for line in Waiting(Fraction(1, 6)).mean(Fraction(6))]
    ['E = 1 + 5/6 × E', 'E = 6']
    """

    hit: Fraction
    times: int = 1

    def more_than(self, k: int) -> Term | None:
        """Write that fewer of the first k have shown it."""
        fewer = range(min(self.times, k + 1))
        if len(fewer) > _MOST_TERMS:
            return None
        return Sum.of(*[binomial_term(k, self.hit, n) for n in fewer])

    def exactly(self, k: int) -> Term | None:
        """Write that the last of them is roll k."""
        if k < self.times:
            return None
        chosen = [Choose.of(k - 1, self.times - 1)] if 1 < self.times < k else []
        misses = power(1 - self.hit, k - self.times)
        return Product.of([*chosen, misses, power(self.hit, self.times)])

    def general(self) -> tuple[Line, ...]:
        """Write how likely more than any k is."""
        if self.times > 1:
            return ()
        return (Line((Chance("X > k"), Power(Number.of(1 - self.hit), K))),)

    def mean(self, value: Fraction) -> tuple[Line, ...]:
        """Write that the wait begins anew after a miss; for several, that many waits."""
        if self.times > 1:
            one = Number.of(1 / self.hit)
            return (Line((MEAN, Product((Number.of(self.times), one)), Number.of(value))),)
        again = Sum.of(Number.of(1), _product(Number.of(1 - self.hit), MEAN))
        return Line((MEAN, again)), Line((MEAN, Number.of(value)))


@dataclass(frozen=True, slots=True)
class Chips(CountFormula):
    """The chips that a turn places, each as likely to be followed by another.

    >>> chips = Chips(Fraction(11, 12), Fraction(1, 18))
    >>> chips.more_than(2).text()
    '11/12 × (1/18)^2'
    >>> [line.text() for line in chips.mean(Fraction(33, 34))]
    ['E = 11/12 + 1/18 × E', 'E = 33/34']
    """

    any: Fraction
    ratio: Fraction

    def more_than(self, k: int) -> Term | None:
        """Write that one is placed, and then k more."""
        return _product(Number.of(self.any), power(self.ratio, k))

    def exactly(self, k: int) -> Term | None:
        """Write that the k-th is followed by no other."""
        return _product(Number.of(self.any), power(self.ratio, k - 1), Number.of(1 - self.ratio))

    def general(self) -> tuple[Line, ...]:
        """Write how likely more than any k is."""
        if not self.ratio:
            return ()
        chance = _product(Number.of(self.any), Power(Number.of(self.ratio), K))
        return (Line((Chance("X > k"), chance)),)

    def mean(self, value: Fraction) -> tuple[Line, ...]:
        """Write that after another roll is earned the turn begins anew."""
        if not self.ratio:
            return ()
        more = _product(Number.of(self.ratio), MEAN)
        return Line((MEAN, Sum.of(Number.of(self.any), more))), Line((MEAN, Number.of(value)))


@dataclass(frozen=True, slots=True)
class Missing(CountFormula):
    """The rolls until each of some sums has come: some are missing, less both, and so on."""

    ratios: Mapping[Fraction, int]
    """How likely a roll is none of a set of sums, with sign and number of such sets."""

    def more_than(self, k: int) -> Term | None:
        """Add and take away, set by set."""
        return self._sum(Number.of(k))

    def exactly(self, k: int) -> Term | None:
        """Take more than k from more than one less."""
        before, after = self.more_than(k - 1), self.more_than(k)
        return None if before is None or after is None else Sum.of(before, minus=after)

    def general(self) -> tuple[Line, ...]:
        """Write how likely more than any k is."""
        told = self._sum(K)
        return () if told is None else (Line((Chance("X > k"), told)),)

    def _sum(self, exponent: Term) -> Term | None:
        if len(self.ratios) > _MOST_TERMS:
            return None
        terms = []
        for ratio, n in self.ratios.items():
            one = Power(Number.of(ratio), exponent)
            terms.append((1 if n > 0 else -1, _product(Number.of(abs(n)), one)))
        return Sum(tuple(terms)) if len(terms) > 1 or terms[0][0] < 0 else terms[0][1]

    def __hash__(self) -> int:
        return hash(tuple(self.ratios.items()))


@dataclass(frozen=True, slots=True)
class Drawing(CountFormula):
    """The draws without replacement until a kind comes, or each of some.

    >>> Drawing(42, {2: 1}).more_than(3).text(), Drawing(42, {2: 1}).exactly(1).text()
    ('C(40, 3)/C(42, 3)', '2/42')
    """

    total: int
    missing: Mapping[int, int]
    """By how many cards a set of kinds has: sign and number of such sets."""

    def more_than(self, k: int) -> Term | None:
        """Write that some kind is missing among the first k."""
        return self._sum(Number.of(k))

    def exactly(self, k: int) -> Term | None:
        """Write that it comes at draw k, or the difference of two such chances."""
        if [*self.missing.values()] == [1]:
            [hits] = self.missing
            here = Ratio.of(hits, self.total - k + 1)
            before = self._sum(Number.of(k - 1))
            return here if k == 1 or before is None else _product(before, here)
        earlier, later = self.more_than(k - 1), self.more_than(k)
        return None if earlier is None or later is None else Sum.of(earlier, minus=later)

    def general(self) -> tuple[Line, ...]:
        """Write how likely more than any k is."""
        told = self._sum(K)
        return () if told is None else (Line((Chance("X > k"), told)),)

    def mean(self, value: Fraction) -> tuple[Line, ...]:
        """Write that the cards waited for share out the others evenly."""
        if [*self.missing.values()] != [1]:
            return ()
        [hits] = self.missing
        one = Number.of(1)
        share = Ratio(Sum.of(Number.of(self.total), one), Sum.of(Number.of(hits), one))
        return (Line((MEAN, share, Number.of(value))),)

    def _sum(self, k: Term) -> Term | None:
        if len(self.missing) > _MOST_TERMS:
            return None
        every = Choose(Number.of(self.total), k)
        terms = []
        for hits, n in self.missing.items():
            one = Ratio(Choose(Number.of(self.total - hits), k), every)
            terms.append((1 if n > 0 else -1, _product(Number.of(abs(n)), one)))
        return Sum(tuple(terms)) if len(terms) > 1 or terms[0][0] < 0 else terms[0][1]

    def __hash__(self) -> int:
        return hash((self.total, tuple(self.missing.items())))


@dataclass(frozen=True, slots=True)
class Known(CountFormula):
    """The same when something was learnt of the count: every chance is divided by that of it."""

    formula: CountFormula
    left: Fraction
    """How likely that was."""

    told: str
    """What was learnt, in signs."""

    beyond: int | None
    """It is more than this, if that was learnt."""

    most: int | None = None
    """It is at most this, if that was learnt."""

    @property
    def known(self) -> str:
        """What was learnt of the count, in signs."""
        return self.told

    def further(self, left: Fraction, told: str, beyond: int | None) -> "Known | None":
        """Give the formula for having learnt still more of the same kind, which contains this."""
        if self.beyond is None or beyond is None or beyond < self.beyond:
            return None
        return Known(self.formula, self.left * left, told, beyond)

    def more_than(self, k: int) -> Term | None:
        """Write the chance before, divided by that of what was learnt."""
        if self.beyond is None or k <= self.beyond:
            return None
        return self._divided(self.formula.more_than(k))

    def exactly(self, k: int) -> Term | None:
        """Write the chance before, divided by that of what was learnt."""
        if self.beyond is not None and k <= self.beyond:
            return None
        return self._divided(self.formula.exactly(k))

    def _divided(self, term: Term | None) -> Term | None:
        if term is None:
            return None
        return Ratio(term, self._learnt() or Number.of(self.left))

    def _learnt(self) -> Term | None:
        """Write how likely it was what was learnt."""
        if self.beyond is not None:
            return self.formula.more_than(self.beyond)
        more = None if self.most is None else self.formula.more_than(self.most)
        return None if more is None else Sum.of(Number.of(1), minus=more)


def _product(*factors: Term) -> Term:
    """Multiply, a product among the factors being part of the whole one."""
    flat: list[Term] = []
    for each in factors:
        flat += each.factors if isinstance(each, Product) else [each]
    return Product.of(flat)
