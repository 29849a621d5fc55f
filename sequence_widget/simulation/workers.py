"""Handing the games of one or more jobs out to workers, and losing or counting none twice.

Games go out in pieces. A piece counts when its part has come back, and then it is no longer
wanted; one that does not come back is handed out again.
"""

import os
import pickle
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ThreadPoolExecutor,
    wait,
)
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Self

from sequence_widget.engine import Bot
from sequence_widget.simulation.jobs import Job, Part, play
from sequence_widget.simulation.loop.primitives import BLOCK
from sequence_widget.simulation.progress import Progress
from sequence_widget.text.errors import SimulationError

_TRIES, _TRIES_WITHOUT_ANY = 5, 3
"""A piece that fails so often ends the run; sooner if nothing has come back at all."""

_LOOK_UP = 0.1
"""So many seconds pass between looks at the clock and at the keyboard."""

_SHORT = 200_000
"""Fewer games than this are not worth starting threads for."""

_SILENCE = 600.0
"""So many seconds without any answer are too many for pieces that take less than one."""

_WINDOW = 512
"""So many pieces at most are out at a time, so that a long run takes no more memory."""

_PARTS = 16
"""For so many workers of a cluster there are pieces even in a short run."""


@dataclass(slots=True)
class Total:
    """What has come back so far."""

    games: int = 0
    counts: dict[int, list[int]] = field(default_factory=dict)
    first_wins: dict[int, int] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)
    complete: bool = True

    def add(self, part: Part) -> None:
        """Count a part."""
        self.games += part.games
        for number, (counts, first_wins) in part.counts.items():
            self.first_wins[number] = self.first_wins.get(number, 0) + first_wins
            known = self.counts.setdefault(number, [0] * len(counts))
            for index, count in enumerate(counts):
                known[index] += count
        for length, count in part.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + count


@dataclass(frozen=True, slots=True)
class Failed:
    """An error of the game itself, a bot's say: to be shown, not to be tried again."""

    error: BaseException

    @classmethod
    def of(cls, error: Exception) -> Self:
        """Take the error along if it can travel, else what it says."""
        try:
            pickle.loads(pickle.dumps(error))  # noqa: S301 - made in this line
        except Exception:  # noqa: BLE001 - whatever an error's own code may raise
            return cls(RuntimeError(f"{type(error).__name__}: {error}"))
        return cls(error)


Piece = tuple[int, int, int]
"""The number of the job and of the first game, and how many games there are."""


def play_piece(job: Job, piece: Piece) -> Part | Failed:
    """Play a piece, wherever this may be; an error of the game itself comes back as a value."""
    _, first, games = piece
    try:
        return play(job, first, games)
    except Exception as error:  # noqa: BLE001 - raised again where somebody can see it
        return Failed.of(error)


def run(
    job: Job, games: int, workers: int | None, executor: Executor | None, *, progress: bool
) -> Total:
    """Play all games of a job; Ctrl-C ends it with those that have been played."""
    (total,) = run_all([job], games, workers, executor, progress=progress)
    return total


def run_all(
    jobs: Sequence[Job],
    games: int,
    workers: int | None,
    executor: Executor | None,
    *,
    progress: bool,
) -> list[Total]:
    """Play so many games of each of several jobs that are played in the same way.

    They come on side by side, so that Ctrl-C ends them with about as many games of each; before
    there are some of each, there is nothing to give.
    """
    totals = [Total() for _ in jobs]
    with Progress(games * len(jobs), shown=progress) as bar:
        try:
            if executor is not None:
                _Handing(jobs, games, lambda: executor, bar, totals, lasting=True).run()
            else:
                _run_here(jobs, games, workers, bar, totals)
        except KeyboardInterrupt:
            for total in totals:
                total.complete = False
            if not all(total.games for total in totals):
                raise
    return totals


