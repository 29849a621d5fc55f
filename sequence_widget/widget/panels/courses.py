"""The panel of the courses of a game: a tree with each one's length, result, and chances."""

from collections.abc import Callable, Sequence

from sequence_widget.engine import Position
from sequence_widget.engine.seats import side_name
from sequence_widget.game.courses import Course
from sequence_widget.game.tree import Moment
from sequence_widget.text import say
from sequence_widget.widget.eyes import eyes_of_ends, seen_by
from sequence_widget.widget.messages import Json
from sequence_widget.widget.snapshot import Snapshot
from sequence_widget.widget.variations import names_of

MOST_COURSES = 50
"""So many are told, and the current one with them; the browser can go to no others."""

ChancesAt = Callable[[Moment], list[Json]]
"""Tells the chances at the end of a course, by side, as far as they are known."""


def courses_told(
    now: Snapshot, chances_at: ChancesAt | None = None, most: int | None = None
) -> Json:
    """Tell the courses of a game as a tree, with chances where they may be told.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> courses_told(take(game, 0, None, "en"))
    {}
    >>> game.play("tiger b1"); game.undo()
    >>> for row in courses_told(take(game, 0, None, "en"))["rows"]: print(row)
    {'end': 6, 'level': 0, 'name': 'Main variation', 'length': '0 turns', 'result': '', 'now': True}
    {'end': 8, 'level': 1, 'name': 'turn 1: tiger b1', 'length': '1 turn', 'result': ''}
    """
    if not now.game.tree.forks:
        return {}
    courses = list(now.game.courses)
    if len(courses) < 2:  # noqa: PLR2004 - the main one alone is no tree
        return {}
    told = _those_told(courses, now.tip, most)
    levels: dict[int, int] = {}
    rows: list[Json] = []
    for course, name in zip(told, names_of(told, now), strict=True):
        level = 0 if course.leaves is None else levels.get(course.leaves, 0) + 1
        levels[course.number] = level
        rows.append(_row(course, name, level, now, chances_at))
    found: Json = {"rows": rows}
    if len(told) < len(courses):
        more = len(courses) - len(told)
        found["more"] = say("widget.variations_more", now.language, n=more)
    if any("sides" in row for row in rows):
        title = say("widget.course.chances", now.language)
        found["title"] = seen_by(title, now, eyes_of_ends(now))
    return found


def ends_to_look_at(now: Snapshot) -> tuple[Moment, ...]:
    """List the ends of the courses told that are not over: there are chances at them."""
    courses = list(now.game.courses)
    if len(courses) < 2:  # noqa: PLR2004 - as above
        return ()
    told = _those_told(courses, now.tip, MOST_COURSES)
    return tuple(each.end for each in told if not each.end.position.is_over)


def _those_told(courses: Sequence[Course], tip: Moment, most: int | None) -> Sequence[Course]:
    return [
        course for course in courses if most is None or course.number < most or course.end is tip
    ]


def _row(
    course: Course, name: str, level: int, now: Snapshot, chances_at: ChancesAt | None
) -> Json:
    end = course.end
    row: Json = {
        "end": end.number,
        "level": level,
        "name": name,
        "length": say("widget.course.length", now.language, n=end.entry),
        "result": _result(end.position, now),
    }
    if end is now.tip:
        row["now"] = True
    if course.name:
        row["named"] = course.name
    sides = chances_at(end) if chances_at is not None and not end.position.is_over else []
    if sides:
        row["sides"] = sides
    return row


def _result(position: Position, now: Snapshot) -> str:
    """Say how a course ended, if it did."""
    if not position.is_over:
        return ""
    if position.winner is None:
        return say("widget.course.drawn", now.language)
    who = side_name(now.view, position.side(position.winner), now.language)
    return say("widget.course.won", now.language, who=who)
