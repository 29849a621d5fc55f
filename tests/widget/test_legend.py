"""The legend of the numbers says what they do, as a turn of the game goes."""

import pytest

import sequence_widget as sq
from sequence_widget.widget.games import game_on_board
from tests.widget.wire import Wire, dice, kids


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


def legend(overlay: object, show: str | int = "mover", **options: object) -> str:
    found: str = Wire(kids(), overlay=overlay, show=show, **options).scene.get("legend", "")
    return found


def test_every_legend_of_chances_says_whose_eyes_and_whose_turn() -> None:
    fills = "chance that Anna can fill the space next, from what "
    assert legend("fills") == f"{fills}Anna can see"
    assert legend("fills", show="Bo") == f"{fills}Bo can see"
    assert legend("fills", show="none") == f"{fills}lies face up"
    assert legend("fills", curtain=True) == f"{fills}lies face up"
    chances = "chance that Anna wins after the move there, from what "
    assert legend("chances") == f"{chances}Anna can see"
    assert legend("chances", show=1, language="nb") == (
        "sjanse for at Anna vinner etter trekket der, ut fra det Bo kan se"
    )


def test_with_dice_nothing_is_hidden_and_no_eyes_are_named() -> None:
    wire = Wire(dice(), overlay="fills")
    assert wire.scene["legend"] == "chance that Bo can fill the space next"


def test_ratings_say_whose_they_are_while_they_hold() -> None:
    wire = Wire(kids())
    ratings = wire.board.view.rate_moves(games=400, progress=False)
    wire.board.overlay = ratings
    assert wire.scene["legend"] == (
        "chance that Anna wins after the best move there, from what Anna can see"
    )
    wire.board.game.play(ratings.best)
    assert wire.scene["legend"].endswith("in the position rated")


def test_where_nothing_lies_over_the_spaces_there_is_no_legend() -> None:
    assert legend(None) == ""
    board = Wire(kids(), overlay="fills").board
    board.ask("A tiger?", "1/39")
    assert "legend" not in board.scene
