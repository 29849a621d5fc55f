"""Playing on the board by mouse alone or by keyboard alone: only what the page offers is chosen."""

import random
from typing import Any, cast

from playwright.sync_api import Locator, Page

CELL = """
import sequence_widget as sq
game = sq.Game({rules}, players=["Anna", "Bo"], seed={seed}, luck="{luck}")
board = sq.SequenceWidget(game, {options})
board
"""

# What the page offers. A control that cannot be used is still there and says so.
OFFERS = """root => {
  const names = (css, key) => [...root.querySelectorAll(css)].map(each => each.dataset[key]);
  return {
    over: !root.querySelector("[data-awaiting]"),
    cards: names(".sqw-cards [data-card]:not([aria-disabled])", "card"),
    cells: names("[data-cell]:not([aria-disabled])", "cell"),
    chooser: names("[role=dialog] [data-action^=choose]", "action"),
    actions: names(".sqw-doing [data-action]:not([aria-disabled], [data-action=stop])", "action"),
    status: root.querySelector(".sqw-status").textContent,
  };
}"""
OFFERED = f"""root => {{
  const offer = ({OFFERS})(root);
  return offer.over || offer.cells.length || offer.actions.length ? offer : null;
}}"""
# Come back when another moment is shown; a draw of luck alone may keep the ply's neighbours busy.
MOVED = """([root, ply]) => root.isConnected && root.dataset.ply !== ply"""


def cell_with(
    rules: str, seed: int = 7, *, luck: str = "auto", options: str = "", more: str = ""
) -> str:
    """Write the cell that shows a board."""
    return more + CELL.format(rules=rules, seed=seed, luck=luck, options=options)


def offers(board: Locator) -> dict[str, Any]:
    """Say what can be chosen, once what has happened was seen: nothing is offered before."""
    found = board.page.wait_for_function(OFFERED, arg=board.element_handle())
    return cast("dict[str, Any]", found.json_value())


def ply(board: Locator) -> int:
    return int(board.get_attribute("data-ply") or -1)


def wait_for_ply(board: Locator, wanted: int) -> None:
    board.page.wait_for_function(
        "([root, ply]) => root.dataset.ply === ply", arg=[board.element_handle(), str(wanted)]
    )


def wait_until_moved(board: Locator, before: int) -> None:
    board.page.wait_for_function(MOVED, arg=[board.element_handle(), str(before)])


def play_by_mouse(board: Locator, seed: int, most: int = 1_000) -> int:
    """Play to the end, half by choosing a card first and half by choosing a space first."""
    rng = random.Random(seed)
    for count in range(most):
        offer = offers(board)
        if offer["over"]:
            return count
        before = ply(board)
        if offer["actions"]:
            board.locator(f"[data-action='{rng.choice(offer['actions'])}']").click()
        else:
            if offer["cards"] and count % 2 == 0:
                board.locator(f"[data-card={rng.choice(offer['cards'])}]").first.click()
                offer = offers(board)
            board.locator(f"[data-cell={rng.choice(offer['cells'])}]").click()
            if offer["cards"] and count % 2 and (asked := offers(board)["chooser"]):
                board.locator(f"[data-action='{rng.choice(asked)}']").click()
        wait_until_moved(board, before)
    message = f"no end after {most} choices"
    raise AssertionError(message)


class Keys:
    """The keyboard, from the moment the board has the focus."""

    def __init__(self, board: Locator) -> None:
        self.board = board
        self.page: Page = board.page
        self.at = board.locator("[data-cell]").first.get_attribute("data-cell") or ""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self, key: str) -> str:
        """Name what has the focus."""
        return str(self.page.evaluate("key => document.activeElement?.dataset[key] ?? ''", key))

    def tab_to(self, css: str, most: int = 60) -> None:
        """Press Tab until something has the focus."""
        for _ in range(most):
            if self.page.evaluate("css => document.activeElement?.matches(css)", css):
                return
            self.press("Tab")
        message = f"Tab does not lead to {css}"
        raise AssertionError(message)

    def walk_to(self, cell: str) -> None:
        """Walk over the board with the arrow keys; one space has to have the focus already."""
        here = self.focused("cell")
        assert here, "no space has the focus"
        across = ord(cell[0]) - ord(here[0])
        down = int(cell[1:]) - int(here[1:])
        for key, steps in (
            ("ArrowRight", across),
            ("ArrowLeft", -across),
            ("ArrowDown", down),
            ("ArrowUp", -down),
        ):
            for _ in range(steps):
                self.press(key)
        assert self.focused("cell") == cell


def play_by_keyboard(board: Locator, seed: int, most: int = 1_000) -> int:
    """Play to the end without a mouse; the focus never has to be brought back by other means."""
    rng = random.Random(seed)
    keys = Keys(board)
    for count in range(most):
        offer = offers(board)
        if offer["over"]:
            return count
        before = ply(board)
        if offer["actions"]:
            action = rng.choice(offer["actions"])
            keys.tab_to(f"[data-action='{action}']")
            keys.press("Enter")
        else:
            if not keys.focused("cell"):
                keys.tab_to("[data-cell]")
            if offer["cards"]:
                cards = board.locator(".sqw-cards [data-card]")
                places = [
                    place
                    for place in range(cards.count())
                    if cards.nth(place).get_attribute("aria-disabled") is None
                ]
                keys.press(str(rng.choice(places) + 1))
                offer = offers(board)
            keys.walk_to(rng.choice(offer["cells"]))
            keys.press("Enter")
        wait_until_moved(board, before)
    message = f"no end after {most} choices"
    raise AssertionError(message)
