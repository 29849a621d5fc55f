"""The panel of the courses: what it tells of each, with whose eyes, and what a browser may do."""

import random
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.teaching.analysis import estimated_chances
from sequence_widget.teaching.analysis.estimated_chances import Pace
from tests.game.playing import play_on
from tests.widget.wire import NAMES, Wire, dice, kids

OPEN = {"panels": ("variations",)}


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WITH_MACHINE_CODE", "WITHOUT"):
        monkeypatch.setattr(estimated_chances, name, Pace(20, 20, 2_000))


def tried(game: sq.Game) -> sq.Game:
    """Play a little, and try two other beginnings."""
    play_on(game, random.Random(2), 6)
    for place in (-1, -2):
        while game.position.awaiting != "move" or game.ply > 1:
            game.back()
        game.play(game.position.legal_moves[place])
    return game


def over(game: sq.Game) -> sq.Game:
    while not game.position.is_over:
        game.play(game.position.legal_moves[0])
    return game


@pytest.mark.parametrize("make", [kids, dice])
def test_each_is_told_with_its_length_and_what_it_leaves(make: Any) -> None:
    game = tried(make())
    wire = Wire(game)
    assert [row["level"] for row in wire.courses] == [0, 1, 1]
    assert [row["end"] for row in wire.courses] == [each.end.number for each in game.courses]
    assert [row["length"].split()[0] for row in wire.courses] == [
        str(each.end.entry) for each in game.courses
    ]
    assert [row.get("now") for row in wire.courses].count(True) == 1
    assert {row["result"] for row in wire.courses} == {""}
    wire.write(language="nb")
    assert wire.courses[0]["name"] == "Hovedvariant"
    assert wire.courses[0]["length"].endswith(("tur", "turer"))


def test_a_course_that_is_over_says_who_won() -> None:
    game = over(kids())
    winner = NAMES[game.position.winner or 0]
    game.go_to(0)
    game.play(game.position.legal_moves[-1])
    rows = Wire(game, **OPEN).courses
    assert [row["result"] for row in rows] == [f"{winner} won", ""]
    assert "sides" not in rows[0]


def test_where_there_is_one_course_nothing_is_told() -> None:
    wire = Wire(kids(), **OPEN)
    assert wire.board.courses == {}


def test_chances_are_told_while_the_panel_is_open() -> None:
    wire = Wire(tried(dice()))
    assert not any("sides" in row for row in wire.courses)
    wire.write(panels=["variations"])
    assert [len(row["sides"]) for row in wire.courses] == [2, 2, 2]
    assert all("%" in side["text"] for row in wire.courses for side in row["sides"])
    assert wire.board.courses["title"] == "Chance of winning at the end of each"
    wire.write(panels=[])
    assert not any("sides" in row for row in wire.courses)


@pytest.mark.parametrize(
    ("show", "known"),
    [
        ("mover", "from what lies face up"),
        ("Bo", "from what Bo can see"),
        ("none", "from what lies face up"),
        ("all", "with all cards face up"),
    ],
)
def test_they_say_whose_eyes_they_are(show: str, known: str) -> None:
    wire = Wire(tried(kids()), show=show, **OPEN)
    assert wire.board.courses["title"].endswith(known)


def test_a_game_that_is_over_opens_no_cards_of_a_course_that_is_not() -> None:
    """What is drawn in a try is hidden in it, though the game that it left is over."""
    told = []
    for drawn in ("whale", "tiger"):
        start = sq.position(
            "kids",
            chips={"c1": 0, "d1": 0, "e1": 0, "c6": 1, "d6": 1, "e6": 1},
            hands=[["tiger", "zebra", "panda"], ["fox", "lion", "wolf"]],
        )
        game = sq.Game(start, NAMES, seed=3, luck="ask")
        game.play("tiger b1")
        assert game.position.is_over
        game.go_to(0)
        for text in ("zebra c2", "draw camel", "fox f2", f"draw {drawn}"):
            game.play(text)
        game.courses.switch(0)
        wire = Wire(game, show="Anna", panels=("chances", "variations"))
        assert wire.board.chances["title"].endswith("with all cards face up")
        assert wire.board.courses["title"].endswith("from what Anna can see")
        told.append(wire.courses)
    assert told[0] == told[1]
    assert told[0][1]["sides"]


def test_while_a_guess_is_waited_for_the_tree_is_there_without_chances() -> None:
    game = tried(dice())
    wire = Wire(game, **OPEN)
    other = Wire(game, **OPEN)
    assert "sides" in wire.courses[0]
    asked = wire.board.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="courses 7")
    for each in (wire, other):
        assert len(each.courses) == 3
        assert not any("sides" in row for row in each.courses)
        assert "title" not in each.board.courses
    asked.guess("1/6")
    assert "sides" in other.courses[0]


def test_a_browser_names_courses_makes_one_the_main_one_and_deletes() -> None:
    game = tried(kids())
    wire = Wire(game)
    assert wire.ask("rename", course=wire.other(1), name=" with the lion ")["done"]
    assert (wire.others[1], wire.courses[1]["named"]) == ("with the lion", "with the lion")
    here = game.ply, game.events
    assert wire.ask("main", course=wire.other(1)).get("refused") is None
    assert wire.courses[0]["name"] == "with the lion"
    assert (game.ply, game.events) == here
    count = len(wire.courses)
    wire.ask("delete", course=wire.other(0))
    assert len(wire.courses) == count - 1
    wire.ask("rename", course=wire.courses[0]["end"], name="")
    assert "named" not in wire.courses[0]


def test_the_course_that_is_shown_can_be_deleted() -> None:
    game = tried(dice())
    wire = Wire(game)
    while wire.courses:
        [now] = [row["end"] for row in wire.courses if row.get("now")]
        assert wire.ask("delete", course=now).get("refused") is None
    assert "cannot be deleted" in wire.ask("delete", course=game.tip.number)["refused"]


@pytest.mark.parametrize("do", ["switch", "rename", "main", "delete"])
@pytest.mark.parametrize("course", [999, -1, None, "1", True, 1.0])
def test_a_course_that_is_not_there_is_refused(do: str, course: object) -> None:
    game = tried(kids())
    wire, before = Wire(game), game.to_text()
    assert "refused" in wire.ask(do, course=course, name="x")
    assert game.to_text() == before


def test_what_is_no_name_is_refused() -> None:
    game = tried(kids())
    wire = Wire(game)
    for name in ("x" * 41, "a\nb", 7, None, ["x"]):
        refused = wire.ask("rename", course=wire.other(0), name=name)["refused"]
        assert refused == "a name is one line of at most 40 letters"


@pytest.mark.parametrize("make", [kids, dice])
def test_undo_after_a_try_comes_back_to_the_line_that_was_left(make: Any) -> None:
    game = over(make())
    last = game.last_ply
    game.go_to(next(ply for ply in range(3, 30) if game.moments[ply].position.awaiting == "move"))
    here, wire = game.ply, Wire(game, show="all")
    move = next(
        str(move) for move in game.position.legal_moves if str(move) != str(game.events[here])
    )
    wire.ask("play", text=move)
    assert wire.scene["plies"] < last
    wire.ask("undo")
    assert (wire.scene["ply"], wire.scene["plies"]) == (here, last)
    assert len(wire.courses) == 2
