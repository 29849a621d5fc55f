"""Games in files: written all at once or not at all, and read as far as they are good."""

import contextlib
import errno
import os
import re
import secrets
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TextIO

from sequence_widget.game import file_locks
from sequence_widget.game.game import Game
from sequence_widget.game.records.json_form import read_json
from sequence_widget.game.records.steps import error_at
from sequence_widget.game.records.text_form import open_text
from sequence_widget.text import RecordError, limits
from sequence_widget.text.limits import check_length

_MOST_BYTES = 4 * limits.MOST_OF_A_RECORD  # a character takes at most four
_PIECE = 1_000_000
_LONG_AGO = 60
_LOCKED = sys.platform != "win32"
"""Whether what is written is locked meanwhile: Windows moves no file that somebody has open."""

_BEGUN = r"\.{name}\.[0-9a-f]{{8}}"


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Write a game to a file, a readable record if it ends in `.txt`, else JSON."""
    text = game.to_text() if path_of(path).suffix == ".txt" else game.to_json()
    put(text, path)


def put(text: str, path: str | os.PathLike[str], failed: str = "record.not_saved") -> None:
    """Write a file all at once or not at all; one that is there keeps its mode.

    Through a link the file that it leads to is written. `failed` is what is said if it cannot be.
    """
    named = path_of(path)
    try:
        target = Path(os.path.realpath(named))
        if target.exists() and not target.is_file():
            raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))  # noqa: TRY301 - as the others
        _clear_away(target)
        with _beside(target) as (beside, file):
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            file.close()  # an open file is not moved everywhere
            if target.exists():
                shutil.copymode(target, beside)
            beside.replace(target)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", error)
        raise RecordError(failed, path=str(path), reason=reason) from None


@contextlib.contextmanager
def _beside(target: Path) -> Iterator[tuple[Path, TextIO]]:
    """Begin a file in the same folder, which nobody clears away as long as this process lives."""
    with contextlib.ExitStack() as ends:
        while True:
            beside = target.parent / f".{target.name}.{secrets.token_hex(4)}"
            file = ends.enter_context(beside.open("x", encoding="utf-8", newline="\n"))
            ends.callback(_remove, beside)
            if _lock(file, ends) and beside.exists():  # it was not cleared away
                break
        yield beside, file


def _lock(file: TextIO, ends: contextlib.ExitStack) -> bool:
    """Lock a file until the end; closing it does not unlock it. Say if nobody else has it."""
    if not _LOCKED:
        return True
    held = os.dup(file.fileno())
    ends.callback(os.close, held)
    try:
        file_locks.lock(held)
    except BlockingIOError:  # it is being cleared away
        return False
    return True


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):  # it is there only if something failed
        path.unlink()


def _clear_away(target: Path) -> None:
    """Remove what was begun by saves of this file that were killed."""
    begun = re.compile(_BEGUN.format(name=re.escape(target.name)))
    with contextlib.suppress(OSError), os.scandir(target.parent) as entries:
        for entry in entries:
            if begun.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                with contextlib.suppress(OSError):
                    _remove_if_left(entry.path)


def _remove_if_left(path: str) -> None:
    """Remove a file that nobody writes any more: one that is unlocked, or else old."""
    old = time.time() - Path(path).stat().st_mtime > _LONG_AGO
    if not (_LOCKED and file_locks.system_locks()):
        if old:
            Path(path).unlink()
        return
    descriptor = os.open(path, os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        if file_locks.lock(descriptor) or old:
            Path(path).unlink()
    finally:
        os.close(descriptor)


def load(path: str | os.PathLike[str], players: Sequence[object] | None) -> Game:
    """Read a file that `save` wrote, or that a game was kept in."""
    named = path_of(path)
    try:
        with named.open("rb") as file:
            pieces = iter(lambda: file.read(_PIECE), b"")
            content = b"".join(islice(pieces, _MOST_BYTES // _PIECE + 1))
    except (OSError, ValueError) as error:  # a path is refused for its letters, too
        reason = getattr(error, "strerror", error)
        raise RecordError("record.file", path=str(path), reason=reason) from None
    if len(content) > _MOST_BYTES:
        raise RecordError("record.too_large", path=str(path), most=_MOST_BYTES)
    damage = None
    try:
        text = content.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        damage = error_at(content[: error.start].count(b"\n") + 1, "record.not_text")
        text = content.decode("utf-8-sig", errors="replace")
    del content
    check_length(text, limits.MOST_OF_A_RECORD, RecordError)
    game = (read_json if text.lstrip().startswith("{") else open_text)(text, players)
    game.damage = damage or game.damage
    return game


def path_of(path: object) -> Path:
    """Take what names a file."""
    try:
        return Path(path)  # type: ignore[arg-type] # anything may be given
    except TypeError:
        raise RecordError("record.no_path", value=path) from None
