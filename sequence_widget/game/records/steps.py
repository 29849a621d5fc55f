"""What was done in a game, step by step: a game is written down so, and restored by doing it again.

A step is an event, `show 8` or `end 8` for stepping to a moment and for ending the line there, or
`luck ask` and `luck auto`. `main 8` has the course before a moment go on with it, `delete 8` takes
it away with all that follows, and `name 8 "…"` calls the course that ends there so. A moment is
named by how many were there before it.
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, dropwhile
from typing import NamedTuple

from sequence_widget.engine.events import Event, read_event
from sequence_widget.game.courses import checked_name
from sequence_widget.game.cursor import name_step
from sequence_widget.game.game import Game
from sequence_widget.game.terms import Terms
from sequence_widget.game.tree import Moment
from sequence_widget.text import Phrase, RecordError, SequenceError, limits

_STEP = re.compile(
    r"(show|end|main|delete) (\d{1,9})|luck (auto|ask)|variation of (\d{1,9}) after (\d{1,9})"
    r'|name (\d{1,9}) (".*")'
)


class Line(NamedTuple):
    """A line of what was done: steps parted by commas."""

    at: int
    """Where in the text it begins."""

    number: int
    words: str


@dataclass(slots=True)
class Course:
    """One game as it was written down, taken apart and not played yet."""

    terms: Terms
    lines: list[Line]
    shown: int | None = None
    """The event that is shown, where variations were written one after the other: version 1."""

    shown_at: int | None = None
    counted: str = "line"
    """What the numbers count: lines of the text, or steps."""


def steps_of(game: Game) -> list[str]:
    """Write down what has to be done to have the same tree again, with the same moment shown.

    >>> game = Game("mini-dice", seed=1, luck="ask")
    >>> game.play("roll 3"); game.back()
    >>> steps_of(game)
    ['roll-off 3', 'roll-off 6', 'roll 3', 'show 2']
    """
    here, steps = game.root, []
    numbers = {moment: number for number, moment in enumerate(game.tree.moments)}
    for moment in game.tree.moments[1:]:
        if moment.parent is not None and moment.parent is not here:
            steps.append(f"show {numbers[moment.parent]}")
        steps.append(str(moment.event))
        here = moment
    for fork in _to_settle(game):
        here = fork.latest or fork
        steps.append(f"{'show' if fork.latest else 'end'} {numbers[here]}")
    if here is not game.shown:
        steps.append(f"show {numbers[game.shown]}")
    ways_on = [(fork.children[0], fork.goes_on) for fork in game.tree.forks]
    mains = [numbers[way] for first, way in ways_on if way is not None and way is not first]
    steps += [f"main {number}" for number in sorted(mains)]
    return steps + [name_step(numbers[end], name) for end, name in game.tree.names.items()]


def _to_settle(game: Game) -> Iterator[Moment]:
    """Give the moments of which it has to be said how the line goes on.

    Of others the last event that was played from there on says it. A step that says it chooses
    the way there, too, so those nearer the beginning come later.
    """
    left_by: dict[Moment, Moment] = {}
    for last in reversed(game.tree.moments):
        here = last
        while here.parent is not None and here.parent not in left_by:
            left_by[here.parent] = here
            here = here.parent
    forks = sorted(game.tree.forks, key=lambda here: (here.depth, here.number), reverse=True)
    return dropwhile(lambda fork: fork.latest is left_by[fork], forks)


def again(terms: Terms, steps: Iterable[str], damage: RecordError | None) -> Game:
    """Make a copy of a game, with the bots that came along."""
    game = Game(terms.start, terms.players, seed=terms.seed, luck="ask")
    restore(game, Course(terms, [Line(0, n, step) for n, step in enumerate(steps, 1)]))
    game.damage = damage
    return game


def restore(game: Game, course: Course) -> tuple[int, RecordError | None]:
    """Lay a game out and do again what was done in it, up to the first line that does not hold.

    Give how many lines hold, and what is wrong with the next.
    """
    good, damage = _restore(game, course, course.lines)
    if good < len(course.lines) and "," in course.lines[good].words:
        _restore(game, course, course.lines[:good])  # nothing is left of a bad line
    return good, damage


def _restore(game: Game, course: Course, lines: Sequence[Line]) -> tuple[int, RecordError | None]:
    game.lay_out(course.terms)
    walk = _Walk(game, game.root)
    good, damage = len(lines), None
    for index, line in enumerate(lines):
        for step in line.words.split(","):
            try:
                walk.take(step.strip())
            except SequenceError as refused:
                reason = Phrase(refused.key, refused.values)
                good = index
                damage = error_at(line.number, "record.event", course.counted, reason=reason)
                break
        if damage is not None:
            break
    return good, walk.settle(course) or damage


@dataclass(slots=True)
class _Walk:
    """What was done in a game as it is done again: the tree grows, and no line is current yet.

    To make each line current that was for a while would take the length of it every time.
    """

    game: Game
    here: Moment
    ways: list[tuple[Moment, bool]] = field(default_factory=list)
    """Where was gone to, one after the other, and whether the line was ended there."""

    ends: list[Moment] = field(default_factory=list)
    """The ends of the lines before this one, in version 1."""

    def take(self, step: str) -> None:
        """Take one step."""
        match = _STEP.fullmatch(step)
        if match is None:
            self._follow(read_event(step))
        elif match[3]:
            self.game.luck_mode = match[3]
        elif match[4]:
            self._branch(int(match[4]), int(match[5]))
        elif match[6]:
            self._name(self._numbered(match[6]), match[7])
        else:
            self._settle_at(match[1], self._numbered(match[2]))

    def _numbered(self, number: str) -> Moment:
        moment = self.game.tree.numbered(int(number))
        if moment is None:
            raise RecordError("record.no_moment", number=number)
        return moment

    def _settle_at(self, what: str, moment: Moment) -> None:
        """Go to a moment, or settle how the course before it goes on."""
        if what == "main" and moment.parent is not None:
            moment.parent.main = moment
        elif what == "delete" and not self.here.comes_from(moment):
            self.game.tree.delete(moment)
        elif what == "end":
            moment.main = None
            self._go(moment, ended=True)
        elif what == "show":
            self._go(moment)
        else:
            raise RecordError("record.no_moment", number=moment.number)

    def _name(self, end: Moment, written: str) -> None:
        """Name the course that ends at a moment."""
        try:
            name = checked_name(json.loads(written))
        except (ValueError, RecursionError):
            raise RecordError("record.no_name", name=written) from None
        if name:
            self.game.tree.names[end] = name
        else:
            self.game.tree.names.pop(end, None)

    def _follow(self, event: Event) -> None:
        try:
            self._go(self.game.tree.grow(self.here, event))
        except SequenceError as refused:
            raise refused.naming(self.game.players) from None

    def _branch(self, of: int, after: int) -> None:
        """Begin a variation of an earlier line."""
        self.ends.append(self.here)
        if of >= len(self.ends) or after > self.ends[of].depth:
            raise error_at(None, "record.branch", of=of, after=after)
        self._go(self.ends[of].before(after))

    def _go(self, moment: Moment, *, ended: bool = False) -> None:
        self.here = moment
        if self.ways[-1:] != [(moment, ended)]:
            self.ways.append((moment, ended))

    def settle(self, course: Course) -> RecordError | None:
        """Make the line current that was so last, and show what was shown, or what is nearest."""
        tree = self.game.tree
        if course.shown is None:
            tree.settle(reversed(self.ways))
            self.game.show(self.here)
            return None
        ends = ((end, True) for end in (*self.ends, self.here))
        tree.settle(chain(ends, reversed(self.ways)))
        last = tree.tip.depth
        self.game.show(tree.at(max(0, min(course.shown, last))))
        if 0 <= course.shown <= last:
            return None
        where = course.shown_at if course.counted == "line" else None
        return error_at(where, "record.shown", shown=course.shown, last=last)


def check_size(size: int) -> None:
    """Refuse a record of more steps than can be read in seconds."""
    if size > limits.MOST_EVENTS:
        raise RecordError("record.too_many", most=limits.MOST_EVENTS, size=size)


def error_at(
    number: int | None, key: str, counted: str = "line", /, **values: object
) -> RecordError:
    """Make an error that names the line of the text, or the step, if it is known."""
    if number is None:
        return RecordError(key, line=None, where=Phrase("hint.nothing"), **values)
    where = Phrase(f"record.{counted}", {"line": number})
    return RecordError(key, line=number if counted == "line" else None, where=where, **values)
