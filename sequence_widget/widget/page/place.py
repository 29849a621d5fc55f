"""The file that a page is written to."""

import errno
import os

from sequence_widget.game.records.files import path_of, put
from sequence_widget.text import RecordError

_FAILED = "page.not_written"


def check_place(path: str | os.PathLike[str]) -> None:
    """Refuse a folder, and a file in a folder that is not there, before all the work.

    >>> check_place(".")
    Traceback (most recent call last):
    sequence_widget.text.errors.RecordError: the page cannot be written as '.': Is a directory
    """
    named = path_of(path)
    try:
        why = errno.EISDIR if named.is_dir() else 0 if named.parent.is_dir() else errno.ENOENT
    except OSError as error:  # a name can be longer than the system takes
        why = error.errno or errno.EINVAL
    if why:
        raise RecordError(_FAILED, path=str(path), reason=os.strerror(why))


def write(html: str, path: str | os.PathLike[str]) -> None:
    """Write a page all at once or not at all."""
    put(html, path, _FAILED)
