"""The numerators of all unknowns, once their common denominator is known.

Few are read off their digits; the others follow from the equations.
"""

from collections.abc import Iterator, Sequence
from math import gcd

from sequence_widget.exact.solver.denominator import CERTAIN
from sequence_widget.exact.solver.elimination import Row


class Digits:
    """Values of which so many digits in base p are known, the lowest first."""

    def __init__(self, digits: Sequence[Sequence[int]], prime: int) -> None:
        self._digits = digits
        self._prime = prime
        self._powers = [prime**2**k for k in range(len(digits).bit_length())]
        self._moduli = {len(digits): prime ** len(digits)}

    def numerator(self, unknown: int, denominator: int) -> tuple[int, int] | None:
        """Read a numerator off, and by what factor the denominator has to be larger for it."""
        enough = (denominator.bit_length() + CERTAIN) // (self._prime.bit_length() - 1) + 2
        numerator = self._agreeing(unknown, denominator, min(enough, len(self._digits)))
        if numerator is not None:
            return numerator, 1
        every = len(self._digits)
        value, modulus = self._joined(unknown, every) * denominator, self._moduli[every]
        factor = _missing(value % modulus, modulus, denominator)
        if factor is None:
            return None
        return _centred(value * factor, modulus), factor

    def _agreeing(self, unknown: int, denominator: int, digits: int) -> int | None:
        """Find the numerator that so many digits tell, if it is so small that it is no accident."""
        if digits not in self._moduli:
            self._moduli[digits] = self._prime**digits
        modulus = self._moduli[digits]
        numerator = _centred(self._joined(unknown, digits) * denominator, modulus)
        return numerator if abs(numerator) <= modulus >> CERTAIN else None

    def _joined(self, unknown: int, digits: int) -> int:
        numbers = [digit[unknown] for digit in self._digits[:digits]]
        for power in self._powers:
            if len(numbers) % 2:
                numbers.append(0)
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            numbers = [low + power * high for low, high in pairs]
        return numbers[0]


def _centred(value: int, modulus: int) -> int:
    value %= modulus
    return value - modulus if value > modulus // 2 else value


def _missing(value: int, modulus: int, denominator: int) -> int | None:
    """Find the small factor that makes a value in the modulus as small as a numerator."""
    room = (modulus.bit_length() - denominator.bit_length()) // 2
    if room <= CERTAIN:
        return None
    high, low = modulus, value
    before, now = 0, 1
    while low > modulus >> room:
        quotient = high // low
        high, low = low, high - quotient * low
        before, now = now, before - quotient * now
    return abs(now) if now.bit_length() + CERTAIN <= room else None


class Numerators:
    """Those found so far, and what each equation still lacks."""

    def __init__(self, rows: Sequence[Row], constants: Sequence[int], denominator: int) -> None:
        self._rows = rows
        self._constants = constants
        self._denominator = denominator
        self._known: dict[int, int] = {}
        self._lacking = [len(row) for row in rows]
        self._equations_with: list[list[int]] = [[] for _ in rows]
        for at, row in enumerate(rows):
            for unknown in row:
                self._equations_with[unknown].append(at)

    def found(self, digits: Digits) -> tuple[list[int], int] | None:
        """Find all, unless there are too few digits."""
        for unknown in range(len(self._rows)):
            if unknown not in self._known:
                read = digits.numerator(unknown, self._denominator)
                if read is None:
                    return None
                numerator, factor = read
                self._enlarge(factor)
                self._learn(unknown, numerator)
        if not self._satisfied():
            return None
        return [self._known[unknown] for unknown in range(len(self._rows))], self._denominator

    def _enlarge(self, factor: int) -> None:
        """Write all with a larger denominator."""
        if factor > 1:
            self._denominator *= factor
            self._known = {unknown: factor * n for unknown, n in self._known.items()}

    def _learn(self, unknown: int, numerator: int) -> None:
        """Note a numerator, and all that now follow, each the last unknown of some equation."""
        self._known[unknown] = numerator
        complete = [*self._lacking_one(unknown)]
        while complete:
            at = complete.pop()
            last = next((k for k in self._rows[at] if k not in self._known), None)
            if last is not None:
                self._known[last] = self._following(at, last)
                complete += self._lacking_one(last)

    def _lacking_one(self, unknown: int) -> Iterator[int]:
        """Count an unknown as known, and give the equations that lack a single one now."""
        for at in self._equations_with[unknown]:
            self._lacking[at] -= 1
            if self._lacking[at] == 1:
                yield at

    def _following(self, at: int, last: int) -> int:
        """Solve an equation for its last unknown."""
        row, known = self._rows[at], self._known
        others = sum([n * known[k] for k, n in row.items() if k != last])
        rest = self._denominator * self._constants[at] - others
        factor = abs(row[last]) // gcd(row[last], rest)
        self._enlarge(factor)
        return rest * factor // row[last]

    def _satisfied(self) -> bool:
        known = self._known
        return all(
            sum([n * known[k] for k, n in row.items()]) == self._denominator * constant
            for row, constant in zip(self._rows, self._constants, strict=True)
        )
