"""The chance that a turn of dice, its extra rolls included, puts a chip on a space.

The side plays for that space alone. Nobody else moves meanwhile, so a chip once put down stays, and
only a pass that earns another roll leads back to where it was. Why nothing that is merged here
changes an answer is in docs/exactness.md.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from sequence_widget.engine.bitboards import bits, lines_of
from sequence_widget.engine.dice import DiceView
from sequence_widget.engine.turns import Option
from sequence_widget.exact.finish.dice_lookup import Lookup, lookup_for
from sequence_widget.text.errors import OutOfReachError

MOST_BOARDS = 20_000
"""How many boards one question may go through before it is refused."""

MOST_CHIPS = 200
"""How many chips a turn may move where it could move that many: the recursion is as deep."""

_STEP = 50
"""How many rolls further each board is that is worked out before a limit so far away."""


class Before(NamedTuple):
    """What the chance depends on, just before a roll."""

    free: int
    theirs: int
    left: int
    """How many chips the side can still put down."""

    rolls: int
    """How many rolls the game's limit allows; below zero there is no need to count."""


class Filling:
    """The best chances to put a chip on one space, by what lies where."""

    def __init__(
        self, tables: Lookup, space: int, ends: tuple[int, ...], *, is_open: bool, most: int
    ) -> None:
        """Prepare for a space; `ends` are lines that a side may complete before, as it lacks them.

        A line that is completed ends the game, and so the turn. `most` boards are gone through.
        """
        self._tables, self._space, self._ends, self._most = tables, space, ends, most
        self._told_apart = reduce(or_, ends, space)
        others = tables.layout.spaces & ~self._told_apart
        numbers = tables.again | tables.group_of[space] if is_open else others
        held_only = (others & ~numbers & tables.removable, others & ~numbers & ~tables.removable)
        alike = [group & others & numbers for group in tables.groups]
        self._numbers = numbers
        self._alike = [
            (group, tuple(accumulate(bits(group), initial=0)))
            for group in (*alike, *held_only)
            if group
        ]
        self.found: dict[Before, Fraction] = {}

    def chance(self, before: Before) -> Fraction:
        """Give the chance before a roll."""
        for rolls in range(_STEP, before.rolls, _STEP):  # so that the recursion stays shallow
            self._chance(self._reduced(before._replace(rolls=rolls)))
        return self._chance(self._reduced(before))

    def chance_with(self, before: Before, total: int) -> Fraction:
        """Give the chance once a sum lies there, which counts among the rolls no more."""
        option = self._option(before, total)
        if self._fills(option):
            return Fraction(1)
        if not option.again:
            return Fraction(0)
        if not option.spaces:
            return self.chance(before)
        return max(map(self.chance, self._after(before, option)), default=Fraction(0))

    def _chance(self, before: Before) -> Fraction:
        known = self.found.get(before)
        if known is None:
            if len(self.found) >= self._most:
                raise OutOfReachError("probability.many_boards", most=MOST_BOARDS)
            self.found[before] = known = self._worked_out(before)
        return known

    def _worked_out(self, before: Before) -> Fraction:
        if not before.rolls:
            return Fraction(0)
        chance, told = Fraction(0), self._tables.all_ways
        rolls = before.rolls - (before.rolls > 0)
        for total, ways in self._tables.ways.items():
            option = self._option(before, total)
            if self._fills(option):
                chance += ways
            elif option.again and option.spaces:
                after = {self._reduced(each) for each in self._after(before, option)}
                best = max([self._chance(each._replace(rolls=rolls)) for each in after], default=0)
                chance += ways * best
            elif option.again and rolls < 0:
                told -= ways  # as if it had not been rolled
            elif option.again:
                chance += ways * self._chance(before._replace(rolls=rolls))
        return chance / told if told else Fraction(0)

    def _option(self, before: Before, total: int) -> Option:
        return self._tables.layout.by_sum[total].option_of(before.free, before.theirs, before.left)

    def _fills(self, option: Option) -> bool:
        return option.puts and bool(option.spaces & self._space)

    def _after(self, before: Before, option: Option) -> Iterator[Before]:
        """Give what each choice leads to, but for those that end the game."""
        free, theirs, left, rolls = before
        for bit in bits(option.spaces):
            if not option.puts:
                yield Before(free | bit, theirs & ~bit, left, rolls)
                continue
            lacking = (free | theirs) & ~bit
            if all(line & lacking for line in self._ends):
                yield Before(free & ~bit, theirs & ~bit, left - 1, rolls)

    def _reduced(self, before: Before) -> Before:
        """Give one board for all that have the same chance.

        Spaces with one number can be exchanged. An open space waits for its own number or a wild
        sum: then those with another number that earns no roll matter by the chips of others alone.
        """
        free, theirs = before.free & self._told_apart, before.theirs & self._told_apart
        for group, firsts in self._alike:
            opened = (before.free & group & self._numbers).bit_count()
            free |= firsts[opened]
            theirs |= firsts[opened + (before.theirs & group).bit_count()] & ~firsts[opened]
        return Before(free, theirs, before.left, before.rolls)


def chances_to_fill(view: DiceView, seat: int, rolls: int) -> dict[int, tuple[Fraction, bool]]:
    """Give for each space the chance that a turn of a seat fills it, and if one roll decides it.

    `rolls` is how many the game's limit allows, below zero where it is too far to count.

    >>> import sequence_widget as sq
    >>> rules = sq.edition("mini-dice").but(again_on={4})
    >>> found = chances_to_fill(sq.position(rules).seen_by(0), 0, -1)
    >>> found[1 << 0], found[1 << 3]
    ((Fraction(43, 108), False), (Fraction(1, 3), True))
    """
    tables = lookup_for(view.rules, view.layout)
    mine = view.boards[view.side(seat)]
    now = Before(view.layout.spaces & ~view.covered, view.covered & ~mine, view.supply(seat), rolls)
    kept_on = tables.kept_on(now.free, now.theirs)
    if min(now.left, kept_on.bit_count()) + now.theirs.bit_count() > MOST_CHIPS:
        raise OutOfReachError("probability.many_boards", most=MOST_BOARDS)
    lacking = {line & ~mine for line in lines_of(view.layout)}
    ends = tuple(line for line in lacking if not line & ~kept_on)
    known: dict[tuple[int, bool, int], tuple[Fraction, bool]] = {}
    answers, most = {}, MOST_BOARDS
    for space in bits(now.free | now.theirs):
        through = space if any(line & space for line in ends) else 0
        alike = (tables.group_of[space], bool(now.free & space), through)
        if alike not in known:
            before = tuple(line for line in ends if not line & space)
            filling = Filling(tables, space, before, is_open=bool(now.free & space), most=most)
            if view.roll is None:
                known[alike] = filling.chance(now), len(filling.found) == 1
            else:
                known[alike] = filling.chance_with(now, sum(view.roll)), not filling.found
            most -= len(filling.found)
        answers[space] = known[alike]
    return answers
