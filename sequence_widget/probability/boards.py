"""What a roll allows on a board, and what earns another one."""

from typing import NamedTuple

from sequence_widget.engine.dice import DiceLayout
from sequence_widget.rules import DiceRules


class Choices(NamedTuple):
    """What a roll allows: what is done, and the spaces it may be done on (none: a pass)."""

    action: str
    spaces: int


class DiceBoard(NamedTuple):
    """The rules and tables that say what each sum allows, for the many boards of one question."""

    rules: DiceRules
    layout: DiceLayout

    def choices(self, mine: int, theirs: int, total: int) -> Choices:
        """Say what a roll with this sum allows the side that rolled it.

        >>> import sequence_widget as sq
        >>> position = sq.position("mini-dice", chips={"a1": 0, "b1": 1})
        >>> from sequence_widget.engine.bitboards import cells_in
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
