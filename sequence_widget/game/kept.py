"""A game kept in a file, step by step: each is there before anybody is shown it.

The file only grows, and is opened anew for every step. While a game is kept in it, a lock says so
to other processes; the system takes it away with the process, however that ends. Lines that are
not whole were never shown.
"""

import contextlib
import errno
import os
import stat
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sequence_widget.engine.build import start_position
from sequence_widget.engine.state import Position
from sequence_widget.game import file_locks
from sequence_widget.game.game import Game
from sequence_widget.game.lost_files import files_are_lost
from sequence_widget.game.records.files import path_of
from sequence_widget.game.records.headers import as_read, headers_of, write_headers
from sequence_widget.game.records.text_form import (
    BEGINS,
    TITLE,
    VERSION,
    Restored,
    Text,
    hurt_headers,
    parse,
    restore_last,
)
from sequence_widget.game.tree import Moment
from sequence_widget.game.visitors import shown_to_visitors
from sequence_widget.text import RecordError, SequenceError, limits
from sequence_widget.text.warn import warn

_TITLE = f"{TITLE} {VERSION}\n"
_COMPARED = ("players", "start", "luck", "same_luck", "seed")
_TOO_LARGE = (
    "record.too_large", "record.too_many", "record.too_many_lines", "record.too_many_games",
)  # fmt: skip
"""What is wrong with a file that no game can be kept in any more."""

_MOST_ASIDE = 1_000


class Kept:
    """What a game knows of the file it is kept in."""

    def __init__(self, named: str, place: str, tell: Callable[[], None]) -> None:
        self.named = named
        """The file, as it was named by whoever wanted the game kept."""

        self.trouble: RecordError | None = None
        """What is wrong with the file, or was when it was read."""

        self.keeps = False
        """Whether what is played goes into the file."""

        self.place = place
        self._tell = weakref.WeakMethod(tell)
        self._root: Moment | None = None
        self._written = 0
        self._steps = self._games = 0
        self._unwritten = b""
        self._notice: RecordError | None = None
        self._let_go: Callable[[], object] = lambda: None
        self._held: os.stat_result | None = None

    def note(self, game: Game, steps: list[str]) -> None:
        """Write down what was done; where that fails it is tried again with the next step."""
        if not self.keeps:
            return
        try:
            self._unwritten += self._told(game, steps)
            if self._unwritten:
                self._write()
        except OSError as error:
            self._complain(_failed(self.named, error))
        except SequenceError as error:
            self.stop(RecordError(error.key, **error.values))
        else:
            self.trouble = self._notice

    def stop(self, why: RecordError) -> None:
        """Let go of the file for good, and say why."""
        self.keeps = False
        self._let_go()
        self._complain(why)

    def give_way(self) -> None:
        """Stop keeping, as another game is kept in the file from now on."""
        self.forget()
        self.trouble = RecordError("kept.again", path=self.named)
        tell = self._tell()
        if tell is not None:
            with contextlib.suppress(Exception):  # it is another game's followers that failed
                tell()

    def begin(self, fd: int, written: int, text: Text | None, root: Moment | None) -> None:
        """Go on in a file that is held, behind what stands there.

        Where the system has no locks, an open file may be all that has its content, and put it back
        over what was written since when it is closed: there none stays open.
        """
        if text is not None:
            self._steps, self._games = text.size, len(text.games)
        if file_locks.system_locks():
            self._held = os.fstat(fd)
            self._let_go = weakref.finalize(self, os.close, fd)
        else:
            os.close(fd)
        self._written, self._root = written, root
        self.keeps = True
        if files_are_lost():
            self.tell_of(RecordError("kept.lost", path=self.named))

    def forget(self) -> None:
        """Leave the file to the process that this one was made from."""
        self.keeps = False
        self._let_go()

    def tell_of(self, notice: RecordError) -> None:
        """Say what was wrong with the file when it was read."""
        self._notice = notice
        self._complain(notice)

    def _complain(self, why: RecordError) -> None:
        if self.trouble is None or self.trouble.key != why.key:
            warn(why)
        self.trouble = why

    def _told(self, game: Game, steps: list[str]) -> bytes:
        text = ""
        if game.root is not self._root:
            if not self._written and not self._unwritten:
                text = _TITLE
            text += "\n" + "".join(f"{line}\n" for line in write_headers(headers_of(game)))
            text += f"{BEGINS}: {', '.join(steps)}\n"
            self._root = game.root
            self._games += 1
        elif steps:
            text = ", ".join(steps) + "\n"
        self._steps += max(1, len(steps))
        told = text.encode()
        size = self._written + len(self._unwritten) + len(told)
        for now, most in (
            (size, limits.MOST_OF_A_RECORD),
            (self._steps, limits.MOST_EVENTS),
            (self._games, limits.MOST_GAMES),
        ):
            if now > most:
                raise RecordError("kept.full", path=self.named)
        return told

    def _write(self) -> None:
        """Put what is unwritten behind what is written; all of it, or nothing that stays."""
        with Path(self.place).open("r+b", buffering=0) as file:
            if not self._as_we_left_it(file.fileno()):
                raise RecordError("kept.changed", path=self.named)
            try:
                file.seek(self._written)
                left = memoryview(self._unwritten)
                while left:
                    left = left[file.write(left) or 0 :]
            except OSError:
                with contextlib.suppress(OSError):
                    file.truncate(self._written)
                raise
        self._written += len(self._unwritten)
        self._unwritten = b""

    def _as_we_left_it(self, fd: int) -> bool:
        """Whether nobody else has written; what we had begun to write ourselves does not count."""
        now = os.fstat(fd)
        if self._held is not None and not os.path.samestat(self._held, now):
            return False
        os.lseek(fd, self._written, os.SEEK_SET)
        further = os.read(fd, len(self._unwritten) + 1)
        return now.st_size >= self._written and self._unwritten.startswith(further)


