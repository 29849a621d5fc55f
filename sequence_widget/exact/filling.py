"""The chance that whoever moves next can put a chip on a space in that turn."""

from fractions import Fraction
from functools import cache
from typing import cast

from sequence_widget.engine.bitboards import cells_in
from sequence_widget.engine.dice import DiceView
from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.view import View
from sequence_widget.exact.answers import Probability, Reason, worked_out
from sequence_widget.exact.dice import sum_ways
from sequence_widget.exact.finish.cards import chance_to_play
from sequence_widget.exact.hidden import assumptions
from sequence_widget.rules import DRAGON
from sequence_widget.text import Phrase


def next_to_move(view: View) -> int | None:
    """Name the seat that makes the next move; nobody while it is not known, or at the end.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=2, seed=7, luck="ask")
    >>> game.play("tiger b1"); game.position.turn, next_to_move(game.seen_by(0))
    (0, 1)
    """
    if view.turn is None or view.awaiting == "roll-off":
        return None
    ahead = 0
    if isinstance(view, KidsView) and view.awaiting == "deal":
        ahead = sum(view.rules.hand_size - size for size in view.hand_sizes)
    elif isinstance(view, KidsView) and view.awaiting == "draw":
        ahead = int(view.swaps == 0)
    return (view.turn + ahead) % view.players


def fill_probabilities(view: View) -> dict[str, Probability]:
    """Give, by space, the chance that who moves next can put a chip there in that turn.

    It is the chance of what this view can know. With cards: that the seat holds a card for the
    space when its turn begins, or gets one by swapping in it for as long as it may; cards still
    owed to hands are drawn first, and its swaps before now do not count. With dice: that its next
    roll lets it place a chip there or replace one; where the dice lie already, they say. Spaces
    that cannot be filled so are left out.

    >>> import sequence_widget as sq
    >>> position = sq.position("mini-kids", hands=[["fox"], ["lion"]])
    >>> fill_probabilities(position.seen_by(0))
    {'a2': 1 = 100 %, 'c3': 1 = 100 %}
    >>> fill_probabilities(sq.position("mini-dice").seen_by(None))["a1"]
    1/3 ≈ 33.3 %
    """
    seat = next_to_move(view)
    if seat is None:
        return {}
    if isinstance(view, KidsView):
        found = _with_cards(view, seat)
    else:
        found = _with_dice(cast("DiceView", view), seat)
    return {cell: chance for cell, chance in found.items() if chance}


def kinds_filling(view: KidsView, cell: str) -> tuple[str, ...]:
    """List the kinds of cards that put a chip on a space while it is open.

    >>> import sequence_widget as sq
    >>> kinds_filling(sq.position("kids").seen_by(None), "b1")
    ('tiger', 'unicorn')
    """
    plays = view.layout.plays
    return tuple(
        kind
        for kind in view.layout.kinds
        if kind != DRAGON and any(move.cell == cell for _, move in plays[kind])
    )


def sums_filling(view: DiceView, seat: int, cell: str) -> tuple[int, ...]:
    """List the sums that let a seat put a chip on a space, or replace the one there.

    >>> import sequence_widget as sq
    >>> sums_filling(sq.position("mini-dice").seen_by(None), 0, "a1")
    (1, 6)
    """
    mine, bit = view.boards[view.side(seat)], 1 << view.layout.numbers[cell]
    ways = {
        total: view.layout.allowed[total].choices(mine, view.covered & ~mine)
        for total in view.rules.sums
    }
    puts = ("place", "replace")
    return tuple(
        sorted(total for total, way in ways.items() if way.action in puts and way.spaces & bit)
    )


def _with_cards(view: KidsView, seat: int) -> dict[str, Probability]:
    if view.boards[seat].bit_count() >= view.rules.chips:
        return {}
    assumed = assumptions(view)

    @cache
    def chance_of(kinds: tuple[str, ...]) -> Probability:
        return worked_out(chance_to_play(view, seat, kinds)[0], (), assumed)

    open_cells = cells_in(view.layout, view.layout.spaces & ~view.covered)
    return {cell: chance_of(kinds_filling(view, cell)) for cell in open_cells}


def _with_dice(view: DiceView, seat: int) -> dict[str, Probability]:
    ways = {sum(view.roll): 1} if view.roll is not None else sum_ways(view.rules)
    possible = sum(ways.values())
    unit = Phrase("probability.unit.rolls")
    found = {}
    for cell in view.layout.cells:
        count = sum(ways.get(total, 0) for total in sums_filling(view, seat, cell))
        reason = Reason(count, possible, unit)
        found[cell] = Probability(Fraction(count, possible), reason=reason)
    return found
