"""A long session: fifty boards, and a hundred thousand steps on them; nothing grows."""

import gc
import os
import random
import time
import tracemalloc

import pytest

import sequence_widget as sq
from tests.game.playing import play_on
from tests.widget.wire import Wire

BOARDS, STEPS, ROUNDS = 50, int(os.environ.get("STEPS", "100000")), 10


def boards(count: int) -> list[Wire]:
    """Return boards of games that are over, or nearly."""
    wires = []
    for number in range(count):
        edition = sq.editions()[number % len(sq.editions())]
        game = play_on(sq.Game(edition, 2, seed=number), random.Random(number), 40)
        wires.append(Wire(game, show=["mover", "all", "none", 0][number % 4]))
    return wires


def step(wire: Wire, rng: random.Random) -> None:
    """Step once, as the slider or a button does, and forget what was sent."""
    if rng.random() < 0.5:
        wire.write(ply=rng.randint(0, wire.board.game.last_ply))
    else:
        assert "refused" not in wire.ask("step", to=rng.choice(["back", "forward"]))
    wire.sent.clear()


def held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.slow
def test_steps_leave_nothing_behind() -> None:
    rng = random.Random(1)
    wires = boards(4)
    tracemalloc.start()
    try:
        for _ in range(200):
            step(rng.choice(wires), rng)
        before = held()
        for _ in range(200):
            step(rng.choice(wires), rng)
        assert held() - before < 60_000
    finally:
        tracemalloc.stop()
    for wire in wires:
        wire.board.close()


@pytest.mark.proof
def test_fifty_boards_and_a_hundred_thousand_steps() -> None:
    rng = random.Random(1)
    wires = boards(BOARDS)
    tracemalloc.start()
    try:
        rounds = []
        for _ in range(ROUNDS):
            times = []
            for _ in range(STEPS // ROUNDS):
                began = time.process_time()
                step(rng.choice(wires), rng)
                times.append(time.process_time() - began)
            times.sort()
            rounds.append((held(), times[len(times) // 2], times[len(times) * 95 // 100]))
    finally:
        tracemalloc.stop()
    for number, (size, middle, late) in enumerate(rounds, 1):
        print(
            f"{number * STEPS // ROUNDS:>7,} steps: {size / 1e6:5.2f} MB held,"
            f" a step {middle * 1e3:.2f} ms, 95 % under {late * 1e3:.2f} ms"
        )
    assert rounds[-1][0] - rounds[1][0] < 1_000_000
