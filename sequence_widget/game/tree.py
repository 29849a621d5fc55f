"""The tree of everything played in one game: a line, and the variations that leave it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sequence_widget.engine.events import Chance, Event
from sequence_widget.engine.state import Position
from sequence_widget.game.luck import next_digest

_SETUP = ("deal", "roll-off")


class Moment:
    """A position with the event that led to it and all the events that were tried from it."""

    __slots__ = ("chances", "children", "depth", "digest", "event", "latest", "parent", "position",
                 "setup")  # fmt: skip

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
        self.depth: int = parent.depth + 1 if parent else 0
        self.chances: int = (parent.chances if parent else 0) + lucky
        in_setup = isinstance(event, Chance) and event.kind in _SETUP
        self.setup: int = (parent.setup if parent else 0) + in_setup

    @property
    def ply(self) -> int:
        """How many events after the setup led here."""
        return self.depth - self.setup

    def follow(self, event: Event) -> "Moment":
        """Go on by an event, on the way that is there or on a new one."""
        for child in self.children:
            if child.event == event:
                self.latest = child
                return child
        position = self.position.apply(event)
        child = Moment(position, next_digest(self.digest, event), event, self)
        self.children.append(child)
        self.latest = child
        return child

    def line(self) -> Iterator["Moment"]:
        """Go from here to the end of the line, this moment first."""
        here: Moment | None = self
        while here is not None:
            yield here
            here = here.latest

    def path(self) -> list["Moment"]:
        """Go from the beginning to here, this moment last."""
        moments = []
        here: Moment | None = self
        while here is not None:
            moments.append(here)
            here = here.parent
        return moments[::-1]

    def end_here(self) -> None:
        """Make this the tip of the current line; what was played further becomes a variation."""
        self.choose()
        self.latest = None

    def choose(self) -> None:
        """Make the way to this moment the current line."""
        here: Moment = self
        while here.parent is not None:
            here.parent.latest = here
            here = here.parent


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


def variations_beside(line: list[Moment]) -> Iterator[tuple[Moment, list[Moment]]]:
    """Find every other way through the tree: where it leaves this line, and what follows."""
    for moment in line:
        for child in moment.children:
            if moment.latest is not child:
                yield moment, list(child.line())
