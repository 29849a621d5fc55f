"""A kernel that is killed in the midst of a game that is kept: what the browser had comes back."""

import json
import os
import random
import re
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import sequence_widget as sq
from sequence_widget.widget.scene import SCENE
from tests.browser.notebook import Notebook
from tests.browser.playing import ply, wait_until_moved
from tests.browser.test_silence import KERNEL, alert
from tests.browser.traffic import Message
from tests.widget.wire import as_json, joined

CELL = """
import sequence_widget as sq
game = sq.Game("kids", players=["Anna", sq.GreedyBot()], seed=7, keep={path!r})
board = sq.SequenceWidget(game)
board
"""
# One of the things that can be clicked, if there is one.
CLICK = """(root, part) => {
  const css = ["[data-cell][data-can]", "[data-action^=choose]",
    ...["back", "forward", "start", "end", "undo"].map(each => `[data-action=${each}]`),
  ].map(each => `${each}:not([aria-disabled])`).join();
  const all = [...root.querySelectorAll(css)];
  all[Math.floor(part * all.length)]?.click();
}"""
KILLS, PIECES = 200, 5
MOST_CLICKS = 6
LONGEST_WAIT = 120  # milliseconds
SHOWN = ("ply", "plies", "turn", "winner", "awaiting", "viewer", "chips", "hands", "piles", "deck",
         "supply", "won", "undo")  # fmt: skip


def last_received(messages: Sequence[Message]) -> dict[str, Any]:
    """Give what the board that was opened last had been sent when its kernel was killed."""
    states: dict[str, dict[str, Any]] = {}
    for message in messages:
        data = message.content.get("data", {})
        if message.sent or not isinstance(data, dict) or "state" not in data:
            continue
        if message.kind == "comm_open" and "scene" in data["state"]:
            states = {message.content["comm_id"]: dict(data["state"])}
        elif message.kind == "comm_msg" and message.content["comm_id"] in states:
            states[message.content["comm_id"]] |= data["state"]
    [state] = states.values()
    return seen(state)


def seen(state: dict[str, Any]) -> dict[str, Any]:
    """Give what is shown, with the tree of courses but for the chances, which come when they do."""
    scene = joined({name: state[name] for name in SCENE})
    rows = [row | {"sides": None} for row in state["courses"].get("rows", [])]
    return {name: scene[name] for name in SHOWN} | {"courses": rows}


