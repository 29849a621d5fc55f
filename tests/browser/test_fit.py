"""The whole board is on the screen, whatever the screen: nothing cut, broken or too small."""

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fitting import Measured, fitted, measure
from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, ply, wait_for_ply

GAMES = """
import sequence_widget as sq
NAMES = ["Anna", "Bo", "Chandrika", "Dagfinn"]
boards = []
def show(edition, players, luck, language):
    game = sq.Game(edition, players=NAMES[:players], seed=7, luck=luck)
    while game.ply < 24 or luck == "ask" and game.position.awaiting == "move":
        if game.position.awaiting == "move":
            game.play(game.position.legal_moves[0])
        else:
            game.luck()
    boards.append(sq.SequenceWidget(game, language=language))
    return boards[-1]
"""
Kind = tuple[str, int, str, str]
KINDS: list[Kind] = list(product(("kids", "dice"), (2, 3, 4), ("auto", "ask"), ("en", "nb")))
SOME: list[Kind] = [
    ("kids", 2, "auto", "en"),
    ("kids", 4, "ask", "nb"),
    ("dice", 2, "ask", "en"),
    ("dice", 4, "auto", "nb"),
]
# The window, and whether JupyterLab's sidebar is open.
WINDOWS = [
    (360, 740, False),
    (768, 1024, False),
    (1024, 768, True),
    (1024, 768, False),
    (1366, 768, True),
    (1366, 768, False),
    (1920, 1080, False),
]
# What the design asks of a space: by window and edition.
WANTED = {
    (1366, 768, True): {"kids": 80, "dice": 94},
    (1366, 768, False): {"kids": 99, "dice": 99},
    (1920, 1080, False): {"kids": 140, "dice": 140},
}
LEAST_TYPE = 12
LEAST_ROWS = 6
WHOLE = 0.99  # a fraction of a pixel may be outside


def boards_in(lab: Notebook, kinds: list[Kind]) -> Iterator[tuple[Kind, Locator]]:
    for number, kind in enumerate(kinds):
        yield kind, lab.board(number)


def look(lab: Notebook, window: tuple[int, int, bool]) -> None:
    """Give the notebook a window, with JupyterLab's sidebar open or not."""
    width, height, sidebar = window
    lab.page.set_viewport_size({"width": width, "height": height})
    side = "expandLeft" if sidebar else "collapseLeft"
    lab.page.evaluate(f"window.jupyterapp.shell.{side}()")
    lab.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 60)))"
    )


def told(window: tuple[int, int, bool], kind: Kind, theme: str, found: Measured) -> str:
    width, height, sidebar = window
    where = f"{width}x{height}{'+' if sidebar else ' '} {theme:5} {' '.join(map(str, kind)):18}"
    sizes = f"{found.width}x{found.room}: space {found.space:g}, names {found.name:g}"
    rest = f"least type {found.smallest}, rows {found.rows}, high {found.height}"
    return f"{where} {sizes}, {rest}, stepper {found.stepper}, faults {len(found.faults)}"


def check(lab: Notebook, kinds: list[Kind], themes: tuple[str, ...]) -> None:
    cells = [f"show{kind!r}" for kind in kinds]
    lab.open(GAMES, *cells, boards=len(kinds))
    lines, wrong = [], []
    for theme in themes:
        lab.theme(theme)
        for window in WINDOWS:
            look(lab, window)
            for kind, board in boards_in(lab, kinds):
                found = measure(board)
                lines.append(told(window, kind, theme, found))
                wrong += [
                    f"{lines[-1]}: {fault}" for fault in found.faults + short(window, kind, found)
                ]
    print("\n".join(lines))
    assert not wrong, "\n".join(wrong)


def short(window: tuple[int, int, bool], kind: Kind, found: Measured) -> list[str]:
    """Say what of the design a board falls short of."""
    wanted = WANTED.get(window, {}).get(kind[0], 0)
    small = [f"spaces of {found.space}, not {wanted}"] if found.space < wanted else []
    if found.smallest < LEAST_TYPE:
        small.append(f"type of {found.smallest}")
    if found.rows < LEAST_ROWS:
        small.append(f"{found.rows} rows of moves")
    if window[0] > 1000 and not found.stepper:
        small.append("the stepper is not in view")
    return small


def test_the_board_fits_every_screen(lab: Notebook) -> None:
    check(lab, SOME, ("light",))


def test_beside_a_notebook_a_board_is_no_higher_than_the_page(lab: Notebook) -> None:
    """As in a view of its own for a cell's output."""
    kinds = [kind for kind in SOME if kind[1] == 2]
    lab.open(GAMES, *(f"show{kind!r}" for kind in kinds), boards=len(kinds))
    look(lab, (1366, 768, False))
    for width in (480, 560, 639, 640, 690):
        lab.style(f"[data-sequence-widget] {{ width: {width}px }}")
        fitted(lab)
        for (edition, *_), board in boards_in(lab, kinds):
            found = measure(board)
            print(f"{width} {edition}: space {found.space:g}, rows {found.rows}")
            assert found.faults == [], width
            assert found.width == width
            assert found.stepper
            assert found.rows >= LEAST_ROWS
            assert found.space >= 44
            assert found.smallest >= LEAST_TYPE


