"""What the board says may be done and why, and what it says that cards do."""

from typing import Any

import pytest

import sequence_widget as sq
from tests.widget.wire import Wire

SEVENS = ("b2", "e2", "b5", "e5")
TWOS = ("a1", "f1", "a6", "f6")


def dice(total: tuple[int, int], covered: dict[str, int], **changes: Any) -> Wire:
    rules = sq.edition("dice").but(**changes)
    start = sq.position(rules, players=2, chips=covered, turn=0, roll=total)
    return Wire(sq.Game(start, players=["Anna", "Lo"], seed=1))


def cards(hand: list[str], covered: dict[str, int], **changes: Any) -> Wire:
    rules = sq.edition("kids").but(**changes)
    hands = [hand, ["moose", "panda", "shark"][: len(hand)]]
    start = sq.position(rules, chips=covered, hands=hands)
    return Wire(sq.Game(start, players=["Anna", "Lo"], seed=1))


def own(cells: tuple[str, ...], side: int) -> dict[str, int]:
    return dict.fromkeys(cells, side)


OF_DICE: list[tuple[tuple[int, int], dict[str, int], dict[str, Any], str]] = [
    ((3, 4), {}, {}, "7: place a chip on an open 7."),
    ((1, 1), {}, {}, "2: place a chip on an open 2, then roll again."),
    ((5, 6), {}, {}, "11: place a chip on any open space."),
    ((5, 6), {}, {"again_on": {11}}, "11: place a chip on any open space, then roll again."),
    ((1, 1), own(TWOS, 1), {}, "2 is full: replace any chip of Lo."),
    ((1, 1), own(TWOS, 1), {"capture": "number"}, "2 is full: replace a chip of Lo there."),
    ((4, 6), {"b2": 1}, {}, "10: take a chip of Lo."),
    ((4, 6), own(TWOS, 1), {}, "10: there is no chip to take."),
    ((3, 4), own(SEVENS, 0), {}, "7: all those spaces are your own."),
    ((3, 4), {"b2": 0}, {"chips": 1}, "7: your chips are used up."),
    ((4, 6), {}, {"remove_on": ()}, "10: no space shows it."),
]


def test_every_situation_with_dice(subtests: pytest.Subtests) -> None:
    for roll, chips, changes, said in OF_DICE:
        with subtests.test(said):
            wire = dice(roll, chips, **changes)
            assert wire.scene["reason"] == said
            wire.write(language="nb")
            assert wire.scene["reason"] not in ("", said)


def test_a_full_board_of_dice() -> None:
    board = "2 3 4 5 6 7 / 8 9 12 2 3 4"
    chips = {cell: number % 2 for number, cell in enumerate(sq.Board.from_text(board).cells)}
    wire = dice((5, 6), chips, board=board, run_length=5)
    assert wire.scene["reason"] == "11, and the board is full: replace any chip of Lo."


def test_several_opponents_are_named() -> None:
    start = sq.position("dice", players=3, chips={"b1": 1, "c1": 2}, turn=0, roll=(4, 6))
    wire = Wire(sq.Game(start, players=["Anna", "Kim", "Lo"], seed=1))
    assert wire.scene["reason"] == "10: take a chip of Kim or Lo."


TIGERS = {"b1": 1, "f6": 0}
FOXES = {"f2": 1, "e5": 0}
OF_CARDS: list[tuple[list[str], dict[str, int], dict[str, Any], str]] = [
    (["tiger", "fox", "lion"], {}, {}, "Choose a card, then a space."),
    (["tiger", "fox", "lion"], TIGERS, {}, "The tiger is a dead card: swap it first."),
    (
        ["tiger", "fox", "lion"],
        TIGERS | FOXES,
        {},
        "2 dead cards, fox and tiger: swap one first.",
    ),
    (
        ["tiger", "fox", "lion"],
        TIGERS,
        {"dead_cards": "may"},
        "Play a card, or swap the dead tiger.",
    ),
    (["dragon", "dragon"], {}, {"hand_size": 2}, "No card can be played: swap one."),
    (
        ["dragon", "dragon"],
        {},
        {"hand_size": 2, "swaps_per_turn": 0},
        "Nothing can be played or swapped.",
    ),
    (
        ["dragon", "lion"],
        {"a2": 0, "a3": 1},
        {"hand_size": 2, "chips": 1},
        "Your chips are used up: only a dragon can be played.",
    ),
]


