"""A game as a readable record: headers, then one event a line."""

import json
import re
from collections.abc import Sequence
from typing import Any

from sequence_widget.game.record import (
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

_BRANCH = re.compile(r"variation of (\d+) after (\d+)")
_YES = {"yes": True, "no": False}


def write_text(game: Game) -> str:
    """Write a game as a readable record."""
    record = collect(game)
    headers = record.headers
    out = [f"{TITLE} {VERSION}", f"start: {headers['start']}"]
    for player in headers["players"]:
        person = isinstance(player, str)
        out.append(f"player: {player}" if person else f"bot: {json.dumps(player)}")
    out += [
        f"seed: {headers['seed']}",
        f"luck: {headers['luck']}",
        f"same luck: {'yes' if headers['same_luck'] else 'no'}",
        f"shown: {headers['shown']}",
    ]
    for line in record.lines:
        out.append("")
        if line.variation_of is not None:
            out.append(f"variation of {line.variation_of} after {line.after}")
        out += [event for event, _ in line.events]
    return "\n".join(out) + "\n"


def read_text(text: str, players: Sequence[object] | None = None, *, recover: bool = False) -> Game:
    """Read what `write_text` wrote. Blank lines and lines that begin with `#` do not count."""
    if not isinstance(text, str):
        raise RecordError("record.no_text", value=type(text).__name__)
    numbered = [
        (number, words)
        for number, line in enumerate(text.splitlines(), 1)
        if (words := line.strip()) and not words.startswith("#")
    ]
    if not numbered or numbered[0][1] != f"{TITLE} {VERSION}":
        raise RecordError("record.title", title=f"{TITLE} {VERSION}", line=1)
    headers: dict[str, Any] = {"players": []}
    lines = [RecordedLine()]
    for number, words in numbered[1:]:
        name, colon, value = words.partition(":")
        if colon and len(lines) == 1 and not lines[0].events:
            _read_header(headers, name, value.strip(), number)
        elif match := _BRANCH.fullmatch(words):
            lines.append(RecordedLine([], int(match[1]), int(match[2]), number))
        else:
            lines[-1].events.append((words, number))
    return rebuild(Record(check_headers(headers), lines), players, recover=recover)


def _read_header(headers: dict[str, Any], name: str, value: str, line: int) -> None:
    try:
        if name == "player":
            headers["players"].append(value)
        elif name == "bot":
            headers["players"].append(json.loads(value))
        elif name in ("seed", "shown"):
            headers[name] = int(value)
        elif name == "same luck":
            headers["same_luck"] = _YES[value]
        else:
            headers[{"start": "start", "luck": "luck"}[name]] = value
    except (ValueError, KeyError):
        where = Phrase("record.line", {"line": line})
        raise RecordError(
            "record.header_line", name=name, text=value, line=line, where=where
        ) from None
