"""Boards and editions, typed in afresh from docs/rules.md: data for the naive oracle.

Nothing here is shared with the package, so a slip in either shows up as a difference.
"""

from typing import Any

Options = dict[str, Any]

KIDS_BOARD = """
    free    tiger     kangaroo giraffe   wolf    turtle   free
    hippo   gorilla   zebra    alligator lion    fox      moose
    panda   shark     camel    ostrich   whale   elephant penguin
    moose   alligator giraffe  hippo     wolf    camel    gorilla
    penguin zebra     kangaroo shark     fox     turtle   panda
    free    lion      elephant whale     ostrich tiger    free
"""

DICE_BOARD = """
    2 3  4  5 6 2
    6 7  8  9 7 3
    5 9 12 12 8 4
    4 8 12 12 9 5
    3 7  9  8 7 6
    2 6  5  4 3 2
"""

MINI_KIDS_BOARD = """
    free  tiger lion  free
    fox   panda tiger zebra
    zebra lion  fox   panda
    free  wolf  wolf  free
"""

MINI_DICE_BOARD = """
    1 2 3
    4 1 2
    3 4 1
"""


def rows(text: str) -> list[list[str]]:
    """Rows of words; a line of the text is a row."""
    return [line.split() for line in text.strip().splitlines()]


def cells(board: list[list[str]]) -> dict[str, str]:
    """Map each cell's name to the word printed there: column letter + row number, a1 top left."""
    named = {}
    for row_number, row in enumerate(board, start=1):
        for column, word in enumerate(row):
            named["abcdefghijklmnopqrstuvwxyz"[column] + str(row_number)] = word
    return named


KIDS: Options = {
    "board": rows(KIDS_BOARD),
    "copies": 2,
    "unicorns": 2,
    "dragons": 2,
    "hand_size": 3,
    "run_length": 4,
    "chips": 21,
    "dead_cards": "must",
    "swaps_per_turn": None,
    "limit": 10_000,
}

BEGINNERS: Options = {**KIDS, "unicorns": 0, "dragons": 0}

MINI_KIDS: Options = {
    "board": rows(MINI_KIDS_BOARD),
    "copies": 2,
    "unicorns": 1,
    "dragons": 1,
    "hand_size": 1,
    "run_length": 3,
    "chips": 8,
    "dead_cards": "must",
    "swaps_per_turn": None,
    "limit": 10_000,
}

DICE: Options = {
    "board": rows(DICE_BOARD),
    "dice": [6, 6],
    "remove_on": [10],
    "wild_on": [11],
    "again_on": [2, 12],
    "protected": [2, 12],
    "run_length": None,
    "chips": 20,
    "capture": "anywhere",
    "again_after": "place",
    "limit": 10_000,
}

MINI_DICE: Options = {
    "board": rows(MINI_DICE_BOARD),
    "dice": [6],
    "remove_on": [5],
    "wild_on": [6],
    "again_on": [],
    "protected": [],
    "run_length": 3,
    "chips": 9,
    "capture": "number",
    "again_after": "place",
    "limit": 10_000,
}

# Every rules field of every edition.
EDITIONS: dict[str, Options] = {
    "kids": KIDS,
    "kids-2025": KIDS,
    "kids-2025 beginners=1": {**BEGINNERS, "hand_size": 1},
    "kids-2025 beginners=2": {**BEGINNERS, "hand_size": 2},
    "kids-2025 beginners=3": {**BEGINNERS, "hand_size": 3},
    "kids-nb": KIDS,
    "mini-kids": MINI_KIDS,
    "dice": DICE,
    "mini-dice": MINI_DICE,
}

# How many may play.
PLAYERS: dict[str, tuple[int, ...]] = {
    name: (2,) if name.startswith("mini-") else (2, 3, 4) for name in EDITIONS
}
