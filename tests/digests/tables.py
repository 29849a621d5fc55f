"""The tables that games are played at: every edition, and rules changed in every field."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import sequence_widget as sq
from tests.records.make import play

NAMES = ("Anna", "Bo", "Cy", "Dag")


@dataclass(frozen=True, slots=True)
class Table:
    """Which game is played, and by how many."""

    name: str
    rules: sq.Rules
    players: int

    def game(self, seed: int, **options: Any) -> sq.Game:
        players = options.pop("players", NAMES[: self.players])
        return sq.Game(self.rules, players=players, seed=seed, **options)


def _tables(name: str, rules: sq.Rules) -> list[Table]:
    return [Table(f"{name}/{players}p", rules, players) for players in rules.player_counts]


PRINTED = [table for name in sq.editions() for table in _tables(name, sq.edition(name))]
BEGINNERS = [
    table
    for step in (1, 2, 3)
    for table in _tables(f"kids-2025-step{step}", sq.edition("kids-2025", beginners=step))[:1]
]
EDITIONS = [*PRINTED, *BEGINNERS]

_CHANGES: dict[str, dict[str, dict[str, Any]]] = {
    "kids": {
        "small-board": {
            "board": "free tiger fox lion / tiger fox lion free",
            "run_length": 3,
            "limit": 60,
        },
        "few-chips": {"chips": 5, "limit": 60},
        "three-copies": {"copies": 3},
        "uneven-copies": {"copies": {"tiger": 4, "fox": 0, "lion": 1}},
        "may-keep-dead": {"dead_cards": "may"},
        "many-dragons": {"dragons": 6},
        "five-cards": {"hand_size": 5},
        "short": {"limit": 7},
        "for-3-or-4": {"player_counts": (3, 4)},
        "run-of-5": {"run_length": 5},
        "one-swap": {"swaps_per_turn": 1},
        "no-swaps": {"swaps_per_turn": 0, "copies": 3},
        "no-unicorns": {"unicorns": 0},
        "crowded": {"copies": 4, "hand_size": 2, "dragons": 0, "dead_cards": "may"},
    },
    "dice": {
        "again-after-chip": {"again_after": "chip"},
        "again-always": {"again_after": "always", "again_on": {3, 10}},
        "again-on-7": {"again_on": {7}},
        "small-board": {"board": "2 3 4 5 6 7 / 7 6 5 4 3 2", "run_length": 4},
        "capture-number": {"capture": "number"},
        "few-chips": {"chips": 5, "limit": 60},
        "eight-sided": {"dice": (8, 8)},
        "three-dice": {
            "dice": (4, 4, 4),
            "board": "3 4 5 6 7 / 8 9 7 12 3 / 4 5 6 7 8 / 9 8 12 3 4 / 5 6 7 8 9",
            "run_length": 4,
        },
        "short": {"limit": 7},
        "for-3": {"player_counts": (3,)},
        "protected-3": {"protected": {3}},
        "remove-on-2": {"remove_on": {2, 10}},
        "run-of-4": {"run_length": 4},
        "nothing-wild": {"wild_on": (), "remove_on": ()},
    },
    "mini-kids": {"two-cards": {"hand_size": 2}, "no-magic": {"dragons": 0, "unicorns": 0}},
    "mini-dice": {
        "two-by-two": {"board": "1 2 / 3 4", "run_length": 2, "chips": 4},
        "again": {"again_on": {1}, "capture": "anywhere"},
    },
}

CHANGED = [
    table
    for edition, changes in _CHANGES.items()
    for name, change in changes.items()
    for table in _tables(f"{edition}-{name}", sq.edition(edition).but(**change))[:1]
]

_BY_NAME = {table.name: table for table in [*EDITIONS, *CHANGED]}


def table_called(name: str) -> Table:
    return _BY_NAME[name]


@cache
def played(name: str, seed: int) -> sq.Game:
    """Give a game played to its end, for looking at: whoever takes it goes to a ply first."""
    return play(table_called(name).game(seed), seed)


def part_way(name: str, seed: int, part: float) -> sq.Game:
    """Give that game as it stood when this part of it was played."""
    game = played(name, seed)
    game.go_to(int(part * len(game.events)))
    return game
