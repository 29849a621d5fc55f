"""How long a search may go on: until nobody waits for its answer any more."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class GivenUpError(Exception):
    """A search that was given up on the way: it has no answer, and nobody waits for one."""


_NOBODY_WAITS: ContextVar[Callable[[], bool] | None] = ContextVar("nobody_waits", default=None)


@contextmanager
def given_up_when(nobody_waits: Callable[[], bool]) -> Iterator[None]:
    """Have whatever is searched within, in this thread, end when nobody waits for it.

    >>> import sequence_widget as sq
    >>> view = sq.position("dice").seen_by(0)
    >>> with given_up_when(lambda: True):
    ...     view.finish_probability(0, within=2)
    Traceback (most recent call last):
    sequence_widget.exact.patience.GivenUpError
    """
    token = _NOBODY_WAITS.set(nobody_waits)
    try:
        yield
    finally:
        _NOBODY_WAITS.reset(token)


def go_on_if_wanted() -> None:
    """End a search by an error if nobody waits for its answer."""
    nobody_waits = _NOBODY_WAITS.get()
    if nobody_waits is not None and nobody_waits():
        raise GivenUpError
