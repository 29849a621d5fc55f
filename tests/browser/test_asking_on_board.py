"""Questions on the board: the dice and cards wait, by mouse and by keyboard, in both themes."""

from collections import Counter

from playwright.sync_api import Locator, expect

from tests.browser.fitting import fitted, measure
from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, wait_for_ply
from tests.browser.test_asking import OURS, STATE
from tests.browser.test_secrecy import heard

SEVEN = """
hints = {'1/11': 'Count the rolls, not the sums.'}
seven = sq.roll_sum('dice').probability(7)
board.ask('How likely is a 7?', seven, name='1a', hints=hints)
"""
UNICORN = "board.ask('Hvor sannsynlig er en enhjørning?', game.position.seen_by(0)"
UNICORN += ".next_draw().probability('unicorn'), name='1b')"


def in_phase(board: Locator, phase: str) -> None:
    expect(board.locator("[data-sequence-ask]")).to_have_attribute("data-sequence-ask", phase)


def beside(lab: Notebook, *, opened: bool) -> None:
    """Open or shut JupyterLab's sidebar."""
    lab.page.evaluate(f"window.jupyterapp.shell.{'expandLeft' if opened else 'collapseLeft'}()")
    fitted(lab)


def in_view(board: Locator) -> bool:
    """Tell whether the stepping bar can be seen when the board begins at the top of its page."""
    bar = board.locator("[data-action=start]")
    return bool(bar.evaluate("each => each.getBoundingClientRect().bottom <= innerHeight"))


def test_the_dice_wait_for_a_guess_by_mouse(lab: Notebook) -> None:
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    lab.open(cell_with('"dice"', luck="ask"))
    beside(lab, opened=True)
    board = lab.board()
    lab.run("while game.position.awaiting != 'roll': game.luck()")
    ply = lab.ask("game.ply")
    lab.run(SEVEN)
    in_phase(board, "open")
    board.evaluate("root => root.scrollIntoView()")
    assert in_view(board)
    assert measure(board).faults == []
    assert lab.violations() == []
    for roll in board.locator("[data-action=roll]").all():
        roll.click(force=True)
    expect(board).to_contain_text("Guess first: then the dice are rolled.")
    assert lab.ask("[game.ply, game.position.awaiting]") == [ply, "roll"]

    messages = [each.text for each in lab.traffic.messages if each.kind not in OURS]
    states = lab.save()["metadata"]["widgets"][STATE]["state"].values()
    for texts in (messages, [*map(str, states)]):
        assert any("How likely is a 7?" in each for each in texts)
        assert [each for each in texts if "1/6" in each or "16.7" in each] == []

    board.get_by_role("textbox").fill("1/11")
    board.locator("[data-action=guess]").click()
    in_phase(board, "again")
    expect(board.locator(".sqw-ask-said")).to_contain_text("Count the rolls")
    board.get_by_role("textbox").fill("17 %")
    board.locator("[data-action=guess]").click()
    in_phase(board, "over")
    expect(board.locator(".sqw-ask-said")).to_contain_text("Right: 1/6")
    assert in_view(board)
    assert measure(board).faults == []
    assert lab.violations() == []
    board.locator("[data-action=go-on]").click()
    wait_for_ply(board, ply + 1)
    beside(lab, opened=False)
    kept = lab.ask("[[each.typed, each.verdict] for each in sq.answers().asked[0].tries]")
    assert kept == [["1/11", "known"], ["17 %", "right"]]


