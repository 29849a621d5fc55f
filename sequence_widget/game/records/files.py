"""Games in files: written all at once or not at all, and read as far as they are good."""

import contextlib
import errno
import os
import secrets
import shutil
from collections.abc import Sequence
from pathlib import Path

from sequence_widget.game.game import Game
from sequence_widget.game.records.json_form import read_json
from sequence_widget.game.records.record import error_at
from sequence_widget.game.records.text_form import read_text
from sequence_widget.text import RecordError


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Write a game to a file, all at once or not at all; a file that is there keeps its mode.

    Through a link the file that it leads to is written.
    """
    named = path_of(path)
    text = game.to_text() if named.suffix == ".txt" else game.to_json()
    beside = None
    try:
        target = Path(os.path.realpath(named))
        if target.exists() and not target.is_file():
            raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))  # noqa: TRY301 - as the others
        beside = target.parent / f".{target.name}.{secrets.token_hex(4)}"
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, beside)
        beside.replace(target)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", error)
        raise RecordError("record.not_saved", path=str(path), reason=reason) from None
    finally:
        with contextlib.suppress(OSError, ValueError):  # it is there only if something failed
            if beside is not None:
                beside.unlink()


def load(path: str | os.PathLike[str], players: Sequence[object] | None, *, recover: bool) -> Game:
    """Read a file that `save` wrote."""
    named = path_of(path)
    try:
        content = named.read_bytes()
    except (OSError, ValueError) as error:  # a path is refused for its letters, too
        reason = getattr(error, "strerror", error)
        raise RecordError("record.file", path=str(path), reason=reason) from None
    damage = None
    try:
        text = content.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        damage = error_at(content[: error.start].count(b"\n") + 1, "record.not_text")
        if not recover:
            raise damage from None
        text = content.decode("utf-8-sig", errors="replace")
    read = read_json if text.lstrip().startswith("{") else read_text
    game = read(text, players, recover=recover)
    game.damage = damage or game.damage
    return game


def path_of(path: object) -> Path:
    """Take what names a file."""
    try:
        return Path(path)  # type: ignore[arg-type] # anything may be given
    except TypeError:
        raise RecordError("record.no_path", value=path) from None
