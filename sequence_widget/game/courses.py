"""The courses of a game as a tree: which leaves which, and what they are called."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import overload

from sequence_widget.engine.events import Event
from sequence_widget.game.change_lock import Lock
from sequence_widget.game.cursor import Cursor
from sequence_widget.game.tree import Moment, Tree, Variation
from sequence_widget.rules import whole
from sequence_widget.text import IllegalMoveError

LONGEST_NAME = 40
"""So many letters a course's name has at most."""


@dataclass(frozen=True, slots=True)
class Course:
    """One course of a game, from the event at which it leaves another one to its end."""

    number: int
    """Its place in the tree; 0 is the main one."""

    leaves: int | None
    """The number of the course that it leaves, `None` for the main one."""

    name: str
    """What it was called, empty if it was not."""

    first: Moment = field(repr=False)
    end: Moment = field(repr=False)

    @property
    def ply(self) -> int:
        """How many events it shares with the course that it leaves."""
        return self.first.parent.ply if self.first.parent is not None else 0

    @property
    def events(self) -> tuple[Event, ...]:
        """What is played in it from there on."""
        own = self.end.since(self.first.parent)
        return tuple(moment.event for moment in own if moment.ply and moment.event)

    @property
    def is_main(self) -> bool:
        """Whether it is the one that all others leave, by and by."""
        return self.leaves is None


class Courses(Sequence[Course]):
    """All courses of a game, each after the one that it leaves.

    The main one comes first: what was played, and not tried from an earlier ply. Looking at another
    course does not change the tree; a course that was taken back stands in it to its end.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.play("fox f2")
    >>> game.go_to(2); game.play("dragon b1")
    >>> game.courses.rename(1, "with the dragon")
    >>> game.courses
    0: tiger b1, draw lion, fox f2, draw giraffe (4 events)
    1:   after 2: dragon b1, draw kangaroo (2 events), "with the dragon" ←
    >>> game.undo(); game.ply, len(game.events)
    (2, 4)
    >>> game.courses.make_main(1); game.courses.delete(1)
    >>> [str(course.events[2]) for course in game.courses]
    ['dragon b1']
    """

    def __init__(self, cursor: Cursor, lock: Lock, tell: Callable[[], None]) -> None:
        self._cursor, self._lock, self._tell = cursor, lock, tell

    @cached_property
    def _found(self) -> list[Course]:
        return courses_of(self._cursor.tree)

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, number: int) -> Course: ...
    @overload
    def __getitem__(self, number: slice) -> list[Course]: ...
    def __getitem__(self, number: int | slice) -> Course | list[Course]:
        return self._found[number]

    @property
    def current(self) -> Course:
        """The course that is the current line."""
        return next(each for each in self._found if each.end is self._cursor.tree.tip)

    def switch(self, course: object) -> None:
        """Make a course the current line, shown after the first event that is another one.

        The course that is the current line is shown at its end.
        """
        with self._lock:
            tree, end = self._cursor.tree, self._course(course).end
            first = end
            while first.parent is not None and not tree.holds(first.parent):
                first = first.parent
            self._cursor.go_on_to(end)
            self._cursor.show(first)
            self._tell()

    def take_back(self, moment: Moment) -> None:
        """Show an earlier moment on the course that was left there for a try, else end the line."""
        with self._lock:
            self._cursor.take_back(moment)
            self._tell()

    def rename(self, course: object, name: str) -> None:
        """Call a course by a name; an empty one takes the name away."""
        with self._lock:
            called, name = self._course(course), checked_name(name)
            for moment in named_in(self._cursor.tree, called.first, called.end):
                self._cursor.name(moment, "")
            if name:
                self._cursor.name(called.end, name)
            self._tell()

    def make_main(self, course: object) -> None:
        """Have the main course go the way of this one; what it went before leaves it then."""
        with self._lock:
            self._cursor.make_main(self._course(course).end)
            self._tell()

    def delete(self, course: object) -> None:
        """Take away what is played in this course alone; the only one there is stays.

        Where it is the current line, another one becomes that which it left.
        """
        with self._lock:
            gone = self._course(course)
            self._cursor.delete(gone.first, gone.end)
            self._tell()

    def _course(self, course: object) -> Course:
        """Find a course by its number, or by what it is in a list of courses or variations."""
        number = whole(course)
        if number is not None and 0 <= number < len(courses := courses_of(self._cursor.tree)):
            return courses[number]
        end = course.end if isinstance(course, Course | Variation) else None
        for each in courses_of(self._cursor.tree):
            if each.end is end:
                return each
        raise IllegalMoveError("game.no_course", course=course, last=len(self) - 1)

    def __repr__(self) -> str:
        levels: list[int] = []
        for course in self._found:
            levels.append(0 if course.leaves is None else levels[course.leaves] + 1)
        tip = self._cursor.tree.tip
        return "\n".join(
            f"{course.number}: {'  ' * level}{_written(course)}{' ←' * (course.end is tip)}"
            for course, level in zip(self._found, levels, strict=True)
        )


def courses_of(tree: Tree) -> list[Course]:
    """List the courses of a tree, each with those that leave it after it.

    What was taken back and goes on elsewhere is part of that course, and none of its own, unless
    it is the current line or the main one.
    """
    found: list[Course] = []
    pending: list[tuple[Moment, Moment | None, int | None]] = [(tree.root, None, None)]
    while pending:
        start, begun, leaves = pending.pop()
        own, here = list(start.course()), leaves
        end, first = own[-1], begun or start
        if leaves is None or end is tree.tip or not end.children:
            begun, here = None, len(found)
            named = (tree.names[each] for each in reversed(own) if each in tree.names)
            name = next(named, "") if tree.names else ""
            found.append(Course(here, leaves, name, first, end))
        else:
            begun = first
        pending += [
            (child, begun, here)
            for moment in reversed(own)
            for child in reversed(moment.children)
            if child is not moment.goes_on
        ]
    return found


def named_in(tree: Tree, first: Moment, end: Moment) -> list[Moment]:
    """List the moments of a course at which it got a name."""
    return [
        moment
        for moment in tree.names
        if first.depth <= moment.depth <= end.depth and end.before(moment.depth) is moment
    ]


def checked_name(name: object) -> str:
    """Take a short name of one line, without the blanks around it.

    >>> checked_name(" a better try ")
    'a better try'
    """
    if not isinstance(name, str) or not name.isprintable() or len(name.strip()) > LONGEST_NAME:
        raise IllegalMoveError("game.course_name", most=LONGEST_NAME)
    return name.strip()


_TOLD = 4
"""So many events of a course are written out at most."""


def _written(course: Course) -> str:
    told = ", ".join(map(str, course.events[:_TOLD]))
    more = ", …" if len(course.events) > _TOLD else ""
    after = "" if course.leaves is None else f"after {course.ply}: "
    name = f', "{course.name}"' if course.name else ""
    return f"{after}{told}{more} ({len(course.events)} events){name}"
