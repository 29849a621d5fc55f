"""How soon a question put together on a board is answered, and a cell while one takes long.

A real kernel is asked by `jupyter_client`. Timings are printed, and none is a pass or a failure.
"""

import json

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.bench_kernel import Kernel, kernel, milliseconds, pedantic

__all__ = ["kernel"]

QUESTIONS, CELLS = 300, 100
SETUP = """
import asyncio, random, sys, time
import sequence_widget as sq
sys.path.insert(0, {root!r})
from tests.widget.putting_together import claims, offered, opened
"""
ASKED = """
took = []
rng = random.Random(1)
while len(took) < {questions}:
    wire = opened(rng)
    for _ in range(12):
        act = rng.choice(offered(wire))
        if "two" in act.get("option", ""):
            continue
        begun = time.perf_counter()
        wire.ask("claims", **act)
        while claims(wire)["works"]:
            await asyncio.sleep(0.001)  # the work goes on while the loop is free
        if "answer" in claims(wire):
            took.append(time.perf_counter() - begun)
    wire.board.close()
"""
LONG = """
game, rng = sq.Game("dice", players=["Anna", "Bo", "Cy"], seed=1), random.Random(1)
for _ in range(30):
    game.play(rng.choice(game.position.legal_moves))
from tests.widget.wire import Wire
wire = Wire(game, panels=("claims",))
wire.ask("claims", act="choose", chip="0 who", option="seat 1")
def ask():
    wire.ask("claims", act="choose", chip="0 verb", option="finishes")
    wire.ask("claims", act="choose", chip="0 verb", option="finishes-in-two")
"""
WORKS = "claims(wire)['works']"


def test_answers_and_cells_beside_them(
    kernel: Kernel,
    benchmark: BenchmarkFixture,
    capsys: pytest.CaptureFixture[str],
    pytestconfig: pytest.Config,
) -> None:
    kernel.run(SETUP.format(root=str(pytestconfig.rootpath)))
    idle: list[float] = []
    busy: list[float] = []

    def measure() -> None:
        kernel.run(ASKED.format(questions=QUESTIONS))
        kernel.run(LONG)
        while len(busy) < CELLS:
            idle.append(kernel.run("1 + 1"))
            kernel.run("ask()")
            while kernel.ask(WORKS) == "True" and len(busy) < CELLS:
                busy.append(kernel.run("1 + 1"))

    pedantic(benchmark, measure)
    took = json.loads(kernel.ask("took"))
    with capsys.disabled():
        print(
            f"\n{len(took)} answers: {milliseconds(took)}, at most {1e3 * max(took):.1f} ms",
            f"nothing is worked out, {len(idle)} cells: {milliseconds(idle)}",
            f"a long search goes on, {len(busy)} cells: {milliseconds(busy)}",
            sep="\n",
        )
