"""Tasks that are alike: what the spaces with one number are called makes no difference.

Among spaces with one number, all open or all held by others, names can be changed at will, in the
lines too, and the chance stays what it was. So they are named by what is known of the lines
through them. Tasks that differ in names alone come to one and the same, nearly always; where two
spaces look alike but are not, they may stay apart, and no more is lost than time.
"""

from sequence_widget.engine.bitboards import bits
from sequence_widget.exact.finish.dice_lookup import Lookup
from sequence_widget.exact.finish.dice_task import Task

_ROUNDS = 2
_MIX = 0x9E3779B97F4A7C15
_MOST = (1 << 61) - 1


def renamed(tables: Lookup, task: Task) -> Task:
    """Give the task with its spaces named anew, each number's by what the lines are through them.

    >>> import sequence_widget as sq
    >>> from sequence_widget.exact.finish.dice_lookup import lookup_for
    >>> position = sq.position("mini-dice")  # 1 2 3 / 4 1 2 / 3 4 1
    >>> tables = lookup_for(position.rules, position.layout)
    >>> one = renamed(tables, Task((0b100_000_010,), 0b100_000_010, 0, 0, 9, 2, -1))
    >>> one == renamed(tables, Task((0b100_001,), 0b100_001, 0, 0, 9, 2, -1))
    True
    """
    looks = _looks(tables, task)
    lines = [tuple(bits(line)) for line in task.lines]
    through: dict[int, list[int]] = {bit: [] for bit in looks}
    for at, line in enumerate(lines):
        for bit in line:
            through[bit].append(at)
    named = [0] * len(lines)
    free = theirs = 0
    for group in tables.groups:
        here = [
            (looks[bit], sorted([named[at] for at in through[bit]]), bit)
            for bit in bits(group & (task.free | task.theirs))
        ]
        here.sort()
        for (_, _, bit), name in zip(here, bits(group), strict=False):
            for at in through[bit]:
                named[at] |= name
            if bit & task.free:
                free |= name
            else:
                theirs |= name
    return task._replace(lines=tuple(sorted(named)), free=free, theirs=theirs)


def _looks(tables: Lookup, task: Task) -> dict[int, int]:
    """Give each space a number for what it is and what lines are through it."""
    looks = {}
    for at, group in enumerate(tables.groups, start=1):
        for bit in bits(group & task.free):
            looks[bit] = 2 * at * _MIX & _MOST
        for bit in bits(group & task.theirs):
            looks[bit] = (2 * at + 1) * _MIX & _MOST
    lines = [tuple(bits(line)) for line in task.lines]
    for _ in range(_ROUNDS):
        further = dict.fromkeys(looks, 0)
        for line in lines:
            whole = _mixed(sum([looks[bit] for bit in line]))
            for bit in line:
                further[bit] += whole
        looks = {
            bit: _mixed(look + further[bit]) if further[bit] else look
            for bit, look in looks.items()
        }
    return looks


def _mixed(number: int) -> int:
    return (number ^ number >> 29) * _MIX & _MOST
