"""A dense matrix modulo a prime, as the product of two triangular ones.

Whole columns are packed into single big numbers, a slot an entry, which Python multiplies
quickly. Each begins with the entry below the diagonal, which is needed next; the upper triangle
is kept upside down, so that both are gone through alike.
"""

from collections.abc import Mapping, Sequence
from operator import mul

_TOGETHER = 16
"""So many unknowns are found before the long rest of the columns is looked at."""


class SingularError(ArithmeticError):
    """The equations have no solution, or more than one."""


class Factors:
    """A matrix taken apart once, so that equations with it are solved quickly."""

    def __init__(self, rows: Sequence[Mapping[int, int]], prime: int) -> None:
        self._prime = prime
        # Room for a sum of as many products as there are rows, and two entries, in whole bytes.
        self._slot = (2 * prime.bit_length() + (len(rows) + 2).bit_length() + 7) // 8 * 8
        self._lower = Triangle(prime, self._slot)
        self._upper = Triangle(prime, self._slot)
        self._take_apart(rows)

    def _take_apart(self, rows: Sequence[Mapping[int, int]]) -> None:
        columns = [0] * len(rows)
        for at, row in enumerate(rows):
            for k, n in row.items():
                columns[k] |= n << (at * self._slot)
        above: list[list[int]] = []
        diagonal: list[int] = []
        for at, column in enumerate(columns):
            entries, rest = self._lower.solve(column)
            first, *below = unpacked(rest, self._slot, len(rows) - at, self._prime)
            if not first:
                raise SingularError
            inverse = pow(first, -1, self._prime)
            self._lower.append([entry * inverse % self._prime for entry in below], 1)
            above.append(entries)
            diagonal.append(inverse)
        for entries, inverse in zip(reversed(above), reversed(diagonal), strict=True):
            self._upper.append(entries[::-1], inverse)

    def solve(self, constants: Sequence[int]) -> list[int]:
        """Solve the equations for constants that are reduced by the prime.

        >>> Factors([{0: 2, 1: 1}, {1: 3}], 7).solve([1, 1])
        [5, 5]
        """
        between, _ = self._lower.solve(packed(constants, self._slot))
        found, _ = self._upper.solve(packed(between[::-1], self._slot))
        return found[::-1]


class Triangle:
    """The columns of a triangle, in blocks: the part that the block itself needs, and the rest."""

    def __init__(self, prime: int, slot: int) -> None:
        self._prime = prime
        self._slot = slot
        self._columns: list[int] = []
        self._inverses: list[int] = []
        self._near: list[list[int]] = []
        self._far: list[list[int]] = []

    def append(self, below: Sequence[int], inverse: int) -> None:
        """Add a column: what is below the diagonal, and the inverse of what is on it."""
        self._columns.append(packed(below, self._slot))
        self._inverses.append(inverse)
        last = self._columns[len(self._near) * _TOGETHER :]
        if len(last) == _TOGETHER:
            sizes = [self._slot * later for later in reversed(range(_TOGETHER))]
            both = list(zip(last, sizes, strict=True))
            self._near.append([column & ((1 << size) - 1) for column, size in both])
            self._far.append([column >> size for column, size in both])

    def solve(self, rest: int) -> tuple[list[int], int]:
        """Find as many unknowns as there are columns, and what is left of the constants."""
        prime, slot, mask = self._prime, self._slot, (1 << self._slot) - 1
        found: list[int] = []
        inverses = iter(self._inverses)
        for near, far in zip(self._near, self._far, strict=True):
            part = rest & ((1 << slot * _TOGETHER) - 1)
            factors = []
            for column in near:
                value = (part & mask) * next(inverses) % prime
                found.append(value)
                factors.append(prime - value if value else 0)
                part = (part >> slot) + column * factors[-1]
            rest = (rest >> slot * _TOGETHER) + sum(map(mul, far, factors))
        for column, inverse in zip(self._columns[len(found) :], inverses, strict=True):
            value = (rest & mask) * inverse % prime
            found.append(value)
            rest = (rest >> slot) + column * (prime - value)
        return found, rest


def packed(entries: Sequence[int], slot: int) -> int:
    """Put entries into one number, the first into the lowest slot."""
    size = slot // 8
    return int.from_bytes(b"".join([n.to_bytes(size, "little") for n in entries]), "little")


def unpacked(column: int, slot: int, length: int, prime: int) -> list[int]:
    """Take the entries out of a number, reduced by the prime."""
    size = slot // 8
    data = column.to_bytes(size * length, "little")
    return [
        int.from_bytes(data[at : at + size], "little") % prime for at in range(0, len(data), size)
    ]
