"""Workers: none of their games is lost or counted twice, whatever becomes of them."""

import os
import random
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import (
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.simulation import jobs, progress, workers


class Flaky(Executor):
    """Runs what it is given at once, except when `fails` says no to a piece of work.

    It is asked with how often it was given this very piece: what it says must not hang on who
    comes when, or a piece might be the unlucky one each time.
    """

    def __init__(self, fails: Callable[[int], BaseException | None], *, late: bool = True) -> None:
        self.fails, self.late, self.given = fails, late, Counter[str]()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        piece = repr((args, kwargs))
        self.given[piece] += 1
        error = self.fails(self.given[piece])
        if error is not None and not self.late:
            raise error
        future: Future[Any] = Future()
        if isinstance(error, CancelledError):
            future.cancel()
            future.set_running_or_notify_cancel()
        elif error is not None:
            future.set_exception(error)
        else:
            future.set_result(fn(*args, **kwargs))
        return future


@dataclass(frozen=True)
class Deadly:
    """Kills the process it is in, as often as the file does not say it has."""

    notes: str
    times: int

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        notes = Path(self.notes)
        said = len(notes.read_text()) if notes.exists() else 0
        if said < self.times and rng.random() < 0.2:
            notes.write_text("x" * (said + 1))
            os.kill(os.getpid(), signal.SIGKILL)
        return view.legal_moves[0]


def whole(**options: Any) -> sq.Results:
    return sq.simulate("kids", games=200_000, seed=3, workers=1, **options)


@pytest.mark.parametrize("workers", [1, 2, 3, 7], ids="{} at work".format)
def test_any_number_of_workers_gives_the_same(workers: int) -> None:
    assert sq.simulate("kids", games=200_000, seed=3, workers=workers) == whole()


@pytest.mark.slow
def test_any_executor_will_do() -> None:
    with ThreadPoolExecutor(2) as threads:
        assert sq.simulate("kids", games=200_000, seed=3, executor=threads) == whole()
        assert threads.submit(int, "7").result() == 7  # it is not ours to close
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        assert sq.simulate("kids", games=200_000, seed=3, executor=processes) == whole()
        assert processes.submit(int, "7").result() == 7
    assert sq.simulate("kids", games=200_000, seed=3, executor=Flaky(lambda _: None)) == whole()


FAILURES = [
    (error, late)
    for error in (OSError("gone"), CancelledError(), RuntimeError("no"), MemoryError())
    for late in (False, True)
    if late or not isinstance(error, CancelledError)  # only a future is cancelled
]


def when(error: BaseException, *, late: bool) -> str:
    """Name a failure."""
    return f"{type(error).__name__} {'of a future' if late else 'at once'}"


@pytest.mark.parametrize(
    ("error", "late"), FAILURES, ids=[when(error, late=late) for error, late in FAILURES]
)
def test_what_fails_now_and_then_is_done_again(error: BaseException, *, late: bool) -> None:
    flaky = Flaky(lambda time: error if time % 3 else None, late=late)
    assert sq.simulate("kids", games=200_000, seed=3, executor=flaky) == whole()
    assert len(flaky.given) > 1
    assert {*flaky.given.values()} == {3}


ALWAYS = [(OSError("gone"), False), (OSError("gone"), True), (CancelledError(), True)]


@pytest.mark.parametrize(
    ("error", "late"), ALWAYS, ids=[when(error, late=late) for error, late in ALWAYS]
)
def test_what_always_fails_is_reported(error: BaseException, *, late: bool) -> None:
    broken = Flaky(lambda _: error, late=late)
    with pytest.raises(sq.SimulationError, match="workers failed 3 times") as caught:
        sq.simulate("kids", games=100_000, executor=broken)
    assert type(error).__name__ in str(caught.value)
    assert broken.given.total() < 200


def test_an_executor_that_was_closed_is_reported() -> None:
    closed = ThreadPoolExecutor(1)
    closed.shutdown()
    with pytest.raises(sq.SimulationError, match="after shutdown"):
        sq.simulate("kids", games=1_000, executor=closed)


def test_an_executor_that_never_answers_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Executor):
        def submit(self, _fn: Callable[..., Any], /, *_: Any, **__: Any) -> "Future[Any]":
            return Future()

    monkeypatch.setattr(workers, "_SILENCE", 0.3)
    with pytest.raises(sq.SimulationError, match="no worker has answered"):
        sq.simulate("kids", games=1_000, executor=Silent())


