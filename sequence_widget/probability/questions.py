"""Whether a player completes a line: with which cards or sums, and how likely that is."""

from typing import TYPE_CHECKING, cast

from sequence_widget.engine.bitboards import cells_in
from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.view import View
from sequence_widget.probability.answers import Probability, certain
from sequence_widget.probability.finish.cards import finish_with_cards, winning_spaces
from sequence_widget.probability.finish.dice import (
    finish_in_turns,
    finish_with_a_roll,
    winning_sums,
)
from sequence_widget.probability.hidden import seat_words
from sequence_widget.text import Phrase
from sequence_widget.text.errors import QuestionError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sequence_widget.engine.dice import DiceView


def outs(view: View, who: int | str) -> dict[str | int, tuple[str, ...]]:
    """Give what completes a line at once, each with its cells; see `View.outs`."""
    seat = view.seat_of(who)
    if view.is_over:
        return {}
    found: Mapping[str, int] | Mapping[int, int]
    if isinstance(view, KidsView):
        found = winning_spaces(view, seat)
    else:
        found = winning_sums(cast("DiceView", view), seat)
    return {out: cells_in(view.layout, where) for out, where in found.items()}


def finish_probability(view: View, who: int | str, within: str | int) -> Probability:
    """Give the chance of a line in a turn that begins now; see `View.finish_probability`."""
    seat = view.seat_of(who)
    unknown = isinstance(within, bool) or not isinstance(within, int | str)
    if unknown or (isinstance(within, str) and within not in ("turn", "roll")):
        raise QuestionError("probability.within", within=repr(within))
    if isinstance(within, int) and within < 1:
        raise QuestionError("probability.within", within=repr(within))
    cards = isinstance(view, KidsView)
    if cards and within not in ("turn", 1):
        key = "probability.no_rolls" if within == "roll" else "probability.no_turns"
        raise QuestionError(key, edition=view.rules.edition)
    if view.is_over:
        values = {"who": seat_words(view, seat)}
        return certain(holds=False, step=Phrase("probability.step.over", values))
    if isinstance(view, KidsView):
        return finish_with_cards(view, seat)
    dice = cast("DiceView", view)
    if dice.rolls >= dice.rules.limit:
        values = {"who": seat_words(view, seat), "limit": dice.rules.limit}
        return certain(holds=False, step=Phrase("probability.step.no_rolls_left", values))
    if within == "roll":
        return finish_with_a_roll(dice, seat)
    return finish_in_turns(dice, seat, 1 if within == "turn" else int(within))
