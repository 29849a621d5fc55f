"""What failed, made fit to be raised where cards are hidden from who reads it."""

import traceback
from collections.abc import Sequence

from sequence_widget.engine.players import chosen
from sequence_widget.text import SequenceError, say


def joined(failures: Sequence[Exception]) -> Exception:
    """Make one exception of several; a failure that came more than once counts once.

    >>> joined([ValueError("a"), ValueError("a")])
    ValueError('a')
    >>> len(joined([ValueError("a"), KeyError("a")]).exceptions)
    2
    """
    distinct: dict[tuple[type[Exception], str], Exception] = {}
    for failure in failures:
        distinct.setdefault((type(failure), f"{failure!r} {failure}"), failure)
    if len(distinct) == 1:
        return failures[0]
    return ExceptionGroup(say("widget.failures"), list(distinct.values()))


def is_telling(failure: BaseException) -> bool:
    """Whether what a failure says may name cards: the game's errors do, and bots'.

    >>> is_telling(SequenceError("seat.number", seat=1)), is_telling(ValueError("mine"))
    (True, False)
    """
    if isinstance(failure, BaseExceptionGroup):
        return any(is_telling(each) for each in failure.exceptions)
    if isinstance(failure, SequenceError):
        return not failure.key.startswith("widget.")
    frames = (frame for frame, _ in traceback.walk_tb(failure.__traceback__))
    return any(frame.f_code is chosen.__code__ for frame in frames)


def spared(failure: Exception) -> Exception:
    """Give a failure without what may name cards; what a cell raised itself stays as it is.

    >>> spared(SequenceError("seat.number", seat=1))
    SequenceError('widget.observer')
    >>> spared(ValueError("mine"))
    ValueError('mine')
    """
    if isinstance(failure, ExceptionGroup) and is_telling(failure):
        group = ExceptionGroup(failure.message, [spared(each) for each in failure.exceptions])
        return group.with_traceback(failure.__traceback__)
    if is_telling(failure):
        return SequenceError("widget.observer", error=type(failure).__name__)
    _cut(failure, set())
    return failure


def _cut(failure: BaseException, seen: set[int]) -> None:
    """Take out of a failure, and of those behind it, what a telling one has left there."""
    seen.add(id(failure))
    hushed = failure.__suppress_context__
    if failure.__cause__ is not None and is_telling(failure.__cause__):
        failure.__cause__ = None
    if failure.__context__ is not None and is_telling(failure.__context__):
        failure.__context__ = None
    failure.__suppress_context__ = hushed
    behind = [failure.__cause__, failure.__context__, *getattr(failure, "exceptions", ())]
    for each in behind:
        if isinstance(each, BaseException) and id(each) not in seen:
            _cut(each, seen)
