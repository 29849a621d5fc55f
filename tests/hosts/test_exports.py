"""Notebooks made into pages by other tools, opened where there is no network."""

import subprocess
from pathlib import Path

import pytest
from nbclient import NotebookClient
from nbformat import v4, write
from playwright.sync_api import Browser

import run

pytestmark = pytest.mark.hosts

CELLS = (
    """
import sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
game.play("tiger b1")
sq.SequenceWidget(game)
""",
    'sq.follow(game, lambda game: game.seen_by("Anna").draw_probability("unicorn"))',
    'sq.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="1")',
    'sq.pictures("dice", sq.rolls(7), sq.shows(6))',
)
SETTINGS = """
extensions = ["myst_nb"]
nb_execution_mode = "off"
nb_mime_priority_overrides = [("html", "application/vnd.jupyter.widget-view+json", 99)]
"""
HEIGHTS = "parts => parts.map(part => part.getBoundingClientRect().height)"


def executed(path: Path) -> None:
    notebook = v4.new_notebook(cells=[v4.new_code_cell(cell) for cell in CELLS])  # type: ignore[no-untyped-call] # it has no hints
    NotebookClient(notebook, resources={"metadata": {"path": str(path.parent)}}).execute()
    assert "widgets" in notebook.metadata
    write(notebook, path)  # type: ignore[no-untyped-call] # as above


def test_a_page_of_myst_shows_pictures_and_words(tmp_path: Path, browser: Browser) -> None:
    source, made = tmp_path / "source", tmp_path / "made"
    source.mkdir()
    executed(source / "index.ipynb")
    (source / "conf.py").write_text(SETTINGS, encoding="utf-8")
    sphinx = (run.ROOT / run.HOSTS_PYTHON).parent / "sphinx-build"
    subprocess.run([sphinx, "-q", "-b", "html", source, made], check=True)
    page = browser.new_page()
    page.route(lambda address: address.startswith("http"), lambda route: route.abort())
    page.goto((made / "index.html").as_uri())
    board, followed, question, pictures = page.locator(".cell_output").evaluate_all(HEIGHTS)
    assert min(board, followed, pictures) > 200
    assert question > 10
    assert "1/19" in page.locator(".cell_output").nth(1).inner_text()
    assert "How likely is a 7?" in page.locator(".cell_output").nth(2).inner_text()
    page.close()
