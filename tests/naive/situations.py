"""Which moments of which games go into the perft table.

A situation is told from a state of the naive oracle and the events possible in it.
"""

from collections.abc import Callable

from . import dice, kids
from .tables import PLAYERS, Options

FIRST_MOVES, SOME_MOVES, MANY_MOVES = 4, 12, 22


def starts(texts: list[str], *words: str) -> bool:
    """Tell whether some text starts with one of these words."""
    return any(text.split()[0] in words for text in texts)


def swaps_of(state: kids.State, texts: list[str], *, dead: bool) -> list[str]:
    """Return the cards that may be swapped, the dead or the others."""
    cards = [text.split()[1] for text in texts if text.startswith("swap ")]
    return [card for card in cards if kids.is_dead(state, card) == dead]


def deck_size(state: kids.State) -> int:
    """Count the cards in the deck."""
    return sum(state.deck.values())


KIDS: dict[str, Callable[[kids.State, list[str]], bool]] = {
    "start": lambda s, _: not any(s.hands),
    "dealt": lambda s, _: s.awaiting == "move",
    "early": lambda s, _: s.awaiting == "move" and s.cards_played == FIRST_MOVES,
    "middle": lambda s, _: s.awaiting == "move" and s.cards_played == SOME_MOVES,
    "late": lambda s, _: s.awaiting == "move" and s.cards_played == MANY_MOVES,
    "middle draw": lambda s, _: s.awaiting == "draw" and s.cards_played == SOME_MOVES,
    "dragon": lambda _, t: starts(t, "dragon"),
    "unicorn late": lambda s, t: starts(t, "unicorn") and s.cards_played > SOME_MOVES,
    "dead card": lambda s, t: len(swaps_of(s, t, dead=True)) == 1,
    "two dead": lambda s, t: len(swaps_of(s, t, dead=True)) > 1,
    "swap any": lambda s, t: bool(swaps_of(s, t, dead=False)),
    "after a swap": lambda s, _: s.awaiting == "move" and s.swaps == 1,
    "after two swaps": lambda s, _: s.awaiting == "move" and s.swaps > 1,
    "pass": lambda _, t: t == ["pass"],
    "after a pass": lambda s, _: s.awaiting != "over" and s.passes > 0,
    "one pass to go": lambda s, _: s.awaiting == "move" and s.passes == s.options["limit"] - 1,
    "last card": lambda s, _: s.awaiting == "draw" and deck_size(s) == 1,
    "two cards left": lambda s, _: s.awaiting == "move" and deck_size(s) == 1 + 1,
    "new deck": lambda s, _: s.awaiting == "move" and s.cards_played > 1 and not any(s.discards),
}


def total(state: dice.State) -> int:
    """Return the rolled sum, 0 before the roll."""
    return sum(state.roll or [])


def is_full(state: dice.State) -> bool:
    """Tell whether every space has a chip."""
    return len(state.chips) == len(state.spaces)


def has_chips(state: dice.State) -> bool:
    """Tell whether the side on turn has chips left."""
    owners = list(state.chips.values())
    return owners.count(dice.side_of(state, state.turn)) < int(state.options["chips"])


def is_rolled(state: dice.State, which: str) -> bool:
    """Tell whether the rolled sum is among those that this option names."""
    return state.awaiting == "move" and total(state) in state.options[which]


DICE: dict[str, Callable[[dice.State, list[str]], bool]] = {
    "start": lambda s, _: s.awaiting == "roll-off",
    "tie": lambda s, _: s.awaiting == "roll-off" and len(s.rolling_off) < s.players,
    "begin": lambda s, _: s.awaiting == "roll",
    "early": lambda s, _: s.awaiting == "move" and s.rolls_made == FIRST_MOVES,
    "middle": lambda s, _: s.awaiting == "roll" and s.rolls_made == SOME_MOVES,
    "late": lambda s, _: s.awaiting == "roll" and s.rolls_made == MANY_MOVES * 2,
    "again": lambda s, t: is_rolled(s, "again_on") and starts(t, "place"),
    "again replace": lambda s, t: is_rolled(s, "again_on") and starts(t, "replace"),
    "again pass": lambda s, t: is_rolled(s, "again_on") and t == ["pass"],
    "remove": lambda s, t: is_rolled(s, "remove_on") and starts(t, "remove"),
    "remove none": lambda s, t: is_rolled(s, "remove_on") and t == ["pass"],
    "wild": lambda s, t: is_rolled(s, "wild_on") and starts(t, "place"),
    "wild full": lambda s, t: is_rolled(s, "wild_on") and starts(t, "replace"),
    "replace": lambda _, t: starts(t, "replace"),
    "number all own": lambda s, t: (
        s.awaiting == "move"
        and t == ["pass"]
        and has_chips(s)
        and str(total(s)) in s.spaces.values()
        and total(s) not in s.options["remove_on"]
    ),
    "no chips": lambda s, t: s.awaiting == "move" and t == ["pass"] and not has_chips(s),
    "no space": lambda s, t: (
        t == ["pass"] and has_chips(s) and str(total(s)) not in s.spaces.values()
    ),
    "full": lambda s, _: s.awaiting == "roll" and is_full(s),
}

