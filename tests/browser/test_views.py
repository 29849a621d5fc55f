"""However often a game is shown, it is one game; and it is still there after a reload."""

from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, ply, wait_for_ply, wait_until_moved

GAME = cell_with('"kids"')


def play_first_move(lab: Notebook, number: int = 0) -> int:
    """Play whatever is first on offer, on one of the boards, by mouse."""
    board = lab.board(number)
    before = ply(board)
    board.locator(".sqw-cards [data-card]:not([aria-disabled])").first.click()
    board.locator("[data-cell][data-lit]").first.click()
    wait_until_moved(board, before)
    return ply(board)


def test_two_views_of_one_widget_show_the_same(lab: Notebook) -> None:
    lab.open(GAME, "board", boards=2)
    for number in (0, 1):
        here = play_first_move(lab, number)
        wait_for_ply(lab.board(1 - number), here)
    assert lab.board(0).locator(".sqw-status").text_content() == (
        lab.board(1).locator(".sqw-status").text_content()
    )


def test_two_widgets_on_one_game_follow_one_cursor(lab: Notebook) -> None:
    lab.open(GAME, "other = sq.SequenceWidget(game, show='all', language='nb')\nother", boards=2)
    here = play_first_move(lab)
    wait_for_ply(lab.board(1), here)
    lab.board(1).locator("[data-action=start]").click()
    wait_for_ply(lab.board(0), 0)
    expect(lab.board(0)).to_have_attribute("lang", "en")
    expect(lab.board(1)).to_have_attribute("lang", "nb")


def test_a_refusal_is_said_on_the_view_that_asked_alone(lab: Notebook) -> None:
    lab.open(GAME, "board", boards=2)
    lab.board(1).locator("[data-cell=a1]").click(force=True)  # a corner never takes a chip
    expect(lab.board(1).locator("[role=alert]")).to_contain_text("a1")
    expect(lab.board(0).locator("[role=alert]")).to_have_text("")


def test_the_game_alone_shows_one_board_wherever_it_is_shown(lab: Notebook) -> None:
    lab.open(GAME.removesuffix("board\n") + "game", "game", boards=2)
    assert len(set(lab.models())) == 1
    wait_for_ply(lab.board(1), play_first_move(lab))


def test_a_cell_run_again_shows_the_game_as_it_is(lab: Notebook) -> None:
    lab.open(GAME, "board", boards=2)
    here = play_first_move(lab)
    lab.run_cell(1)
    lab.shown(count=2)
    wait_for_ply(lab.board(1), here)
    wait_for_ply(lab.board(0), play_first_move(lab, 1))
    lab.run_cell(0)  # a new game, and a new board; the second cell still shows the old one
    lab.page.wait_for_function(
        "() => document.querySelectorAll('[data-sequence-widget]')[0]?.dataset.ply === '0'"
    )
    play_first_move(lab, 0)
    expect(lab.board(1)).not_to_have_attribute("data-ply", "0")


def test_an_output_scrolled_away_comes_back_with_the_game(lab: Notebook) -> None:
    filler = "print('\\n' * 60)"
    lab.open(GAME, *[filler] * 20)
    here = play_first_move(lab)
    # In this mode JupyterLab takes out of the page what is not in sight.
    lab.page.evaluate(
        """() => {
          const { content } = window.jupyterapp.shell.currentWidget;
          content.notebookConfig = { ...content.notebookConfig, windowingMode: "full" };
        }"""
    )
    content = "window.jupyterapp.shell.currentWidget.content"
    # The cell that is active stays, wherever it is, so another one has to be.
    lab.page.evaluate(f"{content}.activeCellIndex = {content}.widgets.length - 1")
    lab.page.evaluate(f"{content}.scrollToItem({content}.widgets.length - 1)")
    lab.page.wait_for_function(
        "!document.querySelector('[data-sequence-widget]')?.checkVisibility()"
    )
    lab.run("game.play(game.position.legal_moves[0])")
    later = lab.ask("game.ply")
    assert later > here
    lab.page.evaluate(f"{content}.scrollToItem(0)")
    lab.shown()
    wait_for_ply(lab.board(), later)
    expect(lab.board()).to_be_visible()
    play_first_move(lab)


def test_a_reload_after_saving_shows_the_game_and_plays_on(lab: Notebook) -> None:
    lab.open(GAME)
    here = play_first_move(lab)
    lab.save()
    lab.reload()
    wait_for_ply(lab.board(), here)
    assert play_first_move(lab) > here
    assert lab.ask("game.ply") == ply(lab.board())
