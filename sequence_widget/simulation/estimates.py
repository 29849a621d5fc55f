"""An estimate: a share of simulated games, which never goes without its uncertainty."""

import math
from dataclasses import dataclass
from fractions import Fraction
from numbers import Real
from statistics import NormalDist

from sequence_widget.rules import Seed, whole
from sequence_widget.text import in_words, say
from sequence_widget.text.errors import SimulationError
from sequence_widget.text.numbers import decimal_text

Seeds = Seed | tuple[Seed, ...]

AT_RANDOM = "RandomBot"
"""The policy of whoever chooses among the legal moves, each equally likely."""

_PRINTED = "{value} (95 %: {low}–{high}, n = {games})"
"""An estimate as code prints it, in every language."""

_FEWEST_DECIMALS = 3
_MOST_DECIMALS = 9


def normal_width(level: float) -> float:
    """Say within how many standard deviations a share `level` of a normal distribution lies.

    >>> round(normal_width(0.95), 2)
    1.96
    """
    if isinstance(level, bool) or not isinstance(level, Real) or not 0 < level < 1:
        raise SimulationError("simulation.level", value=level)
    return NormalDist().inv_cdf((1 + float(level)) / 2)


@dataclass(frozen=True, slots=True, repr=False)
class Estimate:
    """The share of simulated games in which something happened, as it speaks for all games.

    It is no number to calculate with, and is never equal to a `Probability`: `value` is what the
    games gave, `interval()` says how far from the truth that may well be. `seed` and `policy`
    (who played) say how to get the same again.

    >>> estimate = Estimate(5410, 10_000, seed=1, policy="RandomBot")
    >>> estimate
    0.541 (95 %: 0.531–0.551, n = 10 000)
    >>> estimate.value, round(estimate.se, 4), estimate == 0.541
    (0.541, 0.005, False)
    """

    happened: int
    n: int
    seed: Seeds = 0
    policy: str = ""

    def __post_init__(self) -> None:
        happened, n = whole(self.happened), whole(self.n)
        if happened is None or n is None or not 0 <= happened <= n or not n:
            raise SimulationError("simulation.no_share", happened=self.happened, n=self.n)
        object.__setattr__(self, "happened", happened)
        object.__setattr__(self, "n", n)

    @property
    def value(self) -> float:
        """The share itself."""
        return self.happened / self.n

    @property
    def se(self) -> float:
        """The standard error: how far such an estimate typically lies from the truth."""
        return math.sqrt(self.value * (1 - self.value) / self.n)

    def interval(self, level: float = 0.95) -> tuple[float, float]:
        """Give the Wilson interval: it holds the truth in a share `level` of all simulations.

        >>> low, high = Estimate(0, 100).interval()
        >>> low, round(high, 3)
        (0.0, 0.037)
        """
        z = normal_width(level)
        spread = z * math.sqrt(self.value * (1 - self.value) / self.n + z * z / (4 * self.n**2))
        middle = self.value + z * z / (2 * self.n)
        scale = 1 + z * z / self.n
        low = 0.0 if self.happened == 0 else (middle - spread) / scale
        high = 1.0 if self.happened == self.n else (middle + spread) / scale
        return low, high

    def __float__(self) -> float:
        return self.value

    def __format__(self, spec: str) -> str:
        """Format the share as the number it is; without a format, write it with its interval.

        >>> estimate = Estimate(5410, 10_000)
        >>> f"{estimate:.3f}", f"{estimate:.1%}", f"{estimate}"
        ('0.541', '54.1%', '0.541 (95 %: 0.531–0.551, n = 10 000)')
        """
        return format(self.value, spec) if spec else str(self)

    def to_text(self, language: str | None = None) -> str:
        r"""Write the estimate with its interval, with as many decimals as it is worth.

        >>> Estimate(5410, 10_000).to_text("nb")
        '0,541 (95\xa0%: 0,531–0,551, n = 10\xa0000)'
        """
        games = in_words(self.n, language)
        return say("simulation.estimate", language, **self._numbers(language), games=games)

    def _numbers(self, language: str | None = None) -> dict[str, str]:
        """Write the share and the ends of its interval."""
        low, high = self.interval()
        decimals = math.ceil(-math.log10((high - low) / 2))
        decimals = min(max(decimals, _FEWEST_DECIMALS), _MOST_DECIMALS)
        return {
            "value": decimal_text(Fraction(self.happened, self.n), decimals, language),
            "low": decimal_text(Fraction(low), decimals, language),
            "high": decimal_text(Fraction(high), decimals, language),
        }

    def __repr__(self) -> str:
        return _PRINTED.format(**self._numbers(), games=f"{self.n:,}".replace(",", " "))