@pytest.mark.proof
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_every_kind_of_board_fits_every_screen(lab: Notebook, edition: str, players: int) -> None:
    kinds = [kind for kind in KINDS if kind[:2] == (edition, players)]
    check(lab, kinds, ("light", "dark"))


# In rows with two swings, as wide as they come, and each as if it were the current one.
ROWS = """(root, names) => [...root.querySelectorAll(".sqw-move button")]
  .filter(row => row.querySelectorAll(".sqw-swing").length === 2)
  .flatMap(row => {
    row.ariaCurrent = "step";
    for (const swing of row.querySelectorAll(".sqw-swing")) swing.textContent = "+28";
    const words = row.querySelector(".sqw-move-words");
    return names.filter(name => {
      words.textContent = `${name} g6`;
      return words.scrollWidth > words.clientWidth;
    });
  })"""
BROAD = """root => {
  const panel = root.querySelector(".sqw-unknown");
  return panel.scrollWidth - panel.clientWidth;
}"""
SWINGS = "root => root.querySelectorAll('.sqw-move .sqw-swing ~ .sqw-swing').length > 6"


def test_rows_keep_their_last_words_in_open_panels(lab: Notebook) -> None:
    """Beside four players on a large screen, and beside two in the narrowest column."""
    all_open = (
        "import functools\nsq.SequenceWidget = functools.partial(sq.SequenceWidget, show='all')"
    )
    kinds = [("kids", 4, "auto", "nb"), ("kids", 2, "auto", "en")]
    lab.open(GAMES, f"show{kinds[0]!r}", f"{all_open}\nshow{kinds[1]!r}", boards=2)
    for number in range(2):
        lab.run(f"boards[{number}].panels = ('unseen',)")
        lab.board(number).locator(".sqw-unknown").wait_for()
    for number, width in [(0, 1920), (0, 1366), (0, 1100), (1, 1024)]:
        look(lab, (width, 1080 if width == 1920 else 768, False))
        assert lab.board(number).evaluate(BROAD) == 0
    look(lab, (1920, 1080, False))
    board = lab.board(1)
    lab.run("boards[1].panels = ('chances',)")
    lab.page.wait_for_function(SWINGS, arg=board.element_handle())
    assert measure(board).faults == []
    names = lab.ask("[*boards[1].get_state()['board']['names'].values()]")
    assert board.evaluate(ROWS, names) == []


# Whether news ends in "…" though there is room for another line of it.
CUT_FOR_NOTHING = """box => {
  const news = box.querySelector(".sqw-news");
  const line = parseFloat(getComputedStyle(news).lineHeight);
  const bottom = parseFloat(getComputedStyle(box).paddingBottom);
  const free = box.clientHeight - bottom - (news.offsetTop + news.offsetHeight - box.offsetTop);
  return news.scrollHeight > news.clientHeight + 1 && free > line;
}"""


@pytest.mark.parametrize("window", [(1366, 768, True), (1366, 768, False)], ids=["open", "closed"])
def test_what_a_bot_has_done_is_told_as_far_as_there_is_room(
    lab: Notebook, window: tuple[int, int, bool]
) -> None:
    lab.open(
        'import sequence_widget as sq\ngame = sq.Game("dice", ["Anna", sq.GreedyBot()], seed=2)\n'
        "board = sq.SequenceWidget(game)\nboard"
    )
    look(lab, window)
    board, told = lab.board(), []
    for _ in range(4):
        before = ply(board)
        board.locator("[data-lit]").first.click()
        lab.page.wait_for_function(
            "([root, ply]) => Number(root.dataset.ply) > ply && root.querySelector('[data-lit]')",
            arg=[board.element_handle(), before],
        )
        lab.page.mouse.move(1, 1)
        told.append(board.locator(".sqw-news").inner_text())
        assert not board.locator(".sqw-said").evaluate(CUT_FOR_NOTHING), told[-1]
    assert all("GreedyBot" in words for words in told)


