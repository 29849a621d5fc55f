"""A kernel that is busy, restarted or dead: the board says why nothing happens."""

import os
import signal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, ply, wait_for_ply

KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"
SILENT = {"en": "Python is not answering", "nb": "Python svarer ikke"}


def alert(board: Locator) -> Locator:
    return board.locator("[role=alert]")


@pytest.mark.parametrize(("end", "language"), [("shutdown", "nb"), ("restart", "en")])
def test_a_kernel_that_is_gone_is_told(lab: Notebook, end: str, language: str) -> None:
    lab.open(cell_with('"mini-dice"', options=f"language='{language}'"), own_kernel=True)
    board = lab.board()
    lab.page.evaluate(f"{KERNEL}.{end}()")
    board.locator("[data-cell][data-can]").first.click()
    expect(alert(board)).to_contain_text(SILENT[language])
    assert lab.violations() == []
    lab.complaints.clear()  # Jupyter's own, about a kernel that is not there


def test_a_step_that_leads_nowhere_is_told(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'), own_kernel=True)
    lab.run("game.play('tiger b1')")
    board = lab.board()
    wait_for_ply(board, 2)
    lab.page.evaluate(f"{KERNEL}.restart()")
    board.locator("[data-action=start]").click()
    expect(alert(board)).to_contain_text(SILENT["en"])
    lab.complaints.clear()


def test_a_busy_kernel_is_told_until_it_answers(lab: Notebook) -> None:
    """Stopped: one that is at work on a cell may answer a board meanwhile, in another thread."""
    lab.open(cell_with('"mini-dice"'), own_kernel=True)
    board = lab.board()
    before = ply(board)
    kernel = int(lab.run("import os\nprint(os.getpid())"))
    os.kill(kernel, signal.SIGSTOP)
    try:
        board.locator("[data-cell][data-can]").first.click()
        expect(alert(board)).to_contain_text(SILENT["en"])
        assert ply(board) == before
    finally:
        os.kill(kernel, signal.SIGCONT)
    wait_for_ply(board, before + 2)
    expect(alert(board)).to_have_text("")
