"""Means and variances: exact fractions that carry their calculation."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any, Self

from sequence_widget.exact.terms import Letter, Number, Product, Ratio, Sum
from sequence_widget.exact.working import Line, Working
from sequence_widget.text import Phrase, Words, say
from sequence_widget.text.numbers import digits_of, fraction_text, is_long

MEAN = Letter("E")
_MOST_TERMS = 12

Names = tuple[tuple[str, Words], ...]


class Moment(Fraction):
    """A mean or a variance. It is a `Fraction`, and `Fraction(moment)` has all its digits.

    A multiple of it carries its calculation, too.

    >>> Moment(33, 34), Moment(3**90, 7**80)
    (Fraction(33, 34), 2.2 × 10^-25 (a fraction of 43 digits over 68))
    >>> (100 * Moment(33, 34)).working()
    100 × 33/34 = 1650/17 ≈ 97.059
    """

    __slots__ = ("_worked",)
    _worked: Callable[[], Working] | None

    def __new__(
        cls,
        numerator: Any = 0,  # noqa: ANN401 - whatever makes a Fraction
        denominator: Any = None,  # noqa: ANN401 - as above
        *,
        worked: Callable[[], Working] | None = None,
    ) -> Self:
        """Make a moment of anything that makes a `Fraction`; its calculation is made when asked."""
        self = super().__new__(cls, numerator, denominator)
        self._worked = worked
        return self

    def working(self, language: str | None = None) -> Working:
        """Give the calculation.

        >>> import sequence_widget as sq
        >>> sq.turn("dice").mean().working()
        E = 11/12 + 1/18 × E
        E = 33/34 ≈ 0.971
        X: the number of chips placed in a turn
        E: the mean of X
        """
        if self._worked is None:
            return Working((Line((Number.of(Fraction(self)),), decimals=True),), language=language)
        return replace(self._worked(), language=language)

    def __mul__(self, other: Any) -> Any:  # noqa: ANN401 - as Fraction's
        """Give a multiple, which goes on with the calculation."""
        result = super().__mul__(other)
        if not isinstance(other, int | Fraction):
            return result
        return Moment(result, worked=lambda: self.working().times(self, other))

    __rmul__ = __mul__

    def explain(self, language: str | None = None, *, working: bool = True) -> str:
        """Say how it is calculated; without `working` that is left out, where it stands beside."""
        return self.working(language).in_a_sentence(language) if working else ""

    def __str__(self) -> str:
        if not is_long(self):
            return super().__str__()
        above, below = digits_of(self)
        return f"{fraction_text(self)} ({say('number.size', above=above, below=below)})"

    def __repr__(self) -> str:
        return str(self) if is_long(self) else f"Fraction({self.numerator}, {self.denominator})"


def named(about: Words | None) -> Names:
    """Say what X and E stand for."""
    mean = ("E", Phrase("working.mean"))
    return (mean,) if about is None else (("X", about), mean)


def mean_of(numbers: Sequence[tuple[Fraction, int]], total: int, about: Words | None) -> Moment:
    """Give the mean of numbers by how often each comes.

    >>> mean_of([(Fraction(1), 3), (Fraction(3), 1)], 4, None).working()
    E = 1 × 3/4 + 3 × 1/4
    E = 3/2 = 1.5
    E: the mean of X
    """
    mean = sum((number * weight for number, weight in numbers), Fraction(0)) / total
    return Moment(mean, worked=partial(_sum_written, numbers, total, mean, about))


def _sum_written(
    numbers: Sequence[tuple[Fraction, int]], total: int, mean: Fraction, about: Words | None
) -> Working:
    end = Line((MEAN, Number.of(mean)), decimals=True)
    if len(numbers) > _MOST_TERMS:
        note = Phrase("working.sum", {"n": len(numbers)})
        return Working((end,), named(about), (note,))
    parts = [Product((Number.of(each), Ratio.of(weight, total))) for each, weight in numbers]
    return Working((Line((MEAN, Sum.of(*parts))), end), named(about))


def variance_from(square: Fraction, mean: Fraction, about: Words | None) -> Moment:
    """Give the variance, of the mean and the mean of the squares.

    >>> variance_from(Fraction(3), Fraction(3, 2), None).working()
    Var(X) = E(X²) − E(X)² = 3 − 9/4 = 3/4 = 0.75
    """
    return Moment(square - mean**2, worked=partial(_variance_written, square, mean, about))


def _variance_written(square: Fraction, mean: Fraction, about: Words | None) -> Working:
    means = Sum.of(Letter("E(X²)"), minus=Letter("E(X)²"))
    numbers = Sum.of(Number.of(square), minus=Number.of(mean**2))
    terms = (Letter("Var(X)"), means, numbers, Number.of(square - mean**2))
    names: Names = () if about is None else (("X", about),)
    return Working((Line(terms, decimals=True),), names)
