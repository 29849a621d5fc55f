"""The docs as a site: it builds without a warning, and everything on it is there, offline."""

import os
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from docs_pages import relinked
from examples_in_docstrings import fenced

import sequence_widget as sq
from tests.docs.pages import ROOT

pytestmark = pytest.mark.slow

BESIDE = {"index.html", "lab/index.html"}
"""What stands beside the docs on the web server: the lessons' site."""


class Reader(HTMLParser):
    """Notes where a page leads, what it loads, and what may be led to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.names |= {given[key] for key in ("id", "name") if key in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") in {"stylesheet", "icon", "preload"}:
            self.loaded.append(given["href"])
        elif tag in {"script", "img", "iframe", "source"} and "src" in given:
            self.loaded.append(given["src"])


def read(page: Path) -> Reader:
    reader = Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    return reader


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build it; in `mkdocs.yml` a warning is an error."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Reader]:
    return {page: read(page) for page in site.rglob("*.html") if page.parent.name != "live"}


def wrong(site: Path, pages: dict[Path, Reader]) -> Iterator[tuple[str, str]]:
    """Find the links that lead nowhere."""
    for page, reader in pages.items():
        if page.name == "404.html":
            continue
        for link in [*reader.links, *reader.loaded]:
            parts = urlsplit(link)
            if parts.scheme in {"http", "https", "data", "mailto"}:
                continue
            to = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            if not to.is_relative_to(site):
                lesson = parse_qs(parts.query).get("path", ["en/00-play.ipynb"])[0]
                there = to.relative_to(site.parent).as_posix() in BESIDE
                if not there or not (ROOT / "notebooks" / lesson).exists():
                    yield page.name, link
            elif not to.exists() or (
                parts.fragment and to in pages and unquote(parts.fragment) not in pages[to].names
            ):
                yield page.name, link


def test_every_link_and_anchor_leads_somewhere(site: Path, pages: dict[Path, Reader]) -> None:
    assert list(wrong(site, pages)) == []


def test_a_link_that_leads_nowhere_is_found(site: Path) -> None:
    reader = Reader()
    reader.feed('<a href="tour.html#nowhere">a</a><a href="no.html">b</a><a href="#here">c</a>')
    pages = {site / "page.html": reader, site / "tour.html": read(site / "tour.html")}
    found = {link for page, link in wrong(site, pages) if page == "page.html"}
    assert found == {"tour.html#nowhere", "no.html", "#here"}


def test_nothing_is_loaded_from_elsewhere(pages: dict[Path, Reader]) -> None:
    loaded = {each for reader in pages.values() for each in reader.loaded}
    assert {each for each in loaded if urlsplit(each).scheme not in {"", "data"}} == set()


def test_every_public_name_is_in_the_reference(site: Path, pages: dict[Path, Reader]) -> None:
    named = {
        name
        for page, reader in pages.items()
        if page.parent == site / "reference"
        for name in reader.names
    }
    assert {f"sequence_widget.{name}" for name in sq.__all__} <= named


def test_the_boards_on_the_pages_are_whole_games(site: Path) -> None:
    boards = [*(site / "live").glob("*.html")]
    assert boards
    assert all("Anna" in board.read_text(encoding="utf-8") for board in boards)


def test_every_page_is_in_the_menu(site: Path, pages: dict[Path, Reader]) -> None:
    menu = {
        (site / urlsplit(link).path).resolve()
        for link in pages[site / "index.html"].links
        if not urlsplit(link).scheme
    }
    assert {page for page in pages if page.name != "404.html"} <= {*menu, site / "index.html"}


def test_links_among_pages_lead_to_those_of_the_docs() -> None:
    text = "[a](../docs/asking.md#pool), [b](LESMEG.md), [c](docs/extending.md), [d](nb/x.ipynb)"
    assert relinked(text) == (
        "[a](asking.md#pool), [b](laererveiledning.md), [c](extending.md), [d](nb/x.ipynb)"
    )


def test_examples_are_code() -> None:
    assert fenced("Adds.\n\n>>> 1 + 1\n2\n\nMore.\n") == (
        "Adds.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore.\n"
    )


def test_nothing_is_without_a_name_for_those_who_hear_it(site: Path) -> None:
    for page in ("hosts.html", "404.html"):
        text = (site / page).read_text(encoding="utf-8")
        assert "<th></th>" not in text
        assert 'role="dialog" aria-label="Search"' in text
