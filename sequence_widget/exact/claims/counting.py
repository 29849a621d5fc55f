"""In how many ways claims are true together: the counts from which all chances of them come."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.formulas import Binomial, Hypergeometric
from sequence_widget.exact.ways import Values
from sequence_widget.text import Phrase

Cell = tuple[bool, ...]
"""Which of some claims are true."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The ways in which some claims are true or not, by which of them are.

    >>> Counted({(True,): 1, (False,): 5}).share((True,))
    Fraction(1, 6)
    """

    cells: Mapping[Cell, int]
    scale: int = 1
    """How many times as many as there are ways, where ways alone do not decide."""

    unit: Phrase | None = None
    """What a way is, where equally likely cases were counted."""

    cases: int = 0
    """How many cases were gone through, where no formula gives the counts."""

    formula: Hypergeometric | Binomial | None = None
    """The formula that gives the counts, for one simple claim."""

    @property
    def total(self) -> int:
        """All the ways there are."""
        return sum(self.cells.values())

    def share(self, wanted: Cell) -> Fraction:
        """Give the share of the ways with just these claims true."""
        return Fraction(self.cells.get(wanted, 0), self.total)


def by_claim(
    claims: Sequence[Claim], simple: Sequence[Claim], found: Mapping[Values, Fraction | int]
) -> tuple[dict[Cell, int], int]:
    """Sort ways by which of the claims are true, from those by the simple claims in them.

    Weights that are no whole numbers are made so, by the factor that stands second.
    """
    at = {claim: number for number, claim in enumerate(simple)}
    truths = [claim.truth(at) for claim in claims]
    cells: dict[Cell, Fraction | int] = {}
    for values, weight in found.items():
        cell = tuple([truth(values) for truth in truths])
        cells[cell] = cells.get(cell, 0) + weight
    scale = lcm(*(weight.denominator for weight in cells.values()))
    return {cell: int(weight * scale) for cell, weight in cells.items() if weight}, scale
