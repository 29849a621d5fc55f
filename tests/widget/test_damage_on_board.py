"""Boards of games whose records were damaged say so, and give away no word of the record."""

from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.text import limits
from tests.widget.wire import NAMES, Wire, kids

GAME = kids()
GAME.play("tiger b1")
TEXT, JSON = GAME.to_text(), GAME.to_json()
HIDDEN = "sesam"
CUT = JSON[: JSON.index("draw lion")]
BEGINS = "This game is damaged, and was read as far as possible: "
EVENTS = "what was done from there on is left out."
HEADERS = "some of what the game begins with cannot be read, and the usual values stand in for it."
CASES = {
    "an event": (TEXT, "draw lion", f"draw {HIDDEN}", f"line 17: {EVENTS}"),
    "an event in JSON": (JSON, "draw lion", f"draw {HIDDEN}", f"step 8: {EVENTS}"),
    "a seed": (TEXT, "seed: 7", f"seed: {HIDDEN * 100}", f"line 6: {HEADERS}"),
    "how luck comes": (JSON, '"auto"', f'"{HIDDEN}"', HEADERS),
    "a player": (
        TEXT, "player: Anna", f"player {HIDDEN}",
        "line 4: the record's 'begins' is missing or of the wrong kind.",
    ),
    "a line that is cut off": (TEXT + HIDDEN, "", "", "line 18: the last line is not whole."),
    "JSON that is cut off": (CUT, "", "", "line 20: this is not JSON, or is cut short."),
}  # fmt: skip


def damaged(folder: Path, text: str, old: str, new: str) -> sq.Game:
    assert old in text
    path = folder / ("game.json" if text.startswith("{") else "game.txt")
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.warns(UserWarning, match="This game is damaged"):
        return sq.Game.load(path)


@pytest.mark.parametrize("case", CASES)
def test_a_board_tells_of_damage_and_quotes_nothing(case: str, tmp_path: Path) -> None:
    text, old, new, told = CASES[case]
    wire = Wire(damaged(tmp_path, text, old, new))
    assert wire.scene["notice"] == BEGINS + told
    assert HIDDEN not in wire.everything()


def test_it_is_said_in_the_language_of_the_board_until_another_game_begins(tmp_path: Path) -> None:
    game = damaged(tmp_path, TEXT, "draw lion", f"draw {HIDDEN}")
    wire = Wire(game, language="nb")
    begins = "Dette spillet er skadet, og leses så langt det er helt: linje 17: "
    assert wire.scene["notice"] == f"{begins}det som ble gjort fra da av, er utelatt."
    game.luck()
    assert "notice" in wire.scene
    game.begin("kids")
    assert "notice" not in wire.scene


def test_damage_of_the_file_a_game_is_kept_in_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.txt"
    path.write_text(TEXT.replace("draw lion", f"draw {HIDDEN}"), encoding="utf-8")
    with pytest.warns(UserWarning, match="cannot be read from line"):
        wire = Wire(sq.Game("kids", players=NAMES, keep=path))
    assert "from line 17" in wire.scene["notice"]
    assert BEGINS not in wire.scene["notice"]
    monkeypatch.setattr(limits, "MOST_OF_A_RECORD", path.stat().st_size)
    with pytest.warns(UserWarning, match="is full"):
        wire.board.game.luck()
    assert "is full" in wire.scene["notice"]
    assert wire.scene["notice"].endswith(BEGINS + f"line 17: {EVENTS}")