_KEEPING: weakref.WeakValueDictionary[str, Kept] = weakref.WeakValueDictionary()
"""Who is kept in this process, by file."""


def _after_fork() -> None:
    for kept in list(_KEEPING.values()):
        kept.forget()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def keep_in(
    path: str | os.PathLike[str], game: Game, tell: Callable[[], None], *, any_seed: bool
) -> tuple[Kept, bool]:
    """Keep a game in a file from now on; say if it was restored as it stands there.

    With `any_seed` the file's seed is taken. Where the file cannot be used, the game is not kept
    and the trouble is told; refused is what is another game, or no game.
    """
    named = str(path_of(path))
    try:
        place = os.path.realpath(named)
    except ValueError as error:  # a path is refused for its letters, too
        raise RecordError("record.file", path=named, reason=error) from None
    given = as_read(game).values
    kept = Kept(named, place, tell)
    if shown_to_visitors():
        kept.stop(RecordError("kept.visitors", path=named))
        return kept, False
    try:
        written = _parsed(_read(place), named)
    except OSError as error:
        kept.stop(_failed(named, error))
        return kept, False
    except RecordError as error:
        if error.key not in _TOO_LARGE:
            raise
        kept.stop(RecordError("kept.full", path=named))
        return kept, False
    _compare(named, given, written, any_seed=any_seed)
    if place in _KEEPING:
        _KEEPING[place].give_way()
    try:
        fd = _hold(place)
    except BlockingIOError:
        kept.stop(RecordError("kept.elsewhere", path=named))
    except OSError as error:
        kept.stop(_failed(named, error))
    else:
        return kept, _go_on(kept, fd, game, given)
    return kept, _restored(game, given, written) is not None


def _go_on(kept: Kept, fd: int, game: Game, given: dict[str, Any]) -> bool:
    """Go on in a file that is held, after what is good of it."""
    found = None
    try:
        content = _read(kept.place)
        written = _parsed(content, kept.named)
        found = _restored(game, given, written)
        good = content[: found.good] if found else ""
        if good != content:
            game.damage = damage = found.damage if found else hurt_headers(written)
            _mend(kept, fd, content, good, damage)
    except OSError as error:
        os.close(fd)
        kept.stop(_failed(kept.named, error))
    except BaseException:
        os.close(fd)
        raise
    else:
        kept.begin(fd, len(_bytes(good)), written, game.root if found else None)
        _KEEPING[kept.place] = kept
    return found is not None


def _mend(kept: Kept, fd: int, text: str, good: str, damage: RecordError | None) -> None:
    """Cut off what is not good, kept beside the file unless it was never shown; and say so."""
    if damage is not None and damage.key != "record.cut":
        aside = _set_aside(kept.place, _bytes(text))
        kept.tell_of(
            RecordError("kept.damaged", path=kept.named, line=damage.line or 1, aside=aside)
        )
    elif good:
        kept.tell_of(RecordError("kept.cut", path=kept.named))
    os.ftruncate(fd, len(_bytes(good)))


