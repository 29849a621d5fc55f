"""A guess that is kept until it was tried out, and what was seen, which nobody judges."""

import pytest

import sequence_widget as sq
from sequence_widget.teaching import make_note
from sequence_widget.teaching.answer_sheet import AnswerSheet
from sequence_widget.widget import QuestionWidget
from tests.widget.test_question_widget import Asking


class AskingLater(Asking):
    """A question whose truth is told by another cell."""

    later = True


@pytest.mark.parametrize("typed", ["2/21", "2/18", "0.3", "9 %"])
def test_nothing_is_said_to_a_guess_whose_truth_comes_later(typed: str) -> None:
    asking = AskingLater()
    shown = asking.guess(typed)
    assert (shown["phase"], shown["guesses"], shown["verdict"]) == ("kept", [typed], "")
    assert shown["said"] == "Kept. The answer comes later, when you have tried it out."
    assert shown.keys() == {"phase", "guesses", "said", "verdict", "passed", "note"}


def test_what_is_sent_is_the_same_whatever_the_answer_is() -> None:
    sent = []
    for answer in (sq.Probability(2, 21), sq.Probability(1, 3)):
        asking = AskingLater(answer=answer)
        asking.guess("2/21")
        sent.append(asking.everything())
    assert sent[0] == sent[1]


def test_the_first_guess_stands() -> None:
    asking = AskingLater()
    asking.guess("2/18")
    assert asking.guess("2/21")["guesses"] == ["2/18"]
    asking.send(do="pass")
    assert asking.shown["passed"] is False


def test_one_may_pass() -> None:
    asking = AskingLater()
    asking.send(do="pass")
    assert (asking.shown["phase"], asking.shown["passed"]) == ("kept", True)


def test_the_same_question_judges_it_later() -> None:
    first = AskingLater()
    first.guess("2/18")
    later = Asking(sheet=first.sheet)
    assert (later.shown["phase"], later.shown["guesses"]) == ("again", ["2/18"])
    assert later.guess("2/21")["answer"] == "2/21 ≈ 9.5 %"


@pytest.mark.parametrize(("language", "written"), [("en", "Written down."), ("nb", "Notert.")])
def test_what_was_seen_is_written_down(language: str, written: str) -> None:
    sheet = AnswerSheet(None)
    note = QuestionWidget(
        make_note("How many?", "1 race"), language=language, later=True, sheet=sheet
    )
    assert note.guess("7 of 20").verdict == "seen"
    assert (note.shown["phase"], note.shown["said"]) == ("kept", written)
    assert "Guess" not in note.asked["words"].values()
    assert note.guess("").verdict == "unreadable"
    asked = sheet.answers()
    assert asked.to_text().endswith("1%20race=7/20(seen)")
    pooled = sq.pool([asked.to_text()])
    assert pooled.to_frame()["verdict"].tolist() == ["seen"]
    assert "1 race: first 7/20 (1)" in pooled.explain("en")


def test_a_note_is_asked_in_a_notebook() -> None:
    assert sq.note("What did you see?", name="a note").asked["question"] == "What did you see?"
