"""Locks of files, by which processes tell each other what they are writing.

The system takes a lock away with the process that has it, however that ends.
"""

import os
import sys
from collections.abc import Callable

from sequence_widget.text import say
from sequence_widget.text.warn import warn

_FAR = 1 << 62
"""Where on Windows the lock lies, far behind all that is ever read."""


def system_locks() -> bool:
    """Whether the system has locks at all: a browser's Python has none.

    >>> import sys
    >>> system_locks() == (sys.platform not in ("emscripten", "wasi"))
    True
    """
    return sys.platform == "win32" or _flock() is not None


def lock(fd: int) -> bool:
    """Lock an open file for this process; a `BlockingIOError` says that another one has it.

    Where files cannot be locked, by this system or in this folder, the answer is no, and that is
    said once; but not in a browser, where the files are one person's.
    """
    try:
        if sys.platform == "win32":
            _lock_a_byte(fd)
            return True
        flock = _flock()
        if flock is not None:
            import fcntl

            flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
    except BlockingIOError:
        raise
    except OSError:  # some network folders have no locks
        pass
    if sys.platform != "emscripten":
        warn(say("files.no_locks"), once=True)
    return False


def _flock() -> Callable[[int, int], object] | None:
    try:
        import fcntl
    except ImportError:
        return None
    return getattr(fcntl, "flock", None)


def _lock_a_byte(fd: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(fd, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            raise BlockingIOError from None
