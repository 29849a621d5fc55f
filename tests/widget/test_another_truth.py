"""The same words with another truth are another question, which nobody has answered yet."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.teaching import make_question
from sequence_widget.teaching.asking.answer_sheet import AnswerSheet
from sequence_widget.text.chatlines import check_sum
from sequence_widget.widget import QuestionWidget

WORDS = "How likely is a unicorn?"


def asked(answer: object, sheet: AnswerSheet, **options: Any) -> QuestionWidget:
    return QuestionWidget(make_question(WORDS, answer, name="3a"), sheet=sheet, **options)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (sq.Probability(2, 21), sq.Probability(1, 39)),
        (Fraction(1, 2), Fraction(1, 2) + Fraction(1, 10**9)),
        (0.25, 0.26),
        (sq.Estimate(5410, 10_000), sq.Estimate(5502, 10_000)),
        ("Anna", "Bo"),
        (("fox", "lion"), ("lion", "fox")),
        (({"fox", "lion"},), ("fox", "lion")),
        (sq.roll_sum("dice"), sq.roll_sum("mini-dice")),
        (sq.roll_sum("mini-dice"), sq.roll_sum("mini-dice").given(lambda each: each < 6)),
    ],
    ids=["chance", "number", "float", "estimate", "name", "order", "equal", "sums", "alike"],
)
def test_another_truth_waits_for_a_guess_of_its_own(
    one: object, other: object, tmp_path: Path
) -> None:
    path = tmp_path / "a"
    asked(one, AnswerSheet(path)).let_pass()
    second = asked(other, AnswerSheet(path))
    assert second.shown["phase"] == "open"
    assert "answer" not in second.shown
    second.let_pass()
    for each in (one, other):
        assert asked(each, AnswerSheet(path)).shown["phase"] == "over"
    assert [each.name for each in AnswerSheet(path).answers()] == ["3a", "3a"]


def test_equal_places_of_an_order_have_no_order() -> None:
    """A set of words has another one in every kernel, as these have."""
    one, other = {0, 8}, {8, 0}
    assert [*one] != [*other]
    assert make_question(WORDS, (one, 7)).identity == make_question(WORDS, (other, 7)).identity


@pytest.mark.parametrize("later", [False, True])
def test_a_guess_at_one_truth_is_not_judged_by_another(*, later: bool) -> None:
    sheet = AnswerSheet(None)
    asked("2/21", sheet, later=later).guess("0.3")
    assert asked("1/39", sheet).shown["guesses"] == []


def test_the_file_tells_no_truth_before_a_guess(tmp_path: Path) -> None:
    path = tmp_path / "a"
    asked("2/21", AnswerSheet(path))
    assert "2/21" not in path.read_text("utf-8")
    assert "9.5" not in path.read_text("utf-8")


def test_a_board_shows_no_truth_of_which_nobody_guessed() -> None:
    board = sq.SequenceWidget(sq.Game("dice", players=["Anna", "Bo"], seed=1))
    chances = sq.roll_sum("dice")
    board.ask("How likely?", chances[7], name="another truth").let_pass()
    first = board.question
    second = board.ask("How likely?", chances[9], name="another truth")
    assert board.waits_for_guess
    assert second.is_open
    assert (board.question["shown"]["phase"], first["shown"]["phase"]) == ("open", "over")
    assert board.question["number"] != first["number"]


# Files of before, in which a question has no truth


def of_before(path: Path, *records: dict[str, str]) -> AnswerSheet:
    lines = [json.dumps(each) for each in ({"sequence-answer-sheet": 1, "sheet": "0a"}, *records)]
    path.write_text("".join(f"{check_sum(line)} {line}\n" for line in lines), "utf-8")
    return AnswerSheet(path)


ASKED = {"asked": "3a", "question": WORDS}
KNOWN = {"guessed": "3a", "question": WORDS, "typed": "0.3", "read": "0.3", "verdict": "wrong"}
RIGHT = {**KNOWN, "typed": "2/21", "read": "2/21", "verdict": "right"}


def test_what_was_guessed_in_an_older_file_is_there_again(tmp_path: Path) -> None:
    again = asked("2/21", of_before(tmp_path / "a", ASKED, KNOWN))
    assert (again.shown["phase"], again.shown["guesses"]) == ("again", ["0.3"])


def test_an_older_guess_with_another_verdict_was_at_another_truth(tmp_path: Path) -> None:
    sheet = of_before(tmp_path / "a", ASKED, RIGHT)
    assert asked("1/39", sheet).shown["phase"] == "open"
    assert [len(each.tries) for each in sheet.answers()] == [1, 0]


def test_an_older_question_without_a_guess_has_no_truth_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "a"
    asked("2/21", of_before(path, ASKED)).guess("0.3")
    assert asked("1/39", AnswerSheet(path)).shown["phase"] == "open"
