"""Cells that follow the board: what they see, and what happens when they play, or fail."""

import math
from typing import Any

import pytest

import sequence_widget as sq
from tests.widget.wire import Wire, dice, kids


def test_a_failing_observer_is_reported_and_stops_nothing() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire = Wire(game)

    def fail(_change: object) -> None:
        message = "my cell is broken"
        raise ValueError(message)

    wire.board.observe(fail, "ply")
    with pytest.raises(ValueError, match="my cell is broken"):
        wire.board._receive(
            wire.board, {"id": 1, "do": "play", "text": "tiger b1", "ply": 0, "line": 1}, []
        )
    assert wire.sent[-1]["content"]["refused"].endswith("failed: ValueError")
    assert (game.ply, wire.scene["ply"]) == (4, 4)
    with pytest.raises(ValueError, match="my cell is broken"):
        game.back()
    assert wire.scene["ply"] == game.ply == 3


def traits(wire: Wire) -> tuple[Any, ...]:
    board = wire.board
    return board.ply, board.turn, board.last_event, board.winner, board.position_text, board.scene


def failing(error: Exception) -> Any:
    def fail(_change: object) -> None:
        raise error

    return fail


def raised_as(error: Exception) -> type[Exception]:
    """Say what a browser's message raises: the package's own errors may name cards."""
    return sq.SequenceError if isinstance(error, sq.SequenceError) else type(error)


def test_a_wire_that_failed_swallows_nothing_that_fails_later() -> None:
    game = kids()
    wire = Wire(game)

    def broken(msg: dict[str, Any], buffers: object = None) -> None:
        del msg, buffers
        message = "no wire"
        raise OSError(message)

    wire.board._send = broken  # type: ignore[method-assign]
    with pytest.raises(OSError, match="no wire"):
        wire.board._receive(
            wire.board, {"id": 1, "do": "play", "text": "tiger b1", "ply": 0, "line": 1}, []
        )
    wire.board._send = wire._catch  # type: ignore[method-assign]
    wire.board.observe(failing(ValueError("mine")), "ply")
    with pytest.raises(ValueError, match="mine"):
        game.back()
    assert wire.sent[-1]["state"]["scene"]["ply"] == game.ply == 1


def test_observers_of_one_trait_find_all_the_others_changed() -> None:
    game = kids()
    wire = Wire(game)
    fresh = Wire(kids())
    fresh.board.game.play("tiger b1")
    expected = traits(fresh)[:5]
    names = ("ply", "turn", "last_event", "position_text", "scene")
    seen = {}
    for name in names:
        wire.board.observe(lambda change: seen.update({change["name"]: traits(wire)[:5]}), name)
    game.play("tiger b1")
    assert seen == dict.fromkeys(names, expected)


def test_one_message_brings_all_and_before_the_observers_are_told() -> None:
    wire = Wire(kids())
    sent: list[int] = []
    wire.board.observe(lambda _: sent.append(len(wire.sent)), ["ply", "turn", "scene"])
    wire.board.game.play("tiger b1")
    assert sent == [1, 1, 1]
    assert len(wire.sent) == 1


@pytest.mark.parametrize("name", ["ply", "scene", "turn", "position_text"])
def test_an_observer_that_plays_leaves_no_stale_trait(name: str) -> None:
    game = kids()
    wire = Wire(game)
    told: list[tuple[int, int]] = []

    def play(_change: object) -> None:
        if game.ply < 6:
            game.play(game.position.legal_moves[0])

    wire.board.observe(play, name)
    wire.board.observe(lambda change: told.append((change["old"], change["new"])), "ply")
    game.play("tiger b1")
    assert wire.board.ply == wire.scene["ply"] == game.ply == 6
    assert wire.board.position_text == wire.board.view.to_text()
    assert [old for old, _ in told] == [0, *[new for _, new in told[:-1]]]
    assert told[-1][1] == 6


def test_an_observer_that_steps_is_not_thrown_back() -> None:
    game = kids()
    game.play("tiger b1")
    game.play("fox f2")
    wire = Wire(game)
    wire.board.observe(lambda _: game.go_to(3), "ply")
    wire.board.ply = 1
    assert wire.board.ply == wire.scene["ply"] == game.ply == 3
    wire.write(ply=0)
    assert wire.board.ply == wire.scene["ply"] == game.ply == 3
    assert wire.sent[-1]["state"]["ply"] == 3


def test_an_observer_can_play_a_whole_game() -> None:
    game = sq.Game("dice", players=2, seed=3)
    wire = Wire(game)

    def play(_change: object) -> None:
        if not game.position.is_over:
            game.play(game.position.legal_moves[0])

    wire.board.observe(play, "scene")
    game.play(game.position.legal_moves[0])
    assert game.position.is_over
    assert wire.board.ply == game.ply > 100


def test_observers_that_chase_each_other_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    from sequence_widget.widget import changes

    monkeypatch.setattr(changes, "_MOST_TOLD", 100)
    game = kids()
    game.play("tiger b1")
    wire = Wire(game)
    wire.board.observe(lambda change: game.go_to(1 - min(1, change["new"])), "ply")
    with pytest.raises(sq.SequenceError, match="no longer notified"):
        game.go_to(1)
    assert wire.board.ply == wire.scene["ply"] == game.ply
    wire.board.unobserve_all("ply")
    game.go_to(2)
    assert wire.board.ply == 2


