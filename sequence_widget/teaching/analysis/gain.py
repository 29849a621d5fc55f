"""What somebody gained or lost in chances, with its uncertainty."""

import math
from dataclasses import dataclass, field
from fractions import Fraction

from sequence_widget.exact import Probability, Proven
from sequence_widget.simulation import Estimate
from sequence_widget.text import Words, say
from sequence_widget.text.numbers import decimal_text

Winning = Estimate | Probability | Proven
"""A chance to win: estimated, exact, or proven."""

_DECIMALS = 1


def share_of(chance: Winning | Fraction) -> Fraction:
    """Give the share that a chance stands at, exactly; of a proven one, halfway between its bounds.

    >>> share_of(Estimate(1, 3)), share_of(Probability(1, 3))
    (Fraction(1, 3), Fraction(1, 3))
    """
    if isinstance(chance, Estimate):
        return Fraction(chance.happened, chance.n)
    return chance.middle if isinstance(chance, Proven) else Fraction(chance)


def bounds_of(chance: Winning, level: float) -> tuple[float, float]:
    """Give the interval of a chance; an exact one has no width, a proven one none to be seen."""
    if isinstance(chance, Estimate):
        return chance.interval(level)
    return float(chance), float(chance)


@dataclass(frozen=True, slots=True, repr=False)
class Gain(Words):
    """A sum of changes of a chance, as a share of 1: each chance in it with how often it counts.

    A chance that one change ends at and the next begins at stands in the sum once, with what the
    two leave of it. Gains add up exactly.

    >>> before, after = Estimate(5_000, 10_000), Estimate(6_000, 10_000)
    >>> gain = Gain(((1, after), (-1, before)))
    >>> gain, gain.value
    (+10.0 points (95%: +8.6 to +11.4), Fraction(1, 10))
    """

    terms: tuple[tuple[int, Winning], ...] = ()
    below_zero: str | None = field(default=None, kw_only=True, compare=False)
    """The sentence that says what it means when this is below zero, by its key."""

    @property
    def value(self) -> Fraction:
        """The sum itself."""
        return sum((count * share_of(chance) for count, chance in self.terms), Fraction(0))

    @property
    def points(self) -> float:
        """The sum in percentage points."""
        return float(100 * self.value)

    def interval(self, level: float = 0.95) -> tuple[float, float]:
        """Give an interval that holds the truth in a share `level` of all simulations.

        Each chance brings its own interval, as far as it counts: their distances are added as
        those of independent errors are. (The method is Newcombe's for differences of shares.)

        >>> Gain(((1, Probability(1, 2)), (-1, Probability(1, 4)))).interval()
        (0.25, 0.25)
        """
        below = above = 0.0
        for count, chance in self.terms:
            share = float(share_of(chance))
            low, high = bounds_of(chance, level)
            down, up = (share - low, high - share) if count > 0 else (high - share, share - low)
            below += (count * down) ** 2
            above += (count * up) ** 2
        middle = float(self.value)
        return middle - math.sqrt(below), middle + math.sqrt(above)

    @property
    def exact(self) -> bool:
        """Whether there is nothing estimated in it."""
        return not any(isinstance(chance, Estimate) for _, chance in self.terms)

    def __float__(self) -> float:
        return float(self.value)

    def __format__(self, spec: str) -> str:
        """Format the gain as the number it is; without a format, write it with its interval.

        >>> f"{Gain(((1, Probability(1, 3)),)):.2f}"
        '0.33'
        """
        return format(float(self), spec) if spec else str(self)

    def to_text(self, language: str | None = None) -> str:
        """Write the gain in percentage points, with its interval if it has one.

        >>> Gain(((1, Probability(1, 3)),)).to_text("nb")
        '+33,3 prosentpoeng'
        """
        told = say("analysis.points", language, n=self.points, points=signed(self.value, language))
        if not self.exact:
            low, high = (signed(Fraction(bound), language) for bound in self.interval())
            told += f" {say('analysis.interval', language, low=low, high=high)}"
        if self.value < 0 and self.below_zero is not None:
            told += f". {say(self.below_zero, language)}"
        return told

    def said(self, language: str | None) -> str:
        """Put it into a sentence."""
        return self.to_text(language)

    def __repr__(self) -> str:
        return self.to_text()


def signed(value: Fraction, language: str | None = None) -> str:
    """Write a share in percentage points, a gain with its plus.

    >>> signed(Fraction(-1, 8)), signed(Fraction(1, 8), "nb"), signed(Fraction(0))
    ('-12.5', '+12,5', '0.0')
    """
    text = decimal_text(100 * value, _DECIMALS, language)
    return f"+{text}" if value > 0 and any(digit in "123456789" for digit in text) else text
