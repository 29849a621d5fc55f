"""Why nothing may be done on a screen, in a sentence; and what figures mean in words."""

from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.widget.permissions import may_act
from sequence_widget.widget.snapshot import take
from tests.widget.wire import NAMES, Wire, dice, kids

SAID: dict[str, tuple[dict[str, Any], str, str]] = {
    "no hands": (
        {"show": "none"},
        "It is Anna’s turn, but this screen shows no hands.",
        "Det er Anna sin tur, men denne skjermen viser ingen hender.",
    ),
    "another hand": (
        {"show": "Bo"},
        "It is Anna’s turn here, but this screen shows Bo’s hand.",
        "Her er det Anna sin tur, men denne skjermen viser hånden til Bo.",
    ),
    "a curtain": (
        {"curtain": True},
        "Hand the screen to Anna first.",
        "Gi skjermen til Anna først.",
    ),
}


@pytest.mark.parametrize("case", SAID)
def test_who_may_not_act_is_told_why(case: str) -> None:
    options, english, norwegian = SAID[case]
    wire = Wire(kids(), **options)
    assert wire.scene["choices"] == {}
    assert wire.scene["why"] == english
    wire.write(language="nb")
    assert wire.scene["why"] == norwegian


@pytest.mark.parametrize("show", ["mover", "all", "Anna"])
def test_who_may_act_is_told_nothing(show: str) -> None:
    wire = Wire(kids(), show=show)
    assert (wire.scene["why"], bool(wire.scene["choices"])) == (None, True)


def test_behind_the_tip_it_is_said_whose_hand_is_shown() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    wire.write(ply=1)
    assert wire.scene["why"] == "Here a card is drawn next: step forward."
    wire.write(ply=0)
    assert wire.scene["why"] == "It is Anna’s turn here, but this screen shows Bo’s hand."
    game.go_to(2)
    game.play(game.position.legal_moves[0])
    wire.write(ply=0)
    assert wire.scene["why"] is None
    assert "done" in wire.ask("play", text=str(game.position.legal_moves[0]))


@pytest.mark.parametrize(
    ("name", "luck", "asked", "behind"),
    [
        ("dice", "ask", "Roll the dice first.", "Roll the dice first."),
        (
            "mini-dice",
            "ask",
            "Roll the die first.",
            "Roll the die first.",
        ),
        ("dice", "auto", None, "Here the dice are rolled next: step forward."),
        ("mini-dice", "auto", None, "Here the die is rolled next: step forward."),
    ],
    ids=["dice asked for", "one die asked for", "dice that roll by themselves", "one that does"],
)
def test_luck_that_comes_first_is_asked_for(
    name: str, luck: str, asked: str | None, behind: str
) -> None:
    game = sq.Game(name, players=NAMES, seed=7, luck=luck)
    wire = Wire(game)
    assert wire.scene["why"] == asked
    if asked:
        game.luck()
    wire.write(ply=0)
    assert wire.scene["why"] == behind


def test_a_card_is_to_be_drawn_or_dealt_first() -> None:
    game = kids(luck="ask")
    wire = Wire(game)
    game.play("tiger b1")
    assert wire.scene["why"] == "Draw a card first."
    assert wire.ask("play", text="fox f2")["refused"] == "Draw a card first."
    start = sq.Game("kids", players=2, seed=1).start
    wire = Wire(sq.Game(start, players=NAMES, seed=1, luck="ask"))
    assert wire.scene["why"] == "Deal the cards first."


def test_a_bot_is_to_move_and_a_game_can_be_over() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire = Wire(game)
    game.play("tiger b1")
    assert wire.scene["why"] == "RandomBot is to move: step forward."
    game.undo()
    wire.sent.clear()
    wire.ask("play", text="tiger b1")
    states = [sent["state"] for sent in wire.sent if "aside" in sent.get("state", {})]
    played = "The computer is finding a move for RandomBot."
    assert [state["aside"]["why"] for state in states] == [played, None]
    wire.write(ply=2)
    assert wire.scene["why"] == "RandomBot is to move: step forward."
    with_dice = dice()
    wire = Wire(with_dice)
    while not with_dice.position.is_over:
        with_dice.play(with_dice.position.legal_moves[0])
    assert wire.scene["why"] == "The game is over."


def test_a_curtain_that_has_risen_is_only_opened_by_asking() -> None:
    game = kids()
    wire = Wire(game, curtain=True)
    wire.ask("reveal")
    wire.ask("play", text="tiger b1")
    assert wire.scene["curtain"] == "Hand the screen to Bo."
    wire.ask("undo")
    assert wire.scene["curtain"] == "Hand the screen to Anna."
    assert {card for hand in wire.scene["hands"] for card in hand} == {"?"}
    wire.ask("reveal")
    assert wire.scene["viewer"] == 0


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Anna and Bo would win here"), ("nb", "Anna og Bo ville ha vunnet her")],
    ids=["en", "nb"],
)
def test_a_threat_is_said_in_words(language: str, said: str) -> None:
    start = sq.position("mini-dice", chips={"a1": 0, "b1": 0, "c2": 1, "c3": 1})
    wire = Wire(sq.Game(start, players=NAMES, seed=1), overlay="threats", language=language)
    assert wire.scene["figures"]["c1"] == {"text": "AB!", "threat": True, "say": said}
    wire.write(overlay="cells")
    assert wire.scene["figures"]["c1"]["say"] == ""


@pytest.mark.parametrize("make", [kids, dice], ids=["cards", "dice"])
def test_nobody_moves_for_a_bot(make: Any) -> None:
    edition = make().rules.edition
    game = sq.Game(edition, [sq.GreedyBot(), "Bo"], seed=7, luck="ask")
    while game.position.awaiting != "move" or game.position.turn != 0:
        if game.position.awaiting == "move":
            game.play(game.position.legal_moves[0])
        else:
            game.luck()
    wire = Wire(game, show="all")
    before = game.to_json()
    snapshot = take(game, "all", None, "en")
    assert not may_act(snapshot)
    for move in game.position.legal_moves:
        answer = wire.ask("play", text=str(move))
        assert "refused" in answer
        assert game.to_json() == before


@pytest.mark.parametrize("show", ["all", 0])
def test_nobody_moves_before_luck_has_come_or_when_all_is_over(show: Any) -> None:
    game = sq.Game("mini-dice", NAMES, seed=7, luck="ask")
    assert game.position.awaiting != "move"
    assert not may_act(take(game, show, None, "en"))
    while not game.position.is_over:
        if game.position.awaiting == "move":
            assert may_act(take(game, show, None, "en"))
            game.play(game.position.legal_moves[0])
        else:
            game.luck()
    assert not may_act(take(game, show, None, "en"))


def test_luck_that_comes_by_itself_from_now_on_is_asked_for_once_more() -> None:
    game = kids(luck="ask")
    wire = Wire(game)
    game.play("tiger b1")
    game.luck_mode = "auto"
    assert (wire.scene["luck"], wire.scene["why"]) == (True, "Draw a card first.")
