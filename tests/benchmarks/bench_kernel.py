"""How soon a kernel answers a cell while 100,000 games run in a board's panel, and what they hold.

A real kernel is asked by `jupyter_client`, from sending a cell to its answer, by turns while
nothing runs and from the beginning of a run on, to its end if that is not far.
"""

import time
from collections.abc import Callable, Iterator
from queue import Empty
from statistics import median

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel
from pytest_benchmark.fixture import BenchmarkFixture

CELLS, MOST, BLOCK = 300, 600, 100
SLOWEST = 0.1  # seconds, for 95 of 100 cells
RUNS, FEW = 100, 20
SETUP = """
import asyncio
import psutil
import sequence_widget as sq
from sequence_widget.simulation.loop import compiling
from sequence_widget.widget import background
if not {compiled}:
    compiling.has_numba = lambda: False
game = sq.Game("{edition}", players=["Anna", "Bo"], seed=7)
board = sq.SequenceWidget(game, panels=("many",))
def run(kind="games"):
    at = {{"ply": board.scene["ply"], "line": board.scene["line"]}}
    message = {{"do": "many", "act": "run", "kind": kind, "times": 100_000, **at}}
    board._handle_custom_msg({{"id": 1, **message}}, [])
"""
CLEAR = """
at = {"ply": board.scene["ply"], "line": board.scene["line"]}
board._handle_custom_msg({"id": 1, "do": "many", "act": "clear", **at}, [])
"""
MANY_RUNS = """
background.INTERVAL = 0.001
for number in range({runs}):
    run("games" if number % 2 else "rolls")
    while board.many["state"] != "idle":
        await asyncio.sleep(0.005)
"""
STATE = "board.many['state']"
HELD = "psutil.Process().memory_info().rss"


def pedantic(benchmark: BenchmarkFixture, target: Callable[[], None]) -> None:
    """Run once; what counts is measured within."""
    benchmark.pedantic(target, rounds=1)  # type: ignore[no-untyped-call] # it has no type hints


class Kernel:
    """A kernel to ask cells of, one after the other."""

    def __init__(self, client: BlockingKernelClient) -> None:
        self.client = client

    def run(self, code: str) -> float:
        """Run a cell, and give the seconds that its answer took."""
        begun = time.perf_counter()
        reply = self.client.execute(code, reply=True, timeout=600)
        took = time.perf_counter() - begun
        assert reply["content"]["status"] == "ok", reply["content"]
        return took

    def ask(self, expression: str) -> str:
        """Give the value of an expression, as it is written."""
        asked = {"value": expression}
        reply = self.client.execute("", user_expressions=asked, reply=True, timeout=60)
        return str(reply["content"]["user_expressions"]["value"]["data"]["text/plain"])

    def forget(self) -> None:
        """Throw away what the kernel has published, as nobody reads it here."""
        try:
            while True:
                self.client.get_iopub_msg(timeout=0)
        except Empty:
            pass


@pytest.fixture
def kernel() -> Iterator[Kernel]:
    manager, client = start_new_kernel(kernel_name="python3")
    yield Kernel(client)
    client.stop_channels()
    manager.shutdown_kernel(now=True)


def slow(seconds: list[float]) -> float:
    """Give what 95 of 100 do not exceed."""
    return sorted(seconds)[int(0.95 * len(seconds))]


def milliseconds(seconds: list[float]) -> str:
    return f"median {1e3 * median(seconds):.1f} ms, 95 % within {1e3 * slow(seconds):.1f} ms"


@pytest.mark.parametrize("edition", ["kids", "dice"])
@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "plain"])
def test_cells_beside_many_games(
    kernel: Kernel,
    benchmark: BenchmarkFixture,
    capsys: pytest.CaptureFixture[str],
    edition: str,
    *,
    compiled: bool,
) -> None:
    kernel.run(SETUP.format(edition=edition, compiled=compiled))
    kernel.run("run()")
    idle: list[float] = []
    busy: list[float] = []
    runs: list[int] = []

    def measure() -> None:
        while len(busy) < CELLS:
            if kernel.ask(STATE) != "'idle'":
                kernel.run(CLEAR)
            kernel.forget()
            idle.extend(kernel.run("1 + 1") for _ in range(BLOCK))
            kernel.run("run()")
            runs.append(len(busy))
            while kernel.ask(STATE) == "'runs'" and len(busy) < MOST:
                busy.append(kernel.run("1 + 1"))

    pedantic(benchmark, measure)
    with capsys.disabled():
        print(
            f"\n{edition}, {'compiled' if compiled else 'plain Python'}, {len(runs)} runs",
            f"  nothing runs, {len(idle)} cells: {milliseconds(idle)}",
            f"  100,000 games run, {len(busy)} cells: {milliseconds(busy)}",
            sep="\n",
        )
    assert slow(busy) <= max(SLOWEST, slow(idle))  # a crowded machine keeps any cell waiting


def test_a_hundred_runs_hold_no_more_than_some(
    kernel: Kernel, benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel.run(SETUP.format(edition="kids", compiled=True))
    held = []

    def measure() -> None:
        for runs in (FEW, RUNS - FEW):
            kernel.run(MANY_RUNS.format(runs=runs))
            kernel.forget()
            held.append(int(kernel.ask(HELD)) / 1e6)

    pedantic(benchmark, measure)
    total = kernel.ask("board.many['title']")
    with capsys.disabled():
        print(f"\nafter {FEW} runs of 100,000: {held[0]:.1f} MB, after {RUNS}: {held[1]:.1f} MB")
    assert "5,000,000" in total
    assert held[1] - held[0] < 5
