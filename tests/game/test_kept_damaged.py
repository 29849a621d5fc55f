"""Files of kept games that are cut or edited: what is good of them comes back."""

import warnings
from pathlib import Path

import pytest

import sequence_widget as sq
from tests.game.keeping import keeps, kept, looks, played, trouble


@pytest.mark.slow
def test_of_a_file_that_is_cut_anywhere_what_had_been_shown_comes_back(path: Path) -> None:
    game = kept(path, seed=7)
    shown = [looks(game)]
    game.subscribe(lambda game: shown.append(looks(game)))
    for text in ("tiger b1", "fox f2"):
        game.play(text)
    game.undo()
    game.restart(8)
    game.play(game.position.legal_moves[0])
    content, order = path.read_bytes(), list(shown)
    found = []
    for size in range(len(content) + 1):
        path.write_bytes(content[:size])
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            again = kept(path, seed=7)
        found.append(looks(again))
        assert getattr(trouble(again), "key", "kept.cut") == "kept.cut"
        again.play(again.position.legal_moves[0])
        assert looks(kept(path)) == looks(again)
    places = [order.index(each) for each in found]
    assert places == sorted(places)
    assert set(places) == set(range(len(order)))


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("tiger b1", "tigr b1", 10),
        ("tiger b1", "tiger b7", 10),
        ("draw lion", "draw ox", 10),
        ("end 8", "end 99", 12),
        ("end 8", "ende 8", 12),
        ("seed: 7\n", "", 8),
        ("seed: 7", "seed:", 6),
        ("start: kids players", "start: kidz players", 3),
        ("start: kids players=2\n", "", 3),
        ("same luck: no\n", "", 8),
    ("tiger b1", "tiger b1\xf8", 10),
    ],
)  # fmt: skip
def test_a_file_that_does_not_read_on_is_kept_beside_and_play_goes_on(
    path: Path, old: str, new: str, line: int
) -> None:
    played(path)
    words = path.read_text(encoding="utf-8")
    assert old in words
    edited = words.replace(old, new, 1).encode("latin-1")
    path.write_bytes(edited)
    with pytest.warns(UserWarning, match=f"cannot be read from line {line} on"):
        game = kept(path)
    aside = path.with_name("anna-and-bo.damaged-1.txt")
    assert aside.read_bytes() == edited
    assert aside.name in str(trouble(game))
    assert game.damage is not None
    assert game.damage.line == line
    game.play(game.position.legal_moves[0])
    assert keeps(game)
    again = kept(path)
    assert looks(again) == looks(game)
    assert trouble(again) is None
    assert again.damage is None


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(path: Path) -> None:
    for _ in range(2):
        kept(path, seed=7)
        path.write_bytes(path.read_bytes() + b"x\n")
        with pytest.warns(UserWarning, match="cannot be read from line"):
            kept(path)
    assert len(list(path.parent.glob("*.damaged-*"))) == 2


def test_a_damaged_file_is_recovered_by_load_as_well(path: Path) -> None:
    game = played(path)
    path.write_bytes(path.read_bytes() + b"lion a2, dr")
    with pytest.warns(UserWarning, match="line 13: the last line is not whole"):
        again = sq.Game.load(path)
    assert looks(again) == looks(game)
    assert again.damage is not None
    assert again.damage.line == 13
