"""Apps in Shiny, Panel, Solara and marimo: one Python for all, who see nothing of one another."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import run
from tests.hosts.conftest import Visiting
from tests.hosts.visiting import app_served, free_port

pytestmark = pytest.mark.hosts

APPS = Path(__file__).resolve().parent / "apps"
COMMANDS = {
    "shiny": "shiny run {app} --port {port}",
    "panel": "panel serve {app} --port {port}",
    "solara": "solara run {app} --port {port} --production --no-open",
    "marimo": "marimo run {app} --port {port} --headless --no-token",
}
PLACES = {"panel": "panel_app"}


@pytest.fixture(params=COMMANDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Serve an app, and see at the end that it has written no file."""
    host, port = request.param, free_port()
    folder = tmp_path / "served"
    folder.mkdir()
    program, *words = COMMANDS[host].format(app=APPS / f"{host}_app.py", port=port).split()
    place = f"http://127.0.0.1:{port}/{PLACES.get(host, '')}"
    with app_served([str((run.ROOT / run.HOSTS_PYTHON).parent / program), *words], folder, place):
        yield place
    assert not list(folder.rglob("*.txt"))


def ask_of(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("[data-sequence-widget]")).to_have_attribute("data-ply", "0")
    expect(page.locator("[data-card]")).to_have_count(3)
    expect(page.locator("[data-won], .sqw-curtain")).to_have_count(0)
    expect(page.locator("input[name=guess]")).to_be_visible()


def test_each_visitor_plays_and_guesses_alone(address: str, visit: Visiting) -> None:
    anna, bo = visit(), visit()
    ask_of(anna, address)
    anna.locator("[data-card=tiger]").click()
    anna.locator("[data-cell=b1]").click()
    expect(anna.locator("[data-ply='2']")).to_be_visible()
    anna.locator("input[name=guess]").fill("1/4")
    anna.locator("input[name=guess]").press("Enter")
    expect(anna.locator(".sqw-ask-answer")).to_contain_text("1/6")
    ask_of(bo, address)
    expect(bo.locator(".sqw-ask-answer, .sqw-ask-guesses")).to_have_count(0)
