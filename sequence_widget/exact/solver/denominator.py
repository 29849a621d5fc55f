"""The common denominator of fractions that are known to ever more digits in base p only.

All whole numbers (d; n, m, …) such that n / d, m / d, … agree with the digits so far make up a
lattice. A basis of it is kept short while digits come in, and one vector stays as short as it is:
the denominator with its numerators. When all others have become far longer, that is the answer.
Several fractions that share a denominator give it away together after little more digits than it
has itself; one alone takes twice as many.
"""

from collections.abc import Iterable, Sequence
from operator import mul

CERTAIN = 60
"""What is so many bits shorter than it might be is no accident."""

_FINE, _LONGEST = 60, 400
"""So many bits of the shortest vector count, and so many at most of a longer one, so that its
square fits into a float."""

_SHORTER = 0.75
"""How much shorter a vector has to be to go before another; less than 1, so that it ends."""

Vector = list[int]
Floats = list[float]


class CommonDenominator:
    """What the digits that have come in so far tell of it.

    >>> prime = 101
    >>> sevenths = [n * pow(7, -1, prime**20) % prime**20 for n in (5, 2)]
    >>> shared = CommonDenominator(prime, 2)
    >>> for place in range(18):
    ...     shared.add([value // prime**place % prime for value in sevenths])
    >>> shared.find()
    7
    """

    def __init__(self, prime: int, fractions: int) -> None:
        self._prime = prime
        places = range(fractions + 1)
        self._basis = [[int(at == k) for k in places] for at in places]
        # By vector and fraction: (d times the digits so far - n) / prime ** (how many there are).
        self._carried = [[-part for part in vector[1:]] for vector in self._basis]

    def add(self, digits: Sequence[int]) -> None:
        """Take in the next digit of every fraction."""
        carried = [
            [part + vector[0] * digit for part, digit in zip(parts, digits, strict=True)]
            for vector, parts in zip(self._basis, self._carried, strict=True)
        ]
        agreeing = _vanishing(
            [[part % self._prime for part in row] for row in carried], self._prime
        )
        times = shortened(agreeing, _shape(self._basis))
        self._basis = _product(times, self._basis)
        self._carried = [[part // self._prime for part in row] for row in _product(times, carried)]

    def find(self) -> int | None:
        """Give the denominator, if the digits so far leave no doubt about it."""
        shortest, other, *_ = sorted(self._basis, key=_bits)
        certain = _bits(shortest) + CERTAIN < _bits(other)
        return abs(shortest[0]) if certain and shortest[0] else None


def _bits(vector: Vector) -> int:
    return max(map(abs, vector)).bit_length()


def _product(one: Sequence[Vector], other: Sequence[Vector]) -> list[Vector]:
    columns = list(zip(*other, strict=True))
    return [[sum(map(mul, row, column)) for column in columns] for row in one]


def _shape(basis: Sequence[Vector]) -> list[Floats]:
    """Give the leading bits of vectors: all cut off at one place, unless they are far too long."""
    least = max(0, min(map(_bits, basis)) - _FINE)
    cuts = [max(least, _bits(vector) - _LONGEST) for vector in basis]
    return [
        [float(part >> cut) for part in vector] for vector, cut in zip(basis, cuts, strict=True)
    ]


def _vanishing(rows: list[Vector], prime: int) -> list[Vector]:
    """Find a basis of all combinations of rows that vanish modulo the prime."""
    places = range(len(rows))
    found = [[int(at == k) for k in places] for at in places]
    left = list(places)
    for column in range(len(rows[0])):
        pivot = next((at for at in left if rows[at][column]), None)
        if pivot is None:
            continue
        left.remove(pivot)
        inverse = pow(rows[pivot][column], -1, prime)
        for at in left:
            factor = rows[at][column] * inverse % prime
            for table in (rows, found):
                both = zip(table[at], table[pivot], strict=True)
                table[at] = [(a - factor * b) % prime for a, b in both]
        found[pivot] = [prime * (k == pivot) for k in places]
    return found


def shortened(combinations: Iterable[Vector], shape: Sequence[Floats]) -> list[Vector]:
    """Shorten a basis, given by combinations of vectors (Lenstra, Lenstra and Lovász).

    >>> shortened([[1, 57], [0, 101]], [[1.0, 0.0], [0.0, 1.0]])
    [[-7, 5], [-9, -8]]
    """
    found = list(combinations)
    columns = list(zip(*shape, strict=True))
    vectors = [[_dot(times, column) for column in columns] for times in found]
    upright = [vectors[0]]  # each vector without its parts along those before it
    at = 1
    while at < len(found):
        for k in reversed(range(at)):
            times = round(_share(vectors[at], upright[k]))
            if times:
                found[at] = [a - times * b for a, b in zip(found[at], found[k], strict=True)]
                vectors[at] = [_dot(found[at], column) for column in columns]
        before = upright[at - 1]
        rest = _without(vectors[at], upright[: at - 1])
        if _dot(rest, rest) < _SHORTER * _dot(before, before):
            found[at - 1 : at + 1] = found[at], found[at - 1]
            vectors[at - 1 : at + 1] = vectors[at], vectors[at - 1]
            upright[at - 1 :] = [rest]
            at = max(at - 1, 1)
        else:
            upright[at:] = [_without(rest, [before])]
            at += 1
    return found


def _without(vector: Floats, others: Iterable[Floats]) -> Floats:
    """Take away a vector's parts along others that are at right angles to each other."""
    for other in others:
        share = _share(vector, other)
        vector = [a - share * b for a, b in zip(vector, other, strict=True)]
    return vector


def _share(vector: Floats, other: Floats) -> float:
    """Say how many times another vector lies along this one."""
    return _dot(vector, other) / (_dot(other, other) or 1)


def _dot(one: Iterable[float], other: Iterable[float]) -> float:
    return float(sum(map(mul, one, other)))
