"""Luck that waits: the Roll and Draw buttons, and entering what real dice or cards showed."""

import re

from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, ply, wait_for_ply, wait_until_moved


def test_dice_are_rolled_at_the_button_or_entered(lab: Notebook) -> None:
    lab.open(cell_with('"dice"', luck="ask"))
    board = lab.board()
    assert lab.ask("game.position.awaiting") == "roll"
    assert not board.locator("[data-cell][data-can]").count()
    before = ply(board)
    board.locator("[data-action=roll]").click()
    wait_until_moved(board, before)
    assert lab.ask("game.position.awaiting") == "move"
    roll = lab.ask("game.position.roll")
    for face in roll:
        assert str(face) in (board.locator(".sqw-dice").get_attribute("aria-label") or "")

    before = ply(board)
    board.locator("[data-cell][data-can]").first.click()
    wait_until_moved(board, before)
    before = ply(board)
    board.locator("[data-action=enter]").click()
    board.locator("[name=die-0]").fill("3")
    board.locator("[name=die-1]").fill("4")
    send = board.locator("[data-action=enter-send]")
    assert send.evaluate("button => button.scrollWidth <= button.clientWidth")  # nothing is cut
    send.click()
    wait_until_moved(board, before)
    assert lab.ask("game.position.roll") == [3, 4]
    assert str(lab.ask("str(game.last_event)")) == "roll 3+4"
    cells = board.locator("[data-cell][data-can]").evaluate_all(
        "spaces => spaces.map(space => space.textContent.trim().slice(0, 1))"
    )
    assert {*cells} == {"7"}


def test_dice_that_cannot_be_are_not_entered(lab: Notebook) -> None:
    lab.open(cell_with('"dice"', luck="ask"))
    board = lab.board()
    before = ply(board)
    board.locator("[data-action=enter]").click()
    board.locator("[name=die-0]").fill("9")
    board.locator("[name=die-1]").fill("4")
    board.locator("[data-action=enter-send]").click()
    assert board.locator("[name=die-0]").evaluate("input => !input.validity.valid")
    lab.run("pass")
    assert lab.ask("game.ply") == before


def test_a_card_is_drawn_at_the_button_or_entered(lab: Notebook) -> None:
    lab.open(cell_with('"kids"', luck="ask"))
    board = lab.board()
    board.locator("[data-card=tiger]").first.click()
    board.locator("[data-cell=b1]").click()
    wait_for_ply(board, 1)
    assert lab.ask("game.position.awaiting") == "draw"
    board.locator("[data-action=draw]").click()
    wait_for_ply(board, 2)
    assert lab.ask("game.position.turn") == 1

    board.locator(".sqw-cards [data-card]:not([aria-disabled])").first.click()
    board.locator("[data-cell][data-lit]").first.click()
    wait_for_ply(board, 3)
    offered = lab.ask("sorted(game.seen_by(1).unseen)")
    board.locator("[data-action=enter]").click()
    shown = board.locator("[data-drawable]").evaluate_all("all => all.map(b => b.dataset.drawable)")
    assert shown == offered
    wanted = lab.ask("[str(chance) for chance, _ in game.position.chance_outcomes()][0]")
    board.locator(f"[data-drawable={wanted.split()[1]}]").click()
    wait_for_ply(board, 4)
    assert lab.ask("str(game.events[3])") == wanted


def test_a_hidden_card_is_drawn_at_the_button_alone(lab: Notebook) -> None:
    lab.open(cell_with('"kids"', luck="ask", options="show='Bo'"))
    board = lab.board()
    lab.run("game.play('tiger b1')")
    wait_for_ply(board, 1)
    expect(board.locator("[data-action=draw]")).to_have_count(1)
    expect(board.locator("[data-action=enter]")).to_have_count(0)
    board.locator("[data-action=draw]").click()
    wait_for_ply(board, 2)
    assert lab.ask("board.last_event") == "draw ?"


def test_one_die_is_rolled_at_its_button(lab: Notebook) -> None:
    lab.open(cell_with('"mini-dice"', luck="ask"))
    board = lab.board()
    expect(board.locator("[data-action=roll]")).to_have_text("Roll the die")
    board.locator("[data-action=roll]").click()
    expect(board.locator(".sqw-dice")).to_have_attribute("aria-label", re.compile(r"^Die: \d$"))


def test_a_prediction_can_come_before_the_roll(lab: Notebook) -> None:
    lab.open(cell_with('"mini-dice"', luck="ask"))
    board = lab.board()
    lab.run("before = game.ply\ngame.luck()")
    wait_for_ply(board, lab.ask("game.ply"))
    assert lab.ask("game.ply") == lab.ask("before") + 1
    expect(board.locator("[data-action=roll]")).to_have_count(0)


def test_a_dead_card_is_swapped_by_itself_and_that_is_seen(lab: Notebook) -> None:
    more = "import sequence_widget as sq\n"
    start = (
        "sq.position('kids', players=2, turn=0, chips={'b1': 0, 'f6': 1, 'c3': 1},"
        " hands=[['fox', 'lion', 'wolf'], ['tiger', 'zebra', 'panda']])"
    )
    lab.open(
        f"{more}game = sq.Game({start}, players=['Anna', 'Bo'], seed=3)\n"
        "board = sq.SequenceWidget(game)\nboard"
    )
    board = lab.board()
    board.locator("[data-card=fox]").click()
    board.locator("[data-cell][data-lit]").first.click()
    wait_until_moved(board, 0)
    events = lab.ask("[str(event) for event in game.events]")
    assert events[2] == "swap tiger"
    expect(board.locator(".sqw-news")).to_contain_text("swaps")
    expect(board.locator("[data-entry='2']")).to_contain_text("swaps")
    assert lab.ask("game.position.turn") == 1
