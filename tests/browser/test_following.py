"""What happens on the board is seen, read and answered at once, whoever else looks on."""

from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, ply, wait_for_ply, wait_until_moved

BOT = """import sequence_widget as sq
game = sq.Game({rules}, players={players}, seed=7)
sq.SequenceWidget(game)"""
# What moves now or later; chips that are won glow, and cards that are pointed at rise.
MOVING = """root => root.getAnimations({ subtree: true })
  .filter(one => !(one instanceof CSSAnimation || one instanceof CSSTransition)).length"""
# Every roll the dice show.
WATCH = """root => {
  window.shown = [];
  const note = () => {
    if (!root.isConnected) return;
    const label = root.querySelector(".sqw-dice").getAttribute("aria-label");
    if (window.shown.at(-1)?.label !== label) window.shown.push({ label });
    requestAnimationFrame(note);
  };
  note();
}"""


def let_bots_begin(board: Locator) -> None:
    """Let bots whose turn it is move, and wait until that has been seen."""
    go = board.locator("[data-action=go]")
    if go.count():
        go.click()
        expect(board.locator("[data-action=go], [data-action=stop]")).to_have_count(0)
    board.page.wait_for_function(f"root => ({MOVING})(root) === 0", arg=board.element_handle())


def slow(rules: str, seconds: float) -> str:
    """Write a cell whose board is followed by one that takes its time."""
    slowly = f"board.observe(lambda change: time.sleep({seconds}), 'ply')"
    return cell_with(rules, more="import time\n").removesuffix("board\n") + f"{slowly}\nboard"


def test_a_click_is_not_lost_while_cells_still_think(lab: Notebook) -> None:
    lab.open(slow('"kids"', 0.8))
    board = lab.board()
    board.locator("[data-card=tiger]").click()
    board.locator("[data-cell=b1]").click()
    wait_for_ply(board, 2)
    board.locator(".sqw-cards [data-card]:not([aria-disabled])").first.click()
    board.locator("[data-cell][data-lit]").first.click()
    wait_for_ply(board, 4)


def test_playing_by_turn_comes_to_the_end_while_cells_think(lab: Notebook) -> None:
    lab.open(slow('"mini-kids"', 0.5))
    lab.run("for _ in range(3): game.play(game.position.legal_moves[0])\ngame.go_to(0)")
    board = lab.board()
    wait_for_ply(board, 0)
    board.locator("[data-action=pace]").click()
    board.locator("[data-action=step-by]").select_option("turn")
    board.locator("[data-action=speed]").select_option("4")
    board.locator("[data-action=play-pause]").click()
    wait_for_ply(board, lab.ask("len(game.moments) - 1"))
    button = board.locator("[data-action=play-pause]")
    expect(button).to_have_attribute("aria-label", "Play the game back")


def test_a_bots_answer_is_read_out_after_the_move_it_answers(lab: Notebook) -> None:
    lab.open(BOT.format(rules='"kids"', players="['Anna', sq.RandomBot()]"))
    board = lab.board()
    board.locator("[data-card=tiger]").click()
    board.locator("[data-cell=b1]").click()
    wait_for_ply(board, 4)
    for where in (".sqw-live", ".sqw-news"):
        told = board.locator(where).text_content() or ""
        assert told.index("b1") < told.index("Anna draws") < told.index("Bot draws a card")
    news = board.locator(".sqw-news")
    assert news.evaluate("news => news.scrollHeight <= news.clientHeight + 1")


def test_a_bots_roll_can_be_read(lab: Notebook) -> None:
    lab.page.emulate_media(reduced_motion="no-preference")
    lab.open(BOT.format(rules='"dice"', players="['Anna', sq.RandomBot()]"))
    board = lab.board()
    let_bots_begin(board)
    board.evaluate(WATCH)
    before = ply(board)
    board.locator("[data-cell][data-can]").first.click()
    wait_until_moved(board, before)
    rolls = lab.ask("[event.faces for event in game.events if hasattr(event, 'faces')]")
    told = [f"Dice: {one} + {two} = {one + two}" for one, two in rolls]
    lab.page.wait_for_function("last => window.shown.at(-1).label === last", arg=told[-1])
    labels = [each["label"] for each in lab.page.evaluate("window.shown")]
    shown = [label for label in labels if "=" in label]  # they say nothing while they tumble
    assert len(shown) >= 3  # how long each stays is held to a clock of its own, in js/tests/motion
    assert shown == told[-len(shown) :]


def test_a_click_ends_what_moves(lab: Notebook) -> None:
    lab.page.emulate_media(reduced_motion="no-preference")
    lab.open(BOT.format(rules='"dice"', players="['Anna', sq.RandomBot(), sq.RandomBot()]"))
    board = lab.board()
    let_bots_begin(board)
    before = ply(board)
    board.locator("[data-cell][data-can]").first.click()
    wait_until_moved(board, before)
    board.locator("[data-cell]").first.click(force=True)
    assert board.evaluate(MOVING) == 0


def test_faces_that_were_entered_are_seen_though_they_lead_to_a_pass(lab: Notebook) -> None:
    lab.page.emulate_media(reduced_motion="no-preference")
    chips = "{'b2': 0, 'e2': 0, 'b5': 0, 'e5': 0}"  # every 7 is Anna's
    start = f"sq.position('dice', players=2, turn=0, chips={chips})"
    lab.open(f"import sequence_widget as sq\nsq.SequenceWidget(sq.Game({start}, luck='ask'))")
    board = lab.board()
    board.evaluate(WATCH)
    board.locator("[data-action=enter]").click()
    board.locator("[name=die-0]").fill("3")
    board.locator("[name=die-1]").fill("4")
    board.locator("[data-action=enter-send]").click()
    lab.page.wait_for_function("window.shown.length === 3")
    waiting, entered, after = lab.page.evaluate("window.shown")
    assert entered["label"] == "Dice: 3 + 4 = 7"
    assert waiting["label"] == after["label"]


LINKED = """
from ipywidgets import IntText, jslink
box = IntText()
jslink((board, "ply"), (box, "value"))
box"""


def test_a_box_that_is_linked_in_the_browser_follows_and_leads(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'), LINKED)
    board = lab.board()
    box = lab.page.locator(".widget-text input[type=number]")
    expect(box).to_have_value("0")
    board.locator("[data-card=tiger]").click()
    board.locator("[data-cell=b1]").click()
    wait_for_ply(board, 2)
    expect(box).to_have_value("2")
    box.fill("1")
    box.press("Enter")
    wait_for_ply(board, 1)
    assert lab.ask("[game.ply, box.value]") == [1, 1]
