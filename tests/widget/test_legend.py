"""The legend of the numbers says what they do, as a turn of the game goes."""

import pytest

import sequence_widget as sq
from sequence_widget.widget.games import game_on_board


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, ["2, 12: again", "10: take a chip", "11: any space"]),
        ({"again_on": [10]}, ["10: take a chip", "11: any space"]),
        (
            {"again_on": [10], "again_after": "always"},
            ["10: again", "10: take a chip", "11: any space"],
        ),
        ({"again_on": [11], "wild_on": []}, ["10: take a chip"]),
    ],
)
def test_what_earns_no_turn_is_not_said_to(changes: dict[str, object], told: list[str]) -> None:
    rules = sq.edition("dice").but(**changes)
    assert game_on_board(rules).legend(rules, "en") == told
