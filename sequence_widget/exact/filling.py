"""The chance that a seat can put a chip on a space in its turn, with cards and with dice."""

from fractions import Fraction
from functools import cache

from sequence_widget.engine.bitboards import apart, cells_in
from sequence_widget.engine.dice import DiceView
from sequence_widget.engine.kids import KidsView
from sequence_widget.exact.answers import Probability, Reason, worked_out
from sequence_widget.exact.claims.cards import chance_to_play
from sequence_widget.exact.dice import sum_ways
from sequence_widget.exact.dice_filling import chances_to_fill
from sequence_widget.exact.finish.cards import turn_working
from sequence_widget.exact.finish.dice import limit_assumed, rolls_to_count
from sequence_widget.exact.hidden import assumptions
from sequence_widget.text import Phrase


def kinds_filling(view: KidsView, cell: str) -> tuple[str, ...]:
    """List the kinds of cards that put a chip on a space while it is open.

    >>> import sequence_widget as sq
    >>> kinds_filling(sq.position("kids").seen_by(None), "b1")
    ('tiger', 'unicorn')
    """
    layout, bit = view.layout, 1 << view.layout.numbers[cell]
    options = {kind: layout.option(kind, mine=0, theirs=0) for kind in layout.kinds}
    return tuple(kind for kind, does in options.items() if does.puts and does.spaces & bit)


def sums_filling(view: DiceView, seat: int, cell: str) -> tuple[int, ...]:
    """List the sums that let a seat put a chip on a space, or replace the one there.

    >>> import sequence_widget as sq
    >>> sums_filling(sq.position("mini-dice").seen_by(None), 0, "a1")
    (1, 6)
    """
    mine, theirs = apart(view.boards, view.side(seat))
    bit = 1 << view.layout.numbers[cell]
    return tuple(
        total
        for total, allowed in sorted(view.layout.by_sum.items())
        if (does := allowed.option(mine, theirs)).puts and does.spaces & bit
    )


def fills_with_cards(view: KidsView, seat: int) -> dict[str, Probability]:
    """Give, by space, the chance that a seat holds a card for it, or gets one by swapping.

    Cards still owed to hands are drawn first, and swaps made before now do not count.
    """
    if not view.supply(seat):
        return {}
    assumed = assumptions(view)

    @cache
    def chance_of(kinds: tuple[str, ...]) -> Probability:
        turn = chance_to_play(view, seat, kinds)
        return worked_out(turn.chance, (), assumed, turn_working(turn))

    open_cells = cells_in(view.layout, view.layout.spaces & ~view.covered)
    return {cell: chance_of(kinds_filling(view, cell)) for cell in open_cells}


def fills_with_dice(view: DiceView, seat: int) -> dict[str, Probability]:
    """Give, by space, the chance that a seat's turn, extra rolls and all, puts a chip there.

    Where the dice lie already, the turn goes on with them.
    """
    ways = {sum(view.roll): 1} if view.roll is not None else sum_ways(view.rules)
    possible = sum(ways.values())
    unit = Phrase("probability.unit.rolls")
    rolls = rolls_to_count(view, 1)
    assumed = limit_assumed(view, rolls)
    numbers, found = view.layout.numbers, {}
    chances = chances_to_fill(view, seat, rolls)
    for cell in view.layout.cells:
        chance, one_roll = chances.get(1 << numbers[cell], (Fraction(0), True))
        if one_roll:
            reason = Reason(int(chance * possible), possible, unit)
            found[cell] = Probability(chance, reason=reason)
        else:
            found[cell] = worked_out(chance, (), assumed)
    return found
