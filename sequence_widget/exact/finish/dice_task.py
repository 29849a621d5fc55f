"""What a dice player still has to do for a line, reduced to what the chance depends on.

While nobody else moves, the chance depends on what the lines within reach lack, and of every other
space on its number and whether it is free. Two spaces with one number, both free or both held and
in no such line, can be exchanged. Positions with the same reduced task are worked out once. Why
none of this changes an answer is in docs/exactness.md.
"""

from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from sequence_widget.engine.bitboards import bits
from sequence_widget.exact.finish.dice_lookup import Lookup


class Task(NamedTuple):
    """What there is to do, just before a roll."""

    lines: tuple[int, ...]
    """The spaces that each line lacks."""

    free: int
    theirs: int
    left: int
    """How many chips can still be placed."""

    turns: int
    rolls: int
    """How many rolls the game's limit allows; below zero there is no need to count."""


NOTHING = Task((), 0, 0, 0, 0, 0)
"""No line is within reach."""


def reduced(tables: Lookup, task: Task) -> Task:
    """Give the reduced task, which has the same chance.

    >>> import sequence_widget as sq
    >>> from sequence_widget.exact.finish.dice_lookup import lookup_for
    >>> position = sq.position("mini-dice")
    >>> tables = lookup_for(position.rules, position.layout)
    >>> reduced(tables, Task((7, 56), 63, 0, 9, 2, -1)) == NOTHING
    True
    >>> reduced(tables, Task((6, 56), 62, 0, 9, 2, -1)).lines
    (6,)
    """
    free, theirs, turns = task.free, task.theirs, task.turns
    kept_on = tables.kept_on(free, theirs)
    most = min(task.left, turns + kept_on.bit_count())
    if task.rolls >= 0:
        most = min(most, task.rolls)
    lines = _within_reach(tables, task, kept_on, most)
    if not lines:
        return NOTHING
    lines = _not_too_late(tables, lines, free)
    wanted = 0
    for line in lines:
        wanted |= line
    now_free, now_theirs = free & wanted, theirs & wanted
    for group, spare, firsts in _spares(tables, wanted):
        # No more chips than `room` can go on this number, and if that many fill it, no roll or no
        # chip is left to use that. So further open spaces of it are not told apart from none.
        room = min(turns + (kept_on & group).bit_count(), most)
        count = min((free & spare).bit_count(), room)
        now_free |= firsts[count]
        now_theirs |= firsts[count + (theirs & spare).bit_count()] ^ firsts[count]
    return Task(lines, now_free, now_theirs, most, turns, task.rolls)


def _not_too_late(tables: Lookup, lines: tuple[int, ...], free: int) -> tuple[int, ...]:
    """Leave out lines that cannot be completed before a win that is certain to come first.

    Where a line lacks a single open space, every roll that could put a chip on an open space with
    that number wins at once. So a line that lacks another open space with that number is never
    completed. Of several single open spaces with one number the first is kept.
    """
    won = last = 0
    for line in lines:
        if not line & line - 1 and line & free and not line & won:
            won |= tables.group_of[line]
            last |= line
    if not won:
        return lines
    late = won & free
    return tuple([line for line in lines if not line & late or line & last == line])


def _within_reach(tables: Lookup, task: Task, kept_on: int, most: int) -> tuple[int, ...]:
    """Choose the lines that can still be completed, none that lacks all that another lacks.

    Every space that a line lacks takes a turn, but for those that earn another roll. A chip that
    lies there must first be cleared away by another roll, or some number be filled up before it
    can be replaced.
    """
    turns, theirs = task.turns, task.theirs
    fillings = _fillings(tables, task, kept_on) if theirs else []
    near = []
    for line in task.lines:
        slow = line & ~kept_on
        spare = turns - slow.bit_count()
        if spare < 0 or line.bit_count() > most:
            continue
        if line & theirs:
            held = slow & theirs
            full = False
            for reach, others in fillings:
                if line & reach and (others & ~line).bit_count() <= spare:
                    full = True
                    break
            if (
                held
                and not full
                and not tables.clears_on
                and (held & ~tables.removable or held.bit_count() > spare)
            ):
                continue
        near.append(line)
    return _least(near) if len(near) > 1 else tuple(near)


def _fillings(tables: Lookup, task: Task, kept_on: int) -> list[tuple[int, int]]:
    """Find what may be filled up in time: which chips may be replaced then, and what is open.

    A wild sum replaces on a full board alone, where the number of each held space is full too.
    """
    slow = task.free & ~kept_on
    found = []
    for group in tables.groups:
        if task.theirs & group:
            others = slow & group
            if others.bit_count() <= task.turns:
                found.append((task.theirs if tables.anywhere else task.theirs & group, others))
    return found


def _least(lines: list[int]) -> tuple[int, ...]:
    """Leave out lines that lack all that another lacks."""
    lines.sort(key=int.bit_count)
    least: list[int] = []
    for line in lines:
        for other in least:
            if other & line == other:
                break
        else:
            least.append(line)
    least.sort()
    return tuple(least)


@lru_cache(maxsize=10_000)
def _spares(tables: Lookup, wanted: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Give each number's spaces, those in no line, and the first so many of those."""
    return tuple(
        [
            (group, group & ~wanted, tuple(accumulate(bits(group & ~wanted), initial=0)))
            for group in tables.groups
            if group & ~wanted
        ]
    )
