"""Runs tests in Pyodide, and leaves out those that need what a browser's Python has not.

    python -m tests.hosts.tests_in_pyodide tests/rules

What is missing is seen by the error that a test, or its file, ends with: a package that has no
wheel there, a process, or a thread.
"""

import os
import sys
from collections.abc import Generator, Iterator

import pytest

from sequence_widget.text import KEPT_IN, set_language

Report = pytest.CollectReport | pytest.TestReport
Wrapper = Generator[None, Report, Report]

NO_WHEELS = (
    "distributed",
    "hypothesis._native",
    "icepool",
    "matplotlib",
    "numba",
    "numpy",
    "pandas",
    "scipy",
)
NOT_THERE = (
    *(f"No module named '{name}" for name in NO_WHEELS),
    *(f"import of {name} halted" for name in NO_WHEELS),
    *("is made with", "can't start new thread", "does not support processes"),
)


def is_missing(told: object) -> bool:
    """Whether an error says that something is not there, and no more.

    >>> is_missing("ModuleNotFoundError: No module named 'icepool'"), is_missing("assert 1 == 2")
    (True, False)
    """
    return any(each in str(told) for each in NOT_THERE)


class LeavesOut:
    """Counts what ends by something that is missing as left out."""

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self) -> Wrapper:
        report = yield
        self._leave_out(report)
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Wrapper:
        report = yield
        self._leave_out(report)
        return report

    @pytest.fixture(autouse=True)
    def speak_english(self) -> Iterator[None]:
        """Do what tests/conftest.py does, which needs hypothesis."""
        yield
        set_language(KEPT_IN)

    def _leave_out(self, report: Report) -> None:
        if report.outcome == "failed" and is_missing(report.longrepr):
            report.outcome = "skipped"
            report.longrepr = (str(report.nodeid), 0, "needs what is not there")


if __name__ == "__main__":
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # hypothesis brings one
    options = [
        "-q",
        "-p",
        "no:cacheprovider",
        "--noconftest",
        "-m",
        "not (slow or proof or hosts or browser)",
    ]
    sys.exit(pytest.main([*options, *sys.argv[1:]], plugins=[LeavesOut()]))
