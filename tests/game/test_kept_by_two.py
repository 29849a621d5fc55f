"""Two games in one file, in one process or in two: one of them is kept, and the other says so."""

import subprocess
import sys
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.game import kept as keeping
from tests.game.keeping import keeps, kept, looks, played, run, trouble
from tests.layers import ROOT


def test_the_same_file_again_ends_the_older_games_keeping(path: Path) -> None:
    older = played(path)
    told: list[object] = []
    older.subscribe(lambda game: told.append(trouble(game)))
    newer = kept(path)
    assert keeps(newer)
    assert not keeps(older)
    assert "belongs to a game that was begun later" in str(trouble(older))
    assert told == [trouble(older)], "who follows the older game hears of it"
    content = path.read_bytes()
    older.play(older.position.legal_moves[0])
    assert path.read_bytes() == content
    newer.play(newer.position.legal_moves[0])
    assert path.read_bytes() != content


def test_a_follower_that_fails_does_not_stop_the_newer_game(path: Path) -> None:
    def fail(game: sq.Game) -> None:
        raise ValueError(game)

    older = played(path)
    older.subscribe(fail)
    assert keeps(kept(path))


HOLD = """
import sys, sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], keep=sys.argv[1])
game.play(game.position.legal_moves[0])
print("held", flush=True)
sys.stdin.read()
"""


def test_a_file_that_another_process_keeps_is_read_and_not_written(path: Path) -> None:
    looked = looks(played(path))
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert holder.stdout is not None
    with holder:
        assert holder.stdout.readline() == "held\n"
        content = path.read_bytes()
        with pytest.warns(UserWarning, match="another notebook keeps the game"):
            game = kept(path)
        assert not keeps(game)
        assert "another notebook keeps the game" in str(trouble(game))
        assert looks(game) != looked, "it shows what the other one has played"
        assert looks(game) == looks(sq.Game.load(path))
        game.play(game.position.legal_moves[0])
        assert path.read_bytes() == content
        holder.kill()
    assert keeps(kept(path)), "the lock of a dead process does not count"


def test_a_process_that_was_forked_neither_keeps_nor_holds_the_file(path: Path) -> None:
    code = """
import os, sys, sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], seed=7, keep=sys.argv[1])
reading, writing = os.pipe()
if os.fork() == 0:
    os.close(writing)
    game.play("tiger b1")
    os.read(reading, 1)  # until the other one has ended
    os._exit(0)
"""
    run(code, path)
    assert keeps(kept(path))
    assert kept(path).ply == 0


def test_where_there_are_no_locks_no_file_stays_open_and_the_second_to_write_gives_way(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in Pyodide, where every kernel is a process of its own."""
    monkeypatch.delattr("fcntl.flock")
    with pytest.warns(UserWarning, match="This system cannot lock files"):
        game = played(path)
    assert not [link for link in Path("/dev/fd").iterdir() if link.resolve() == path.resolve()]
    content = path.read_bytes()
    monkeypatch.setattr(keeping, "_KEEPING", {})
    other = kept(path)
    other.play(other.position.legal_moves[0])
    longer = path.read_bytes()
    assert longer.startswith(content)
    with pytest.warns(UserWarning, match="was changed by something else"):
        game.play(game.position.legal_moves[1])
    assert path.read_bytes() == longer
    assert keeps(other)
