"""Big sparse systems of whole-number equations, solved exactly in plain Python.

Dixon's method: the system is inverted once modulo a prime, and the answer is lifted from there,
one digit in base p after the other, until fractions can be read off that satisfy every equation
exactly. The sparse part is eliminated equation by equation; what is left is small and dense.
"""

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import NamedTuple

from sequence_widget.probability.solver.packed import Factors

Row = Mapping[int, int]
"""One equation: the coefficient of each unknown that is in it."""

PRIME = 2**60 - 93
"""The largest that fits into two of the digits that Python calculates with."""

_DENSE = 4
"""How many times its number of columns an elimination may cost before all the rest is dense."""

_DIGITS = 4
_CERTAIN = 60
"""A denominator so many bits smaller than it might be is no accident."""


class Pivot(NamedTuple):
    """One unknown eliminated: how other equations change by it, and how it is found again."""

    unknown: int
    below: list[tuple[int, int]]
    right: list[tuple[int, int]]
    inverse: int


def solve_exactly(rows: Sequence[Row], constants: Sequence[int]) -> tuple[list[int], int]:
    """Solve equations whose diagonal is never empty: numerators, and their common denominator.

    >>> solve_exactly([{0: 2, 1: 1}, {1: 3}], [1, 1])
    ([1, 1], 3)
    """
    inverse = InverseModulo(rows)
    rest = list(constants)
    digits: list[list[int]] = []
    while True:
        for _ in range(_DIGITS + len(digits) // 8):
            digit = inverse.times(rest)
            digits.append(digit)
            for at, row in enumerate(rows):
                rest[at] = (rest[at] - sum([n * digit[k] for k, n in row.items()])) // PRIME
        solution = _read_off(list(zip(*digits, strict=True)))
        if solution is not None and _satisfies(rows, constants, *solution):
            return solution


def _joined(digits: Sequence[int]) -> int:
    """Put digits in base p together, the lowest first."""
    numbers, base = list(digits), PRIME
    while len(numbers) > 1:
        if len(numbers) % 2:
            numbers.append(0)
        numbers = [low + base * high for low, high in zip(numbers[::2], numbers[1::2], strict=True)]
        base *= base
    return numbers[0]


def _read_off(columns: Sequence[Sequence[int]]) -> tuple[list[int], int] | None:
    """Find numerators with one small denominator that are these values in base p."""
    if not columns:
        return [], 1
    modulus = PRIME ** len(columns[0])
    bound = isqrt(modulus) >> 1
    denominator, few = 1, _enough(1)
    found = []
    for digits in columns:
        numerator = _numerator(digits[:few], denominator)
        if abs(numerator) > PRIME ** min(few, len(digits)) >> _CERTAIN:
            value = _joined(digits)
            denominator *= _denominator(value * denominator % modulus, modulus, bound)
            if denominator > bound >> _CERTAIN:
                return None  # as good as any number would give; there are too few digits yet
            few = _enough(denominator)
            numerator = _centred(value * denominator, modulus)
        found.append((numerator, denominator))
    return [part * (denominator // of) for part, of in found], denominator


def _enough(denominator: int) -> int:
    """Say how many digits tell a numerator that is not larger, and that this is no accident."""
    return (denominator.bit_length() + _CERTAIN) // (PRIME.bit_length() - 1) + 2


def _numerator(digits: Sequence[int], denominator: int) -> int:
    return _centred(_joined(digits) * denominator, PRIME ** len(digits))


def _centred(value: int, modulus: int) -> int:
    value %= modulus
    return value - modulus if value > modulus // 2 else value


def _denominator(value: int, modulus: int, bound: int) -> int:
    """Give the denominator of the simplest fraction that is this value in the modulus."""
    high, low = modulus, value
    before, now = 0, 1
    while low > bound:
        quotient = high // low
        high, low = low, high - quotient * low
        before, now = now, before - quotient * now
    return abs(now)


def _satisfies(
    rows: Sequence[Row], constants: Sequence[int], numerators: Sequence[int], denominator: int
) -> bool:
    return all(
        sum([n * numerators[k] for k, n in row.items()]) == denominator * constant
        for row, constant in zip(rows, constants, strict=True)
    )


class InverseModulo:
    """The inverse of a matrix modulo the prime, in a form that multiplies quickly."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._size = len(rows)
        self._rows = [{k: n % PRIME for k, n in row.items()} for row in rows]
        self._in_column: list[set[int]] = [set() for _ in rows]
        for at, row in enumerate(rows):
            for unknown in row:
                self._in_column[unknown].add(at)
        self._pivots: list[Pivot] = []
        self._eliminate()
        left = set(range(self._size)) - {pivot.unknown for pivot in self._pivots}
        self._dense = sorted(left, key=lambda unknown: len(self._rows[unknown]))
        place = {unknown: at for at, unknown in enumerate(self._dense)}
        rest = [{place[k]: n for k, n in self._rows[at].items()} for at in self._dense]
        self._factors = Factors(rest, PRIME)

    def _eliminate(self) -> None:
        """Eliminate unknowns, always the one that costs least, while that costs little."""
        by_cost: dict[int, set[int]] = {}
        cost_of: dict[int, int] = {}
        for unknown in range(self._size):
            self._put_down(unknown, cost_of, by_cost)
        while by_cost:
            least = min(by_cost)
            if least > _DENSE * (self._size - len(self._pivots)):
                return
            unknown = by_cost[least].pop()
            if not by_cost[least]:
                del by_cost[least]
            if self._rows[unknown][unknown]:
                for other in self._take_out(unknown):
                    self._put_down(other, cost_of, by_cost)

    def _put_down(
        self, unknown: int, cost_of: dict[int, int], by_cost: dict[int, set[int]]
    ) -> None:
        """Note what eliminating this unknown would cost now."""
        cost = (len(self._rows[unknown]) - 1) * (len(self._in_column[unknown]) - 1)
        before = cost_of.get(unknown)
        if before is not None and unknown in by_cost.get(before, ()):
            by_cost[before].discard(unknown)
            if not by_cost[before]:
                del by_cost[before]
        cost_of[unknown] = cost
        by_cost.setdefault(cost, set()).add(unknown)

    def _take_out(self, unknown: int) -> set[int]:
        """Eliminate one unknown; give those whose equation or column has changed."""
        row = self._rows[unknown]
        inverse = pow(row.pop(unknown), -1, PRIME)
        right = list(row.items())
        below = []
        column = self._in_column[unknown]
        column.discard(unknown)
        for at in column:
            other = self._rows[at]
            factor = other.pop(unknown) * inverse % PRIME
            below.append((at, factor))
            for k, n in right:
                if k in other:
                    other[k] = (other[k] - factor * n) % PRIME
                else:
                    other[k] = -factor * n % PRIME
                    self._in_column[k].add(at)
        for k, _ in right:
            self._in_column[k].discard(unknown)
        self._pivots.append(Pivot(unknown, below, right, inverse))
        return column | {k for k, _ in right}

    def times(self, constants: Sequence[int]) -> list[int]:
        """Solve the system modulo the prime for one right-hand side."""
        known = [constant % PRIME for constant in constants]
        for unknown, below, _, _ in self._pivots:
            value = known[unknown] % PRIME
            if value:
                for at, factor in below:
                    known[at] -= factor * value
        dense = self._factors.solve([known[unknown] % PRIME for unknown in self._dense])
        for unknown, value in zip(self._dense, dense, strict=True):
            known[unknown] = value
        for unknown, _, right, inverse in reversed(self._pivots):
            value = known[unknown] - sum([n * known[k] for k, n in right])
            known[unknown] = value * inverse % PRIME
        return known
