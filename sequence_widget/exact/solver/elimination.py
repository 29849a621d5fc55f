"""The inverse of a big sparse matrix modulo a prime, in a form that multiplies quickly.

Unknowns that few others go with are eliminated one by one; the rest is small and dense.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter, mul
from typing import Any, NamedTuple

from sequence_widget.exact.solver.packed import Factors

Row = Mapping[int, int]
"""One equation: the coefficient of each unknown that is in it."""

_DENSE = 16
"""How many times its number of columns an elimination may cost before all the rest is dense."""


class Terms(NamedTuple):
    """What is added up: `sum(map(mul, coefficients, pick(values)))`."""

    coefficients: tuple[int, ...]
    pick: Callable[[Sequence[int]], Sequence[int]]
    """Takes out the values that belong to them."""

    @classmethod
    def of(cls, coefficients: Iterable[tuple[int, int]]) -> "Terms":
        """Make them of places and coefficients.

        >>> factors, pick = Terms.of([(0, 2), (3, -1)])
        >>> factors, pick([10, 11, 12, 13])
        ((2, -1), (10, 13))
        """
        places, factors = zip(*coefficients, strict=True)
        return cls(factors if len(factors) > 1 else (*factors, 0), picking(places))


def picking(places: Sequence[int]) -> Callable[[Sequence[Any]], Any]:
    """Make what takes out the values at some places, those at a single place twice.

    >>> picking([0, 3])("abcd"), picking([2])("abcd")
    (('a', 'd'), ('c', 'c'))
    """
    return itemgetter(*places, *places[: len(places) == 1])  # of one alone it gives no tuple


class Pivot(NamedTuple):
    """One unknown eliminated: how other equations change by it, and how it is found again."""

    unknown: int
    below: list[tuple[int, int]]
    right: list[tuple[int, int]]
    inverse: int


class InverseModulo:
    """The inverse of a matrix whose diagonal is never empty."""

    def __init__(self, rows: Sequence[Row], prime: int) -> None:
        self.prime = prime
        elimination = Elimination(rows, prime)
        pivots, left = elimination.pivots, elimination.rows
        self._dense = sorted(elimination.dense, key=lambda unknown: len(left[unknown]))
        place = {unknown: at for at, unknown in enumerate(self._dense)}
        rest = [{place[k]: n for k, n in left[at].items()} for at in self._dense]
        self._factors = Factors(rest, prime)
        self._forward = self._substitutions(_taken_in(pivots, self._dense))
        self._backward = self._substitutions(_found_again(pivots))

    def _substitutions(
        self, rows: Iterable[tuple[int, list[tuple[int, int]]]]
    ) -> list[tuple[int, tuple[int, ...], Callable[[Sequence[int]], Any]]]:
        """Write every sum with coefficients as near to zero as may be: these multiply fastest."""
        half, prime = self.prime // 2, self.prime
        return [(at, *Terms.of((k, (n + half) % prime - half) for k, n in row)) for at, row in rows]

    def times(self, constants: Sequence[int]) -> list[int]:
        """Solve the system modulo the prime for one right-hand side.

        >>> InverseModulo([{0: 2, 1: 1}, {1: 3}], 7).times([1, 1])
        [5, 5]
        """
        prime = self.prime
        known = [constant % prime for constant in constants]
        for at, factors, pick in self._forward:
            known[at] = sum(map(mul, factors, pick(known))) % prime
        dense = self._factors.solve([known[unknown] for unknown in self._dense])
        for unknown, value in zip(self._dense, dense, strict=True):
            known[unknown] = value
        for at, factors, pick in self._backward:
            known[at] = sum(map(mul, factors, pick(known))) % prime
        return known


def _taken_in(
    pivots: Sequence[Pivot], dense: Sequence[int]
) -> Iterable[tuple[int, list[tuple[int, int]]]]:
    """Say, equation by equation, what the unknowns eliminated before it add to its constant."""
    terms: dict[int, list[tuple[int, int]]] = {}
    for pivot in pivots:
        for at, factor in pivot.below:
            terms.setdefault(at, [(at, 1)]).append((pivot.unknown, -factor))
    order = [pivot.unknown for pivot in pivots] + list(dense)
    return [(at, terms[at]) for at in order if at in terms]


def _found_again(pivots: Sequence[Pivot]) -> Iterable[tuple[int, list[tuple[int, int]]]]:
    """Say how every eliminated unknown follows from those that were left, the last one first."""
    for unknown, _, right, inverse in reversed(pivots):
        yield unknown, [(unknown, inverse), *[(k, -n * inverse) for k, n in right]]


class Elimination:
    """Eliminates unknowns, always the one that costs least, while that costs little."""

    def __init__(self, rows: Sequence[Row], prime: int) -> None:
        self._prime = prime
        self._size = len(rows)
        self.rows = [{k: n % prime for k, n in row.items()} for row in rows]
        self._in_column: list[set[int]] = [set() for _ in rows]
        for at, row in enumerate(rows):
            for unknown in row:
                self._in_column[unknown].add(at)
        self.pivots: list[Pivot] = []
        self._cost: dict[int, int] = {}
        self._by_cost: dict[int, set[int]] = {}
        self._eliminate()
        self.dense = set(range(self._size)) - {pivot.unknown for pivot in self.pivots}

    def _eliminate(self) -> None:
        for unknown in range(self._size):
            self._put_down(unknown)
        while self._by_cost:
            least = min(self._by_cost)
            if least > _DENSE * (self._size - len(self.pivots)):
                return
            unknown = self._by_cost[least].pop()
            if not self._by_cost[least]:
                del self._by_cost[least]
            if self.rows[unknown].get(unknown):
                for other in self._take_out(unknown):
                    self._put_down(other)

    def _put_down(self, unknown: int) -> None:
        """Note what eliminating this unknown would cost now."""
        cost = (len(self.rows[unknown]) - 1) * (len(self._in_column[unknown]) - 1)
        before = self._cost.get(unknown)
        if before is not None and unknown in self._by_cost.get(before, ()):
            self._by_cost[before].discard(unknown)
            if not self._by_cost[before]:
                del self._by_cost[before]
        self._cost[unknown] = cost
        self._by_cost.setdefault(cost, set()).add(unknown)

    def _take_out(self, unknown: int) -> set[int]:
        """Eliminate one unknown; give those whose equation or column has changed."""
        row = self.rows[unknown]
        inverse = pow(row.pop(unknown), -1, self._prime)
        right = list(row.items())
        below = []
        column = self._in_column[unknown]
        column.discard(unknown)
        for at in column:
            other = self.rows[at]
            factor = other.pop(unknown) * inverse % self._prime
            below.append((at, factor))
            for k, n in right:
                if k in other:
                    other[k] = (other[k] - factor * n) % self._prime
                else:
                    other[k] = -factor * n % self._prime
                    self._in_column[k].add(at)
        for k, _ in right:
            self._in_column[k].discard(unknown)
        self.pivots.append(Pivot(unknown, below, right, inverse))
        return column | {k for k, _ in right}
