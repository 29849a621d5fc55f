"""A game as it went, step by step: text that only ever grows, so that a game can be kept in it.

It begins with a title. Then come the headers of the game, the deal or the roll-off as the last of
them, and a line for everything that was done: the events of a move and the luck that followed,
where somebody stepped to, or both. A moment is named by how many were there before it. Where
another game was begun, its headers follow.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sequence_widget.engine.events import read_event
from sequence_widget.game.game import Game
from sequence_widget.game.records.record import (
    Record,
    begin,
    check_events,
    check_headers,
    error_at,
    restored,
)
from sequence_widget.game.records.text_form import (
    GROWING,
    HEADER,
    count_lines,
    lines_that_count,
    read_header,
)
from sequence_widget.text import Phrase, RecordError, SequenceError, limits

FIRST_STEPS = "begins"
"""What the last header is called: what was done before anybody was shown the game."""

_STEP = re.compile(r"(show|end) (\d{1,9})|luck (auto|ask)")


@dataclass(slots=True)
class Tree:
    """One game of a file: its headers, and the lines of what was done."""

    start: int
    """Where in the text it begins."""

    headers: dict[str, Any] = field(default_factory=lambda: {"players": [], "shown": 0})
    sources: dict[str, int] = field(default_factory=dict)
    lines: list[tuple[int, int, str]] = field(default_factory=list)
    """Where in the text each begins, its number, and its words."""

    begun: bool = False
    """Whether its headers are all there."""

    hurt: RecordError | None = None


@dataclass(slots=True)
class Course:
    """The text of a game as it went, taken apart and not played yet."""

    trees: list[Tree]
    end: int
    """How much of the text is whole lines."""

    cut: RecordError | None
    """What was cut off: a last line that does not end."""

    steps: int
    """How much was done in all its games."""


@dataclass(slots=True)
class Replayed:
    """A game as far as its text is good."""

    game: Game
    good: int
    """So much of the text it was made from."""

    damage: RecordError | None


def parse(text: str) -> Course | None:
    """Take a text apart; `None` if it is no game as it went."""
    title = re.match(GROWING, text)
    if title is None:
        return None
    trees: list[Tree] = []
    at = text.index("\n") + 1
    end = text.rfind("\n") + 1
    for start, number, words in lines_that_count(text, at, end, 2):
        if words.startswith("start:"):
            if len(trees) == limits.MOST_GAMES:
                raise error_at(number, "record.too_many_games", most=limits.MOST_GAMES)
            trees.append(Tree(start))
        elif not trees:
            trees.append(Tree(start, hurt=error_at(number, "record.missing", name="start")))
        tree = trees[-1]
        if tree.begun:
            tree.lines.append((start, number, words))
        else:
            _read_header_line(tree, words, number)
    steps = sum(words.count(",") + 1 for tree in trees for _, _, words in tree.lines)
    check_events(steps)
    cut = error_at(count_lines(text, end) + 1, "record.cut") if end < len(text) else None
    return Course(trees, end, cut, steps)


def _read_header_line(tree: Tree, words: str, number: int) -> None:
    name, _, value = words.partition(":")
    try:
        if name.strip() == FIRST_STEPS:
            tree.begun = True
            if value.strip():
                tree.lines.append((tree.start, number, value))
            check_headers(tree.headers, tree.sources, number, recover=False)
        elif HEADER.match(words):
            read_header(tree.headers, tree.sources, name.strip(), value.strip(), number)
        else:
            raise error_at(number, "record.missing", name=FIRST_STEPS)
    except RecordError as error:
        tree.hurt = tree.hurt or error


def hurt_headers(course: Course | None) -> RecordError | None:
    """Give what is wrong with the first headers that do not read; headers cut off are not wrong."""
    trees = course.trees if course else []
    return next((tree.hurt for tree in trees if tree.hurt), None)


def replay(course: Course, players: Sequence[object] | None = None) -> Replayed | None:
    """Play the last game of a course again, as far as it is good; `None` if no game was begun."""
    damage, end = course.cut, course.end
    for tree in reversed(course.trees):
        if tree.begun and tree.hurt is None:
            who = players or [restored(one) for one in tree.headers["players"]]
            try:
                return _as_far_as_good(tree, who, end, damage)
            except RecordError as error:
                tree.hurt = error
        damage, end = tree.hurt or damage or error_at(None, "record.cut"), tree.start
    return None


def _as_far_as_good(
    tree: Tree, players: Sequence[object], end: int, damage: RecordError | None
) -> Replayed:
    game, fault = _replay(tree, players, tree.lines)
    if fault is None:
        return Replayed(game, end, damage)
    bad, damage = fault
    end = tree.lines[bad][0]
    if end == tree.start:  # nobody was shown what comes before its headers end
        raise damage
    game, _ = _replay(tree, players, tree.lines[:bad])  # nothing is left of a bad line
    return Replayed(game, end, damage)


def _replay(
    tree: Tree, players: Sequence[object], lines: Sequence[tuple[int, int, str]]
) -> tuple[Game, tuple[int, RecordError] | None]:
    game = begin(Record(dict(tree.headers), [], None, tree.sources), players)
    luck, game.luck_mode = game.luck_mode, "ask"
    for index, (_, number, words) in enumerate(lines):
        for step in words.split(","):
            try:
                luck = _take(game, step.strip()) or luck
            except SequenceError as refused:
                reason = Phrase(refused.key, refused.values)
                game.luck_mode = luck
                return game, (index, error_at(number, "record.event", event=step, reason=reason))
    game.luck_mode = luck
    return game, None


def _take(game: Game, step: str) -> str | None:
    """Take one step; give the mode of luck if that is what it changes."""
    match = _STEP.fullmatch(step)
    if match is None:
        game.play(read_event(step))
        return None
    if match[3]:
        return match[3]
    moment = game.tree.numbered(int(match[2]))
    if moment is None:
        raise RecordError("record.no_moment", number=match[2])
    if match[1] == "show":
        game.show(moment)
    else:
        game.end_at(moment)
    return None


def read_course(
    text: str, players: Sequence[object] | None = None, *, recover: bool = False
) -> Game:
    """Read the last game of a text that grew line by line."""
    course = parse(text)
    replayed = replay(course, players) if course else None
    if course is None or replayed is None:
        raise hurt_headers(course) or error_at(1, "record.missing", name="start")
    if replayed.damage is not None and not recover:
        raise replayed.damage
    replayed.game.damage = replayed.damage
    return replayed.game
