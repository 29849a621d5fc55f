"""Questions in a notebook: by mouse, by keyboard, again after a restart, and in both themes."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook

ASK = "[data-sequence-ask]"
TYPED = """
import sequence_widget as sq
hints = {{"2/18": "Name a place where a unicorn could be."}}
question = sq.ask("How likely is a unicorn?", sq.Probability({answer}), name="3a", hints=hints,
                  usual="Most say 2/18.", language={language!r})
question
"""
CHOSEN = """
import sequence_widget as sq
sq.ask("Who is likelier to win?", {answer!r}, choices=["Anna", "Bo", "nobody"], name="8a")
"""
WORKED = """
import sequence_widget as sq
view = sq.Game("kids", players=["Anna", "<b>Bo</b>"], seed=7).seen_by("Anna")
either = sq.holds("<b>Bo</b>", "dragon") | sq.draws("fox")
sq.ask("En drage eller en rev?", view.probability(either), explain="Tell.", name="9", language="nb")
"""
STATE = "application/vnd.jupyter.widget-state+json"
OURS = ("execute_request", "execute_input")  # what our own cells say


def cell(answer: str = "2, 21", language: str = "en") -> str:
    return TYPED.format(answer=answer, language=language)


def asked(lab: Notebook, *cells: str) -> Locator:
    lab.open(*cells, shows=ASK, boards=len(cells))
    return lab.page.locator(ASK).first


def in_phase(question: Locator, phase: str) -> None:
    expect(question).to_have_attribute("data-sequence-ask", phase)


def test_by_mouse(lab: Notebook) -> None:
    question = asked(lab, cell())
    question.get_by_role("textbox").click()
    lab.page.keyboard.type("1/9")
    question.locator("[data-action=guess]").click()
    in_phase(question, "again")
    expect(question.get_by_role("status")).to_contain_text("Name a place")
    question.get_by_role("textbox").fill("2,3")
    question.locator("[data-action=guess]").click()
    in_phase(question, "over")
    expect(question).to_contain_text("The answer is 2/21 ≈ 9.5%")
    expect(question.get_by_role("img")).to_have_accessible_name(re.compile("0.095"))
    expect(question).to_contain_text("Most say 2/18.")
    kept = lab.ask("[[each.typed, each.verdict] for each in sq.answers().asked[0].tries]")
    assert kept == [["1/9", "known"], ["2,3", "wrong"]]


def test_by_keyboard_alone(lab: Notebook) -> None:
    source = cell(language="nb")
    question = asked(lab, source)
    lab.page.keyboard.press("Escape")  # the notebook's command mode, where letters do things
    for _ in range(80):
        if lab.page.evaluate(f"document.activeElement?.matches('{ASK} input')"):
            break
        lab.page.keyboard.press("Tab")
    lab.page.keyboard.type("aldri")
    lab.page.keyboard.press("Enter")
    expect(question.get_by_role("status")).to_contain_text("kan ikke leses")
    in_phase(question, "open")
    lab.page.keyboard.press("Control+a")
    lab.page.keyboard.type("9,5 prosent")
    lab.page.keyboard.press("Shift+Enter")  # which would run the cell again
    in_phase(question, "open")
    lab.page.keyboard.press("Enter")
    in_phase(question, "over")
    expect(question).to_contain_text("Riktig: 2/21 ≈ 9,5 %")
    assert lab.page.evaluate("document.activeElement.matches('.sqw-ask-outcome')")
    assert lab.cells() == [source]


def test_one_may_pass_and_a_run_again_keeps_it(lab: Notebook) -> None:
    question = asked(lab, cell())
    question.locator("[data-action=pass]").click()
    in_phase(question, "over")
    lab.run_cell(0)
    question = lab.page.locator(ASK).first
    in_phase(question, "over")
    expect(question).to_contain_text("You passed.")


def test_a_restart_keeps_the_guess(lab: Notebook) -> None:
    question = asked(lab, cell())
    question.get_by_role("textbox").fill("1/9")
    lab.page.keyboard.press("Enter")
    in_phase(question, "again")
    lab.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    lab.page.wait_for_function(
        "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'idle'"
    )
    lab.run_all()
    lab.shown(ASK)
    question = lab.page.locator(f"{ASK}[data-sequence-ask=again]")
    expect(question).to_contain_text("You guessed 1/9")
    file = lab.path.with_suffix(".answers.txt")
    assert file.is_file()
    assert lab.ask("str(sq.answers().path)") == str(file)


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_choice(lab: Notebook, way: str) -> None:
    question = asked(lab, CHOSEN.format(answer="Bo"))
    radios = question.get_by_role("radio")
    expect(radios).to_have_count(3)
    if way == "mouse":
        question.get_by_text("Bo", exact=True).click()
        question.locator("[data-action=guess]").click()
    else:
        radios.first.focus()
        lab.page.keyboard.press("ArrowDown")
        lab.page.keyboard.press("Enter")
    in_phase(question, "over")
    expect(question.get_by_role("status")).to_contain_text("Right: Bo.")


def received(lab: Notebook) -> list[str]:
    """Give every message to the browser but those that repeat our cells."""
    messages = lab.traffic.messages
    return [each.text for each in messages if each.kind not in OURS and not each.sent]


def saved(lab: Notebook) -> list[str]:
    """Give every output and every widget of the saved file."""
    file = lab.save()
    states = file["metadata"]["widgets"][STATE]["state"].values()
    return [str(state) for state in states] + [str(file["cells"][0]["outputs"])]


# Of so many digits that no identifier or date has them by chance.
LONG = ("13579135, 24681357", "13579135")


@pytest.mark.parametrize(("answer", "told"), [("2, 21", "2/21"), LONG])
def test_before_the_guess_nothing_on_the_wire_or_in_the_file_tells_the_answer(
    lab: Notebook, answer: str, told: str
) -> None:
    question = asked(lab, cell(answer))
    lab.run("pass")
    for texts in (received(lab), saved(lab)):
        assert any("How likely is a unicorn?" in each for each in texts)
        assert [each for each in texts if told in each] == []
    question.locator("[data-action=pass]").click()
    in_phase(question, "over")
    assert any(told in each for each in received(lab))  # so that it could have been found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(lab: Notebook, theme: str) -> None:
    question = asked(lab, cell(), CHOSEN.format(answer="Bo"))
    lab.theme(theme)
    assert lab.violations(ASK) == []
    question.get_by_role("textbox").fill("1/9")
    lab.page.keyboard.press("Enter")
    in_phase(question, "again")
    assert lab.violations(ASK) == []
    question.get_by_role("textbox").fill("2/21")
    lab.page.keyboard.press("Enter")
    in_phase(question, "over")
    assert lab.violations(ASK) == []
    lab.theme("light")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_working_is_mathematics_beneath_the_truth_and_stays_in_its_box(
    lab: Notebook, theme: str
) -> None:
    question = asked(lab, WORKED)
    lab.theme(theme)
    assert [each for each in received(lab) if "<math" in each] == []
    for phase in ("again", "over"):
        question.get_by_role("textbox").fill("1/9")
        question.locator("[data-action=guess]").click()
        in_phase(question, phase)
    working = question.get_by_role("group", name="Utregning")
    expect(working.locator("math").first).to_be_visible()
    expect(working).to_contain_text("19,3 %")
    expect(working).to_contain_text("A: <b>Bo</b> har minst én drage")
    expect(question).to_contain_text("Tell.")
    assert lab.violations(ASK) == []
    lab.page.evaluate("window.jupyterapp.shell.collapseLeft()")
    lab.page.set_viewport_size({"width": 360, "height": 740})
    box = "each => each.getBoundingClientRect().width"
    assert working.locator("mfrac").first.evaluate(box) > 0
    assert working.evaluate(box) <= question.evaluate(box)
    assert question.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert lab.violations(ASK) == []
    lab.theme("light")
