"""The keyboard does everything, and nothing to the notebook around the board."""

from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.playing import Keys, cell_with, ply, wait_for_ply, wait_until_moved

# In its command mode JupyterLab inserts, deletes, cuts, pastes, merges, moves and retypes cells,
# undoes all that, and interrupts and restarts the kernel, at these keys.
THE_NOTEBOOKS = (
    *("a", "b", "d", "d", "x", "c", "v", "z", "y", "m", "j", "k", "i", "i", "0", "0", "l", "o"),
    *("Shift+A", "Shift+B", "Shift+M", "Shift+V", "Shift+Z", "Shift+J", "Shift+ArrowDown"),
    *("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"),
    *("q", "w", "t", "g", "h", "5", "Shift+Enter", "Delete", "Backspace"),
)
RUNS = """[...window.jupyterapp.shell.currentWidget.content.model.cells]
  .map(cell => cell.executionCount)"""
CELLS = "window.jupyterapp.shell.currentWidget.content"


def test_no_key_reaches_the_notebook(lab: Notebook) -> None:
    cells = [cell_with('"kids"'), "1 + 1"]
    lab.open(*cells)
    lab.run("game.play('tiger b1')\nkept = 'the same kernel'")
    board = lab.board()
    wait_for_ply(board, 2)
    kinds = lab.page.evaluate(f"[...{CELLS}.model.cells].map(cell => cell.type)")
    board.locator("[data-cell=b1]").click(force=True)
    active = lab.page.evaluate(f"{CELLS}.activeCellIndex")
    board.locator("[data-action=pace]").click()
    for css in ("[data-cell=c3]", "[data-card]", "[data-action=slider]", "[data-log]", "select"):
        for key in THE_NOTEBOOKS:
            board.locator(css).first.focus()
            lab.page.keyboard.press(key)
            assert lab.cells() == cells, (css, key)
            assert lab.page.evaluate(f"{CELLS}.activeCellIndex") == active, (css, key)
    assert lab.page.evaluate(f"[...{CELLS}.model.cells].map(cell => cell.type)") == kinds
    assert lab.ask("kept") == "the same kernel"


def test_enter_on_the_board_does_not_begin_to_write_in_the_cell(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    lab.page.evaluate(f"{CELLS}.mode = 'command'")
    board = lab.board()
    for css in ("[data-cell=a1]", "[data-card]", "[data-action=help]", "[data-log]"):
        board.locator(css).first.focus()
        lab.page.keyboard.press("Enter")
        lab.page.keyboard.press("Escape")
        assert lab.page.evaluate(f"{CELLS}.mode") == "command", css
        assert board.locator(css).first.evaluate("each => each === document.activeElement"), css


def test_a_card_chosen_by_keyboard_from_the_question_leaves_the_focus_on_the_space(
    lab: Notebook,
) -> None:
    lab.open(cell_with('sq.position("kids", hands=[["tiger", "unicorn", "fox"], []])'))
    board, keys = lab.board(), Keys(lab.board())
    board.locator("[data-cell=b1]").focus()
    keys.press("Enter")
    assert keys.focused("action").startswith("choose")
    keys.press("Enter")
    assert keys.focused("cell") == "b1"  # at once, and not only when the answer has come
    wait_until_moved(board, 0)
    assert keys.focused("cell") == "b1"
    keys.press("ArrowRight")
    assert keys.focused("cell") == "c1"


def test_the_notebooks_own_keys_with_control_still_work(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    lab.board().locator("[data-cell=b1]").focus()
    lab.page.keyboard.press("Control+s")
    lab.page.wait_for_function("!window.jupyterapp.shell.currentWidget.context.model.dirty")
    assert "widget-view" in lab.path.read_text(encoding="utf-8")


def test_enter_with_a_modifier_does_nothing(lab: Notebook) -> None:
    lab.open(cell_with('"mini-dice"'))
    board = lab.board()
    lab.run("kept = game.tip, game.ply")
    before = ply(board)
    runs = lab.page.evaluate(RUNS)
    for modifier in ("Control", "Alt", "Shift"):
        for css in ("[data-cell][data-can]", "[data-action=help]", "[data-log]"):
            board.locator(css).first.focus()
            lab.page.keyboard.press(f"{modifier}+Enter")
        assert lab.page.evaluate(RUNS) == runs, modifier
        assert lab.ask("(game.tip, game.ply) == kept"), modifier  # not another game, and no move
        assert ply(board) == before, modifier
        expect(board.locator("dialog")).to_have_count(0)


def test_every_shortcut_does_what_the_help_says(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    lab.run("game.play('tiger b1')\nfor _ in range(3): game.play(game.position.legal_moves[0])")
    last = lab.ask("game.ply")
    board, keys = lab.board(), Keys(lab.board())
    wait_for_ply(board, last)
    board.locator("[data-cell=a1]").focus()
    keys.press("?")
    expect(board.locator("dialog")).to_be_visible()
    board.locator("[data-action=help-keys]").click()
    expect(board.locator("dialog")).to_contain_text("Home, End")
    keys.press("Escape")
    expect(board.locator("dialog")).to_have_count(0)
    assert keys.focused("cell") == "a1"  # where it was
    for key, wanted in (("b", last - 1), ("s", 0), ("f", 1), ("e", last)):
        keys.press(key)
        wait_for_ply(board, wanted)
    keys.press("End")
    assert keys.focused("cell") == "g1"
    keys.press("ArrowDown")
    assert keys.focused("cell") == "g2"
    keys.press("Home")
    assert keys.focused("cell") == "a2"
    keys.press("1")
    expect(board.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    keys.press("Escape")
    expect(board.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    keys.press("n")
    expect(board.locator("dialog [data-action=new-same]")).to_be_visible()
    keys.press("Escape")
    keys.press("s")
    wait_for_ply(board, 0)
    keys.press("p")
    wait_for_ply(board, 1)
    keys.press("p")
    expect(board.locator("[data-action=play-pause]")).not_to_have_attribute("aria-label", "Pause")
    keys.press("e")
    wait_for_ply(board, last)
    keys.press("u")
    wait_until_moved(board, last)
    assert lab.ask("game.ply") == ply(board) < last


def test_a_space_is_pressed_by_enter_or_the_space_bar(lab: Notebook) -> None:
    lab.open(cell_with('"mini-dice"'))
    board = lab.board()
    before = ply(board)
    for moves, key in enumerate(("Enter", " "), 1):
        board.locator("[data-cell][data-can]").first.focus()
        lab.page.keyboard.press(key)
        wait_for_ply(board, before + 2 * moves)
