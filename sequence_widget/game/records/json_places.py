"""Where the values of a record in JSON stand, found in one walk over its text before it is read.

The walk also finds what JSON's reader is not to be given: nesting so deep that it would end the
program where there is little stack, and numbers of more digits than Python turns into one.
"""

import json
import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from sequence_widget.game.records.record import check_events, error_at
from sequence_widget.text import RecordError, limits

DEEPEST = 100
"""How many brackets may stand within one another; a game needs four, a bot's settings some more."""

_MOST_DIGITS = 4_000
_MOST_PARTS = 1_000_000
"""How many brackets, texts and numbers a game may have: some ten times those of a long one."""

_ENDS = {"[": "]", "{": "}"}
_LINES, _LINE, _EVENTS = 2, 3, 4
"""How deep the list of lines is, one of them, and its list of events."""

# Possessive throughout: a string is walked once, and needs no memory, however long it is; one that
# is never closed lasts to the end.
_TOKEN = re.compile(
    r'(?P<string>"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z))(?P<key>[ \t\r\n]*+:)?'
    r"|(?P<digits>[0-9]++)|[\[\]{}]",
    re.DOTALL,
)


@dataclass(slots=True)
class LinePlaces:
    """The lines of the file on which a line of events, its list and its events stand."""

    start: int
    variation_of: int | None = None
    events: int | None = None
    each: "array[int]" = field(default_factory=lambda: array("I"))


@dataclass(slots=True)
class Places:
    """What the walk found: lines of the file by header, and for each line of events.

    `unclosed` closes what is open at the end.
    """

    headers: dict[str, int] = field(default_factory=dict)
    lines: list[LinePlaces] = field(default_factory=list)
    size: int = 0
    """How many lines and events there are."""

    unclosed: str = ""

    @property
    def last_header(self) -> int:
        """The line of the file on which the last of the headers stands."""
        return max(self.headers.values(), default=1)


def loaded(text: str) -> tuple[Any, Places]:
    """Read JSON that may be anybody's; too deep is refused as `RecordError`, others raise as ever.

    >>> loaded('{"version": 1}')
    ({'version': 1}, Places(headers={'version': 1}, lines=[], size=0, unclosed=''))
    """
    places = find_places(text)
    return json.loads(text), places


def find_places(text: str) -> Places:
    """Walk over a text that may be JSON, or is cut short."""
    places = Places()
    ends: list[str] = []
    keys: list[str] = []
    line, at = 1, 0
    for match in _parts(text):
        start = match.start()
        line += text.count("\n", at, start)
        at = start
        mark = text[start]
        if mark in _ENDS:
            if len(ends) == DEEPEST:
                raise error_at(line, "record.too_deep", most=DEEPEST)
            ends.append(_ENDS[mark])
            keys.append("")
            if len(ends) == _LINE and keys[0] == "lines":
                _note_line(places, line)
        elif mark in ("]", "}"):
            del ends[-1:], keys[-1:]
        elif mark != '"':
            if match.end() - start > _MOST_DIGITS:
                raise error_at(line, "record.long_number", most=_MOST_DIGITS)
        elif match["key"] and len(ends) in (1, _LINE):
            keys[-1] = _name(match["string"])
            _note_key(places, keys, line)
        elif not match["key"] and len(ends) == _EVENTS and _path(keys) == ["lines", "events"]:
            _note_event(places, line)
    check_events(places.size)
    places.unclosed = "".join(reversed(ends))
    return places


def _parts(text: str) -> Iterator[re.Match[str]]:
    """Go through brackets, texts and numbers, unless there are more than are read."""
    if len(text) > _MOST_PARTS and next(islice(_TOKEN.finditer(text), _MOST_PARTS, None), None):
        raise RecordError("record.too_much", most=_MOST_PARTS)
    return _TOKEN.finditer(text)


def _note_event(places: Places, line: int) -> None:
    """Note where an event stands, unless there are more than are read."""
    places.size += 1
    if places.size <= limits.MOST_EVENTS:
        places.lines[-1].each.append(line)


def _note_line(places: Places, line: int) -> None:
    """Note where a line of events begins, unless there are more than are read."""
    places.size += 1
    if places.size <= limits.MOST_EVENTS:
        places.lines.append(LinePlaces(line))


def _path(keys: list[str]) -> list[str]:
    return [keys[0], keys[_LINE - 1]]


def _note_key(places: Places, keys: list[str], line: int) -> None:
    """Note where a key stands; of two that are alike the later counts, as it does to JSON."""
    if len(keys) == 1:
        places.headers[keys[0]] = line
        if keys[0] == "lines":
            places.lines, places.size = [], 0
    elif keys[0] == "lines":
        if keys[-1] == "variation_of":
            places.lines[-1].variation_of = line
        elif keys[-1] == "events":
            places.lines[-1].events = line
            places.lines[-1].each = array("I")


def _name(string: str) -> str:
    try:
        return str(json.loads(string)) if "\\" in string else string[1:-1]
    except ValueError:
        return string