# "can win" (a move wins at once) holds for both games.
KIDS_ALL = [name for name in KIDS if name != "one pass to go"] + ["can win"]
DICE_ALL = [*DICE, "can win"]
DENSE = ["dead card", "two dead", "after two swaps", "swap any", "pass", "last card", "can win"]
STUCK = ["dragon", "swap any", "after a swap", "after two swaps", "pass", "after a pass"]
MINI_BOARD = ["free lion tiger fox", "lion panda tiger free", "fox tiger zebra lion"]

# What a teacher might change, and the moments where it matters.
KIDS_CHANGES: list[tuple[Options, list[str]]] = [
    ({"dead_cards": "may"}, ["dead card", "two dead", "after a swap", "last card"]),
    ({"dead_cards": "may", "swaps_per_turn": 1}, ["dead card", "after a swap", "pass"]),
    ({"swaps_per_turn": 0}, ["middle", "late", "pass", "after a pass", "last card"]),
    ({"swaps_per_turn": 1}, ["dead card", "after a swap", "swap any"]),
    ({"dragons": 4}, ["start", "dragon", "late", "last card"]),
    ({"unicorns": 0, "dragons": 0}, ["dealt", "late", "can win"]),
    ({"unicorns": 4, "copies": 1}, ["unicorn late", "last card", "new deck"]),
    ({"copies": 3, "hand_size": 2}, ["two dead", "after two swaps", "swap any"]),
    ({"hand_size": 1}, ["dead card", "after a swap", "swap any", "pass"]),
    ({"hand_size": 5}, ["two dead", "after two swaps"]),
    ({"run_length": 3}, ["early", "can win"]),
    ({"run_length": 5}, ["late", "two dead", "can win", "last card"]),
    ({"limit": 5}, ["dealt", "early"]),
    ({"chips": 3, "limit": 60}, ["middle", "can win", *STUCK]),
    ({"chips": 1, "limit": 60}, STUCK),
    ({"chips": 1, "limit": 3}, ["dealt", *STUCK]),
    ({"chips": 1, "limit": 6, "swaps_per_turn": 1}, ["pass", "after a pass", "one pass to go"]),
    ({"chips": 1, "swaps_per_turn": 0, "limit": 60}, ["pass", "after a pass"]),
    ({"chips": 2, "dragons": 0}, ["dealt", "early", "swap any"]),
]

MINI_KIDS_CHANGES: list[tuple[Options, list[str]]] = [
    ({"dead_cards": "may", "hand_size": 2}, ["dealt", "dead card", "after a swap"]),
    ({"swaps_per_turn": 0}, ["dealt", "pass", "after a pass"]),
    ({"hand_size": 3, "dragons": 2}, ["dead card", "swap any", "last card", "new deck"]),
    ({"chips": 2, "limit": 60}, ["dealt", *STUCK, "last card"]),
    ({"chips": 1, "limit": 5}, ["pass", "after a pass", "one pass to go"]),
    ({"run_length": 4, "limit": 100}, ["early", "two dead", "last card", "new deck", *STUCK]),
    ({"board": [row.split() for row in MINI_BOARD]}, ["start", "dealt", *STUCK, "dead card"]),
    ({"copies": 1, "hand_size": 2, "dragons": 0}, ["start", "dealt", "last card", "new deck"]),
    ({"unicorns": 0, "dragons": 0, "run_length": 4}, ["dealt", "early", "can win", "last card"]),
]

