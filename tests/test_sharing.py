"""How the tests are shared by workers."""

from pathlib import Path

from tests.sharing import WHOLE

ROOT = Path(__file__).resolve().parent.parent


def test_the_files_that_stay_whole_are_there() -> None:
    assert [name for name in sorted(WHOLE) if not (ROOT / name).is_file()] == []
