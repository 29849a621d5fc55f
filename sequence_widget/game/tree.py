"""The tree of everything played in one game: the current line, and the variations that leave it."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from sequence_widget.engine.events import Chance, Event, Move
from sequence_widget.engine.state import Position
from sequence_widget.game.luck import next_digest
from sequence_widget.text import IllegalMoveError

_SETUP = ("deal", "roll-off")
_SEARCHED = 40
"""Where more branches than these leave a moment, they are looked up and not searched through."""


class Moment:
    """A position with the event that led to it and all the events that were tried from it.

    `latest` is the one of its `children` that was followed last, and `main` the one that its own
    course goes on with, which does not change by looking at another. Both are `None` where a line
    ends.
    """

    __slots__ = ("chances", "children", "depth", "digest", "earlier", "entry", "event", "latest",
                 "main", "number", "parent", "ply", "position", "setup")  # fmt: skip

    def __init__(
        self,
        position: Position,
        digest: bytes,
        event: Event | None = None,
        parent: "Moment | None" = None,
    ) -> None:
        lucky = isinstance(event, Chance)
        self.position = position
        self.digest = digest
        self.event = event
        self.parent = parent
        self.children: list[Moment] = []
        self.latest: Moment | None = None
        self.main: Moment | None = None
        self.depth: int = parent.depth + 1 if parent else 0
        self.chances: int = (parent.chances if parent else 0) + lucky
        in_setup = isinstance(event, Chance) and event.kind in _SETUP
        self.setup: int = (parent.setup if parent else 0) + in_setup
        self.ply: int = self.depth - self.setup
        """How many events after the setup led here."""

        self.number = 0
        """How many moments its tree had before."""

        joins = parent is not None and _go_together(parent.event, event)
        self.entry: int = (parent.entry if parent else 0) + (self.ply > 0 and not joins)
        """Its place in the list of moves, where a move stands together with its luck."""

        self.earlier = parent.leap() if parent else self

    def leap(self) -> "Moment":
        """Say how far back the next moment reaches: two leaps of one length make the next longer.

        So any moment on the way is a few leaps away, however long the game.
        """
        once = self.earlier
        twice = once.earlier
        return twice if self.depth - once.depth == once.depth - twice.depth else self

    def before(self, depth: int) -> "Moment":
        """Give the moment on the way here with so many events before it."""
        here = self
        while here.depth > depth and here.parent is not None:
            here = here.earlier if here.earlier.depth >= depth else here.parent
        return here

    def line(self) -> Iterator["Moment"]:
        """Go from here to the end of the line, this moment first."""
        here: Moment | None = self
        while here is not None:
            yield here
            here = here.latest

    def course(self) -> Iterator["Moment"]:
        """Go from here to the end of its own course, this moment first."""
        here: Moment | None = self
        while here is not None:
            yield here
            here = here.goes_on

    @property
    def goes_on(self) -> "Moment | None":
        """The moment with which its own course goes on, `None` where that ends."""
        return self.main or self.latest

    def path(self) -> list["Moment"]:
        """Go from the beginning to here, this moment last."""
        return self.since(None)

    def since(self, before: "Moment | None") -> list["Moment"]:
        """Go from after an earlier moment, or from the beginning, to here, this moment last."""
        moments = []
        here: Moment | None = self
        while here is not None and here is not before:
            moments.append(here)
            here = here.parent
        return moments[::-1]

    def comes_from(self, earlier: "Moment | None") -> bool:
        """Whether this is an earlier moment or lies on a way that leads on from it."""
        here: Moment | None = self
        while here is not None and earlier is not None and here.depth > earlier.depth:
            here = here.parent
        return here is earlier


def _go_together(before: Event | None, event: Event | None) -> bool:
    """Whether one entry tells of both: a roll and what was done with it, a card and the next."""
    if isinstance(before, Chance):
        return before.kind == "roll" and isinstance(event, Move)
    return before is not None and isinstance(event, Chance) and event.kind == "draw"


@dataclass(frozen=True, slots=True)
class Variation:
    """Another course of a game: after `ply` events of the current line it has `events` instead.

    >>> import sequence_widget as sq
    >>> game = sq.Game("dice", seed=1, luck="ask")
    >>> game.play("roll 1+2"); game.back(); game.play("roll 6+6")
    >>> [str(event) for event in game.variations[0].events]
    ['roll 1+2']
    """

    ply: int
    events: tuple[Event, ...]
    end: Moment = field(repr=False, compare=False)

    @property
    def first(self) -> Moment:
        """The first moment that is not on the current line."""
        return self.end.before(self.end.depth - len(self.events) + 1)


class Tree:
    """All moments of a game, hanging from its `root`, and the current line through them.

    The line is kept and not looked for: the place of a moment on it is its depth. Everything
    that changes the tree goes through here.
    """

    __slots__ = ("_all", "_count", "_fans", "_forks", "_line", "names", "root", "tip")

    def __init__(self, root: Moment) -> None:
        self.root = root
        self.tip = root
        """The end of the current line."""

        self.names: dict[Moment, str] = {}
        """What courses are called, by the moment at which they ended when they got their name."""

        self._all = {0: root}
        self._count = 1  # those that were deleted, too
        self._line = [root]
        self._forks: dict[Moment, None] = {}  # where variations can leave a line
        self._fans: dict[Moment, dict[Event | None, Moment]] = {}  # the ways from where many lead

    @property
    def moments(self) -> list[Moment]:
        """Every moment there is, in the order in which they came about."""
        return list(self._all.values())

    @property
    def forks(self) -> list[Moment]:
        """Every moment where a variation leaves a line, or where a line ends that went on."""
        return [here for here in self._forks if len(here.children) > (here.latest is not None)]

    def line(self, start: int = 0, end: int | None = None) -> list[Moment]:
        """Give a stretch of the current line, by depth."""
        return self._line[start:end]

    def at(self, depth: int) -> Moment:
        """Give the moment of the current line with so many events before it."""
        return self._line[depth]

    def numbered(self, number: int) -> Moment | None:
        """Give the moment of this number, wherever in the tree it is, if there is one."""
        return self._all.get(number)

    def holds(self, moment: Moment) -> bool:
        """Whether a moment lies on the current line."""
        return moment.depth < len(self._line) and self._line[moment.depth] is moment

    def follow(self, here: Moment, event: Event) -> Moment:
        """Go on by an event, on the way that is there or on a new one."""
        child = self.grow(here, event)
        self._turn(here, child)
        return child

    def grow(self, here: Moment, event: Event) -> Moment:
        """Give the moment that an event leads to; the current line stays as it is."""
        child = self._child(here, event)
        if child is None:
            position = here.position.apply(event)
            child = Moment(position, next_digest(here.digest, event), event, here)
            child.number = self._count
            self._count += 1
            self._all[child.number] = child
            here.children.append(child)
            if len(here.children) > 1:
                self._forks[here] = None
            if here in self._fans:
                self._fans[here][event] = child
        if here.main is None:
            here.main = child
        return child

    def _child(self, here: Moment, event: Event) -> Moment | None:
        """Find the way that is there; where there are many it is looked up."""
        if len(here.children) > _SEARCHED:
            fan = {child.event: child for child in here.children} if here not in self._fans else {}
            return self._fans.setdefault(here, fan).get(event)
        return next((child for child in here.children if child.event == event), None)

    def settle(self, ways: Iterable[tuple[Moment, bool]]) -> None:
        """Let the lines that were grown go on as these ways did; where two part, as the first.

        A way is the moment that it led to, and whether the line was ended there.
        """
        settled: set[Moment] = set()
        for moment, ended in ways:
            if self.numbered(moment.number) is not moment:  # it was deleted later
                continue
            here, latest = (moment, None) if ended else (moment.parent, moment)
            while here is not None and here not in settled:
                settled.add(here)
                here.latest = latest
                if len(here.children) > (latest is not None):
                    self._forks[here] = None
                latest, here = here, here.parent
        for here in self._all.values():
            if here.latest is None:
                here.main = None
        self._lay(self.root.line(), 0)

    def choose(self, moment: Moment) -> None:
        """Make the way to a moment of this tree the current line."""
        if self.numbered(moment.number) is not moment:
            raise IllegalMoveError("game.other_moment")
        way = []
        here = moment
        while here.parent is not None and not self.holds(here):
            way.append((here.parent, here))
            here = here.parent
        for parent, child in way:
            parent.latest = child
        if way:
            self._lay(here.line(), here.depth)

    def end_at(self, moment: Moment) -> None:
        """Make a moment the tip of the current line; what was played further is a variation."""
        self.choose(moment)
        moment.latest = moment.main = None
        if moment.children:
            self._forks[moment] = None
        self._lay([moment], moment.depth)

    def delete(self, first: Moment) -> None:
        """Take away a moment, which is not on the current line, and all that follows it."""
        before = first.parent
        if before is None or self.holds(first):
            raise IllegalMoveError("game.only_course")
        # There may be thousands; they are in the order of their numbers.
        at = bisect_left(before.children, first.number, key=lambda child: child.number)
        del before.children[at]
        if before in self._fans:
            self._fans[before].pop(first.event, None)
        if before.latest is first:
            before.latest = None
        if before.main is first:
            before.main = before.latest
        going = [first]
        while going:
            here = going.pop()
            going += here.children
            self._all.pop(here.number, None)
            self.names.pop(here, None)
            self._forks.pop(here, None)
            self._fans.pop(here, None)

    def _turn(self, here: Moment, child: Moment) -> None:
        """Let the way from a moment lead to this one of its children."""
        here.latest = child
        if self.holds(here) and not self.holds(child):
            self._lay(child.line(), child.depth)

    def _lay(self, moments: Iterable[Moment], depth: int) -> None:
        """Let the current line go on from a depth by these."""
        self._line[depth:] = moments
        self.tip = self._line[-1]

    def variations(self) -> tuple[Variation, ...]:
        """List every other course that was played, the earliest to leave the line first."""
        found = []
        pending: list[tuple[int, list[Moment], list[Moment]]] = [
            (moment.ply, [], branch) for moment, branch in self._beside_line()
        ]
        while pending:
            ply, before, branch = pending.pop(0)
            moments = before + branch
            events = tuple(moment.event for moment in moments if moment.event)
            found.append(Variation(ply, events, moments[-1]))
            for moment, further in variations_beside(branch):
                kept = moments[: moments.index(moment) + 1]
                pending.append((ply, kept, further))
        return tuple(sorted(found, key=lambda way: way.ply))

    def _beside_line(self) -> Iterator[tuple[Moment, list[Moment]]]:
        forks = [moment for moment in self._forks if self.holds(moment)]
        return variations_beside(sorted(forks, key=lambda moment: moment.depth))


def variations_beside(line: Iterable[Moment]) -> Iterator[tuple[Moment, list[Moment]]]:
    """Find every other way through the tree: where it leaves these moments, and what follows."""
    for moment in line:
        for child in moment.children:
            if moment.latest is not child:
                yield moment, list(child.line())