def test_a_trait_that_came_back_to_what_it_was_is_not_told() -> None:
    game = kids()
    wire = Wire(game)
    turns: list[int] = []

    def answer(_change: object) -> None:
        if game.position.turn == 1:
            game.play(game.position.legal_moves[0])

    wire.board.observe(answer, "ply")
    wire.board.observe(lambda change: turns.append(change["new"]), "turn")
    game.play("tiger b1")
    assert (game.position.turn, wire.board.turn, turns) == (0, 0, [])


# Observers that fail


def test_all_observers_are_told_and_all_failures_raised() -> None:
    wire = Wire(kids())
    told: list[int] = []
    wire.board.observe(failing(ValueError("one")), "ply")
    wire.board.observe(failing(KeyError("two")), "turn")
    wire.board.observe(lambda _: told.append(1), "position_text")
    with pytest.raises(ExceptionGroup, match="in several ways") as caught:
        wire.board.game.play("tiger b1")
    assert {type(each) for each in caught.value.exceptions} == {ValueError, KeyError}
    assert told == [1]


@pytest.mark.parametrize(
    "error", [ValueError("my cell is broken"), sq.IllegalMoveError("game.no_luck_now")], ids=type
)
def test_a_move_stands_when_an_observer_fails(error: Exception) -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire = Wire(game)
    wire.board.observe(failing(error), "ply")
    here = {"ply": 0, "line": wire.scene["line"]}
    with pytest.raises(raised_as(error)):
        wire.board._receive(wire.board, {"id": 1, "do": "play", "text": "tiger b1", **here}, [])
    answer = wire.sent[-1]["content"]
    assert answer["id"] == 1
    assert answer["refused"].startswith("A cell that follows the board failed: ")
    assert type(error).__name__ in answer["refused"]
    assert game.ply == 4


@pytest.mark.parametrize(
    "error", [ValueError("a"), sq.IllegalMoveError("game.no_luck_now")], ids=type
)
def test_a_move_stands_when_another_follower_of_the_game_fails(error: Exception) -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire, other = Wire(game), Wire(game)
    other.board.observe(failing(error), "ply")
    here = {"ply": 0, "line": wire.scene["line"]}
    with pytest.raises(raised_as(error)):
        wire.board._receive(wire.board, {"id": 1, "do": "play", "text": "tiger b1", **here}, [])
    assert "A cell that follows" in wire.sent[-1]["content"]["refused"]
    assert (game.ply, wire.board.ply, other.board.ply) == (4, 4, 4)


WRITTEN: list[tuple[str, dict[str, Any]]] = [
    ("ply", {"ply": 1}),
    ("scene", {"ply": 1}),
    ("language", {"language": "nb"}),
    ("words", {"language": "nb"}),
    ("overlay", {"overlay": "cells"}),
    ("figures", {"overlay": "cells"}),
]
ERRORS = [ValueError("broken"), sq.IllegalMoveError("game.no_luck_now")]


def test_what_a_browser_writes_stands_when_an_observer_fails(subtests: pytest.Subtests) -> None:
    for name, values in WRITTEN:
        for error in ERRORS:
            with subtests.test(f"{name} observed, {values} written, {type(error).__name__}"):
                game = kids()
                game.play("tiger b1")
                wire = Wire(game)
                wire.board.observe(failing(error), name)
                with pytest.raises(raised_as(error)):
                    wire.write(**values)
                assert {key: getattr(wire.board, key) for key in values} == values
                [told] = [sent["content"] for sent in wire.sent if sent["method"] == "custom"]
                said = {
                    "en": "A cell that follows the board failed: ",
                    "nb": "En celle som følger brettet, ",
                }
                assert told["id"] is None
                assert told["refused"].startswith(said[wire.board.language])
                assert wire.board.ply == wire.scene["ply"] == game.ply


def test_an_error_of_the_package_tells_of_no_card() -> None:
    game = kids()
    wire = Wire(game, show="Anna")
    wire.board.observe(lambda _: game.play("whale a2"), "ply")
    here = {"ply": 0, "line": wire.scene["line"]}
    refused = "A cell that follows the board failed: IllegalMoveError"
    with pytest.raises(sq.SequenceError, match=f"^{refused}$"):
        wire.board._receive(wire.board, {"id": 1, "do": "play", "text": "tiger b1", **here}, [])
    assert wire.sent[-1]["content"]["refused"] == refused


def test_a_failure_that_cannot_be_written_down_does_not_stop_the_board() -> None:
    game = dice()
    wire = Wire(game)
    wire.board.observe(failing(ValueError("\ud800" + "x" * 10_000)), "ply")
    here = {"ply": game.ply, "line": wire.scene["line"]}
    text = str(game.position.legal_moves[0])
    with pytest.raises(ValueError, match="x"):
        wire.board._receive(wire.board, {"id": 1, "do": "play", "text": text, **here}, [])
    assert len(wire.sent[-1]["content"]["refused"].encode()) < 500
    assert math.isclose(wire.board.ply, game.ply)


@pytest.mark.parametrize(("show", "told"), [("mover", "KeyError"), ("all", "KeyError: 'hippo'")])
def test_a_cells_own_error_is_told_in_full_only_where_all_lies_open(show: str, told: str) -> None:
    game = kids()
    wire = Wire(game, show=show)
    wire.board.observe(failing(KeyError("hippo")), "ply")
    here = {"ply": 0, "line": wire.scene["line"]}
    with pytest.raises(KeyError):
        wire.board._receive(wire.board, {"id": 1, "do": "play", "text": "tiger b1", **here}, [])
    assert wire.sent[-1]["content"]["refused"] == f"A cell that follows the board failed: {told}"
