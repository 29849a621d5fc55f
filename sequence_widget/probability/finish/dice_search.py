"""The best chance of a line for a dice player who rolls on while nobody else moves.

This goes through what may be rolled and done, every choice being the best one for the line. A
chip once on the board stays there, so the search comes to an end; only a pass that earns another
roll leads back to where it was.
"""

from fractions import Fraction
from math import lcm

from sequence_widget.engine.bitboards import bits
from sequence_widget.probability.finish.dice_bounds import Bounds, surely_below
from sequence_widget.probability.finish.dice_lookup import Lookup
from sequence_widget.probability.finish.dice_task import Task, simplified
from sequence_widget.text.errors import OutOfReachError

BUDGET = 30_000
"""How many different tasks one question may look at before it is refused."""

_STEP = 50
_NOTHING = Fraction(0)

Option = tuple[float, Task]
"""Where a choice leads, and a bound for the chance there."""


class Chase:
    """The best chances found so far, by task, for one question."""

    def __init__(self, tables: Lookup) -> None:
        self._tables = tables
        self._bounds = Bounds(tables)
        self._simplified: dict[Task, Task] = {}
        self.found: dict[Task, Fraction] = {}

    def best_chance(self, task: Task) -> Fraction:
        """Give the chance of a line with best play from here.

        >>> import sequence_widget as sq
        >>> from sequence_widget.probability.finish.dice_lookup import lookup_for
        >>> position = sq.position("mini-dice")
        >>> chase = Chase(lookup_for(position.rules, position.layout))
        >>> chase.best_chance(Task((0b110,), 0b111111110, 0, 0, 8, 2, -1))
        Fraction(1, 6)
        """
        for rolls in range(_STEP, task.rolls, _STEP):
            self._chance(task._replace(rolls=rolls))  # so that none has to look far ahead
        return self._chance(task)

    def _chance(self, task: Task) -> Fraction:
        plain = self._simplified.get(task)
        if plain is None:
            plain = self._simplified[task] = simplified(self._tables, task)
        known = self.found.get(plain)
        if known is None:
            if len(self.found) >= BUDGET:
                raise OutOfReachError("probability.many_positions", most=BUDGET)
            known = self.found[plain] = self._work_out(plain)
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
            earns = tables.layout.allowed[total].earns
            goes_on = (action if spaces or loose else "pass") in earns
            turns = task.turns if goes_on else task.turns - 1
            if not turns or task.rolls == 1:
                continue
            after = task._replace(turns=turns, rolls=rolls)
            if spaces or loose:
                options = self._options(after, action, spaces, kinds, may_fill)
                if loose:
                    bound = self._bounds.of(kinds, turns, may_fill)
                    left = task.left - (action == "replace")
                    options.append((bound, after._replace(loose=task.loose - 1, left=left)))
                further.append((ways, self._best(options)))
            elif goes_on and task.rolls < 0:
                unchanged += ways
            else:
                further.append((ways, self._chance(after)))
        if unchanged == tables.all_ways:
            return _NOTHING
        scale = lcm(*[chance.denominator for _, chance in further])
        found = [
            ways * chance.numerator * (scale // chance.denominator) for ways, chance in further
        ]
        return Fraction(won * scale + sum(found), scale * (tables.all_ways - unchanged))

    def _choices(self, task: Task, total: int) -> tuple[str, int, bool]:
        """Say what a sum allows: what is done, on which spaces, and whether to a loose chip."""
        allowed = self._tables.layout.allowed[total]
        action, spaces = allowed.choices_of(task.free, task.theirs, task.left)
        anywhere = allowed.wild or (spaces > 0 and allowed.anywhere)
        reaches = action == "remove" or (action == "replace" and anywhere)
        return action, spaces, reaches and task.loose > 0

    def _options(
        self, after: Task, action: str, spaces: int, kinds: list[int], may_fill: int
    ) -> list[Option]:
        """Give the tasks that choices lead to: each space of a line, one of the rest a number."""
        lines, free, theirs, loose, left, turns, rolls = after
        removes = action == "remove"
        wanted = 0
        for line in lines:
            wanted |= line
        options: list[Option] = []
        for bit in bits(spaces & wanted):
            unit = self._bounds.unit[bit, bit & theirs > 0]
            held = theirs & ~bit
            if removes:
                unit -= self._bounds.unit[bit, False]
                task = Task(lines, free | bit, held, loose, left, turns, rolls)
            else:
                lack = tuple([line & ~bit for line in lines])
                task = Task(lack, free & ~bit, held, loose, left - 1, turns, rolls)
            nearer = [
                kind - unit if line & bit else kind for line, kind in zip(lines, kinds, strict=True)
            ]
            options.append((self._bounds.of(nearer, turns, may_fill), task))
        spare = spaces & ~wanted
        if not spare:
            return options
        bound = self._bounds.of(kinds, turns, may_fill)
        for group in self._tables.groups:
            bit = group & spare & -(group & spare)
            if bit:
                now_free = free | bit if removes else free & ~bit
                chips = left if removes else left - 1
                task = Task(lines, now_free, theirs & ~bit, loose, chips, turns, rolls)
                options.append((bound, task))
        return options

    def _best(self, options: list[Option]) -> Fraction:
        """Give the best chance; options whose bound is below one found are left alone."""
        options.sort(key=_bound, reverse=True)
        best, enough = _NOTHING, 0.0
        for bound, task in options:
            if bound < enough:
                break
            chance = self._chance(task)
            if chance > best:
                best, enough = chance, surely_below(float(chance))
        return best


def _bound(option: Option) -> float:
    return option[0]
