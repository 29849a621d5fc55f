"""On every screen: telephones, tablets that are touched, projectors, magnified pages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.fitting import fitted, measure
from tests.browser.fixtures import SECONDS
from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, play_by_mouse, wait_for_ply, wait_until_moved
from tests.browser.server import Jupyter

# As long as names get, with and without a place to break them.
NAMES = ["Wolfeschlegelsteinhausen", "Anna-Maria Mustermannová", "Bo", "Øyvind Åsgårdstrandsæter"]
GAMES = """
import sequence_widget as sq
boards = []
def show(edition, players, language):
    game = sq.Game(edition, players={names}[:players], seed=7)
    while game.ply < 30:
        game.play(game.position.legal_moves[0])
    boards.append(sq.SequenceWidget(game, language=language, layout={{"width": "{width}"}}))
    return boards[-1]
def show_asking(edition):
    game = sq.Game(edition, players={names}[:2], seed=7, luck="ask")
    while game.position.awaiting != "move":
        game.luck()
    game.play(game.position.legal_moves[0])
    layout = {{"width": "{width}"}}
    boards.append(sq.SequenceWidget(game, show="all", language="nb", layout=layout))
    return boards[-1]
def show_curtain():
    game = sq.Game("kids", players={names}[:2], seed=7)
    boards.append(sq.SequenceWidget(game, curtain=True, layout={{"width": "{width}"}}))
    return boards[-1]
def show_own():
    rows = (
        ("free", "cat", "hummingbird", "free"),
        ("polar-bear", "cat", "constructor", "orangutan"),
        ("orangutan", "hummingbird", "polar-bear", "constructor"),
    )
    rules = sq.edition("mini-kids").but(board=sq.Board(rows), hand_size=4)
    game = sq.Game(rules, players={names}[:2], seed=7)
    game.play(game.position.legal_moves[0])
    boards.append(sq.SequenceWidget(game, show="all", layout={{"width": "{width}"}}))
    return boards[-1]
