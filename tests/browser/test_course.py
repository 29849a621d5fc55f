"""Lessons played through in JupyterLab as pupils do, from the first guess to the line handed in."""

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

import sequence_widget as sq
from tests.browser.notebook import BOARD, Notebook
from tests.browser.playing import Keys, offers, ply, wait_until_moved
from tests.notebooks.figures import FIGURES
from tests.notebooks.lessons import cells as cells_of
from tests.notebooks.lessons import code_of, lessons

ASK = "[data-sequence-ask]"
CELL = ".jp-Notebook .jp-Cell"
WRONG = {"01": "12", "03": "2/18", "04": "1/7", "07": "25/38", "09": "1/2"}
SENTENCE = "… There are 6 of them, Bo said."
EVERY_DAY = [("01", "nb", "keyboard"), ("07", "en", "mouse")]
PLAYED = [
    *EVERY_DAY,
    *(
        pytest.param(*which, marks=pytest.mark.proof)
        for which in product(("01", "03", "04", "07", "09"), ("en", "nb"), ("mouse", "keyboard"))
        if which not in EVERY_DAY
    ),
]


class Mouse:
    """A pupil with a mouse; the text of a guess is pasted."""

    def __init__(self, lab: Notebook) -> None:
        self.lab = lab

    def run(self, cell: int) -> None:
        self.lab.run_cell(cell)

    def answer(self, question: Locator, text: str) -> None:
        question.get_by_role("textbox").fill(text)
        question.locator("[data-action=guess]").click()

    def press(self, board: Locator, action: str) -> None:
        board.locator(f"[data-action={action}]").first.click()

    def place(self, board: Locator, cell: str) -> None:
        board.locator(f"[data-cell={cell}]").click()


class Keyboard:
    """A pupil without a mouse: JupyterLab's own keys, Tab, the arrows, Enter, and what is typed."""

    def __init__(self, lab: Notebook) -> None:
        self.lab = lab
        self.type = lab.page.keyboard

    def run(self, cell: int) -> None:
        """Go on from the cell before, and run this one; Tab then leads into what it shows.

        The arrows pass over cells whose code is hidden, so a pupil goes on with Shift and Enter.
        """
        self._reach(f"{CELL}.jp-mod-active", "Shift+Tab")
        active = self.lab.page.evaluate(
            "window.jupyterapp.shell.currentWidget.content.activeCellIndex"
        )
        if active < cell:
            self.type.press("Shift+Enter")
        self.type.press("Control+Enter")

    def answer(self, question: Locator, text: str) -> None:
        expect(question.get_by_role("textbox")).to_be_visible()
        self._reach(f"{CELL}.jp-mod-active {ASK} input")
        self.type.press("Control+a")
        self.type.type(text)
        self.type.press("Enter")

    def press(self, board: Locator, action: str) -> None:
        expect(board).to_be_visible()
        self._reach(f"{BOARD} [data-action={action}]")
        self.type.press("Enter")

    def place(self, board: Locator, cell: str) -> None:
        self._reach(f"{BOARD} [data-cell]")
        Keys(board).walk_to(cell)
        self.type.press("Enter")

    def _reach(self, css: str, key: str = "Tab") -> None:
        """Press Tab, for as long as it takes to come round the page, until this has the focus."""
        for _ in range(200):
            if self.lab.page.evaluate("css => document.activeElement?.matches(css)", css):
                return
            self.type.press(key)
        pytest.fail(f"{key} does not lead to {css}")


def in_phase(question: Locator, phase: str) -> None:
    expect(question).to_have_attribute("data-sequence-ask", phase)


def roll_and_place(pupil: Mouse | Keyboard, board: Locator) -> None:
    """Roll until a chip may be put down, and put it there."""
    expect(board.locator("[data-action=roll]").first).to_be_visible()
    for _ in range(20):
        before, offer = ply(board), offers(board)
        action = next((each for each in offer["actions"] if each in ("roll", "pass")), None)
        if action:
            pupil.press(board, action)
        else:
            pupil.place(board, offer["cells"][0])
        wait_until_moved(board, before)
        if action is None:
            return
    pytest.fail("no roll let a chip be placed")


@pytest.mark.parametrize(("number", "language", "way"), PLAYED)
def test_a_lesson_is_played_through(lab: Notebook, number: str, language: str, way: str) -> None:
    lesson = str(int(number))
    path = lessons(language)[number]
    code = [cell for cell in cells_of(path) if cell["cell_type"] == "code"]
    hidden = {place for place, cell in enumerate(code) if cell["metadata"]}
    cells = code_of(path)
    figures = {name: str(value)[:180] for name, value in FIGURES[number]().items()}
    lab.open(*cells, run=False, hidden=hidden)
    pupil = Keyboard(lab) if way == "keyboard" else Mouse(lab)
    for place, cell in enumerate(cells):
        pupil.run(place)
        question = lab.page.locator(CELL).nth(place).locator(ASK)
        names = re.findall(r'name="(.+?)"', cell)
        name = names[0] if names else ""
        if "sq.note(" in cell:
            for at, noted in enumerate(names):
                seen = "7" if number == "01" else "2/20"
                pupil.answer(question.nth(at), SENTENCE if " why " in noted else seen)
                in_phase(question.nth(at), "kept")
        elif "guess = sq.ask(" in cell:
            continue  # the next cell shows it
        elif cell == "guess" or "later=True" in cell:
            pupil.answer(question, WRONG[number])
            in_phase(question, "kept")
        elif ".ask(" in cell:
            if name == lesson:
                in_phase(question, "again")
                expect(question).to_contain_text(sq.hints(lesson, language)[WRONG[number]])
            pupil.answer(question, figures[name])
            in_phase(question, "over")
            expect(question.get_by_role("status")).to_have_attribute("data-verdict", "right")
        elif number == "01" and "sq.rolled" in cell:
            roll_and_place(pupil, lab.board())
    line = lab.page.locator("pre", has_text="sequence-answers 1").inner_text()
    pool = sq.pool(line)
    assert (len(pool.sheets), pool.faults) == (1, ())
    last = {asked.name: asked.tries[-1].verdict for asked in pool.sheets[0].asked}
    assert {last[name] for name in figures} == {"right"}
    sentences = [each for each in pool.sheets[0].asked if " why " in each.name]
    assert len(sentences) >= 2
    assert {each.tries[-1].kept for each in sentences} == {SENTENCE}
