"""Boards of games that are kept: what they show is in the file, and they say if it is not."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.game import lost_files
from sequence_widget.text import limits
from tests.widget.wire import Wire


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def game(path: Path, **options: Any) -> sq.Game:
    return sq.Game("kids", players=["Anna", sq.GreedyBot()], keep=path, **options)


class Witness(Wire):
    """Looks into the file whenever the browser is sent something."""

    def __init__(self, game: sq.Game, path: Path) -> None:
        self.path = path
        self.wrong: list[object] = []
        super().__init__(game)

    def _catch(self, msg: dict[str, Any], buffers: object = None) -> None:
        super()._catch(msg, buffers)
        if sq.Game.load(self.path).to_text() != self.board.game.to_text():
            self.wrong.append(msg)


def test_all_that_a_browser_is_sent_is_in_the_file(path: Path) -> None:
    wire = Witness(game(path, seed=7), path)
    wire.ask("play", text="tiger b1")
    wire.write(ply=1)
    wire.ask("step", to="back")
    wire.ask("step", to="forward")
    wire.ask("undo")
    wire.ask("play", text="zebra c2")
    wire.ask("switch", course=wire.other(0))
    wire.ask("new", seed="other")
    wire.board.set_state({"ply": 0})
    assert len(wire.sent) >= 9
    assert wire.wrong == []
    assert "notice" not in wire.scene


def test_an_older_board_says_that_it_is_no_longer_kept(path: Path) -> None:
    older = Wire(game(path, seed=7))
    newer = Wire(game(path))
    assert "belongs to a game that was begun later" in older.scene["notice"]
    assert older.sent, "it is told without being asked"
    assert "notice" not in newer.scene
    older.ask("play", text="tiger b1")
    assert "belongs to a game that was begun later" in older.scene["notice"]
    assert newer.scene["ply"] == 0


def test_it_is_said_in_the_language_of_the_board(path: Path) -> None:
    older = Wire(game(path, seed=7), language="nb")
    Wire(game(path))
    assert older.scene["notice"].startswith("Lagres ikke lenger: «")
    older.board.set_state({"language": "en"})
    assert older.scene["notice"].startswith("Not kept any more: '")


def test_damage_is_told_without_the_cards_in_it(path: Path) -> None:
    game(path, seed=7).play("tiger b1")
    words = path.read_text(encoding="utf-8")
    path.write_text(words.replace("draw lion", "draw zebra5"), encoding="utf-8")
    with pytest.warns(UserWarning, match="cannot be read from line"):
        wire = Wire(game(path))
    assert "from line 10" in wire.scene["notice"]
    assert "zebra5" not in wire.everything()
    assert "zebra5" in str(wire.board.game.damage)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "this page has visitors"), ("nb", "Denne siden har besøkende")]
)
def test_visitors_do_not_get_one_anothers_games(
    path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    """Voilà sets what tells of the request in the environment of each visitor's kernel."""
    first = game(path, seed=7)
    first.play("tiger b1")
    content = path.read_bytes()
    monkeypatch.setenv("VOILA_REQUEST_URL", "http://localhost/voila/render/lesson.ipynb")
    with pytest.warns(UserWarning, match="each of them would find"):
        visitor = game(path, seed=7)
    wire = Wire(visitor, language=language)
    assert words in wire.scene["notice"]
    assert visitor.ply == 0
    wire.ask("play", text="tiger b1")
    assert visitor.ply > 0
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("language", "words"), [("en", "came over plain http"), ("nb", "kom over vanlig http")]
)
def test_where_a_page_keeps_no_files_the_board_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    """Within that page the game is there again when its cell is run again."""
    monkeypatch.setitem(sys.modules, "pyodide_kernel", ModuleType("pyodide_kernel"))
    monkeypatch.setattr(lost_files, "_DRIVE", str(path.parent / "drive"))
    with pytest.warns(UserWarning, match="plain http"):
        wire = Wire(game(path, seed=7), language=language)
    wire.ask("play", text="tiger b1")
    assert words in wire.scene["notice"]
    with pytest.warns(UserWarning, match="plain http"):
        assert game(path).ply > 0


@pytest.mark.parametrize(
    ("language", "words"), [("en", "is full. Name another file"), ("nb", "er full. Oppgi en annen")]
)
def test_a_file_that_is_full_is_told_on_the_board_and_play_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    wire = Wire(game(path, seed=7), language=language)
    monkeypatch.setattr(limits, "MOST_OF_A_RECORD", path.stat().st_size)
    with pytest.warns(UserWarning, match="is full"):
        wire.ask("play", text="tiger b1")
    assert words in wire.scene["notice"]
    assert wire.scene["ply"] > 0


@pytest.mark.parametrize(
    ("language", "words"), [("en", "the game goes on where it was"), ("nb", "fortsetter der")]
)
def test_what_to_do_when_the_kernel_is_lost(path: Path, language: str, words: str) -> None:
    kept = Wire(game(path, seed=7), language=language)
    assert words in kept.board.words["ui.silent"]
    assert words not in Wire(sq.Game("kids", seed=7), language=language).board.words["ui.silent"]
    Wire(game(path))
    assert words not in kept.board.words["ui.silent"], "as it is not kept any more"