def test_every_situation_with_cards(subtests: pytest.Subtests) -> None:
    for hand, chips, changes, said in OF_CARDS:
        with subtests.test(said):
            wire = cards(hand, chips, **changes)
            assert wire.scene["reason"] == said
            wire.write(language="nb")
            assert wire.scene["reason"] not in ("", said)


def test_who_may_not_act_is_told_nothing_of_the_hand(subtests: pytest.Subtests) -> None:
    screens: tuple[dict[str, Any], ...] = ({"show": 1}, {"show": "none"}, {"curtain": True})
    for options in screens:
        with subtests.test(options=options):
            start = sq.position(
                "kids", chips=TIGERS, hands=[["tiger", "fox", "lion"], ["moose", "panda", "shark"]]
            )
            wire = Wire(sq.Game(start, players=["Anna", "Lo"], seed=1), **options)
            assert wire.scene["reason"] == ""
            assert wire.scene["why"]
            assert not {"tiger", "fox", "lion"} & set(wire.scene["hints"])


HINTS: list[tuple[str, dict[str, int], dict[str, Any], str]] = [
    ("tiger", {}, {}, "tiger: places a chip on b1 or f6."),
    ("tiger", {"b1": 1}, {}, "tiger: places a chip on f6."),
    ("tiger", TIGERS, {}, "tiger: dead, because its spaces are covered."),
    ("unicorn", {}, {}, "unicorn: places a chip on any open space."),
    ("dragon", {"b1": 1}, {}, "dragon: takes a chip of Lo."),
    ("dragon", {"b1": 0}, {}, "dragon: nobody else has a chip on the board."),
    ("tiger", {"a2": 0}, {"chips": 1}, "tiger: your chips are used up."),
]


def test_every_card_says_what_it_does(subtests: pytest.Subtests) -> None:
    for card, chips, changes, said in HINTS:
        with subtests.test(said):
            wire = cards([card, "lion", "whale"], chips, **changes)
            assert wire.scene["hints"][card] == said
            wire.write(language="nb")
            assert wire.scene["hints"][card] not in ("", said)


def test_threats_are_told_while_they_lie_over_the_board() -> None:
    chips = {"c1": 1, "d1": 1, "e1": 1}
    wire = cards(["lion", "whale", "zebra"], chips)
    assert wire.scene["reason"] == "Choose a card, then a space."
    wire.write(overlay="threats")
    assert wire.scene["reason"] == "Choose a card, then a space. One chip wins: Lo on b1 or f1."
    wire.write(overlay=None)
    assert "One chip wins" not in wire.scene["reason"]


def test_that_there_are_no_threats_is_told_until_it_is_over() -> None:
    wire = cards(["lion", "whale", "zebra"], {"c1": 1})
    wire.write(overlay="threats")
    assert wire.scene["reason"].endswith("space. Nobody wins with one chip now.")
    start = sq.position("mini-dice", chips={"a1": 0, "b1": 0, "c1": 0})
    wire = Wire(sq.Game(start, players=["Anna", "Lo"], seed=1))
    wire.write(overlay="threats")
    assert wire.scene["reason"] == ""


def test_when_it_is_over_nothing_can_be_done() -> None:
    start = sq.position("mini-dice", chips={"a1": 0, "b1": 0, "c1": 0})
    wire = Wire(sq.Game(start, players=["Anna", "Lo"], seed=1))
    assert (wire.scene["reason"], wire.scene["hints"]) == ("", {})
