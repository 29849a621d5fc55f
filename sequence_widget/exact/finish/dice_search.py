"""The best chance of a line for a dice player who rolls on while nobody else moves.

This goes through what may be rolled and done, every choice being the best one for the line. A
chip once on the board stays there, so the search comes to an end; only a pass that earns another
roll leads back to where it was.
"""

from fractions import Fraction
from math import lcm

from sequence_widget.engine.bitboards import bits
from sequence_widget.exact.finish.dice_alike import renamed
from sequence_widget.exact.finish.dice_bounds import Bounds, surely_below
from sequence_widget.exact.finish.dice_lookup import Lookup
from sequence_widget.exact.finish.dice_task import Task, simplified
from sequence_widget.text.errors import OutOfReachError

BUDGET = 1_200_000
"""How many steps one question may take before it is refused: a line looked at is a step.

Steps take much the same time wherever they are taken, and there are as many on every machine.
"""

_TO_SIMPLIFY = 4
_TO_RENAME = 30

_STEP = 50
_NOTHING = Fraction(0)

Option = tuple[int, Task]
"""The space chosen, 0 for one that makes no odds, and where that leads."""

Bounded = tuple[float, Task]
"""A bound for the chance there is after a choice, and where the choice leads."""


class Chase:
    """The best chances found so far, by task, for one question."""

    def __init__(self, tables: Lookup) -> None:
        self._tables = tables
        self._bounds = Bounds(tables)
        self._steps = 0
        self._through: dict[tuple[int, ...], dict[int, int]] = {}
        self.found: dict[Task, Fraction] = {}

    def best_chance(self, task: Task) -> Fraction:
        """Give the chance of a line with best play from here.

        >>> import sequence_widget as sq
        >>> from sequence_widget.exact.finish.dice_lookup import lookup_for
        >>> position = sq.position("mini-dice")
        >>> chase = Chase(lookup_for(position.rules, position.layout))
        >>> chase.best_chance(Task((0b110,), 0b111111110, 0, 0, 8, 2, -1))
        Fraction(1, 6)
        """
        for rolls in range(_STEP, task.rolls, _STEP):
            self._chance(self._plainest(task._replace(rolls=rolls)))  # none has to look far ahead
        return self._chance(self._plainest(task))

    def _spend(self, steps: int) -> None:
        """Count steps, and give up when there are too many: nobody should wait for that long."""
        self._steps += steps
        if self._steps > BUDGET:
            raise OutOfReachError("probability.many_steps", most=BUDGET)

    def _plainest(self, task: Task) -> Task:
        self._spend(_TO_SIMPLIFY + len(task.lines))
        return simplified(self._tables, task)

    def _alike(self, task: Task) -> Task:
        """Rename spaces where that pays: in plain tasks, many of which are alike."""
        if not task.plain:
            return task
        self._spend(_TO_RENAME + len(task.lines))
        return renamed(self._tables, task)

    def _chance(self, task: Task) -> Fraction:
        """Give the chance of a task that has been simplified."""
        known = self.found.get(task)
        if known is None:
            alike = self._alike(task)
            known = self.found.get(alike)
            if known is None:
                known = self.found[alike] = self._work_out(alike)
            self.found[task] = known
        return known

    def _work_out(self, task: Task) -> Fraction:
        if not task.lines:
            return _NOTHING
        tables = self._tables
        wins = sum({line for line in task.lines if line & line - 1 == 0})
        kinds = [self._bounds.kind(line, task.theirs) for line in task.lines]
        may_fill = self._bounds.may_fill(task)
        won, unchanged = 0, 0
        further: list[tuple[int, Fraction]] = []
        rolls = task.rolls - (task.rolls > 0)
        for total, ways in tables.ways.items():
            action, spaces, loose = self._choices(task, total)
            if spaces & wins and action != "remove":
                won += ways
                continue
            goes_on = action in tables.layout.by_sum[total].earns
            turns = task.turns if goes_on else task.turns - 1
            if not turns or task.rolls == 1:
                continue
            after = task._replace(turns=turns, rolls=rolls)
            if spaces or loose:
                options = self._options(after, action, spaces)
                if loose:
                    options.append((0, _with_a_loose_chip(after, action)))
                if len(options) == 1:
                    chance = self._chance(self._plainest(options[0][1]))
                else:
                    chance = self._best(self._bounded(options, after, action, kinds, may_fill))
                further.append((ways, chance))
            elif goes_on and task.rolls < 0:
                unchanged += ways
            else:
                further.append((ways, self._chance(self._plainest(after))))
        if unchanged == tables.all_ways:
            return _NOTHING
        scale = lcm(*[chance.denominator for _, chance in further])
        found = [
            ways * chance.numerator * (scale // chance.denominator) for ways, chance in further
        ]
        return Fraction(won * scale + sum(found), scale * (tables.all_ways - unchanged))

    def _choices(self, task: Task, total: int) -> tuple[str, int, bool]:
        """Say what a sum allows: what is done, on which spaces, and whether it may make no odds."""
        allowed = self._tables.layout.by_sum[total]
        action, spaces, why, _ = allowed.option_of(task.free, task.theirs, task.left)
        if task.plain:
            if action in ("replace", "pass"):
                return "pass", 0, False
            return action, spaces, allowed.wild and not self._tables.wild_again
        if task.loose and allowed.remove is not None:
            return "remove", spaces, True
        if task.loose and allowed.wild and why == "all_own":
            return "replace", 0, True
        return action, spaces, action == "replace" and allowed.anywhere and task.loose > 0

    def _options(self, after: Task, action: str, spaces: int) -> list[Option]:
        """Give the tasks that choices lead to."""
        lines, free, theirs, loose, left, turns, rolls, plain = after
        removes = action == "remove"
        through = self._crossing(lines)
        options: list[Option] = []
        for group in self._tables.groups:
            if not spaces & group:
                continue
            for bit in _not_worse(spaces & group, through, removes=removes):
                held = theirs & ~bit
                if removes:
                    task = Task(lines, free | bit, held, loose, left, turns, rolls, plain)
                else:
                    lack = tuple([line & ~bit for line in lines])
                    task = Task(lack, free & ~bit, held, loose, left - 1, turns, rolls, plain)
                options.append((bit, task))
        self._spend(len(options) * len(lines))
        return options

    def _bounded(
        self, options: list[Option], after: Task, action: str, kinds: list[int], may_fill: int
    ) -> list[Bounded]:
        """Give a bound to each of several choices, and put the highest first."""
        units = self._bounds.unit
        bounded: list[Bounded] = []
        for bit, task in options:
            nearer = kinds
            if bit:
                unit = units[bit, bit & after.theirs > 0]
                if action == "remove":
                    unit -= units[bit, False]
                nearer = [
                    kind - unit if line & bit else kind
                    for line, kind in zip(after.lines, kinds, strict=True)
                ]
            bounded.append((self._bounds.of(nearer, after.turns, may_fill), task))
        bounded.sort(key=_bound, reverse=True)
        return bounded

    def _crossing(self, lines: tuple[int, ...]) -> dict[int, int]:
        """Say for each space which of the lines lack it: a set, by bits."""
        known = self._through.get(lines)
        if known is None:
            known = self._through[lines] = {}
            for at, line in enumerate(lines):
                for bit in bits(line):
                    known[bit] = known.get(bit, 0) | 1 << at
        return known

    def _best(self, options: list[Bounded]) -> Fraction:
        """Give the best chance; options whose bound is below one found are left alone."""
        best, enough = _NOTHING, 0.0
        for bound, task in options:
            if bound < enough:
                break
            chance = self._chance(self._plainest(task))
            if chance > best:
                best, enough = chance, surely_below(float(chance))
        return best


def _with_a_loose_chip(after: Task, action: str) -> Task:
    """Say what is left to do when the roll was used where it makes no difference."""
    if after.plain:
        return after
    left = after.left - (action == "replace")
    return after._replace(loose=after.loose - 1, left=left)


def _not_worse(spaces: int, through: dict[int, int], *, removes: bool) -> list[int]:
    """Choose among spaces with one number, all of them open or all held by others.

    One that is in no other lines than another of them can be left alone: once that one is taken,
    the two could change places. To clear either is the same only if they are in the very same
    lines.
    """
    if not spaces & spaces - 1:
        return [spaces]
    crossing = sorted([(through.get(bit, 0), bit) for bit in bits(spaces)], key=_most, reverse=True)
    kept: list[tuple[int, int]] = []
    for lines, bit in crossing:
        for others, _ in kept:
            if lines == others or (not removes and lines & others == lines):
                break
        else:
            kept.append((lines, bit))
    return [bit for _, bit in kept]


def _most(crossing: tuple[int, int]) -> int:
    return crossing[0].bit_count()


def _bound(option: Bounded) -> float:
    return option[0]
