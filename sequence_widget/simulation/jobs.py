"""One piece of a simulation: some games of one source, played wherever there is a worker.

A game is decided by the source, the players, the seed and its number alone, so it does not
matter which worker plays it, nor how many there are.
"""

import hashlib
import pickle
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sequence_widget.engine import Bot
from sequence_widget.rules import Seed
from sequence_widget.simulation.loop import compiling
from sequence_widget.simulation.loop.inputs import Source, Tables
from sequence_widget.simulation.loop.policies import RANDOM
from sequence_widget.simulation.playouts import GAMES

Counts = tuple[int, ...]
"""Games won by each side, and drawn."""

FirstWins = int
"""Games won by the side that made their first move."""


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be played.

    `policies` are those of the seats in the playout loop; if there are none, the engine plays,
    and asks the `bots` (`None` moves at random). `marks` are the numbers of games at which one
    wants to know how the matter stands, the last being all games.
    """

    source: Source
    seed: Seed
    marks: tuple[int, ...]
    policies: tuple[int, ...] | None
    bots: tuple[Bot | None, ...] = ()

    @property
    def sides(self) -> int:
        """How many sides play."""
        return self.source.layout.sides

    @property
    def compiled(self) -> bool:
        """Whether machine code will play here."""
        return self.policies is not None and compiling.has_numba()

    def __dask_tokenize__(self) -> tuple[object, ...]:
        """Tell Dask what this is: it names every piece, and going through the rules takes long."""
        settled = pickle.dumps((self.source, self.seed, self.marks, self.policies))
        return "sequence_widget", settled, self.bots


@dataclass(frozen=True, slots=True)
class Part:
    """What came of some games: the counts between one mark and the next, and the lengths."""

    first: int
    games: int
    counts: dict[int, tuple[Counts, FirstWins]]
    lengths: dict[int, int]


def stream(seed: Seed, *further: object) -> int:
    """Turn a seed, however large or small, into 64 bits."""
    text = " ".join(map(str, ("sequence_widget playouts 1", seed, *further)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def play(job: Job, first: int, games: int) -> Part:
    """Play games number `first` and on; in the playout loop `first` begins a block."""
    if job.policies is None:
        from sequence_widget.simulation.engine_games import play_engine

        endings, lengths = play_engine(job, first, games)
        return _summed(job, first, endings, lengths)
    tables = _tables(job.source, job.policies)
    game = tables.loop
    smart = any(policy != RANDOM for policy in job.policies)
    loop = compiling.machine_loop(game, smart=smart) if job.compiled else None
    arguments = tables.arguments(compiled=loop is not None)
    seed = stream(job.seed)
    if loop is None:
        endings, lengths = [0] * games, [0] * games
        plain = compiling.plain_loop(game, smart=smart)
        plain(*arguments, endings, lengths, seed, first, games, [])
        return _summed(job, first, endings, lengths)
    import numpy as np

    ended, long = np.empty(games, "uint8"), np.empty(games, "uint32")
    loop(*arguments, ended, long, seed, first, games, [])
    return _summed_arrays(job, first, ended, long)


@lru_cache(maxsize=32)
def _tables(source: Source, policies: tuple[int, ...]) -> Tables:
    return GAMES[type(source.rules)].tables(source, policies)


def _segments(job: Job, first: int, games: int) -> list[tuple[int, int, int]]:
    """Say which of these games lie between which marks: the mark's number, and from where to."""
    found, begin = [], 0
    for number, mark in enumerate(job.marks):
        end = min(mark - first, games)
        if end > begin:
            found.append((number, begin, end))
            begin = end
    return found


def _told_apart(often: Sequence[int], sides: int) -> tuple[Counts, FirstWins]:
    """Count by who won, and those won by who began, from how often each ending came."""
    results = sides + 1
    counts = tuple(sum(often[won::results]) for won in range(results))
    return counts, sum(often[side * results + side] for side in range(sides))


def _summed(job: Job, first: int, endings: list[int], lengths: list[int]) -> Part:
    counts = {}
    for number, begin, end in _segments(job, first, len(endings)):
        came = Counter(endings[begin:end])
        often = [came[ending] for ending in range(job.sides * (job.sides + 1))]
        counts[number] = _told_apart(often, job.sides)
    return Part(first, len(endings), counts, dict(Counter(lengths)))


def _summed_arrays(job: Job, first: int, endings: Any, lengths: Any) -> Part:  # noqa: ANN401 - arrays
    import numpy as np

    counts = {}
    for number, begin, end in _segments(job, first, len(endings)):
        came = np.bincount(endings[begin:end], minlength=job.sides * (job.sides + 1))
        counts[number] = _told_apart(came.tolist(), job.sides)
    often: dict[int, int]
    if int(lengths.max()) <= 8 * len(lengths):  # else counting would take more room than sorting
        by_length = np.bincount(lengths)
        often = {int(length): int(by_length[length]) for length in np.flatnonzero(by_length)}
    else:
        values, times = np.unique(lengths, return_counts=True)
        often = dict(zip(values.tolist(), times.tolist(), strict=True))
    return Part(first, len(endings), counts, often)
