"""The file of a sheet: read as a whole, and added to at its end, which is read again as a check."""

import contextlib
import errno
import os
import stat
from pathlib import Path

from sequence_widget.text import limits

Stamp = tuple[int, ...]
"""What changes with a file: another file, another size, another time."""

NO_FILE: Stamp = ()


def stamp_of(path: Path) -> Stamp:
    """Look at a file without reading it; what is no plain file, or too large, is refused."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return NO_FILE
    if stat.S_ISDIR(found.st_mode):
        raise _error(errno.EISDIR)
    if not stat.S_ISREG(found.st_mode):  # reading from a pipe may wait for ever
        raise _error(errno.EINVAL)
    if found.st_size > limits.MOST_OF_A_RECORD:
        raise _error(errno.EFBIG)
    return _stamp(found)


def content(path: Path) -> bytes:
    """Read a file, of which there may be none."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


def append(path: Path, data: bytes, before: Stamp) -> Stamp | None:
    """Write at the end of a file, all of it, and check what stands there.

    Give the file's stamp if nobody else has written since it had the one `before`.
    """
    start = _write(path, data)
    with path.open("rb", buffering=0) as file:  # once it was closed: some write only then
        file.seek(start)
        if file.read(len(data)) != data:
            raise _error(errno.EIO)
        found = os.fstat(file.fileno())
    expected = before[_SIZE] if before else 0
    alone = start == expected and found.st_size == start + len(data)
    return _stamp(found) if alone else None


def _write(path: Path, data: bytes) -> int:
    """Write at the end of a file, and say from where on; where that fails, nothing of it stays."""
    with path.open("a+b", buffering=0) as file:
        written = 0
        try:
            while written < len(data):
                more = file.write(data[written:])
                if not more:
                    raise _error(errno.ENOSPC)
                written += more
        except OSError:
            with contextlib.suppress(OSError):
                stopped = file.tell()
                if file.seek(0, os.SEEK_END) == stopped:  # nobody has written behind it
                    file.truncate(stopped - written)
            raise
        return file.tell() - written


_SIZE = 2


def _stamp(found: os.stat_result) -> Stamp:
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def _error(number: int) -> OSError:
    return OSError(number, os.strerror(number))
