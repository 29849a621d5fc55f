"""A game as a readable record: headers, then one event a line."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from sequence_widget.engine.events import read_event
from sequence_widget.game.game import Game
from sequence_widget.game.records.json_places import find_places, loaded
from sequence_widget.game.records.record import (
    TITLE,
    VERSION,
    Record,
    RecordedLine,
    check_headers,
    check_size,
    collect,
    error_at,
    rebuild,
)
from sequence_widget.rules import read_seed
from sequence_widget.text import RecordError, SequenceError, limits
from sequence_widget.text.limits import check_length

_BRANCH = re.compile(r"variation of (\d{1,9}) after (\d{1,9})")
GROWING = rf"\ufeff?{TITLE} 2[ \t\r]*\n"
"""How a text begins that is written step by step."""

HEADER = re.compile(r"(start|player|bot|seed|luck|same luck|shown) *:")
_NAMES = {"player": "players", "bot": "players", "same luck": "same_luck"}
_YES = {"yes": True, "no": False}
_HEADERS = 10
"""So many lines at most a game has besides its events."""

# Lines end where `str.splitlines` ends them.
_LINE = re.compile(
    "[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]*+(?:\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]|\\Z)"
)


def write_text(game: Game) -> str:
    """Write a game as a readable record."""
    record = collect(game)
    check_size(record.lines)
    headers = record.headers
    out = [f"{TITLE} {VERSION}", *write_headers(headers), f"shown: {headers['shown']}"]
    for line in record.lines:
        out.append("")
        if line.variation_of is not None:
            out.append(f"variation of {line.variation_of} after {line.after}")
        out += [event for event, _ in line.events]
    text = "\n".join(out) + "\n"
    check_length(text, limits.MOST_OF_A_RECORD, RecordError)
    return text


def write_headers(headers: dict[str, Any]) -> list[str]:
    """Write what a game was begun with, a header a line; `same luck` is the last."""
    return [
        f"start: {headers['start']}",
        *map(_write_player, headers["players"]),
        f"seed: {headers['seed']}",
        f"luck: {headers['luck']}",
        f"same luck: {'yes' if headers['same_luck'] else 'no'}",
    ]


def _write_player(player: object) -> str:
    if isinstance(player, str):
        return f"player: {player}"
    try:
        written = json.dumps(player)
    except (TypeError, ValueError, RecursionError):
        raise RecordError("record.bot_settings") from None
    find_places(written)  # refuses what could not be read again
    return f"bot: {written}"


def read_text(text: str, players: Sequence[object] | None = None, *, recover: bool = False) -> Game:
    """Read what `write_text` wrote, or what was written step by step.

    Blank lines and lines that begin with `#` do not count.
    """
    if not isinstance(text, str):
        raise RecordError("record.no_text", value=type(text).__name__)
    check_length(text, limits.MOST_OF_A_RECORD, RecordError)
    if re.match(GROWING, text):
        from sequence_widget.game.records.course import read_course

        return read_course(text, players, recover=recover)
    return _read_whole(text, players, recover=recover)


def _read_whole(text: str, players: Sequence[object] | None, *, recover: bool) -> Game:
    numbered = [(number, words) for _, number, words in lines_that_count(text)]
    at, first = numbered[0] if numbered else (1, "")
    if not first.startswith(f"{TITLE} "):
        raise RecordError("record.title", title=f"{TITLE} {VERSION}", line=at)
    if first != f"{TITLE} {VERSION}":
        version = first.removeprefix(f"{TITLE} ")
        raise RecordError("record.version", version=version, known=VERSION, line=at)
    headers: dict[str, Any] = {"players": []}
    sources: dict[str, int] = {}
    last = max((at for at, (_, words) in enumerate(numbered) if HEADER.match(words)), default=0)
    whole = any(words.startswith("shown") for _, words in numbered[1 : last + 1])
    if recover and not whole and _is_hurt_header(numbered[last + 1 :]):
        last += 1
    hurt = None
    for number, words in numbered[1 : last + 1]:
        name, _, value = words.partition(":")
        try:
            read_header(headers, sources, name.strip(), value.strip(), number)
        except RecordError as error:
            if not recover:
                raise
            hurt = hurt or error
    lines = [RecordedLine()]
    for number, words in numbered[last + 1 :]:
        if match := _BRANCH.fullmatch(words):
            lines.append(RecordedLine([], int(match[1]), int(match[2]), number))
        else:
            lines[-1].events.append((words, number))
    check_size(lines)
    missing = check_headers(headers, sources, numbered[last][0], recover=recover)
    record = Record(headers, lines, None, sources, hurt or missing)
    return rebuild(record, players, recover=recover)


def lines_that_count(
    text: str, start: int = 0, end: int | None = None, number: int = 1
) -> list[tuple[int, int, str]]:
    """Give the lines that are neither blank nor remarks: where each begins, its number, its words.

    Too many of them are refused before they are all held.
    """
    end = len(text) if end is None else end
    most = limits.MOST_EVENTS + _HEADERS * limits.MOST_GAMES
    size = sum(1 for _ in _lines_that_count(text, start, end, number))
    if size > most:
        raise RecordError("record.too_many_lines", most=most, size=size)
    return list(_lines_that_count(text, start, end, number))


def count_lines(text: str, end: int) -> int:
    """Count the lines of a text up to a place where one ends."""
    return sum(1 for match in _LINE.finditer(text, 0, end) if match[0])


def _lines_that_count(
    text: str, start: int, end: int, number: int
) -> Iterator[tuple[int, int, str]]:
    for at, match in enumerate(_LINE.finditer(text, start, end), number):
        words = match[0].strip()
        if words and not words.startswith("#"):
            yield match.start(), at, words


def _is_hurt_header(lines: Sequence[tuple[int, str]]) -> bool:
    """Whether the first of these lines is no event, though an event follows it."""
    try:
        read_event(lines[0][1])
    except IndexError:
        return False
    except SequenceError:
        return len(lines) > 1 and not _BRANCH.fullmatch(lines[0][1])
    return False


def read_header(
    headers: dict[str, Any], sources: dict[str, int], name: str, value: str, line: int
) -> None:
    """Read one header, and note the line it stands on."""
    sources.setdefault(_NAMES.get(name, name), line)
    try:
        if name == "player":
            headers["players"].append(value)
        elif name == "bot":
            headers["players"].append(loaded(value)[0])
        elif name == "shown":
            headers[name] = int(value)
        elif name == "seed":
            headers[name] = read_seed(value)
        elif name == "same luck":
            headers["same_luck"] = _YES[value]
        else:
            headers[{"start": "start", "luck": "luck"}[name]] = value
    except (ValueError, KeyError, RecursionError, SequenceError):
        raise error_at(line, "record.header_line", name=name, text=value) from None
