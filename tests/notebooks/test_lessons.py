"""Every lesson runs from top to bottom, as it is handed out: without outputs."""

import re
import shutil
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import sequence_widget as sq

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


def run(lesson: Path, folder: Path) -> list[object]:
    """Run a lesson where there may be files, and give what went wrong."""
    notebook = read(lesson)
    resources = {"metadata": {"path": str(folder / lesson.parent.name)}}
    NotebookClient(notebook, timeout=SECONDS, resources=resources).execute()
    return [
        output
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if output.output_type == "error" or output.get("name") == "stderr"
    ]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give the lessons with what they read, apart, as they write files too."""
    return shutil.copytree(ROOT / "notebooks", tmp_path / "notebooks")


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_runs(lesson: Path, folder: Path) -> None:
    assert run(lesson, folder) == []


@pytest.mark.slow
def test_the_first_lesson_goes_on_where_it_was(folder: Path) -> None:
    lesson = ROOT / "notebooks" / "en" / "00-play.ipynb"
    path = folder / "en" / "our-game.txt"
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7, keep=path)
    for _ in range(3):
        game.play(game.position.legal_moves[0])
    text = game.to_text()
    game.kept = None  # whoever kept it is gone when the lesson is run
    assert run(lesson, folder) == []
    assert sq.Game.load(path).to_text() == text


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
