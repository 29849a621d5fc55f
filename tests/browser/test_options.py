"""The view menu: which language the board speaks, and what lies over its spaces."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook
from tests.browser.playing import Keys, cell_with


def option(board: Locator, value: str) -> Locator:
    return board.locator(f".sqw-options input[value={value}]")


def test_the_language_and_the_overlay_are_chosen_by_mouse(lab: Notebook) -> None:
    chips = 'chips={"c1": 1, "d1": 1, "e1": 1}'
    lab.open(cell_with(f'sq.position("kids", {chips})'))
    board = lab.board()
    board.locator("[data-action=view]").click()
    option(board, "threats").check()
    expect(board.locator("[data-cell=b1] .sqw-figure")).to_have_text("B!")
    assert lab.ask("board.overlay") == "threats"
    option(board, "nb").check()
    expect(board).to_have_attribute("lang", "nb")
    expect(option(board, "threats")).to_be_checked()
    assert lab.ask("board.language") == "nb"
    option(board, "none").check()
    expect(board.locator(".sqw-figure")).to_have_count(0)
    assert lab.ask("board.overlay") is None
    board.locator("[data-action=view]").click()
    expect(option(board, "none")).to_have_count(0)
    lab.run("board.overlay = 'cells'")
    board.locator("[data-action=view]").click()
    expect(option(board, "cells")).to_be_checked()


def test_the_view_menu_by_keyboard_alone(lab: Notebook) -> None:
    lab.open(cell_with('"mini-kids"'))
    board, keys = lab.board(), Keys(lab.board())
    board.locator("[data-action=new]").focus()
    keys.tab_to("[data-action=view]")
    keys.press("Enter")
    keys.tab_to("input[value=none]")
    keys.press("ArrowDown")
    expect(board.locator("[data-cell=b1] .sqw-figure")).to_have_text("b1")
    keys.tab_to("input[value=en]")
    keys.press("ArrowDown")
    expect(board).to_have_attribute("lang", "nb")
    keys.press("Escape")
    expect(board.locator(".sqw-options")).to_have_count(0)
    assert keys.focused("action") == "view"


@pytest.mark.parametrize(("theme", "language"), [("light", "nb"), ("dark", "en")])
def test_no_barriers_in_the_view_menu(lab: Notebook, theme: str, language: str) -> None:
    lab.open(cell_with('"kids"', options=f"language='{language}'"))
    lab.theme(theme)
    lab.board().locator("[data-action=view]").click()
    lab.board().locator(".sqw-options").wait_for()
    assert lab.violations() == []
