"""What the tests here are given; kept where the benchmarks can have it too."""

from collections.abc import Generator

import pytest

from tests.browser.fixtures import FAILED, browser, context, jupyter, lab, pages

__all__ = ["browser", "context", "jupyter", "lab", "pages"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
