"""A calculation that was typed, such as `1 - (5/6)^4`: read, worked out, and nothing else run."""

import ast
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import accumulate
from operator import add, mul, sub, truediv

_LONGEST = 200
_DEEPEST = 40
_LARGEST_POWER = 1_000
_MOST_BITS = 4_000
"""Of the numbers above and below the line, whatever comes up on the way."""

_LETTERS = re.compile(r"[0-9.+\-*/() ]+")
_DECIMAL = re.compile(r"(\d*)\.(\d+)|(\d+)")
_PER_CENT = re.compile(r"([0-9.]+|\([^()]*\)) ?%")
_DIVIDED_TWICE = re.compile(r"/ ?[0-9.]+ ?/")
_BETWEEN_BRACKETS = re.compile(r"\) ?\(")

_OPERATIONS: Mapping[type[ast.operator], Callable[[Fraction, Fraction], Fraction]] = {
    ast.Add: add,
    ast.Sub: sub,
    ast.Mult: mul,
    ast.Div: truediv,
}


class TooLargeError(ValueError):
    """A calculation whose numbers would be too large."""


class TooLongError(ValueError):
    """A calculation with too many signs in it, or with too many brackets in one another."""


class _UnreadError(ValueError):
    """Something that is no calculation with numbers, or has no fraction as its value."""


def calculated(text: str) -> Fraction | None:
    """Work out sums, differences, products, quotients, powers and brackets of numbers.

    Nothing else is read: no names, no calls. Nor is 1/2/3, which may be meant in two ways.

    >>> calculated("1 - (5/6)^4"), calculated("50% * 1/3"), calculated("0,5 + 0,25")
    (Fraction(671, 1296), Fraction(1, 6), Fraction(3, 4))
    >>> calculated("1/0"), calculated("sum([1])"), calculated("2^")
    (None, None, None)
    >>> calculated("9^9^9")
    Traceback (most recent call last):
    sequence_widget.teaching.asking.calculations.TooLargeError
    """
    plain = re.sub(r"(?<=\d),(?=\d)", ".", text.strip()).replace("^", "**").replace("÷", "/")
    plain = _BETWEEN_BRACKETS.sub(")*(", _PER_CENT.sub(r"(\1/100)", plain))
    if not _LETTERS.fullmatch(plain) or _DIVIDED_TWICE.search(plain):
        return None
    if len(plain) > _LONGEST or _depth(plain) > _DEEPEST:
        raise TooLongError
    try:
        tree = ast.parse(_DECIMAL.sub(_as_fraction, plain), mode="eval")
    except SyntaxError:
        return None
    try:
        return _value(tree.body)
    except (ZeroDivisionError, _UnreadError):
        return None


def _depth(text: str) -> int:
    """Say how deep brackets, or signs, lie in one another."""
    brackets = accumulate((letter == "(") - (letter == ")") for letter in text)
    return max(*brackets, *(len(signs) for signs in re.findall(r"[-+ ]+", text)), 0)


def _as_fraction(found: re.Match[str]) -> str:
    """Write a number as whole numbers, which are exact."""
    if found[3] is not None:
        return str(int(found[3]))  # "007" is no number of Python's
    return f"({int(found[1] + found[2])}/{10 ** len(found[2])})"


def _value(node: ast.expr) -> Fraction:
    match node:
        case ast.Constant(value=int(value)):
            return Fraction(value)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand)
        case ast.UnaryOp(op=ast.UAdd(), operand=operand):
            return _value(operand)
        case ast.BinOp(left=left, op=ast.Pow(), right=right):
            return _power(_value(left), _value(right))
        case ast.BinOp(left=left, op=operation, right=right) if type(operation) in _OPERATIONS:
            return _checked(_OPERATIONS[type(operation)](_value(left), _value(right)))
    raise _UnreadError


def _power(base: Fraction, exponent: Fraction) -> Fraction:
    if exponent.denominator != 1:
        raise _UnreadError
    if abs(exponent) > _LARGEST_POWER or abs(exponent) * _bits(base) > _MOST_BITS:
        raise TooLargeError
    return Fraction(base ** int(exponent))


def _checked(value: Fraction) -> Fraction:
    if _bits(value) > _MOST_BITS:
        raise TooLargeError
    return value


def _bits(value: Fraction) -> int:
    return max(value.numerator.bit_length(), value.denominator.bit_length())