@pytest.mark.slow
def test_a_worker_killed_in_mid_run_is_replaced(tmp_path: Path) -> None:
    notes = tmp_path / "deaths"
    players = [Deadly(str(notes), times=2), "Bo"]
    results = sq.simulate("mini-kids", games=40, players=players, workers=2, seed=1)
    assert len(notes.read_text()) == 2
    assert results.complete
    assert results.counts == sq.simulate(  # nobody dies any more
        "mini-kids", games=40, players=players, workers=1, seed=1
    ).counts  # fmt: skip


@pytest.mark.slow
def test_workers_that_die_again_and_again_are_reported(tmp_path: Path) -> None:
    players = [Deadly(str(tmp_path / "deaths"), times=1_000), "Bo"]
    with pytest.raises(sq.SimulationError, match="BrokenProcessPool"):
        sq.simulate("mini-kids", games=40, players=players, workers=2)


def test_somebody_elses_broken_pool_is_reported(tmp_path: Path) -> None:
    players = [Deadly(str(tmp_path / "deaths"), times=1), "Bo"]
    with (
        ProcessPoolExecutor(2, get_context("spawn")) as pool,
        pytest.raises(sq.SimulationError, match="BrokenProcessPool"),
    ):
        sq.simulate("mini-kids", games=40, players=players, executor=pool)


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Let Ctrl-C interrupt: whoever started the tests in the background has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("workers", [1, 2], ids="{} at work".format)
def test_ctrl_c_gives_back_what_has_been_played(workers: int) -> None:
    timer = threading.Timer(0.7, signal.raise_signal, [signal.SIGINT])
    timer.start()
    results = sq.simulate("kids", games=10**9, workers=workers, progress=False)
    assert not results.complete
    assert 1_000 < results.games < 10**9
    assert sum(results.counts) == results.lengths.n == results.games
    assert results.course[-1][0] == results.games
    assert "cut short" in str(results)
    assert abs(results.win_rate(0).value - 0.5408) < 0.01


@pytest.mark.parametrize("cores", [1, 2])
@pytest.mark.parametrize("slow", [True, False], ids=["slow", "quick"])
def test_slow_games_are_looked_up_from(
    monkeypatch: pytest.MonkeyPatch, *, cores: int, slow: bool
) -> None:
    """A piece of games that take long is small, by a clock that goes on as they are played."""
    sizes: list[int] = []
    now = 0.0
    real = jobs.play

    def note(job: jobs.Job, first: int, games: int) -> jobs.Part:
        nonlocal now
        sizes.append(games)
        now += games / (1_000 if slow else 1_000_000)
        return real(job, first, games)

    def clock() -> float:
        return now

    monkeypatch.setattr(workers, "play", note)
    clocks = SimpleNamespace(monotonic=clock, perf_counter=clock)
    monkeypatch.setattr(workers, "time", clocks)
    sq.simulate("kids", games=200_000, workers=cores, progress=False)
    assert (max(sizes) <= 4_096) is slow


def test_a_bot_of_a_cell_is_not_sent_to_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deadly, "__module__", "__main__")
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)
    players = [Deadly("", 0), "Bo"]
    with pytest.raises(sq.SimulationError, match="put it into a module"):
        sq.simulate("mini-kids", games=4, players=players, workers=2)


def test_ctrl_c_before_anything_was_played_is_an_interruption(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        sq.simulate("kids", games=1_000)


def test_a_bar_comes_after_a_second_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sq.simulate("kids", games=10_000)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    sq.simulate("kids", games=300_000, workers=1)
    assert "%|" in capsys.readouterr().err
    sq.simulate("kids", games=300_000, workers=1, progress=False)
    assert capsys.readouterr().err == ""


def test_a_long_run_takes_no_more_memory() -> None:
    import tracemalloc

    peaks = []
    for games in (300_000, 3_000_000):
        tracemalloc.start()
        sq.simulate("mini-kids", games=games, workers=1, progress=False)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.2 * peaks[0] + 100_000


def test_pieces_cover_every_game_of_every_job_once() -> None:
    for policies, bots in (((0, 0), ()), (None, ()), (None, (object(), None))):
        source = sq.position("kids")
        job = jobs.Job(source, 1, (10,), policies, bots)  # type: ignore[arg-type]
        for games in (1, 255, 256, 257, 70_000, 1_000_003):
            for parts in (1, 2, 5):
                if bots and games > 70_000:
                    continue
                pieces = list(workers._pieces([job, job], games, parts))
                reached = [0, 0]
                for number, first, count in pieces:
                    assert first == reached[number]
                    reached[number] += count
                assert reached == [games, games]
                if policies:
                    assert all(first % 256 == 0 for _, first, _ in pieces)


def test_a_failure_that_cannot_travel_says_what_it_said() -> None:
    class Local(Exception):  # noqa: N818 - it cannot be pickled, being local
        pass

    failed = workers.Failed.of(Local("of the bot"))
    assert str(failed.error) == "Local: of the bot"
