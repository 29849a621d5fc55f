"""A tally: how often each length of a game came."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sequence_widget.text import in_words, say
from sequence_widget.text.errors import SimulationError

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

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", dict(sorted(self.counts.items())))

    def __getitem__(self, number: int) -> int:
        return self.counts[number]

    def __iter__(self) -> Iterator[int]:
        return iter(self.counts)

    def __len__(self) -> int:
        return len(self.counts)

    def __hash__(self) -> int:
        return hash(tuple(self.counts.items()))

    def __add__(self, other: "Tally") -> "Tally":
        keys = {*self.counts, *other.counts}
        return Tally({key: self.get(key, 0) + other.get(key, 0) for key in keys})

    @property
    def n(self) -> int:
        """How many numbers came in all."""
        return sum(self.counts.values())

    def mean(self) -> float:
        """Give the mean."""
        return sum(number * count for number, count in self.items()) / self.n

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
        if not 0 <= share <= 1:
            raise SimulationError("simulation.level", value=share)
        wanted, seen = share * self.n, 0
        for number, count in self.items():
            seen += count
            if seen >= wanted:
                return number
        return max(self)

    def to_frame(self) -> "pd.DataFrame":
        """Give a table, a row a number."""
        import pandas as pd

        rows = [(number, count, count / self.n) for number, count in self.items()]
        return pd.DataFrame(rows, columns=["length", "games", "share"])

    def summary(self, language: str | None = None) -> str:
        """Say in a sentence how long the games were.

        >>> Tally({3: 1, 4: 2, 9: 1}).summary()
        'How long 4 games were: 5.00 on average, half of them from 3 to 4, all from 3 to 9.'
        """
        mean = f"{self.mean():.2f}"
        return say(
            "simulation.tally.summary", language, games=in_words(self.n, language),
            mean=mean if language == "en" else mean.replace(".", ","),
            low=self.quantile(0.25), high=self.quantile(0.75), least=min(self), most=max(self),
        )  # fmt: skip

    def grouped(self, groups: int = _GROUPS) -> dict[tuple[int, int], int]:
        """Count by stretches of equal width, at most so many of them.

        >>> Tally({3: 1, 4: 2, 9: 1}).grouped(4)
        {(2, 3): 1, (4, 5): 2, (6, 7): 0, (8, 9): 1}
        """
        least, most = min(self), max(self)
        widths = (digit * 10**power for power in range(19) for digit in (1, 2, 5))
        width = next(width for width in widths if most // width - least // width < groups)
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

    def __repr__(self) -> str:
        inner = ", ".join(f"{number}: {count}" for number, count in list(self.items())[:_SHOWN])
        return f"Tally({{{inner}{', …' if len(self) > _SHOWN else ''}}})"
