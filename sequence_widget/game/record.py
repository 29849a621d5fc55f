"""What is kept of a game, and how a game is made of it again; files."""

import dataclasses
import os
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sequence_widget.game.events import read_event
from sequence_widget.game.history import Moment, variations_beside
from sequence_widget.game.players import Player
from sequence_widget.game.position import Position
from sequence_widget.game.recorded import Game
from sequence_widget.text import Phrase, RecordError, SequenceError

TITLE = "sequence_widget game"
VERSION = 1
HEADERS: dict[str, type] = {
    "start": str,
    "players": list,
    "seed": int,
    "luck": str,
    "same_luck": bool,
    "shown": int,
}


@dataclass(slots=True)
class RecordedLine:
    """One course of events; it leaves another line after some events, or begins the game.

    Each event comes with the line of the file it stands on, if that is known.
    """

    events: list[tuple[str, int | None]] = field(default_factory=list)
    variation_of: int | None = None
    after: int = 0
    source: int | None = None


@dataclass(slots=True)
class Record:
    """All of a game in plain values; the first line is the one that was shown."""

    headers: dict[str, Any]
    lines: list[RecordedLine]
    damage: RecordError | None = None


def collect(game: Game) -> Record:
    """Put a game into plain values."""
    headers = {
        "start": game.start.to_text(),
        "players": [_stored(game.player(seat)) for seat in range(len(game.players))],
        "seed": game.seed,
        "luck": game.luck_mode,
        "same_luck": game.same_luck,
        "shown": game.shown.depth,
    }
    lines: list[RecordedLine] = []
    pending: list[tuple[int | None, int, list[Moment]]] = [(None, 0, list(game.root.line())[1:])]
    while pending:
        parent, after, moments = pending.pop(0)
        number = len(lines)
        events: list[tuple[str, int | None]] = [(str(moment.event), None) for moment in moments]
        lines.append(RecordedLine(events, parent, after))
        beside = moments if parent is not None else [game.root, *moments]
        pending += [(number, moment.depth, line) for moment, line in variations_beside(beside)]
    return Record(headers, lines)


def rebuild(record: Record, players: Sequence[object] | None, *, recover: bool = False) -> Game:
    """Make the game again, checking every event; with `recover`, as far as the events are good."""
    headers = record.headers
    try:
        start = Position.from_text(headers["start"])
        who = players if players is not None else [_restored(one) for one in headers["players"]]
        game = Game(start, who, seed=headers["seed"], luck="ask", same_luck=headers["same_luck"])
        game.luck_mode = headers["luck"]
    except SequenceError as error:
        raise RecordError("record.header", reason=Phrase(error.key, error.values)) from None
    try:
        damage = record.damage
        main = _replay(game.root, record.lines)
    except _BrokenLineError as broken:
        if not recover:
            raise broken.error from None
        damage = damage or broken.error
        main = broken.main
    if main:
        main[-1].choose()
    path = [game.root, *main]
    shown = headers["shown"]
    if not 0 <= shown < len(path):
        if not recover:
            raise RecordError("record.shown", shown=shown, last=len(path) - 1)
        shown = len(path) - 1
    game.show(path[shown])
    game.damage = damage
    return game


class _BrokenLineError(Exception):
    """An event that does not follow, and what of the first line was good before it."""

    def __init__(self, error: RecordError, main: list[Moment]) -> None:
        super().__init__(str(error))
        self.error = error
        self.main = main


def _replay(root: Moment, lines: Iterable[RecordedLine]) -> list[Moment]:
    """Play all lines; a line's moments are kept from the root on, to branch off by depth."""
    paths: list[list[Moment]] = []
    for line in lines:
        path = [root]
        if line.variation_of is not None:
            if line.variation_of >= len(paths) or line.after >= len(paths[line.variation_of]):
                error = _at(line.source, "record.branch", of=line.variation_of, after=line.after)
                raise _BrokenLineError(error, paths[0][1:] if paths else [])
            path = paths[line.variation_of][: line.after + 1]
        paths.append(path)
        for text, source in line.events:
            try:
                path.append(path[-1].follow(read_event(text)))
            except SequenceError as refused:
                reason = Phrase(refused.key, refused.values)
                error = _at(source, "record.event", event=text, reason=reason)
                raise _BrokenLineError(error, paths[0][1:]) from None
    return paths[0][1:] if paths else []


def _at(line: int | None, key: str, **values: object) -> RecordError:
    where = Phrase("record.line", {"line": line}) if line else Phrase("hint.nothing")
    return RecordError(key, line=line, where=where, **values)


def _stored(player: Player) -> object:
    if player.bot is None:
        return player.name
    bot = player.bot
    known: tuple[dataclasses.Field[Any], ...] = ()
    if dataclasses.is_dataclass(bot):
        known = dataclasses.fields(bot)
    settings = {entry.name: getattr(bot, entry.name) for entry in known if entry.init}
    return {"name": player.name, "bot": type(player.bot).__name__, "settings": settings}


def _restored(stored: object) -> Player:
    if isinstance(stored, str):
        return Player(stored)
    from sequence_widget.bots import make_bot

    if not isinstance(stored, dict) or not isinstance(stored.get("settings"), dict):
        raise RecordError("record.player", value=stored)
    return Player(str(stored.get("name")), make_bot(str(stored.get("bot")), stored["settings"]))


def check_headers(headers: dict[str, Any]) -> dict[str, Any]:
    """Refuse a record whose headers are missing or of the wrong kind."""
    for name, kind in HEADERS.items():
        value = headers.get(name)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise RecordError("record.missing", name=name)
    return headers


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Write a game to a file, all at once or not at all."""
    target = Path(path)
    text = game.to_text() if target.suffix == ".txt" else game.to_json()
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, target)  # noqa: PTH105 - Path.replace is the same, and reads the wrong way
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: str | os.PathLike[str], players: Sequence[object] | None, *, recover: bool) -> Game:
    """Read a file that `save` wrote."""
    from sequence_widget.game.record_json import read_json
    from sequence_widget.game.record_text import read_text

    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise RecordError("record.file", path=str(path), reason=error.strerror) from None
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        if not recover:
            line = content[: error.start].count(b"\n") + 1
            raise _at(line, "record.not_text") from None
        text = content.decode(errors="replace")
    read = read_json if text.lstrip().startswith("{") else read_text
    return read(text, players, recover=recover)
