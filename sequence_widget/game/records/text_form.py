"""A game as a readable record that only ever grows: headers, then a line for whatever was done.

The text begins with a title. Then come the headers of the game, `begins:` as the last of them, with
what was done before anybody was shown it; each line after them holds what was done at once: the
events of a move and the luck that followed, where somebody stepped to, or both. Where another game
was begun, its headers follow. Blank lines and lines that begin with `#` do not count.

Version 1, which is still read, has one game, whose variations follow one another.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sequence_widget.engine.events import read_event
from sequence_widget.game.game import Game
from sequence_widget.game.records.headers import (
    HEADER,
    KINDS,
    SHOWN,
    Headers,
    headers_of,
    write_headers,
)
from sequence_widget.game.records.steps import (
    Course,
    Line,
    check_size,
    error_at,
    restore,
    steps_of,
)
from sequence_widget.game.records.told import with_damage
from sequence_widget.text import RecordError, SequenceError, limits
from sequence_widget.text.limits import check_length

TITLE = "sequence_widget game"
VERSION = 2
BEGINS = "begins"
"""What the last header is called: what was done before anybody was shown the game."""

_TITLE_LINE = re.compile(rf"\ufeff?{TITLE} (.*)")
_HEADERS = 10
"""So many lines at most a game has besides its events."""

# Lines end where `str.splitlines` ends them.
_LINE = re.compile(
    "[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]*+(?:\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]|\\Z)"
)


@dataclass(slots=True)
class Written:
    """One game of a text: its headers, and the lines of what was done."""

    at: int
    """Where in the text it begins."""

    headers: Headers = field(default_factory=Headers)
    lines: list[Line] = field(default_factory=list)
    begun: bool = False
    """Whether its headers are all there."""


@dataclass(slots=True)
class Text:
    """A text taken apart, and nothing of it played yet."""

    games: list[Written]
    version: int
    end: int
    """How much of the text is whole lines."""

    cut: RecordError | None = None
    """What was cut off: a last line that does not end."""

    @property
    def size(self) -> int:
        """How much was done in all its games."""
        return sum(line.words.count(",") + 1 for game in self.games for line in game.lines)


@dataclass(slots=True)
class Restored:
    """A game as far as its text is good."""

    game: Game
    good: int
    """So much of the text it was made from."""

    damage: RecordError | None


def write_text(game: Game) -> str:
    """Write a game as a readable record."""
    steps = steps_of(game)
    check_size(len(steps))
    out = [f"{TITLE} {VERSION}", "", *write_headers(headers_of(game)), f"{BEGINS}:", *steps]
    text = "\n".join(out) + "\n"
    check_length(text, limits.MOST_OF_A_RECORD, RecordError)
    return text


def read_text(text: str, players: Sequence[object] | None = None) -> Game:
    """Read the last game of a record, as far as it is good."""
    if not isinstance(text, str):
        raise RecordError("record.no_text", value=type(text).__name__)
    check_length(text, limits.MOST_OF_A_RECORD, RecordError)
    return open_text(text if text.endswith("\n") else f"{text}\n", players)


def open_text(text: str, players: Sequence[object] | None) -> Game:
    """Read the last game of a file, of which a last line that does not end is left out."""
    parsed = parse(text)
    restored = restore_last(parsed, None, players)
    if restored is None:
        raise hurt_headers(parsed) or error_at(1, "record.missing", name="start")
    return with_damage(restored.game, restored.damage)


def parse(text: str) -> Text:
    """Take a text apart."""
    first = next(_lines_that_count(text, 0, len(text), 1), Line(0, 1, ""))
    title = _TITLE_LINE.fullmatch(first.words)
    if title is None:
        raise error_at(first.number, "record.title", title=f"{TITLE} {VERSION}")
    if title[1] not in ("1", str(VERSION)):
        raise error_at(first.number, "record.version", version=title[1], known=VERSION)
    lines_of = _LINE.match(text, first.at)
    behind = lines_of.end() if lines_of else len(text)
    if title[1] == "1":
        return _parse_1(lines_that_count(text, behind, len(text), first.number + 1), len(text))
    end = max(behind, text.rfind("\n") + 1)
    games: list[Written] = []
    for line in lines_that_count(text, behind, end, first.number + 1):
        if line.words.startswith("start:") or not games:
            if len(games) == limits.MOST_GAMES:
                raise error_at(line.number, "record.too_many_games", most=limits.MOST_GAMES)
            games.append(Written(line.at))
            if not line.words.startswith("start:"):
                games[-1].headers.note(error_at(line.number, "record.missing", name="start"))
        if games[-1].begun:
            games[-1].lines.append(line)
        else:
            _read_header_line(games[-1], line)
    parsed = Text(games, VERSION, end)
    check_size(parsed.size)
    if end < len(text):
        parsed.cut = error_at(count_lines(text, end) + 1, "record.cut")
    return parsed


def _read_header_line(game: Written, line: Line) -> None:
    name, _, value = line.words.partition(":")
    if name.strip() == BEGINS:
        game.begun = True
        if value.strip():
            game.lines.append(Line(game.at, line.number, value))
        _check(game, line.number, shown=False)
    else:
        _read_header(game, line)


def _read_header(game: Written, line: Line) -> None:
    name, _, value = line.words.partition(":")
    if HEADER.match(line.words):
        game.headers.read(name.strip(), value.strip(), line.number)
    else:
        game.headers.note(error_at(line.number, "record.missing", name=BEGINS))


def _check(game: Written, end: int, *, shown: bool) -> None:
    try:
        game.headers.check({**KINDS, **SHOWN} if shown else KINDS, end)
    except RecordError:  # there is nothing to start from
        game.begun = False


def _parse_1(lines: list[Line], end: int) -> Text:
    """Take apart a text of version 1: its headers end with the last line that reads as one."""
    game = Written(0, begun=True)
    last = max((n for n, line in enumerate(lines, 1) if HEADER.match(line.words)), default=0)
    whole = any(line.words.startswith("shown") for line in lines[:last])
    if not whole and _is_hurt_header(lines[last : last + 2]):
        last += 1
    for line in lines[:last]:
        name, _, value = line.words.partition(":")
        game.headers.read(name.strip(), value.strip(), line.number)
    game.lines = lines[last:]
    _check(game, lines[last - 1].number if last else 1, shown=True)
    parsed = Text([game], 1, end)
    check_size(1 + len(game.lines))
    return parsed


def _is_hurt_header(lines: Sequence[Line]) -> bool:
    """Whether the first of these lines is no event, though another line follows it."""
    try:
        read_event(lines[0].words)
    except IndexError:
        return False
    except SequenceError:
        return len(lines) > 1 and not lines[0].words.startswith("variation of")
    return False


def hurt_headers(text: Text | None) -> RecordError | None:
    """Give what is wrong with the first headers that do not hold; headers cut off are not wrong."""
    games = text.games if text else []
    return next((game.headers.hurt for game in games if game.headers.hurt), None)


def restore_last(
    text: Text, into: Game | None, players: Sequence[object] | None, *, mend: bool = True
) -> Restored | None:
    """Play the last game of a text again, as far as it is good; `None` if none was begun.

    Without `mend` a game with a header that is hurt is no game.
    """
    damage, end = text.cut, text.end
    for written in reversed(text.games):
        headers = written.headers
        if written.begun and (mend or headers.hurt is None):
            try:
                return _restore(text, written, into, players, end, damage, mend=mend)
            except RecordError as error:
                headers.note(error)
        damage, end = headers.hurt or damage or error_at(None, "record.cut"), written.at
    return None


def _restore(
    text: Text,
    written: Written,
    into: Game | None,
    players: Sequence[object] | None,
    end: int,
    damage: RecordError | None,
    *,
    mend: bool,
) -> Restored:
    headers, lines = written.headers, written.lines
    terms = headers.terms(players)
    if headers.hurt is not None and (not lines or not mend):
        raise headers.hurt
    course = Course(terms, lines)
    if text.version == 1:
        course.shown, course.shown_at = headers.values["shown"], headers.sources.get("shown")
    game = into or Game(terms.start, terms.players, seed=terms.seed, luck="ask")
    good, fault = restore(game, course)
    if good < len(lines):
        end = lines[good].at
        if fault is not None and end == written.at and text.version != 1:
            raise fault  # nobody was shown what comes before its headers end
    return Restored(game, end, headers.hurt or fault or damage)


def lines_that_count(text: str, start: int, end: int, number: int) -> list[Line]:
    """Give the lines that are neither blank nor remarks.

    Too many of them are refused before they are all held.
    """
    most = limits.MOST_EVENTS + _HEADERS * limits.MOST_GAMES
    size = sum(1 for _ in _lines_that_count(text, start, end, number))
    if size > most:
        raise RecordError("record.too_many_lines", most=most, size=size)
    return list(_lines_that_count(text, start, end, number))


def _lines_that_count(text: str, start: int, end: int, number: int) -> Iterator[Line]:
    for at, match in enumerate(_LINE.finditer(text, start, end), number):
        words = match[0].strip()
        if words and not words.startswith("#"):
            yield Line(match.start(), at, words)


def count_lines(text: str, end: int) -> int:
    """Count the lines of a text up to a place where one ends."""
    return sum(1 for match in _LINE.finditer(text, 0, end) if match[0])
