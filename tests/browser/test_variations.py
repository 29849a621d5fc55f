"""The courses of a game as a tree, and mistakes tried again on the board: by mouse and by keys."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook
from tests.browser.playing import Keys, cell_with, wait_for_ply
from tests.browser.test_stepping import control

PLAYED = """
import random
import sequence_widget as sq
from sequence_widget.teaching.analysis import estimated_chances
estimated_chances.WITH_MACHINE_CODE = estimated_chances.Pace(200, 200, 4_000)
def play_out():
    rng = random.Random(3)
    while not game.position.is_over:
        game.play(rng.choice(game.position.legal_moves))
"""
TO_A_CHOICE = """
game.go_to(3)
while game.position.awaiting != "move" or len(game.position.legal_moves) < 2: game.forward()
"""


def click_another(board: Locator, lab: Notebook) -> None:
    """Click a move that was not played where the game stands."""
    line = lab.ask("str(game.events[game.ply])")
    cells = board.locator("[data-cell][data-can]").evaluate_all(
        "all => all.map(space => space.dataset.cell)"
    )
    cell = random.Random(1).choice([each for each in cells if not line.endswith(f" {each}")])
    before = lab.ask("game.tree.moments[-1].number")
    board.locator(f"[data-cell={cell}]").click()
    choices = board.locator(".sqw-chooser [data-action^=choose]")
    options = lab.ask(f"[m.cell for m in game.position.legal_moves].count({cell!r})")
    if options > 1:
        choices.first.click()
    lab.becomes(f"game.tree.moments[-1].number > {before}", value=True)


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_a_try_is_undone_named_made_the_main_one_and_deleted(lab: Notebook, edition: str) -> None:
    lab.open(cell_with(f'"{edition}"', options="show='all'", more=PLAYED))
    lab.run("play_out()")
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    board, last = lab.board(), lab.ask("game.last_ply")
    lab.run(TO_A_CHOICE)
    here = lab.ask("game.ply")
    wait_for_ply(board, here)
    at = board.locator(".sqw-at").text_content()
    click_another(board, lab)
    assert lab.ask("game.last_ply") < last
    control(board, "undo").click()
    lab.becomes("(game.ply, game.last_ply)", [here, last])
    expect(board.locator(".sqw-at")).to_have_text(str(at))

    control(board, "panel-variations").click()
    rows = board.locator(".sqw-course")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(re.compile(r"(Anna|Bo) won · shown now"))
    expect(rows.last.locator(".sqw-course-chance").first).to_contain_text("%")
    assert lab.violations() == []
    rows.last.locator("[data-action=rename]").click()
    lab.page.keyboard.type("A better try")
    lab.page.keyboard.press("Enter")
    expect(control(board, "variation").last).to_have_text("A better try")
    assert lab.ask("game.courses[1].name") == "A better try"
    rows.last.locator("[data-action=main]").click()
    expect(control(board, "variation").first).to_have_text("A better try")
    assert lab.ask("(game.ply, game.last_ply)") == [here, last]
    rows.first.locator("[data-action=delete]").click()
    assert lab.violations() == []
    control(board, "delete-done").click()
    expect(control(board, "panel-variations")).to_have_count(0)
    assert lab.ask("(game.ply, game.last_ply, len(game.courses))") == [here, last, 1]


def test_by_keyboard_in_norwegian_and_the_dark(lab: Notebook) -> None:
    lab.open(cell_with('"dice"', options="language='nb'", more=PLAYED))
    lab.run("play_out()")
    lab.theme("dark")
    board, keys = lab.board(), Keys(lab.board())
    lab.run(TO_A_CHOICE)
    lab.run("game.play(game.position.legal_moves[-1]); game.undo()")
    lab.run("game.play(game.position.legal_moves[-2])")
    board.locator("[data-action=new]").focus()
    keys.tab_to("[data-action=panel-moves]")
    keys.press("ArrowRight")
    assert keys.focused("action") == "panel-variations"
    keys.press("Enter")
    expect(control(board, "variation").first).to_have_text("Hovedvariant")
    keys.tab_to("[data-action=rename]")
    keys.press("Enter")
    lab.page.keyboard.type("Som spilt")
    keys.press("Enter")
    expect(control(board, "variation").first).to_have_text("Som spilt")
    expect(board.locator("[data-action=rename]").first).to_be_focused()
    count = lab.ask("len(game.courses)")
    keys.tab_to("[data-action=delete]")
    keys.press("Enter")
    assert keys.focused("action") == "keep"
    keys.press("Escape")
    assert keys.focused("action") == "delete"
    assert lab.ask("len(game.courses)") == count
    assert lab.violations() == []


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_a_mistake_is_answered_by_keys_and_shown_on_a_telephone(
    lab: Notebook, edition: str
) -> None:
    narrow = "layout={'width': '360px'}"
    lab.open(cell_with(f'"{edition}"', options=narrow, more=PLAYED))
    lab.run("play_out()")
    board, keys, last = lab.board(), Keys(lab.board()), lab.ask("game.last_ply")
    reveal = board.locator("[data-action=reveal]")
    if reveal.count():
        reveal.click()
    control(board, "panel-chances").click()
    mistakes = board.locator("[data-action=mistakes]")
    expect(mistakes).to_have_count(2)
    for number in (0, 1):
        mistakes.nth(number).click()
        found = board.locator("[data-action=mistake]")
        expect(found).to_be_visible()
        asked = found.text_content()
        ply = lab.ask("game.ply")
        expect(board.locator(".sqw-news")).to_have_text(str(asked))
        seat = lab.ask("game.position.turn")
        if edition == "kids":
            expect(board.locator("[data-hand]")).to_have_attribute("data-hand", str(seat))
        board.locator("[data-cell][data-can]").first.focus()
        keys.press("Enter")
        if board.locator(".sqw-chooser").count():
            keys.press("Enter")  # the first of the cards that go there has the focus
        expect(board.locator("[data-mark]")).to_have_count(1)
        expect(board.locator(".sqw-news")).not_to_have_text(str(asked))
        control(board, "tell").click()
        expect(board.locator("[data-mark=played]")).to_have_attribute(
            "aria-label", re.compile("played: ")
        )
        assert lab.violations() == []
        assert lab.ask("(game.ply, game.last_ply, len(game.courses))") == [ply, last, 1]
        control(board, "done").click()
        expect(board.locator("[data-mark]")).to_have_count(0)
