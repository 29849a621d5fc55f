"""The site: its first page, what is there after a reload, what is said if nothing is kept."""

from collections.abc import Iterator
from pathlib import Path

import front_page
import pytest
from playwright.sync_api import Page, expect

import run
from sequence_widget.text import LANGUAGES
from tests.hosts.conftest import Visiting
from tests.hosts.site_notebook import SiteNotebook, faults
from tests.hosts.visiting import folder_served
from tests.notebooks.lessons import lessons

pytestmark = pytest.mark.hosts

LESSON = "en/03-what-is-in-the-deck.ipynb"
OTHER = "en/04-opening-hands.ipynb"
MOST = 45
"""Megabytes."""

CARD = f"[data-lesson='{LESSON}']"
MODEL = "window.jupyterapp.shell.currentWidget.content.model"
VERSION = f"{MODEL}.getMetadata('{front_page.VERSION}')"
OLDER = f"{MODEL}.setMetadata('{front_page.VERSION}', 'older')"
NO_WORKER = "delete Navigator.prototype.serviceWorker"
AS_OVER_HTTP = """Object.defineProperty(window, "isSecureContext", { get: () => false })"""
SHEETS = """async () => {
  const { contents } = window.jupyterapp.serviceManager;
  const { content } = await contents.get("en", { content: true });
  return content.map(({ name }) => name).filter(name => name.endsWith(".answers.txt")).sort();
}"""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with folder_served(run.ROOT / run.SITE) as address:
        yield address


@pytest.fixture
def page(visit: Visiting) -> Page:
    return visit()


def first_page(page: Page, site: str) -> None:
    page.goto(site)
    page.wait_for_selector("body[data-ready]")


def test_it_is_small_enough() -> None:
    files = [path for path in (run.ROOT / run.SITE).rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < MOST * 1e6


def test_the_first_page_speaks_both_languages_and_opens_lessons(page: Page, site: str) -> None:
    first_page(page, site)
    for language in LANGUAGES:
        page.click(f"[data-language={language}]")
        shown = page.locator("main:visible")
        expect(shown).to_have_attribute("lang", language)
        expect(shown.locator("[data-lesson]")).to_have_count(len(lessons(language)))
        expect(shown.locator("[data-note]")).to_be_hidden()
    page.click("[data-language=en]")
    page.click(f"{CARD} a")
    SiteNotebook(page, site, LESSON).ready()


def test_a_lesson_runs_under_a_path_with_an_at_sign(page: Page, tmp_path: Path) -> None:
    (tmp_path / "anna@school").symlink_to(run.ROOT / run.SITE, target_is_directory=True)
    with folder_served(tmp_path) as address:
        notebook = SiteNotebook(page, f"{address}anna@school/", LESSON).open()
        for cell in ("begin", "board"):
            assert faults(notebook.run(cell)["outputs"]) == []
        expect(page.locator("[data-sequence-widget]")).to_be_visible()


def test_each_lesson_has_its_own_sheet(page: Page, site: str) -> None:
    for path in (LESSON, OTHER):
        notebook = SiteNotebook(page, site, path).open()
        for cell in [*notebook.cells()][:3]:
            assert faults(notebook.run(cell)["outputs"]) == []
        expect(page.locator("input[name=guess]")).to_be_visible()
    # The kernel writes them, and the page is told a moment after it has shown the question.
    page.wait_for_function(f"async count => (await ({SHEETS})()).length === count", arg=2)
    found = page.evaluate(SHEETS)
    assert found == [Path(path).stem + ".answers.txt" for path in (LESSON, OTHER)]


def test_after_a_reload_the_picture_stands_and_the_guess_comes_back(page: Page, site: str) -> None:
    notebook = SiteNotebook(page, site, LESSON).open()
    for cell in ("begin", "board", "guessed"):
        notebook.run(cell)
    page.locator("input[name=guess]").fill("1/18")
    page.locator("input[name=guess]").press("Enter")
    expect(page.locator("input[name=guess]")).to_have_count(0)
    notebook.save()
    notebook.reload()
    picture = page.locator(".sequence-picture").first
    expect(picture).to_be_visible()
    said = str(LANGUAGES["en"]["ui.saved"])
    expect(picture).to_have_attribute("data-said", said)
    size = picture.bounding_box()
    assert size
    assert size["height"] > 200
    drawn = picture.evaluate("node => getComputedStyle(node, '::after').backgroundImage")
    assert drawn.startswith('url("data:image/svg+xml,')
    for cell in ("begin", "board", "guessed"):
        notebook.run(cell)
    expect(page.locator("[data-sequence-widget]")).to_be_visible()
    expect(page.locator(".sqw-ask")).to_contain_text("1/18")
    assert picture.evaluate("node => getComputedStyle(node, '::after').content") == "none"


def test_an_older_copy_is_told_of_and_renewed(page: Page, site: str) -> None:
    notebook = SiteNotebook(page, site, LESSON).open()
    notebook.run("begin")
    notebook.save()
    first_page(page, site)
    expect(page.locator(f"{CARD} [data-action=save]")).to_be_visible()
    expect(page.locator(f"{CARD} [data-action=renew]")).to_have_count(0)
    notebook.open()
    page.evaluate(OLDER)
    notebook.save()
    first_page(page, site)
    expect(page.locator(f"{CARD} [data-kept]")).to_contain_text("changed since you began")
    page.click(f"{CARD} [data-action=renew]")
    expect(page.locator(f"{CARD} [data-kept]")).to_contain_text("-1.ipynb")
    expect(page.locator(f"{CARD} button")).to_have_count(0)
    notebook.open()
    assert page.evaluate(VERSION) != "older"
    SiteNotebook(page, site, LESSON.replace(".ipynb", "-1.ipynb")).open()
    assert page.evaluate(VERSION) == "older"


def test_a_lesson_begins_anew(page: Page, site: str) -> None:
    notebook = SiteNotebook(page, site, LESSON).open()
    for cell in ("begin", "board", "guessed"):
        notebook.run(cell)
    notebook.save()
    assert page.evaluate(SHEETS)
    first_page(page, site)
    page.once("dialog", lambda dialog: dialog.accept())
    page.click(f"{CARD} [data-action=delete]")
    expect(page.locator(f"{CARD} [data-kept]")).to_be_empty()
    notebook.open()
    assert page.evaluate(SHEETS) == []


@pytest.mark.parametrize(
    ("language", "words"), [("en", "came over plain http"), ("nb", "kom over vanlig http")]
)
def test_where_nothing_is_kept_the_first_page_says_so(
    page: Page, site: str, language: str, words: str
) -> None:
    page.add_init_script(AS_OVER_HTTP)
    first_page(page, site)
    page.click(f"[data-language={language}]")
    expect(page.locator("main:visible [data-note]")).to_contain_text(words)


def test_where_nothing_is_kept_a_question_says_so(page: Page, site: str) -> None:
    page.add_init_script(NO_WORKER)
    notebook = SiteNotebook(page, site, LESSON).open()
    for cell in ("begin", "board", "guessed"):
        assert faults(notebook.run(cell)["outputs"]) == []
    expect(page.locator(".sqw-ask-note")).to_contain_text("plain http")
