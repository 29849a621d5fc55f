"""Locks of files, and what is said and done where a system has none."""

import os
import sys
import warnings
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.game import file_locks
from sequence_widget.text import warn


@pytest.fixture(autouse=True)
def _nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warn, "_SAID", {})


@pytest.fixture
def _no_flock(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser's Python."""
    monkeypatch.delattr("fcntl.flock")
    monkeypatch.delattr("os.geteuid")


def test_what_is_locked_cannot_be_locked_again(tmp_path: Path) -> None:
    with (tmp_path / "a").open("w") as one, (tmp_path / "a").open("w") as other:
        assert file_locks.lock(one.fileno())
        with pytest.raises(BlockingIOError):
            file_locks.lock(other.fileno())
    with (tmp_path / "a").open("w") as one:
        assert file_locks.lock(one.fileno())


@pytest.mark.usefixtures("_no_flock")
def test_where_there_are_no_locks_a_game_is_saved_and_it_is_said_once(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    old, new = (tmp_path / f".game.json.{digit * 8}" for digit in "01")
    for begun in (old, new):
        begun.write_text("half", encoding="utf-8")
    os.utime(old, (0, 0))
    game = sq.Game("mini-kids", seed=1)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("default")
        for _ in range(2):
            game.save(path)
    assert ["cannot lock files" in str(each.message) for each in said] == [True]
    assert sq.Game.load(path).to_text() == game.to_text()
    assert set(tmp_path.iterdir()) == {path, new}


@pytest.mark.usefixtures("_no_flock")
def test_in_a_browser_a_game_is_saved_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    sq.Game("mini-kids", seed=1).save(tmp_path / "game.json")  # a warning would be an error
    assert sq.Game.load(tmp_path / "game.json").seed == 1


@pytest.mark.usefixtures("_no_flock")
def test_where_there_are_no_locks_a_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = sq.Game("kids", seed=7, keep=path)
    game.play("tiger b1")
    assert game.kept is not None
    assert game.kept.keeps
    assert game.kept.trouble is None
    assert sq.Game.load(path).events == game.events


def test_a_folder_without_locks_is_no_reason_not_to_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(fd: int, how: int) -> None:
        raise OSError(37, "No locks available", fd, how)

    monkeypatch.setattr("fcntl.flock", refuse)
    with pytest.warns(UserWarning, match="cannot lock files"):
        sq.Game("mini-kids", seed=1).save(tmp_path / "game.json")
    assert sq.Game.load(tmp_path / "game.json").seed == 1
