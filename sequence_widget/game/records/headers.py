"""What a game was begun with, as its record says: written, read, and mended where it is hurt."""

import dataclasses
import json
import re
import reprlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from types import UnionType
from typing import Any

from sequence_widget.engine.build import start_position
from sequence_widget.engine.players import Player, mended_players
from sequence_widget.engine.state import Position
from sequence_widget.game.game import Game
from sequence_widget.game.records.plain_json import check_json, loaded
from sequence_widget.game.records.steps import error_at
from sequence_widget.game.terms import Terms, read_terms
from sequence_widget.rules import read_seed
from sequence_widget.text import Phrase, RecordError, RulesError, SequenceError, limits

HEADER = re.compile(r"(start|player|bot|seed|luck|same luck|shown) *:")
KINDS: dict[str, type | UnionType] = {
    "start": str,
    "players": list,
    "seed": int | str,
    "luck": str,
    "same_luck": bool,
}
SHOWN: dict[str, type | UnionType] = {"shown": int}
"""The header that version 1 has besides: the event that is shown."""

USUAL: dict[str, Any] = {
    "players": (),
    "seed": 0,
    "luck": "auto",
    "same_luck": False,
    "shown": limits.MOST_EVENTS,
}
"""What stands in for a header that is hurt; what is shown is the end of the line then."""

_TO_BE_GIVEN = ("game.no_bot", "game.bot_settings")
"""What is wrong with players that only whoever loads the game can put right."""

_NAMES = {"player": "players", "bot": "players", "same luck": "same_luck"}
_YES = {"yes": True, "no": False}


@dataclass(slots=True)
class Headers:
    """The headers of a record as far as they read, in plain values."""

    values: dict[str, Any] = field(default_factory=lambda: {"players": []})
    sources: dict[str, int] = field(default_factory=dict)
    """The line of the text that each stands on, if that is known."""

    hurt: RecordError | None = None
    """What is wrong with the first that does not hold."""

    def note(self, error: RecordError) -> None:
        """Note what is wrong with a header; the first counts."""
        self.hurt = self.hurt or error

    def read(self, name: str, value: str, line: int) -> None:
        """Read one header of a readable record, and note the line it stands on."""
        self.sources.setdefault(_NAMES.get(name, name), line)
        try:
            if name == "player":
                self.values["players"].append(value)
            elif name == "bot":
                self.values["players"].append(loaded(value))
            elif name == "shown":
                self.values[name] = int(value)
            elif name == "seed":
                self.values[name] = read_seed(value)
            elif name == "same luck":
                self.values["same_luck"] = _YES[value]
            else:
                self.values[{"start": "start", "luck": "luck"}[name]] = value
        except (ValueError, KeyError, RecursionError, SequenceError):
            self.note(error_at(line, "record.header_line", name=name, text=value))

    def check(self, kinds: dict[str, type | UnionType], end: int | None = None) -> None:
        """Let what is usual stand in for a header that is missing or of the wrong kind."""
        for name, kind in kinds.items():
            value = self.values.get(name)
            if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
                self.note(error_at(self.sources.get(name, end), "record.missing", name=name))
                if name not in USUAL:
                    raise error_at(self.sources.get(name, end), "record.missing", name=name)
                self.values[name] = USUAL[name]

    def terms(self, players: Sequence[object] | None = None) -> Terms:
        """Give what the game is begun with; what is usual stands in for what cannot be."""
        values = self.values
        try:
            start = Position.from_text(values["start"])
        except SequenceError as error:
            raise self._refused(error, "start") from None
        mended: set[str] = set()
        while True:
            try:
                who = players if players is not None else [restored(p) for p in values["players"]]
                terms = read_terms(
                    start, who, seed=values["seed"], luck=values["luck"],
                    same_luck=values["same_luck"],
                )  # fmt: skip
            except SequenceError as error:
                name = error.field if isinstance(error, RulesError) else "players"
                if players is not None and name == "players":
                    raise
                self.note(self._refused(error, name))
                if name not in USUAL or name in mended or error.key in _TO_BE_GIVEN:
                    raise self._refused(error, name) from None
                mended.add(name)
                usual = mended_players(map(_as_far, values["players"]), start)
                values[name] = usual if name == "players" else USUAL[name]
            else:
                fresh = start_position(start.rules, start.players, start.turn or 0)
                return dataclasses.replace(terms, sets_up=start == fresh)

    def _refused(self, error: SequenceError, name: str) -> RecordError:
        reason = Phrase(error.key, error.values)
        return error_at(self.sources.get(name), "record.header", reason=reason)


def headers_of(game: Game) -> dict[str, Any]:
    """Put what a game was begun with, and how luck comes at present, into plain values."""
    return {
        "start": game.start.to_text(),
        "players": [_stored(player) for player in game.terms.players],
        "seed": game.seed,
        "luck": game.luck_mode,
        "same_luck": game.same_luck,
    }


def write_headers(headers: dict[str, Any]) -> list[str]:
    """Write what a game was begun with, a header a line; `same luck` is the last."""
    return [
        f"start: {headers['start']}",
        *map(_write_player, headers["players"]),
        f"seed: {headers['seed']}",
        f"luck: {headers['luck']}",
        f"same luck: {'yes' if headers['same_luck'] else 'no'}",
    ]


def as_read(game: Game) -> Headers:
    """Give what a game was begun with as it reads back from a text."""
    headers = Headers()
    for line in write_headers(headers_of(game)):
        name, _, value = line.partition(":")
        headers.read(name, value.strip(), 0)
    return headers


def _write_player(player: object) -> str:
    return f"player: {player}" if isinstance(player, str) else f"bot: {dumped(player)}"


def dumped(value: object, **options: Any) -> str:  # noqa: ANN401 - what json.dumps takes
    """Write JSON that can be read again; a bot's settings may be anything."""
    try:
        written = json.dumps(value, **options)
    except (TypeError, ValueError, RecursionError):
        raise RecordError("record.bot_settings") from None
    check_json(written)
    return written


def _stored(player: Player) -> object:
    if player.bot is None:
        return player.name
    bot = player.bot
    known: Iterable[dataclasses.Field[Any]] = ()
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
