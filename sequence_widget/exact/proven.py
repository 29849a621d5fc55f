"""A proven chance: it is not known exactly, but that it lies between two fractions is certain."""

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from html import escape
from math import ceil, floor
from numbers import Rational, Real
from operator import ge, gt, le, lt
from typing import Any

from sequence_widget.exact.working import Working, final
from sequence_widget.text import Phrase, say
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import Prose, Rounded, decimal_text, fraction_text, sentence

_MOST_DECIMALS = 12
_MANY_DECIMALS = 15
"""So many of the bounds are told."""

_FEW_DECIMALS = 3


@dataclass(frozen=True, slots=True, repr=False)
class Proven:
    """A chance that is proven to lie between two bounds, where a fraction would be too long.

    It prints with the decimals that both bounds round to, twelve at most, and formats as a number.
    Comparisons are answered where the bounds decide them, and refused where they do not. It is no
    number to calculate with: `float(p)` is one, and `p.lower` and `p.upper` are fractions.

    >>> import sequence_widget as sq
    >>> p = sq.Proven(Fraction(564453889809, 10**12), Fraction(5644538898091, 10**13))
    >>> p, f"{p:.3f}", float(p)
    (0.564453889809 (proven), '0.564', 0.56445388980905)
    >>> p > 0.5, p < Fraction(5, 9), p == 0.564453889809
    (True, False, False)
    >>> p < 0.56445388980905
    Traceback (most recent call last):
    sequence_widget.text.errors.QuestionError: this is proven to lie from 0.564453889809000 \
to 0.564453889809100, which does not decide how it compares with 0.56445388980905; compare \
float(...) instead if nearly is good enough
    """

    lower: Fraction
    upper: Fraction
    steps: tuple[Phrase, ...] = field(default=(), compare=False, kw_only=True)
    """The way to it."""

    assumptions: tuple[Phrase, ...] = field(default=(), compare=False, kw_only=True)
    """What it takes for granted."""

    def __post_init__(self) -> None:
        ends = self.lower, self.upper
        fractions = all(isinstance(end, Rational) for end in ends)
        if not fractions or not 0 <= self.lower <= self.upper <= 1:
            raise QuestionError("probability.no_bounds", lower=self.lower, upper=self.upper)
        for name, end in zip(("lower", "upper"), ends, strict=True):
            object.__setattr__(self, name, Fraction(int(end.numerator), int(end.denominator)))

    @property
    def middle(self) -> Fraction:
        """The fraction halfway between the bounds."""
        return (self.lower + self.upper) / 2

    def working(self, language: str | None = None) -> Working:
        """Say how it was found: by a search, with how many positions there were.

        >>> Proven(Fraction(1, 2), Fraction(1, 2)).working()
        1/2 = 50%
        """
        lines = (final(self.lower),) if self.lower == self.upper else ()
        return Working(lines, notes=self.steps, language=language)

    def explain(self, language: str | None = None) -> Prose:
        """Say between what it lies, how that was proven, and what is assumed.

        >>> print(Proven(Fraction(1, 3), Fraction(334, 1000)).explain("nb"))
        0,33 (bevist): minst 0,333333333333333 og høyst 0,334000000000000.
        """
        told = self.in_language(language)
        if self.lower < self.upper:
            told = say("probability.proven.between", language, value=told, **self._ends())
        whys = (sentence(each, language) for each in (*self.steps, *self.assumptions))
        return Prose(" ".join([f"{told}.", *whys]))

    def in_language(self, language: str | None = None) -> str:
        """Write it as the readers of a language do, or of the one that is set.

        >>> Proven(Fraction(1, 2), Fraction(1, 2)).in_language("nb")
        '1/2 (bevist)'
        """
        return say("probability.proven", language, value=self._digits(language))

    def _digits(self, language: str | None) -> str:
        """Write the decimals that are certain; where there are none, both bounds."""
        if self.lower == self.upper:
            return fraction_text(self.lower, language)
        for decimals in range(_MOST_DECIMALS, 0, -1):
            told = decimal_text(self.lower, decimals, language)
            if told == decimal_text(self.upper, decimals, language):
                return told
        lower, upper = (end.said(language) for end in self._ends(_FEW_DECIMALS).values())
        return f"{lower}–{upper}"

    def _ends(self, decimals: int = _MANY_DECIMALS) -> dict[str, Rounded]:
        """Write the bounds as decimals, rounded outwards."""
        scale = 10**decimals
        lower = Rounded(Fraction(floor(self.lower * scale), scale), decimals)
        upper = Rounded(Fraction(ceil(self.upper * scale), scale), decimals)
        return {"lower": lower, "upper": upper}

    def _compared(self, other: object, holds: Callable[[Any, Any], bool]) -> bool:
        """Say what holds wherever between the bounds the two may lie, or refuse."""
        if not isinstance(other, Proven | Real):
            return NotImplemented  # type: ignore[no-any-return] # it is for the operators
        ends = (other.lower, other.upper) if isinstance(other, Proven) else (other, other)
        answers = {holds(own, end) for own in (self.lower, self.upper) for end in ends}
        if len(answers) > 1:
            near = Rounded(other.middle, _MOST_DECIMALS) if isinstance(other, Proven) else other
            raise QuestionError("probability.undecided", other=near, **self._ends())
        return answers.pop()

    def __lt__(self, other: object) -> bool:
        return self._compared(other, lt)

    def __le__(self, other: object) -> bool:
        return self._compared(other, le)

    def __gt__(self, other: object) -> bool:
        return self._compared(other, gt)

    def __ge__(self, other: object) -> bool:
        return self._compared(other, ge)

    def __float__(self) -> float:
        return float(self.middle)

    def __format__(self, spec: str) -> str:
        return format(float(self), spec) if spec else str(self)

    def __repr__(self) -> str:
        return self.in_language()

    def _repr_html_(self) -> str:
        return f'<span title="{escape(self.explain())}">{escape(repr(self))}</span>'