DICE_CHANGES: list[tuple[Options, list[str]]] = [
    ({"capture": "number"}, ["replace", "again replace", "wild full", "number all own", "full"]),
    ({"again_after": "chip"}, ["again", "again replace", "again pass"]),
    ({"again_after": "always"}, ["again", "again replace", "again pass"]),
    ({"again_after": "always", "again_on": [10, 11]}, ["remove", "remove none", "wild full"]),
    ({"again_on": [10, 11]}, ["remove", "wild", "wild full"]),
    ({"chips": 7}, ["no chips", "middle", "remove", "can win"]),
    ({"chips": 3, "limit": 40}, ["no chips", "middle", "remove"]),
    ({"run_length": 4}, ["can win"]),
    ({"run_length": 5}, ["can win", "late"]),
    ({"run_length": 6}, ["can win", "replace"]),
    ({"limit": 5}, ["begin", "early"]),
    ({"dice": [8, 6]}, ["start", "begin", "no space"]),
    ({"dice": [12]}, ["start", "no space", "again", "middle"]),
    ({"protected": []}, ["remove", "late"]),
    ({"protected": [2, 3, 4, 5, 6, 7, 8, 12]}, ["remove", "remove none"]),
    ({"remove_on": [], "wild_on": [10, 11]}, ["wild", "full"]),
    ({"remove_on": [10, 11], "wild_on": []}, ["remove", "late"]),
]

MINI_DICE_CHANGES: list[tuple[Options, list[str]]] = [
    ({"capture": "anywhere"}, ["replace", "middle", "full", "wild full"]),
    ({"again_on": [1, 6]}, ["again", "again replace", "wild", "middle"]),
    ({"again_on": [1, 2, 5], "again_after": "chip"}, ["again replace", "remove"]),
    ({"again_on": [1, 5, 6], "again_after": "always"}, ["again replace", "remove", "again pass"]),
    ({"protected": [1, 2]}, ["remove", "remove none"]),
    ({"chips": 3}, ["no chips", "early", "middle"]),
    ({"chips": 2, "limit": 20}, ["no chips", "middle"]),
    ({"wild_on": []}, ["begin", "no space"]),
    ({"remove_on": [], "limit": 9}, ["begin", "middle", "no space"]),
    ({"dice": [3, 2], "board": [["2", "3", "4"], ["5", "3", "2"]]}, ["start", "begin", "can win"]),
]

Request = tuple[str, int, Options, list[str]]  # edition, players, changed options, situations


def requests() -> list[Request]:
    """Return every edition with its players, option changes and situations."""
    found: list[Request] = []
    for players in PLAYERS["kids"]:
        found += [
            ("kids", players, {}, KIDS_ALL),
            ("kids-2025", players, {}, ["start", "middle"]),
            ("kids-nb", players, {}, ["start", "middle"]),
            ("dice", players, {}, DICE_ALL),
        ]
        for step in (1, 2, 3):
            found.append((f"kids-2025 beginners={step}", players, {}, ["start", "middle", *DENSE]))
    found.append(("mini-kids", 2, {}, KIDS_ALL))
    found.append(("mini-dice", 2, {}, DICE_ALL))
    found += [
        ("kids", 2 + number % 3, changes, names)
        for number, (changes, names) in enumerate(KIDS_CHANGES * 2)
    ]
    found += [
        ("dice", 2 + number % 3, changes, names)
        for number, (changes, names) in enumerate(DICE_CHANGES * 2)
    ]
    found += [("mini-kids", 2, changes, names) for changes, names in MINI_KIDS_CHANGES]
    found += [("mini-dice", 2, changes, names) for changes, names in MINI_DICE_CHANGES]
    return found


REQUESTS = requests()

# Moments too rare to wait for: edition, players, name, the events that lead there.
RARE: list[tuple[str, int, str, list[str]]] = [
    ("dice", 2, "tie", ["roll-off 1+2", "roll-off 2+1"]),
    ("dice", 3, "tie of all", ["roll-off 4+2", "roll-off 3+3", "roll-off 5+1"]),
    ("dice", 4, "tie of 1 and 3", [f"roll-off {throw}" for throw in ("1+2", "5+5", "4+4", "6+4")]),
    (
        "dice",
        2,
        "remove none, two protected",
        [
            "roll-off 1+2",
            "roll-off 1+1",
            "roll 1+1",
            "place a1",
            "roll 6+5",
            "place c3",
            "roll 6+4",
        ],
    ),
    ("mini-dice", 2, "tie", ["roll-off 6", "roll-off 6"]),
]
