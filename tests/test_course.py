"""The course as one page: its lessons as they are handed out, and what Python is left without."""

import re
from pathlib import Path

import course
import pytest
import python_parts

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
