"""What is not shown is not sent: not in any message, and not in the saved notebook."""

import json
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.playing import Keys, wait_for_ply
from tests.browser.tables import SEED, SPECIALS

SPECIALS_CELL = """
import sequence_widget as sq
from tests.browser.tables import specials_with_bo
game = specials_with_bo()
board = sq.SequenceWidget(game, {options})
board
"""
TWIN_CELL = """
import sequence_widget as sq
from tests.browser.tables import Twin
twin = Twin({number})
board = sq.SequenceWidget(twin.game, show={show})
board
"""
OURS = ("execute_request", "execute_input")  # what our own cells say
CATALOGUES = ("_esm", "_css", "words", "board", "drawings")  # traits that name all cards there are
STATE = "application/vnd.jupyter.widget-state+json"


def without_catalogues(found: Any) -> Any:
    """Take out what names every card of the game, wherever the cards are."""
    if isinstance(found, dict):
        return {k: without_catalogues(v) for k, v in found.items() if k not in CATALOGUES}
    return [without_catalogues(item) for item in found] if isinstance(found, list) else found


def leaks(lab: Notebook) -> list[str]:
    """Give every message, and every output and widget of the saved file, that names a special."""
    said = [
        json.dumps(without_catalogues(message.parts)) + message.rest
        for message in lab.traffic.messages
        if message.kind not in OURS
    ]
    assert len(said) > 20
    return [text for text in [*said, *saved(lab)] if any(kind in text for kind in SPECIALS)]


def saved(lab: Notebook) -> list[str]:
    file = lab.save()
    states = file["metadata"]["widgets"][STATE]["state"].values()
    assert any("scene" in model["state"] for model in states)
    outputs = [output for cell in file["cells"] for output in cell["outputs"]]
    return [json.dumps(without_catalogues(part)) for part in [*states, *outputs]]


@pytest.mark.parametrize("options", ["show='mover'", "show='Anna'", "show=0", "show='none'"])
def test_a_hidden_hand_is_in_no_message_and_not_in_the_file(lab: Notebook, options: str) -> None:
    lab.open(SPECIALS_CELL.format(options=options))
    if options != "show='mover'":
        lab.run("game.play('tiger b1')")  # now it is Bo's turn, and still nobody sees his cards
    assert leaks(lab) == []
    assert not [m for m in lab.traffic.mentions(str(SEED)) if m.kind not in OURS]


@pytest.mark.parametrize("options", ["show='all'", "show='Bo'"])
def test_a_hand_that_is_shown_is_sent(lab: Notebook, options: str) -> None:
    """Shows that the test above could fail."""
    lab.open(SPECIALS_CELL.format(options=options))
    assert leaks(lab)


def test_the_curtain_hides_the_next_hand_until_it_is_lifted(lab: Notebook) -> None:
    lab.open(SPECIALS_CELL.format(options="curtain=True"))
    lab.board().locator("[data-action=reveal]").click()
    lab.board().locator("[data-card=tiger]").first.wait_for()
    lab.run("game.play('tiger b1')")
    lab.board().locator("[data-action=reveal]").wait_for()
    assert leaks(lab) == []
    lab.board().locator("[data-action=reveal]").click()
    lab.board().locator("[data-card=unicorn]").first.wait_for()
    assert leaks(lab)


def test_at_the_start_the_first_player_asks_for_the_cards_and_plays_on(lab: Notebook) -> None:
    lab.open(SPECIALS_CELL.format(options="curtain=True, language='nb'"))
    lab.run("game.play('tiger b1')")
    board, keys = lab.board(), Keys(lab.board())
    board.locator("[data-action=start]").click()
    button = board.locator("[data-action=handover]")
    expect(button).to_have_text("Vis kortene til Anna")
    expect(board.locator("[data-card]")).to_have_count(0)
    button.focus()
    keys.press("Enter")
    expect(board.locator(".sqw-curtain")).to_contain_text("Gi skjermen til Anna.")
    expect(board.locator("[data-action=reveal]")).to_be_focused()
    expect(board.locator("[data-card]")).to_have_count(0)
    keys.press("Enter")
    expect(board.locator("[data-card=lion]")).to_be_visible()
    assert lab.violations() == []
    board.locator("[data-card=lion]").click()
    board.locator("[data-cell][data-lit]").first.click()
    wait_for_ply(board, 2)
    assert lab.ask("len(game.variations)") == 1
    assert leaks(lab) == []


def heard(lab: Notebook) -> Counter[str]:
    """Give all that the page was told, without what differs between any two runs."""
    said: Counter[str] = Counter()
    told: set[str] = set()  # how the move list is asked for is a matter of time
    for message in lab.traffic.messages:
        if message.sent or not message.kind.startswith(("comm", "display", "execute_result")):
            continue
        if message.kind.startswith("comm_info"):
            continue  # the ids of boards: when JupyterLab asks for them is a matter of time
        content = dict(message.content)
        answer = content.get("data", {}).get("content", {})
        if "log" in answer:
            told |= {json.dumps(entry, sort_keys=True) for entry in answer["log"]}
        else:
            said[plain(json.dumps(content, sort_keys=True) + message.rest)] += 1
    return said + Counter(map(plain, saved(lab))) + Counter(told)


def plain(text: str) -> str:
    return re.sub(r"[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}", "#", text)


def told_of_twin(lab: Notebook, number: int, show: object, steps: tuple[str, ...]) -> Counter[str]:
    lab.open(TWIN_CELL.format(number=number, show=repr(show)), own_kernel=True)
    for step in steps:
        lab.run(f"twin.{step}()")
    return heard(lab)


ALL_STEPS = ("anna_plays", "anna_draws", "bo_plays", "bo_draws", "look_back")


@pytest.mark.parametrize(
    ("show", "steps", "equal"),
    [
        (0, ALL_STEPS, True),
        ("none", ALL_STEPS, True),
        ("mover", ALL_STEPS[:1], True),
        ("mover", ALL_STEPS[:2], False),  # now Bo sees his cards
        ("all", (), False),
    ],
    ids=["Anna", "nobody", "mover: Anna plays", "mover: then Bo's turn", "everybody"],
)
def test_games_that_differ_in_hidden_cards_send_the_same(
    lab: Notebook, *, show: object, steps: tuple[str, ...], equal: bool
) -> None:
    first = told_of_twin(lab, 0, show, steps)
    lab.traffic.messages.clear()
    second = told_of_twin(lab, 1, show, steps)
    if equal:
        assert first - second == Counter()
        assert second - first == Counter()
    else:
        assert first != second
