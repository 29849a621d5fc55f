"""A disk that fills up in the midst of a guess: it is in the file, or it is said that not."""

import subprocess
import sys

import pytest

pytest.importorskip("resource", reason="only Unix limits how large a file may grow")

ROOM = 58
"""How many sizes of room are tried. A guess takes more than these bytes, so that none is enough."""

GUESSED_WITH_LITTLE_ROOM = f"""
import sys
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, setrlimit
from sequence_widget.teaching import make_question
from sequence_widget.teaching.asking.answer_sheet import AnswerSheet
from sequence_widget.widget import QuestionWidget

folder = Path(sys.argv[1])
for room in range({ROOM}):
    path = folder / str(room)
    asked = QuestionWidget(make_question("How?", "2/21", name="3a"), sheet=AnswerSheet(path))
    before = path.read_bytes()
    setrlimit(RLIMIT_FSIZE, (len(before) + room, RLIM_INFINITY))
    asked.guess("0.3")
    setrlimit(RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
    said = "cannot be kept" in asked.shown["note"]
    as_before = path.read_bytes() == before
    asked = QuestionWidget(make_question("Why?", "2/21", name="3b"), sheet=asked._asking._sheet)
    found = AnswerSheet(path).answers()
    caught_up = [len(each.tries) for each in found] == [1, 0] and not found.notes
    print(room, said, as_before, caught_up, asked.shown["note"] == "")
"""


@pytest.fixture(scope="module")
def guessed(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """Guess in another process, whose files may not grow past a limit, with more and more room."""
    folder = tmp_path_factory.mktemp("full")
    done = subprocess.run(
        [sys.executable, "-c", GUESSED_WITH_LITTLE_ROOM, str(folder)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    rows = [line.split() for line in done.stdout.splitlines()]
    assert len(rows) == ROOM
    return rows


def test_a_guess_that_is_not_kept_is_told_of(guessed: list[list[str]]) -> None:
    assert [room for room, said, *_ in guessed if said != "True"] == []


def test_nothing_of_it_stays_in_the_file(guessed: list[list[str]]) -> None:
    assert [room for room, _, as_before, *_ in guessed if as_before != "True"] == []


def test_it_is_written_with_the_next_question_once_there_is_room(
    guessed: list[list[str]],
) -> None:
    assert [room for room, _, _, *later in guessed if later != ["True", "True"]] == []
