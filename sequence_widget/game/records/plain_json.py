"""JSON that anybody may have written: refused before it is read, if reading it could take too much.

Nesting so deep would end the program where there is little stack, and numbers of so many digits
take Python for ever.
"""

import json
import re
from itertools import islice
from typing import Any

from sequence_widget.game.records.steps import error_at
from sequence_widget.text import RecordError

DEEPEST = 100
"""How many brackets may stand within one another; a game needs three, a bot's settings more."""

_MOST_DIGITS = 4_000
_MOST_PARTS = 1_000_000
"""How many brackets, texts and numbers a game may have: some five times those of the longest."""

# Possessive throughout: a string is walked once, and needs no memory, however long it is; one that
# is never closed lasts to the end.
_PART = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)|[0-9]++|[\[\]{}]', re.DOTALL)


def loaded(text: str) -> Any:  # noqa: ANN401 - whatever the text holds
    """Read JSON; too much of it is refused as `RecordError`, and what is none raises as ever.

    >>> loaded('{"version": 2}')
    {'version': 2}
    """
    check_json(text)
    return json.loads(text)


def check_json(text: str) -> None:
    """Refuse a text that would take too much to be read as JSON."""
    if len(text) > _MOST_PARTS and next(islice(_PART.finditer(text), _MOST_PARTS, None), None):
        raise RecordError("record.too_much", most=_MOST_PARTS)
    depth = 0
    for match in _PART.finditer(text):
        mark = text[match.start()]
        if mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        if depth > DEEPEST:
            raise _refused(text, match, "record.too_deep", DEEPEST)
        if mark.isdigit() and match.end() - match.start() > _MOST_DIGITS:
            raise _refused(text, match, "record.long_number", _MOST_DIGITS)


def _refused(text: str, match: re.Match[str], key: str, most: int) -> RecordError:
    return error_at(text.count("\n", 0, match.start()) + 1, key, most=most)
