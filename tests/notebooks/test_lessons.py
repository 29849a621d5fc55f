"""Every lesson runs from top to bottom, each cell as a class would run it."""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
LESSONS = sorted((ROOT / "notebooks").glob("*/*.ipynb"))
LONGEST_CELL = 16


def read(lesson: Path) -> nbformat.NotebookNode:
    notebook = nbformat.reads(lesson.read_text(encoding="utf-8"), as_version=4)  # type: ignore[no-untyped-call] # nbformat has no hints here
    assert isinstance(notebook, nbformat.NotebookNode)
    return notebook


def code_of(lesson: Path) -> list[str]:
    return [cell.source for cell in read(lesson).cells if cell.cell_type == "code"]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.stem)
def test_a_lesson_runs(lesson: Path) -> None:
    notebook = read(lesson)
    client = NotebookClient(notebook, timeout=300, resources={"metadata": {"path": lesson.parent}})
    client.execute()
    errors = [
        output
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if output.output_type == "error" or output.get("name") == "stderr"
    ]
    assert errors == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.stem)
def test_a_lesson_is_kept_clean_and_its_cells_short(lesson: Path) -> None:
    text = lesson.read_text(encoding="utf-8")
    assert "application/vnd.jupyter.widget-state" not in text
    assert not re.search(r'"execution_count": \d', text)
    assert all(cell.outputs == [] for cell in read(lesson).cells if cell.cell_type == "code")
    assert max(len(code.splitlines()) for code in code_of(lesson)) <= LONGEST_CELL


def test_there_are_lessons() -> None:
    assert ROOT / "notebooks" / "en" / "00-play.ipynb" in LESSONS
