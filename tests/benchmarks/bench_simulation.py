"""How fast simulations are: our loop through the public API, and hand-written C beside it.

Everything that is compared is run in turn, several times, and the best of each counts: other
work on the machine only ever makes a run slower. What runs on one thread is timed by that thread's
own clock, which stands still while others have the processor.
"""

import ctypes
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.simulation.loop import compiling
from sequence_widget.simulation.workers import usable_cores
from tests.benchmarks import playout_c

KIDS_OF_C, DICE_OF_C = 0.65, 0.80
TWO_CORES = 1.8
COLD, WARM = 1.5, 0.6
UNCOMPILED = 15_000
RATING_OF_C = 5.0
ROUNDS = 15
GAMES = 300_000


@pytest.fixture(scope="module")
def c(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    library = playout_c.library(str(tmp_path_factory.mktemp("c")))
    if library is None:
        pytest.skip("there is no gcc that builds the C loop")
    return library


def bests(
    *tasks: Callable[[], object],
    rounds: int = ROUNDS,
    clock: Callable[[], float] = time.thread_time,
) -> list[float]:
    """Return the shortest time of each task, all run in turn."""
    best = [float("inf")] * len(tasks)
    for task in tasks:
        task()
    for _ in range(rounds):
        for number, task in enumerate(tasks):
            begun = clock()
            task()
            best[number] = min(best[number], clock() - begun)
    return best


def note(benchmark: Any, task: Callable[[], object], **figures: object) -> None:
    """Give the benchmark plugin its run, and the figures that were compared."""
    benchmark.extra_info.update(figures)
    benchmark.pedantic(task, rounds=1)
    print(f"\n{benchmark.name}: " + ", ".join(f"{key} {value}" for key, value in figures.items()))


def middle(edition: str, events: int, awaiting: str = "move") -> sq.Position:
    """Return a position in the middle of a random game of two."""
    rng = random.Random(5)
    position = start(edition)
    count = 0
    while count < events or position.awaiting != awaiting:
        if position.legal_moves:
            position = position.apply(rng.choice(position.legal_moves))
        else:
            position = position.apply(position.random_chance(rng))
        assert not position.is_over
        count += 1
    return position


def start(edition: str) -> sq.Position:
    return sq.position(edition, players=2)


SOURCES: dict[str, tuple[Callable[[], Any], Callable[[], Any], float]] = {
    "kids, start": (lambda: "kids", lambda: "kids", KIDS_OF_C),
    "kids, middle": (lambda: middle("kids", 26), lambda: middle("kids", 26), KIDS_OF_C),
    "kids, middle, seen": (
        lambda: middle("kids", 26).seen_by(0),
        lambda: middle("kids", 26).seen_by(0),
        KIDS_OF_C,
    ),
    "dice, start": (lambda: start("dice"), lambda: "dice", DICE_OF_C),
    "dice, middle": (
        lambda: middle("dice", 60, "roll"),
        lambda: middle("dice", 60, "roll"),
        DICE_OF_C,
    ),
}


@pytest.mark.parametrize("name", SOURCES)
def test_one_thread_beside_c(benchmark: Any, c: ctypes.CDLL, name: str) -> None:
    make, make_c, goal = SOURCES[name]
    source, c_source = make(), make_c()
    seeds = iter(range(10**9))

    def ours() -> sq.Results:
        return sq.simulate(source, games=GAMES, seed=next(seeds), workers=1, progress=False)

    def theirs() -> playout_c.Result:
        return playout_c.play(c, c_source, GAMES, next(seeds))

    wins = theirs().wins[0] / GAMES
    low, high = ours().win_rate(0).interval(0.999_999)
    assert low - 0.003 < wins < high + 0.003  # both play the same game
    our_time, c_time = bests(ours, theirs)
    share = c_time / our_time
    note(
        benchmark, ours, ours=f"{GAMES / our_time / 1e6:.2f} M/s",
        c=f"{GAMES / c_time / 1e6:.2f} M/s", share=f"{share:.2f}", goal=goal,
    )  # fmt: skip
    assert share >= goal


def test_openspiel_beside_us(benchmark: Any) -> None:
    """A peer: random rollouts of connect_four, in C++ too, by a library made for research."""
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("connect_four")
    state = game.new_initial_state()
    rollouts, simulations = 1_000, 20
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    searcher = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 10, False, 1, False)  # noqa: FBT003 - it takes no names

    def theirs() -> object:
        return searcher.step(state)

    def ours() -> object:
        return sq.simulate("kids", games=GAMES, workers=1, progress=False)

    our_time, their_time = bests(ours, theirs, rounds=5)
    note(
        benchmark, ours, openspiel=f"{rollouts * simulations / their_time:,.0f} games/s",
        ours=f"{GAMES / our_time:,.0f} games/s",
    )  # fmt: skip
    assert our_time / GAMES < their_time / rollouts / simulations


