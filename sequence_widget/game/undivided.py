"""What changes a game or a board is done whole before another thread begins.

JupyterLab answers what is clicked in one thread while a cell runs in another.
"""

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Concatenate, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")

UNDIVIDED = RLock()
"""Held by whoever changes a game, or shows it on boards.

One for all: a game tells its boards and a board moves its game, and two threads that each hold
one of them would wait for each other for ever.
"""


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
        with UNDIVIDED:
            return step(self, *given, **named)

    return whole
