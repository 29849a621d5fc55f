"""The lessons' hints by the names of their questions, and the line to hand in."""

import pytest

import sequence_widget as sq
from sequence_widget.teaching.asking import handing_in
from sequence_widget.teaching.asking.answers_given import Answers, Asked, Try


def test_hints_are_in_the_language_that_is_set() -> None:
    english, norwegian = sq.hints("3"), sq.hints("3", "nb")
    assert english.keys() == norwegian.keys()
    assert not set(english.values()) & set(norwegian.values())


def test_a_question_has_its_own_hints_alone() -> None:
    assert sq.hints("3").keys().isdisjoint(sq.hints("3a"))


def test_a_name_that_no_lesson_has_is_refused() -> None:
    with pytest.raises(sq.QuestionError, match="no lesson has a question '99'; there are 0, 0a"):
        sq.hints("99")


def test_the_line_is_that_of_the_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    given = Answers("9f3c21aa", (Asked("3a", "One?", (Try("2/21", "2/21", "right"),)),))
    monkeypatch.setattr(handing_in, "answers", lambda: given)
    assert sq.hand_in("Anna") == given.to_text("Anna")
    assert sq.hand_in()._repr_html_().startswith("<div><pre")


def test_before_any_answer_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Answers("9f3c21aa", (Asked("3a", "One?"),))
    monkeypatch.setattr(handing_in, "answers", lambda: asked)
    assert sq.hand_in() == "Nothing has been answered yet"
