"""Stepping through what has been played, and other courses of the game."""

from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, ply, wait_for_ply, wait_until_moved

PLAYED = """
game.play("tiger b1")
for _ in range(5):
    game.play(game.position.legal_moves[0])
"""


def control(board: Locator, name: str) -> Locator:
    return board.locator(f"[data-action='{name}']")


def opened(lab: Notebook) -> tuple[Locator, int]:
    lab.open(cell_with('"kids"'))
    lab.run(PLAYED)
    last = lab.ask("game.ply")
    assert last >= 12
    wait_for_ply(lab.board(), last)
    return lab.board(), last


def test_every_control_steps(lab: Notebook) -> None:
    board, last = opened(lab)
    for name, wanted in (
        ("back", last - 1),
        ("back", last - 2),
        ("forward", last - 1),
        ("start", 0),
        ("forward", 1),
        ("end", last),
    ):
        control(board, name).click()
        wait_for_ply(board, wanted)
        assert lab.ask("game.ply") == wanted
    expect(control(board, "forward")).to_have_attribute("aria-disabled", "true")
    expect(control(board, "end")).to_have_attribute("aria-disabled", "true")
    slider = control(board, "slider")
    slider.fill("5")
    wait_for_ply(board, 5)
    slider.press("ArrowRight")
    wait_for_ply(board, 6)
    board.locator("[data-log='2']").click()
    wait_for_ply(board, 2)
    assert lab.ask("game.ply") == 2
    expect(board.locator("[data-log='2']")).to_have_attribute("aria-current", "step")
    expect(board.locator("[data-log='2']")).to_contain_text("tiger")
    expect(board.locator("[data-cell=b1]")).to_have_attribute("data-chip", "green")
    control(board, "start").click()
    wait_for_ply(board, 0)
    assert board.locator("[data-cell=b1]").get_attribute("data-chip") is None


def test_a_slider_drawn_fast_ends_where_it_was_let_go(lab: Notebook) -> None:
    board, last = opened(lab)
    slider = control(board, "slider")
    slider.evaluate(
        """(slider, last) => {
          const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
          for (const ply of [...Array(last + 1).keys()].concat([3])) {
            set.call(slider, String(ply));
            slider.dispatchEvent(new Event("input", { bubbles: true }));
          }
        }""",
        last,
    )
    wait_for_ply(board, 3)
    lab.run("pass")
    assert lab.ask("game.ply") == 3
    expect(slider).to_have_value("3")


def test_stepping_by_turns(lab: Notebook) -> None:
    board, last = opened(lab)
    control(board, "pace").click()
    control(board, "step-by").select_option("turn")
    starts = [last]
    while starts[-1] > 0:
        control(board, "back").click()
        wait_until_moved(board, starts[-1])
        starts.append(ply(board))
    turns = lab.ask("[moment.position.turn for moment in game.moments]")
    changes = [at for at in range(1, len(turns)) if turns[at] != turns[at - 1]]
    assert starts[::-1] == sorted({0, *changes, last})
    control(board, "forward").click()
    wait_for_ply(board, starts[-2])


def test_play_shows_the_game_to_its_end_and_pause_stops_it(lab: Notebook) -> None:
    board, last = opened(lab)
    control(board, "pace").click()
    control(board, "speed").select_option("4")
    control(board, "play-pause").click()  # from the end it begins again
    wait_for_ply(board, 2)
    control(board, "play-pause").click()
    stopped = lab.ask("game.ply")
    assert stopped < last
    control(board, "play-pause").click()
    wait_for_ply(board, last)
    expect(control(board, "play-pause")).not_to_have_attribute("aria-label", "Pause")


def test_stepping_back_turns_over_no_other_hand(lab: Notebook) -> None:
    board, _ = opened(lab)
    mover = lab.ask("game.position.turn")
    for _ in range(4):
        before = ply(board)
        control(board, "back").click()
        wait_until_moved(board, before)
        shown = board.locator("[data-hand]")
        expect(shown).to_have_attribute("data-hand", str(mover))


def test_undo_another_move_and_the_way_back_to_the_first(lab: Notebook) -> None:
    board, last = opened(lab)
    events = lab.ask("[str(event) for event in game.events]")
    control(board, "undo").click()
    wait_until_moved(board, last)
    undone = ply(board)
    assert undone < last
    expect(board.locator("[data-card]")).to_have_count(0)  # another hand is asked for first
    control(board, "reveal").click()
    played = events[undone]
    card = board.locator(".sqw-cards [data-card]:not([aria-disabled])").last
    kind = card.get_attribute("data-card")
    card.click()
    spaces = board.locator("[data-cell][data-lit]")
    cells = spaces.evaluate_all("all => all.map(space => space.dataset.cell)")
    cell = next(cell for cell in cells if f"{kind} {cell}" != played)
    board.locator(f"[data-cell={cell}]").click()
    wait_until_moved(board, undone)
    assert lab.ask(f"str(game.events[{undone}])") == f"{kind} {cell}"

    control(board, "panel-variations").click()
    expect(control(board, "variation").first).to_have_attribute("aria-current", "true")
    control(board, "variation").last.click()
    wait_for_ply(board, undone + 2)  # the move and what was drawn after it
    assert lab.ask("[str(event) for event in game.events]") == events
    expect(control(board, "variation")).to_have_count(2)  # the tree stays as it is
    expect(control(board, "variation").last).to_have_attribute("aria-current", "true")
    control(board, "panel-moves").click()
    expect(board.locator("[data-log][aria-current=step]")).to_be_visible()


def test_a_new_game_with_the_same_or_another_seed(lab: Notebook) -> None:
    board, last = opened(lab)
    hand = lab.ask("game.start.hand(0)") or lab.ask("game.moments[0].position.hand(0)")
    control(board, "new").click()
    control(board, "cancel").click()
    assert ply(board) == last
    control(board, "new").click()
    control(board, "new-same").click()
    wait_for_ply(board, 0)
    assert lab.ask("game.seed") == 7
    assert lab.ask("game.position.hand(0)") == hand
    control(board, "new").click()
    control(board, "new-other").click()
    board.page.wait_for_function(
        "root => root.querySelectorAll('[data-log]').length === 1", arg=board.element_handle()
    )
    assert lab.ask("game.seed") != 7
    assert lab.ask("game.events") == []
