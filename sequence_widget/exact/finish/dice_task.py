"""What a dice player still has to do for a line, stripped of all that makes no difference.

Chasing a line, with nobody else moving, a player needs to know few things of the board: what the
lines within reach lack, and of every other space no more than its number and whether it is free.
Two spaces with one number, both in no such line, are the same. Positions that come to the same
task are looked at once.
"""

from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from sequence_widget.engine.bitboards import bits
from sequence_widget.exact.finish.dice_lookup import Lookup

_NEVER = 1 << 30


class Task(NamedTuple):
    """What there is to do, just before a roll."""

    lines: tuple[int, ...]
    """The spaces that each line lacks."""

    free: int
    theirs: int
    loose: int
    """How many more chips of the others lie on numbers that cannot become full."""

    left: int
    """How many chips can still be placed."""

    turns: int
    rolls: int
    """How many rolls the game's limit allows; below zero there is no need to count."""

    plain: bool = False
    """Whether no replacement can help any more, and a wild chip can always be put where it does
    not matter either."""


NOTHING = Task((), 0, 0, 0, 0, 0, 0)
"""No line is within reach."""


def simplified(tables: Lookup, task: Task) -> Task:
    """Give the plainest task that has the same chance.

    >>> import sequence_widget as sq
    >>> from sequence_widget.exact.finish.dice_lookup import lookup_for
    >>> position = sq.position("mini-dice")
    >>> tables = lookup_for(position.rules, position.layout)
    >>> simplified(tables, Task((7, 56), 63, 0, 0, 9, 2, -1)) == NOTHING
    True
    >>> simplified(tables, Task((6, 56), 62, 0, 0, 9, 2, -1)).lines
    (6,)
    """
    free, theirs, turns, rolls = task.free, task.theirs, task.turns, task.rolls
    kept_on = tables.kept_on(free, theirs)
    chips = turns + kept_on.bit_count()
    if tables.captures and tables.anywhere:
        chips += task.loose
    changes = _NEVER if tables.clears_on else chips
    if rolls >= 0:
        chips, changes = min(chips, rolls), min(changes, rolls)
    most = min(task.left, chips)
    lines, replaces = _within_reach(tables, task, kept_on, most)
    if not lines:
        return NOTHING
    lines, won = _worth_while(tables, lines, free)
    wanted = 0
    for line in lines:
        wanted |= line
    if task.plain or (not replaces and task.left >= chips and _is_plain(tables, task, wanted)):
        return _plain(tables, task, lines, won)
    now_free, now_theirs, loose = free & wanted, theirs & wanted, task.loose
    for group, spare, firsts, protected in _spares(tables, wanted):
        open_here, held = (free & spare).bit_count(), (theirs & spare).bit_count()
        if not open_here and not held:
            continue
        # So many chips can be placed on this number at most; were it full after them, that would
        # be too late. A number that wins when it is rolled is never filled.
        room = min(turns + (kept_on & group).bit_count(), most)
        if held and not protected and (group & won or (free & group).bit_count() >= room):
            loose += held
            held = 0
        count = min(open_here, room)
        now_free |= firsts[count]
        if held:
            now_theirs |= firsts[count + held] ^ firsts[count]
    return Task(lines, now_free, now_theirs, min(loose, changes + 1), most, turns, rolls)


def _is_plain(tables: Lookup, task: Task, wanted: int) -> bool:
    """Whether a task is plain if no replacement helps and chips do not run out.

    Chips of others must not earn a roll when replaced or cleared away, and a wild chip must find
    a place apart in every turn: a space that is not wanted and earns no roll.
    """
    free, theirs = task.free, task.theirs
    apart = free & ~wanted & ~tables.again_by_chip
    if not tables.wild_again and apart.bit_count() < task.turns:
        return False
    return tables.always or tables.kept_on(free, theirs) == tables.kept_on(free, 0)


def _plain(tables: Lookup, task: Task, lines: tuple[int, ...], won: int) -> Task:
    """Strip a task in which no replacement can help, and neither chips nor spaces run out.

    A space in no line is then as good as covered, unless it earns another roll, and a chip of
    others in no line as good as cleared: neither helps, neither hinders. What is plain stays so:
    turns and chips to come grow fewer, and nobody else puts any down.
    """
    wanted = 0
    for line in lines:
        wanted |= line
    free = task.free & wanted
    theirs = task.theirs & wanted
    if not tables.always:
        again = task.free & tables.again_by_chip & ~wanted & ~won
        if again:
            for _, spare, firsts, _ in _spares(tables, wanted):
                free |= firsts[(again & spare).bit_count()]
    most = task.turns + tables.kept_on(free, theirs).bit_count()
    if task.rolls >= 0:
        most = min(most, task.rolls)
    return Task(lines, free, theirs, 0, most, task.turns, task.rolls, plain=True)


def _worth_while(tables: Lookup, lines: tuple[int, ...], free: int) -> tuple[tuple[int, ...], int]:
    """Leave out lines that come too late: the roll that brings them nearer wins at once.

    Where a line lacks one open space alone, whatever could be placed on that number could be
    placed there. Of several such spaces with one number the first will do. Gives the lines, and
    the spaces of the numbers that win.
    """
    won = last = 0
    for line in lines:
        if not line & line - 1 and line & free and not line & won:
            won |= tables.group_of[line]
            last |= line
    if not won:
        return lines, 0
    late = won & free
    return tuple([line for line in lines if not line & late or line & last == line]), won


def _within_reach(
    tables: Lookup, task: Task, kept_on: int, most: int
) -> tuple[tuple[int, ...], bool]:
    """Choose the lines that can still be completed, none that lacks all that another lacks.

    Every space that a line lacks takes a turn, but for those that earn another roll. A chip that
    lies there must first be cleared away by another roll, or some number be filled up before it
    can be replaced. Says too whether a replacement is of use to any of the lines.
    """
    turns, theirs = task.turns, task.theirs
    fillings = _fillings(tables, task, kept_on) if theirs and not task.plain else []
    replaces = False
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
                    full = replaces = True
                    break
            if (
                held
                and not full
                and not tables.clears_on
                and (held & ~tables.removable or held.bit_count() > spare)
            ):
                continue
        near.append(line)
    return (_least(near) if len(near) > 1 else tuple(near)), replaces


def _fillings(tables: Lookup, task: Task, kept_on: int) -> list[tuple[int, int]]:
    """Find what may be filled up in time: which chips may be replaced then, and what is open."""
    slow = task.free & ~kept_on
    found = []
    for group in tables.groups:
        if task.theirs & group:
            others = slow & group
            if others.bit_count() <= task.turns:
                found.append((task.theirs if tables.anywhere else task.theirs & group, others))
    if tables.rules.wild_on and slow.bit_count() <= task.turns:
        found.append((task.theirs, slow))
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
def _spares(tables: Lookup, wanted: int) -> tuple[tuple[int, int, tuple[int, ...], bool], ...]:
    """Give each number's spaces, those that are not wanted, their beginnings, and protection."""
    return tuple(
        [
            (
                group,
                group & ~wanted,
                _firsts(group & ~wanted),
                bool(group & tables.layout.protected),
            )
            for group in tables.groups
            if group & ~wanted
        ]
    )


@lru_cache(maxsize=10_000)
def _firsts(spaces: int) -> tuple[int, ...]:
    """Give the first space of a set, the first two, and so on, beginning with none."""
    return tuple(accumulate(bits(spaces), initial=0))
