"""The exact value of every position of a small game, with best play by both sides or at random.

Positions repeat, so no recursion ends; what given play is worth follows exactly from one equation
a position. Play that is best as far as ordinary numbers can tell is found first, and with its
exact values every choice is looked at again. Only when none can be bettered is the answer given.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import gcd, lcm
from typing import Any

from sequence_widget.exact.solver.elimination import picking
from sequence_widget.exact.solver.graph import Graph, Roll
from sequence_widget.exact.solver.linear import solve_exactly

_CLOSE = 1e-15
_MOST_SWEEPS = 100_000

Play = list[list[int]]
"""In each position, for each roll, the position that is chosen; -1 where the roll wins."""

Choices = tuple[int, Iterable[tuple[int, int]]]
"""How many choices after a roll win, and how many lead to which position."""


RoughRoll = tuple[float, Callable[[Sequence[float]], float], Callable[[Sequence[float]], Any]]
"""What a roll weighs, which of the positions it may lead to is chosen, and what picks them."""


@dataclass(frozen=True, slots=True)
class Values:
    """The chance to win of the side that is to roll, by position: numerators, one denominator."""

    numerators: tuple[int, ...]
    denominator: int

    def worth(self, roll: Roll, leads_to: int) -> int:
        """Give the numerator of the chance of whoever chooses this position after a roll."""
        value = self.numerators[leads_to]
        return self.denominator - value if roll.passes_on else value


def best_values(graph: Graph) -> Values:
    """Find the values, and prove that no choice betters them."""
    play = found_in_rough(graph)

    def choices(at: int, which: int) -> Choices:
        to = play[at][which]
        return (1, ()) if to < 0 else (0, ((to, 1),))

    while True:
        values = _values_of(graph, choices)
        if not improve(graph, values, play):
            return values


def improve(graph: Graph, values: Values, play: Play) -> bool:
    """Change every choice that another one betters, by exact comparison; say if any was."""
    changed = False
    for at, rolls in enumerate(graph.rolls):
        for which, roll in enumerate(rolls):
            if roll.wins:
                continue
            for to in roll.leads_to:
                if values.worth(roll, to) > values.worth(roll, play[at][which]):
                    play[at][which] = to
                    changed = True
    return changed


def random_values(graph: Graph) -> Values:
    """Find the values when every choice is as likely as any other."""

    def choices(at: int, which: int) -> Choices:
        roll = graph.rolls[at][which]
        return roll.wins, zip(roll.leads_to, roll.times, strict=True)

    return _values_of(graph, choices)


def _values_of(graph: Graph, choices: Callable[[int, int], Choices]) -> Values:
    """Say exactly what given play is worth: one equation a position."""
    equations, constants = [], []
    for at, rolls in enumerate(graph.rolls):
        equation, constant = _equation(at, rolls, [choices(at, n) for n in range(len(rolls))])
        equations.append(equation)
        constants.append(constant)
    numerators, denominator = solve_exactly(equations, constants)
    return Values(tuple(numerators), denominator)


def _equation(
    at: int, rolls: tuple[Roll, ...], choices: Iterable[Choices]
) -> tuple[dict[int, int], int]:
    """Write the value of a position by those it leads to: coefficients, and a constant."""
    told = [(wins, list(leads)) for wins, leads in choices]
    counts = [wins + sum([times for _, times in leads]) for wins, leads in told]
    common = lcm(*counts)
    equation = {at: common * sum(roll.ways for roll in rolls)}
    constant = 0
    for roll, (wins, leads), count in zip(rolls, told, counts, strict=True):
        each = roll.ways * common // count
        constant += each * (count if roll.passes_on else wins)
        for to, times in leads:
            change = each * times if roll.passes_on else -each * times
            equation[to] = equation.get(to, 0) + change
    shared = gcd(constant, *equation.values())
    return {to: n // shared for to, n in equation.items()}, constant // shared


def found_in_rough(graph: Graph) -> Play:
    """Find play that is best but for rounding, by going over the positions until all is still."""
    values = [0.5] * len(graph.rolls)
    worths = [_rough_worth(rolls) for rolls in graph.rolls]
    for _ in range(_MOST_SWEEPS):
        moved = 0.0
        for at, (certain, open_rolls) in enumerate(worths):
            value = certain
            for weight, choose, pick in open_rolls:
                value += weight * choose(pick(values))
            moved = max(moved, abs(value - values[at]))
            values[at] = value
        if moved < _CLOSE:
            break
    return [
        [-1 if roll.wins else _rough_choice(values, roll) for roll in rolls]
        for rolls in graph.rolls
    ]


def _rough_worth(rolls: tuple[Roll, ...]) -> tuple[float, list[RoughRoll]]:
    """Say what a position is worth: a certain part, and what the rolls that do not win add."""
    ways = sum(roll.ways for roll in rolls)
    certain = sum(roll.ways for roll in rolls if roll.wins or roll.passes_on) / ways
    return certain, [
        (-roll.ways / ways, min, picking(roll.leads_to))
        if roll.passes_on
        else (roll.ways / ways, max, picking(roll.leads_to))
        for roll in rolls
        if not roll.wins
    ]


def _rough_choice(values: list[float], roll: Roll) -> int:
    choose = min if roll.passes_on else max
    return choose(roll.leads_to, key=values.__getitem__)
