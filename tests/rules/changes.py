"""A change for every field that can be changed."""

import sequence_widget as sq

KIDS_CHANGES: dict[str, object] = {
    "board": sq.Board.from_text("free tiger fox lion / tiger fox lion free"),
    "chips": 5,
    "copies": 3,
    "dead_cards": "may",
    "dragons": 4,
    "hand_size": 5,
    "limit": 7,
    "player_counts": (2, 4),
    "run_length": 5,
    "swaps_per_turn": 1,
    "unicorns": 0,
}

DICE_CHANGES: dict[str, object] = {
    "again_after": "chip",
    "again_on": frozenset({7}),
    "board": sq.Board.from_text("2 3 4 5 6 7 / 7 6 5 4 3 2"),
    "capture": "number",
    "chips": 5,
    "dice": (8, 8),
    "limit": 7,
    "player_counts": (3,),
    "protected": frozenset({3}),
    "remove_on": frozenset({2}),
    "run_length": 4,
    "wild_on": frozenset(),
}

CHANGES = [
    *(("kids", *change) for change in KIDS_CHANGES.items()),
    *(("dice", *change) for change in DICE_CHANGES.items()),
]
