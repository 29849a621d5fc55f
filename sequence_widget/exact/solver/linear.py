"""Big sparse systems of whole-number equations, solved exactly in plain Python.

Dixon's method: the system is inverted once modulo a prime, and the answer is lifted from there,
one digit in base p after the other, until the common denominator shows. Fractions are then read
off, and are the answer if they satisfy every equation exactly.
"""

from collections.abc import Iterator, Sequence
from operator import mul

from sequence_widget.exact.solver.denominator import CommonDenominator
from sequence_widget.exact.solver.elimination import InverseModulo, Row, Terms
from sequence_widget.exact.solver.numerators import Digits, Numerators
from sequence_widget.exact.solver.packed import SingularError

PRIMES = 2**30 - 35, 2**30 - 41, 2**30 - 83
"""The largest that fit into one of the digits that Python calculates with."""

_WATCHED = 3
"""So many unknowns are watched for their denominator."""


def solve_exactly(rows: Sequence[Row], constants: Sequence[int]) -> tuple[list[int], int]:
    """Solve equations whose diagonal is never empty: numerators, and their common denominator.

    >>> solve_exactly([{0: 2, 1: 1}, {1: 3}], [1, 1])
    ([1, 1], 3)
    """
    if not rows:
        return [], 1
    rows = [{k: n for k, n in row.items() if n} for row in rows]
    inverse = _inverse(rows)
    watched = range(0, len(rows), -(-len(rows) // _WATCHED))
    shared = CommonDenominator(inverse.prime, len(watched))
    denominator = None
    digits: list[list[int]] = []
    tried = 0
    for digit in _lifted(rows, constants, inverse):
        digits.append(digit)
        if denominator is None:
            shared.add([digit[unknown] for unknown in watched])
            denominator = shared.find()
        if denominator is not None and len(digits) > tried + tried // 8:
            tried = len(digits)
            numerators = Numerators(rows, constants, denominator)
            solution = numerators.found(Digits(digits, inverse.prime))
            if solution is not None:
                return solution
    raise AssertionError  # the digits never end


def _inverse(rows: Sequence[Row]) -> InverseModulo:
    """Invert the matrix modulo the first prime that allows it: nearly always the very first."""
    for prime in PRIMES[:-1]:
        try:
            return InverseModulo(rows, prime)
        except SingularError:
            continue
    return InverseModulo(rows, PRIMES[-1])


def _lifted(
    rows: Sequence[Row], constants: Sequence[int], inverse: InverseModulo
) -> Iterator[list[int]]:
    """Give digit after digit of all unknowns, the lowest first."""
    sums = [Terms.of(row.items()) for row in rows]
    rest = list(constants)
    while True:
        digit = inverse.times(rest)
        yield digit
        rest = [
            (constant - sum(map(mul, coefficients, pick(digit)))) // inverse.prime
            for constant, (coefficients, pick) in zip(rest, sums, strict=True)
        ]
