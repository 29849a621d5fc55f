"""Luck that waits on the board: who may enter what real dice or cards showed, and what is said."""

from typing import Any

import pytest

import sequence_widget as sq
from tests.widget.test_visibility import HANDS, names_card, sent_about
from tests.widget.wire import Wire, dice, kids


def test_luck_waits_to_be_asked_for() -> None:
    game = dice(luck="ask")
    wire = Wire(game)
    assert wire.scene["luck"]
    assert wire.scene["choices"] == {}
    wire.ask("luck")
    assert (game.position.awaiting, wire.scene["luck"]) == ("move", False)
    assert wire.scene["choices"]


def test_real_dice_and_cards_are_entered() -> None:
    game = dice(luck="ask")
    wire = Wire(game)
    assert "refused" in wire.ask("play", text="roll 3+9")
    wire.ask("play", text="roll 3+4")
    assert game.position.roll == (3, 4)
    cards = kids(luck="ask")
    wire = Wire(cards)
    wire.ask("play", text="tiger b1")
    assert "tiger" in wire.scene["drawable"]
    wire.ask("play", text="draw whale")
    assert "whale" in cards.position.hand(0)


RULES = sq.edition("mini-kids").but(copies=1, unicorns=0, dragons=0, hand_size=2)


def drawing(**options: Any) -> Wire:
    """Come to where Anna is to draw and Bo holds the only zebra."""
    start = sq.position(RULES, hands=[["tiger", "fox"], ["zebra", "wolf"]])
    game = sq.Game(start, players=["Anna", "Bo"], seed=3, luck="ask")
    wire = Wire(game, **options)
    game.play("tiger b1")
    assert game.position.awaiting == "draw"
    return wire


def test_who_draws_chooses_from_all_that_is_unseen() -> None:
    wire = drawing()
    assert wire.scene["drawable"] == ["lion", "panda", "wolf", "zebra"]
    for text in ("draw zebra", "draw wolf", "draw fox", "draw tigr"):
        assert wire.ask("play", text=text)["refused"] == "This card cannot have been drawn."
    assert wire.ask("play", text="draw lion") == {"id": 5, "done": True}
    assert wire.board.position.hand(0) == ("fox", "lion")


def test_who_sees_everything_chooses_from_the_deck() -> None:
    assert drawing(show="all").scene["drawable"] == ["lion", "panda"]


@pytest.mark.parametrize("show", ["none", 1], ids=["no hands", "another hand"])
def test_nobody_enters_a_card_that_is_hidden_from_him(show: Any) -> None:
    wire = drawing(show=show)
    assert (wire.scene["luck"], wire.scene["drawable"]) == (True, [])
    for text in ("draw lion", "draw zebra", "fox b2", "deal lion", "draw tigr"):
        assert wire.ask("play", text=text)["refused"] == "It is not your turn on this screen now."
    assert wire.ask("luck") == {"id": 6, "done": True}


def test_for_a_bot_luck_draws() -> None:
    start = sq.position(RULES, hands=[["tiger", "fox"], ["zebra", "wolf"]])
    game = sq.Game(start, players=[sq.RandomBot(), "Bo"], seed=3, luck="ask")
    wire = Wire(game)
    wire.ask("go")
    assert (game.position.turn, game.position.awaiting) == (0, "draw")
    assert (wire.scene["viewer"], wire.scene["drawable"]) == (1, [])
    assert "refused" in wire.ask("play", text="draw lion")
    wire.ask("luck")
    assert game.position.turn == 1


def test_behind_the_tip_nobody_enters_for_another() -> None:
    wire = drawing()
    game = wire.board.game
    game.luck()
    assert wire.scene["viewer"] == 1
    wire.write(ply=1)
    assert (wire.scene["awaiting"], wire.scene["drawable"]) == ("draw", [])
    assert "refused" in wire.ask("play", text="draw lion")


def test_a_refusal_names_no_card_of_the_deck() -> None:
    wire = drawing()
    for text in ("fox b2", "pass", "deal lion", "roll 3", "roll-off 3"):
        assert wire.ask("play", text=text)["refused"] == "Draw a card first."


def test_dealing_is_entered_by_who_is_dealt_the_card() -> None:
    start = sq.Game(RULES, players=2, seed=1).start
    assert start.awaiting == "deal"
    wire = Wire(sq.Game(start, players=["Anna", "Bo"], seed=1, luck="ask"))
    assert wire.scene["viewer"] == 0
    assert len(wire.scene["drawable"]) == 6
    wire.ask("play", text="deal lion")
    assert (wire.board.position.hand(0), wire.scene["viewer"]) == (("lion",), 1)
    assert wire.scene["hands"] == [["?"], []]
    assert wire.ask("play", text="deal lion")["refused"] == "This card cannot have been drawn."


def test_with_dice_anybody_enters_a_roll_and_is_told_why_not() -> None:
    game = dice(luck="ask")
    wire = Wire(game, show="none")
    assert "cannot show this" in wire.ask("play", text="roll 7+1")["refused"]
    wire.ask("play", text="roll 3+4")
    assert game.position.roll == (3, 4)


def test_no_refusal_tells_of_a_hidden_hand() -> None:
    start = sq.position("kids", hands=HANDS)
    game = sq.Game(start, players=["Anna", "Bo"], seed=3, luck="ask")
    wire = Wire(game, show="Anna")
    wire.ask("play", text="tiger b1")
    for text in ("draw alligator", "pass", "deal fox", "draw tiger"):
        wire.ask("play", text=text)
    wire.ask("luck")
    hidden = set(game.position.hand(1))
    for text in ("zebra a1", "draw fox"):
        wire.ask("play", text=text)
    refused = [s["content"].get("refused", "") for s in wire.sent if s["method"] == "custom"]
    assert not any(names_card(words, card) for words in refused for card in hidden)
    assert "zebra" in sent_about(wire)  # among what Anna might have drawn


def test_nobody_enters_a_card_while_the_screen_waits_for_somebody() -> None:
    start = sq.Game(RULES, players=2, seed=1).start
    game = sq.Game(start, players=["Anna", "Bo"], seed=1, luck="ask")
    wire = Wire(game, curtain=True)
    assert (wire.scene["entering"], wire.scene["drawable"]) == (False, [])
    refused = wire.ask("play", text="deal lion")["refused"]
    assert refused == "It is not your turn on this screen now."
    wire.ask("reveal")
    assert (wire.scene["entering"], len(wire.scene["drawable"])) == (True, 6)
    wire.ask("play", text="deal lion")
    assert game.position.hand(0) == ("lion",)
