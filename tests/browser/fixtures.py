"""One JupyterLab, one Chromium, one page and one kernel, made as new, for all tests here."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.browser.find_chrome import NoChromeError, find_chrome
from tests.browser.notebook import Notebook
from tests.browser.server import Jupyter

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SECONDS = 30  # until something awaited is given up
SIZE: ViewportSize = {"width": 1200, "height": 900}

FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Jupyter]:
    with Jupyter(tmp_path_factory.mktemp("jupyter")) as server:
        yield server


def chrome_or_skip() -> Path:
    """Find a Chromium, or skip what asks for one; `run.py test` sees to it that there is one."""
    try:
        return find_chrome()
    except NoChromeError as error:
        if os.environ.get("CHROME"):  # one was named, and does not run
            raise
        pytest.skip(str(error))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Ended with this package: as long as it lives, no other test can run an event loop.
    found = chrome_or_skip()
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chrome
        chrome.close()


@pytest.fixture(scope="package")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Keep one cache for all pages, as JupyterLab is big; things move where a test asks for it."""
    with browser.new_context(viewport=SIZE, reduced_motion="reduce") as context:
        context.set_default_timeout(SECONDS * 1000)
        expect.set_options(SECONDS * 1000)
        yield context


class Pages:
    """The page that the tests hand on, as JupyterLab takes seconds to load."""

    def __init__(self, context: BrowserContext) -> None:
        self._context = context
        self._page: Page | None = None

    def take(self) -> Page:
        """Give the page, as it was when it was new; whoever has it gives it back or closes it."""
        page, self._page = self._page or self._context.new_page(), None
        page.set_viewport_size(SIZE)
        page.emulate_media(reduced_motion="reduce")
        page.mouse.move(0, 0)  # else it lies over what comes up there
        return page

    def give_back(self, page: Page) -> None:
        self._page = page


@pytest.fixture(scope="package")
def pages(context: BrowserContext) -> Pages:
    return Pages(context)


@pytest.fixture
def lab(pages: Pages, jupyter: Jupyter, request: pytest.FixtureRequest) -> Iterator[Notebook]:
    """Give a notebook yet to be opened; at the end, no error may stand on its console."""
    book = Notebook(pages.take(), jupyter)
    yield book
    failed = request.node.stash.get(FAILED, default=False)
    if failed:
        picture = jupyter.log.parent / f"{request.node.name}.png"
        book.page.screenshot(path=picture)
        print(f"screenshot: {picture}", *book.complaints, jupyter.log_tail(), sep="\n")
    book.close(hand_on=not failed)
    if failed or book.complaints or book.reloaded:
        book.page.close()
    else:
        pages.give_back(book.page)
    assert not book.complaints, "\n".join(book.complaints)
