"""How long a game takes to be analysed, beside `simulate` from each of its positions in turn."""

import time
from typing import Any

import sequence_widget as sq
from tests.benchmarks.bench_simulation import bests, note

TURNS, GAMES, ROUNDS = 40, 20_000, 5
OF_SIMULATE = 1.2
GREEDY = [sq.GreedyBot(), sq.GreedyBot()]


def game_of(turns: int) -> sq.Game:
    """Find a game of Kids that lasts so long at least, and give it up to then."""
    for seed in range(1_000):
        game = sq.Game("kids", players=[sq.RandomBot(), sq.RandomBot()], seed=seed)
        game.advance(turns)
        if not game.position.is_over:
            return game
    raise AssertionError


def test_an_analysis_takes_little_longer_than_its_games(benchmark: Any) -> None:
    game = game_of(TURNS)
    analysis = game.analyse(GAMES, workers=1, progress=False)
    places = {
        number: moment.position
        for number, moment in zip(analysis._looked_at, game.moments, strict=True)
    }

    def simulate() -> None:
        for place in places.values():
            sq.simulate(place, GAMES, GREEDY, workers=1, progress=False)

    def analyse() -> None:
        game.analyse(GAMES, workers=1, progress=False)

    simulated, analysed = bests(simulate, analyse, rounds=ROUNDS, clock=time.process_time)
    figures = {
        "plies": game.last_ply,
        "simulate": f"{simulated:.3f} s",
        "analyse": f"{analysed:.3f} s",
    }
    note(benchmark, analyse, **figures, ratio=f"{analysed / simulated:.2f}")
    assert analysed <= OF_SIMULATE * simulated
