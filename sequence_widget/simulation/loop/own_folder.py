"""A folder that is this user's alone, for code that is loaded and run without a further look.

On a shared machine whoever could write such a file would have his code run by others. So the way
to the folder is walked from the root, each step by the descriptor of the one before, and what was
checked is what is read: nobody can put another folder, a link or another file in its place.
"""

import os
import secrets
import stat
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Self

_OTHERS = stat.S_IWGRP | stat.S_IWOTH


class OwnFolder:
    """A folder that this user owns, in which and on the way to which nobody else may write.

    Where there are no such rights to look at, on Windows, it is taken to be so.
    """

    def __init__(self, path: Path) -> None:
        """Open a folder, which is made if need be; one that others may write is an `OSError`."""
        self._path = Path(os.path.realpath(path))
        self._descriptor = None
        if os.name == "nt":
            self._path.mkdir(parents=True, exist_ok=True)
        else:
            self._descriptor = _walk(self._path)

    @classmethod
    def first_of(cls, paths: Iterable[Path]) -> Self | None:
        """Open the first of these that is this user's alone, if one is."""
        for path in paths:
            with suppress(OSError, ValueError):
                return cls(path)
        return None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)

    def read(self, name: str) -> bytes | None:
        """Read a file of this user's that nobody else may write, or give nothing."""
        with suppress(OSError), os.fdopen(self._open(name, os.O_RDONLY), "rb") as file:
            if self._descriptor is None or _is_ours(os.fstat(file.fileno()), stat.S_ISREG):
                return file.read()
        return None

    def write(self, name: str, content: bytes) -> None:
        """Write a file, all at once or not at all; where nothing can be written nothing is."""
        beside = f"{name}.{secrets.token_hex(4)}"
        with suppress(OSError):
            try:
                begun = os.O_WRONLY | os.O_CREAT | os.O_EXCL
                with os.fdopen(self._open(beside, begun), "wb") as file:
                    file.write(content)
                self._replace(beside, name)
            finally:
                with suppress(OSError):
                    self._remove(beside)

    def _open(self, name: str, flags: int) -> int:
        if self._descriptor is None:
            return os.open(self._path / name, flags | getattr(os, "O_BINARY", 0), 0o600)
        safely = os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        return os.open(name, flags | safely, 0o600, dir_fd=self._descriptor)

    def _replace(self, old: str, new: str) -> None:
        if self._descriptor is None:
            (self._path / old).replace(self._path / new)
        else:
            os.replace(old, new, src_dir_fd=self._descriptor, dst_dir_fd=self._descriptor)

    def _remove(self, name: str) -> None:
        if self._descriptor is None:
            (self._path / name).unlink()
        else:
            os.unlink(name, dir_fd=self._descriptor)


def _walk(path: Path) -> int:
    """Open a folder step by step, or raise `PermissionError` where others could change it."""
    looking = getattr(os, "O_PATH", os.O_RDONLY)  # some folders may be passed but not listed
    flags = looking | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
    here = os.open(path.anchor, flags)
    try:
        for name in path.parts[1:]:
            _check_on_the_way(os.fstat(here))
            with suppress(FileExistsError):
                if not _is_there(name, here):
                    os.mkdir(name, 0o700, dir_fd=here)
            below = os.open(name, flags, dir_fd=here)
            os.close(here)
            here = below
        _check_own(os.fstat(here))
    except BaseException:
        os.close(here)
        raise
    return here


def _is_there(name: str, folder: int) -> bool:
    try:
        os.stat(name, dir_fd=folder, follow_symlinks=False)
    except FileNotFoundError:
        return False
    return True


def _check_on_the_way(found: os.stat_result) -> None:
    """Refuse a folder whose entries somebody else could replace; a sticky one keeps them."""
    trusted = found.st_uid in {0, os.geteuid()}
    if not trusted or (found.st_mode & _OTHERS and not found.st_mode & stat.S_ISVTX):
        raise PermissionError


def _check_own(found: os.stat_result) -> None:
    if not _is_ours(found, stat.S_ISDIR):
        raise PermissionError


def _is_ours(found: os.stat_result, is_kind: Callable[[int], bool]) -> bool:
    """Whether this user alone may write it."""
    ours = found.st_uid == os.geteuid() and not found.st_mode & _OTHERS
    return ours and is_kind(found.st_mode)
