"""What the tests of other hosts share: one Chromium, which reaches this machine alone."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.find_chrome import find_chrome
from tests.browser.fixtures import FLAGS, SECONDS
from tests.hosts.visiting import Visit

ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""For what a service worker asks for, too, which passes by a page's own gate."""

collect_ignore_glob = ["apps/*"]
"""They run in another environment."""

Visiting = Callable[[], Page]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        flags = [*FLAGS, ALONE]
        chrome = playwright.chromium.launch(executable_path=find_chrome(), args=flags)
        expect.set_options(SECONDS * 1000)
        yield chrome
        chrome.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visiting]:
    """Open pages, each as somebody else; nothing may be asked of other machines."""
    visits: list[Visit] = []

    def begin() -> Page:
        visits.append(Visit(browser))
        return visits[-1].page

    yield begin
    refused = [address for each in visits for address in each.refused]
    for each in visits:
        each.end()
    assert refused == []
