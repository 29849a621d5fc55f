"""The panel "What if?": questions put together by mouse, by keyboard and by thumb."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.asked_by_pointing import (
    OF_CARDS,
    OF_DICE,
    PANEL,
    ByKeyboard,
    Effort,
    by_mouse,
    chip,
    put,
)
from tests.browser.notebook import Notebook
from tests.browser.playing import Keys, cell_with

LINES = 'sq.position("kids", chips={"c1": 1, "d1": 1, "e1": 1}, turn=0)'
MIDDLE = """
import random
import sequence_widget as sq
game, rng = sq.Game("dice", players=["Anna", "Bo", "Cy"], seed=1), random.Random(1)
for _ in range(30):
    game.play(rng.choice(game.position.legal_moves))
board = sq.SequenceWidget(game)
board
"""
NUMBER = f"{PANEL} .sqw-claims-number"
STATUS = f"{PANEL} > [role=status]"


def open_panel(lab: Notebook, rules: str, options: str = "", luck: str = "auto") -> Locator:
    lab.open(cell_with(rules, luck=luck, options=options))
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    board = lab.board()
    board.locator("[data-action=panel-claims]").click()
    expect(board.locator(PANEL)).to_be_visible()
    return board


def same_in_a_cell(lab: Notebook, line: str) -> bool:
    """Whether a line gives in a cell what the board answers."""
    return bool(lab.ask(f"({line}) == board.answer"))


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_ten_questions(lab: Notebook, how: str) -> None:
    efforts: list[Effort] = []
    for rules, questions in ((LINES, OF_CARDS), ('"dice"', OF_DICE)):
        board = open_panel(lab, rules)
        take = by_mouse if how == "mouse" else ByKeyboard(board)
        for question, steps in questions.items():
            effort = put(board, question, steps, take)
            assert same_in_a_cell(lab, effort.line), effort
            efforts.append(effort)
    assert len(efforts) == 10
    for each in efforts:
        print(f"{how:8} {each.presses:3} presses {each.seconds:5.1f} s  {each.question}")
        print(f"{'':26}{each.line}")


def test_it_is_heard_as_it_grows_and_answered_in_both_themes(lab: Notebook) -> None:
    board = open_panel(lab, '"kids"', "show='Anna', language='nb'")
    status = board.locator(STATUS)
    expect(status).to_contain_text("Hvor sannsynlig er det at Bo har minst én …?")
    board.locator("[data-cell=f2]").click()
    expect(status).to_contain_text("Hvor sannsynlig er det at Bo har minst én rev?")
    expect(status).to_contain_text("ut fra det Anna kan se")
    expect(board.locator("[data-cell=f2]")).to_have_attribute("data-asked", "true")
    assert lab.violations(drawn=True) == []
    lab.theme("dark")
    assert lab.violations(drawn=True) == []
    lab.theme("light")


def test_the_answer_comes_with_pictures_whose_parts_light_the_board(lab: Notebook) -> None:
    board = open_panel(lab, '"dice"')
    by_mouse(board, ("point", "b2"))
    by_mouse(board, ("press", "or"))
    expect(board.locator(".sqw-claims-part")).to_have_count(2)
    by_mouse(board, ("point", "a1"))
    expect(board.locator(NUMBER)).to_contain_text("7/36 ≈ 19.4%")
    chip(board, "picture").select_option("venn")
    figure = board.locator(f"{PANEL} [data-kind=venn]")
    expect(figure).to_be_visible()
    figure.locator("[data-part='10']").first.dispatch_event("click")
    lit = "all => all.map(each => each.dataset.cell)"
    sevens = set(lab.ask("[c for c in game.rules.board.cells if game.rules.board.word(c) == '7']"))
    expect(board.locator("[data-cell=a1]")).not_to_have_attribute("data-asked", "true")
    assert set(board.locator(".sqw-space[data-asked]").evaluate_all(lit)) == sevens
    assert lab.violations(drawn=True) == []


def test_the_line_is_copied_and_pasted(lab: Notebook) -> None:
    board = open_panel(lab, '"kids"', "show='Anna'")
    by_mouse(board, ("choose", "0 thing 0", "dragon"))
    lab.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    board.locator(f"{PANEL} [data-action=code-claims]").click()
    board.locator(f"{PANEL} [data-action=copy-line]").first.click()
    expect(board.locator(f"{PANEL} .sqw-code")).to_contain_text("copied", ignore_case=True)
    pasted = lab.page.evaluate("navigator.clipboard.readText()")
    assert pasted == "board.view.probability(sq.holds('Bo', 'dragon'))"
    assert same_in_a_cell(lab, pasted)


def test_clicks_play_again_when_that_is_chosen_or_the_panel_is_shut(lab: Notebook) -> None:
    board = open_panel(lab, '"kids"', "show='Anna'")
    card = board.locator(".sqw-cards [data-card=tiger]")
    card.click()
    expect(board.locator(NUMBER)).to_be_visible()
    assert lab.ask("game.ply") == 0
    board.locator("[data-action=claims-point]").click()
    card.click()
    board.locator("[data-cell=b1]").click()
    lab.becomes("game.ply", 2)


def test_the_class_is_asked_and_then_the_panel_is_shut(lab: Notebook) -> None:
    board = open_panel(lab, '"dice"', luck="ask")
    by_mouse(board, ("point", "b2"))
    expect(board.locator(NUMBER)).to_contain_text("1/6")
    board.locator("[data-action=ask-class]").click()
    asked = board.locator("[data-sequence-ask=open]")
    expect(asked).to_contain_text("How likely is it that the next roll has the sum 7?")
    tab = board.locator("[data-action=panel-claims]")
    expect(tab).to_have_attribute("aria-disabled", "true")
    assert lab.ask("board.answer") is None
    lab.page.keyboard.type("1/6")
    lab.page.keyboard.press("Enter")
    expect(board.locator("[data-sequence-ask=right], [data-sequence-ask=over]")).to_be_visible()
    tab.click()
    expect(board.locator(NUMBER)).to_contain_text("1/6")


@pytest.mark.parametrize("language", ["en", "nb"])
def test_no_chip_is_cut_and_nothing_lies_over_a_button(lab: Notebook, language: str) -> None:
    board = open_panel(lab, LINES, f"language='{language}'")
    verb = chip(board, "0 verb")
    for option in verb.evaluate("all => [...all.options].map(each => each.value)"):
        verb.select_option(option)
        expect(board.locator("[data-pending]")).to_have_count(0)
        cut = verb.evaluate(
            """all => {
              const here = all.offsetWidth;
              all.style.maxWidth = "none";
              const whole = all.offsetWidth;
              all.style.maxWidth = "";
              return whole - here;
            }"""
        )
        assert cut <= 0, option
    by_mouse(board, ("choose", "0 verb", "holds"))
    for step in (("point", "f2"), ("press", "given"), ("point", "b1")):
        by_mouse(board, step)
        expect(board.locator("[data-pending]")).to_have_count(0)
    expect(board.locator(NUMBER)).to_be_visible()
    covered = board.locator(f"{PANEL} .sqw-claims-presses button").evaluate_all(
        """all => all.filter(each => {
          each.scrollIntoView({block: "nearest"});
          const {left, top, width, height} = each.getBoundingClientRect();
          const there = each.getRootNode().elementFromPoint(left + width / 2, top + height / 2);
          return !each.contains(there);
        }).map(each => each.dataset.action)"""
    )
    assert covered == []
    board.locator(PANEL).evaluate("each => each.closest('[role=tabpanel]').scrollTo(0, 0)")
    expect(board.locator(NUMBER)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [360, 480])
def test_by_thumb(lab: Notebook, width: int) -> None:
    board = open_panel(lab, '"kids"', "show='Anna'")
    lab.page.set_viewport_size({"width": width + 500, "height": 900})
    lab.run(f"board.layout.width = '{width}px'")
    root = board.element_handle()
    is_so = "([root, width]) => root.getBoundingClientRect().width === width"
    lab.page.wait_for_function(is_so, arg=[root, width])
    board.locator("[data-cell=f2]").click()
    expect(board.locator(NUMBER)).to_be_visible()
    sizes = board.locator(f"{PANEL} :is(select, .sqw-claims-presses button)").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 40
    wide = board.locator(PANEL).evaluate("each => each.scrollWidth - each.clientWidth")
    assert wide <= 0
    assert lab.violations(PANEL, drawn=True) == []


def test_what_takes_long_can_be_stopped_and_leaves_the_kernel_free(lab: Notebook) -> None:
    lab.open(MIDDLE)
    board = lab.board()
    board.locator("[data-action=panel-claims]").click()
    by_mouse(board, ("choose", "0 who", "seat 1"))
    by_mouse(board, ("choose", "0 verb", "finishes-in-two"))
    board.locator("[data-action=claims-stop]").click()
    expect(board.locator(f"{PANEL} .sqw-claims-refused")).to_contain_text("Stopped")
    assert lab.ask("6 * 7") == 42


def test_by_keyboard_the_panel_is_reached_by_its_tab(lab: Notebook) -> None:
    lab.open(cell_with('"dice"'))
    board, keys = lab.board(), Keys(lab.board())
    board.locator("[data-action=new]").focus()
    keys.tab_to("[role=tab]")
    while keys.focused("action") != "panel-claims":
        keys.press("ArrowRight")
    keys.press("Enter")
    keys.tab_to("[data-chip-name='0 thing 0']")
    lab.page.keyboard.type("7")
    expect(board.locator(NUMBER)).to_contain_text("1/6")
    assert keys.focused("chipName") == "0 thing 0"
    keys.tab_to("[data-action=claims-or]")
    keys.press("Enter")  # the button goes, as no third part can be joined on
    expect(chip(board, "1 who")).to_be_focused()