def usable_cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _run_here(
    jobs: Sequence[Job], games: int, workers: int | None, bar: Progress, totals: list[Total]
) -> None:
    job = jobs[0]
    if workers is None:
        workers = usable_cores() if job.compiled and games * len(jobs) >= _SHORT else 1
    if workers > 1 and sys.platform == "emscripten":
        raise SimulationError("simulation.one_worker")
    if workers == 1:
        for piece in _timed_pieces(jobs, games):
            _count(totals[piece[0]], bar, play_piece(jobs[piece[0]], piece))
        return
    if not job.compiled and _in_a_cell(job.bots):
        raise SimulationError("simulation.bot_of_a_cell")
    threads = job.compiled  # machine code lets other threads run meanwhile; Python does not

    def pool() -> Executor:
        if threads:
            return ThreadPoolExecutor(workers)
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))

    _Handing(jobs, games, pool, bar, totals, lasting=False).run()


def _in_a_cell(bots: tuple[Bot | None, ...]) -> bool:
    """Whether a bot was written into a notebook, where other processes cannot import it from."""
    here = [bot for bot in bots if type(bot).__module__ == "__main__"]
    return bool(here) and not hasattr(sys.modules["__main__"], "__file__")


def _timed_pieces(jobs: Sequence[Job], games: int) -> Iterator[Piece]:
    """Cut the games up so that one may look up from them every now and then.

    Whatever the sizes, each game is the same. They double as long as a piece is soon played.
    """
    first, size, most = 0, *_sizes(jobs[0])
    while first < games:
        begun = time.monotonic()
        for number in range(len(jobs)):
            yield number, first, min(size, games - first)
        first += size
        if time.monotonic() - begun < _LOOK_UP * len(jobs):
            size = min(2 * size, most)


def _sizes(job: Job) -> tuple[int, int]:
    """Say how many games to begin with in a piece, and how many there may be."""
    if job.policies is None:
        return 1, 1 if any(job.bots) else 64
    return BLOCK, (256 if job.compiled else 4) * BLOCK


def _soon_played(job: Job) -> int:
    """Say how many games machine code plays in a moment; threads find it compiled afterwards."""
    play(job, 0, 1)
    begun = time.perf_counter()
    play(job, 0, BLOCK)
    seconds = time.perf_counter() - begun
    return BLOCK * max(1, int(_LOOK_UP / seconds))


