"""Lessons played through in JupyterLab as pupils do, from the first guess to the line handed in."""

import pytest
from playwright.sync_api import Locator, expect

import sequence_widget as sq
from tests.browser.notebook import Notebook
from tests.browser.playing import Keys, offers, ply, wait_until_moved
from tests.notebooks.figures import FIGURES
from tests.notebooks.lessons import code_of, lessons

ASK = "[data-sequence-ask]"
WRONG = {"01": "12", "03": "2/18", "07": "25/38"}
PLAYED = [
    ("01", "nb", "keyboard"),
    ("07", "en", "mouse"),
    *(
        pytest.param(number, language, "mouse", marks=pytest.mark.proof)
        for number, language in (("01", "en"), ("03", "en"), ("03", "nb"), ("07", "nb"))
    ),
]


def answer(question: Locator, text: str, way: str) -> None:
    box = question.get_by_role("textbox")
    if way == "keyboard":
        box.focus()
        question.page.keyboard.type(text)
        question.page.keyboard.press("Enter")
    else:
        box.fill(text)
        question.locator("[data-action=guess]").click()


def in_phase(question: Locator, phase: str) -> None:
    expect(question).to_have_attribute("data-sequence-ask", phase)


def roll_and_place(board: Locator, way: str) -> None:
    """Roll until a chip may be put down, and put it there."""
    for _ in range(20):
        before = ply(board)
        offer = offers(board)
        action = next((each for each in offer["actions"] if each in ("roll", "pass")), None)
        css = f"[data-action={action}]" if action else f"[data-cell={offer['cells'][0]}]"
        if way == "keyboard" and action:
            keys = Keys(board)
            keys.tab_to(css)
            keys.press("Enter")
        else:
            board.locator(css).first.click()
        wait_until_moved(board, before)
        if action is None:
            return
    pytest.fail("no roll let a chip be placed")


@pytest.mark.parametrize(("number", "language", "way"), PLAYED)
def test_a_lesson_is_played_through(lab: Notebook, number: str, language: str, way: str) -> None:
    cells = code_of(lessons(language)[number])
    asking = [i for i, cell in enumerate(cells) if cell.startswith(("sq.ask", "sq.note"))]
    lab.open(*cells, shows=ASK, boards=len(asking))
    questions = [lab.page.locator(ASK).nth(place) for place in range(len(asking))]
    figures = {name: str(value) for name, value in FIGURES[number]().items()}
    told = [place for place, i in enumerate(asking) if f'name="{int(number)}"' in cells[i]]
    guessed, judged = told
    answer(questions[guessed], WRONG[number], way)
    in_phase(questions[guessed], "kept")
    if number == "01":
        roll_and_place(lab.board(), way)
    for place, i in enumerate(asking):
        if cells[i].startswith("sq.note"):
            answer(questions[place], "7" if number == "01" else "2/20", way)
            in_phase(questions[place], "kept")
    lab.run_cell(asking[judged])
    in_phase(questions[judged], "again")
    expect(questions[judged]).to_contain_text(sq.hints(str(int(number)), language)[WRONG[number]])
    answer(questions[judged], figures[str(int(number))], way)
    in_phase(questions[judged], "over")
    for name in [each for each in figures if each != str(int(number))]:
        place = next(p for p, i in enumerate(asking) if f'name="{name}"' in cells[i])
        answer(questions[place], figures[name][:180], way)
        in_phase(questions[place], "over")
        expect(questions[place].get_by_role("status")).to_have_attribute("data-verdict", "right")
    lab.run_cell(len(cells) - 1)
    line = lab.page.locator("pre", has_text="sequence-answers 1").inner_text()
    pool = sq.pool(line)
    assert (len(pool.sheets), pool.faults) == (1, ())
    last = {asked.name: asked.tries[-1].verdict for asked in pool.sheets[0].asked}
    assert {last[name] for name in figures} == {"right"}