def test_a_card_is_drawn_after_the_guess_by_keyboard(lab: Notebook) -> None:
    lab.open(cell_with('"kids"', options="language='nb'"))
    lab.theme("dark")
    board = lab.board()
    lab.run(UNICORN)
    in_phase(board, "open")
    lab.page.evaluate("window.jupyterapp.shell.collapseLeft()")  # a new page begins with it open
    lab.page.set_viewport_size({"width": 360, "height": 740})
    fitted(lab)
    assert measure(board).faults == []
    lab.page.set_viewport_size({"width": 1200, "height": 900})
    board.locator("[data-card=tiger]").focus()
    lab.page.keyboard.press("Enter")
    board.locator("[data-cell=b1]").focus()
    lab.page.keyboard.press("Enter")
    wait_for_ply(board, 1)  # the card lies there, and the next is not drawn yet
    expect(board).to_contain_text("Gjett først")
    assert lab.ask("game.position.awaiting") == "draw"
    assert lab.violations() == []
    board.get_by_role("textbox").focus()
    lab.page.keyboard.type("aldri")
    lab.page.keyboard.press("Enter")
    expect(board.locator(".sqw-ask-said")).to_contain_text("kan ikke leses")
    lab.page.keyboard.press("Control+a")
    lab.page.keyboard.type("50 prosent")
    lab.page.keyboard.press("Enter")
    in_phase(board, "again")
    board.get_by_role("textbox").fill("40 prosent")
    lab.page.keyboard.press("Enter")
    in_phase(board, "over")
    wait_for_ply(board, 2)  # by itself, as luck comes in this game
    assert lab.violations() == []


ABOUT_A_TIGER = """
hints = {{'1/3': 'No.'}}
asked = board.ask('How likely is a tiger?', sq.Probability({answer}), name='1c', hints=hints)
board.panels, board.overlay = ['unseen', 'chances', 'many', 'ask'], 'fills'
"""


def told_before(lab: Notebook, answer: str) -> Counter[str]:
    """Give all that the page and the saved file were told of a question that nobody answers."""
    lab.traffic.messages.clear()
    lab.open(cell_with('"kids"', luck="ask"), own_kernel=True)
    lab.run(ABOUT_A_TIGER.format(answer=answer))
    in_phase(lab.board(), "open")
    lab.run("game.play('tiger b1')")
    wait_for_ply(lab.board(), 1)
    lab.board().locator("[data-action=draw]").first.click(force=True)
    expect(lab.board()).to_contain_text("Guess first")
    return heard(lab)


def test_before_a_guess_every_byte_is_the_same_of_two_questions(lab: Notebook) -> None:
    first = told_before(lab, "1, 39")
    second = told_before(lab, "13579, 24681")
    assert first == second
    assert any("How likely is a tiger?" in each for each in first)
    lab.run("asked.let_pass()")
    in_phase(lab.board(), "over")
    assert any("13579" in each for each in heard(lab))  # so that it could have been found


LONG = {
    "en": "How likely is it that the next roll of both dice comes to a sum of seven or eleven?",
    "nb": "Hvor sannsynlig er det at neste kort er en enhjørning eller en drage?",
}
WHOLE = """ask => {
  const panel = ask.closest(".sqw-panel").getBoundingClientRect();
  const parts = [...ask.querySelectorAll("p, input, button")].filter(each => each.textContent
    || each.matches("input"));
  return parts.every(each => each.getBoundingClientRect().bottom <= panel.bottom)
    && panel.bottom <= innerHeight;
}"""


def test_a_question_is_seen_whole_beside_the_board(lab: Notebook) -> None:
    for edition, language in (("dice", "en"), ("kids", "nb")):
        lab.open(cell_with(f"'{edition}'", luck="ask", options=f"language='{language}'"))
        board = lab.board()
        lab.run("while game.position.awaiting not in ('roll', 'move'): game.luck()")
        lab.run(f"board.ask({LONG[language]!r}, '2/9', name='whole {edition}', later=True)")
        in_phase(board, "open")
        for width, opened in ((1366, True), (1366, False), (1024, False)):
            lab.page.set_viewport_size({"width": width, "height": 768})
            beside(lab, opened=opened)
            board.evaluate("root => root.scrollIntoView()")
            assert board.locator(".sqw-ask").evaluate(WHOLE)
            assert measure(board).faults == []
        expect(board.locator(".sqw-shut")).to_be_visible()
        assert lab.violations() == []
        board.get_by_role("textbox").fill("1/9")
        board.locator("[data-action=guess]").click()
        in_phase(board, "kept")
        expect(board.locator(".sqw-shut")).to_have_count(0)
        expect(board.locator("[data-action=change]")).to_have_count(0)  # the board is open
    lab.page.set_viewport_size({"width": 1200, "height": 900})
