"""What must stay on one worker does, and is there."""

from pathlib import Path

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
