"""What was done in a game, step by step: a game is written down so, and restored by doing it again.

A step is an event, `show 8` or `end 8` for stepping to a moment and for ending the line there, or
`luck ask` and `luck auto`. A moment is named by how many were there before it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, dropwhile
from typing import NamedTuple

from sequence_widget.engine.events import Event, read_event
from sequence_widget.game.game import Game
from sequence_widget.game.terms import Terms
from sequence_widget.game.tree import Moment
from sequence_widget.text import Phrase, RecordError, SequenceError, limits

_STEP = re.compile(r"(show|end) (\d{1,9})|luck (auto|ask)|variation of (\d{1,9}) after (\d{1,9})")


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
    for moment in game.tree.moments[1:]:
        if moment.parent is not None and moment.parent is not here:
            steps.append(f"show {moment.parent.number}")
        steps.append(str(moment.event))
        here = moment
    for fork in _to_settle(game):
        here = fork.latest or fork
        steps.append(f"{'show' if fork.latest else 'end'} {here.number}")
    if here is not game.shown:
        steps.append(f"show {game.shown.number}")
    return steps


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
        else:
            moment = self.game.tree.numbered(int(match[2]))
            if moment is None:
                raise RecordError("record.no_moment", number=match[2])
            self._go(moment, ended=match[1] == "end")

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
