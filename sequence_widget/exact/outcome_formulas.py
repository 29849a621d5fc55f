"""The formulas of distributions: how likely each outcome is, and any of a few."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod
from typing import Any

from sequence_widget.exact.formulas import binomial_term, power
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
from sequence_widget.exact.working import Calculation, Line, Working, final
from sequence_widget.text import Phrase

FEW = 4
"""So many terms are written out."""

_MOST_WRITTEN = 10**15

_K = Letter("k")


class OutcomeFormula(ABC):
    """What the chances of outcomes are calculated by."""

    __slots__ = ()

    @abstractmethod
    def terms(self, outcome: Any) -> tuple[Term, ...]:  # noqa: ANN401 - whatever the outcomes are
        """Write how likely an outcome is; none if that would be too long."""

    def general(self) -> tuple[Line, ...]:
        """Write how likely any outcome is, k."""
        return ()

    def notes(self) -> tuple[Phrase, ...]:
        """Say what is no formula."""
        return ()


@dataclass(frozen=True, slots=True)
class OfOutcomes(Calculation):
    """The calculation of the chance of some outcomes, or of the cases they have."""

    formula: OutcomeFormula
    outcomes: tuple[Hashable, ...]
    others: tuple[Hashable, ...]
    """The other outcomes, where they are few and these are many."""

    counts: tuple[int, int] | None
    """Favourable and possible cases, if cases were counted."""

    def working(self, value: Fraction) -> Working:
        """Add the chances of the outcomes; of many, give the counts."""
        many = len(self.outcomes) > FEW
        told = self.others if many else self.outcomes
        terms = [self.formula.terms(outcome) for outcome in told]
        if terms and all(terms):
            first = [(1, Number.of(1))] if many else []
            sign = -1 if many else 1
            each = [
                added[0] if len(told) == 1 and not many else
                Sum((*first, *((sign, term) for term in added)))
                for added in zip(*terms, strict=True)
            ]  # fmt: skip
            return Working((final(value, *each),))
        notes = self.formula.notes()
        if many:
            notes = (*notes, Phrase("working.sum", {"n": len(self.outcomes)}))
        if self.counts is None:
            return Working((final(value),), notes=notes)
        return Working((final(value, Ratio.of(*self.counts)),), notes=notes)


@dataclass(frozen=True, slots=True)
class Hits(OutcomeFormula):
    """How many of some rolls are hits.

    >>> Hits(10, Fraction(1, 6)).general()[0].text()
    'P(X = k) = C(10, k) × (1/6)^k × (5/6)^(10 − k)'
    """

    rolls: int
    hit: Fraction

    def terms(self, outcome: Any) -> tuple[Term, ...]:  # noqa: ANN401 - as above
        """Write the binomial chance of so many hits."""
        return (binomial_term(self.rolls, self.hit, outcome),)

    def general(self) -> tuple[Line, ...]:
        """Write the chance of any number of hits."""
        if not 0 < self.hit < 1 or not self.rolls:
            return ()
        rest = Sum.of(Number.of(self.rolls), minus=_K)
        chance = Product(
            (
                Choose(Number.of(self.rolls), _K),
                Power(Number.of(self.hit), _K),
                Power(Number.of(1 - self.hit), rest),
            )
        )
        return (Line((Chance("X = k"), chance)),)


@dataclass(frozen=True, slots=True)
class Held(OutcomeFormula):
    """How many of some cards at once are hits.

    >>> Held(39, 2, 3).terms(1)[0].text()
    'C(2, 1) × C(37, 2)/C(39, 3)'
    """

    total: int
    hits: int
    size: int

    def terms(self, outcome: Any) -> tuple[Term, ...]:  # noqa: ANN401 - as above
        """Write the hypergeometric chance of so many hits, and its counts."""
        misses = self.total - self.hits
        ways = comb(self.hits, outcome) * comb(misses, self.size - outcome)
        counts = Ratio.of(ways, comb(self.total, self.size))
        if self.size <= 1:
            return (counts,)
        chosen = (Choose.of(self.hits, outcome), Choose.of(misses, self.size - outcome))
        return Ratio(Product(chosen), Choose.of(self.total, self.size)), counts

    def general(self) -> tuple[Line, ...]:
        """Write the chance of any number of hits."""
        rest = Sum.of(Number.of(self.size), minus=_K)
        chosen = (Choose(Number.of(self.hits), _K), Choose(Number.of(self.total - self.hits), rest))
        chance = Ratio(Product(chosen), Choose.of(self.total, self.size))
        return (Line((Chance("X = k"), chance)),)


@dataclass(frozen=True, slots=True)
class OneHand(OutcomeFormula):
    """Which hand is dealt.

    >>> deck = (("dragon", 2), ("fox", 2), ("unicorn", 2))
    >>> OneHand(deck).terms(("dragon", "fox", "fox"))[0].text()
    'C(2, 1) × C(2, 2)/C(6, 3)'
    """

    deck: tuple[tuple[str, int], ...]

    def terms(self, outcome: Any) -> tuple[Term, ...]:  # noqa: ANN401 - as above
        """Write in how many ways each kind is chosen, over all the hands there are."""
        copies = dict(self.deck)
        held = {kind: outcome.count(kind) for kind in dict.fromkeys(outcome)}
        total, size = sum(copies.values()), len(outcome)
        ways = prod([comb(copies[kind], n) for kind, n in held.items()])
        counts = Ratio.of(ways, comb(total, size))
        if size == 1:
            return (counts,)
        chosen = tuple([Choose.of(copies[kind], n) for kind, n in held.items()])
        above = chosen[0] if len(chosen) == 1 else Product(chosen)
        return Ratio(above, Choose.of(total, size)), counts


@dataclass(frozen=True, slots=True)
class Left(OutcomeFormula):
    """Which outcome it is when only some are left: each share of all is divided by theirs.

    >>> [term.text() for term in Left({11: 2, 12: 1}, 36).terms(11)]
    ['(2/36)/(3/36)', '2/3']
    """

    weights: Mapping[Any, int]
    every: int
    """The weight of all outcomes before, those that are left and the others."""

    def terms(self, outcome: Any) -> tuple[Term, ...]:  # noqa: ANN401 - as above
        """Write the chance of the outcome over that of all that are left, and the counts."""
        weight, left = self.weights[outcome], sum(self.weights.values())
        if self.every >= _MOST_WRITTEN:
            return ()
        shares = Ratio(Ratio.of(weight, self.every), Ratio.of(left, self.every))
        return shares, Ratio.of(weight, left)

    def __hash__(self) -> int:
        return hash((tuple(self.weights.items()), self.every))


@dataclass(frozen=True, slots=True)
class First(OutcomeFormula):
    """Which of some sums is the first to have come so often.

    >>> First({7: 2, 12: 2}, {7: 6, 12: 1}).terms(7)[0].text()
    '(6/7)^2 + C(2, 1) × (6/7)^2 × 1/7'
    """

    goals: Mapping[int, int]
    rates: Mapping[int, int]

    def terms(self, outcome: Any) -> tuple[Term, ...]:  # noqa: ANN401 - as above
        """Write, for two sums, how often the other has come before: each number is a term."""
        others = [total for total in self.goals if total != outcome]
        if len(others) != 1 or self.goals[others[0]] > FEW:
            return ()
        own, misses = self.goals[outcome], self.goals[others[0]]
        share = Fraction(self.rates[outcome], sum(self.rates.values()))
        added = []
        for n in range(misses):
            chosen = [Choose.of(own - 1 + n, n)] if n and own > 1 else []
            added.append(Product.of([*chosen, power(share, own), power(1 - share, n)]))
        return (Sum.of(*added),)

    def notes(self) -> tuple[Phrase, ...]:
        """Say how many cases are added: how often each of the others has come by then."""
        goals = [*self.goals.values()]
        cases = sum(prod(goals) // goal for goal in goals)
        return (Phrase("working.orders", {"n": cases}),)

    def __hash__(self) -> int:
        return hash((tuple(self.goals.items()), tuple(self.rates.items())))
