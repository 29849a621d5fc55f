"""The parts that solve equations exactly, compared with fractions and with small primes."""

import random
from collections.abc import Sequence
from fractions import Fraction
from math import lcm

import pytest

from sequence_widget.exact.solver import linear
from sequence_widget.exact.solver.denominator import CommonDenominator, shortened
from sequence_widget.exact.solver.elimination import InverseModulo
from sequence_widget.exact.solver.linear import PRIMES, solve_exactly
from sequence_widget.exact.solver.numerators import Digits, Numerators
from sequence_widget.exact.solver.packed import Factors, SingularError, Slots

PRIME = PRIMES[0]
HUGE = 2**1_279 - 1  # a prime


def digits_of(value: Fraction, places: int) -> list[int]:
    """Write a fraction in base p, the lowest digit first."""
    modulus = PRIME**places
    whole = value.numerator * pow(value.denominator, -1, modulus) % modulus
    return [whole // PRIME**place % PRIME for place in range(places)]


def found_after(values: Sequence[Fraction], most: int) -> tuple[int | None, int]:
    """Give the common denominator, and how many digits told it."""
    shared = CommonDenominator(PRIME, len(values))
    digits = [digits_of(value, most) for value in values]
    for place in range(most):
        shared.add([each[place] for each in digits])
        found = shared.find()
        if found is not None:
            return found, place + 1
    return None, most


def test_more_fractions_tell_their_denominator_earlier() -> None:
    length = HUGE.bit_length() / 30
    for count in (1, 2, 3, 5):
        found, digits = found_after(
            [Fraction(pow(7, 999 * n + 999, HUGE), HUGE) for n in range(count)], 100
        )
        assert found == HUGE
        assert length * (1 + 1 / count) < digits < length * (1 + 1 / count) + 7


@pytest.mark.parametrize(
    "others",
    [
        (Fraction(1, 3), Fraction(1, 3)),
        (Fraction(2**400, HUGE), 1 - Fraction(2**400, HUGE)),
        (Fraction(0), Fraction(1)),
        (Fraction(5, 2**40), Fraction(-7, 3**40)),
    ],
)
def test_fractions_that_tell_nothing_new_do_no_harm(others: Sequence[Fraction]) -> None:
    values = [*others, Fraction(2**400, HUGE)]
    found, digits = found_after(values, 100)
    assert found == lcm(*(value.denominator for value in values))
    assert digits <= 93  # what one fraction alone takes, or a bit more


def test_whole_numbers_have_a_denominator_of_one() -> None:
    assert found_after([Fraction(5), Fraction(-1000), Fraction(0)], 10)[0] == 1


def test_a_shortened_basis_spans_the_same_and_is_short() -> None:
    rng = random.Random(1)
    for size in (2, 3, 4, 5):
        modulus = 2**31 - 1
        rows = [[int(at == k) for k in range(size)] for at in range(size)]
        rows[0] = [1, *(rng.randrange(modulus) for _ in range(size - 1))]
        for at in range(1, size):
            rows[at][at] = modulus
        plain = [[float(at == k) for k in range(size)] for at in range(size)]
        short = shortened(rows, plain)
        assert abs(determinant(short)) == modulus ** (size - 1)
        for row in short:  # and is in the lattice
            assert all((n - row[0] * m) % modulus == 0 for n, m in zip(row, rows[0], strict=True))
        assert max(abs(n) for row in short for n in row) < 8 * modulus ** (1 - 1 / size)


def determinant(rows: Sequence[Sequence[int]]) -> Fraction:
    left = [[Fraction(n) for n in row] for row in rows]
    found = Fraction(1)
    while left:
        pivot = next(row for row in left if row[0])
        found *= pivot[0] * (-1) ** left.index(pivot)
        left.remove(pivot)
        left = [
            [a - row[0] / pivot[0] * b for a, b in zip(row[1:], pivot[1:], strict=True)]
            for row in left
        ]
    return found


def test_slots_hold_the_largest_sums_that_come_up() -> None:
    for rows in (3, 4_000, 5_000, 2_000_000):
        slots = Slots(PRIME, rows)
        entry = slots.packed([PRIME - 1] * 3)
        largest = (rows * PRIME + 2) * entry
        assert slots.unpacked(largest, 3) == [-(rows * PRIME + 2) % PRIME] * 3


@pytest.mark.parametrize("size", [1, 31, 32, 33, 70])
def test_a_dense_matrix_is_inverted_whatever_its_size(size: int) -> None:
    rng = random.Random(size)
    for prime in (PRIME, 101):
        rows = [{k: rng.randrange(prime) for k in range(size)} for _ in range(size)]
        wanted = [rng.randrange(prime) for _ in range(size)]
        constants = [sum(n * wanted[k] for k, n in row.items()) % prime for row in rows]
        try:
            factors = Factors(rows, prime)
        except SingularError:
            assert prime == 101
            continue
        assert factors.solve(constants) == wanted


def sparse(size: int, rng: random.Random) -> list[dict[int, int]]:
    rows = [{k: rng.randrange(-9, 10) for k in rng.sample(range(size), 4)} for _ in range(size)]
    return [{**row, at: 40 + at % 7} for at, row in enumerate(rows)]


def test_a_sparse_matrix_is_inverted_modulo_a_prime() -> None:
    rng = random.Random(3)
    rows = sparse(300, rng)
    wanted = [rng.randrange(PRIME) for _ in rows]
    constants = [sum(n * wanted[k] for k, n in row.items()) for row in rows]
    assert InverseModulo(rows, PRIME).times(constants) == wanted


def test_many_equations_are_solved_exactly() -> None:
    rng = random.Random(4)
    rows = sparse(150, rng)
    constants = [rng.randrange(-1000, 1000) for _ in rows]
    numerators, denominator = solve_exactly(rows, constants)
    assert denominator.bit_length() > 600
    for row, constant in zip(rows, constants, strict=True):
        assert sum(n * numerators[k] for k, n in row.items()) == denominator * constant
    assert lcm(*(Fraction(n, denominator).denominator for n in numerators)) == denominator


def test_coefficients_may_be_nothing() -> None:
    assert solve_exactly([{0: 2, 1: 0}, {0: 0, 1: 3, 2: 1}, {2: 1}], [1, 1, 4]) == ([1, -2, 8], 2)


def test_a_denominator_that_those_watched_do_not_have_is_found_all_the_same() -> None:
    """Six equations of one unknown each; the last has the long denominator, and is not watched."""
    constants = [1, 2, 3, 4, 5, 6]
    rows = [{at: 1} for at in range(5)] + [{5: HUGE}]
    numerators, denominator = solve_exactly(rows, constants)
    assert denominator == HUGE
    assert numerators == [n * HUGE for n in range(1, 6)] + [6]


def test_a_denominator_that_outgrows_the_digits_asks_for_more_of_them() -> None:
    """What follows from equations may enlarge it after those watched have told theirs."""
    known: list[dict[int, int]] = [{at: 1} for at in range(44)]
    chain = [{at: 97, at - 1: 1} for at in range(44, 64)]
    rows = [*known, *chain, {64: 5, 65: 3}, {64: 3, 65: 7}]
    numerators, denominator = solve_exactly(rows, [1] * 65 + [2])
    assert [Fraction(n, denominator) for n in numerators[-2:]] == [Fraction(1, 26), Fraction(7, 26)]


def test_another_prime_is_taken_where_the_first_does_not_do() -> None:
    one, other, last = PRIMES
    for product in (one, one * other):
        assert solve_exactly([{0: product, 1: 1}, {1: product}], [1, 0]) == ([1, 0], product)
    with pytest.raises(SingularError):
        solve_exactly([{0: one * other * last}], [1])


def test_primes_are_prime() -> None:
    for prime in linear.PRIMES:
        assert prime < 2**30
        assert all(prime % n for n in range(2, 2**15 + 1))


@pytest.mark.parametrize("lacking", [1, 2, 6, 3**9])
def test_a_numerator_is_read_off_with_the_factor_that_lacks(lacking: int) -> None:
    value = Fraction(2**1_000 + 1, HUGE * 2 * 3**9)
    digits = Digits([[digit] for digit in digits_of(value, 60)], PRIME)
    told = value.denominator // lacking
    numerator, factor = digits.numerator(0, told) or (0, 0)
    assert Fraction(numerator, told * factor) == value
    assert told * factor == value.denominator


def test_too_few_digits_tell_no_numerator() -> None:
    value = Fraction(2**1_000 + 1, HUGE)
    assert Digits([[digit] for digit in digits_of(value, 60)], PRIME).numerator(0, 1) is None


def test_what_follows_from_equations_is_not_read_off() -> None:
    """Here all follow from the first one; the digits have nothing to say of the others."""
    rows = [{0: 2, 1: 1}, {1: 3, 2: -1}, {2: 5, 0: 4}]
    wanted = [Fraction(1, 7), Fraction(-3, 2), Fraction(4)]
    constants = [sum(n * wanted[k] for k, n in row.items()) * 14 for row in rows]
    digits = Digits([[digit, 0, 0] for digit in digits_of(14 * wanted[0], 8)], PRIME)
    whole = [int(constant) for constant in constants]
    assert Numerators(rows, whole, 1).found(digits) == ([2, -21, 56], 1)


def test_numerators_that_miss_an_equation_are_no_answer() -> None:
    rows = [{0: 1, 1: 1}, {0: 1, 1: 2}]
    digits = Digits([[7, 2]] + [[0, 0]] * 7, PRIME)
    assert Numerators(rows, [9, 11], 1).found(digits) == ([7, 2], 1)
    assert Numerators(rows, [9, 12], 1).found(digits) is None
