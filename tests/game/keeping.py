"""Games that are kept in a file, for the tests of that, and what should come back of them."""

import subprocess
import sys
from pathlib import Path

import sequence_widget as sq
from tests.game.playing import Wrong
from tests.layers import ROOT


def kept(path: Path, **changed: Wrong) -> sq.Game:
    return sq.Game(**{"rules": "kids", "players": ["Anna", "Bo"], "keep": path, **changed})


def played(path: Path) -> sq.Game:
    game = kept(path, seed=7)
    game.play("tiger b1")
    game.play("fox f2")
    game.undo()
    return game


def keeps(game: sq.Game) -> bool:
    return game.kept is not None and game.kept.keeps


def trouble(game: sq.Game) -> sq.RecordError | None:
    return game.kept.trouble if game.kept is not None else None


def looks(game: sq.Game) -> tuple[object, ...]:
    """Everything that should come back."""
    who = [repr(game.player(seat)) for seat in range(len(game.players))]
    return game.to_text(), game.luck_mode, who, game.sets_up


def run(code: str, *arguments: object) -> str:
    """Run some Python in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT, check=True, capture_output=True, text=True, timeout=60,
    ).stdout  # fmt: skip
