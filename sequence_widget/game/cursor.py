"""What is shown of a game: a moment of its tree, stepping about, and those who follow it."""

import weakref
from collections.abc import Callable, Container
from types import FunctionType, MethodType
from typing import Any

from sequence_widget.engine.events import Event, Move
from sequence_widget.game.change_lock import CHANGE_LOCK, NO_LOCK, Lock
from sequence_widget.game.tree import Moment, Tree, Variation
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


class Cursor:
    """A tree of moments with one of them shown.

    A ply counts the events after the setup, the deal or the roll-off.
    """

    __slots__ = ("shown", "steps", "tree")

    def __init__(self, root: Moment) -> None:
        self.tree = Tree(root)
        self.shown = root
        self.steps: list[str] = []
        """What was done since this was emptied: texts of events, and where was stepped to."""

    @property
    def last_ply(self) -> int:
        """The ply of the end of the current line."""
        return self.tree.tip.ply

    @property
    def moments(self) -> list[Moment]:
        """The current line from the end of the setup on."""
        return self.tree.line(self.tree.tip.setup)

    def at_ply(self, ply: object) -> Moment:
        """Find a moment of the current line by its ply, or refuse a ply that is not there."""
        number = whole(ply)
        if number is None or not 0 <= number <= self.last_ply:
            raise IllegalMoveError("game.no_ply", ply=ply, last=self.last_ply)
        return self.tree.at(self.tree.tip.setup + number)

    def before_decision(self, bots: Container[int]) -> Moment | None:
        """Find the moment before the last decision of somebody who is no bot."""
        for moment in reversed(self.shown.path()[1:]):
            seat = moment.parent.position.turn if moment.parent else None
            if isinstance(moment.event, Move) and seat is not None and seat not in bots:
                return moment.parent
        return None

    def follow(self, event: Event) -> None:
        """Go on by an event, on the way that is there or on a new one."""
        self.shown = self.tree.follow(self.shown, event)
        self.steps.append(str(event))

    def show(self, moment: Moment) -> bool:
        """Show a moment and make its way there the current line; say if it was another one."""
        self.tree.choose(moment)
        other = moment is not self.shown
        self.shown = moment
        if other:
            self.steps.append(f"show {moment.number}")
        return other

    def end_at(self, moment: Moment) -> None:
        """Show a moment and make it the end of the current line."""
        self.tree.end_at(moment)
        self.shown = moment
        self.steps.append(f"end {moment.number}")

    def switch(self, variation: object) -> None:
        """Make a variation the current line, and show its first event."""
        path = variation.end.path() if isinstance(variation, Variation) else []
        if not isinstance(variation, Variation) or path[0] is not self.tree.root:
            raise IllegalMoveError("game.other_variation")
        self.show(variation.end)
        self.show(path[variation.end.depth - len(variation.events) + 1])


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


class Followers:
    """Those who are told whenever what a game shows has changed."""

    __slots__ = ("_callbacks", "lock", "times_told")

    def __init__(self) -> None:
        self._callbacks: list[Callable[[], Callback | None]] = []
        self.lock: Lock = NO_LOCK
        """What a step is to hold, so that they see it whole."""

        self.times_told = 0
        """Grows before they are told."""

    def add(self, callback: Callback) -> None:
        """Call back from now on; see `Game.subscribe`."""
        if not callable(callback):
            raise SequenceError("game.no_follower", value=callback)
        with CHANGE_LOCK:
            self._callbacks.append(_held(callback))
            self.lock = CHANGE_LOCK

    def remove(self, callback: Callback) -> None:
        """Stop calling back."""
        with CHANGE_LOCK:
            self._callbacks = [held for held in self._callbacks if held() != callback]

    def tell(self, game: object) -> None:
        """Call every follower; what the first failing one raised is raised after the last."""
        self.times_told += 1
        failures = []
        self._callbacks = [held for held in self._callbacks if held() is not None]
        for held in list(self._callbacks):
            callback = held()
            if callback is None or held not in self._callbacks:  # a follower can end another
                continue
            try:
                callback(game)
            except Exception as failure:  # noqa: BLE001 - raised again below
                failures.append(failure)
        if failures:
            raise failures[0]
