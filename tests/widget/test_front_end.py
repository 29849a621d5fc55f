"""What a board is shown by: read once, watched only where one works on it, and said if missing."""

import gc
import os
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.widget import front_end
from tests.widget.wire import Wire, dice, kids

BOARDS = 20
WITHOUT = """
import sequence_widget as sq
from sequence_widget.widget import front_end
assert not front_end.STATIC.exists()
try:
    sq.SequenceWidget(sq.Game("kids", players=["Anna", "Bo"], seed=7))
except sq.SequenceError as error:
    print(error.key)
"""


def shown_and_closed() -> list[weakref.ref[object]]:
    """Play on a board and close it; what is left are ways to see whether it is gone."""
    game = kids()
    shown = sq.SequenceWidget(game)
    game.play("tiger b1")
    shown.close()
    return [weakref.ref(game), weakref.ref(shown)]


def test_closed_boards_and_their_games_are_forgotten() -> None:
    known = [each for _ in range(BOARDS) for each in shown_and_closed()]
    gc.collect()
    assert [each() for each in known] == [None] * len(known)


def test_the_browser_is_sent_the_built_front_end() -> None:
    state = Wire(kids()).board.get_state()
    for key, name in (("_esm", "widget.js"), ("_css", "widget.css")):
        assert state[key] == (front_end.STATIC / name).read_text(encoding="utf-8")


def test_the_front_end_is_watched_only_where_one_works_on_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("ANYWIDGET_HMR", raising=False)
    assert isinstance(front_end.front_end("widget.js"), str)
    monkeypatch.setenv("ANYWIDGET_HMR", "1")
    assert front_end.front_end("widget.js") == front_end.STATIC / "widget.js"


def test_drawings_of_cards_travel_where_cards_are_played() -> None:
    board = Wire(dice()).board
    assert board.get_state()["drawings"] == {}
    for edition in ("kids", "mini-kids"):
        board.game = sq.Game(edition, seed=7)
        assert set(board.drawings) == set(board.board["names"]) - {"free"}
    board.game = dice()
    assert board.drawings == {}


@pytest.mark.parametrize("watched", ["0", "1"])
def test_without_a_built_front_end_only_making_a_board_fails(tmp_path: Path, watched: str) -> None:
    for source in Path(sq.__file__).parent.rglob("*.py"):
        copy = tmp_path / "sequence_widget" / source.relative_to(Path(sq.__file__).parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(source.read_bytes())
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "ANYWIDGET_HMR": watched}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "widget.not_built"
