"""The chance that a dice player completes a line: in one roll, one turn, or several in a row.

Dice hide nothing, so this is a search through what the player may roll and do, every choice being
the best one for the line. A chip once on the board stays there while nobody else moves, so the
search comes to an end; only a pass that earns another roll leads back to where it was.
"""

from fractions import Fraction
from typing import NamedTuple

from sequence_widget.game.view import DiceView
from sequence_widget.probability.boards import DiceBoard, bits, cells_in, completing, lines_of
from sequence_widget.probability.errors import OutOfReachError
from sequence_widget.probability.hidden import name_of
from sequence_widget.probability.rolls import sum_ways
from sequence_widget.probability.value import Probability
from sequence_widget.probability.wording import Listed, Reason, tell
from sequence_widget.text import Phrase

BUDGET = 20_000
"""How many positions one question may look at before it is refused."""

_FORESEEN = 300
"""The limit of a game is looked at when no more than this many rolls of it are left."""

_NOTHING = Fraction(0)


class Moment(NamedTuple):
    """The chips, just before a roll, and how many turns and rolls there are to come."""

    mine: int
    theirs: int
    turns: int
    rolls: int
    """How many rolls the game's limit allows; below zero there is no need to count."""


class Search:
    """The best chances found so far, by moment, for one player and one set of rules."""

    def __init__(self, board: DiceBoard) -> None:
        self.board = board
        self.ways = sum_ways(board.rules)
        self.all_ways = sum(self.ways.values())
        self.found: dict[Moment, Fraction] = {}
        rules, layout = board.rules, board.layout
        self.again = sum(layout.showing.get(total, 0) for total in rules.again_on)
        # Only chips placed on these spaces earn another roll, so no turn can place many.
        self.bounded = rules.again_after == "place" and not rules.again_on & rules.wild_on

    def chance(self, now: Moment) -> Fraction:
        """Give the chance of a line with best play from here."""
        known = self.found.get(now)
        if known is None:
            if len(self.found) >= BUDGET:
                raise OutOfReachError("probability.many_positions", most=tell(BUDGET))
            known = self.found[now] = self._work_out(now)
        return known

    def _work_out(self, now: Moment) -> Fraction:
        if self._too_far(now):
            return _NOTHING
        board = self.board
        wins = completing(board.layout, now.mine)
        won, further, unchanged = 0, _NOTHING, 0
        for total, ways in self.ways.items():
            if not wins and now.turns == 1 and total not in board.rules.again_on:
                continue
            action, spaces = board.choices(now.mine, now.theirs, total)
            if spaces & wins and action != "remove":
                won += ways
                continue
            goes_on = board.goes_on(total, action if spaces else "pass")
            turns = now.turns if goes_on else now.turns - 1
            if not turns or now.rolls == 1:
                continue
            if not spaces and goes_on and now.rolls < 0:
                unchanged += ways
                continue
            then = Moment(now.mine, now.theirs, turns, now.rolls - (now.rolls > 0))
            further += ways * self._best(then, action, spaces)
        if unchanged == self.all_ways:
            return _NOTHING
        return (won + further) / (self.all_ways - unchanged)

    def _best(self, then: Moment, action: str, spaces: int) -> Fraction:
        """Choose the space that leaves the best chance."""
        if not spaces:
            return self.chance(then)
        best = _NOTHING
        for bit in bits(spaces):
            mine = then.mine if action == "remove" else then.mine | bit
            after = then._replace(mine=mine, theirs=then.theirs & ~bit)
            best = max(best, self.chance(after))
        return best

    def _too_far(self, now: Moment) -> bool:
        """Whether every line lacks more chips than can be placed."""
        if not self.bounded:
            return False
        reach = now.turns + (self.again & ~now.mine).bit_count()
        lacking = [(line & ~now.mine).bit_count() for line in lines_of(self.board.layout)]
        return min(lacking) > reach


def finish_with_a_roll(view: DiceView, seat: int) -> Probability:
    """Give the chance that one roll lets a seat complete a line."""
    ways = sum_ways(view.rules)
    sums = winning_sums(view, seat)
    favourable, possible = sum(ways[total] for total in sums), sum(ways.values())
    step = outs_step(view, seat, sums)
    reason = Reason(favourable, possible, Phrase("probability.unit.rolls"), (step,))
    return Probability(Fraction(favourable, possible), reason=reason)


def finish_in_turns(view: DiceView, seat: int, turns: int) -> Probability:
    """Give the chance that a seat completes a line in its next turns, if nobody else moves.

    >>> import sequence_widget as sq
    >>> chips = {"a1": 0, "b1": 0, "c2": 1, "a2": 1}
    >>> view = sq.position("mini-dice", chips=chips).seen_by(1)
    >>> view.finish_probability(0), view.finish_probability(0, within=2)
    (1/3 ≈ 33.3 %, 23/36 ≈ 63.9 %)
    """
    mine = view.boards[view.side(seat)]
    search = Search(DiceBoard(view.rules, view.layout))
    left = view.rules.limit - view.rolls
    endless = view.rules.again_after == "always" and bool(view.rules.again_on)
    foreseen = _FORESEEN if endless else turns + view.rules.chips
    now = Moment(mine, view.covered & ~mine, turns, left if left <= foreseen else -1)
    chance = search.chance(now)
    who = name_of(view, seat)
    steps = [
        outs_step(view, seat, winning_sums(view, seat)),
        Phrase("probability.step.turns", {"n": turns, "who": who}),
    ]
    unit = Phrase("probability.unit.cases")
    assumed = (Phrase("probability.assumed.plays_for_it", {"who": who}),)
    reason = Reason(chance.numerator, chance.denominator, unit, tuple(steps), assumed)
    return Probability(chance, reason=reason)


def winning_sums(view: DiceView, seat: int) -> dict[int, int]:
    """Find where each sum lets a seat complete a line, for the sums that do."""
    board = DiceBoard(view.rules, view.layout)
    mine = view.boards[view.side(seat)]
    wins = completing(view.layout, mine)
    found = {}
    for total in sorted(view.rules.sums):
        action, spaces = board.choices(mine, view.covered & ~mine, total)
        if action != "remove" and spaces & wins:
            found[total] = spaces & wins
    return found


def outs_step(view: DiceView, seat: int, sums: dict[int, int]) -> Phrase:
    """Say which sums complete a line at once."""
    who = name_of(view, seat)
    if not sums:
        return Phrase("probability.step.no_outs", {"who": who})
    outs = tuple(
        Phrase("probability.out", {"out": total, "cells": Listed(cells_in(view.layout, where))})
        for total, where in sums.items()
    )
    return Phrase("probability.step.outs", {"who": who, "outs": Listed(outs)})
