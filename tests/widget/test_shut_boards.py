"""While a question waits for a guess, the boards of the game it is about tell nothing of it."""

from collections.abc import Callable
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.teaching.analysis import estimated_chances
from sequence_widget.teaching.analysis.estimated_chances import Pace
from sequence_widget.widget import QuestionWidget
from sequence_widget.widget.panels.panels import PANELS
from tests.widget.wire import Wire, kids

OPEN: dict[str, Any] = {"panels": PANELS, "overlay": "fills", "show": "Anna"}
TOLD = ("unseen", "chances", "many", "figures")
HINTS: dict[object, str] = {"1/42": "What have you seen?"}


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WITH_MACHINE_CODE", "WITHOUT"):
        monkeypatch.setattr(estimated_chances, name, Pace(3, 3, 3))


def told(wire: Wire) -> list[str]:
    """Name what a board shows that could tell an answer."""
    state = wire.board.get_state()
    return [name for name in TOLD if state[name]]


def asked(name: str, **about: Any) -> QuestionWidget:
    answer = kids().seen_by("Anna").draw_probability("tiger")
    return sq.ask("How likely is a tiger?", answer, name=f"shut {name}", hints=HINTS, **about)


def test_every_board_of_the_game_is_shut_until_there_is_a_guess() -> None:
    game = kids()
    first, second, other = Wire(game, **OPEN), Wire(game, **OPEN), Wire(kids(), **OPEN)
    assert told(first) == [*TOLD]
    first.sent.clear()
    question = asked("by a board", board=first.board)
    assert told(first) == told(second) == []
    assert told(other) == [*TOLD]
    assert first.scene["shut"] == (
        "Chances stay hidden until this question is answered: How likely is a tiger?"
    )
    first.board.send_state()
    assert "1/39" not in first.everything()
    assert "2.6%" not in first.everything()
    question.guess("1/42")
    assert told(first) == []  # another try is waited for
    question.guess("1/39")
    assert told(first) == told(second) == [*TOLD]
    assert "shut" not in first.scene


def test_what_is_opened_meanwhile_is_shut_and_nothing_is_tried_or_looked_up() -> None:
    game = kids()
    asked("meanwhile", game=game)
    wire = Wire(game, show="Anna")
    for overlay in ("fills", "chances", {"b1": 1}, sq.Dist({"b1": 1})):
        wire.board.overlay = overlay
        wire.write(panels=[*PANELS])
        assert told(wire) == []
    assert "refused" in wire.ask("many", kind="draws", act="run", times=40, seed="1")
    assert "refused" in wire.ask("mistakes", seat=0)
    wire.board.overlay = "cells"
    assert wire.scene["figures"]
    assert game.boards.held is None  # luck goes on


ENDS: dict[str, Callable[[sq.Game, QuestionWidget], object]] = {
    "a right guess": lambda _, question: question.guess("1/39"),
    "two wrong guesses": lambda _, question: [question.guess(each) for each in ("0.5", "0.6")],
    "a pass": lambda _, question: question.let_pass(),
    "a message": lambda _, question: question._handle_custom_msg({"do": "pass"}, []),
    "closed": lambda _, question: question.close(),
    "another game": lambda game, _: game.restart(2),
    "asked again, and answered": lambda game, _: asked("again, and answered", game=game).guess(
        "1/39"
    ),
}


@pytest.mark.parametrize("end", [*ENDS])
def test_it_is_over_with(end: str) -> None:
    game = kids()
    wire = Wire(game, **OPEN)
    question = asked(end.removeprefix("asked "), board=wire.board)
    assert told(wire) == []
    ENDS[end](game, question)
    assert told(wire) == [*TOLD]


def test_questions_that_begin_alike_are_each_waited_for() -> None:
    game = kids()
    wire = Wire(game, **OPEN)
    begins = "In this position of the game, in which Anna has the tiger, how likely is "
    view = game.seen_by("Anna")
    one, other = (
        sq.ask(f"{begins}{card}?", view.draw_probability(card), game=game)
        for card in ("unicorn", "fox")
    )
    other.let_pass()
    assert told(wire) == []
    one.let_pass()
    assert told(wire) == [*TOLD]


def test_what_follows_a_board_is_told_when_the_question_is_answered() -> None:
    game = kids()
    shown = sq.follow(game, lambda game: game.seen_by("Anna").draw_probability("tiger"))
    assert "1/39" in shown.said
    question = asked("followed", game=game)
    assert shown.said == "<p>This is shown when the question about this game has been answered.</p>"
    assert "1/39" not in str(shown._repr_mimebundle_())
    question.guess("1/39")
    assert "1/39" in shown.said
    shown.close()


def test_a_guess_that_is_kept_for_later_is_one() -> None:
    game = kids()
    wire = Wire(game, **OPEN)
    question = asked("later", game=game, later=True)
    assert told(wire) == []
    question.guess("1/2")
    assert told(wire) == [*TOLD]


def test_of_several_questions_all_are_waited_for() -> None:
    game = kids()
    wire = Wire(game, **OPEN)
    questions = [asked(f"one of {n}", game=game) for n in (1, 2)]
    wire.board.ask("And a fox?", "1/39", name="shut on the board").guess("1/39")
    for question in questions:
        assert told(wire) == []
        question.guess("1/39")
    assert told(wire) == [*TOLD]


def test_a_question_asked_anew_in_other_words_takes_the_place_of_the_old() -> None:
    game = kids()
    wire = Wire(game, **OPEN)
    asked("reworded", game=game)
    sq.ask("Is a tiger likely?", "1/39", name="shut reworded", game=game).guess("1/39")
    assert told(wire) == [*TOLD]


def test_what_is_no_board_is_refused_in_a_sentence() -> None:
    with pytest.raises(sq.SequenceError, match="board: give a board or a game"):
        asked("no board", board="kids")
    with pytest.raises(sq.SequenceError, match="these are two games"):
        asked("two games", board=Wire(kids()).board, game=kids())


def test_a_kept_guess_that_has_opened_the_boards_cannot_be_changed() -> None:
    game = kids()
    box = asked("final", game=game, later=True)
    on_board = Wire(game, **OPEN).board.ask("And a fox?", "1/39", name="final fox", later=True)
    for question in (box, on_board):
        question.guess("1/2")
        again = question.guess("1/39")
        assert again.explain("en").startswith("Not kept: no more guesses are taken here.")
        assert [check.given for check in question.course.checks] == ["1/2"]
    assert box.shown["changes"] is False
