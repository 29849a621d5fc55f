"""A game that brings nothing of its own to the board: it is shown and played all the same."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

import sequence_widget as sq
from sequence_widget.widget import games
from sequence_widget.widget.games import OnBoard
from sequence_widget.widget.new_game import offered_name
from sequence_widget.widget.panels.panels import PANELS
from tests.widget.wire import Wire

COIN = sq.edition("mini-dice").but(
    board="1 2 1 2 1 2", dice=(2,), remove_on=(), wild_on=(), protected={2}
)
"""Six spaces in a row, and a coin as the one die."""

NONE: Mapping[type[sq.Rules], OnBoard] = {}


@pytest.fixture(autouse=True)
def no_game_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_GAMES", NONE)


def play_on(wire: Wire) -> None:
    """Play a whole game as a person would, by what the board offers."""
    while wire.scene["awaiting"] is not None:
        scene = wire.scene
        if scene["awaiting"] != "move":
            assert wire.ask("luck")["done"]
            continue
        offered = [f"{what} {cell}" for what in scene["choices"] for cell in scene["choices"][what]]
        assert wire.ask("play", text=[*offered, *scene["actions"]][0])["done"]


@pytest.mark.parametrize("rules", [COIN, sq.edition("mini-kids")])
def test_it_is_played_to_its_end(rules: sq.Rules) -> None:
    game = sq.Game(rules, players=["Anna", "Bo"], seed=7, luck="ask")
    wire = Wire(game, panels=PANELS, overlay="cells", show="all")
    wire.write(language="nb")
    wire.write(language="en", overlay="threats")
    play_on(wire)
    assert game.position.is_over
    assert wire.board.unseen == {}


def test_the_board_says_what_the_rules_have_and_calls_it_by_its_edition() -> None:
    wire = Wire(sq.Game(COIN, players=["Anna", "Bo"], seed=7, luck="ask"))
    board = wire.board.board
    assert (board["has_hands"], board["has_dice"], board["dice"]) == (False, True, [2])
    assert (board["title"], board["legend"]) == ("Sequence Dice, small", [])
    assert not any("protected" in space for space in board["spaces"])
    assert wire.board.words["ui.roll"] == "Roll the die"
    assert wire.board.drawings == {}


def test_the_reason_is_the_engines_and_no_card_is_explained() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    wire = Wire(game)
    assert (wire.scene["reason"], wire.scene["hints"]) == ("Choose a card, then a space.", {})
    assert wire.board.board["has_hands"]


def test_an_edition_that_no_catalogue_knows_is_called_by_its_own_name() -> None:
    assert offered_name(COIN, "nb") == "Sequence Dice, lite brett"
    assert offered_name(replace(COIN, edition="coin"), "nb") == "coin"


def test_no_question_can_be_put_together_about_it_and_that_is_said() -> None:
    for rules in (COIN, sq.edition("mini-kids")):
        wire = Wire(sq.Game(rules, players=["Anna", "Bo"], seed=7), panels=("claims",))
        said = "No questions can be put together about this game."
        assert wire.board.get_state()["claims"] == {"told": said}
        for act in (
            {"act": "point", "what": "a1"},
            {"act": "stop"},
            {"act": "press", "name": "and"},
        ):
            assert wire.ask("claims", **act)["refused"] == said
        assert wire.ask("ask-class")["refused"] == said
        assert (wire.board.claim, wire.board.answer) == (None, None)
