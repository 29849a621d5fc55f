"""What is shown of a game: a moment of its tree, stepping about, and those who follow it."""

import json
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


def name_step(number: int, name: str) -> str:
    r"""Write that the course which ends at a moment gets a name; no comma is to part it.

    >>> name_step(8, "so, or so")
    'name 8 "so\\u002c or so"'
    """
    return f"name {number} " + json.dumps(name, ensure_ascii=False).replace(",", "\\u002c")


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

    def go_on_to(self, end: Moment) -> None:
        """Show the end of a course; whatever had ended on the way there goes on so."""
        self.show(end)
        for child in end.path()[1:]:
            if child.parent is not None and child.parent.main is None:
                self._turn(child)

    def take_back(self, moment: Moment) -> None:
        """Show an earlier moment: on the course that was left there for a try, else at its end."""
        tried = self.shown.before(moment.depth + 1)
        if moment.main is None or moment.main is tried:
            self.end_at(moment)
            return
        *_, end = moment.main.line()
        self.show(end)
        self.show(moment)

    def make_main(self, end: Moment) -> None:
        """Have the main course lead to a moment, and every other on the way there.

        The current line stays; only where it had ended on that way, it goes on.
        """
        shown, tip = self.shown, self.tree.tip
        self.show(end)
        self.show(tip)
        self.show(shown)
        for child in end.path()[1:]:
            if child.parent is not None and child.parent.main is not child:
                self._turn(child)

    def delete(self, first: Moment, end: Moment) -> None:
        """Take away what only the course has that ends there, and begins with `first`.

        Where it is the current line, that becomes one that it left, as far as the two are the same.
        """
        own = None if end.children else end
        while own is not None and own is not first and own.parent and len(own.parent.children) == 1:
            own = own.parent
        fork = end if own is None else own.parent
        if fork is None or (own is not None and fork.children == [own] and fork.goes_on is own):
            raise IllegalMoveError("game.only_course")
        others = [fork.goes_on, *reversed(fork.children)]
        other = next((each for each in others if each is not None and each is not own), None)
        shown, tip = self.shown, self.tree.tip
        if other is not None:
            *_, instead = other.line()
            self.show(instead)
            if tip is not end:
                self.show(tip)
            self.show(fork if tip is end and shown.depth > fork.depth else shown)
        if own is not None:
            if fork.goes_on is own and other is not None:
                self._turn(other)
            self.tree.delete(own)
            self.steps.append(f"delete {own.number}")

    def name(self, end: Moment, name: str) -> None:
        """Call a course by a name; an empty one takes the name away."""
        if name:
            self.tree.names[end] = name
        else:
            self.tree.names.pop(end, None)
        self.steps.append(name_step(end.number, name))

    def _turn(self, child: Moment) -> None:
        """Have the course before a moment go on with it."""
        if child.parent is not None:
            child.parent.main = child
        self.steps.append(f"main {child.number}")

    def switch(self, variation: object) -> None:
        """Make a variation the current line, and show its first event."""
        if not isinstance(variation, Variation):
            raise IllegalMoveError("game.no_variation", value=variation)
        path = variation.end.path()
        if path[0] is not self.tree.root:
            raise IllegalMoveError("game.other_variation")
        self.go_on_to(variation.end)
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
