"""The chances beside a kernel: how soon the first is there, and how other cells fare meanwhile.

Run as `python -m tests.benchmarks.bench_chances`. A kernel with the panel open, which works out the
chances of a game, is asked to run cells, and so is one that has nothing to do.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import quantiles

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel

CELLS = 200
BEGIN = """
import random, time
import sequence_widget as sq
rng = random.Random(3)
def played(name, moves):
    game = sq.Game(name, players=["Anna", "Bo"], seed=7)
    while moves and not game.position.is_over:
        game.play(rng.choice(game.position.legal_moves))
        moves -= 1
    return game
game = played({edition!r}, 12)
board = sq.SequenceWidget(game, panels=("chances",))
"""
MOVE = """
came = None
def heard(change):
    global came
    if came is None and "level" in str(change["new"]) and change["new"]["sides"][0]["level"]:
        came = time.perf_counter()
board.unobserve_all("chances")
board.observe(heard, "chances")
game.undo()
board._panels._chances._known = {}
came, begun = None, time.perf_counter()
game.play(game.position.legal_moves[0])
"""
AGAIN = "board._panels._chances._known = {}; board._panels._chances.wanted = None; board._refresh()"


@contextmanager
def kernel(code: str) -> Iterator[BlockingKernelClient]:
    """Give a kernel that has run this."""
    manager, client = start_new_kernel()
    try:
        client.execute_interactive(code, timeout=120)
        yield client
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def said(client: BlockingKernelClient, code: str) -> str:
    """Run code and give what it prints."""
    told: list[str] = []

    def hear(message: dict[str, dict[str, str]]) -> None:
        told.append(message["content"].get("text", ""))

    client.execute_interactive(code, output_hook=hear, timeout=120)
    return "".join(told)


def first_chance(client: BlockingKernelClient) -> float:
    """Play a move, and give the milliseconds until its chance is shown."""
    client.execute_interactive(MOVE, timeout=120)
    while (told := said(client, "print(came and 1000 * (came - begun))").strip()) == "None":
        time.sleep(0.05)
    return float(told)


def cells(client: BlockingKernelClient, before: str) -> list[float]:
    """Run cells that do nothing, and give how many milliseconds each took."""
    took = []
    for number in range(CELLS):
        if number % 20 == 0:
            client.execute_interactive(before, timeout=120)
        begun = time.perf_counter()
        client.execute_interactive("pass", timeout=120)
        took.append(1000 * (time.perf_counter() - begun))
    return took


def main() -> None:
    """Measure both games."""
    with kernel("pass") as idle:
        for edition in ("kids", "dice"):
            with kernel(BEGIN.format(edition=edition)) as busy:
                first_chance(busy)  # the machine code is loaded
                firsts = sorted(first_chance(busy) for _ in range(15))
                print(f"{edition}: first chance after a move: {firsts[7]:.0f} ms, at most "
                      f"{firsts[-1]:.0f} ms")  # fmt: skip
                for name, client, before in (("idle", idle, "pass"), ("busy", busy, AGAIN)):
                    cuts = quantiles(cells(client, before), n=20)
                    print(f"{edition}: a cell beside a kernel that is {name}: {cuts[9]:.1f} ms, "
                          f"95th percentile {cuts[18]:.1f} ms")  # fmt: skip
                print(f"{edition}: still at work: {said(busy, 'print(board._beside.goes_on)')}")


if __name__ == "__main__":
    main()
