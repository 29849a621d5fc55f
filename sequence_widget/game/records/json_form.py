"""A game as JSON, with one event on each line of the file so that damage can be named."""

import json
import re
import reprlib
from collections.abc import Sequence
from typing import Any

from sequence_widget.game.game import Game
from sequence_widget.game.records.record import (
    HEADERS,
    TITLE,
    VERSION,
    Record,
    RecordedLine,
    check_headers,
    collect,
    error_at,
    rebuild,
)
from sequence_widget.text import RecordError

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')
_CLOSING = {"[": "]", "{": "}"}
_MOST_LINES_CUT = 100


def write_json(game: Game) -> str:
    """Write a game as JSON."""
    record = collect(game)
    lines = [
        {
            "variation_of": line.variation_of,
            "after": line.after,
            "events": [event for event, _ in line.events],
        }
        for line in record.lines
    ]
    content = {"format": TITLE, "version": VERSION, **record.headers, "lines": lines}
    try:
        return json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    except (TypeError, ValueError, RecursionError):
        raise RecordError("record.bot_settings") from None


def read_json(text: str, players: Sequence[object] | None = None, *, recover: bool = False) -> Game:
    """Read what `write_json` wrote."""
    if not isinstance(text, str):
        raise RecordError("record.no_text", value=type(text).__name__)
    damage = hurt = None
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:  # a number can be too long, nesting too deep
        line = getattr(error, "lineno", None)
        damage = error_at(line, "record.json")
        content = _without(text, line) if recover else None
        hurt = damage if content is not None else None
        content = _good_part(text, line) if recover and content is None else content
    try:
        return _read_content(content, _Places(text), damage, hurt, players, recover=recover)
    except RecordError as error:
        raise damage or error from None


def _read_content(
    content: object,
    places: "_Places",
    damage: RecordError | None,
    hurt: RecordError | None,
    players: Sequence[object] | None,
    *,
    recover: bool,
) -> Game:
    if not isinstance(content, dict) or content.get("format") != TITLE:
        raise RecordError("record.title", title=TITLE, line=1)
    version = content.get("version")
    if type(version) is not int or version != VERSION:
        line = places.line_of("version")
        raise RecordError("record.version", version=reprlib.repr(version), known=VERSION, line=line)
    sources = {name: places.line_of(name) for name in HEADERS}
    headers = {name: content.get(name) for name in HEADERS}
    missing = check_headers(headers, sources, recover=recover)
    lines, broken = _read_lines(content.get("lines"), places)
    record = Record(headers, lines, damage or broken, sources, hurt or missing)
    return rebuild(record, players, recover=recover)


class _Places:
    """Finds the lines of a file on which its values stand, from the beginning to the end."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1

    def line_of(self, value: str) -> int:
        """Give the line of the next such value, or where we are if it is not written so."""
        found = self._text.find(json.dumps(value, ensure_ascii=False), self._at)
        if found >= 0:
            self._line += self._text.count("\n", self._at, found)
            self._at = found + 1
        return self._line


def _read_lines(content: object, places: _Places) -> tuple[list[RecordedLine], RecordError | None]:
    """Read the lines of events as far as they are well formed, and what ends them if not all."""
    lines: list[RecordedLine] = []
    start = places.line_of("lines")
    if not isinstance(content, list) or not content:
        return lines, error_at(start, "record.missing", name="lines")
    for written in content:
        source = places.line_of("variation_of")
        entry = written if isinstance(written, dict) else {}
        parent, after = entry.get("variation_of"), entry.get("after", 0)
        if not _is_place(parent, after):
            return lines, error_at(source, "record.missing", name="variation_of")
        line = RecordedLine([], parent, after, source)
        lines.append(line)
        source = places.line_of("events")
        events = entry.get("events")
        if not isinstance(events, list):
            return lines, error_at(source, "record.missing", name="events")
        for event in events:
            if not isinstance(event, str):
                return lines, error_at(source, "record.missing", name="events")
            source = places.line_of(event)
            line.events.append((event, source))
    return lines, None


def _is_place(parent: object, after: object) -> bool:
    """Whether a line says where it leaves another; the first line leaves none."""
    counts = [after] if parent is None else [parent, after]
    return all(type(count) is int and count >= 0 for count in counts)


def _without(text: str, line: int | None) -> Any:  # noqa: ANN401 - whatever JSON holds
    """Read the text without a line that stands before the events, if that is all that is hurt."""
    lines = text.split("\n")
    if line is None or not any('"lines"' in later for later in lines[line:]):
        return None
    for instead in ("null,", "null", ""):
        try:
            return json.loads("\n".join([*lines[: line - 1], instead, *lines[line:]]))
        except (ValueError, RecursionError):
            continue
    return None


def _good_part(text: str, line: int | None) -> Any:  # noqa: ANN401 - whatever JSON holds
    """Close the brackets after the last line that lets the text before it be read."""
    lines = text.split("\n")[:line]
    for end in range(len(lines), max(0, len(lines) - _MOST_LINES_CUT), -1):
        kept = "\n".join(lines[:end]).rstrip().rstrip(",")
        stack: list[str] = []
        for token in _TOKEN.findall(kept):
            if token in _CLOSING:
                stack.append(_CLOSING[token])
            elif token in ("]", "}") and stack:
                stack.pop()
        try:
            return json.loads(kept + "".join(reversed(stack)))
        except (ValueError, RecursionError):
            continue
    return None
