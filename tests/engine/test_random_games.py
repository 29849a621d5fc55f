"""Very many random games: none fails, and their figures are those measured elsewhere."""

import math
import multiprocessing
import os
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import NamedTuple

import pytest

import sequence_widget as sq
from tests.engine.random_play import Figures, play_many

GAMES, GAMES_IN_PROOF = 200, 100_000
STANDARD_ERRORS = 4.5

EDITIONS = {name: sq.edition(name) for name in sq.editions()} | {
    f"kids-2025 beginners={step}": sq.edition("kids-2025", beginners=step) for step in (1, 2, 3)
}
NUMBER = "dice capture=number"
RULES = EDITIONS | {NUMBER: sq.edition("dice").but(capture="number")}
CASES = [(name, players) for name, rules in RULES.items() for players in rules.player_counts]


class Figure(NamedTuple):
    """A share or a mean, and half a unit of its last digit."""

    value: float
    rounding: float


class Expected(NamedTuple):
    """Figures of an implementation in C, millions of games each."""

    first_wins: Figure | None = None
    draws: Figure | None = None
    length: Figure | None = None
    sd: Figure | None = None


KIDS_TWO = Expected(
    first_wins=Figure(0.5408, 0.00005), length=Figure(23.244, 0.0005), sd=Figure(6.51, 0.005)
)
DICE_SIX = Expected(
    first_wins=Figure(0.5178, 0.00005), length=Figure(84.31, 0.005), sd=Figure(34.9, 0.05)
)
DICE_NUMBER = Expected(first_wins=Figure(0.514, 0.0005), length=Figure(95.1, 0.05))
EXPECTED = {
    ("kids", 2): KIDS_TWO,
    ("kids-2025", 2): KIDS_TWO,
    ("kids-nb", 2): KIDS_TWO,
    ("kids-2025 beginners=1", 4): Expected(draws=Figure(0.37, 0.005)),
    ("dice", 2): DICE_SIX,
    ("dice", 4): DICE_SIX,  # two sides again: partners change nothing in random play
    (NUMBER, 2): DICE_NUMBER,
    (NUMBER, 4): DICE_NUMBER,
}


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=context) as made:
        yield made


def is_near(found: float, expected: Figure, sd: float, games: int) -> bool:
    """Tell whether a mean of so many games can be this one."""
    far = STANDARD_ERRORS * sd / math.sqrt(games) + expected.rounding
    return abs(found - expected.value) <= far


def check_share(figures: Figures, winner: int | None, expected: Figure) -> None:
    sd = math.sqrt(expected.value * (1 - expected.value))
    assert is_near(figures.share(winner), expected, sd, figures.games)


def check(figures: Figures, expected: Expected) -> None:
    if expected.first_wins is not None:
        check_share(figures, 0, expected.first_wins)
    if expected.draws is not None:
        check_share(figures, None, expected.draws)
    if expected.length is not None:
        assert is_near(figures.mean_length, expected.length, figures.sd_length, figures.games)
    if expected.sd is not None:
        sd_of_sd = figures.sd_length  # generous: it is that over the root of 2 for a bell curve
        assert is_near(figures.sd_length, expected.sd, sd_of_sd, figures.games)


def line(name: str, players: int, figures: Figures) -> str:
    wins = "  ".join(f"{figures.share(side):7.3%}" for side in sorted(figures.winners, key=str))
    length = f"{figures.mean_length:8.3f}  sd {figures.sd_length:7.3f}"
    longest = max(figures.lengths)
    return f"{name:<22} {players}  {figures.games:>7,}  {length}  longest {longest:>6,}  {wins}"


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_random_games_end_as_often_won_and_as_long_as_measured(
    pool: Executor, name: str, subtests: pytest.Subtests
) -> None:
    for players in RULES[name].player_counts:
        with subtests.test(f"{players} players"):
            figures = play_many(pool, RULES[name], players, GAMES)
            assert figures.games == figures.lengths.total() == GAMES
            check(figures, EXPECTED.get((name, players), Expected()))


def test_luck_in_random_games_falls_by_its_probability() -> None:
    hands = [["tiger", "fox", "lion"], ["tiger", "fox"]]  # no more of these, one lion, else two
    position = sq.position("kids", hands=hands, turn=1, awaiting="draw")
    rng, draws = random.Random(1), 50_000
    fallen = Counter(position.random_chance(rng) for _ in range(draws))
    outcomes = dict(position.chance_outcomes())
    assert {str(chance) for chance in outcomes} & {"draw tiger", "draw fox"} == set()
    assert set(fallen) == set(outcomes)
    for chance, share in outcomes.items():
        expected = Figure(float(share), 0)
        sd = math.sqrt(share * (1 - share))
        assert is_near(fallen[chance] / draws, expected, sd, draws)


@pytest.mark.proof
def test_very_many_random_games_end_as_often_won_and_as_long_as_measured(pool: Executor) -> None:
    print("\nrules, players, games, length; games won by the side that began, the next, ...; drawn")
    for name, players in CASES:
        figures = play_many(pool, RULES[name], players, GAMES_IN_PROOF)
        print(line(name, players, figures), flush=True)
        check(figures, EXPECTED.get((name, players), Expected()))
