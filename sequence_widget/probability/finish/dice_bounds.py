"""Chances that are too high, quickly found: a choice that cannot be the best one is left alone.

A line chased on its own is taken to be easier than it is: supplies have no end, a roll that may
earn another always does, a space may be filled with every sum that could ever fill it. What is
hoped for several lines is added up. These are ordinary numbers; they are held against an exact
chance only with more room than their last digits could fill.
"""

from collections.abc import Iterable

from sequence_widget.engine.bitboards import bits, lines_of
from sequence_widget.probability.finish.dice_lookup import Lookup
from sequence_widget.probability.finish.dice_task import Task

_ROOM = 1 - 1e-9
_TINY = 1e-290
"""Below this ordinary numbers lose their digits."""


def surely_below(best: float) -> float:
    """Give what a bound must be under, so that the exact chance is under the best one found.

    >>> surely_below(0.5) < 0.5, surely_below(1e-300)
    (True, 0.0)
    """
    return best * _ROOM if best > _TINY else 0.0


class Bounds:
    """Upper bounds of chances, by the kinds of lines there are.

    A line's kind is one number that counts the spaces it lacks, for every number on the board
    and apart for free spaces and those that others hold.

    >>> import sequence_widget as sq
    >>> from sequence_widget.probability.finish.dice_lookup import lookup_for
    >>> position = sq.position("mini-dice")
    >>> bounds = Bounds(lookup_for(position.rules, position.layout))
    >>> one, two = bounds.kind(0b001, 0), bounds.kind(0b011, 0)
    >>> round(bounds.of([one], 1, 0), 3), round(bounds.of([two, one], 2, 0), 3)
    (0.333, 0.722)
    """

    def __init__(self, tables: Lookup) -> None:
        self._tables = tables
        width = max(line.bit_count() for line in lines_of(tables.layout)).bit_length()
        self.unit: dict[tuple[int, bool], int] = {}
        """By space, and whether others hold it: what it adds to a kind."""

        self._lacks: list[tuple[int, int, int, bool]] = []
        for at, (number, group) in enumerate(zip(tables.numbers, tables.groups, strict=True)):
            for held in (False, True):
                shift = width * (2 * at + held)
                self._lacks.append(((1 << width) - 1 << shift, 1 << shift, number, held))
                self.unit |= {(bit, held): 1 << shift for bit in bits(group)}
        self._single = frozenset(self.unit.values())
        self._alone: dict[tuple[int, int, int], float] = {}
        self._any: dict[tuple[int, int, int], float] = {}

    def kind(self, line: int, theirs: int) -> int:
        """Count what a line lacks."""
        return sum([self.unit[bit, bit & theirs > 0] for bit in bits(line)])

    def may_fill(self, task: Task) -> int:
        """Find the sums that may yet let a chip be replaced: a set, by bits."""
        tables = self._tables
        kept_on = tables.kept_on(task.free, task.theirs)
        found = 0
        for number, group in zip(tables.numbers, tables.groups, strict=True):
            if task.theirs & group and (task.free & group & ~kept_on).bit_count() < task.turns:
                found |= 1 << number
        return found

    def of(self, kinds: Iterable[int], turns: int, may_fill: int) -> float:
        """Give a bound for the chance to complete some line of these kinds."""
        singles, bound = 0, 0.0
        for kind in kinds:
            if kind in self._single:
                singles |= kind
            else:
                bound += self._one(kind, turns, may_fill)
        return bound + self._any_of(singles, turns, may_fill)

    def _one(self, kind: int, turns: int, may_fill: int) -> float:
        """Give a bound for one line."""
        if not kind or not turns:
            return float(not kind)
        known = self._alone.get((kind, turns, may_fill))
        if known is None:
            known = self._alone[kind, turns, may_fill] = self._chase_one(kind, turns, may_fill)
        return known

    def _chase_one(self, kind: int, turns: int, may_fill: int) -> float:
        tables = self._tables
        chance, unchanged = 0.0, 0
        for total, ways in tables.ways.items():
            after = turns - (total not in tables.rules.again_on)
            hits = self._hits(kind, total, may_fill)
            if hits:
                chance += ways * max([self._one(kind - hit, after, may_fill) for hit in hits])
            elif after == turns:
                unchanged += ways
            else:
                chance += ways * self._one(kind, after, may_fill)
        return chance / (tables.all_ways - unchanged) if unchanged < tables.all_ways else 0.0

    def _any_of(self, singles: int, turns: int, may_fill: int) -> float:
        """Give a bound for lines that lack a single space each."""
        if not singles or not turns:
            return 0.0
        known = self._any.get((singles, turns, may_fill))
        if known is not None:
            return known
        tables = self._tables
        chance, unchanged = 0.0, 0
        for total, ways in tables.ways.items():
            if self._hits(singles, total, may_fill):
                chance += ways
            elif total in tables.rules.again_on:
                unchanged += ways
            else:
                chance += ways * self._any_of(singles, turns - 1, may_fill)
        bound = chance / (tables.all_ways - unchanged) if unchanged < tables.all_ways else 0.0
        self._any[singles, turns, may_fill] = bound
        return bound

    def _hits(self, kind: int, total: int, may_fill: int) -> list[int]:
        """Find the sorts of spaces, of those lacking, that a roll with this sum could fill."""
        rules = self._tables.rules
        if total in rules.remove_on:
            return []
        if total in rules.wild_on:
            return [unit for mask, unit, _, _ in self._lacks if kind & mask]
        replaces = bool(may_fill >> total & 1)
        found = []
        for mask, unit, number, held in self._lacks:
            if kind & mask:
                own = number == total and (not held or replaces or self._tables.removable)
                if own or (held and replaces and self._tables.anywhere):
                    found.append(unit)
        return found
