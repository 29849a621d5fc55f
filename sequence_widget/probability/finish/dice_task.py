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
from sequence_widget.probability.finish.dice_lookup import Lookup

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


NOTHING = Task((), 0, 0, 0, 0, 0, 0)
"""No line is within reach."""


def simplified(tables: Lookup, task: Task) -> Task:
    """Give the plainest task that has the same chance.

    >>> import sequence_widget as sq
    >>> from sequence_widget.probability.finish.dice_lookup import lookup_for
    >>> position = sq.position("mini-dice")
    >>> tables = lookup_for(position.rules, position.layout)
    >>> simplified(tables, Task((7, 56), 63, 0, 0, 9, 2, -1)) == NOTHING
    True
    >>> simplified(tables, Task((6, 56), 62, 0, 0, 9, 2, -1)).lines
    (6,)
    """
    lines, free, theirs, loose, left, turns, rolls = task
    kept_on = tables.kept_on(free, theirs)
    chips = turns + kept_on.bit_count()
    if tables.captures and tables.anywhere:
        chips += loose
    changes = chips
    if tables.clears_on:
        changes = _NEVER
    if rolls >= 0:
        chips, changes = min(chips, rolls), min(changes, rolls)
    most = min(left, chips)
    lines = _within_reach(tables, task, kept_on, most)
    if not lines:
        return NOTHING
    wanted = 0
    for line in lines:
        wanted |= line
    now_free, now_theirs = free & wanted, theirs & wanted
    for group in tables.groups:
        spare = group & ~wanted
        if not spare & (free | theirs):
            continue
        # So many chips can be placed on this number at most.
        room = min(turns + (kept_on & group).bit_count(), most)
        held = (theirs & spare).bit_count()
        if (free & group).bit_count() > room and not group & tables.layout.protected:
            loose += held
            held = 0
        firsts = _firsts(spare)
        count = min((free & spare).bit_count(), room + 1)
        now_free |= firsts[count]
        now_theirs |= firsts[count + held] ^ firsts[count]
    return Task(lines, now_free, now_theirs, min(loose, changes + 1), most, turns, rolls)


@lru_cache(maxsize=10_000)
def _firsts(spaces: int) -> tuple[int, ...]:
    """Give the first space of a set, the first two, and so on, beginning with none."""
    return tuple(accumulate(bits(spaces), initial=0))


def _within_reach(tables: Lookup, task: Task, kept_on: int, most: int) -> tuple[int, ...]:
    """Choose the lines that can still be completed, none that lacks all that another lacks."""
    near = [line for line in task.lines if line.bit_count() <= most]
    near = [line for line in near if _turns_needed(tables, task, line, kept_on) <= task.turns]
    near.sort(key=int.bit_count)
    least: list[int] = []
    for line in near:
        for other in least:
            if other & line == other:
                break
        else:
            least.append(line)
    least.sort()
    return tuple(least)


def _turns_needed(tables: Lookup, task: Task, line: int, kept_on: int) -> int:
    """Give a number of turns that a line takes at least: the rolls for it that earn no other."""
    slow = line & ~kept_on
    needed = slow.bit_count()
    held = slow & task.theirs
    if not held or needed > task.turns or tables.clears_on:
        return needed
    # Each of these chips must be cleared away by another roll, or some number must be filled
    # up before a chip can be replaced.
    in_the_way = task.free & ~kept_on & ~line
    to_fill = _NEVER
    if tables.rules.wild_on:
        to_fill = in_the_way.bit_count()
    if tables.anywhere:
        for group in tables.groups:
            if task.theirs & group:
                to_fill = min(to_fill, (in_the_way & group).bit_count())
    else:
        for bit in bits(held):
            to_fill = min(to_fill, (in_the_way & tables.group_of[bit]).bit_count())
    to_clear = _NEVER if held & ~tables.removable else held.bit_count()
    return needed + min(to_fill, to_clear)
