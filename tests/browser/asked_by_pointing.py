"""Questions put together on the board by mouse alone or by keyboard alone, step by step."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.playing import Keys

PANEL = ".sqw-claims"

Step = tuple[str, ...]
"""`choose` an option of a chip, by name; `press` a button; `point` at a space."""

OF_CARDS: dict[str, tuple[Step, ...]] = {
    "Bo holds a dragon": (("choose", "0 thing 0", "dragon"),),
    "the next card is a tiger": (("choose", "0 who", "draw 1"), ("point", "b1")),
    "Bo does not hold a lion": (("choose", "0 verb", "~holds"), ("point", "b6")),
    "either Bo holds a fox or the next card is one": (
        *(("point", "f2"), ("press", "or"), ("choose", "1 who", "draw 1"), ("point", "f2")),
    ),
    "Bo holds a fox, given that the next card is one": (
        *(("point", "f2"), ("press", "given"), ("choose", "1 who", "draw 1"), ("point", "f2")),
    ),
    "Bo completes a line in a turn": (("choose", "0 verb", "finishes"),),
}
OF_DICE: dict[str, tuple[Step, ...]] = {
    "the next roll is a 7": (("point", "b2"),),
    "the next roll is a 2 or a 12": (("point", "a1"), ("point", "c3")),
    "the next roll is a 7, given a 6 on some die": (
        *(("point", "b2"), ("press", "given"), ("choose", "1 verb", "shows"), ("point", "e1")),
    ),
    "doubles in one of the next three rolls": (
        *(("choose", "0 who", "rolls 3"), ("choose", "0 verb", "doubles")),
    ),
}


@dataclass(frozen=True)
class Effort:
    """What it took to put a question together."""

    question: str
    presses: int
    """Clicks, or keys pressed."""

    seconds: float
    line: str
    """The line of Python beside the answer."""


def chip(board: Locator, name: str) -> Locator:
    return board.locator(f'[data-chip-name="{name}"]')


def by_mouse(board: Locator, step: Step) -> int:
    """Take a step by clicks, and count them."""
    what, name, *option = step
    if what == "choose":
        chip(board, name).select_option(option[0])
        return 2  # one opens what can be chosen, one chooses
    css = f"[data-action=claims-{name.replace(' ', '-')}]"
    board.locator(f"[data-cell={name}]" if what == "point" else css).click()
    return 1


class ByKeyboard:
    """The same by keys; what is chosen is gone to by arrows, spaces too."""

    def __init__(self, board: Locator) -> None:
        self._keys = Keys(board)
        self._pressed = 0

    def _press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self._keys.press(key)
        self._pressed += times

    def _go_to(self, css: str) -> None:
        """Go there by the shorter way, forth or back."""
        page = self._keys.page
        expect(self._keys.board.locator(css).first).to_be_attached()
        there = "css => document.activeElement?.matches(css)"
        back = page.evaluate(
            """css => {
              const [from, to] = [document.activeElement, document.querySelector(css)];
              return Boolean(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING);
            }""",
            css,
        )
        for _ in range(80):
            if page.evaluate(there, css):
                return
            self._press("Shift+Tab" if back else "Tab")
        message = f"Tab does not lead to {css}"
        raise AssertionError(message)

    def __call__(self, board: Locator, step: Step) -> int:
        """Take a step, and count the keys."""
        self._pressed = 0
        what, name, *option = step
        if what == "choose":
            self._go_to(f'[data-chip-name="{name}"]')
            values = chip(board, name).evaluate("all => [...all.options].map(each => each.value)")
            here = values.index(chip(board, name).input_value())
            steps = values.index(option[0]) - here
            self._press("ArrowDown" if steps > 0 else "ArrowUp", abs(steps))
        elif what == "press":
            self._go_to(f"[data-action=claims-{name.replace(' ', '-')}]")
            self._press("Enter")
        elif self._keys.page.evaluate("document.activeElement.matches('select')"):
            # From within the sentence it is nearer to choose there what the space shows.
            word = str(board.locator(f"[data-cell={name}]").get_attribute("aria-label"))
            self._go_to("[data-here] [data-chip-name*=thing][data-empty]")
            self._keys.page.keyboard.type(word.partition(",")[0])
            self._pressed += len(word.partition(",")[0])
        else:
            self._go_to("[data-cell][tabindex='0']")
            here = self._keys.focused("cell")
            self._keys.walk_to(name)
            self._pressed += abs(ord(name[0]) - ord(here[0])) + abs(int(name[1:]) - int(here[1:]))
            self._press("Enter")
        return self._pressed


def put(
    board: Locator, question: str, steps: Sequence[Step], take: Callable[[Locator, Step], int]
) -> Effort:
    """Put a question together from the beginning, and wait for its answer."""
    board.locator("[data-action=claims-clear]").press("Enter")
    expect(board.locator(f"{PANEL} .sqw-claims-number")).to_have_count(0)
    began, presses, things = time.monotonic(), 0, 0
    for step in steps:
        presses += take(board, step)
        things += step[0] == "point" or "thing" in step[1]
        expect(board.locator("[data-pending]")).to_have_count(0)
        if step[0] == "press":
            expect(board.locator(".sqw-claims-part")).to_have_count(2)
        elif step[0] == "choose":
            expect(chip(board, step[1])).to_have_value(step[2])
        named = board.locator("[data-chip-name*=thing]:not([data-empty])")
        expect(named).to_have_count(things)
    expect(board.locator(f"{PANEL} .sqw-claims-number")).to_be_visible()
    seconds = time.monotonic() - began
    line = board.locator(f"{PANEL} .sqw-code code").first.text_content() or ""
    return Effort(question, presses, seconds, line)
