"""The chances beside the board and over it, by mouse and by keyboard, in both languages."""

import re

from playwright.sync_api import Locator, expect

from sequence_widget.widget.background import THREAD
from tests.browser.notebook import Notebook
from tests.browser.playing import Keys, cell_with, wait_for_ply
from tests.browser.test_panels import in_view

PLAYED = """
import random
import sequence_widget as sq
rng = random.Random(3)
def play_on(moves):
    for _ in range(moves):
        if not game.position.is_over:
            game.play(rng.choice(game.position.legal_moves))
"""
FEWER = """
from sequence_widget.teaching.analysis import estimated_chances
estimated_chances.WITH_MACHINE_CODE = estimated_chances.Pace(1_000, 1_000, 4_000)
"""
WHOLE = """root => root.querySelector(".sqw-lines [data-side='0'] path:not([data-band])") &&
  [...root.querySelectorAll(".sqw-lines g[data-side]")].every(side => side.children.length === 1) &&
  root.querySelector(".sqw-chances").textContent"""


def wait_until_told(board: Locator, words: str) -> None:
    """Wait until every ply is told of, and the chances now come from all the games."""
    board.page.wait_for_function(
        f"([root, words]) => (({WHOLE})(root) || '').includes(words)",
        arg=[board.element_handle(), words],
    )


def test_by_mouse_and_over_the_spaces_and_mistakes_tried_again(lab: Notebook) -> None:
    cell = cell_with('"kids"', options="show='all', overlay='chances'", more=PLAYED + FEWER)
    lab.open(cell)
    lab.run("play_on(7)")
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    board = lab.board()
    board.locator("[data-action=panel-chances]").click()
    wait_until_told(board, "4,000 games")
    plies = int(lab.ask("game.last_ply"))
    expect(board.locator(".sqw-bar")).to_have_count(2)
    board.evaluate("root => root.scrollIntoView()")
    assert in_view(board, "[data-action=start]")
    expect(board.locator(".sqw-figure").first).to_contain_text("%")
    label = str(board.locator("[data-cell]:has(.sqw-figure)").first.get_attribute("aria-label"))
    assert "wins after playing" in label
    assert lab.violations() == []
    line = board.locator(".sqw-lines")
    box = line.bounding_box()
    assert box is not None
    line.click(position={"x": box["width"] * 4 / plies, "y": 20})
    wait_for_ply(board, 4)
    swing = board.locator("[data-swing]").first
    swing.click()
    wait_for_ply(board, int(swing.get_attribute("data-swing") or ""))
    board.locator("[data-action=panel-moves]").click()
    expect(board.locator(".sqw-swing").first).to_be_visible()
    board.locator("[data-action=panel-chances]").click()
    a_mistake_is_tried_again(lab, board)


def a_mistake_is_tried_again(lab: Notebook, board: Locator) -> None:
    # Nothing that is worked out for one course of the game is told in another.
    for change in ("undo()", "restart(9)", "go_to(0)"):
        lab.run(f"game.{change}; play_on(2)")
        wait_until_told(board, "4,000 games")
    board.locator("[data-action=undo]").click()
    lab.run("play_on(400)")
    wait_until_told(board, "The game is over.")
    board.locator("[data-action=mistakes]").first.click()
    expect(board.locator("[data-action=mistake]")).to_contain_text("What would be better?")
    ply = lab.ask("game.ply")
    assert ply < lab.ask("game.last_ply")
    last = lab.ask("game.last_ply")
    board.locator("[data-cell][data-can]").first.click()
    status = board.locator(".sqw-review [role=status]")
    if board.locator(".sqw-chooser").count():  # several cards go there
        board.locator(".sqw-chooser [data-action^=choose]").first.click()
    expect(status).not_to_have_text("Working it out …")
    expect(board.locator("[data-mark]")).to_have_count(1)
    board.locator("[data-action=tell]").click()
    expect(status).to_contain_text("would have won")
    best = board.locator("[data-mark=best]")
    expect(best).to_have_attribute("aria-label", re.compile("best move: "))
    assert lab.violations() == []
    assert (lab.ask("game.ply"), lab.ask("game.last_ply")) == (ply, last)  # nothing was played
    board.locator("[data-action=done]").click()
    wait_for_ply(board, last)  # where it began
    expect(board.locator("[data-mark]")).to_have_count(0)


