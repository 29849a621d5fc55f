"""Every lesson runs from top to bottom, as it is handed out: without outputs."""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
LESSONS = sorted(
    path
    for path in (ROOT / "notebooks").rglob("*.ipynb")
    if ".ipynb_checkpoints" not in path.parts  # what JupyterLab keeps, once one has saved
)
LONGEST_CELL = 16
SECONDS = 120  # for one cell


def name(lesson: Path) -> str:
    return lesson.relative_to(ROOT / "notebooks").as_posix()


def read(lesson: Path) -> nbformat.NotebookNode:
    notebook = nbformat.reads(lesson.read_text(encoding="utf-8"), as_version=4)  # type: ignore[no-untyped-call] # nbformat has no hints here
    assert isinstance(notebook, nbformat.NotebookNode)
    return notebook


def code_of(lesson: Path) -> list[str]:
    return [cell.source for cell in read(lesson).cells if cell.cell_type == "code"]


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_runs(lesson: Path) -> None:
    notebook = read(lesson)
    resources = {"metadata": {"path": str(lesson.parent)}}
    NotebookClient(notebook, timeout=SECONDS, resources=resources).execute()
    errors = [
        output
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if output.output_type == "error" or output.get("name") == "stderr"
    ]
    assert errors == []


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_is_kept_clean_and_its_cells_short(lesson: Path) -> None:
    text = lesson.read_text(encoding="utf-8")
    assert "application/vnd.jupyter.widget-state" not in text
    assert not re.search(r'"execution_count": \d', text)
    for cell in read(lesson).cells:
        assert not cell.get("outputs"), "lessons are kept without outputs"
        assert cell.get("execution_count") is None
    assert max(len(code.splitlines()) for code in code_of(lesson)) <= LONGEST_CELL


def test_there_are_lessons() -> None:
    assert ROOT / "notebooks" / "en" / "00-play.ipynb" in LESSONS
