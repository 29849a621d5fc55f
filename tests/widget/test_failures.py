"""What fails while a browser's message is carried out: what is raised prints in that browser."""

import random
import traceback
from collections.abc import Callable
from typing import Any

import pytest

import sequence_widget as sq
from tests.widget.wire import NAMES, Wire, dice, kids

NOT_HELD = "whale a2"


def raised(wire: Wire, text: str = "tiger b1") -> Exception:
    """Play a move as a browser does, and give what is raised."""
    here = {"ply": wire.scene["ply"], "line": wire.scene["line"]}
    with pytest.raises(Exception) as caught:  # noqa: PT011 - its kind is what is looked at
        wire.board._receive(wire.board, {"id": 1, "do": "play", "text": text, **here}, [])
    return caught.value


def answered(wire: Wire, do: str, **words: Any) -> dict[str, Any]:
    """Send an intent at which a cell fails, and give the answer that the browser got."""
    here = {"ply": wire.scene["ply"], "line": wire.scene["line"]}
    with pytest.raises(sq.SequenceError):
        wire.board._receive(wire.board, {"id": 1, "do": do, **here, **words}, [])
    return dict(wire.sent[-1]["content"])


def printed(failure: BaseException) -> str:
    return "".join(traceback.format_exception(failure))


def plays_wrongly(game: sq.Game) -> None:
    game.play(NOT_HELD)


def fails_from(game: sq.Game) -> None:
    try:
        game.play(NOT_HELD)
    except sq.SequenceError as refused:
        raise ValueError("my own") from refused


def fails_besides(game: sq.Game) -> None:
    try:
        game.play(NOT_HELD)
    except sq.SequenceError:
        raise ValueError("my own")  # noqa: B904 - what is left behind is what is looked for


def fails_two_steps_on(game: sq.Game) -> None:
    try:
        fails_besides(game)
    except ValueError as failure:
        raise KeyError("my own") from failure


def fails_as_group(game: sq.Game) -> None:
    failures = [ValueError("my own")]
    try:
        game.play(NOT_HELD)
    except sq.SequenceError as refused:
        raise ExceptionGroup("several, my own", [*failures, refused])  # noqa: B904 - as above


def fails_after_group(game: sq.Game) -> None:
    try:
        fails_as_group(game)
    except ExceptionGroup:
        raise ValueError("my own")  # noqa: B904 - as above


def notes_and_plays_wrongly(game: sq.Game) -> None:
    try:
        game.play(NOT_HELD)
    except sq.SequenceError as refused:
        refused.add_note(str(refused))
        raise


OWN = [fails_from, fails_besides, fails_two_steps_on, fails_as_group, fails_after_group]


@pytest.mark.parametrize("cell", [plays_wrongly, notes_and_plays_wrongly, *OWN])
def test_what_a_cell_fails_with_names_no_hidden_card(cell: Callable[[sq.Game], None]) -> None:
    game = kids()
    wire = Wire(game, show="Anna")
    wire.board.observe(lambda _: cell(game), "ply")
    failure = raised(wire)
    text = printed(failure) + wire.everything()
    assert not any(f"{card}, " in text or f", {card}" in text for card in game.position.hand(1))
    assert "in the hand" not in text
    if cell in OWN:
        assert "A cell that follows the board failed: " in text


def test_a_cell_that_fails_where_the_game_is_as_it_was_names_no_hidden_card() -> None:
    """What it raises is no refusal of the game's own, which the browser is told in full."""
    game = sq.Game("kids", NAMES, seed=7, dealer="Anna")
    wire = Wire(game, show="Anna")

    def plays_for_bo(game: sq.Game) -> None:
        game.play("fox a1")

    game.subscribe(plays_for_bo)
    answer = answered(wire, "new", seed="same")
    assert answer["refused"] == "A cell that follows the board failed: IllegalMoveError"
    assert not any(card in str(answer) for card in game.position.hand(1))


def test_a_cell_that_takes_every_move_back_and_fails_names_no_hidden_card() -> None:
    game = kids()
    wire = Wire(game, show="Anna")

    def takes_back(game: sq.Game) -> None:
        if game.ply > 0:
            hand = str(game.position.hand(1))
            game.undo()
            raise sq.SequenceError("seat.number", seat=hand)

    game.subscribe(takes_back)
    answer = answered(wire, "play", text="tiger b1")
    assert game.ply == 0
    assert answer["refused"] == "A cell that follows the board failed: SequenceError"


def test_what_a_browser_writes_raises_no_hidden_card() -> None:
    game = kids()
    game.play("tiger b1")
    wire = Wire(game, show="Anna")
    wire.board.observe(lambda _: game.play(NOT_HELD), "language")
    with pytest.raises(sq.SequenceError) as caught:
        wire.write(language="nb")
    assert str(caught.value) == "A cell that follows the board failed: IllegalMoveError"
    assert "in the hand" not in printed(caught.value)


