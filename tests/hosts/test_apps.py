"""Hosts that are not JupyterLab: the board is right there, and visitors see nothing of another."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import run
import sequence_widget as sq
from tests.browser.playing import play_by_mouse, ply, wait_for_ply
from tests.hosts.apps.shown import told
from tests.hosts.conftest import Visiting
from tests.hosts.visiting import app_served, free_port

pytestmark = pytest.mark.hosts

APPS = Path(__file__).resolve().parent / "apps"
PREFIX = "user/anna@school"
"""Where a hub puts the notebooks of one person, whose name may have such a sign."""

COMMANDS = {
    "shiny": "shiny run shiny_app.py --port {port}",
    "panel": "panel serve panel_app.py --port {port}",
    "solara": "solara run solara_app.py --port {port} --production --no-open",
    "marimo": "marimo run marimo_app.py --port {port} --headless --no-token",
    "voila": "voila notebook_app.ipynb --port={port} --no-browser",
    "notebook": "jupyter-notebook --port={port} --no-browser --allow-root --IdentityProvider.token="
    f" --ServerApp.base_url=/{PREFIX} --JupyterNotebookApp.expose_app_in_browser=True",
}
PLACES = {"panel": "panel_app", "notebook": f"{PREFIX}/notebooks/notebook_app.ipynb"}
OF_ONE_PERSON = {"notebook"}
RUN_ALL = """async () => {
  const app = window.jupyterapp;
  await app.restored;
  while (!app.shell.currentWidget?.sessionContext) await new Promise(requestAnimationFrame);
  const { context, sessionContext } = app.shell.currentWidget;
  await Promise.all([context.ready, sessionContext.ready]);
  await app.commands.execute("notebook:run-all-cells");
}"""


@pytest.fixture(scope="module", params=COMMANDS)
def host(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def address(host: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve an app, and see at the end that it has kept nothing of what visitors did."""
    folder, port = tmp_path_factory.mktemp(host) / "served", free_port()
    shutil.copytree(APPS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    program, *words = COMMANDS[host].format(port=port).split()
    place = f"http://127.0.0.1:{port}/{PLACES.get(host, '')}"
    with app_served([str((run.ROOT / run.HOSTS_PYTHON).parent / program), *words], folder, place):
        yield place
    assert host in OF_ONE_PERSON or not list(folder.rglob("*.txt"))


@pytest.fixture
def page(host: str, address: str, visit: Visiting) -> Page:
    return opened(host, address, visit())


def opened(host: str, address: str, page: Page) -> Page:
    page.goto(address)
    if host == "notebook":
        page.wait_for_function("window.jupyterapp?.shell !== undefined")
        page.evaluate(RUN_ALL)
    board_on(page).wait_for()
    return page


def board_on(page: Page) -> Locator:
    return page.locator("[data-sequence-widget]")


def expect_hand(page: Page, hand: tuple[str, ...]) -> None:
    cards = page.locator(".sqw-cards [data-card]")
    expect(cards).to_have_count(len(hand))
    shown = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert sorted(shown) == sorted(hand)


def play(page: Page, move: str) -> None:
    card, cell = move.split()
    page.locator(f"[data-card={card}]").first.click()
    page.locator(f"[data-cell={cell}]").click()


def guess(page: Page, typed: str) -> None:
    page.locator("input[name=guess]").fill(typed)
    page.locator("input[name=guess]").press("Enter")


def expect_nothing_done(page: Page) -> None:
    expect(board_on(page)).to_have_attribute("data-ply", "0")
    expect(page.locator("[data-won], .sqw-curtain")).to_have_count(0)
    expect(page.locator("input[name=guess]")).to_be_visible()
    expect(page.locator(".sqw-ask-answer, .sqw-ask-guesses")).to_have_count(0)


def test_what_is_played_is_shown_and_other_cells_follow(page: Page) -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    expect_nothing_done(page)
    expect_hand(page, game.position.hand(0))
    expect(page.locator(".sqw-below")).to_have_text(str(answer(game)))
    expect(page.get_by_text(told(0))).to_be_visible()
    game.play("tiger b1")
    play(page, "tiger b1")
    wait_for_ply(board_on(page), 2)
    expect_hand(page, game.position.hand(1))
    expect(page.locator("[data-cell=b1]")).to_have_attribute("data-chip", "green")
    expect(page.locator(".sqw-below")).to_have_text(str(answer(game)))
    expect(page.get_by_text(told(2))).to_be_visible()


def answer(game: sq.Game) -> sq.Probability:
    return game.seen_by(0).draw_probability("unicorn")


def test_what_lies_over_the_spaces_is_put_there_and_taken_away(page: Page) -> None:
    page.locator("[data-action=view]").click()
    page.locator(".sqw-options input[value=cells]").check()
    expect(page.locator("[data-cell=b1] .sqw-figure")).to_have_text("b1")
    page.locator(".sqw-options input[value=none]").check()
    expect(page.locator(".sqw-figure")).to_have_count(0)
    page.locator("[data-action=view]").click()
    expect(page.locator(".sqw-options")).to_have_count(0)


def test_what_is_refused_is_told(page: Page) -> None:
    guess(page, "many")
    expect(page.locator("[data-refused]")).to_contain_text("cannot be read")
    page.locator("[data-action=new]").click()
    page.locator("[data-action=other-game]").click()
    page.locator("[name=position]").fill("dice players=2 chips=z9:0")
    page.locator("[data-action=begin]").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("z9")


def test_a_game_is_played_to_its_end(page: Page) -> None:
    board = board_on(page)
    play_by_mouse(board, seed=1)
    expect(page.locator("[data-won]").first).to_be_visible()
    expect(page.locator(".sqw-status")).to_contain_text("has won")
    expect(page.get_by_text(told(ply(board)))).to_be_visible()


def test_each_visitor_plays_and_guesses_alone(host: str, address: str, visit: Visiting) -> None:
    if host in OF_ONE_PERSON:
        pytest.skip("whoever opens a notebook has its kernel")
    anna, bo = (opened(host, address, visit()) for _ in range(2))
    play(anna, "tiger b1")
    wait_for_ply(board_on(anna), 2)
    for typed in ("1/4", "1/3"):
        guess(anna, typed)
        expect(anna.locator(".sqw-ask-guesses")).to_contain_text(typed)
    expect(anna.locator(".sqw-ask-answer")).to_contain_text("1/6")
    expect_nothing_done(bo)
    expect_nothing_done(opened(host, address, visit()))