"""
BOARDS = [
    f"show('{edition}', {players}, '{language}')"
    for edition in ("kids", "dice")
    for players in (2, 4)
    for language in ("en", "nb")
] + ["show_asking('kids')", "show_asking('dice')", "show_curtain()", "show_own()"]
SOME = [BOARDS[number] for number in (3, 4, 7, 8, 10, 11)]

# Note what moves on the board, frame by frame.
WATCH = """root => {
  window.moved = new Set();
  const look = () => {
    if (!root.isConnected) return;
    for (const { effect } of document.getAnimations()) {
      if (root.contains(effect.target)) window.moved.add(effect.target.getAttribute("class"));
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture(scope="module")
def other_screen(browser: Browser, jupyter: Jupyter) -> Iterator[Notebook]:
    """Open a notebook on a screen that is touched, with two of its pixels to one of the page's."""
    with browser.new_context(
        reduced_motion="reduce", has_touch=True, device_scale_factor=2
    ) as context:
        context.set_default_timeout(SECONDS * 1000)
        lab = Notebook(context.new_page(), jupyter)
        yield lab
        lab.close()
        assert not lab.complaints


def faults(board: Locator) -> list[str]:
    return measure(board).faults


SIZES = [(360, 1000), (934, 768), (1920, 1000)]
FURTHER_SIZES = [(768, 1000), (1100, 1000), (768, 720)]
LAPTOPS = [(1366, 768), (1280, 720)]


def by(size: tuple[int, int]) -> str:
    """Name a size."""
    return f"{size[0]} by {size[1]}"


@pytest.mark.parametrize(
    ("boards", "sizes"),
    [
        (SOME, SIZES),
        pytest.param(BOARDS, SIZES + FURTHER_SIZES, marks=pytest.mark.proof),
    ],
    ids=["some", "all"],
)
def test_long_names_and_many_players_fit_at_any_width(
    lab: Notebook, subtests: pytest.Subtests, boards: list[str], sizes: list[tuple[int, int]]
) -> None:
    lab.open(GAMES.format(names=NAMES, width="300px"), *boards, boards=len(boards))
    wide = "root => root.getBoundingClientRect().width"
    for width, height in sizes:
        lab.page.set_viewport_size({"width": width + 500, "height": height})
        lab.run(f"for board in boards: board.layout.width = '{width}px'")
        for number, what in enumerate(boards):
            with subtests.test(by((width, height)), board=what):
                board = lab.board(number)
                lab.page.wait_for_function(
                    f"root => ({wide})(root) === {width}", arg=board.element_handle()
                )
                fitted(lab)
                assert faults(board) == []


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_all_that_a_turn_needs_fits_on_a_laptop(
    lab: Notebook, edition: str, subtests: pytest.Subtests
) -> None:
    lab.open(cell_with(f'"{edition}"'))
    board = lab.board()
    for width, height in LAPTOPS:
        with subtests.test(by((width, height))):
            lab.page.set_viewport_size({"width": width, "height": height})
            fitted(lab)
            high = "root => root.clientHeight"
            assert board.evaluate(high) <= height - 121  # what JupyterLab leaves it
            board.evaluate("root => root.scrollIntoView()")
            if edition == "kids":
                top = board.evaluate("root => root.getBoundingClientRect().top")
                board.locator("[data-card=tiger]").click()
                assert board.evaluate("root => root.getBoundingClientRect().top") == top
                expect(board.locator("[data-cell=b1]")).to_be_in_viewport(ratio=1)


def test_a_page_magnified_twice(other_screen: Notebook) -> None:
    lab = other_screen
    lab.page.set_viewport_size({"width": 640, "height": 450})
    lab.open(GAMES.format(names=NAMES, width="auto"), *BOARDS[::3], boards=len(BOARDS[::3]))
    for number in range(len(BOARDS[::3])):
        board = lab.board(number)
        assert board.evaluate("root => root.getBoundingClientRect().right <= innerWidth")
        assert faults(board) == []
        board.locator("[data-action=view]").click()
        assert faults(board) == []
        board.locator("[data-action=view]").click()
        for name in ("help", "new"):
            board.locator(f"[data-action={name}]").click()
            dialog = board.locator("dialog")
            inside = "box => box.scrollWidth <= box.clientWidth"
            assert dialog.evaluate(inside)
            close = dialog.locator("[data-action]").last
            close.scroll_into_view_if_needed()
            close.click()
            expect(dialog).to_have_count(0)


def test_a_finger_does_what_a_mouse_does(other_screen: Notebook) -> None:
    lab = other_screen
    lab.page.set_viewport_size({"width": 820, "height": 1180})
    lab.open(cell_with('"kids"'))
    board = lab.board()
    board.locator("[data-card=tiger]").tap()
    expect(board.locator("[data-card=tiger]")).to_have_attribute("aria-pressed", "true")
    board.locator("[data-cell=b1]").tap()
    wait_for_ply(board, 2)
    assert lab.ask("str(game.events[0])") == "tiger b1"
    board.locator("[data-action=start]").tap()
    wait_for_ply(board, 0)
    board.locator("[data-log='2']").tap()
    wait_for_ply(board, 2)
    board.locator("[data-cell][data-can]").first.tap()  # a space first, and no card
    if board.locator("[data-action^=choose]").count():
        board.locator("[data-action^=choose]").first.tap()
    wait_until_moved(board, 2)
    assert lab.ask("game.ply") == 4


@pytest.mark.parametrize("edition", ["mini-kids", "mini-dice"])
def test_nothing_moves_for_those_who_want_it_so(lab: Notebook, edition: str) -> None:
    lab.open(cell_with(f'"{edition}"', 8))
    lab.board().evaluate(WATCH)
    play_by_mouse(lab.board(), 1)
    assert lab.page.evaluate("[...window.moved]") == []


@pytest.mark.parametrize(
    ("edition", "moves"),
    [
        ("mini-kids", ["sqw-ghost", "sqw-chip-place"]),
        ("mini-dice", ["sqw-die", "sqw-chip-place"]),
    ],
    ids=["mini-kids", "mini-dice"],
)
def test_what_happens_is_seen_to_happen(lab: Notebook, edition: str, moves: list[str]) -> None:
    lab.page.emulate_media(reduced_motion="no-preference")
    lab.open(cell_with(f'"{edition}"', 8))
    lab.board().evaluate(WATCH)
    lab.page.wait_for_timeout(400)  # what follows more quickly is taken for leafing
    lab.board().locator("[data-cell][data-can]").first.click()
    lab.page.wait_for_function("moves => moves.every(move => window.moved.has(move))", arg=moves)