def test_a_failure_keeps_what_is_behind_it_if_that_is_the_cells_own() -> None:
    wire = Wire(kids(), show="Anna")

    def fail(_change: object) -> None:
        try:
            int("the first")
        except ValueError as first:
            message = "the second"
            raise ValueError(message) from first

    wire.board.observe(fail, "ply")
    text = printed(raised(wire))
    assert "the first" in text
    assert "the second" in text


def test_what_a_cell_says_in_place_of_a_refusal_comes_whole() -> None:
    game = kids()
    wire = Wire(game, show="Anna")

    def fail(_change: object) -> None:
        try:
            game.play(NOT_HELD)
        except sq.SequenceError:
            message = "my own"
            raise ValueError(message) from None

    wire.board.observe(fail, "ply")
    text = printed(raised(wire))
    assert "ValueError: my own" in text
    assert "in the hand" not in text


class Talkative:
    """A bot that tells its hand when it fails."""

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        del rng
        message = f"I hold {getattr(view, 'hand', 'dice')}"
        raise ValueError(message)


def with_bot(**options: Any) -> Wire:
    return Wire(sq.Game("kids", players=["Anna", Talkative()], seed=7), **options)


def test_a_bot_that_fails_tells_nothing_of_its_hand() -> None:
    failure = raised(with_bot())
    assert str(failure) == "A bot failed: ValueError"
    assert "I hold" not in printed(failure)


def test_a_bot_that_a_cell_lets_move_tells_nothing_of_its_hand_either() -> None:
    wire = Wire(kids(), show="Anna")
    other = sq.Game("kids", players=[Talkative(), "Bo"], seed=7)
    wire.board.observe(lambda _: other.advance(), "ply")
    failure = raised(wire)
    assert "I hold" not in printed(failure) + wire.everything()


class Wrapped:
    """A bot whose way of choosing has another name."""

    def __init__(self) -> None:
        self.choose = lambda view, rng: Talkative().choose.__func__(self, view, rng)  # type: ignore[attr-defined]


def test_whatever_a_bots_way_of_choosing_is_called_it_tells_nothing() -> None:
    wire = Wire(kids(), show="Anna")
    other = sq.Game("kids", players=[Wrapped(), "Bo"], seed=7)
    wire.board.observe(lambda _: other.advance(), "ply")
    failure = raised(wire)
    assert "I hold" not in printed(failure) + wire.everything()


def test_a_method_of_a_cells_own_called_choose_is_no_bots() -> None:
    wire = Wire(kids(), show="Anna")

    def choose() -> None:
        message = "my own"
        raise ValueError(message)

    wire.board.observe(lambda _: choose(), "ply")
    assert "my own" in str(raised(wire))


def test_several_failures_are_spared_one_by_one() -> None:
    game = kids()
    wire = Wire(game, show="Anna")
    wire.board.observe(lambda _: plays_wrongly(game), "ply")
    wire.board.observe(lambda _: fails_from(game), "turn")
    failure = raised(wire)
    assert isinstance(failure, ExceptionGroup)
    kinds = {str(each).partition(": ")[2] for each in failure.exceptions}
    assert kinds == {"IllegalMoveError", "ValueError"}
    assert "in the hand" not in printed(failure)


def test_where_everything_is_shown_errors_come_whole() -> None:
    game = kids()
    wire = Wire(game, show="all")
    wire.board.observe(lambda _: game.play(NOT_HELD), "ply")
    assert "in the hand" in str(raised(wire))
    assert "I hold" in str(raised(with_bot(show="all")))
    with_dice = dice()
    wire = Wire(with_dice)
    wire.board.observe(lambda _: with_dice.play("fly"), "ply")
    move = str(with_dice.position.legal_moves[0])
    assert isinstance(raised(wire, move), sq.IllegalMoveError)


def test_failures_that_lead_back_to_each_other_are_gone_through_once() -> None:
    wire = Wire(sq.Game("kids", players=NAMES, seed=7), show="Anna")
    first, second = ValueError("first"), ValueError("second")
    first.__context__, second.__context__ = second, first

    def fail(_change: object) -> None:
        raise first

    wire.board.observe(fail, "ply")
    assert raised(wire) is first


def test_that_observers_chase_each_other_is_said_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    from sequence_widget.widget import changes

    monkeypatch.setattr(changes, "_MOST_TOLD", 20)
    game = kids()
    game.play("tiger b1")
    wire = Wire(game, show="Anna")
    wire.board.observe(lambda change: game.go_to(1 - min(1, change["new"])), "ply")
    with pytest.raises(sq.SequenceError, match="no longer notified"):
        wire.write(ply=1)
    assert "no longer notified" in wire.sent[-1]["content"]["refused"]
