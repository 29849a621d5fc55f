"""The courses of a game as a tree: tries that are undone, names, the main one, and what goes."""

import copy
import random
import re

import pytest

import sequence_widget as sq
from sequence_widget.game.courses import LONGEST_NAME
from tests.game.playing import play_on, snapshot, texts, wander, way_here


def long_game(edition: str = "kids") -> sq.Game:
    game = sq.Game(edition, ["Anna", "Bo"], seed=7)
    return play_on(game, random.Random(7), 20)


def another(game: sq.Game) -> str:
    """Find a move that was not played where the game stands."""
    here = game.shown
    return next(
        str(move)
        for move in game.position.legal_moves
        if all(move != each.event for each in here.children)
    )


def to_a_choice(game: sq.Game, ply: int) -> int:
    """Step to the first ply from there on where somebody decides."""
    game.go_to(ply)
    while game.position.awaiting != "move" or len(game.position.legal_moves) < 2:
        game.forward()
    return game.ply


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_undo_after_a_try_comes_back_to_the_line_that_was_left(edition: str) -> None:
    game = long_game(edition)
    line, last = texts(game.events), game.last_ply
    here = to_a_choice(game, 3)
    game.play(another(game))
    assert game.last_ply < last
    game.undo()
    assert (game.ply, game.last_ply, texts(game.events)) == (here, last, line)
    assert len(game.courses) == 2  # nothing that was played is lost
    game.forward(999)
    assert game.ply == last


def test_a_try_of_many_moves_is_undone_move_by_move() -> None:
    game = long_game()
    line = texts(game.events)
    here = to_a_choice(game, 3)
    game.play(another(game))
    first = texts(game.events)
    game.play(another(game))
    game.play(another(game))
    for _ in range(2):
        game.undo()
        assert game.ply == game.last_ply  # within the try the line ends where it was taken back
    assert texts(game.events) == first
    game.undo()
    assert (game.ply, texts(game.events)) == (here, line)


def test_a_try_within_a_try_comes_back_to_that() -> None:
    game = long_game()
    to_a_choice(game, 3)
    game.play(another(game))
    play_on(game, random.Random(1), 6)
    line = texts(game.events)
    here = to_a_choice(game, 5)
    game.play(another(game))
    game.undo()
    assert (game.ply, texts(game.events)) == (here, line)


def test_at_the_end_undo_ends_the_line_as_ever() -> None:
    game = long_game()
    line = texts(game.events)
    game.undo()
    assert game.ply == game.last_ply < len(line)
    game.play(another(game))
    game.undo()
    assert game.ply == game.last_ply < len(line)


def test_looking_at_a_course_changes_no_tree() -> None:
    game = wander(long_game("dice"), random.Random(3), 60)
    tree = [(course.leaves, course.events) for course in game.courses if not course.end.children]
    assert len(tree) > 3
    for number in range(len(game.courses)):
        game.courses.switch(min(number, len(game.courses) - 1))
        assert [
            (course.leaves, course.events) for course in game.courses if not course.end.children
        ] == tree


def test_the_courses_are_the_line_and_its_variations() -> None:
    for seed in range(20):
        game = wander(long_game("dice"), random.Random(seed), 60)
        ends = {course.end for course in game.courses}
        others = {way.end for way in game.variations} | {game.tip}
        assert ends <= others
        assert all(end.children for end in others - ends)  # what is taken back is part of another


def test_a_name_stays_with_its_course_and_is_taken_away() -> None:
    game = long_game()
    to_a_choice(game, 3)
    game.play(another(game))
    game.courses.rename(game.courses.current, " better, I think ")
    assert [course.name for course in game.courses] == ["", "better, I think"]
    game.play(another(game))  # it goes on
    assert game.courses.current.name == "better, I think"
    game.courses.rename(1, "best")
    assert [course.name for course in game.courses] == ["", "best"]
    game.courses.rename(game.variations[0], "as it was")
    assert [course.name for course in game.courses] == ["as it was", "best"]
    game.courses.rename(1, "")
    assert game.courses[1].name == ""


@pytest.mark.parametrize("name", ["x" * (LONGEST_NAME + 1), "two\nlines", "\x07", None, 7])
def test_what_is_no_name_is_refused(name: object) -> None:
    game = long_game()
    before = game.to_text()
    with pytest.raises(sq.IllegalMoveError, match=f"one line of at most {LONGEST_NAME} letters"):
        game.courses.rename(0, name)  # type: ignore[arg-type] # it is refused
    assert game.to_text() == before


def test_the_main_one_can_be_another_while_the_line_stays() -> None:
    game = long_game()
    old = texts(game.events)
    here = to_a_choice(game, 3)
    game.play(another(game))
    new = texts(game.events)
    game.undo()
    game.courses.make_main(1)
    assert (game.ply, texts(game.events)) == (here, old)
    assert [texts(course.events) for course in game.courses] == [new, old[here:]]
    game.courses.switch(0)
    game.undo()  # what was the main one is now what was tried
    assert (game.ply, game.last_ply) == (here, here)


