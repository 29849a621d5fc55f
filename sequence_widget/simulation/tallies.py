"""A tally: how often each length of a game came."""

import math
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from numbers import Real
from typing import TYPE_CHECKING

from sequence_widget.rules import Seed, whole
from sequence_widget.simulation.estimates import Estimate, Seeds, normal_width
from sequence_widget.text import in_words, say
from sequence_widget.text.errors import SimulationError
from sequence_widget.text.extras import wanted
from sequence_widget.text.numbers import decimal_text

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

_SHOWN = 60
_GROUPS = 20


@dataclass(frozen=True, slots=True, repr=False)
class Tally(Mapping[int, int]):
    """How often each whole number came, the smallest first: a mapping number → count.

    >>> tally = Tally({3: 1, 4: 2, 9: 1})
    >>> tally[4], tally.n, tally.mean(), round(tally.sd(), 2), tally.quantile(0.5)
    (2, 4, 5.0, 2.71, 4)
    """

    counts: Mapping[int, int]
    seed: Seeds = field(default=0, kw_only=True, compare=False)
    policy: str = field(default="", kw_only=True, compare=False)
    """Who played; an estimate made of the tally says so."""

    def __post_init__(self) -> None:
        given = self.counts
        if not isinstance(given, Mapping):
            raise SimulationError("simulation.no_tally", value=given)
        counts = {}
        for number, count in given.items():
            read = whole(number), whole(count)
            if read[0] is None or read[1] is None or read[0] < 0 or read[1] < 0:
                raise SimulationError("simulation.no_tally", value=given)
            counts[read[0]] = read[1]
        if not any(counts.values()):
            raise SimulationError("simulation.no_tally", value=given)
        object.__setattr__(self, "counts", dict(sorted(counts.items())))

    def __getitem__(self, number: int) -> int:
        return self.counts[number]

    def __iter__(self) -> Iterator[int]:
        return iter(self.counts)

    def __len__(self) -> int:
        return len(self.counts)

    def __hash__(self) -> int:
        return hash(tuple(self.counts.items()))

    def __add__(self, other: "Tally") -> "Tally":
        if not isinstance(other, Tally):
            return NotImplemented
        keys = {*self.counts, *other.counts}
        counts = {key: self.get(key, 0) + other.get(key, 0) for key in keys}
        policy = self.policy if self.policy == other.policy else f"{self.policy}; {other.policy}"
        seeds = _seeds(self.seed) + _seeds(other.seed)
        return Tally(counts, seed=seeds, policy=policy)

    @property
    def n(self) -> int:
        """How many numbers came in all."""
        return sum(self.counts.values())

    def mean(self) -> float:
        """Give the mean."""
        return float(self._exact_mean())

    def _exact_mean(self) -> Fraction:
        return Fraction(sum(number * count for number, count in self.items()), self.n)

    def mean_interval(self, level: float = 0.95) -> tuple[float, float]:
        """Give an interval for the mean of all games: it holds it in a share `level` of all runs.

        It goes by the normal distribution, which the mean of a hundred games or more is close to,
        however uneven the games themselves are.

        >>> low, high = Tally({1: 50, 3: 50}).mean_interval()
        >>> round(low, 3), round(high, 3)
        (1.803, 2.197)
        """
        spread = normal_width(level)
        if self.n == 1:
            raise SimulationError("simulation.one_game")
        mean = self.mean()
        return mean - spread * self.se(), mean + spread * self.se()

    def probability(self, event: object) -> Estimate:
        """Estimate how often a game is so long: the share of the games that were.

        The event is a length, several (a set, a range, a list), or a function that says of a
        length whether it counts.

        >>> tally = Tally({3: 10, 4: 20, 9: 10})
        >>> tally.probability(4), tally.probability(range(5, 10)).value
        (0.500 (95 %: 0.352–0.648, n = 40), 0.25)
        >>> tally.probability(lambda length: length % 2 == 1).value
        0.5
        >>> tally.probability("4")
        Traceback (most recent call last):
        sequence_widget.text.errors.SimulationError: a length is a whole number, 0 or more; give \
one, several such as range(20, 31), or a function of a length, not '4'
        """
        counts = _lengths(event)
        happened = sum(count for number, count in self.items() if counts(number))
        return Estimate(happened, self.n, self.seed, self.policy)

    def variance(self) -> float:
        """Estimate the variance of what the numbers were drawn from."""
        if self.n == 1:
            return 0.0
        squares = sum(number * number * count for number, count in self.items())
        total = sum(number * count for number, count in self.items())
        return (squares * self.n - total * total) / (self.n * (self.n - 1))

    def sd(self) -> float:
        """Estimate the standard deviation of what the numbers were drawn from."""
        return math.sqrt(self.variance())

    def se(self) -> float:
        """Give the standard error of the mean.

        >>> round(Tally({1: 50, 3: 50}).se(), 3)
        0.101
        """
        return self.sd() / math.sqrt(self.n)

    def quantile(self, share: float) -> int:
        """Give the smallest number that at least this share of all do not exceed."""
        if isinstance(share, bool) or not isinstance(share, Real) or not 0 <= share <= 1:
            raise SimulationError("simulation.level", value=share)
        wanted, seen = share * self.n, 0
        for number, count in self.items():
            seen += count
            if seen >= wanted:
                return number
        return max(self)

    def to_frame(self) -> "pd.DataFrame":
        """Give a table, a row a number."""
        with wanted("pandas"):
            import pandas as pd

        rows = [(number, count, count / self.n) for number, count in self.items()]
        return pd.DataFrame(rows, columns=["length", "games", "share"])

    def summary(self, language: str | None = None) -> str:
        """Say in a sentence how long the games were.

        >>> Tally({3: 1, 4: 2, 9: 1}).summary()
        'Length of 4 games: mean 5.00; the middle half from 3 to 4, all from 3 to 9.'
        """
        return say(
            "simulation.tally.summary", language, games=in_words(self.n, language),
            mean=decimal_text(self._exact_mean(), 2, language),
            low=self.quantile(0.25), high=self.quantile(0.75), least=min(self), most=max(self),
        )  # fmt: skip

    def grouped(self, groups: int = _GROUPS) -> dict[tuple[int, int], int]:
        """Count by stretches of equal width, at most so many of them.

        >>> Tally({3: 1, 4: 2, 9: 1}).grouped(4)
        {(2, 3): 1, (4, 5): 2, (6, 7): 0, (8, 9): 1}
        """
        most_groups = whole(groups)
        if most_groups is None or most_groups < 1:
            raise SimulationError("simulation.least", name="groups", least=1, value=groups)
        least, most = min(self), max(self)
        widths = (digit * 10**power for power in range(19) for digit in (1, 2, 5))
        width = next(width for width in widths if most // width - least // width < most_groups)
        begins = range(least - least % width, most + 1, width)
        found = {(begin, begin + width - 1): 0 for begin in begins}
        for number, count in self.items():
            begin = number - number % width
            found[begin, begin + width - 1] += count
        return found

    def _repr_html_(self) -> str:
        from sequence_widget.simulation.plots import tally_html

        return tally_html(self)

    def plot(self, ax: "Axes | None" = None, language: str | None = None) -> "Axes":
        """Draw a histogram with matplotlib, the summary above it."""
        from sequence_widget.simulation.plots import plot_tally

        return plot_tally(self, ax, language)

    def describe(self, language: str | None = None) -> str:
        """Say in words what the mean and the standard deviation are."""
        return say(
            "simulation.lengths", language,
            mean=decimal_text(self._exact_mean(), 2, language),
            sd=decimal_text(Fraction(self.sd()), 2, language),
        )  # fmt: skip

    def __repr__(self) -> str:
        inner = ", ".join(f"{number}: {count}" for number, count in list(self.items())[:_SHOWN])
        return f"Tally({{{inner}{', …' if len(self) > _SHOWN else ''}}})"


def _seeds(seed: Seeds) -> tuple[Seed, ...]:
    return seed if isinstance(seed, tuple) else (seed,)


def _lengths(event: object) -> Callable[[int], bool]:
    """Say which lengths an event means; refuse what means none."""
    one = whole(event)
    if one is not None and one >= 0:
        return lambda length: length == one
    if callable(event):
        return lambda length: _told(event(length), event)
    if isinstance(event, range) and event:
        return event.__contains__
    if isinstance(event, Collection) and not isinstance(event, str | bytes | Mapping):
        several = {whole(number) for number in event}
        if several and all(number is not None and number >= 0 for number in several):
            return several.__contains__
    raise SimulationError("simulation.no_length", value=event)


def _told(answer: object, event: object) -> bool:
    """Take a function at its word, if that is yes or no."""
    if answer not in (True, False):
        raise SimulationError("simulation.no_length", value=event)
    return bool(answer)
