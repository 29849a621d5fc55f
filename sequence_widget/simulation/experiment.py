"""What can be tried again and again: all that may come of it, and a course that a seed decides."""

import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from typing import Any, ClassVar

from sequence_widget.exact import Proven
from sequence_widget.rules import Seed
from sequence_widget.text import IllegalMoveError

Outcome = Hashable

_LOOKS = 12
"""So often a run is to be looked at, at growing numbers of trials."""

_PIECE = 0.01
"""A piece that takes fewer seconds than this is followed by a larger one."""


class Luck(ABC):
    """A course of trials that a seed decides, however few or many are asked for at a time."""

    def __init__(self, seed: Seed) -> None:
        self.seed = seed
        self.done = 0
        self.counts: Counter[Outcome] = Counter()

    @property
    @abstractmethod
    def least(self) -> int:
        """How many trials a piece has at least, if it is not the last."""

    def more(self, trials: int) -> None:
        """Make so many more trials."""
        self.counts = self.counts + self._made(trials)
        self.done += trials

    @abstractmethod
    def _made(self, trials: int) -> "Counter[Outcome]":
        """Make so many more trials, and give what came."""

    def pieces(self, trials: int) -> Iterator[tuple["Counter[Outcome]", bool]]:
        """Make so many more trials piece by piece, and give all counts after each.

        With them goes whether they are worth a look: that is after ever more trials, so that one
        sees the first of them come, and the shares settle.

        >>> import sequence_widget as sq
        >>> from sequence_widget.simulation.sampled import sampled_rolls
        >>> luck = sampled_rolls(sq.edition("dice")).luck(seed=1)
        >>> [counts.total() for counts, look in luck.pieces(1_000) if look]
        [1, 2, 3, 6, 10, 18, 32, 56, 100, 178, 316, 562]
        """
        begun, size = self.done, self.least
        for mark in _marks(trials):
            while (left := begun + mark - self.done) > 0:
                since = time.perf_counter()
                self.more(min(left, size - self.done % self.least))
                if time.perf_counter() - since < _PIECE:
                    size *= 2
                yield self.counts, self.done - begun == mark < trials


def _marks(trials: int) -> list[int]:
    """Choose the numbers of trials at which to look, evenly on a log scale, and the last."""
    return sorted({round(trials ** (look / _LOOKS)) for look in range(_LOOKS)} | {trials})


class Experiment(ABC):
    """Something with luck that can be tried again and again; equal ones have the same chances."""

    kind: ClassVar[str]

    @property
    @abstractmethod
    def outcomes(self) -> tuple[Outcome, ...]:
        """All that may come, in order."""

    @property
    @abstractmethod
    def chances(self) -> Mapping[Any, Fraction | Proven] | None:
        """The exact answer, or a proven one, where there is one."""

    @abstractmethod
    def luck(self, seed: Seed) -> Luck:
        """Begin a course of trials."""

    def read(self, text: str) -> Outcome:
        """Read what came by hand, with real dice or cards; refuse what cannot have come."""
        raise IllegalMoveError("trials.not_by_hand", text=text)
