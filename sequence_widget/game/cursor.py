"""Walking about in a game: the line that is shown, stepping along it, and its variations."""

import weakref
from collections.abc import Callable
from types import FunctionType, MethodType
from typing import Any

from sequence_widget.engine.events import Event
from sequence_widget.engine.state import Position
from sequence_widget.game.tree import Moment, Variation, variations_beside
from sequence_widget.rules import whole
from sequence_widget.text import IllegalMoveError, SequenceError

Callback = Callable[[Any], object]


def how_many(value: object, refused: str) -> int:
    """Give how many steps or moves to make, or refuse what is no number of them.

    >>> how_many(2, "game.steps")
    2
    """
    number = whole(value)
    if number is None or number < 0:
        raise IllegalMoveError(refused, value=value)
    return number


class _Kept:
    """Holds a follower that nothing else need hold, in the shape of a weak reference."""

    __slots__ = ("_callback",)

    def __init__(self, callback: Callback) -> None:
        self._callback = callback

    def __call__(self) -> Callback:
        return self._callback


def _held(callback: Callback) -> Callable[[], Callback | None]:
    """Hold a follower: weakly, unless it is a lambda or the like, which only the game knows."""
    if isinstance(callback, MethodType):
        return weakref.WeakMethod(callback)
    named = isinstance(callback, FunctionType) and callback.__name__ != "<lambda>"
    return weakref.ref(callback) if named else _Kept(callback)


class Stepping:
    """A tree of moments with one of them shown, and followers who are told when that changes."""

    def __init__(self, root: Moment) -> None:
        self._root = self._here = root
        self._callbacks: list[Callable[[], Callback | None]] = []

    @property
    def root(self) -> Moment:
        """The moment before the first event; everything played hangs from it."""
        return self._root

    @property
    def shown(self) -> Moment:
        """The moment shown."""
        return self._here

    @property
    def start(self) -> Position:
        """The position before the first event."""
        return self._root.position

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._here.position

    @property
    def last_event(self) -> Event | None:
        """The event that led to the position shown."""
        return self._here.event

    @property
    def ply(self) -> int:
        """How many of the events lie behind the position shown."""
        return self._here.ply

    @property
    def setup(self) -> tuple[Event, ...]:
        """The deal or the roll-off."""
        return tuple(moment.event for moment in self.moments[0].path() if moment.event)

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event of the current line after the setup, those still ahead too.

        >>> import sequence_widget as sq
        >>> sq.Game("dice", seed=1).events[0].kind
        'roll'
        """
        return tuple(moment.event for moment in self.moments[1:] if moment.event)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The current line from the end of the setup on; `moments[ply]` is what is shown."""
        line = list(self._root.line())
        return tuple(line[line[-1].setup :])

    @property
    def variations(self) -> tuple[Variation, ...]:
        """Every other course that was played, the earliest to leave the current line first.

        >>> import sequence_widget as sq
        >>> game = sq.Game("kids", seed=7)
        >>> game.play("tiger b1"); game.undo(); game.play("zebra c2")
        >>> [(way.ply, str(way.events[0])) for way in game.variations]
        [(0, 'tiger b1')]
        """
        found = []
        pending: list[tuple[int, list[Moment], list[Moment]]] = [
            (moment.ply, [], branch)
            for moment, branch in variations_beside(list(self._root.line()))
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

    def back(self, plies: int = 1) -> None:
        """Step back by events, at most to the end of the setup."""
        self.go_to(max(0, self.ply - how_many(plies, "game.steps")))

    def forward(self, plies: int = 1) -> None:
        """Step forward by events, at most to the end of the current line."""
        self.go_to(min(len(self.moments) - 1, self.ply + how_many(plies, "game.steps")))

    def go_to(self, ply: int) -> None:
        """Show the position after this many events of the current line.

        >>> import sequence_widget as sq
        >>> game = sq.Game("dice", seed=1)
        >>> game.go_to(5)
        Traceback (most recent call last):
        sequence_widget.text.errors.IllegalMoveError: there is no ply 5; this game has 0 to 1
        """
        moments = self.moments
        last = len(moments) - 1
        number = whole(ply)
        if number is None or not 0 <= number <= last:
            raise IllegalMoveError("game.no_ply", ply=ply, last=last)
        self.show(moments[number])

    def switch(self, variation: Variation) -> None:
        """Make a variation the current line, and show its first event.

        >>> import sequence_widget as sq
        >>> game = sq.Game("kids", seed=7)
        >>> game.play("panda a3"); game.undo(); game.play("zebra c2")
        >>> game.switch(game.variations[0])
        >>> str(game.last_event)
        'panda a3'
        """
        path = variation.end.path() if isinstance(variation, Variation) else []
        if not path or path[0] is not self._root:
            raise IllegalMoveError("game.other_variation")
        variation.end.choose()
        self._here = path[variation.end.depth - len(variation.events) + 1]
        self._tell()  # even if it is shown already: the line has changed

    def show(self, moment: Moment) -> None:
        """Show a moment of this game, and make its way there the current line."""
        moment.choose()
        if moment is not self._here:
            self._here = moment
            self._tell()

    def subscribe(self, callback: Callback) -> Callback:
        """Call back with this game whenever what it shows has changed.

        A method, or a function with a name, is held weakly: it is called for as long as
        something else keeps it. A lambda or any other object is kept by the game, until
        `unsubscribe` is called with it.

        >>> import sequence_widget as sq
        >>> seen = []
        >>> def follow(game): seen.append(game.ply)
        >>> game = sq.Game("kids", seed=7)
        >>> game.subscribe(follow) is follow
        True
        >>> game.play("panda a3"); seen
        [2]
        """
        if not callable(callback):
            raise SequenceError("game.no_follower", value=callback)
        self._callbacks.append(_held(callback))
        return callback

    def unsubscribe(self, callback: Callback) -> None:
        """Stop calling back."""
        self._callbacks = [held for held in self._callbacks if held() != callback]

    def _tell(self) -> None:
        """Call every follower; what the first failing one raised is raised after the last."""
        failures = []
        self._callbacks = [held for held in self._callbacks if held() is not None]
        for held in list(self._callbacks):
            callback = held()
            if callback is None or held not in self._callbacks:  # a follower can end another
                continue
            try:
                callback(self)
            except Exception as failure:  # noqa: BLE001 - raised again below
                failures.append(failure)
        if failures:
            raise failures[0]
