"""A sentence said as a warning, after which everything goes on."""

import contextlib
import warnings
from typing import Any

_SPEAKER = "sequence_widget"
"""Who warns, as whichever line of ours it is helps nobody."""

_SAID: dict[Any, int] = {}


def warn(sentence: object, *, once: bool = False) -> None:
    """Warn, and go on even where warnings are errors; with `once` the first time only.

    >>> import warnings
    >>> with warnings.catch_warnings(record=True) as said:
    ...     warnings.simplefilter("always")
    ...     warn("the file is full")
    >>> str(said[0].message)
    'the file is full'
    """
    with contextlib.suppress(UserWarning):
        registry = _SAID if once else None
        warnings.warn_explicit(str(sentence), UserWarning, _SPEAKER, 1, registry=registry)
