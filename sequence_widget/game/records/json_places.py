"""Where the values of a record in JSON stand, found in one walk over its text before it is read.

The walk also finds what JSON's reader is not to be given: nesting so deep that it would end the
program where there is little stack, and numbers of more digits than Python turns into one.
"""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from sequence_widget.game.records.record import error_at

DEEPEST = 100
"""How many brackets may stand within one another; a game needs four, a bot's settings some more."""

_MOST_DIGITS = 4_000
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
    each: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Places:
    """What the walk found: lines of the file by header, and for each line of events.

    `unclosed` closes what is open at the end.
    """

    headers: dict[str, int] = field(default_factory=dict)
    lines: list[LinePlaces] = field(default_factory=list)
    unclosed: str = ""

    @property
    def last_header(self) -> int:
        """The line of the file on which the last of the headers stands."""
        return max(self.headers.values(), default=1)


def loaded(text: str) -> tuple[Any, Places]:
    """Read JSON that may be anybody's; too deep is refused as `RecordError`, others raise as ever.

    >>> loaded('{"version": 1}')
    ({'version': 1}, Places(headers={'version': 1}, lines=[], unclosed=''))
    """
    places = find_places(text)
    return json.loads(text), places


def find_places(text: str) -> Places:
    """Walk over a text that may be JSON, or is cut short."""
    places = Places()
    ends: list[str] = []
    keys: list[str] = []
    line, at = 1, 0
    for match in _TOKEN.finditer(text):
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
                places.lines.append(LinePlaces(line))
        elif mark in ("]", "}"):
            del ends[-1:], keys[-1:]
        elif mark != '"':
            if match.end() - start > _MOST_DIGITS:
                raise error_at(line, "record.long_number", most=_MOST_DIGITS)
        elif match["key"] and len(ends) in (1, _LINE):
            keys[-1] = _name(match["string"])
            _note_key(places, keys, line)
        elif not match["key"] and len(ends) == _EVENTS and _path(keys) == ["lines", "events"]:
            places.lines[-1].each.append(line)
    places.unclosed = "".join(reversed(ends))
    return places


def _path(keys: list[str]) -> list[str]:
    return [keys[0], keys[_LINE - 1]]


def _note_key(places: Places, keys: list[str], line: int) -> None:
    """Note where a key stands; of two that are alike the later counts, as it does to JSON."""
    if len(keys) == 1:
        places.headers[keys[0]] = line
        if keys[0] == "lines":
            places.lines = []
    elif keys[0] == "lines":
        if keys[-1] == "variation_of":
            places.lines[-1].variation_of = line
        elif keys[-1] == "events":
            places.lines[-1].events = line
            places.lines[-1].each = []


def _name(string: str) -> str:
    try:
        return str(json.loads(string)) if "\\" in string else string[1:-1]
    except ValueError:
        return string
