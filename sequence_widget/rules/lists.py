"""What is given as a list, a set or the like: whatever can be gone through, up to a bound."""

from itertools import islice
from typing import Any

MOST_LISTED = 1_000


def listed(values: object, most: int = MOST_LISTED) -> tuple[Any, ...] | None:
    """Give what a collection holds; `None` for words and for what cannot be gone through.

    Of what has more than `most`, or no end, it gives one too many.

    >>> listed({3}), listed(range(2)), listed("fox"), listed(3)
    ((3,), (0, 1), None, None)
    >>> len(listed(range(10**9)))
    1001
    """
    if isinstance(values, str | bytes):
        return None
    try:
        several = iter(values)  # type: ignore[call-overload] # anything may be asked about
    except TypeError:  # it says so even of some that have `__iter__`: an array of no dimension
        return None
    return tuple(islice(several, most + 1))
