"""What is kept of a game, and how a game is made of it again."""

import dataclasses
import reprlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from types import UnionType
from typing import Any

from sequence_widget.engine.build import start_position
from sequence_widget.engine.events import read_event
from sequence_widget.engine.players import Player, mended_players
from sequence_widget.engine.state import Position
from sequence_widget.game.game import Game
from sequence_widget.game.tree import Moment, Tree, variations_beside
from sequence_widget.text import Phrase, RecordError, RulesError, SequenceError, limits

TITLE = "sequence_widget game"
VERSION = 1
HEADERS: dict[str, type | UnionType] = {
    "start": str,
    "players": list,
    "seed": int | str,
    "luck": str,
    "same_luck": bool,
    "shown": int,
}
USUAL: dict[str, Any] = {"players": (), "seed": 0, "luck": "auto", "same_luck": False, "shown": -1}
"""What stands in for a header that is hurt; `-1` is the end of the line."""


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
    sources: dict[str, int] = field(default_factory=dict)
    """The line of the file that each header stands on, if that is known."""

    hurt: RecordError | None = None
    """What was wrong with the first header that another value stands in for."""


def headers_of(game: Game) -> dict[str, Any]:
    """Put what a game was begun with, and which moment is shown, into plain values."""
    return {
        "start": game.start.to_text(),
        "players": [_stored(game.player(seat)) for seat in range(len(game.players))],
        "seed": game.seed,
        "luck": game.luck_mode,
        "same_luck": game.same_luck,
        "shown": game.shown.depth,
    }


def collect(game: Game) -> Record:
    """Put a game into plain values."""
    lines: list[RecordedLine] = []
    pending: list[tuple[int | None, int, list[Moment]]] = [(None, 0, list(game.root.line())[1:])]
    while pending:
        parent, after, moments = pending.pop(0)
        number = len(lines)
        events: list[tuple[str, int | None]] = [(str(moment.event), None) for moment in moments]
        lines.append(RecordedLine(events, parent, after))
        beside = moments if parent is not None else [game.root, *moments]
        pending += [(number, moment.depth, line) for moment, line in variations_beside(beside)]
    return Record(headers_of(game), lines)


def check_size(lines: Iterable[RecordedLine]) -> None:
    """Refuse a record of more events, or of more lines, than can be read in seconds."""
    check_events(sum(1 + len(line.events) for line in lines))


def check_events(size: int) -> None:
    """Refuse so many events."""
    if size > limits.MOST_EVENTS:
        raise RecordError("record.too_many", most=limits.MOST_EVENTS, size=size)


def rebuild(record: Record, players: Sequence[object] | None, *, recover: bool = False) -> Game:
    """Make the game again, checking every event; with `recover`, as far as the events are good."""
    game = begin(record, players, recover=recover)
    if record.hurt is not None and not any(line.events for line in record.lines):
        raise record.hurt
    end, damage = _replay(game.tree, record.lines)
    damage = record.hurt or damage or record.damage
    last, shown = end.depth, record.headers["shown"]
    if damage is None and not 0 <= shown <= last:
        damage = error_at(record.sources.get("shown"), "record.shown", shown=shown, last=last)
    if damage is not None and not recover:
        raise damage
    depth = last if record.hurt and shown < 0 else min(max(0, shown), last)
    game.show(game.tree.at(depth))
    game.damage = damage
    return game


def restore(record: Record, players: Sequence[Player], kept: dict[str, Any]) -> Game:
    """Make a copy of a game, with the bots that came along and what no record holds."""
    game = rebuild(record, players)
    for name, value in kept.items():
        setattr(game, name, value)
    return game


