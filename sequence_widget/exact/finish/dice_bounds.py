"""Chances that are too high, quickly found: a choice that cannot be the best one is left alone.

A line chased on its own is taken to be easier than it is: supplies have no end, a roll that may
earn another always does, a space may be filled with every sum that could ever fill it. What is
hoped for several lines is added up; but where lines lack one open space each, the sums that win
at once are put first, and the other lines must be completed before any of them is rolled. These
are ordinary numbers; they are held against an exact chance only with more room than their last
digits could fill.
"""

from collections.abc import Iterable

from sequence_widget.engine.bitboards import bits, lines_of
from sequence_widget.exact.finish.dice_lookup import Lookup
from sequence_widget.exact.finish.dice_task import Task

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
    >>> from sequence_widget.exact.finish.dice_lookup import lookup_for
    >>> position = sq.position("mini-dice")
    >>> bounds = Bounds(lookup_for(position.rules, position.layout))
    >>> one, two = bounds.kind(0b001, 0), bounds.kind(0b011, 0)
    >>> round(bounds.of([one], 1, 0), 3), round(bounds.of([two, one], 2, 0), 3)
    (0.333, 0.556)
    """

    def __init__(self, tables: Lookup) -> None:
        self._tables = tables
        width = max(line.bit_count() for line in lines_of(tables.layout)).bit_length()
        self.unit: dict[tuple[int, bool], int] = {}
        """By space, and whether others hold it: what it adds to a kind."""

        self._lacks: list[tuple[int, int, int, int]] = []
        self._held = set()
        for at, (number, group) in enumerate(zip(tables.numbers, tables.groups, strict=True)):
            for held in (False, True):
                shift = width * (2 * at + held)
                unit = 1 << shift
                freed = unit >> width if held and group & tables.removable else 0
                self._lacks.append(((unit << width) - unit, unit, number, freed))
                if held:
                    self._held.add(unit)
                self.unit |= {(bit, held): unit for bit in bits(group)}
        self._single = frozenset(self.unit.values()) - self._held
        self._alone: dict[tuple[int, int, int], dict[int, float]] = {}
        self._wild = sum([1 << total for total in tables.ways if total in tables.rules.wild_on])
        self._won: dict[tuple[int, int], int] = {}

    def kind(self, line: int, theirs: int) -> int:
        """Count what a line lacks."""
        return sum([self.unit[bit, bit & theirs > 0] for bit in bits(line)])

    def may_fill(self, task: Task) -> int:
        """Find the sums that may yet let a chip be replaced: a set, by bits."""
        if task.plain:
            return 0
        tables = self._tables
        kept_on = tables.kept_on(task.free, task.theirs)
        found = 0
        for number, group in zip(tables.numbers, tables.groups, strict=True):
            if task.theirs & group and (task.free & group & ~kept_on).bit_count() < task.turns:
                found |= 1 << number
        if task.theirs and (task.free & ~kept_on).bit_count() < task.turns:
            found |= self._wild
        return found

    def of(self, kinds: Iterable[int], turns: int, may_fill: int) -> float:
        """Give a bound for the chance to complete some line of these kinds."""
        singles = 0
        longer = []
        for kind in kinds:
            if kind in self._single:
                singles |= kind
            elif kind:
                longer.append(kind)
            else:
                return 1.0
        won = self._won.get((singles, may_fill))
        if won is None:
            won = self._won[singles, may_fill] = self._winning(singles, may_fill)
        known = self._alone.get((won, turns, may_fill))
        if known is None:
            known = self._alone[won, turns, may_fill] = {0: 1 - self._missed(won, turns)}
        bound = known[0]
        for kind in longer:
            chance = known.get(kind)
            if chance is None:
                chance = known[kind] = self._before(kind, turns, may_fill, won)
            bound += chance
        return bound

    def _winning(self, singles: int, may_fill: int) -> int:
        """Find the sums that could win at once where lines lack a single space: a set, by bits."""
        return sum(
            [
                1 << total
                for total in self._tables.ways
                if total not in self._tables.rules.remove_on
                and self._hits(singles, total, may_fill)
            ]
        )

    def _missed(self, won: int, turns: int) -> float:
        """Give the chance that none of some sums is rolled in so many turns."""
        tables = self._tables
        missed = again = 0
        for total, ways in tables.ways.items():
            if not won >> total & 1:
                if total in tables.rules.again_on:
                    again += ways
                else:
                    missed += ways
        return (missed / (tables.all_ways - again)) ** turns if missed else 0.0

    def _before(self, kind: int, turns: int, may_fill: int, won: int) -> float:
        """Give a bound for one line, completed before any of the sums that win at once."""
        if not kind or not turns:
            return float(not kind)
        table = self._alone.get((won, turns, may_fill))
        if table is None:
            table = self._alone[won, turns, may_fill] = {0: 1 - self._missed(won, turns)}
        known = table.get(kind)
        if known is None:
            known = table[kind] = self._chase_one(kind, turns, may_fill, won)
        return known

    def _chase_one(self, kind: int, turns: int, may_fill: int, won: int) -> float:
        tables = self._tables
        chance, unchanged = 0.0, 0
        for total, ways in tables.ways.items():
            if won >> total & 1:
                continue
            after = turns - (total not in tables.rules.again_on)
            hits = self._hits(kind, total, may_fill)
            if hits:
                chance += ways * max(
                    [self._before(kind - hit, after, may_fill, won) for hit in hits]
                )
            elif after == turns:
                unchanged += ways
            else:
                chance += ways * self._before(kind, after, may_fill, won)
        return chance / (tables.all_ways - unchanged) if unchanged < tables.all_ways else 0.0

    def _hits(self, kind: int, total: int, may_fill: int) -> list[int]:
        """Say how much nearer a roll with this sum could bring a line, for each sort of space."""
        rules = self._tables.rules
        if total in rules.remove_on:
            return [unit - freed for mask, unit, _, freed in self._lacks if freed and kind & mask]
        wild = total in rules.wild_on
        replaces = bool(may_fill >> total & 1)
        found = []
        for mask, unit, number, _ in self._lacks:
            if kind & mask:
                own = wild or number == total
                if (replaces and (own or self._tables.anywhere)) if unit in self._held else own:
                    found.append(unit)
        return found