def _pieces(
    jobs: Sequence[Job], games: int, parts: int, most: int | None = None
) -> Iterator[Piece]:
    """Cut the games up: for each worker several pieces, of a size that can be waited for."""
    job = jobs[0]
    _, size = _sizes(job)
    if job.policies is not None:
        even = -(-games * len(jobs) // (4 * parts))
        size = min(size if job.compiled else 16 * size, max(BLOCK, even - even % -BLOCK))
    size = min(size, most or size)
    for first in range(0, games, size):
        for number in range(len(jobs)):
            yield number, first, min(size, games - first)


def _count(total: Total, bar: Progress, answer: Part | Failed) -> None:
    if isinstance(answer, Failed):
        raise answer.error
    if not isinstance(answer, Part):
        raise SimulationError("simulation.no_future", answer=answer)
    total.add(answer)
    bar.update(answer.games)


class _Handing:
    """Hands pieces out to an executor until all have come back."""

    def __init__(
        self,
        jobs: Sequence[Job],
        games: int,
        open_executor: Callable[[], Executor],
        bar: Progress,
        totals: list[Total],
        *,
        lasting: bool,
    ) -> None:
        self.jobs = jobs
        parts = _PARTS if lasting else 2 * usable_cores()
        most = _soon_played(jobs[0]) if jobs[0].compiled else None
        self.pieces = _pieces(jobs, games, parts, most)
        self.open_executor = open_executor
        self.bar = bar
        self.totals = totals
        self.lasting = lasting  # the executor is somebody else's: not to be closed or replaced
        self.executor = open_executor()
        self.out: dict[Future[Part | Failed], tuple[Piece, Executor]] = {}
        self.tries: dict[Piece, int] = {}
        self.most_tries = 0
        self.heard = time.monotonic()

    def run(self) -> None:
        """Hand out, wait, count; at Ctrl-C what is finished still counts."""
        try:
            self._hand_out(islice(self.pieces, _WINDOW))
            while self.out:
                done, _ = wait(self.out, _LOOK_UP, FIRST_COMPLETED)
                self._listen(answered=bool(done))
                self.bar.update(0)
                for future in done:
                    self._take_back(future)
                self._hand_out(islice(self.pieces, _WINDOW - len(self.out)))
        finally:
            self._close()

    def _hand_out(self, pieces: Iterator[Piece]) -> None:
        for piece in pieces:
            executor = self.executor
            try:
                future = executor.submit(play_piece, self.jobs[piece[0]], piece)
            except Exception as error:  # noqa: BLE001 - each executor has its own
                self._lost(piece, executor, error)
            else:
                if not callable(getattr(future, "result", None)):
                    raise SimulationError("simulation.no_future", answer=future)
                self.out[future] = piece, executor

    def _listen(self, *, answered: bool) -> None:
        """Notice an executor that will never answer, as Dask's after its client was closed."""
        now = time.monotonic()
        if answered:
            self.heard = now
            return
        silent = now - self.heard
        if self.is_deaf or (silent > _SILENCE and self.jobs[0].policies is not None):
            raise SimulationError("simulation.no_answer", seconds=round(silent), done=self.done)

    @property
    def is_deaf(self) -> bool:
        """Whether the executor is Dask's, and its client was closed."""
        return getattr(getattr(self.executor, "_client", None), "status", None) == "closed"

    @property
    def done(self) -> int:
        """How many games have come back."""
        return sum(total.games for total in self.totals)

    def _take_back(self, future: "Future[Part | Failed]") -> None:
        piece, executor = self.out.pop(future)
        error = _error_of(future)
        if error is None:
            _count(self.totals[piece[0]], self.bar, future.result())
        else:
            self._lost(piece, executor, error)

    def _lost(self, piece: Piece, executor: Executor, error: BaseException) -> None:
        """Hand a piece out again, to a new pool if ours broke; give up after some tries."""
        tries = self.tries[piece] = self.tries.get(piece, 0) + 1
        if tries >= (_TRIES if self.done else _TRIES_WITHOUT_ANY):
            reason = f"{type(error).__name__}: {error}".rstrip(": ")
            begun = self.done or self.lasting or not hasattr(sys.modules["__main__"], "__file__")
            key = "simulation.worker_lost" if begun else "simulation.workers_never_began"
            raise SimulationError(key, tries=tries, reason=reason, done=self.done) from error
        if executor is self.executor and isinstance(error, BrokenExecutor) and not self.lasting:
            executor.shutdown(wait=False)  # all that it was given comes back as broken too
            self.executor = self.open_executor()
        if tries > self.most_tries:
            self.most_tries = tries
            time.sleep(_LOOK_UP * (tries - 1))
        self._hand_out(iter([piece]))

    def _close(self) -> None:
        """Withdraw what nobody waits for any more; what is finished by then still counts.

        Dask's closed client has withdrawn it, and complains of every piece that is withdrawn again.
        """
        for future in () if self.is_deaf else self.out:
            future.cancel()
        if not self.lasting:
            with suppress(KeyboardInterrupt):
                self.executor.shutdown(wait=True, cancel_futures=True)
        for future, (piece, _) in self.out.items():
            if future.done() and _error_of(future) is None:
                answer = future.result()
                if isinstance(answer, Part):
                    self.totals[piece[0]].add(answer)
        self.out.clear()


def _error_of(future: "Future[Part | Failed]") -> BaseException | None:
    """Say what kept a piece from coming back; other cancellations than ours are among it."""
    try:
        return future.exception()
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        return error
