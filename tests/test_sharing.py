"""What must stay on one worker does, and is there."""

from collections import OrderedDict
from pathlib import Path
from typing import Any

from tests.sharing import TOGETHER, Sharing

ROOT = Path(__file__).resolve().parents[1]


def work(nodeid: str) -> str:
    return str(Sharing._split_scope(object.__new__(Sharing), nodeid))


def test_the_files_that_stay_together_are_there() -> None:
    assert all((ROOT / name).is_file() for name in TOGETHER)


def test_tests_that_share_something_go_to_one_worker_and_others_anywhere() -> None:
    assert work("tests/test_wheel.py::test_a") == work("tests/test_wheel.py::test_b[c::d]")
    assert work("tests/test_wheel.py::test_a") != work("tests/simulation/test_dask.py::test_a")
    assert work("tests/test_run.py::test_a") != work("tests/test_run.py::test_b")


class Worker:
    """Notes what it is to run."""

    def __init__(self, tests: list[str]) -> None:
        self.tests = tests
        self.given: list[str] = []

    def send_runtest_some(self, numbers: list[int]) -> None:
        self.given += [self.tests[number] for number in numbers]


def test_one_worker_begins_with_the_browser_and_whoever_has_nothing_left_helps() -> None:
    tests = ["tests/a.py::test_1", *(f"tests/browser/b.py::test_{n}" for n in range(3))]
    workers = [Worker(tests), Worker(tests)]
    sharing: Any = object.__new__(Sharing)
    sharing.workqueue = OrderedDict((test, {test: False}) for test in tests)
    sharing.assigned_work = {worker: {} for worker in workers}
    sharing.registered_collections = dict.fromkeys(workers, tests)
    for number in (1, 0, 1, 0):
        sharing._assign_work_unit(workers[number])
    assert workers[0].given == ["tests/browser/b.py::test_0", "tests/browser/b.py::test_2"]
    assert workers[1].given == ["tests/a.py::test_1", "tests/browser/b.py::test_1"]
