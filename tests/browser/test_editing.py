"""Working on the board: an edit in js/src reaches the screen, and no page is reloaded."""

import shutil
import sys
import time
from pathlib import Path

import node
import pytest
from playwright.sync_api import expect

import run
from tests.browser.fixtures import SECONDS
from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, wait_for_ply

WATCHED = """
import os, sys
os.environ["ANYWIDGET_HMR"] = "1"  # as `run.py dev` sets it
sys.path.insert(0, {project!r})
"""
HELP = "<b>?</b>"


def copy_of_the_project(folder: Path) -> Path:
    """Copy what a board is made of, so that nobody else's is changed."""
    node.install(everything=False)
    shutil.copytree(run.ROOT / "sequence_widget", folder / "sequence_widget")
    for name in (*node.BUILT_FROM, "node.py", "package.json"):
        source, copy = node.JS / name, folder / "js" / name
        copy.parent.mkdir(exist_ok=True)
        shutil.copytree(source, copy) if source.is_dir() else shutil.copy(source, copy)
    (folder / "js" / "node_modules").symlink_to(node.JS / "node_modules", target_is_directory=True)
    return folder


def wait_until_told(word: str, lab: Notebook, capfd: pytest.CaptureFixture[str]) -> None:
    """Wait until a word stands among what is said to whoever edits."""
    end, said = time.monotonic() + SECONDS, ""
    while word not in said:
        assert time.monotonic() < end, said
        lab.page.wait_for_timeout(50)
        said += "".join(capfd.readouterr())


def test_an_edit_reaches_the_board_on_the_screen(
    lab: Notebook, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    project = copy_of_the_project(tmp_path)
    sources = project / "js" / "src"
    with run.beside([sys.executable, str(project / "js" / "node.py"), "watch"]):
        lab.open(cell_with('"kids"', more=WATCHED.format(project=str(project))), own_kernel=True)
        lab.page.evaluate("window.notReloaded = true")
        lab.run("game.play('tiger b1')")
        board = lab.board()
        wait_for_ply(board, 2)

        with (sources / "styles" / "index.css").open("a", encoding="utf-8") as styles:
            styles.write(".sqw-status { letter-spacing: 7px }\n")
        expect(board.locator(".sqw-status")).to_have_css("letter-spacing", "7px")

        top = sources / "view" / "topbar.tsx"
        old = top.read_text(encoding="utf-8")
        assert HELP in old
        top.write_text(old.replace(HELP, "<b>a lion</b>"), encoding="utf-8")
        expect(board.locator("[data-action=help]")).to_have_text("a lion")

        top.write_text(old + "const mistake = ;", encoding="utf-8")
        wait_until_told("ERROR", lab, capfd)
        expect(board.locator("[data-action=help]")).to_have_text("a lion")
        top.write_text(old, encoding="utf-8")
        expect(board.locator("[data-action=help]")).to_have_text("?")

        board.locator("[data-action=back]").click()
        wait_for_ply(board, 1)
        assert lab.ask("game.ply") == 1
        assert lab.page.evaluate("window.notReloaded")
    assert not (project / "sequence_widget" / "static" / node.STAMP.name).exists()
