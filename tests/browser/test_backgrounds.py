"""Light or dark: a view goes by the page where it stands, whatever its host calls its themes."""

import base64
import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import sequence_widget as sq
from sequence_widget.widget.front_end import STATIC

STYLE = "[data-theme=night] { background: #123; } [data-theme=day] { background: #eef; }"
SHOW = """async ([module, style, state, shadow]) => {
  const { default: view } = await import(module);
  const place = document.querySelector("#place");
  const root = shadow ? place.attachShadow({ mode: "open" }) : place;
  const el = root.appendChild(document.createElement("div"));
  root.appendChild(document.createElement("style")).textContent = style;
  const nothing = () => undefined;
  const model = { get: key => state[key], on: nothing, off: nothing, send: nothing };
  view.render({ model, el, signal: new AbortController().signal });
}"""
VIEWS: dict[str, Callable[[], sq.SequenceWidget | sq.QuestionWidget]] = {
    "widget": lambda: sq.SequenceWidget(sq.Game("mini-dice", seed=1)),
    "ask": lambda: sq.ask("How likely is a 7?", "1/6"),
}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


def show(page: Page, body: str, view: str = "widget", *, shadow: bool = False) -> None:
    page.set_content(f"<style>{STYLE}</style>{body}")
    code = base64.b64encode((STATIC / f"{view}.js").read_bytes()).decode()
    style = (STATIC / f"{view}.css").read_text(encoding="utf-8")
    state = json.loads(json.dumps(VIEWS[view]().get_state(), default=str))
    page.evaluate(SHOW, [f"data:text/javascript;base64,{code}", style, state, shadow])


def expect_dark(page: Page, *, dark: bool) -> None:
    root = page.locator(".sqw").first
    expect(root).to_have_css("color-scheme", "dark" if dark else "light")


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize(
    ("wish", "body", "dark"),
    [
        ("dark", "<body class=vscode-light style='background:#fff'>", False),
        ("light", "<body class=vscode-high-contrast style='background:#000'>", True),
        ("dark", "<body data-bs-theme=light style='background:oklch(0.97 0 0)'>", False),
        ("light", "<body class=quarto-dark style='background:oklch(0.2 0.02 260)'>", True),
        ("light", "<body style='background:#000'><div style='background:#fff1'>", True),
        ("light", "<body data-theme=night>", True),
        # Nothing is painted: the lettering tells, be it the page's own or the browser's.
        ("light", "<body style='color:#eee'>", True),
        ("dark", "<body style='color:#222'>", False),
        ("dark", "<meta name=color-scheme content='light dark'><body>", True),
        ("dark", "<body>", False),
    ],
)
def test_it_goes_by_what_is_painted(
    page: Page, view: str, wish: str, body: str, *, dark: bool
) -> None:
    page.emulate_media(color_scheme="dark" if wish == "dark" else "light")
    show(page, f"{body}<div id=place></div>", view)
    expect_dark(page, dark=dark)


def test_in_a_shadow_root_it_goes_by_what_is_around_that(page: Page) -> None:
    show(page, "<body><div style='background:#111'><div id=place></div></div>", shadow=True)
    expect_dark(page, dark=True)


def test_it_follows_another_theme(page: Page) -> None:
    show(page, "<body data-theme=day><div id=place></div>")
    expect_dark(page, dark=False)
    page.evaluate("document.body.dataset.theme = 'night'")
    expect_dark(page, dark=True)
    page.evaluate("document.body.dataset.theme = 'day'")
    expect_dark(page, dark=False)


def test_it_follows_what_the_reader_wishes_for_where_the_page_does(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    show(page, "<meta name=color-scheme content='light dark'><body><div id=place></div>")
    expect_dark(page, dark=False)
    page.emulate_media(color_scheme="dark")
    expect_dark(page, dark=True)
