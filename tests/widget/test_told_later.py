"""A guess that is kept until it was tried out, and what was seen, which nobody judges."""

import json
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.teaching import make_note
from sequence_widget.teaching.asking.answer_sheet import AnswerSheet
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
    assert shown.keys() == {"phase", "guesses", "said", "verdict", "passed", "note", "changes"}


def test_what_is_sent_is_the_same_whatever_the_answer_is() -> None:
    sent = []
    for answer in (sq.Probability(2, 21), sq.Probability(1, 3)):
        asking = AskingLater(answer=answer)
        asking.guess("2/21")
        sent.append(asking.everything())
    assert sent[0] == sent[1]


def test_another_guess_may_follow_a_kept_one_and_the_first_stays_the_first() -> None:
    asking = AskingLater()
    assert asking.guess("2/18")["changes"] is True
    assert asking.guess("2/21")["guesses"] == ["2/21"]
    asking.send(do="pass")
    assert asking.shown["passed"] is False
    told = Asking(sheet=asking.sheet)
    assert (told.shown["phase"], told.shown["guesses"]) == ("over", ["2/18", "2/21"])
    (asked,) = asking.sheet.answers()
    assert [(each.typed, each.verdict) for each in asked.tries] == [
        ("2/18", "known"),
        ("2/21", "right"),
    ]
    assert asking.guess("2/19")["guesses"] == ["2/18", "2/21"]


def test_the_same_guess_again_is_the_same_guess() -> None:
    asking = AskingLater()
    for _ in range(3):
        asking.guess("2/18")
    assert Asking(sheet=asking.sheet).shown["phase"] == "again"


def test_every_kept_guess_is_there_after_a_restart(tmp_path: Path) -> None:
    first = AskingLater(sheet=AnswerSheet(tmp_path / "a"))
    for typed in ("2/18", "often", "0.3", "9,5 %"):
        first.guess(typed)
    (asked,) = AnswerSheet(tmp_path / "a").answers()
    assert [each.typed for each in asked.tries] == ["2/18", "0.3", "9,5 %"]
    assert {each.verdict for each in asked.tries} == {"later"}
    again = AskingLater(sheet=AnswerSheet(tmp_path / "a"))
    assert (again.shown["guesses"], again.shown["changes"]) == (["9,5 %"], True)


def test_nothing_is_changed_by_who_passed() -> None:
    asking = AskingLater()
    asking.send(do="pass")
    assert asking.guess("2/21")["guesses"] == []
    assert asking.shown["changes"] is False


def test_one_may_pass() -> None:
    asking = AskingLater()
    asking.send(do="pass")
    assert (asking.shown["phase"], asking.shown["passed"]) == ("kept", True)


def test_the_same_question_judges_it_later() -> None:
    first = AskingLater()
    first.guess("2/18")
    later = Asking(sheet=first.sheet)
    assert (later.shown["phase"], later.shown["guesses"]) == ("again", ["2/18"])
    assert later.guess("2/21")["answer"] == "2/21 ≈ 9.5%"


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
    assert asked.to_text().endswith("1%20race=7/20(seen),How+many%3F(asked)")
    pooled = sq.pool([asked.to_text()])
    assert pooled.to_frame()["verdict"].tolist() == ["seen"]
    assert "How many? Seen: 7/20 (1)." in pooled.explain("en")


def test_a_sentence_that_was_completed_is_handed_in_as_it_was_written() -> None:
    sheet = AnswerSheet(None)
    written = "… there are 6 of 36 cells with a 7, and Bo's 12 has (only) 1 = one > none, så!"
    note = QuestionWidget(make_note("A 7 comes often because …", "1 why"), later=True, sheet=sheet)
    assert note.guess(written).verdict == "seen"
    frame = sq.pool([sheet.answers().to_text("Kim")]).to_frame()
    assert frame["last"].tolist() == [written]


def test_a_note_is_asked_in_a_notebook() -> None:
    assert sq.note("What did you see?", name="a note").asked["question"] == "What did you see?"


# Cells and files, too


@pytest.mark.parametrize("typed", ["2/21", "2/18", "0.3", "9 %", "9.5", "3"])
def test_a_cell_is_told_no_verdict(typed: str) -> None:
    asking = AskingLater()
    check = asking.widget.guess(typed)
    assert (check.verdict, check.right, check.hint) == ("later", False, "")
    assert check.explain("en") == "Kept. The answer comes later, when you have tried it out."
    assert asking.widget.course.checks == (check,)
    assert not asking.widget.course.is_over


