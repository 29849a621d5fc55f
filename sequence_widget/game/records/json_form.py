"""A game as JSON, with one event on each line of the file so that damage can be named."""

import json
import reprlib
from collections.abc import Sequence
from typing import Any

from sequence_widget.game.game import Game
from sequence_widget.game.records.json_places import LinePlaces, Places, find_places, loaded
from sequence_widget.game.records.record import (
    HEADERS,
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
from sequence_widget.text import RecordError, limits
from sequence_widget.text.limits import check_length

_TOO_LARGE = ("record.too_much", "record.too_many")
"""What is wrong with a text that nothing can be left out of."""

_MOST_LINES_CUT = 5
"""A text is good up to its first fault, so more than a line or two is never cut off its end."""


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
        text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    except (TypeError, ValueError, RecursionError):
        raise RecordError("record.bot_settings") from None
    check_size(record.lines)
    check_length(text, limits.MOST_OF_A_RECORD, RecordError)
    find_places(text)  # refuses what could not be read again
    return text


def read_json(text: str, players: Sequence[object] | None = None, *, recover: bool = False) -> Game:
    """Read what `write_json` wrote."""
    if not isinstance(text, str):
        raise RecordError("record.no_text", value=type(text).__name__)
    check_length(text, limits.MOST_OF_A_RECORD, RecordError)
    damage = hurt = None
    found: tuple[object, Places] | None
    try:
        found = loaded(text)
    except (RecordError, ValueError, RecursionError) as error:
        damage = (
            error
            if isinstance(error, RecordError)
            else error_at(getattr(error, "lineno", None), "record.json")
        )
        if not recover or damage.key in _TOO_LARGE:
            raise damage from None
        found = _without(text, damage.line)
        hurt = damage if found is not None else None
        found = found or _good_part(text, damage.line)
        if found is None:
            raise damage from None
    content, places = found
    try:
        return _read_content(content, places, damage, hurt, players, recover=recover)
    except RecordError as error:
        raise damage or error from None


def _read_content(
    content: object,
    places: Places,
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
        line = places.headers.get("version", 1)
        raise RecordError("record.version", version=reprlib.repr(version), known=VERSION, line=line)
    headers = {name: content.get(name) for name in HEADERS}
    sources, at = {}, 1
    for name in HEADERS:  # one that is missing is missed after the one before it
        sources[name] = at = places.headers.get(name, at)
    missing = check_headers(headers, sources, recover=recover)
    lines, broken = _read_lines(content.get("lines"), places)
    check_size(lines)
    record = Record(headers, lines, damage or broken, sources, hurt or missing)
    return rebuild(record, players, recover=recover)


def _read_lines(content: object, places: Places) -> tuple[list[RecordedLine], RecordError | None]:
    """Read the lines of events as far as they are well formed, and what ends them if not all."""
    lines: list[RecordedLine] = []
    start = places.headers.get("lines", places.last_header)
    if not isinstance(content, list) or not content:
        return lines, error_at(start, "record.missing", name="lines")
    for number, written in enumerate(content):
        at = places.lines[number] if number < len(places.lines) else LinePlaces(start)
        entry = written if isinstance(written, dict) else {}
        parent, after = entry.get("variation_of"), entry.get("after", 0)
        source = at.variation_of or at.start
        if not _is_place(parent, after):
            return lines, error_at(source, "record.missing", name="variation_of")
        line = RecordedLine([], parent, after, source)
        lines.append(line)
        events = entry.get("events")
        if not isinstance(events, list):
            return lines, error_at(at.events or source, "record.missing", name="events")
        good = next((n for n, event in enumerate(events) if not isinstance(event, str)), None)
        line.events = list(zip(events[:good], at.each, strict=False))
        if good is not None:
            last = line.events[-1][1] if line.events else at.events
            return lines, error_at(last, "record.missing", name="events")
    return lines, None


def _is_place(parent: object, after: object) -> bool:
    """Whether a line says where it leaves another; the first line leaves none."""
    counts = [after] if parent is None else [parent, after]
    return all(type(count) is int and count >= 0 for count in counts)


def _without(text: str, line: int | None) -> tuple[Any, Places] | None:
    """Read the text without a line that stands before the events, if that is all that is hurt."""
    if line is None:
        return None
    end = _end_of(text, line)
    if text.find('"lines"', end) < 0:
        return None
    start = text.rfind("\n", 0, end) + 1
    for instead in ("null,", "null", ""):
        try:
            return loaded(text[:start] + instead + text[end:])
        except (RecordError, ValueError, RecursionError):
            continue
    return None


def _end_of(text: str, line: int) -> int:
    """Find where a line ends."""
    end = -1
    for _ in range(line):
        end = text.find("\n", end + 1)
        if end < 0:
            return len(text)
    return end


def _good_part(text: str, line: int | None) -> tuple[Any, Places] | None:
    """Close the brackets after the last line that lets the text before it be read."""
    kept = text if line is None else text[: _end_of(text, line)]
    for _ in range(_MOST_LINES_CUT):
        kept = kept.rstrip().rstrip(",")
        try:
            places = find_places(kept)
            return json.loads(kept + places.unclosed), places
        except (RecordError, ValueError, RecursionError):
            kept = kept[: max(0, kept.rfind("\n"))]
    return None
