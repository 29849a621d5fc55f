"""The line of play that a game is on: what led here, what is shown, and what lies beside it."""

from sequence_widget.engine.events import Event
from sequence_widget.engine.state import Position
from sequence_widget.game.cursor import Cursor
from sequence_widget.game.tree import Moment, Tree, Variation
from sequence_widget.rules import Rules


class LineOfPlay:
    """What of a game can be looked at: its tree, the current line, and the moment shown."""

    _cursor: Cursor

    @property
    def rules(self) -> Rules:
        """The rules that are played."""
        return self._cursor.tree.root.position.rules

    @property
    def tree(self) -> Tree:
        """Everything played, hanging from the position before the first event."""
        return self._cursor.tree

    @property
    def root(self) -> Moment:
        """The moment before the first event; everything played hangs from it."""
        return self._cursor.tree.root

    @property
    def shown(self) -> Moment:
        """The moment shown."""
        return self._cursor.shown

    @property
    def tip(self) -> Moment:
        """The end of the current line."""
        return self._cursor.tree.tip

    @property
    def start(self) -> Position:
        """The position before the first event."""
        return self._cursor.tree.root.position

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._cursor.shown.position

    @property
    def last_event(self) -> Event | None:
        """The event that led to the position shown."""
        return self._cursor.shown.event

    @property
    def ply(self) -> int:
        """How many of the events lie behind the position shown."""
        return self._cursor.shown.ply

    @property
    def last_ply(self) -> int:
        """How many events the current line has."""
        return self._cursor.last_ply

    @property
    def setup(self) -> tuple[Event, ...]:
        """The deal or the roll-off."""
        dealt = self._cursor.moments[0].path()
        return tuple(moment.event for moment in dealt if moment.event)

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event of the current line after the setup, those still ahead too.

        >>> import sequence_widget as sq
        >>> sq.Game("dice", seed=1).events[0].kind
        'roll'
        """
        return tuple(moment.event for moment in self._cursor.moments[1:] if moment.event)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The current line from the end of the setup on; `moments[ply]` is what is shown."""
        return tuple(self._cursor.moments)

    @property
    def variations(self) -> tuple[Variation, ...]:
        """Every other course that was played, the earliest to leave the current line first.

        >>> import sequence_widget as sq
        >>> game = sq.Game("kids", seed=7)
        >>> game.play("tiger b1"); game.undo(); game.play("zebra c2")
        >>> [(way.ply, str(way.events[0])) for way in game.variations]
        [(0, 'tiger b1')]
        """
        return self._cursor.tree.variations()
