"""What every position of a small game is worth, between bounds that are improved until they meet.

In each position two chances are bounded from below, in whole parts of `SCALE`: that the side which
is to roll wins, and that the other side does. What one side is sure of the other cannot have, so 1
minus the second is a bound on the first from above.

*Every bound holds at every moment.* At first they are 0. From bounds on the positions that a roll
may lead to follows a bound on the position before it: whoever chooses takes what is best for his
own side, or the mean is taken if all play at random, and then the mean over the rolls. The largest,
the smallest and the mean of some numbers never grow when one of these is made smaller; so bounds
that are not too large give one that is not too large, and the division rounds down. It does not
matter which of the bounds are from this sweep and which from the one before.

*They meet.* What the two chances of a position lack of 1 is its gap. But for rounding, a sweep
leaves it no larger than the mean, over the rolls, of the largest gap that a choice leads to, or of
the mean gap if all play at random; a roll that wins adds nothing. `Graph.settled` and
`Graph.can_end` see to it that from everywhere some rolls in a row end the game: with best play
whatever else is chosen, at random with the right moves. If nowhere more than n rolls are needed,
and these rolls and moves have at least the chance q, then n sweeps take away at least the part q of
the largest gap. With best play the bounds therefore leave no room for a second value: each side can
make sure of its own share, and the two shares are all there is. A player who could put off the end
for ever would keep a gap open; where that may be, `settled` refuses the game.

Rounding takes less than one part of `SCALE` at each roll, so at worst it leaves a gap of as many
parts as a game has rolls on average. Games so long that the bounds do not meet soon are refused.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import lcm
from operator import itemgetter, mul
from typing import Any, NamedTuple

from sequence_widget.exact.solver.graph import Graph, Roll

SCALE = 2**80

GAP = SCALE // 10**15
"""Bounds that are so near to each other have met: twelve decimals are hardly ever left open."""

MOST_STEPS = 10_000_000
"""Positions times sweeps: about a minute."""

BEST, RANDOM = "best", "random"

Bounds = tuple[int, int]
"""A chance in parts of `SCALE`: at least, and at most."""

Picking = Callable[[Sequence[int]], Any]


class Row(NamedTuple):
    """How the bound with this number follows from the others."""

    number: int
    certain: int
    """What the rolls that win give."""

    weights: tuple[int, ...]
    forced: Picking
    """What follows without a choice, each with its weight."""

    choices: tuple[tuple[int, Picking], ...]
    """What is chosen from, each choice with its weight."""

    choose: Callable[[Any], int]
    whole: int
    """The sum of all weights."""


Outcome = tuple[int, bool, tuple[int, ...]]
"""What may come of a roll: its weight, if the turn passes, what is chosen from; nothing: a win."""


def proven_bounds(graph: Graph, play: str) -> tuple[Bounds, ...] | None:
    """Give bounds on the chance of the side that is to roll, by position, if they meet soon."""
    rows, least = rows_of(graph, play), nothing_known(graph)
    for _ in range(0, MOST_STEPS, len(graph.rolls) or 1):
        if all(upper - lower <= GAP for lower, upper in bounds_of(least)):
            return bounds_of(least)
        sweep(rows, least)
    return None


def nothing_known(graph: Graph) -> list[int]:
    """Begin with 0 for both chances of every position, one after the other."""
    return [0, 0] * len(graph.rolls)


def bounds_of(least: Sequence[int]) -> tuple[Bounds, ...]:
    """Read off the bounds as they stand."""
    return tuple((own, SCALE - other) for own, other in zip(least[::2], least[1::2], strict=True))


def sweep(rows: Sequence[Row], least: list[int]) -> None:
    """Better every bound once, by those that stand there at that moment."""
    for number, certain, weights, forced, choices, choose, whole in rows:
        total = certain + sum(map(mul, weights, forced(least)))
        for weight, pick in choices:
            total += weight * choose(pick(least))
        least[number] = total // whole


def rows_of(graph: Graph, play: str) -> list[Row]:
    """Write down how every bound follows; positions with most chips first, whose ends are near."""
    places = sorted(graph.number.items(), key=lambda each: -sum(map(int.bit_count, each[0])))
    rows = []
    for _, at in places:
        outcomes = [*_outcomes(graph.rolls[at], play)]
        rows += [_row(2 * at, outcomes, 0), _row(2 * at + 1, outcomes, 1)]
    return rows


def _outcomes(rolls: Sequence[Roll], play: str) -> Iterator[Outcome]:
    """Weigh what may come of a roll; at random each choice is luck like the roll itself."""
    if play == BEST:
        for roll in rolls:
            yield roll.ways, roll.passes_on, () if roll.wins else roll.leads_to
        return
    counts = [roll.wins + sum(roll.times) for roll in rolls]
    common = lcm(*counts)
    for roll, count in zip(rolls, counts, strict=True):
        each = roll.ways * common // count
        yield each * roll.wins, roll.passes_on, ()
        for to, times in zip(roll.leads_to, roll.times, strict=True):
            yield each * times, roll.passes_on, (to,)


def _row(number: int, outcomes: Sequence[Outcome], other: int) -> Row:
    """Write down how the chance follows of whoever is to roll, or of the other side."""
    certain, choices = 0, []
    weights = Counter({number: 0})  # so that there is something to pick
    for weight, passes_on, leads_to in outcomes:
        numbers = [2 * to + (other ^ passes_on) for to in leads_to]
        if not numbers:
            certain += 0 if other else weight * SCALE
        elif len(numbers) == 1:
            weights[numbers[0]] += weight
        else:
            choices.append((weight, _picking(numbers)))
    whole = sum(weight for weight, *_ in outcomes)
    forced = _picking([*weights])
    choose = min if other else max
    return Row(number, certain, tuple(weights.values()), forced, tuple(choices), choose, whole)


def _picking(numbers: Sequence[int]) -> Picking:
    """Make what picks some bounds, the first twice: of one alone `itemgetter` gives no tuple."""
    return itemgetter(*numbers, numbers[0])
