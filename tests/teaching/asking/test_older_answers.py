"""What pupils kept and handed in with an earlier version: it reads back, and is asked again."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.teaching import make_note, make_question
from sequence_widget.teaching.asking.answer_lines import read_line
from sequence_widget.teaching.asking.answer_sheet import AnswerSheet
from sequence_widget.widget import QuestionWidget

OLDER = Path(__file__).parent / "older"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLDER / "lesson-answers.txt", tmp_path))


def test_every_line_of_an_older_file_is_read(path: Path) -> None:
    answers = AnswerSheet(path).answers()
    assert answers.notes == ()
    assert answers.explain("en").splitlines() == [
        "3a: 2/36 (hint), 2/39 (right)",
        "2: 17 % (right)",
        "1: 7 (right)",
        "1b: 7 > 6 > 2 (right)",
        "7: Bø (not right)",
        "8: 0,6 (one more digit)",
        "open: not answered",
        "passed: passed",
        "rolls: 7 of 36 (written down)",
    ]
    handed_in, _ = read_line((OLDER / "handed-in.txt").read_text("utf-8").splitlines()[0])
    again, _ = read_line(answers.to_text())
    assert [replace(each, question="") for each in again] == [*handed_in]


def test_asked_again_every_question_has_its_guesses(path: Path) -> None:
    view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    unicorn = "A unicorn, among the next draw's cards?"
    hints: dict[object, str] = {"2/36": "Where could it be?"}
    questions = [
        make_question(unicorn, view.draw_probability("unicorn"), name="3a", hints=hints),
        make_question("How likely is a 7?", sq.roll_sum("dice")[7], name="2"),
        make_question("Which sum is likeliest?", sq.roll_sum("dice"), name="1"),
        make_question("In which order?", (7, 6, 2), name="1b"),
        make_question("Hvem har en enhjørning?", "Bo", name="7"),
        make_question("How often?", sq.Estimate(5410, 10_000), name="8"),
        make_question("Rather not", 17, name="passed"),
        make_note("How many of your rolls were a 7?", "rolls"),
    ]
    size = path.stat().st_size
    sheet = AnswerSheet(path)
    shown = {each.name: QuestionWidget(each, sheet=sheet).shown["phase"] for each in questions}
    assert (shown.pop("7"), shown.pop("8")) == ("again", "again")  # a wrong guess, and a vague one
    assert set(shown.values()) == {"over"}
    assert path.stat().st_size == size
    not_answered = QuestionWidget(make_question("Not yet answered", 17, name="open"), sheet=sheet)
    assert not_answered.shown["phase"] == "open"


def test_lines_that_were_handed_in_are_pooled() -> None:
    pool = sq.pool((OLDER / "handed-in.txt").read_text("utf-8"))
    assert pool.faults == ()
    assert [sheet.name for sheet in pool.sheets] == ["Åse", "Anna"]
    assert pool.questions == ("3a", "2", "1", "1b", "7", "8", "passed", "rolls")
    assert (
        pool.explain("en").splitlines()[1] == "3a. First: 1/18 (1), 1/9 (1). In the end: right (2)."
    )
