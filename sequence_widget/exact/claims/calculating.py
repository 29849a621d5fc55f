"""The calculation of a claim's chance, from its parts: addition, product, complement, condition."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import prod

from sequence_widget.exact.claims.claim import And, Claim, Not, Or
from sequence_widget.exact.claims.counting import Cell
from sequence_widget.exact.formulas import Binomial, Hypergeometric
from sequence_widget.exact.hidden import fact_words
from sequence_widget.exact.terms import Chance, Number, Product, Ratio, Sum, Term
from sequence_widget.exact.working import Calculation, Line, Working, final
from sequence_widget.text import Listed, Phrase, Words

_LETTERS = "ABCDEFGHIJKLMN"
_BOTH = 2
_MOST_TRIED = 5
_MOST_WRITTEN = 10**15
_MOST_LINES = 3


def parts_of(claim: Claim) -> tuple[Claim, ...]:
    """Give the claims that a calculation speaks of: those that are joined, or the one denied.

    >>> from sequence_widget.exact.claims.about_cards import draws
    >>> parts_of(draws("fox") | draws("lion", nth=2))
    (sq.draws('fox'), sq.draws('lion', nth=2))
    """
    if isinstance(claim, Not):
        return (claim.claim,)
    if isinstance(claim, And | Or) and len(claim.claims) < len(_LETTERS):
        return claim.claims
    return (claim,)


@dataclass(frozen=True, slots=True)
class ClaimWorking(Calculation):
    """The calculation of the chance of a claim, another one being known or not."""

    claim: Claim
    given: Claim | None
    parts: tuple[Claim, ...]
    formulas: tuple[Hypergeometric | Binomial | None, ...]
    """The formula of each part, if it has one."""

    cells: Mapping[Cell, int]
    """The ways by the parts that are true; what is given stands last."""

    names: tuple[str, ...]
    """The names of the players."""

    cases: int
    counts: bool
    """Whether the ways are equally likely cases that were counted."""

    def working(self, value: Fraction) -> Working:
        """Write the calculation down."""
        lines = self._of_condition() if self.given is not None else self._of_parts()
        last = final(value, *lines[-1].terms)
        told = [*(self.parts if self.given is None else (self.claim,))]
        if self.given is not None:
            told.append(self.given)
        if len(told) == 1 and told[0] is self.claim:
            names: tuple[tuple[str, Words], ...] = ()
        else:
            names = tuple(
                (letter, self._said(each)) for letter, each in zip(_LETTERS, told, strict=False)
            )
        return Working((*lines[:-1], last), names, self._notes())

    def _notes(self) -> tuple[Phrase, ...]:
        """Say how the parts hang together, or else how many cases were counted."""
        letters = Listed(tuple(_LETTERS[: len(self.parts)]), "and")
        alone = self.given is not None or len(self.parts) == 1
        if not alone and self._are_independent() and self._multiplies():
            return (Phrase("working.independent", {"events": letters}),)
        if not alone and self._is_either() and not self._count({0: True, 1: True}):
            return (Phrase("working.exclusive", {"events": letters}),)
        if self.cases > 1 and not self._has_formula():
            return (Phrase("working.cases", {"n": self.cases}),)
        return ()

    def _said(self, claim: Claim) -> Words:
        return fact_words(claim).named(self.names)

    def _has_formula(self) -> bool:
        """Whether formulas alone give the answer."""
        return len(self.parts) == 1 and self.formulas[0] is not None and self.given is None

    def _count(self, wanted: Mapping[int, bool]) -> int:
        return sum(
            n
            for cell, n in self.cells.items()
            if all(cell[at] == is_so for at, is_so in wanted.items())
        )

    def _share(self, wanted: Mapping[int, bool], among: Mapping[int, bool] | None = None) -> Term:
        """Write the share of some ways, of all or of those among which they are."""
        return self._over(self._count(wanted), self._count(among or {}))

    def _over(self, above: int, below: int) -> Term:
        """Write counts over counts; huge ones, and weights that are no counts, as one fraction."""
        if self.counts and 1 < below < _MOST_WRITTEN:
            return Ratio.of(above, below)
        return Number.of(Fraction(above, below))

    def _part(self, at: int) -> Term:
        """Write the chance of one part, as its formula gives it."""
        formula = self.formulas[at]
        terms = formula.terms() if formula is not None else ()
        if not terms:
            return self._share({at: True})
        return terms[-1] if isinstance(terms[-1], Ratio) else Number.of(terms[-1].value({}))

    def _of_condition(self) -> list[Line]:
        """Write the chance of A if B: of both, divided by that of B."""
        last = len(self.parts)
        both = sum(
            n
            for cell, n in self.cells.items()
            if cell[last] and _is_true(self.claim, self.parts, cell[:last])
        )
        known = self._count({last: True})
        every = self._count({})
        event = Listed(("A", "B"), "and")
        shares = Ratio(self._over(both, every), self._over(known, every))
        chances = Ratio(Chance(event), Chance("B"))
        return [Line((Chance("A", "B"), chances, shares, self._over(both, known)))]

    def _of_parts(self) -> list[Line]:
        """Write the chance by those of the parts."""
        if self.claim in self.parts:
            formula = self.formulas[0]
            terms = formula.terms() if formula is not None else ()
            return [Line(terms or (self._share({0: True}),))]
        lines = [
            Line((Chance(letter), *formula.terms(), self._part(at)))
            for at, (letter, formula) in enumerate(zip(_LETTERS, self.formulas, strict=False))
            if formula is not None and formula.terms() and self._is_used(at)
        ]
        if isinstance(self.claim, Not):
            main = self._of_denial()
        elif isinstance(self.claim, And):
            main = self._of_all()
        else:
            main = self._of_some()
        return [*lines[:_MOST_LINES], main]

    def _is_used(self, at: int) -> bool:
        """Whether the chance of a part by itself is in the last line."""
        if isinstance(self.claim, And):
            return self._is_independent(at)
        return len(self.parts) <= _BOTH or self._are_independent()

    def _is_independent(self, at: int) -> bool:
        """Whether a part is as likely as ever when all parts before it are true."""
        before = dict.fromkeys(range(at), True)
        known, both = self._count(before), self._count({**before, at: True})
        return both * self._count({}) == known * self._count({at: True})

    def _are_independent(self) -> bool:
        """Whether all parts are, each of any of the others together; of many it is not tried."""
        if len(self.parts) > _MOST_TRIED:
            return False
        every = self._count({})
        shares = [Fraction(self._count({at: True}), every) for at in range(len(self.parts))]
        return all(
            Fraction(self._count(dict.fromkeys(some, True)), every)
            == prod(shares[at] for at in some)
            for size in range(_BOTH, len(shares) + 1)
            for some in combinations(range(len(shares)), size)
        )

    def _multiplies(self) -> bool:
        """Whether the chances of independent parts are multiplied."""
        return not self._is_either()

    def _is_either(self) -> bool:
        """Whether two chances are added."""
        return isinstance(self.claim, Or) and len(self.parts) == _BOTH

    def _of_denial(self) -> Line:
        event = Phrase("working.not", {"event": "A"})
        rest = Sum.of(Number.of(1), minus=Chance("A"))
        return Line((Chance(event), rest, Sum.of(Number.of(1), minus=self._part(0))))

    def _of_all(self) -> Line:
        """Write a product: each part's chance, when those before it are true."""
        letters = _LETTERS[: len(self.parts)]
        chances: list[Term] = []
        shares: list[Term] = []
        for at, letter in enumerate(letters):
            before = dict.fromkeys(range(at), True)
            if at and not self._count(before):
                break  # what comes before cannot be, and so the product is 0 already
            alone = self._is_independent(at)
            chances.append(Chance(letter, None if alone else _joined(letters[:at], "and")))
            shares.append(self._part(at) if alone else self._share({**before, at: True}, before))
        event = Chance(_joined(letters, "and"))
        return Line((event, Product(tuple(chances)), Product(tuple(shares))))

    def _of_some(self) -> Line:
        """Write a sum of two chances less that of both; of more, 1 less that of none."""
        letters = _LETTERS[: len(self.parts)]
        event = Chance(_joined(letters, "or"))
        if len(letters) > _BOTH:
            nots = [Phrase("working.not", {"event": letter}) for letter in letters]
            if self._are_independent():
                chances = [Chance(each) for each in nots]
                rest = [Number.of(1 - self._part(at).value({})) for at in range(len(letters))]
                products = [Product(tuple(each)) for each in (chances, rest)]
                return Line((event, *(Sum.of(Number.of(1), minus=each) for each in products)))
            none = Chance(Listed(tuple(nots), "and"))
            share = self._share(dict.fromkeys(range(len(letters)), False))
            one = Number.of(1)
            return Line((event, Sum.of(one, minus=none), Sum.of(one, minus=share)))
        both = {0: True, 1: True}
        two: list[Term] = [Chance("A"), Chance("B")]
        shares = [self._part(0), self._part(1)]
        if not self._count(both):
            return Line((event, Sum.of(*two), Sum.of(*shares)))
        overlap = Chance(_joined(letters, "and"))
        return Line(
            (
                event,
                Sum.of(*two, minus=overlap),
                Sum.of(*shares, minus=self._share(both)),
            )
        )


def _is_true(claim: Claim, parts: Sequence[Claim], cell: Cell) -> bool:
    """Say whether a claim is true from which of its parts are."""
    if claim in parts:
        return cell[0]
    if isinstance(claim, Not):
        return not cell[0]
    return all(cell) if isinstance(claim, And) else any(cell)


def _joined(letters: str, word: str) -> str | Words:
    return letters if len(letters) == 1 else Listed(tuple(letters), word)