def test_a_course_is_deleted_and_the_others_stay() -> None:
    game = long_game()
    line = texts(game.events)
    to_a_choice(game, 3)
    for _ in range(2):
        game.play(another(game))
        game.undo()
    first, second = [texts(course.events) for course in game.courses][1:]
    game.courses.delete(1)
    assert [texts(course.events) for course in game.courses] == [line, second]
    game.play(first[0])  # it can be played again, with the luck that it had
    assert texts(game.courses.current.events) == first


def test_the_current_one_is_deleted_and_the_one_it_left_comes_back() -> None:
    game = long_game()
    line = texts(game.events)
    here = to_a_choice(game, 3)
    game.play(another(game))
    game.courses.delete(game.courses.current)
    assert (game.ply, texts(game.events), len(game.courses)) == (here, line, 1)
    assert game.variations == ()


def test_what_was_taken_back_is_deleted() -> None:
    game = long_game()
    line = texts(game.events)
    for _ in range(3):
        game.undo()
    left = texts(game.events)
    [_, gone] = game.courses
    assert texts(gone.events) == line[len(left) :]
    game.courses.delete(gone)
    assert (texts(game.events), game.variations) == (left, ())


def test_a_part_that_others_share_stays() -> None:
    game = long_game()
    here = to_a_choice(game, 3)
    game.play(another(game))
    play_on(game, random.Random(1), 6)
    tried = texts(game.events)
    there = to_a_choice(game, 5)
    game.play(another(game))
    latest = texts(game.events)
    game.courses.delete(1)
    assert [texts(course.events) for course in game.courses][1:] == [latest[here:]]
    assert latest[:there] == tried[:there]


def test_the_only_course_stays() -> None:
    game = long_game()
    before = game.to_text()
    with pytest.raises(sq.IllegalMoveError, match="the only course of a game cannot be deleted"):
        game.courses.delete(0)
    assert game.to_text() == before


@pytest.mark.parametrize("wrong", [2, -1, None, "main", True])
def test_a_course_that_is_not_there_is_refused(wrong: object) -> None:
    game = long_game()
    for step in (game.courses.switch, game.courses.make_main, game.courses.delete):
        with pytest.raises(sq.IllegalMoveError, match="this game has 0 to 0"):
            step(wrong)


def test_a_course_that_was_deleted_is_refused() -> None:
    game = long_game()
    to_a_choice(game, 3)
    game.play(another(game))
    game.undo()
    [_, gone], [way] = game.courses, game.variations
    game.courses.delete(1)
    with pytest.raises(sq.IllegalMoveError, match="there is no course"):
        game.courses.switch(gone)
    with pytest.raises(sq.IllegalMoveError, match="this moment is of another game"):
        game.switch(way)
    with pytest.raises(sq.IllegalMoveError, match="this moment is of another game"):
        game.show(gone.end)
    assert game.variations == ()


def steered(game: sq.Game, rng: random.Random) -> None:
    """Do something with one of the courses."""
    courses = game.courses
    number = rng.randrange(len(courses))
    match rng.randrange(5):
        case 0:
            courses.rename(number, rng.choice(["so", "or, so", 'a "try"', ""]))
        case 1:
            courses.make_main(number)
        case 2 if len(courses) > 1:
            courses.delete(number)
        case 3:
            courses.switch(number)
        case _:
            wander(game, rng, 3)


def tree_of(game: sq.Game) -> list[object]:
    return [(course.leaves, course.events, course.name, course.ply) for course in game.courses]


@pytest.mark.parametrize("edition", ["mini-kids", "dice"])
def test_whatever_is_done_a_record_has_it_and_no_other_course_is_lost(
    edition: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    for seed in range(25):
        rng = random.Random(seed)
        path = tmp_path_factory.mktemp("kept") / "game.txt"
        game = sq.Game(edition, 2, seed=seed, keep=path, luck=rng.choice(["auto", "ask"]))
        for _ in range(25):
            ends = {course.end: len(course.end.children) for course in game.courses}
            count = len(game.courses)
            steered(game, rng)
            lost = {end for end in ends if game.tree.numbered(end.number) is not end}
            assert len(lost) <= max(0, count - len(game.courses)) + 1
            for again in (
                sq.Game.from_text(game.to_text()),
                sq.Game.from_json(game.to_json()),
                sq.Game.load(path),
                copy.copy(game),
            ):
                assert tree_of(again) == tree_of(game)
                assert snapshot(again)[0] == snapshot(game)[0]
                assert (way_here(again), again.ply) == (way_here(game), game.ply)
                assert again.events == game.events
                assert again.to_text() == game.to_text()


@pytest.mark.parametrize(
    "step",
    ['name 99 "x"', "name 7 x", 'name 7 "x', "main 99", "main 0", "delete 0", "delete 99"],
)
def test_a_step_of_a_record_that_cannot_be_is_damage(step: str) -> None:
    game = long_game()
    with pytest.warns(UserWarning, match="line"):
        again = sq.Game.from_text(f"{game.to_text()}{step}\n")
    assert again.damage is not None
    assert again.events == game.events


def test_a_number_is_no_variation() -> None:
    says = "give one of the game's variations, such as game.switch(game.variations[0]), not 0"
    with pytest.raises(sq.IllegalMoveError, match=re.escape(says)):
        sq.Game("dice", seed=1).switch(0)  # type: ignore[arg-type] # that is what is tested
