"""Games that are kept come back as they were shown when they are killed in the midst of play."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.layers import ROOT


def killed(kills: int, seed: int, folder: Path) -> dict[str, int]:
    lines = subprocess.run(
        [sys.executable, "-m", "tests.game.killing", str(kills), str(seed), str(folder)],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    counts: dict[str, int] = json.loads(lines)
    return counts


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")
def test_what_was_shown_when_it_was_killed_comes_back(tmp_path: Path) -> None:
    counts = killed(50, 1, tmp_path)
    assert counts["as last shown"] + counts["the next thing, not yet shown"] == 50
    assert counts["as last shown"] > 25


@pytest.mark.proof
def test_a_thousand_kills_lose_nothing(tmp_path: Path) -> None:
    counts = killed(1_000, 3, tmp_path)
    print(f"1,000 kills: {counts}")
    assert counts["as last shown"] + counts["the next thing, not yet shown"] == 1_000
