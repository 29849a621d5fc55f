"""Runs tests in Pyodide, and leaves out those that need what a browser's Python has not.

    python -m tests.hosts.tests_in_pyodide tests/rules

What is missing is seen by the error that a test, or its file, ends with: a package that has no
wheel there, a process, or a thread. What takes minutes without a compiler is named here.
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
    *("is made with", "has no processes to share", "No module named '_multiprocessing'"),
    *("can't start new thread", "does not support processes"),
)

TOO_LONG = (
    "tests/bots/test_bots.py::test_greedy_beats_random",  # 100 000 games
    "tests/bots/test_bots.py::test_a_search_takes_the_time_it_is_given",  # it looks at the clock
    "tests/exact/test_solver.py::test_random_play_is_worth_what_random_games_show",  # a million
    "tests/teaching/analysis/",  # thousands of games a ply; same_there.py has a few
)
"""What needs a compiler, or takes minutes without one."""


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
    options = ["-q", "-rs", "-p", "no:cacheprovider", "--noconftest"]
    options += ["-m", "not (slow or proof or hosts or browser)"]
    # No examples in docstrings: modules that need hypothesis would be imported for them, by half.
    options += ["-o", "addopts=--import-mode=importlib"]
    options += [f"--deselect={each}" for each in TOO_LONG]
    sys.exit(pytest.main([*options, *sys.argv[1:]], plugins=[LeavesOut()]))
