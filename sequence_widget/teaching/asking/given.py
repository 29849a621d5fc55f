"""What a person typed, or a cell worked out: its text, the number it may be, and orders in it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from numbers import Rational, Real
from typing import Self

from sequence_widget.exact import Proven
from sequence_widget.simulation import Estimate
from sequence_widget.teaching.asking.typed import Typed, exactly, read_number, written

_MOST_WITHIN = 3
FALLING = re.compile(r"\s*(?:->|[>→])\s*")
"""What stands in an order between one place and the next."""

_RISING = re.compile(r"\s*(?:<-|[<←])\s*")
_EQUAL = re.compile(r"\s*=\s*")
LOOSE = (re.compile(r"\s*;\s*"), re.compile(r"\s*,\s*"), re.compile(r"\s+"))
"""What stands between things that are named one after another."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a person typed: the text, and the number that it may be."""

    text: str
    number: Typed | None

    @classmethod
    def of(cls, given: object) -> Self:
        """Take what was typed, or what a cell has worked out.

        >>> Given.of(" Tiger ").text, Given.of(Fraction(1, 39)).number.value
        ('Tiger', Fraction(1, 39))
        """
        if isinstance(given, Rational) and not isinstance(given, bool):
            value = Fraction(int(given.numerator), int(given.denominator))
            return cls(written(value), exactly(value))
        if isinstance(given, list | tuple) and not is_deep(given):
            return cls(" > ".join(cls.of(each).text for each in given), None)
        text = _worked_out(given) if isinstance(given, _WorkedOut) else given
        plain = text.encode("utf-8", "replace").decode() if isinstance(text, str) else ""
        text = " ".join(plain.split())
        return cls(text, read_number(text))


_WorkedOut = Real | Decimal | Estimate | Proven


def _worked_out(given: _WorkedOut) -> str:
    return str(given) if isinstance(given, Decimal) else repr(float(given))


def read_order(text: str) -> tuple[tuple[Given, ...], ...]:
    """Read an order: by `>`, by `<` the other way round, or just one after another.

    >>> [[each.text for each in place] for place in read_order("7 > 6 = 8 > 2")]
    [['7'], ['6', '8'], ['2']]
    >>> [[each.text for each in place] for place in read_order("4 = 5 = 9")]
    [['4', '5', '9']]
    """
    text = _EQUAL.sub("=", text)  # so that blanks around it part nothing
    for pattern, step in ((FALLING, 1), (_RISING, -1), *((each, 1) for each in LOOSE)):
        if pattern.search(text):
            places = [place for place in pattern.split(text) if place][::step]
            break
    else:
        places = [text]
    return tuple(tuple(map(Given.of, _EQUAL.split(place))) for place in places)


def is_deep(order: Iterable[object]) -> bool:
    """Whether lists lie in one another deeper than in an order of hands, some of them equal."""
    within: list[object] = list(order)
    for _ in range(_MOST_WITHIN):
        lists = [each for each in within if isinstance(each, list | tuple | set | frozenset)]
        within = [item for each in lists for item in each]
    return bool(within)
