"""A game as JSON: a plain dump of what the readable record holds, a step a line."""

import reprlib
from collections.abc import Iterator, Sequence
from typing import Any

from sequence_widget.game.game import Game
from sequence_widget.game.records.headers import KINDS, SHOWN, Headers, dumped, headers_of
from sequence_widget.game.records.plain_json import loaded
from sequence_widget.game.records.steps import (
    Course,
    Line,
    check_size,
    error_at,
    restore,
    steps_of,
)
from sequence_widget.game.records.text_form import TITLE, VERSION
from sequence_widget.game.records.told import with_damage
from sequence_widget.text import RecordError, limits
from sequence_widget.text.limits import check_length

_ENDINGS = ("]}", "]}]}", "}]}")
"""What closes a text that is cut off among its steps; the last two close one of version 1."""

_MOST_LINES_CUT = 5
"""A text is good up to its first fault, so more than a line or two is never cut off its end."""


def write_json(game: Game) -> str:
    """Write a game as JSON."""
    steps = steps_of(game)
    check_size(len(steps))
    content = {"format": TITLE, "version": VERSION, **headers_of(game), "steps": steps}
    text = dumped(content, indent=1, ensure_ascii=False) + "\n"
    check_length(text, limits.MOST_OF_A_RECORD, RecordError)
    return text


def read_json(text: str, players: Sequence[object] | None = None) -> Game:
    """Read what `write_json` wrote, as far as it is good."""
    if not isinstance(text, str):
        raise RecordError("record.no_text", value=type(text).__name__)
    check_length(text, limits.MOST_OF_A_RECORD, RecordError)
    content, hurt, damage = _content(text)
    if not isinstance(content, dict) or content.get("format") != TITLE:
        raise hurt or damage or error_at(1, "record.title", title=TITLE)
    version = content.get("version")
    if type(version) is not int or version not in (1, VERSION):
        raise hurt or error_at(None, "record.version", version=reprlib.repr(version), known=VERSION)
    kinds = KINDS | SHOWN if version == 1 else KINDS
    headers = Headers({name: content.get(name) for name in kinds}, hurt=hurt)
    try:
        headers.check(kinds)
        lines, broken = _lines(content, version)
        terms = headers.terms(players)
    except RecordError as error:
        raise hurt or damage or error from None
    if headers.hurt is not None and not lines:
        raise headers.hurt
    check_size(len(lines))
    course = Course(terms, lines, headers.values.get("shown"), counted="step")
    game = Game(terms.start, terms.players, seed=terms.seed, luck="ask")
    _, fault = restore(game, course)
    return with_damage(game, headers.hurt or fault or damage or broken)


def _content(text: str) -> tuple[Any, RecordError | None, RecordError | None]:
    """Read as much as there is: with what is wrong with a header, and with what follows them."""
    try:
        return loaded(text), None, None
    except (RecordError, ValueError, RecursionError) as error:
        line = getattr(error, "lineno", None) or getattr(error, "line", None)
        damage = error if isinstance(error, RecordError) else error_at(line, "record.json")
    if line is None:
        raise damage
    end = _end_of(text, line)
    start = text.rfind("\n", 0, end) + 1
    if max(text.find('"steps"', end), text.find('"lines"', end)) >= 0:
        for instead in ("null,", "null", ""):
            content = _read(text[:start] + instead + text[end:])
            if content is not None:
                return content, damage, None
    kept = text[:end]
    for _ in range(_MOST_LINES_CUT):
        kept = kept.rstrip().rstrip(",")
        for ending in _ENDINGS:
            content = _read(kept + ending)
            if content is not None:
                return content, None, damage
        kept = kept[: max(0, kept.rfind("\n"))]
    raise damage


def _end_of(text: str, line: int) -> int:
    """Find where a line ends."""
    end = -1
    for _ in range(line):
        end = text.find("\n", end + 1)
        if end < 0:
            return len(text)
    return end


def _read(text: str) -> object:
    try:
        return loaded(text)
    except (RecordError, ValueError, RecursionError):
        return None


def _lines(content: dict[str, Any], version: int) -> tuple[list[Line], RecordError | None]:
    """Give the steps as far as they are well formed, and what ends them if not all are."""
    lines: list[Line] = []
    written = _steps_1(content) if version == 1 else _steps(content.get("steps"), "steps")
    try:
        for number, words in enumerate(written, 1):
            lines.append(Line(0, number, words))
    except RecordError as broken:
        if not lines:
            raise
        return lines, broken
    return lines, None


def _steps(steps: object, name: str) -> Iterator[str]:
    if not isinstance(steps, list):
        raise error_at(None, "record.missing", name=name)
    for step in steps:
        if not isinstance(step, str):
            raise error_at(None, "record.missing", name=name)
        yield step


def _steps_1(content: dict[str, Any]) -> Iterator[str]:
    """Give the steps of version 1, whose variations follow one another."""
    lines = content.get("lines")
    if not isinstance(lines, list) or not lines:
        raise error_at(None, "record.missing", name="lines")
    for number, entry in enumerate(lines):
        line = entry if isinstance(entry, dict) else {}
        of, after = line.get("variation_of"), line.get("after", 0)
        counts = [after] if of is None else [of, after]
        if not all(type(count) is int and count >= 0 for count in counts):
            raise error_at(None, "record.missing", name="variation_of")
        if of is not None and not number:  # the first line leaves no other
            raise error_at(None, "record.branch", of=of, after=after)
        if of is not None:
            yield f"variation of {of} after {after}"
        elif number:
            yield "variation of 0 after 0"
        yield from _steps(line.get("events"), "events")