def test_what_another_cell_has_told_is_told_here_too() -> None:
    asking = AskingLater()
    asking.widget.guess("2/18")
    other = Asking(sheet=asking.sheet)
    first = asking.widget.course.checks[0]
    assert (first.verdict, asking.widget.course.is_over) == ("known", False)
    assert other.guess("2/21")["phase"] == "over"
    late = asking.widget.guess("2/19")
    assert (late.verdict, asking.shown["phase"]) == ("wrong", "over")
    assert asking.shown["guesses"] == ["2/18", "2/21"]


def test_who_passed_in_another_cell_is_told_here_too() -> None:
    asking = AskingLater()
    asking.widget.guess("2/18")
    Asking(sheet=asking.sheet).widget.let_pass()
    asking.widget.let_pass()
    assert (asking.widget.course.passed, asking.widget.course.is_over) == (True, True)


def test_what_cannot_be_read_is_said_at_once() -> None:
    assert AskingLater().widget.guess("often").verdict == "unreadable"


def test_everything_a_cell_a_file_or_a_line_tells_is_the_same_whatever_the_answer_is(
    tmp_path: Path,
) -> None:
    told = set()
    for below in (21, 3, 39):
        answer = sq.Probability(2, below)
        path = tmp_path / str(below)
        asking = AskingLater(answer=answer, sheet=AnswerSheet(path))
        check = asking.widget.guess("2/21")
        answers = asking.sheet.answers()
        written = path.read_text("utf-8")
        kept = [json.loads(line.partition(" ")[2]) for line in written.splitlines()]
        told.add(
            (
                repr(check), repr(asking.widget.course), repr(asking.widget),
                repr(answers), answers.explain("nb"), answers._repr_html_(),
                answers.to_frame().to_csv(), answers.to_text().partition(" 3a=")[2],
                repr([each.get("verdict") for each in kept]),
            )
        )  # fmt: skip
    (only,) = told
    assert only[-1] == "[None, None, 'later']"
    assert only[-2] == "2/21(later),How+likely+is+a+unicorn%3F(asked)"


def test_a_restart_tells_no_more(tmp_path: Path) -> None:
    AskingLater(sheet=AnswerSheet(tmp_path / "a")).guess("2/21")
    again = AskingLater(sheet=AnswerSheet(tmp_path / "a"))
    assert again.shown["phase"] == "kept"
    assert [check.verdict for check in again.widget.course.checks] == ["later"]


@pytest.mark.parametrize(("typed", "verdict"), [("2/21", "right"), ("2/18", "known")])
def test_the_cell_that_tells_the_truth_puts_the_verdict_in_the_answers(
    tmp_path: Path, typed: str, verdict: str
) -> None:
    path = tmp_path / "a"
    AskingLater(sheet=AnswerSheet(path)).guess(typed)
    Asking(sheet=AnswerSheet(path))
    size = path.stat().st_size
    Asking(sheet=AnswerSheet(path))
    assert path.stat().st_size == size
    (asked,) = AnswerSheet(path).answers()
    assert [each.verdict for each in asked.tries] == [verdict]


def test_a_class_whose_truth_is_to_come_is_pooled() -> None:
    asking = AskingLater()
    asking.guess("2/21")
    before = asking.sheet.answers().to_text()
    assert "In the end: told later (1)" in sq.pool(before).explain("en")
    Asking(sheet=asking.sheet)
    after = asking.sheet.answers().to_text()
    for lines in ([before, after], [after, before]):
        assert "In the end: right (1)" in sq.pool(lines).explain("en")


def test_a_board_tells_what_another_cell_has_told_of_its_question() -> None:
    game = sq.Game("dice", players=["Anna", "Bo"], seed=1)
    board, seven = sq.SequenceWidget(game), sq.roll_sum("dice")[7]
    asked = board.ask("How likely is a 7?", seven, name="told in a cell", later=True)
    asked.guess("7/36")
    sq.ask("How likely is a 7?", seven, name="told in a cell", game=game).guess("1/6")
    shown = board.question["shown"]
    assert (shown["phase"], shown["guesses"]) == ("over", ["7/36", "1/6"])
    assert shown["answer"] == "1/6 ≈ 16.7%"


def test_a_board_tells_no_verdict() -> None:
    board = sq.SequenceWidget(sq.Game("dice", players=["Anna", "Bo"], seed=1))
    asked = board.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="on a board", later=True)
    assert asked.guess("1/6").verdict == "later"
    assert [check.verdict for check in asked.course.checks] == ["later"]
    assert "right" not in repr(asked)
