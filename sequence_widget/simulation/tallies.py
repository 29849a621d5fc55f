"""A tally: how often each length of a game came."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sequence_widget.simulation.errors import SimulationError

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

_SHOWN = 60


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

    def plot(self, ax: "Axes | None" = None, language: str = "en") -> "Axes":
        """Draw a histogram with matplotlib."""
        from sequence_widget.simulation.pictures import plot_tally

        return plot_tally(self, ax, language)

    def __repr__(self) -> str:
        inner = ", ".join(f"{number}: {count}" for number, count in list(self.items())[:_SHOWN])
        return f"Tally({{{inner}{', …' if len(self) > _SHOWN else ''}}})"
