"""Whose chip it is, told by letters of the players' own names, or by a sign."""

import pytest

import sequence_widget as sq
from sequence_widget.engine.marks import chip_marks, marks_of
from sequence_widget.engine.picture import draw_svg, draw_text

ALONE, TEAMS = (0, 1, 2, 3), (0, 1, 0, 1)
MARKED: list[tuple[str, tuple[str, ...], tuple[int, ...], tuple[str, ...]]] = [
    ("initials", ("Kim", "Anna", "Bo"), ALONE[:3], ("K", "A", "B")),
    ("small letters", ("anna", "bo"), ALONE[:2], ("A", "B")),
    ("two letters", ("Anna", "Adam"), ALONE[:2], ("An", "Ad")),
    ("a small and a great letter", ("anna", "Adam"), ALONE[:2], ("An", "Ad")),
    ("too alike", ("Anna", "Anne"), ALONE[:2], ("★", "♥")),
    ("numbered", ("Player 1", "Player 2", "Player 3"), ALONE[:3], ("★", "♥", "☾")),
    ("no letter", ("Anna", "🐯"), ALONE[:2], ("★", "♥")),
    ("other letters", ("Øyvind", "דנה"), ALONE[:2], ("Ø", "ד")),
    ("teams", ("Anna", "Bo", "Cy", "Di"), TEAMS, ("AC", "BD")),
    ("teams too alike", ("Anna", "Ada", "Bo", "Bea"), TEAMS, ("★", "♥")),
    ("nobody known", (), TEAMS, ("★", "♥")),
]


@pytest.mark.parametrize(
    ("names", "side_of", "marks"), [row[1:] for row in MARKED], ids=[row[0] for row in MARKED]
)
def test_marks(names: tuple[str, ...], side_of: tuple[int, ...], marks: tuple[str, ...]) -> None:
    assert chip_marks(names, side_of) == marks


def test_pictures_bear_the_marks_of_the_names() -> None:
    start = sq.position("dice", players=3, chips={"b2": 1, "c3": 2})
    view = sq.Game(start, players=["Kim", "Anna", "Bo"], seed=1).seen_by("Kim")
    assert marks_of(view) == ("K", "A", "B")
    assert "[A]" in draw_text(view)
    assert ">B</text>" in draw_svg(view)
    assert "[♥]" in draw_text(start)  # a position knows no names


def test_a_drawing_has_every_space_where_it_is() -> None:
    start = sq.position("kids", hands=[["fox"], ["wolf"]], chips={"f1": 0, "b6": 1})
    words = [line.split() for line in str(start.rules.board).splitlines()]
    words[0][5], words[5][1] = "[★]", "[♥]"
    assert [line.split()[1:] for line in draw_text(start).splitlines()[1:-1]] == words
