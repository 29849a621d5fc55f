"""A game as JSON, with one event on each line of the file so that damage can be named."""

import json
import re
from collections.abc import Sequence
from typing import Any

from sequence_widget.game.record import (
    HEADERS,
    TITLE,
    VERSION,
    Record,
    RecordedLine,
    check_headers,
    collect,
    rebuild,
)
from sequence_widget.game.recorded import Game
from sequence_widget.text import Phrase, RecordError

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
    except TypeError:
        raise RecordError("record.bot_settings") from None


def read_json(text: str, players: Sequence[object] | None = None, *, recover: bool = False) -> Game:
    """Read what `write_json` wrote."""
    if not isinstance(text, str):
        raise RecordError("record.no_text", value=type(text).__name__)
    damage = None
    try:
        content = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        where = Phrase("record.line", {"line": line})
        damage = RecordError("record.json", line=line, where=where)
        content = _good_part(text, line) if recover else None
        if content is None:
            raise damage from None
    if not isinstance(content, dict) or content.get("format") != TITLE:
        raise RecordError("record.title", title=TITLE, line=1)
    if content.get("version") != VERSION:
        raise RecordError("record.version", version=content.get("version"), known=VERSION)
    headers = check_headers({name: content.get(name) for name in HEADERS})
    lines = _read_lines(content.get("lines"), text, whole=not recover)
    return rebuild(Record(headers, lines, damage), players, recover=recover)


def _read_lines(content: object, text: str, *, whole: bool) -> list[RecordedLine]:
    lines = []
    at = text.find('"lines"')
    for entry in content if isinstance(content, list) else ():
        events = entry.get("events") if isinstance(entry, dict) else None
        if not isinstance(events, list):
            if whole:
                raise RecordError("record.missing", name="events")
            break
        parent, after = entry.get("variation_of"), entry.get("after", 0)
        line = RecordedLine([], parent, after, text.count("\n", 0, at) + 1)
        if not _is_place(parent, after):
            raise RecordError("record.missing", name="variation_of")
        for event in events:
            found = text.find(json.dumps(event, ensure_ascii=False), at)
            at = found if found > 0 else at
            line.events.append((str(event), text.count("\n", 0, at) + 1))
            at += 1
        lines.append(line)
    if not lines and whole:
        raise RecordError("record.missing", name="lines")
    return lines


def _is_place(parent: object, after: object) -> bool:
    if isinstance(after, bool) or not isinstance(after, int) or after < 0:
        return False
    return parent is None or (isinstance(parent, int) and parent >= 0)


def _good_part(text: str, line: int) -> Any:  # noqa: ANN401 - whatever JSON holds
    """Close the brackets after the last line that lets the text before it be read."""
    lines = text.splitlines()[:line]
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
        except json.JSONDecodeError:
            continue
    return None
