"""Help, and games begun from the board, in a real browser."""

from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, wait_for_ply


def test_help_tells_the_rules_the_keys_and_the_marks(lab: Notebook) -> None:
    lab.open(cell_with('sq.edition("kids").but(hand_size=5)'))
    board = lab.board()
    board.locator("[data-action=help]").click()
    told = board.locator("dialog [role=tabpanel]")
    expect(told).to_contain_text("Everybody is dealt 5 cards.")
    board.locator("[data-action=help-keys]").click()
    expect(told).to_contain_text("Choose a card from the hand")
    board.locator("[data-action=help-marks]").click()
    expect(told).to_contain_text("The winning line is gold.")
    lab.page.keyboard.press("Escape")
    expect(board.locator("dialog")).to_have_count(0)


def test_another_game_is_begun_in_place(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    lab.run("held = game")
    board = lab.board()
    board.locator("[data-action=new]").click()
    board.locator("[data-action=other-game]").click()
    board.locator("[name=edition]").select_option("dice")
    board.locator("[name=player-0]").fill("Bo")
    board.locator("[data-action=begin]").click()
    expect(board.locator("dialog [role=alert]")).to_contain_text("cannot both be called 'Bo'")
    board.locator("[name=player-0]").fill("דוד")
    board.locator("[name=bot-1]").select_option("greedy")
    board.locator("[name=luck]").check()
    board.locator("[name=entering]").uncheck()
    board.locator("[data-action=begin]").click()
    expect(board.locator("dialog")).to_have_count(0)
    expect(board.locator(".sqw-dice")).to_be_visible()
    expect(board.locator("[data-action=roll]")).to_have_count(1)
    expect(board.locator("[data-action=enter]")).to_have_count(0)
    assert lab.ask("[held is board.game, list(held.players), list(held.bots)]") == [
        True,
        ["דוד", "Bo"],
        [1],
    ]


def test_a_bot_that_begins_waits_for_a_button(lab: Notebook) -> None:
    more = "import sequence_widget as sq\n"
    players = 'sq.Game("kids", players=[sq.RandomBot(), "Bo"], seed=7)'
    lab.open(f"{more}game = {players}\nboard = sq.SequenceWidget(game)\nboard")
    board = lab.board()
    wait_for_ply(board, 0)
    board.locator("[data-action=go]").click()
    wait_for_ply(board, 2)
    expect(board.locator("[data-action=go]")).to_have_count(0)


def test_a_space_that_is_pointed_out_is_heard_of_in_a_cell(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    board = lab.board()
    board.locator("[data-cell=a3]").focus()
    lab.page.keyboard.press(".")
    expect(board.locator("[data-cell=a3]")).to_have_attribute("data-selected", "true")
    assert lab.ask("board.selected") == "a3"
    lab.run("board.selected = 'tiger'")
    expect(board.locator("[data-card=tiger]")).to_have_attribute("data-selected", "true")
    expect(board.locator("[data-cell][data-selected]")).to_have_count(0)
    lab.run("heard = []\nboard.observe(lambda change: heard.append(change['new']), 'selected')")
    board.locator("[data-cell=a3]").focus()
    lab.page.keyboard.press(".")
    lab.page.wait_for_function("() => document.querySelector('[data-cell=a3][data-selected]')")
    assert lab.ask("heard") == ["a3"]


def test_a_position_is_copied_and_another_game_begun_from_it(lab: Notebook) -> None:
    lab.open(cell_with('"dice"'))
    lab.run("for _ in range(3): game.play(game.position.legal_moves[0])")
    board = lab.board()
    text = lab.ask("board.position_text")
    lab.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    try:
        board.locator("[data-action=new]").click()
        board.locator("[data-action=copy]").click()
        expect(board.locator("[data-action=copy]")).to_have_text("Copied")
        assert lab.page.evaluate("navigator.clipboard.readText()") == text
        board.locator("[data-action=cancel]").click()
        lab.run("game.restart()")
        wait_for_ply(board, 1)
        board.locator("[data-action=new]").click()
        board.locator("[data-action=other-game]").click()
        paste = board.locator("[name=position]")
        paste.fill("dice players=2 chips=z9:0")
        board.locator("[data-action=begin]").click()
        expect(board.locator("dialog [role=alert]")).to_contain_text("z9")
        paste.fill("")
        paste.press("ControlOrMeta+v")
        expect(paste).to_have_value(text)
        board.locator("[data-action=begin]").click()
        expect(board.locator("dialog")).to_have_count(0)
    finally:
        lab.page.context.clear_permissions()
    assert lab.ask("[board.game is game, board.position_text, game.events]") == [True, text, []]


# Whether what has the focus lies under nothing else.
IN_SIGHT = """field => {
  const { left, top, bottom } = field.getBoundingClientRect();
  const { activeElement } = field.getRootNode();
  return activeElement === field && [top + 2, bottom - 2].every(
    y => field.getRootNode().elementFromPoint(left + 8, y) === field
  );
}"""


def test_the_dialogs_speak_norwegian(lab: Notebook) -> None:
    lab.open(cell_with('"kids"', options="language='nb'"))
    board = lab.board()
    board.locator("[data-action=help]").click()
    told = board.locator("dialog [role=tabpanel]")
    expect(told).to_contain_text("Stokken har 42 kort")
    board.locator("[data-action=help-marks]").click()
    expect(told).to_contain_text("Vinnerrekken er gullfarget.")
    board.locator("dialog [data-action=close]").click()
    board.locator("[data-action=new]").click()
    expect(board.locator("[data-action=new-other]")).to_have_text("Nye kort")
    board.locator("[data-action=other-game]").click()
    for _ in range(2):
        board.locator("[data-action=add]").click()
    board.locator("[name=player-0]").click()
    lab.page.keyboard.type("Bo")  # in the place of the name there was
    for width, height in [(1366, 768), (360, 740)]:  # what ends the form is in view, and why not
        lab.page.set_viewport_size({"width": width, "height": height})
        expect(board.locator("[data-action=begin]")).to_be_in_viewport(ratio=1)
        board.locator("[data-action=begin]").click()
        expect(board.locator("dialog [role=alert]")).to_contain_text("begge")
        expect(board.locator("dialog [role=alert]")).to_be_in_viewport(ratio=1)
        for field in ("luck", "entering", "position"):
            board.locator(f"dialog [name={field}]").focus()
            assert board.locator(f"dialog [name={field}]").evaluate(IN_SIGHT), (width, field)
    assert lab.violations() == []


SLOW = """
import threading
import sequence_widget as sq
may_move = threading.Event()
class Slow:
    def choose(self, view, rng):
        may_move.wait(60)
        return rng.choice(view.legal_moves)
game = sq.Game("kids", players=["Anna", Slow()], seed=7)
board = sq.SequenceWidget(game)
board"""


def test_a_bot_that_thinks_for_long_is_stopped(lab: Notebook) -> None:
    lab.open(SLOW)
    board = lab.board()
    board.locator("[data-card=tiger]").click()
    board.locator("[data-cell=b1]").click()
    board.locator("[data-action=stop]").click()
    expect(board.locator("[data-action=go]")).to_have_count(1)
    lab.run("may_move.set()")
    assert lab.ask("game.ply") == 2
    board.locator("[data-action=go]").click()
    wait_for_ply(board, 4)
