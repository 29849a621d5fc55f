"""The course as one page: its lessons as they are handed out, and what Python is left without."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import course
import node
import pytest
import python_parts

from sequence_widget.playing import parts
from sequence_widget.playing.kernel import Kernel
from sequence_widget.text import LANGUAGES
from tests.notebooks.lessons import code_of, lessons

COURSE = course.course()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_there_with_its_code(language: str) -> None:
    found = [each for each in COURSE.lessons if each.language == language]
    board, *others = found
    assert [each.name for each in others] == [path.stem for path in lessons(language).values()]
    for lesson, path in zip(others, lessons(language).values(), strict=True):
        code = [cell.source for cell in lesson.cells if cell.kind == "code"]
        assert code == code_of(path)
        assert lesson.title
    assert [cell.hidden for cell in board.cells] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_just_played_is_kept(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told: list[dict[str, Any]] = []
    kernel = Kernel(lambda text: told.append(json.loads(text)), tmp_path)
    (cell,) = course.only_a_board(language).cells
    run = {"do": "run", "cell": "a", "lesson": "board", "language": language, "code": cell.source}
    kernel.hear(json.dumps(run))
    assert [each["name"] for each in told if each["tell"] == "file"] == [f"{language}/board.txt"]


def test_text_is_html_and_a_card_has_the_question() -> None:
    lesson = next(each for each in COURSE.lessons if each.name == "03-what-is-in-the-deck")
    cells = {cell.id: cell for cell in lesson.cells}
    assert cells["question"].source.startswith("<h1>3 What is in the deck?</h1>")
    assert lesson.question == "How likely is it that the next card from the deck is a unicorn?"


def test_tables_are_tables() -> None:
    shown = " ".join(cell.source for each in COURSE.lessons for cell in each.cells)
    assert shown.count("<table>") == 2  # lesson 7, in both languages


def test_cells_of_a_lesson_have_names_of_their_own() -> None:
    for lesson in COURSE.lessons:
        names = [cell.id for cell in lesson.cells]
        assert len(names) == len(set(names))


def test_the_packages_are_named_at_one_version_each() -> None:
    lines = python_parts.REQUIREMENTS.read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[\w-]+==[\d.]+", line) for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("name", ["encodings/cp437.py", "encodings/utf_8.py", "fractions.py"])
def test_what_is_needed_of_the_standard_library_stays(name: str) -> None:
    assert not python_parts.LEFT_OUT.match(name)


@pytest.mark.parametrize("name", ["encodings/big5.py", "pdb.py", "unittest/mock.py"])
def test_what_no_page_needs_is_left_out(name: str) -> None:
    assert python_parts.LEFT_OUT.match(name)


def test_a_folder_without_the_parts_is_refused(
    tmp_path: Path,
) -> None:
    with pytest.raises(SystemExit, match=re.escape("has no pyodide.mjs.gz, ")):
        python_parts.copy(tmp_path, tmp_path / "there")
    assert not (tmp_path / "there").exists()


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """Give a folder with what stands for the parts, as they were made before."""
    folder = tmp_path / "python"
    folder.mkdir()
    for name in (*(f"{each}.gz" for each in parts.PYTHON), parts.NOTICES, python_parts.STAMP):
        (folder / name).write_text("made before", encoding="utf-8")
    return folder


def files_of(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_parts_are_copied_in_place_of_those_that_are_there(made: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir()
    (there / "old").touch()
    python_parts.copy(made, there)
    assert files_of(there) == files_of(made)
    assert {path.name for path in tmp_path.iterdir()} == {"python", "there"}


def test_parts_copied_to_where_they_are_stay(made: Path) -> None:
    before = files_of(made)
    python_parts.copy(made.parent / "python" / ".." / "python", made)
    assert files_of(made) == before


@pytest.mark.parametrize("fails", ["install", "download"])
def test_parts_stay_where_newer_ones_cannot_be_made(
    made: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    def fail(*_arguments: object, **_options: object) -> None:
        sys.exit("no network")

    before = files_of(made)
    if fails == "install":
        monkeypatch.setattr(node, "install", fail)
    else:
        monkeypatch.setattr(node, "install", lambda *_arguments, **_options: None)
        monkeypatch.setattr(Path, "read_bytes", fail)
    with pytest.raises(SystemExit, match="no network"):
        python_parts.make(made)
    assert files_of(made) == before
    assert [path.name for path in made.parent.iterdir()] == ["python"]
