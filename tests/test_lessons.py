"""Every lesson runs from top to bottom, as it is handed out: without outputs."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[1]
LESSONS = sorted((ROOT / "notebooks").rglob("*.ipynb"))
SECONDS = 120  # for one cell


def name(lesson: Path) -> str:
    return lesson.relative_to(ROOT / "notebooks").as_posix()


def test_there_are_lessons() -> None:
    assert ROOT / "notebooks/en/00-play.ipynb" in LESSONS


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_runs(lesson: Path) -> None:
    notebook = nbformat.read(lesson, as_version=4)  # type: ignore[no-untyped-call] # no type hints
    for cell in notebook.cells:
        assert not cell.get("outputs"), "lessons are kept without outputs"
        assert cell.get("execution_count") is None
    resources = {"metadata": {"path": str(lesson.parent)}}
    NotebookClient(notebook, timeout=SECONDS, resources=resources).execute()