PARTS = [".sqw-board", ".sqw-said", ".sqw-tray", ".sqw-panels", ".sqw-controls"]
PLACES = """(root, parts) => parts.map(css => {
  const { left, top, width, height } = root.querySelector(css).getBoundingClientRect();
  return [css, left, top, width, height];
})"""


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_nothing_jumps_when_buttons_and_hints_come_and_go(lab: Notebook, edition: str) -> None:
    lab.open(cell_with(f'"{edition}"', luck="ask", options="language='nb'"))
    board = lab.board()
    lab.run("while game.position.awaiting != 'move': game.luck()")
    board.locator("[data-awaiting=move]").wait_for()
    for window in WINDOWS[2:]:
        look(lab, window)
        board.evaluate("root => root.scrollIntoView()")
        before = board.evaluate(PLACES, PARTS)
        for card in board.locator(".sqw-cards [data-card]").all():
            card.hover()  # what it does is told, at length
            assert board.evaluate(PLACES, PARTS) == before
        lab.run("game.play(game.position.legal_moves[0])")
        board.locator(".sqw-doing button").first.wait_for()
        assert board.evaluate(PLACES, PARTS) == before
        lab.run("game.luck()")
        lab.run("while game.position.awaiting != 'move': game.luck()")
        board.locator("[data-awaiting=move]").wait_for()
        assert board.evaluate(PLACES, PARTS) == before


def test_the_board_fills_the_screen_and_leaves_it_again(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    look(lab, (1366, 768, True))
    board = lab.board()
    small = measure(board)
    button = board.locator("[data-action=present]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    lab.page.wait_for_function(
        "([root, small]) => root.clientWidth > small",
        arg=[board.element_handle(), small.width],
    )
    assert board.evaluate("root => document.fullscreenElement === root")
    large = measure(board)
    assert large.space > small.space
    assert large.faults == []
    board.locator("[data-action=help]").click()
    expect(board.locator("dialog")).to_be_in_viewport()
    board.locator("dialog").press("Escape")
    expect(board.locator("dialog")).to_have_count(0)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(board.locator("[data-cell]").first).to_have_css("width", f"{small.space:g}px")


def test_a_cell_that_is_run_shows_the_whole_board_and_a_question_on_it(lab: Notebook) -> None:
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    make = (
        "import sequence_widget as sq\n\n\n\ngame = sq.Game('kids', ['Anna', 'Bo'], seed=7)\n\n\n"
    )
    ask = "board.ask('How likely is a unicorn?', 0.1, name='1a')"
    cells = [make + "board = sq.SequenceWidget(game)\nboard", "1", "2\n" * 40 + ask]
    lab.open(*cells, run=False)
    lab.page.locator(".jp-Notebook .jp-Cell").first.click()
    lab.page.keyboard.press("Shift+Enter")
    lab.shown()
    expect(lab.board()).to_be_in_viewport(ratio=WHOLE)
    editor = lab.page.locator(".jp-Notebook .jp-Cell .cm-content").last
    editor.click()
    expect(lab.board()).not_to_be_in_viewport(ratio=WHOLE)
    lab.page.keyboard.press("Shift+Enter")
    expect(lab.board().locator(".sqw-ask input")).to_be_focused()
    expect(lab.board()).to_be_in_viewport(ratio=WHOLE)


def test_what_is_higher_than_the_screen_begins_at_its_top(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    look(lab, (360, 740, False))
    board = lab.board()
    board.locator("[data-action=present]").click()
    expect(board.locator("[data-action=present]")).to_have_attribute("aria-pressed", "true")
    expect(board).to_have_js_property("scrollTop", 0)
    expect(board.locator("[data-action=undo]")).to_be_in_viewport(ratio=WHOLE)
    board.locator("[data-action=present]").click()


def test_tabs_are_walked_by_keyboard(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    lab.run("game.play('tiger b1')\ngame.undo()\ngame.play('zebra c2')")
    board = lab.board()
    tabs = board.locator("[role=tab]")
    expect(tabs).to_have_count(6)
    tabs.first.focus()
    lab.page.keyboard.press("ArrowRight")
    lab.page.keyboard.press("Enter")
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(board.locator("[data-action=variation]").last).to_be_in_viewport()
    expect(board.locator("[data-log]")).to_have_count(0)


FAULTS = {
    ".sqw-status { width: 20px }": "cut: ",
    ".sqw-space .sqw-name { font-size: 40px }": "out of its space: ",
    ".sqw-space .sqw-name { bottom: 40% }": "over a name: ",
    ".sqw-news { width: 4ch; overflow-wrap: anywhere }": "broken: ",
    ".sqw-tray { width: 300px !important; margin-left: -200px }": "out: ",
}


def test_what_does_not_fit_is_noticed(lab: Notebook, subtests: pytest.Subtests) -> None:
    lab.open(cell_with('"kids"', options="layout={'width': '900px'}"))
    lab.run("game.play('tiger b1')")
    wait_for_ply(lab.board(), 2)
    for css, fault in FAULTS.items():
        with subtests.test(fault):
            assert measure(lab.board()).faults == []
            style = lab.page.add_style_tag(content=css)
            assert any(each.startswith(fault) for each in measure(lab.board()).faults)
            style.evaluate("style => style.remove()")
