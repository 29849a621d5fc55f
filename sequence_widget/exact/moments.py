"""Means and variances: exact fractions, of which only the short ones are written out."""

from fractions import Fraction

from sequence_widget.text import say
from sequence_widget.text.numbers import digits_of, fraction_text, is_long


class Moment(Fraction):
    """A mean or a variance. It is a `Fraction`, and `Fraction(moment)` has all its digits.

    >>> Moment(33, 34), Moment(3**90, 7**80)
    (Fraction(33, 34), 2.2 × 10^-25 (a fraction of 43 digits over 68))
    """

    __slots__ = ()

    def __str__(self) -> str:
        if not is_long(self):
            return super().__str__()
        above, below = digits_of(self)
        return f"{fraction_text(self)} ({say('number.size', above=above, below=below)})"

    def __repr__(self) -> str:
        return str(self) if is_long(self) else f"Fraction({self.numerator}, {self.denominator})"
