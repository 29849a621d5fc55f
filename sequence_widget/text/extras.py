"""Packages that not everybody has: where one is asked for and missing, a sentence says so."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from sequence_widget.text.errors import MissingPackageError


@contextmanager
def wanted(package: str) -> Iterator[None]:
    """Import a package within this, that whoever misses it is told what it is and what else helps.

    >>> with wanted("chalk"):
    ...     import chalk
    Traceback (most recent call last):
    sequence_widget.text.errors.MissingPackageError: this is made with chalk, which is not \
installed here: pip install chalk
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != package:
            raise
        in_browser = sys.platform == "emscripten"
        key = "extras.missing.in_browser" if in_browser else "extras.missing"
        raise MissingPackageError(key, package=package) from None
