"""Sequence Dice: what a roll with each sum allows, written once for all that ask."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sequence_widget.engine.bitboards import Layout, apart, shared_tables
from sequence_widget.engine.events import Chance, Move
from sequence_widget.engine.turns import Option, Turn
from sequence_widget.rules import FREE, DiceRules

STILL_TO_ROLL = 0
"""Stands for the sum of a seat that has not thrown yet in the roll-off."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """What a roll with one sum allows (docs/rules.md, Dice 1 to Dice 4 and Dice 6).

    `remove` is where another's chip may be taken off, `None` for a sum that does not do that.
    `place` is where a chip may be put if the space is open. When none of those is, and another
    holds one of them, his chip is replaced: any of his if it may be `anywhere`, else one there.
    """

    remove: int | None
    place: int
    anywhere: bool
    wild: bool
    earns: frozenset[str]
    """The actions that earn another turn with this sum."""

    supply: int
    """How many chips a side has in all."""

    def option(self, mine: int, theirs: int) -> Option:
        """Say what the side that rolled this sum does on a board, and why.

        >>> import sequence_widget as sq
        >>> from sequence_widget.engine.bitboards import cells_in
        >>> layout = sq.position("mini-dice", chips={"a1": 0, "b1": 1}).layout
        >>> for total in (1, 5):
        ...     option = layout.by_sum[total].option(1, 2)
        ...     print(option.action, cells_in(layout, option.spaces), option.why)
        place ('b2', 'c3') place
        remove ('b1',) remove
        """
        return self.option_of(~(mine | theirs), theirs, self.supply - mine.bit_count())

    def option_of(self, free: int, theirs: int, left: int) -> Option:
        """Say the same where only open spaces, others' chips and the supply are known."""
        if self.remove is not None:
            taken = theirs & self.remove
            return self._do("remove", taken, "remove") if taken else self._pass("none_to_take")
        if left <= 0:
            return self._pass("no_chips_left")
        if free & self.place:
            return self._do("place", free & self.place, "wild" if self.wild else "place")
        if theirs & self.place:
            return self._replace(theirs)
        return self._pass("all_own" if self.place else "no_space")

    def _replace(self, theirs: int) -> Option:
        if not self.anywhere:
            return self._do("replace", theirs & self.place, "full_there")
        return self._do("replace", theirs, "full_board" if self.wild else "full")

    def _do(self, action: str, spaces: int, why: str) -> Option:
        return Option(action, spaces, why, action in self.earns)

    def _pass(self, why: str) -> Option:
        return Option("pass", 0, why, "pass" in self.earns)


@dataclass(frozen=True, slots=True, eq=False)
class DiceLayout(Layout):
    """The tables of a dice game."""

    rules: DiceRules
    showing: dict[int, int]
    """By number: the spaces that show it."""

    by_sum: dict[int, Allowed]
    """By sum: what a roll with it allows."""

    protected: int
    rolls: tuple[Chance, ...]
    roll_offs: tuple[Chance, ...]

    def maker(self) -> Callable[[Any, int], Layout]:
        """Give what makes these tables of rules and a number of players, or recalls them."""
        return dice_layout

    def turn(self, faces: tuple[int, ...], boards: tuple[int, ...], seat: int) -> Turn:
        """Say what a seat may do after its roll."""
        option = self.by_sum[sum(faces)].option(*apart(boards, self.side_of[seat]))
        return Turn({option.action: option}, option.why)


@lru_cache(maxsize=256)
def dice_layout(rules: DiceRules, players: int) -> DiceLayout:
    """Work out the tables of a dice game."""
    shared = shared_tables(rules, players)
    words = rules.board.words
    cells = [(1 << n, cell) for n, cell in enumerate(rules.board.cells) if words[n] != FREE]
    showing = {
        number: sum(1 << n for n, word in enumerate(words) if word == str(number))
        for number in rules.numbers
    }
    everywhere = shared["spaces"]
    protected = sum(showing.get(number, 0) for number in rules.protected)
    rolls = tuple(itertools.product(*(range(1, faces + 1) for faces in rules.dice)))
    return DiceLayout(
        **shared,
        moves={
            action: tuple((bit, Move(action, cell=cell)) for bit, cell in cells)
            for action in ("place", "replace", "remove")
        },
        swaps={},
        rules=rules,
        showing=showing,
        by_sum={
            total: Allowed(
                remove=everywhere & ~protected if total in rules.remove_on else None,
                place=everywhere if total in rules.wild_on else showing.get(total, 0),
                anywhere=total in rules.wild_on or rules.capture == "anywhere",
                wild=total in rules.wild_on,
                earns=rules.earning(total),
                supply=rules.chips,
            )
            for total in rules.sums
        },
        protected=protected,
        rolls=tuple(Chance("roll", faces=faces) for faces in rolls),
        roll_offs=tuple(Chance("roll-off", faces=faces) for faces in rolls),
    )
