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
    """Give a failure as it is, or its kind alone where it or what led to it may name cards.

    >>> spared(SequenceError("seat.number", seat=1))
    SequenceError('widget.observer')
    >>> spared(ValueError("mine"))
    ValueError('mine')
    """
    if not any(is_telling(each) for each in _printed(failure)):
        return failure
    if isinstance(failure, ExceptionGroup):
        return ExceptionGroup(failure.message, [spared(each) for each in failure.exceptions])
    return SequenceError("widget.observer", error=type(failure).__name__)


def _printed(failure: BaseException) -> list[BaseException]:
    """List what is printed when this is raised: itself, its parts, and what each came of."""
    found: list[BaseException] = []
    left: list[BaseException | None] = [failure]
    while left:
        each = left.pop()
        if each is None or any(each is other for other in found):
            continue
        found.append(each)
        left += [each.__cause__, None if each.__suppress_context__ else each.__context__]
        left += getattr(each, "exceptions", ())
    return found
