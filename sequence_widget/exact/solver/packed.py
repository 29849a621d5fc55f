"""A dense matrix modulo a prime, as the product of two triangular ones.

Whole columns are packed into single big numbers, a slot an entry, which Python multiplies
quickly. Each begins with the entry below the diagonal, which is needed next; the upper triangle
is kept upside down, so that both are gone through alike.
"""

import struct
from collections.abc import Mapping, Sequence
from operator import mul
from typing import NamedTuple

_TOGETHER = 32
"""So many unknowns are found together, before the long rest of the columns is looked at."""


_SLOTS = (72, "B"), (80, "H"), (96, "I")
"""How wide a slot may be: a word of 64 bits, and what `struct` has for more."""


class SingularError(ArithmeticError):
    """The equations have no solution, or more than one."""


class Slots:
    """Packs entries that are reduced by a prime of 30 bits or fewer, the first the lowest.

    >>> slots = Slots(7, 3)
    >>> slots.unpacked(2 * slots.packed([1, 2, 4]), 3)
    [2, 4, 1]
    """

    def __init__(self, prime: int, rows: int) -> None:
        self.prime = prime
        # Room for a sum of as many products as there are rows, and two entries: a word, and more.
        room = 2 * prime.bit_length() + (rows + 2).bit_length()
        self.bits, self._more = next(slot for slot in _SLOTS if room <= slot[0])
        self._word = (1 << 64) % prime

    def packed(self, entries: Sequence[int]) -> int:
        """Put entries into one number."""
        blank = "x" * struct.calcsize(self._more)
        return int.from_bytes(struct.pack(f"<{f'Q{blank}' * len(entries)}", *entries), "little")

    def unpacked(self, number: int, length: int) -> list[int]:
        """Take so many entries out of a number, reduced by the prime."""
        data = number.to_bytes(self.bits // 8 * length, "little")
        parts = struct.unpack(f"<{f'Q{self._more}' * length}", data)
        prime, word = self.prime, self._word
        return [(a + b * word) % prime for a, b in zip(parts[::2], parts[1::2], strict=True)]


class Factors:
    """A matrix taken apart once, so that equations with it are solved quickly."""

    def __init__(self, rows: Sequence[Mapping[int, int]], prime: int) -> None:
        self._slots = Slots(prime, len(rows))
        self._lower = Triangle(self._slots)
        self._upper = Triangle(self._slots)
        self._take_apart(rows)

    def _take_apart(self, rows: Sequence[Mapping[int, int]]) -> None:
        prime = self._slots.prime
        above: list[list[int]] = []
        diagonal: list[int] = []
        for at in range(len(rows)):
            column = [row.get(at, 0) for row in rows]
            entries, rest = self._lower.solve(self._slots.packed(column))
            first, *below = self._slots.unpacked(rest, len(rows) - at)
            if not first:
                raise SingularError
            inverse = pow(first, -1, prime)
            self._lower.append([entry * inverse % prime for entry in below], 1)
            above.append(entries)
            diagonal.append(inverse)
        for entries, inverse in zip(reversed(above), reversed(diagonal), strict=True):
            self._upper.append(entries[::-1], inverse)

    def solve(self, constants: Sequence[int]) -> list[int]:
        """Solve the equations for constants that are reduced by the prime.

        >>> Factors([{0: 2, 1: 1}, {1: 3}], 7).solve([1, 1])
        [5, 5]
        """
        between, _ = self._lower.solve(self._slots.packed(constants))
        found, _ = self._upper.solve(self._slots.packed(between[::-1]))
        return found[::-1]


class Block(NamedTuple):
    """Columns of a triangle that are next to each other."""

    inverse: list[int]
    """What inverts the part of them that is a triangle itself, by columns."""

    far: list[int]
    """The columns below that part."""


class Triangle:
    """The columns of a triangle: in blocks, and the last ones that do not fill one yet."""

    def __init__(self, slots: Slots) -> None:
        self._slots = slots
        self._blocks: list[Block] = []
        self._columns: list[int] = []
        self._inverses: list[int] = []

    def append(self, below: Sequence[int], inverse: int) -> None:
        """Add a column: what is below the diagonal, and the inverse of what is on it."""
        self._columns.append(self._slots.packed(below))
        self._inverses.append(inverse)
        if len(self._columns) == _TOGETHER:
            self._blocks.append(self._block())
            self._columns, self._inverses = [], []

    def _block(self) -> Block:
        slots = self._slots
        sizes = [slots.bits * later for later in reversed(range(_TOGETHER))]
        both = list(zip(self._columns, sizes, strict=True))
        near = [column & ((1 << size) - 1) for column, size in both]
        units = [1 << slots.bits * at for at in range(_TOGETHER)]
        inverse = [slots.packed(self._one_by_one(near, unit)[0]) for unit in units]
        return Block(inverse, [column >> size for column, size in both])

    def solve(self, rest: int) -> tuple[list[int], int]:
        """Find as many unknowns as there are columns, and what is left of the constants."""
        slots, prime, size = self._slots, self._slots.prime, self._slots.bits * _TOGETHER
        found: list[int] = []
        for inverse, far in self._blocks:
            known = slots.unpacked(rest & ((1 << size) - 1), _TOGETHER)
            known = slots.unpacked(sum(map(mul, inverse, known)), _TOGETHER)
            found += known
            rest = (rest >> size) + sum(map(mul, far, [prime - value for value in known]))
        last, rest = self._one_by_one(self._columns, rest)
        return found + last, rest

    def _one_by_one(self, columns: Sequence[int], rest: int) -> tuple[list[int], int]:
        prime, slot = self._slots.prime, self._slots.bits
        mask = (1 << slot) - 1
        found = []
        for column, inverse in zip(columns, self._inverses, strict=True):
            value = (rest & mask) * inverse % prime
            found.append(value)
            rest = (rest >> slot) + column * (prime - value)
        return found, rest
