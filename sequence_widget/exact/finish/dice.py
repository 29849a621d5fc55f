"""The chance that a dice player completes a line: in one roll, one turn, or several in a row.

Dice hide nothing: `Chase` goes through what may be rolled and done.
"""

from fractions import Fraction

from sequence_widget.engine.bitboards import cells_in, completing, lines_of
from sequence_widget.engine.dice import DiceView
from sequence_widget.exact.answers import Probability, Reason, certain, worked_out
from sequence_widget.exact.dice import sum_ways
from sequence_widget.exact.finish.dice_lookup import lookup_for
from sequence_widget.exact.finish.dice_search import Chase
from sequence_widget.exact.finish.dice_task import Task
from sequence_widget.exact.hidden import left_out, line_after_the_end, seat_words
from sequence_widget.exact.terms import Letter, Number, Power, Product, Ratio, Sum
from sequence_widget.exact.working import Line, Working, final
from sequence_widget.text import Listed, Phrase

_FORESEEN = 300
"""Where a turn can have any number of rolls, the limit of a game counts when no more than this
many rolls of it are left; else the answer says that it assumes no limit."""


def finish_with_dice(view: DiceView, seat: int, within: str | int) -> Probability:
    """Give the chance that a seat completes a line: in one roll, a turn, or so many turns."""
    if view.is_over:
        return line_after_the_end(view, seat)
    if view.rolls >= view.rules.limit:
        values = {"who": seat_words(view, seat), "limit": view.rules.limit}
        return certain(holds=False, step=Phrase("probability.step.no_rolls_left", values))
    if within == "roll":
        return finish_with_a_roll(view, seat)
    return finish_in_turns(view, seat, 1 if isinstance(within, str) else within)


def finish_with_a_roll(view: DiceView, seat: int) -> Probability:
    """Give the chance that one roll lets a seat complete a line."""
    ways = sum_ways(view.rules)
    sums = winning_sums(view, seat)
    favourable, possible = sum(ways[total] for total in sums), sum(ways.values())
    step = outs_step(view, seat, sums)
    unit = Phrase("probability.unit.rolls")
    reason = Reason(favourable, possible, unit, (step,), left_out(view, seat))
    return Probability(Fraction(favourable, possible), reason=reason)


def finish_in_turns(view: DiceView, seat: int, turns: int) -> Probability:
    """Give the chance that a seat completes a line in its next turns, if nobody else moves.

    >>> import sequence_widget as sq
    >>> chips = {"a1": 0, "b1": 0, "c2": 1, "a2": 1}
    >>> view = sq.position("mini-dice", chips=chips).seen_by(1)
    >>> view.finish_probability(0), view.finish_probability(0, within=2)
    (1/3 ≈ 33.3 %, 23/36 ≈ 63.9 %)
    """
    task = _task(view, seat, turns)
    chase = Chase(lookup_for(view.rules, view.layout))
    chance = chase.best_chance(task)
    who = seat_words(view, seat)
    steps = [
        outs_step(view, seat, winning_sums(view, seat)),
        Phrase("probability.step.turns", {"n": turns, "who": who}),
    ]
    assumed = [Phrase("probability.assumed.plays_for_it_alone", {"who": who})]
    assumed += limit_assumed(view, task.rolls)
    working = _working(view, seat, turns, chance, len(chase.found))
    return worked_out(chance, tuple(steps), (*assumed, *left_out(view, seat)), working)


def _working(view: DiceView, seat: int, turns: int, chance: Fraction, cases: int) -> Working:
    """Write the chance by that of one roll, if it comes down to that, or else say what was done."""
    ways = sum_ways(view.rules)
    every = sum(ways.values())
    wins = winning_sums(view, seat)
    won = sum(ways[total] for total in wins)
    roll = Ratio.of(won, every)
    if turns == 1 and chance == roll.value({}):
        return Working((final(chance, roll),))
    mine = view.boards[view.side(seat)]
    options = {
        total: view.layout.by_sum[total].option(mine, view.covered & ~mine) for total in ways
    }
    again = sum(n for total, n in ways.items() if options[total].again and total not in wins)
    if turns == 1 and again and chance * (every - again) == won:
        p = Letter("p")
        anew = Sum.of(roll, Product((Ratio.of(again, every), p)))
        lines = (Line((p, anew)), Line((p, Number.of(chance)), percent=True))
        return Working(lines, (("p", Phrase("working.unknown")),))
    if chance == 1 - (1 - roll.value({})) ** turns:
        missed = Power(Ratio.of(every - won, every), Number.of(turns))
        return Working((final(chance, Sum.of(Number.of(1), minus=missed)),))
    notes = (Phrase("working.search", {"n": cases}),)
    if not won:
        return Working((final(chance),), notes=notes)
    rest = Number.of(chance - roll.value({}))
    return Working((final(chance, Sum.of(roll, rest)),), notes=notes)


def _endless(view: DiceView) -> bool:
    """Whether a turn can have any number of rolls: passes and removals earn another."""
    return any({"pass", "remove"} & each.earns for each in view.layout.by_sum.values())


def rolls_to_count(view: DiceView, turns: int) -> int:
    """Say how many rolls the limit leaves to turns that might meet it, else give -1."""
    foreseen = _FORESEEN if _endless(view) else turns + view.rules.chips
    left = view.rules.limit - view.rolls
    return left if left <= foreseen else -1


def limit_assumed(view: DiceView, rolls: int) -> tuple[Phrase, ...]:
    """Say that the limit is left out, where a turn could come to it and it is not counted."""
    if rolls >= 0 or not _endless(view):
        return ()
    return (Phrase("probability.assumed.limit_left_out", {"n": view.rules.limit}),)


def _task(view: DiceView, seat: int, turns: int) -> Task:
    """Say what a seat has to do for a line."""
    mine = view.boards[view.side(seat)]
    return Task(
        lines=tuple(line & ~mine for line in lines_of(view.layout)),
        free=view.layout.spaces & ~view.covered,
        theirs=view.covered & ~mine,
        left=view.supply(seat),
        turns=turns,
        rolls=rolls_to_count(view, turns),
    )


def winning_sums(view: DiceView, seat: int) -> dict[int, int]:
    """Find where each sum lets a seat complete a line, for the sums that do."""
    mine = view.boards[view.side(seat)]
    wins = completing(view.layout, mine)
    found = {}
    for total in sorted(view.rules.sums):
        option = view.layout.by_sum[total].option(mine, view.covered & ~mine)
        if option.puts and option.spaces & wins:
            found[total] = option.spaces & wins
    return found


def outs_step(view: DiceView, seat: int, sums: dict[int, int]) -> Phrase:
    """Say which sums complete a line at once."""
    who = seat_words(view, seat)
    if not sums:
        return Phrase("probability.step.no_sums_out", {"who": who})
    outs = tuple(
        Phrase(
            "probability.out", {"out": total, "cells": Listed(cells_in(view.layout, where), "or")}
        )
        for total, where in sums.items()
    )
    return Phrase("probability.step.outs", {"who": who, "outs": Listed(outs, "or")})