def test_by_keyboard_in_norwegian_and_the_dark(lab: Notebook) -> None:
    lab.open(cell_with('"dice"', options="language='nb'", more=PLAYED))
    lab.run("play_on(5)")
    lab.theme("dark")
    board, keys = lab.board(), Keys(lab.board())
    board.locator("[data-action=new]").focus()
    keys.tab_to("[data-action=panel-moves]")
    keys.press("ArrowRight")
    assert keys.focused("action") == "panel-chances"
    keys.press("Enter")
    wait_until_told(board, "20\u00a0000 spill")
    keys.tab_to("[data-action=chances-line]")
    keys.press("Home")
    wait_for_ply(board, 0)
    keys.press("ArrowRight")
    wait_for_ply(board, 1)
    told = str(board.locator(".sqw-lines").get_attribute("aria-valuetext"))
    assert told.startswith("1: Anna ")
    keys.press("End")
    wait_for_ply(board, int(lab.ask("game.last_ply")))
    keys.tab_to("[data-action=better]")
    keys.press("Enter")
    status = board.locator(".sqw-review [role=status]")
    expect(status).not_to_have_text("Regnes ut …")
    expect(status).not_to_be_empty()
    keys.tab_to("[data-swing]")
    ply = int(keys.focused("swing"))
    keys.press("Enter")
    wait_for_ply(board, ply)
    assert lab.violations() == []


SLOW = """
import threading
from sequence_widget.teaching.analysis import estimated_chances
from sequence_widget.widget.background import THREAD
usual, slow = estimated_chances.WITH_MACHINE_CODE, estimated_chances.Pace(1_000, 1_000, 2_000_000)
estimated_chances.WITH_MACHINE_CODE = slow
"""
LINE_OF = """([root, last, shown]) => {
  const line = root.querySelector(".sqw-lines");
  const swings = [...root.querySelectorAll("[data-swing]")].map(each => +each.dataset.swing);
  return line?.getAttribute("aria-valuemax") === last && root.dataset.ply === shown
    && swings.every(ply => ply <= +last);
}"""


def wait_for_line(lab: Notebook) -> None:
    """Wait until the panel tells of the line that the game is on now, and of no other."""
    last, shown = lab.ask("[str(game.last_ply), str(game.ply)]")
    root = lab.board().element_handle()
    lab.page.wait_for_function(LINE_OF, arg=[root, last, shown])


def test_a_game_left_restarted_undone_or_switched_while_it_is_worked_out(lab: Notebook) -> None:
    options = "show='all', panels=('chances',), overlay='chances'"
    lab.open(cell_with('"kids"', options=options, more=PLAYED + SLOW))
    lab.run("play_on(7)")
    board = lab.board()
    status = board.locator(".sqw-review [role=status]")
    for change in (
        "game.undo()",
        "play_on(2)",
        "game.go_to(2); play_on(1)",
        "game.switch(game.variations[0])",
        "game.go_to(0)",
        "game.restart(9); play_on(3)",
        "game.begin('dice', players=['Anna', 'Bo'], seed=1); play_on(4)",
    ):
        wait_for_line(lab)
        assert lab.ask("board._panels.beside.goes_on"), "it is to be at work still"
        better = board.locator("[data-action=better]")
        asks = better.count() > 0
        if asks:
            better.click()
        lab.run(change)
        if asks:
            expect(status).not_to_have_text("Working it out …")
    wait_for_line(lab)
    assert lab.ask("board._panels.beside.goes_on")
    lab.run("estimated_chances.WITH_MACHINE_CODE = usual; game.restart('other'); play_on(2)")
    wait_until_told(board, "20,000 games")
    lab.run("estimated_chances.WITH_MACHINE_CODE = slow; play_on(2)")
    lab.run(
        "board.close(); [each.join(30) for each in threading.enumerate() if each.name == THREAD]"
    )
    assert THREAD not in lab.ask("[each.name for each in threading.enumerate()]")
