"""What the tests of games share."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a game is kept."""
    return tmp_path / "anna-and-bo.txt"
