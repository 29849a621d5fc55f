"""The games that come with the package."""

from pathlib import Path

import pytest

import sequence_widget as sq

FILE = Path(__file__).resolve().parents[2] / "notebooks" / "games" / "anna-and-bo.txt"


def test_the_file_beside_the_lessons_has_the_same_game() -> None:
    assert sq.Game.load(FILE).to_text() == sq.sample_game("anna-and-bo").to_text()


@pytest.mark.parametrize("ply", [0, 12, 36, 47])
def test_it_ends_where_one_wants_to_go_on(ply: int) -> None:
    whole = sq.sample_game("anna-and-bo")
    whole.go_to(ply)
    game = sq.sample_game("anna-and-bo", ply=ply)
    assert (game.position, game.ply, len(game.events)) == (whole.position, ply, ply)
    assert game.variations == ()


def test_going_on_as_before_brings_the_same_luck() -> None:
    whole, game = sq.sample_game("anna-and-bo"), sq.sample_game("anna-and-bo", ply=36)
    game.play(str(whole.events[36]))
    assert game.events == whole.events[:38]


def test_other_names_and_plies_are_refused() -> None:
    with pytest.raises(sq.RecordError, match="did you mean 'anna-and-bo'"):
        sq.sample_game("anna-og-bo")
    with pytest.raises(sq.SequenceError):
        sq.sample_game("anna-and-bo", ply=48)
