"""The courses of a game, each named by what differs in it."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import count

from sequence_widget.engine.events import Event, written
from sequence_widget.game.courses import Course
from sequence_widget.game.hiding import hide
from sequence_widget.game.tree import Moment
from sequence_widget.text import in_words, say
from sequence_widget.widget.snapshot import Snapshot


def names_of(courses: Sequence[Course], now: Snapshot) -> list[str]:
    """Name each course as it was called, else by what differs from the one that it leaves.

    It stays when a hand is turned over, so it is told as the reader knows it.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.back(2); game.play("zebra c2")
    >>> names_of(game.courses, take(game, 0, None, "en"))
    ['Main variation', 'turn 1: zebra c2']
    """
    ends = {course.number: course.end for course in courses}
    told = {
        course.number: _Differing(now, course, ends[course.leaves])
        for course in courses
        if course.leaves in ends and not course.name
    }
    _tell_apart([*told.values()])
    main = say("widget.course.main", now.language)
    named = [
        course.name or (told[course.number].name if course.number in told else main)
        for course in courses
    ]
    return _numbered(named, now.language)


class _Differing:
    """A course beside the one that it leaves, and its name so far."""

    def __init__(self, now: Snapshot, course: Course, left: Moment) -> None:
        self._now, self._left = now, left
        self.end = course.end
        self.leaves = self._first_told(course.first.depth)
        """The first moment that the reader is told otherwise than in the course that it leaves."""

        self._last = self.leaves
        self.name = self._with_turn(self.leaves)

    def _first_told(self, first: int) -> Moment:
        for depth in range(first, self.end.depth + 1):
            moment = self.end.before(depth)
            if self._seen(moment) != self._seen(self._left.before(depth)):
                return moment
        return self.end.before(first)

    def _seen(self, moment: Moment) -> tuple[int, int | None, Event | None]:
        """Give what the reader is told of a moment, and of whom."""
        seat = moment.parent.position.turn if moment.parent else None
        event = moment.event and hide(moment.event, seat, self._now.reader)
        return moment.depth, seat, event

    def then(self, steps: int) -> str | None:
        """Say what happens so many events after it leaves the line, `None` if it ends before."""
        depth = self.leaves.depth + steps
        if depth > self.end.depth:
            return None
        moment = self.end.before(depth)
        same_turn = moment.entry == self._last.entry
        return self._event(moment) if same_turn else self._with_turn(moment)

    def add(self, steps: int) -> None:
        """Let the name go on by what happens there, or by there being nothing further."""
        then, language = self.then(steps), self._now.language
        if then is None:
            self.name = say("widget.variation_ends", language, told=self.name)
        else:
            self._last = self.end.before(self.leaves.depth + steps)
            self.name = say("widget.variation_then", language, told=self.name, then=then)

    def _with_turn(self, moment: Moment) -> str:
        said = self._event(moment)
        return say("widget.variation", self._now.language, number=moment.entry, said=said)

    def _event(self, moment: Moment) -> str:
        _, _, event = self._seen(moment)
        return in_words(written(event), self._now.language) if event else ""


def _tell_apart(courses: Sequence[_Differing]) -> None:
    """Let names that are alike go on by the first event in which their courses differ."""
    by_name: dict[str, list[_Differing]] = {}
    for course in courses:
        by_name.setdefault(course.name, []).append(course)
    for alike in by_name.values():
        steps = _first_difference(alike) if len(alike) > 1 else None
        if steps is not None:
            for course in alike:
                course.add(steps)
            _tell_apart(alike)


def _first_difference(alike: Sequence[_Differing]) -> int | None:
    """Find after how many events the reader is first told something else of one of these."""
    longest = max(course.end.depth - course.leaves.depth for course in alike)
    for steps in range(_parting(alike), longest + 1):
        if len({course.then(steps) for course in alike}) > 1:
            return steps
    return None


def _parting(alike: Sequence[_Differing]) -> int:
    """Find where their ways part, however long they are: nothing differs before."""
    first = alike[0].end

    def parted(depth: int) -> bool:
        return any(course.end.before(depth) is not first.before(depth) for course in alike)

    depth = bisect_left(range(first.depth + 1), x=True, key=parted)
    return max(1, depth - max(course.leaves.depth for course in alike))


def _numbered(told: list[str], language: str) -> list[str]:
    alike, numbers = Counter(told), {words: count(1) for words in told}
    return [
        words
        if alike[words] == 1
        else say("widget.variation_twin", language, told=words, number=next(numbers[words]))
        for words in told
    ]