def _set_aside(place: str, content: bytes) -> str:
    """Write a copy of a damaged file beside it, under a name that nothing has."""
    path = Path(place)
    for number in range(1, _MOST_ASIDE):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        try:
            with aside.open("xb") as file:
                file.write(content)
        except FileExistsError:
            continue
        return aside.name
    raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))


def _failed(named: str, error: OSError) -> RecordError:
    return RecordError("kept.failed", path=named, reason=error.strerror or str(error))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _read(place: str) -> str:
    """Read a file as far as there is one; what is no text comes along, and reads as no game."""
    try:
        if not stat.S_ISREG(Path(place).stat().st_mode):
            raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))
        with Path(place).open("rb") as file:
            content = file.read(limits.MOST_OF_A_RECORD + 1)
    except FileNotFoundError:
        return ""
    if len(content) > limits.MOST_OF_A_RECORD:
        raise RecordError("record.too_large", path=place, most=limits.MOST_OF_A_RECORD)
    return content.decode("utf-8", "surrogateescape")


def _parsed(content: str, named: str) -> Text | None:
    """Take the text of a file apart; nothing is lost of a title that is not whole."""
    if _TITLE.startswith(content):
        return None
    try:
        text = parse(content)
    except RecordError as error:
        if error.key not in ("record.title", "record.version"):
            raise
        text = None
    if text is None or text.version != VERSION:
        raise RecordError("kept.other_file", path=named)
    return text


def _restored(game: Game, given: dict[str, Any], text: Text | None) -> Restored | None:
    """Restore the last game of a file, with the very bots given if it was begun with them."""
    terms = game.terms
    begun = [written for written in text.games if written.begun] if text else []
    if text is None or not begun:
        return None
    same = begun[-1].headers.values["players"] == given["players"]
    found = restore_last(text, game, terms.players if same else None, mend=False)
    if found is None:
        game.lay_out(terms)
    else:
        game.damage = found.damage
    return found


def _hold(place: str) -> int:
    """Open a file, making it if need be, and lock it against other processes.

    Where there are no locks, only what others write is noticed.
    """
    fd = os.open(place, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
    try:
        file_locks.lock(fd)
    except BaseException:
        os.close(fd)
        raise
    return fd


# What a file was begun with


def _compare(named: str, given: dict[str, Any], text: Text | None, *, any_seed: bool) -> None:
    """Refuse a file that was begun with something else, naming the difference."""
    first = text.games[0] if text and text.games else None
    if first is None or not first.begun or first.headers.hurt:
        return
    was = first.headers.values
    for field in _COMPARED:
        if was[field] == given[field] or (field == "seed" and any_seed):
            continue
        if field == "players":
            shown = [", ".join(map(_player_text, headers["players"])) for headers in (was, given)]
        else:
            shown = [str(headers[field]) for headers in (was, given)]
        argument, then, now = field, *shown
        if field == "start":
            try:
                argument, then, now = _start_difference(was, given)
            except SequenceError:  # the file's does not read, which is another matter
                return
        raise RecordError("kept.differs", field=argument, path=named, then=then, now=now)


def _player_text(stored: object) -> str:
    match stored:
        case {"name": str(name), "bot": str(bot), "settings": dict(settings)}:
            told = ", ".join(f"{setting}={value!r}" for setting, value in settings.items())
            return f"{name}: {bot}({told})"
        case _:
            return str(stored)


def _start_difference(was: dict[str, Any], given: dict[str, Any]) -> tuple[str, str, str]:
    """Tell other rules from another position, and from another first turn."""
    starts = [Position.from_text(headers["start"]) for headers in (was, given)]
    rules = [start.rules.to_text() for start in starts]
    if rules[0] != rules[1]:
        return "rules", rules[0], rules[1]
    fresh = [start_position(start.rules, start.players, start.turn or 0) for start in starts]
    if starts == fresh and starts[0].players == starts[1].players:
        names = [
            _player_text(headers["players"][(start.turn or 0) - 1])  # who deals sits before
            for headers, start in zip((was, given), starts, strict=True)
        ]
        return "dealer", names[0], names[1]
    return "rules", was["start"], given["start"]
