"""Boards as sets of spaces: where one more chip completes a line, and what a roll allows."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from sequence_widget.game.layout import DiceLayout, Layout
from sequence_widget.rules import DiceRules


class Choices(NamedTuple):
    """What a roll allows: what is done, and the spaces it may be done on (none: a pass)."""

    action: str
    spaces: int


@lru_cache(maxsize=64)
def lines_of(layout: Layout) -> tuple[int, ...]:
    """Give every set of spaces that wins when all of it is covered, free spaces left out."""
    return tuple({needed for through in layout.through.values() for needed in through})


def completing(layout: Layout, mine: int) -> int:
    """Find the spaces on which one more chip completes a line, whoever holds them now.

    >>> import sequence_widget as sq
    >>> position = sq.position("mini-dice", chips={"a1": 0, "b1": 0, "b2": 1})
    >>> completing(position.layout, position.boards[0]) == 1 << position.layout.numbers["c1"]
    True
    """
    found = 0
    for needed in lines_of(layout):
        missing = needed & ~mine
        if not missing & (missing - 1):
            found |= missing
    return found


def cells_in(layout: Layout, spaces: int) -> tuple[str, ...]:
    """Name the spaces of a set, in reading order."""
    return tuple(layout.cells[bit.bit_length() - 1] for bit in bits(spaces))


def bits(spaces: int) -> Iterator[int]:
    """Take a set of spaces apart into single ones.

    >>> list(bits(0b1101))
    [1, 4, 8]
    """
    while spaces:
        lowest = spaces & -spaces
        yield lowest
        spaces ^= lowest


class DiceBoard(NamedTuple):
    """The rules and tables that say what each sum allows, for the many boards of one question."""

    rules: DiceRules
    layout: DiceLayout

    def choices(self, mine: int, theirs: int, total: int) -> Choices:
        """Say what a roll with this sum allows the side that rolled it.

        >>> import sequence_widget as sq
        >>> position = sq.position("mini-dice", chips={"a1": 0, "b1": 1})
        >>> board = DiceBoard(position.rules, position.layout)
        >>> [(way.action, cells_in(position.layout, way.spaces))
        ...     for way in (board.choices(1, 2, 1), board.choices(1, 2, 5))]
        [('place', ('b2', 'c3')), ('remove', ('b1',))]
        """
        rules, layout = self.rules, self.layout
        if total in rules.remove_on:
            return Choices("remove", theirs & ~layout.protected)
        if mine.bit_count() >= rules.chips:
            return Choices("pass", 0)
        wild = total in rules.wild_on
        wanted = layout.spaces if wild else layout.showing.get(total, 0)
        free = wanted & ~mine & ~theirs
        if free:
            return Choices("place", free)
        if wild or (wanted & theirs and rules.capture == "anywhere"):
            return Choices("replace", theirs)
        return Choices("replace", wanted & theirs)

    def goes_on(self, total: int, action: str) -> bool:
        """Whether what was done with this sum earns another roll in the same turn."""
        return total in self.rules.again_on and action in _EARNS_ANOTHER[self.rules.again_after]


_EARNS_ANOTHER = {
    "place": ("place",),
    "chip": ("place", "replace"),
    "always": ("place", "replace", "remove", "pass"),
}
