"""The lock by which a change of a game or a board is done whole before another thread begins.

JupyterLab answers what is clicked in one thread while a cell runs in another.
"""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import wraps
from threading import RLock
from typing import Concatenate, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")
Lock = AbstractContextManager[object]

CHANGE_LOCK = RLock()
"""Held by whoever changes a board, or a game that somebody follows.

One for all: a game tells its boards and a board moves its game, and two threads that each hold
one of them would wait for each other for ever.
"""

NO_LOCK: Lock = nullcontext()
"""Nothing, for a game that nobody follows: it waits for no thread, and no thread for it."""

if hasattr(os, "register_at_fork"):  # a thread that held it is not there in the child
    os.register_at_fork(after_in_child=CHANGE_LOCK._at_fork_reinit)  # type: ignore[attr-defined] # noqa: SLF001 - as threading itself does


def undivided(step: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Have a method done whole.

    >>> class Purse:
    ...     coins = 3
    ...     @undivided
    ...     def take(self):
    ...         self.coins -= 1
    >>> purse = Purse()
    >>> purse.take(); purse.coins
    2
    """

    @wraps(step)
    def whole(self: S, /, *given: P.args, **named: P.kwargs) -> R:
        with CHANGE_LOCK:
            return step(self, *given, **named)

    return whole
