"""Random games played by the package and by the naive oracle at once, step by step the same."""

import random

import pytest

from tests.engine.both_engines import both_started, offered, summary
from tests.naive import perft as naive
from tests.naive.tables import PLAYERS, Options

pytestmark = pytest.mark.slow

GAMES, GAMES_IN_PROOF = 4, 1_000  # 4, so that each player begins one

KIDS_CHANGES: list[Options] = [
    {"dead_cards": "may"},
    {"dead_cards": "may", "swaps_per_turn": 1},
    {"dead_cards": "may", "swaps_per_turn": 5},
    {"swaps_per_turn": 0},
    {"swaps_per_turn": 1},
    {"swaps_per_turn": 0, "chips": 2, "limit": 60},
    {"chips": 1, "limit": 9},
    {"chips": 3, "limit": 60},
    {"chips": 4, "dragons": 0, "limit": 60},
    {"chips": 4, "dragons": 0, "limit": 60, "dead_cards": "may", "hand_size": 1},
    {"unicorns": 0, "dragons": 0},
    {"unicorns": 5, "dragons": 0},
    {"dragons": 4},
    {"dragons": 9, "limit": 80},
    {"copies": 0, "unicorns": 20, "dragons": 1},
    {"copies": 1},
    {"copies": 3},
    {"hand_size": 1},
    {"hand_size": 2, "copies": 1},
    {"hand_size": 5},
    {"limit": 1},
    {"limit": 7},
    {"run_length": 3},
    {"run_length": 5},
    {"run_length": 6, "limit": 200},
    {
        "board": [
            ["cat", "dog", "free", "hen"],
            ["sea-cow", "cat", "dog", "hen"],
            ["pig", "pig", "cat", "sea-cow"],
        ],
        "run_length": 3,
    },
    {
        "board": [["cat", "cat", "cat", "dog", "dog", "free", "pig", "pig", "hen"]],
        "dragons": 1,
        "hand_size": 2,
    },
]

MINI_KIDS_CHANGES: list[Options] = [
    {"dead_cards": "may", "hand_size": 2},
    {"chips": 1, "limit": 5},
    {"chips": 2, "limit": 40},
    {"swaps_per_turn": 0},
    {"run_length": 4, "limit": 100},
    {"unicorns": 0, "dragons": 0, "run_length": 4},
    {"copies": 1, "hand_size": 3},
    {"copies": 1, "hand_size": 2, "dragons": 0, "unicorns": 0},
]

DICE_CHANGES: list[Options] = [
    {"capture": "number"},
    {"capture": "number", "again_after": "chip"},
    {"again_after": "chip"},
    {"again_after": "always"},
    {"again_after": "always", "again_on": [5, 10, 11]},
    {"again_on": []},
    {"again_on": [10, 11]},
    {"run_length": 4},
    {"run_length": 5},
    {"run_length": 6},
    {"chips": 3, "limit": 60},
    {"chips": 7, "limit": 400},
    {"chips": 7, "capture": "number", "run_length": 4},
    {"limit": 1},
    {"limit": 9},
    {"protected": []},
    {"protected": [3, 4, 5, 6, 7]},
    {"remove_on": [], "wild_on": [10, 11]},
    {"remove_on": [10, 11], "wild_on": []},
    {"remove_on": [], "wild_on": []},
    {"dice": [8, 6]},
    {"dice": [12]},
    {
        "board": [
            ["free", "3", "4", "5", "6"],
            ["7", "8", "9", "8", "7"],
            ["6", "5", "free", "3", "4"],
            ["5", "6", "7", "8", "9"],
        ],
        "dice": [4, 4, 4],
        "run_length": 4,
        "again_on": [3],
        "protected": [9],
    },
    {"board": [["2", "3", "4", "5", "6", "7", "8", "9", "12"]], "run_length": 3},
]

MINI_DICE_CHANGES: list[Options] = [
    {"capture": "anywhere"},
    {"again_on": [1, 6]},
    {"again_on": [1, 2, 5], "again_after": "chip"},
    {"again_on": [1, 5, 6], "again_after": "always"},
    {"protected": [1, 2]},
    {"chips": 2, "limit": 20},
    {"remove_on": [], "limit": 30},
    {"wild_on": []},
    {"dice": [3, 2], "board": [["2", "3", "4"], ["5", "3", "2"]]},
]

Case = tuple[str, int, Options]

CHANGES = {
    "kids": KIDS_CHANGES,
    "dice": DICE_CHANGES,
    "mini-kids": MINI_KIDS_CHANGES,
    "mini-dice": MINI_DICE_CHANGES,
}


def changed(edition: str) -> list[Case]:
    """Every change with one of the numbers of players, in turn."""
    counts = PLAYERS[edition]
    cases = enumerate(CHANGES[edition])
    return [(edition, counts[n % len(counts)], changes) for n, changes in cases]


def cases() -> dict[str, list[Case]]:
    """Every edition with every number of players, and every change."""
    found: dict[str, list[Case]] = {}
    for edition, counts in PLAYERS.items():
        found[edition] = [(edition, players, {}) for players in counts]
    for edition in CHANGES:
        for case in changed(edition):
            found.setdefault(f"{edition} changed, {case[1]} players", []).append(case)
    return found


CASES = cases()


def name_of(case: Case) -> str:
    edition, players, options = case
    return f"{edition}, {players} players, {options or 'unchanged'}"


def play(case: Case, seed: int) -> int:
    """Play one random game in both engines; return how many events it had."""
    edition, players, options = case
    rng = random.Random(seed)
    ours, theirs = both_started(edition, players, options, first=seed % players)
    length = 0
    while True:
        possible = naive.events(theirs)
        assert offered(ours) == possible
        assert summary(ours) == naive.summary(theirs)
        if not possible:
            return length
        text = rng.choice(sorted(possible))
        ours, theirs = ours.apply(text), naive.after(theirs, text)
        length += 1


@pytest.mark.parametrize("rules", CASES)
def test_both_engines_play_the_same_games(rules: str, subtests: pytest.Subtests) -> None:
    for case in CASES[rules]:
        with subtests.test(name_of(case)):
            assert sum(play(case, seed) for seed in range(GAMES)) > GAMES


@pytest.mark.proof
@pytest.mark.parametrize("rules", CASES)
def test_both_engines_play_very_many_same_games(rules: str, subtests: pytest.Subtests) -> None:
    seeds = range(GAMES, GAMES + GAMES_IN_PROOF)
    for case in CASES[rules]:
        with subtests.test(name_of(case)):
            events = sum(play(case, seed) for seed in seeds)
            print(f"{name_of(case)}: {events:,} events the same")
            assert events > GAMES_IN_PROOF


def test_every_change_is_played() -> None:
    assert sum(map(len, CASES.values())) == sum(map(len, [*PLAYERS.values(), *CHANGES.values()]))