def in_file(path: Path, tmp_path: Path, lines_less: int) -> dict[str, Any]:
    """Give what a board would show of a file, or of the file as it was some lines ago."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    copy = tmp_path / "copy.txt"
    copy.write_text("".join(lines[: len(lines) - lines_less]), encoding="utf-8")
    board = sq.SequenceWidget(sq.Game.load(copy))
    state = seen(as_json(board.get_state()))
    board.close()
    return state


def kill_in_the_browser(lab: Notebook, tmp_path: Path, kills: int, seed: int = 0) -> list[int]:
    """Play by random clicks and kill; give how many lines of the file were not shown yet."""
    rng = random.Random(seed)
    path = tmp_path / "kept.txt"
    lab.open(CELL.format(path=str(path)), own_kernel=True)
    ahead = []
    for _ in range(kills):
        pid = lab.ask("__import__('os').getpid()")
        board = lab.board()
        before = board.element_handle()
        for _ in range(rng.randint(1, MOST_CLICKS)):
            board.evaluate(CLICK, rng.random())
            lab.page.wait_for_timeout(rng.random() * LONGEST_WAIT)
        os.kill(pid, signal.SIGKILL)
        lab.page.evaluate(f"{KERNEL}.restart()")
        had = last_received(lab.traffic.messages)
        more = range(path.read_text(encoding="utf-8").count("\n"))
        ahead.append(next(less for less in more if in_file(path, tmp_path, less) == had))
        lab.traffic.messages.clear()
        lab.run_all()
        lab.page.wait_for_function(
            "before => document.querySelector('[data-sequence-widget]') !== before",
            arg=before,
        )
        lab.shown()
        assert last_received(lab.traffic.messages) == in_file(path, tmp_path, 0)
    lab.complaints.clear()  # Jupyter's own, about a kernel that is not there
    return ahead


def test_what_a_browser_had_when_the_kernel_was_killed_comes_back(
    lab: Notebook, tmp_path: Path
) -> None:
    assert len(kill_in_the_browser(lab, tmp_path, 5)) == 5


@pytest.mark.proof
@pytest.mark.parametrize("piece", range(PIECES))
def test_what_a_browser_had_comes_back_two_hundred_times(
    lab: Notebook, tmp_path: Path, piece: int
) -> None:
    ahead = kill_in_the_browser(lab, tmp_path, KILLS // PIECES, seed=1 + piece)
    print(f"{len(ahead)} kills: {ahead.count(0)} as last shown, the others further by {max(ahead)}")


def test_after_a_restart_the_board_says_what_to_do_and_doing_it_works(
    lab: Notebook, tmp_path: Path
) -> None:
    lab.open(CELL.format(path=str(tmp_path / "kept.txt")))
    board = lab.board()
    board.locator("[data-card=tiger]").first.click()
    board.locator("[data-cell=b1]").click()
    wait_until_moved(board, 0)
    lab.page.evaluate(f"{KERNEL}.restart()")
    board.locator("[data-action=back]").click()
    expect(alert(board)).to_contain_text("run the cells again: the game goes on where it was")
    lab.run_all()
    expect(alert(lab.board())).to_have_text("")
    expect(lab.board().locator("[data-cell=b1]")).to_have_attribute("data-chip", "green")
    assert ply(lab.board()) == lab.ask("game.ply") > 0
    lab.complaints.clear()


def test_a_notebook_that_was_saved_shows_its_board_without_the_kernel_it_had(
    lab: Notebook, tmp_path: Path
) -> None:
    """JupyterLab saves what widgets show if it is told to, as it is here."""
    lab.open(CELL.format(path=str(tmp_path / "kept.txt")))
    board = lab.board()
    board.locator("[data-card=tiger]").first.click()
    board.locator("[data-cell=b1]").click()
    wait_until_moved(board, 0)
    lab.run("pass")  # the bot has answered
    before = ply(board)
    entries = board.locator("[data-entry]")
    expect(entries.last).to_contain_text("GreedyBot")
    told = entries.all_inner_texts()
    lab.save()
    lab.jupyter.end_kernels()
    lab.reload()
    expect(alert(lab.board())).to_contain_text("Run its cell to go on", timeout=2_000)
    assert ply(lab.board()) == before
    assert lab.board().locator("[data-entry]").all_inner_texts() == told
    expect(lab.board().locator("[data-cell=b1]")).to_have_attribute("data-chip", "green")
    lab.complaints.clear()


def test_a_notebook_saved_again_without_being_run_still_has_a_picture_of_its_board(
    lab: Notebook, tmp_path: Path
) -> None:
    """Jupyter forgets the state of widgets that no kernel has (ipywidgets#3888)."""
    lab.open(CELL.format(path=str(tmp_path / "kept.txt")))
    whole = len(json.dumps(lab.save()["metadata"]["widgets"]))
    lab.jupyter.end_kernels()
    lab.reload()
    left = len(json.dumps(lab.save()["metadata"].get("widgets", {})))
    assert left < whole / 100
    picture = ".sequence-picture"
    lab.reload(shows=picture)
    expect(lab.board()).to_have_count(0)
    expect(lab.page.locator(picture)).to_have_attribute("data-said", re.compile("Run its cell"))
    drawn = lab.page.locator(picture).evaluate(
        "node => getComputedStyle(node, '::after').backgroundImage"
    )
    assert drawn.startswith('url("data:image/svg+xml')
    assert (lab.page.locator(picture).bounding_box() or {"height": 0})["height"] > 200
    lab.complaints.clear()
