"""Rules with every option changed, alone and together, by which whole games are compared.

The naive engine and the playout loop are held against the engine with all of them.
"""

from collections.abc import Mapping
from typing import Any

import sequence_widget as sq

Options = Mapping[str, Any]

KIDS: list[Options] = [
    {"dead_cards": "may"},
    {"dead_cards": "may", "swaps_per_turn": 1},
    {"dead_cards": "may", "swaps_per_turn": 5, "copies": 1},
    {"swaps_per_turn": 0},
    {"swaps_per_turn": 1},
    {"swaps_per_turn": 0, "chips": 2, "limit": 60},
    {"swaps_per_turn": 0, "chips": 2, "dragons": 0},
    {"chips": 1, "limit": 9},
    {"chips": 3, "limit": 60},
    {"chips": 4, "dragons": 0, "limit": 60},
    {"chips": 4, "dragons": 0, "limit": 60, "dead_cards": "may", "hand_size": 1},
    {"unicorns": 0, "dragons": 0},
    {"unicorns": 5, "dragons": 0},
    {"dragons": 4},
    {"dragons": 9, "limit": 80},
    {"copies": 0, "unicorns": 20, "dragons": 1},
    {"copies": {"tiger": 5, "lion": 0}},
    {"copies": 1},
    {"copies": 3},
    {"hand_size": 1},
    {"hand_size": 2, "copies": 1},
    {"hand_size": 5},
    {"hand_size": 9, "unicorns": 30},
    {"limit": 1},
    {"limit": 7},
    {"run_length": 2},
    {"run_length": 3},
    {"run_length": 5},
    {"run_length": 6, "limit": 200},
    {"board": "cat dog free hen / sea-cow cat dog hen / pig pig cat sea-cow", "run_length": 3},
    {"board": "cat cat cat dog dog free pig pig hen", "dragons": 1, "hand_size": 2},
    {"board": "cat / dog / free / hen / cat / dog / hen / pig / pig", "hand_size": 1},
    {"board": " / ".join(["cat dog hen pig fox cow ant bee"] * 8)},
    {"board": " / ".join(["cat dog hen pig fox cow ant bee"] * 8), "run_length": 6, "limit": 90},
    {
        "board": " / ".join(["cat dog hen pig fox cow ant bee " * 2] * 4),
        "run_length": 9,
        "limit": 70,
    },
    {"board": "cat dog / hen pig", "run_length": 1, "hand_size": 1},
]

MINI_KIDS: list[Options] = [
    {"dead_cards": "may", "hand_size": 2},
    {"chips": 1, "limit": 5},
    {"chips": 2, "limit": 40},
    {"swaps_per_turn": 0},
    {"swaps_per_turn": 0, "chips": 1, "dragons": 0},
    {"run_length": 4, "limit": 100},
    {"unicorns": 0, "dragons": 0, "run_length": 4},
    {"copies": 1, "hand_size": 3},
    {"copies": 1, "hand_size": 2, "dragons": 0, "unicorns": 0},
]

DICE: list[Options] = [
    {"capture": "number"},
    {"capture": "number", "again_after": "chip"},
    {"again_after": "chip"},
    {"again_after": "always"},
    {"again_after": "always", "again_on": [5, 10, 11]},
    {"again_after": "chip", "again_on": [5, 10, 11]},
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
        "board": "free 3 4 5 6 / 7 8 9 8 7 / 6 5 free 3 4 / 5 6 7 8 9",
        "dice": [4, 4, 4],
        "run_length": 4,
        "again_on": [3],
        "protected": [9],
    },
    {"board": "2 3 4 5 6 7 8 9 12", "run_length": 3},
    {"board": " / ".join(["2 3 4 5 6 7 8 9"] * 8), "chips": 40},
    {"board": " / ".join(["2 3 4 5 6 7 8 9 " * 2] * 4), "run_length": 10, "limit": 99},
]

MINI_DICE: list[Options] = [
    {"capture": "anywhere"},
    {"again_on": [1, 6]},
    {"again_on": [1, 2, 5], "again_after": "chip"},
    {"again_on": [1, 5, 6], "again_after": "always"},
    {"protected": [1, 2]},
    {"chips": 2, "limit": 20},
    {"remove_on": [], "limit": 30},
    {"wild_on": []},
    {"dice": [3, 2], "board": "2 3 4 / 5 3 2"},
]

VARIATIONS = {"kids": KIDS, "dice": DICE, "mini-kids": MINI_KIDS, "mini-dice": MINI_DICE}


def varied() -> list[tuple[str, int, Options]]:
    """Every variation with one of the numbers of players, in turn."""
    return [
        (edition, players_for(edition, number, changes), changes)
        for edition, variations in VARIATIONS.items()
        for number, changes in enumerate(variations)
    ]


def players_for(edition: str, number: int, changes: Options) -> int:
    """Let 2, 3 and 4 play in turn, or fewer where the cards do not go round."""
    for players in (2 + number % 3, 3, 2):
        try:
            sq.edition(edition).but(**changes).check_players(players)
        except sq.RulesError:
            continue
        return players
    raise AssertionError(changes)
