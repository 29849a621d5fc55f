"""The positions that the questions are about."""

from collections.abc import Iterator
from itertools import combinations

import sequence_widget as sq
from tests.exact.situations import Situation

START = Situation("kids", hands=[("panda", "tiger", "zebra"), ("dragon", "fox", "tiger")])
MIDDLE = Situation(
    "kids",
    chips={"b1": 0, "c2": 1, "b2": 0, "e3": 1, "d4": 0, "f5": 1},
    hands=[("lion", "tiger", "whale"), ("fox", "panda", "unicorn")],
    discards=[("tiger", "gorilla", "hippo"), ("zebra", "whale", "fox")],
)
THREE = Situation(
    "kids",
    players=3,
    hands=[("dragon", "fox", "lion"), ("lion", "moose", "wolf"), ("camel", "fox", "shark")],
    discards=[("moose",), ("panda",), ("camel", "dragon")],
)
ONE_CARD = Situation(
    "kids-2025 beginners=1", players=4, hands=[("lion",), ("fox",), ("moose",), ("wolf",)]
)
# The deck has two cards left: another draw takes from the discards.
LOW = Situation(
    "mini-kids",
    hands=[("fox",), ("lion",)],
    discards=[
        ("tiger", "tiger", "wolf", "panda", "dragon"),
        ("zebra", "zebra", "wolf", "lion", "fox"),
    ],
)
# Line c3 on: Anna has two in a row more than once.
MINI = Situation("mini-kids", chips={"b2": 0, "b3": 0, "c2": 1}, hands=[("fox",), ("lion",)])
# Both tiger spaces are covered, so a tiger is dead.
DEAD = Situation(
    "mini-kids",
    chips={"b1": 1, "c2": 1, "b2": 0, "a3": 0, "b4": 1},
    hands=[("tiger",), ("panda",)],
    discards=[("zebra",), ("tiger", "lion")],
)
DEAD_LOW = Situation(
    "mini-kids",
    chips={"b1": 1, "c2": 1, "b2": 0, "a3": 0, "b4": 1},
    hands=[("tiger",), ("panda",)],
    discards=[
        ("zebra", "wolf", "lion", "fox", "fox"),
        ("tiger", "lion", "wolf", "dragon", "panda"),
    ],
)
TWO_CARDS = Situation(
    "mini-kids",
    chips={"b1": 1, "c2": 1, "b2": 0, "a3": 0, "b4": 1, "d3": 0},
    hands=[("tiger", "wolf"), ("panda", "zebra")],
    discards=[("zebra", "dragon"), ("tiger", "lion")],
    changes={"hand_size": 2, "copies": 2},
)
MAY = Situation(
    **{**vars(TWO_CARDS), "changes": {"hand_size": 2, "dead_cards": "may", "swaps_per_turn": 3}}
)
DRAGONS = Situation(
    "mini-kids",
    chips={"b2": 0, "c2": 0},
    hands=[("dragon",), ("fox",)],
    changes={"dragons": 4, "swaps_per_turn": 2},
)
NO_CHIPS = Situation(
    "mini-kids", chips={"b2": 0, "c2": 0}, hands=[("fox",), ("lion",)], changes={"chips": 2}
)
KIDS_THREE = Situation(
    "kids",
    chips={"c1": 0, "d1": 0, "e1": 0, "b2": 1},
    hands=[("lion", "tiger", "whale"), ("fox", "panda", "unicorn")],
    discards=[
        ("camel", "camel", "fox", "hippo", "hippo", "moose"),
        ("moose", "shark", "shark", "dragon", "wolf", "wolf"),
    ],
)
MINI_THREE = Situation(
    "mini-kids",
    players=3,
    chips={"b2": 0, "b3": 0, "c2": 1, "a3": 2},
    hands=[("fox",), ("lion",), ("wolf",)],
    changes={"player_counts": (2, 3)},
    discards=[("lion",), (), ()],
)

