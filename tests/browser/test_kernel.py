"""One game, two places to play it from: a cell and the board."""

from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, ply, wait_for_ply, wait_until_moved


def test_a_cell_moves_the_board_and_the_board_the_game(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    board = lab.board()
    expect(board).to_have_attribute("data-ply", "0")
    lab.run("game.play('tiger b1')")
    wait_for_ply(board, 2)
    expect(board.locator("[data-cell=b1]")).to_have_attribute("data-chip", "green")
    expect(board.locator(".sqw-status")).to_contain_text("Bo")
    expect(board.locator(".sqw-news")).to_contain_text("tiger")

    hand = lab.ask("game.position.hand(1)")
    board.locator(f"[data-card={hand[0]}]").first.click()
    space = board.locator("[data-cell][data-lit]").first
    cell = space.get_attribute("data-cell")
    space.click()
    wait_until_moved(board, 2)
    assert lab.ask("str(game.events[2])") == f"{hand[0]} {cell}"
    assert lab.ask("board.ply") == lab.ask("game.ply") == ply(board)
    assert lab.ask("board.turn") == 0


def test_other_cells_follow_by_traits(lab: Notebook) -> None:
    lab.open(
        cell_with('"mini-dice"', more="import ipywidgets\n").removesuffix("board\n") + "seen = []\n"
        "board.observe(lambda change: seen.append((change.new, board.last_event)), 'ply')\n"
        "label = ipywidgets.IntText()\n"
        "link = ipywidgets.jslink((board, 'ply'), (label, 'value'))\n"
        "ipywidgets.VBox([board, label])"
    )
    board = lab.board()
    number = lab.page.locator(".widget-text input[type=number]")
    expect(number).to_have_value(str(ply(board)))
    before = ply(board)
    board.locator("[data-cell][data-can]").first.click()
    wait_until_moved(board, before)
    expect(number).to_have_value(str(ply(board)))
    assert lab.ask("seen") == lab.ask("[(game.ply, str(game.last_event))]")


def test_a_failing_observer_is_reported_and_the_move_is_made(lab: Notebook) -> None:
    lab.open(
        cell_with('"mini-dice"', options="show='all'").removesuffix("board\n")
        + "def fail(change):\n    raise ValueError('a tiger in the cell')\n"
        "board.observe(fail, 'ply')\nboard"
    )
    board = lab.board()
    before = ply(board)
    board.locator("[data-cell][data-can]").first.click()
    expect(board.locator("[role=alert]")).to_contain_text("a tiger in the cell")
    wait_until_moved(board, before)
    assert ply(board) == lab.ask("game.ply")


def test_a_failing_observer_is_reported_when_the_board_steps(lab: Notebook) -> None:
    lab.open(
        cell_with('"kids"', more="import sequence_widget as sq\n").removesuffix("board\n")
        + "game.play('tiger b1')\n"
        "def fail(change):\n    raise sq.IllegalMoveError('game.no_luck_now')\n"
        "board.observe(fail, 'ply')\nboard"
    )
    board = lab.board()
    board.locator("[data-action=back]").click()
    expect(board.locator("[role=alert]")).to_contain_text("A cell that follows the board failed")
    wait_for_ply(board, 1)
    assert lab.ask("[game.ply, board.ply]") == [1, 1]


def test_an_observer_that_plays_leaves_the_board_up_to_date(lab: Notebook) -> None:
    lab.open(
        cell_with('"kids"').removesuffix("board\n") + "def answer(change):\n"
        "    if game.position.turn == 1:\n        game.play('fox f2')\n"
        "board.observe(answer, 'ply')\nboard"
    )
    board = lab.board()
    board.locator("[data-card=tiger]").first.click()
    board.locator("[data-cell=b1]").click()
    wait_for_ply(board, 4)
    expect(board.locator("[data-cell][data-chip]")).to_have_count(2)
    assert lab.ask("[board.ply, board.turn, board.scene['ply']]") == [4, 0, 4]
    board.locator("[data-action=back]").click()
    wait_for_ply(board, 3)


def test_after_a_move_from_a_cell_a_step_forward_lets_the_bot_answer(lab: Notebook) -> None:
    lab.open(
        "import sequence_widget as sq\n"
        "game = sq.Game('kids', players=['Anna', sq.RandomBot()], seed=7)\ngame"
    )
    board = lab.board()
    lab.run("game.play('tiger b1')")
    wait_for_ply(board, 2)
    expect(board.locator(".sqw-status")).to_have_text("RandomBot is to move: step forward.")
    board.locator("[data-action=forward]").click()
    wait_for_ply(board, 4)
    expect(board.locator(".sqw-status")).to_have_text("Anna is to move.")


def test_norwegian_from_python_and_back(lab: Notebook) -> None:
    lab.page.set_viewport_size({"width": 1366, "height": 768})  # names are on the spaces here
    lab.open(cell_with('"kids"', options='language="nb"'))
    board = lab.board()
    expect(board).to_have_attribute("lang", "nb")
    expect(board.locator("[data-cell=e2]")).to_contain_text("løve")
    assert "løve" in (board.locator("[data-cell=e2]").get_attribute("aria-label") or "")
    norwegian = board.locator(".sqw-status").text_content()
    lab.run("board.language = 'en'")
    expect(board).to_have_attribute("lang", "en")
    expect(board.locator("[data-cell=e2]")).to_contain_text("lion")
    expect(board.locator(".sqw-status")).not_to_have_text(norwegian or "")
