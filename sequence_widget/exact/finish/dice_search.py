"""The best chance of a line for a dice player who rolls on while nobody else moves.

This goes through what may be rolled and done, every choice being the best one for the line. A
chip once on the board stays there, so the search comes to an end; only a pass that earns another
roll leads back to where it was.
"""

from fractions import Fraction
from math import lcm

from sequence_widget.engine.bitboards import bits
from sequence_widget.engine.turns import Option
from sequence_widget.exact.finish.dice_bound import at_most
from sequence_widget.exact.finish.dice_lookup import Lookup
from sequence_widget.exact.finish.dice_task import Task, reduced
from sequence_widget.exact.patience import go_on_if_wanted
from sequence_widget.text.errors import OutOfReachError

BUDGET = 2_500_000
"""How many steps one question may take before it is refused: a line looked at is a step.

There are as many on every machine. A refusal comes after one to four seconds on an ordinary one.
"""

_TO_REDUCE = 4
"""How many steps it counts as to reduce a task, besides one for each of its lines."""

_STEP = 50
"""How many rolls further each task is that is worked out before a limit so far away."""

_NOTHING = Fraction(0)


class Chase:
    """The best chances found so far, by task, for one question."""

    def __init__(self, tables: Lookup) -> None:
        self._tables = tables
        self._bounded = tables.captures and not tables.clears_on  # else it is too slow, or wrong
        self._steps = 0
        self._through: dict[tuple[int, ...], dict[int, int]] = {}
        self.found: dict[Task, Fraction] = {}

    def best_chance(self, task: Task) -> Fraction:
        """Give the chance of a line with best play from here.

        >>> import sequence_widget as sq
        >>> from sequence_widget.exact.finish.dice_lookup import lookup_for
        >>> position = sq.position("mini-dice")
        >>> chase = Chase(lookup_for(position.rules, position.layout))
        >>> chase.best_chance(Task((0b110,), 0b111111110, 0, 8, 2, -1))
        Fraction(1, 6)
        """
        for rolls in range(_STEP, task.rolls, _STEP):  # so that the recursion stays shallow
            self._chance(self._reduced(task._replace(rolls=rolls)))
        return self._chance(self._reduced(task))

    def _spend(self, steps: int) -> None:
        """Count steps, and give up when there are too many: nobody should wait for that long."""
        go_on_if_wanted()
        self._steps += steps
        if self._steps > BUDGET:
            raise OutOfReachError("probability.many_steps", most=BUDGET)

    def _reduced(self, task: Task) -> Task:
        self._spend(_TO_REDUCE + len(task.lines))
        return reduced(self._tables, task)

    def _chance(self, task: Task) -> Fraction:
        """Give the chance of a reduced task."""
        known = self.found.get(task)
        if known is None:
            known = self.found[task] = self._work_out(task)
        return known

    def _work_out(self, task: Task) -> Fraction:
        if not task.lines:
            return _NOTHING
        tables = self._tables
        wins = sum({line for line in task.lines if line & line - 1 == 0})
        won, unchanged = 0, 0
        further: list[tuple[int, Fraction]] = []
        rolls = task.rolls - (task.rolls > 0)
        for total, ways in tables.ways.items():
            option = tables.layout.by_sum[total].option_of(task.free, task.theirs, task.left)
            if option.spaces & wins and option.puts:
                won += ways
                continue
            turns = task.turns if option.again else task.turns - 1
            if not turns:
                continue
            after = task._replace(turns=turns, rolls=rolls)
            if option.spaces:
                further.append((ways, self._best(self._options(after, option))))
            elif option.again and task.rolls < 0:
                unchanged += ways
            else:
                further.append((ways, self._chance(self._reduced(after))))
        if unchanged == tables.all_ways:
            return _NOTHING
        scale = lcm(*[chance.denominator for _, chance in further])
        found = [
            ways * chance.numerator * (scale // chance.denominator) for ways, chance in further
        ]
        return Fraction(won * scale + sum(found), scale * (tables.all_ways - unchanged))

    def _best(self, choices: list[Task]) -> Fraction:
        """Give the chance after the best choice; in a last turn what cannot be better is left."""
        if len(choices) == 1 or choices[0].turns > 1 or not self._bounded:
            return max([self._chance(self._reduced(task)) for task in choices])
        bounds = [at_most(self._tables, task) for task in choices]
        best = _NOTHING
        for at in sorted(range(len(choices)), key=bounds.__getitem__, reverse=True):
            if bounds[at] <= best:
                break
            best = max(best, self._chance(self._reduced(choices[at])))
        return best

    def _options(self, after: Task, option: Option) -> list[Task]:
        """Give the tasks that choices lead to."""
        lines, free, theirs, left, turns, rolls = after
        spaces, removes = option.spaces, not option.puts
        through = self._crossing(lines)
        options: list[Task] = []
        for group in self._tables.groups:
            if not spaces & group:
                continue
            for bit in _not_worse(spaces & group, through, removes=removes):
                held = theirs & ~bit
                if removes:
                    task = Task(lines, free | bit, held, left, turns, rolls)
                else:
                    lack = tuple([line & ~bit for line in lines])
                    task = Task(lack, free & ~bit, held, left - 1, turns, rolls)
                options.append(task)
        self._spend(len(options) * len(lines))
        return options

    def _crossing(self, lines: tuple[int, ...]) -> dict[int, int]:
        """Say for each space which of the lines lack it: a set, by bits."""
        known = self._through.get(lines)
        if known is None:
            known = self._through[lines] = {}
            for at, line in enumerate(lines):
                for bit in bits(line):
                    known[bit] = known.get(bit, 0) | 1 << at
        return known


def _not_worse(spaces: int, through: dict[int, int], *, removes: bool) -> list[int]:
    """Choose among spaces with one number, all of them open or all held by others.

    Say a is in every line that b is in. After a chip on a, b can play the part that a plays after
    a chip on b: every line then lacks the same, or less. So b need not be tried. To clear
    a space can bring a line nearer or not, so there a and b must be in the very same lines.
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