DICE_FOUR_LEFT = Situation("dice", chips=dict.fromkeys(("b1", "c1", "d1", "e1", "f1"), 0))
DICE_NO_EXTRA = Situation("dice", chips=DICE_FOUR_LEFT.chips, changes={"again_on": []})
DICE_OPEN = Situation(
    "dice",
    chips={**dict.fromkeys(("b4", "c4", "d4", "e4", "d3", "d5", "c2"), 0), "a4": 1, "e3": 1},
    changes={"run_length": 5},
)
TWELVES = Situation(
    "dice",
    chips={**dict.fromkeys(("a3", "b3", "e3"), 0), **dict.fromkeys(("f1", "a1"), 1)},
    changes={"run_length": 5},
)
FULL_SEVENS = Situation(
    "dice",
    chips={"b2": 1, "e2": 1, "b5": 0, "e5": 1, "c5": 0, "d5": 0, "a5": 0},
    changes={"run_length": 5},
)
TEAMS = Situation("dice", players=4, chips={"b2": 0, "c3": 2, "d4": 0, "e5": 2, "a1": 0, "f1": 1})
MINI_DICE_TWO = Situation("mini-dice", chips={"a1": 0, "b1": 0, "c2": 1, "a2": 1})
MINI_DICE_FULL = Situation(
    "mini-dice",
    chips={"a1": 0, "b1": 0, "c1": 1, "a2": 1, "b2": 1, "c2": 0, "a3": 0, "b3": 0, "c3": 1},
)
AGAIN = Situation(
    "mini-dice",
    chips={"a1": 0, "c2": 1},
    changes={"again_on": [1, 2, 5], "again_after": "always"},
)
SHORT = Situation("mini-dice", chips={"a1": 0, "c2": 1}, changes={"chips": 2})
LIMITED = Situation("mini-dice", chips={"a1": 0}, changes={"limit": 9, "again_on": [1, 6]}, rolls=7)

# The hands left are few, so every deal can be gone through.
SMALL_THREE = Situation(
    "mini-kids",
    players=3,
    chips={"b1": 1, "c2": 1, "b2": 0, "a3": 0, "b4": 1},
    hands=[("tiger",), ("wolf",), ("wolf",)],
    changes={"player_counts": (2, 3)},
    discards=[("zebra",), ("tiger",), ("lion",)],
)
# All but lions and foxes are dead, and the deck's one card is a dead zebra.
ROUND = Situation(
    "mini-kids",
    chips={"b1": 0, "c2": 1, "b2": 1, "d3": 1, "d2": 0, "a3": 0, "b4": 1, "c4": 0},
    hands=[("tiger",), ("panda",)],
    discards=[
        ("tiger", "lion", "fox", "panda", "zebra"),
        ("lion", "fox", "wolf", "wolf", "unicorn", "dragon"),
    ],
    changes={"swaps_per_turn": 3},
)

# Bo has three in a row and plays a fox that does not win; then Anna plays.
_LAID = (
    ("camel", "camel", "fox", "hippo", "hippo", "moose"),
    ("moose", "shark", "shark", "dragon", "wolf", "wolf"),
)
_BEFORE = Situation(
    "kids",
    chips={"c1": 1, "d1": 1, "e1": 1, "b2": 0},
    hands=[("lion", "tiger", "whale"), ("fox", "panda", "zebra")],
    discards=_LAID,
    turn=1,
)
BO_NEAR = Situation(
    "kids",
    chips={**_BEFORE.chips, "e5": 1, "e2": 0},
    hands=[("gorilla", "tiger", "whale"), ("panda", "turtle", "zebra")],
    discards=[(*_LAID[0], "lion"), (*_LAID[1], "fox")],
    turn=1,
)
BO_WINS = ("tiger", "turtle", "unicorn")
BO_PLAYED, ANNA_DREW = "fox", "gorilla"
BO_WINNING_LEFT = 5


def bo_near() -> sq.Game:
    """The game from before Bo's turn to Bo's next."""
    game = sq.Game(_BEFORE.position(), players=["Anna", "Bo"], seed=1, luck="ask")
    for event in ("fox e5", "draw turtle", "lion e2", "draw gorilla"):
        game.play(event)
    assert (game.position.chips, game.position.hand(1)) == (BO_NEAR.chips, BO_NEAR.hands[1])
    return game


def bo_turns() -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Bo's hand and the deck now, in every way that they may have come about.

    Cards as Anna knew them then: the two Bo kept were none that would have won, he drew one, and
    Anna drew the gorilla.
    """
    then = _BEFORE.unseen(0)
    then.remove(BO_PLAYED)
    for kept in combinations(range(len(then)), 2):
        if {then[at] for at in kept} & set(BO_WINS):
            continue
        for drawn in set(range(len(then))) - set(kept):
            for anna in set(range(len(then))) - {*kept, drawn}:
                if then[anna] == ANNA_DREW:
                    gone = {*kept, drawn, anna}
                    hand = tuple(then[at] for at in (*kept, drawn))
                    yield hand, tuple(card for at, card in enumerate(then) if at not in gone)