def test_two_cores(benchmark: Any) -> None:
    if usable_cores() < 2:
        pytest.skip("there is one core only")
    games = 8_000_000

    def run(workers: int) -> Callable[[], object]:
        return lambda: sq.simulate("kids", games=games, workers=workers, progress=False)

    one, two = bests(run(1), run(2), rounds=8, clock=time.perf_counter)
    note(benchmark, run(2), speedup=f"{one / two:.2f}", goal=TWO_CORES)
    assert one / two >= TWO_CORES


FIRST_CALL = """
import time
import sequence_widget as sq
rules = sq.edition("{edition}")
begun, worked = time.perf_counter(), time.process_time()
sq.simulate(rules)
print(time.perf_counter() - begun, time.process_time() - worked)
"""


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_the_first_call(benchmark: Any, edition: str, tmp_path: Path) -> None:
    def first(folder: Path) -> tuple[float, float]:
        """Return the seconds that passed, and those that the process worked."""
        environment = os.environ | {"NUMBA_CACHE_DIR": str(folder)}
        command = [sys.executable, "-c", FIRST_CALL.format(edition=edition)]
        answer = subprocess.run(command, env=environment, capture_output=True, check=True)
        passed, worked = map(float, answer.stdout.split())
        return passed, worked

    def again() -> object:
        return first(tmp_path / "0")

    runs = [first(tmp_path / str(number)) for number in range(5)]
    cold, cold_work = (min(times) for times in zip(*runs, strict=True))
    runs = [first(tmp_path / "0") for _ in range(8)]
    warm, warm_work = (min(times) for times in zip(*runs, strict=True))
    note(
        benchmark, again, cold=f"{cold:.2f} s", of_which_worked=f"{cold_work:.2f} s",
        warm=f"{warm:.2f} s", of_which_worked_then=f"{warm_work:.2f} s", goals=(COLD, WARM),
    )  # fmt: skip
    assert cold <= COLD
    assert warm <= WARM


def test_uncompiled(benchmark: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "has_numba", lambda: False)
    games = 5_000

    def run() -> object:
        return sq.simulate("kids", games=games, workers=1, progress=False)

    (seconds,) = bests(run, rounds=12)
    note(benchmark, run, uncompiled=f"{games / seconds:,.0f} games/s", goal=UNCOMPILED)
    assert games / seconds >= UNCOMPILED


def test_rating_moves_beside_c(benchmark: Any, c: ctypes.CDLL) -> None:
    view = middle("kids", 26).seen_by(0)
    assert view.turn == view.seat
    games = 10_000 * len(view.legal_moves)

    def ours() -> object:
        return view.rate_moves(games=games, progress=False)

    def theirs() -> object:
        return playout_c.play(c, view, games, 1)

    our_time, c_time = bests(ours, theirs)
    note(
        benchmark, ours, moves=len(view.legal_moves), ours=f"{our_time * 1e3:.1f} ms",
        c=f"{c_time * 1e3:.1f} ms", ratio=f"{our_time / c_time:.2f}", goal=RATING_OF_C,
    )  # fmt: skip
    assert our_time / c_time <= RATING_OF_C
