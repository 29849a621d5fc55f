"""One JupyterLab and one Chromium for all tests here, and a fresh page for each."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from tests.browser.find_chrome import find_chrome
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

FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Jupyter]:
    with Jupyter(tmp_path_factory.mktemp("jupyter")) as server:
        yield server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Ended with this package: as long as it lives, no other test can run an event loop.
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=find_chrome(), args=FLAGS)
        yield chrome
        chrome.close()


@pytest.fixture(scope="package")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Keep one cache for all pages, as JupyterLab is big; things move where a test asks for it."""
    size: ViewportSize = {"width": 1200, "height": 900}
    with browser.new_context(viewport=size, reduced_motion="reduce") as context:
        context.set_default_timeout(SECONDS * 1000)
        expect.set_options(SECONDS * 1000)
        yield context


@pytest.fixture
def lab(
    context: BrowserContext, jupyter: Jupyter, request: pytest.FixtureRequest
) -> Iterator[Notebook]:
    """Give a notebook yet to be opened; at the end, no error may stand on its console."""
    page = context.new_page()
    book = Notebook(page, jupyter)
    yield book
    if request.node.stash.get(FAILED, default=False):
        picture = jupyter.log.parent / f"{request.node.name}.png"
        page.screenshot(path=picture)
        print(f"screenshot: {picture}", *book.complaints, jupyter.log_tail(), sep="\n")
    page.close()
    jupyter.end_kernels()
    assert not book.complaints, "\n".join(book.complaints)
