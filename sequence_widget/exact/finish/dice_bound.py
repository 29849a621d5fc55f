"""What the chance of a line in a last turn can be at most, found without trying any choice.

It is the chance in an easier game: there every roll that earns another brings each line nearer by
one space, whatever is done with it. That this is never too low is argued in docs/exactness.md.
"""

from fractions import Fraction
from functools import lru_cache

from sequence_widget.exact.finish.dice_lookup import Lookup
from sequence_widget.exact.finish.dice_task import Task

_NEVER = -1


def at_most(tables: Lookup, task: Task) -> Fraction:
    """Give an upper bound for a task with one turn left, where clearing a space earns no roll.

    >>> import sequence_widget as sq
    >>> from sequence_widget.exact.finish.dice_lookup import lookup_for
    >>> position = sq.position("dice")
    >>> tables = lookup_for(position.rules, position.layout)
    >>> at_most(tables, Task((0b10,), 0b10, 0, 20, 1, -1))  # a 3 or an 11, after any 2s and 12s
    Fraction(2, 17)
    """
    return _in_the_easier_game(tables, _rolls_before(tables, task))


def _rolls_before(tables: Lookup, task: Task) -> tuple[int, ...]:
    """Say for each sum how many rolls must come before one that completes a line with it.

    A sum can only take a held space once its number is full, with another's chip on it. In one
    turn a number is never filled if it has an open space that earns no roll.
    """
    free, theirs = task.free, task.theirs
    slow = free & ~tables.kept_on(free, theirs)
    lines = sorted(task.lines, key=int.bit_count)
    before = []
    for allowed in tables.layout.by_sum.values():
        reach = 0
        if allowed.remove is None:
            reach = allowed.place & free
            if allowed.place & theirs and not allowed.place & slow:
                reach |= theirs if allowed.anywhere else allowed.place & theirs
        nearest = next((line for line in lines if line & reach), 0)
        before.append(nearest.bit_count() - 1 if nearest else _NEVER)
    return tuple(before)


@lru_cache(maxsize=10_000)
def _in_the_easier_game(tables: Lookup, rolls_before: tuple[int, ...]) -> Fraction:
    """Give the chance of a roll that wins, if nothing counts but how many rolls came before it."""
    most = max(rolls_before)
    if most == _NEVER:
        return Fraction(0)
    chance = Fraction(0)
    for made in range(most, -1, -1):
        won = on = 0
        for (total, allowed), before in zip(
            tables.layout.by_sum.items(), rolls_before, strict=True
        ):
            if _NEVER < before <= made:
                won += tables.ways[total]
            elif allowed.earns:
                on += tables.ways[total]
        if made == most:  # every further roll is like this one
            chance = Fraction(won, tables.all_ways - on)
        else:
            chance = (won + on * chance) / tables.all_ways
    return chance