def begin(record: Record, players: Sequence[object] | None, *, recover: bool = False) -> Game:
    """Make the game before its first event; to recover, the usual stands in for what is hurt."""
    headers, sources = record.headers, record.sources
    try:
        start = Position.from_text(headers["start"])
    except SequenceError as error:
        raise _header_error(error, sources.get("start")) from None
    mended: set[str] = set()
    while True:
        try:
            who = players if players is not None else [restored(one) for one in headers["players"]]
            game = Game(
                start, who, seed=headers["seed"], luck="ask", same_luck=headers["same_luck"]
            )
            game.luck_mode = headers["luck"]
        except SequenceError as error:
            field = error.field if isinstance(error, RulesError) else "players"
            if players is not None and field == "players":
                raise
            hurt = _header_error(error, sources.get(field))
            if not recover or field not in USUAL or field in mended:
                raise hurt from None
            mended.add(field)
            record.hurt = record.hurt or hurt
            usual = mended_players(map(_as_far, headers["players"]), start)
            headers[field] = usual if field == "players" else USUAL[field]
        else:
            game.sets_up = start == start_position(start.rules, start.players, start.turn or 0)
            return game


def _replay(tree: Tree, lines: Iterable[RecordedLine]) -> tuple[Moment, RecordError | None]:
    """Play the lines as far as they are good; give the end of the first, and the damage."""
    ends: list[Moment] = []
    damage = None
    for line in lines:
        start = tree.root
        if line.variation_of is not None:
            of, after = line.variation_of, line.after
            if of >= len(ends) or after > ends[of].depth:
                damage = error_at(line.source, "record.branch", of=of, after=after)
                break
            start = ends[of].before(after)
        end, damage = _extend(tree, start, line.events)
        ends.append(end)
        if damage is not None:
            break
    tree.settle(ends or [tree.root])
    return (ends[0] if ends else tree.root), damage


def _extend(
    tree: Tree, here: Moment, events: Iterable[tuple[str, int | None]]
) -> tuple[Moment, RecordError | None]:
    for text, source in events:
        try:
            here = tree.grow(here, read_event(text))
        except SequenceError as refused:
            reason = Phrase(refused.key, refused.values)
            return here, error_at(source, "record.event", event=text, reason=reason)
    return here, None


def error_at(line: int | None, key: str, **values: object) -> RecordError:
    """Make an error that names the line of the file, if it is known."""
    where = Phrase("record.line", {"line": line}) if line else Phrase("hint.nothing")
    return RecordError(key, line=line, where=where, **values)


def _header_error(error: SequenceError, line: int | None) -> RecordError:
    return error_at(line, "record.header", reason=Phrase(error.key, error.values))


def _stored(player: Player) -> object:
    if player.bot is None:
        return player.name
    bot = player.bot
    known: tuple[dataclasses.Field[Any], ...] = ()
    if dataclasses.is_dataclass(bot):
        known = dataclasses.fields(bot)
    settings = {entry.name: getattr(bot, entry.name) for entry in known if entry.init}
    return {"name": player.name, "bot": type(player.bot).__name__, "settings": settings}


def restored(stored: object) -> Player:
    """Make a player of the plain values that a record holds."""
    if isinstance(stored, Player):
        return stored
    if isinstance(stored, str):
        return Player(stored)
    from sequence_widget.bots import make_bot

    kinds = {"name": str, "bot": str, "settings": dict}
    if not isinstance(stored, dict) or not all(
        isinstance(stored.get(name), kind) for name, kind in kinds.items()
    ):
        raise RecordError("record.player", value=reprlib.repr(stored))
    return Player(stored["name"], make_bot(stored["bot"], stored["settings"]))


def _as_far(stored: object) -> Player | None:
    """Give a player as far as the record holds: a bot that is not to be had is a person."""
    try:
        return restored(stored)
    except SequenceError:
        name = stored.get("name") if isinstance(stored, dict) else None
        return Player(name) if isinstance(name, str) else None


def check_headers(
    headers: dict[str, Any], sources: dict[str, int], end: int | None = None, *, recover: bool
) -> RecordError | None:
    """Refuse a record whose headers are missing or of the wrong kind, or mend it and say so."""
    hurt = None
    for name, kind in HEADERS.items():
        value = headers.get(name)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            fault = error_at(sources.get(name, end), "record.missing", name=name)
            if not recover or name not in USUAL:
                raise fault
            headers[name] = USUAL[name]
            hurt = hurt or fault
    return hurt
