"""What the tests of other hosts share: one Chromium, and pages that reach this machine alone."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fixtures import browser
from tests.hosts.visiting import Visit

__all__ = ["browser", "visit"]

Visiting = Callable[[], Page]


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
