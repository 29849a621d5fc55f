"""Everything that can be asked of a view, and where each answer is worked out."""

import random
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, cast

from sequence_widget.engine.bitboards import cells_in
from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.view import Cards, Names, View, Who
from sequence_widget.exact import cards, given
from sequence_widget.exact.answers import Probability, certain
from sequence_widget.exact.dist import Dist
from sequence_widget.exact.finish.cards import finish_with_cards, winning_spaces
from sequence_widget.exact.finish.dice import (
    finish_in_turns,
    finish_with_a_roll,
    winning_sums,
)
from sequence_widget.exact.hidden import seat_words
from sequence_widget.rules import whole
from sequence_widget.text import Phrase
from sequence_widget.text.errors import OutOfReachError, QuestionError

if TYPE_CHECKING:
    from sequence_widget.engine.dice import DiceView


_MOST_TURNS = 100


class Questions:
    """The exact questions about one view; `View` has a method for each, which says what it means.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-kids", hands=[["fox"], ["lion"]]).seen_by(0)
    >>> Questions(view).draw_probability(("fox",), 1) == view.draw_probability("fox")
    True
    """

    __slots__ = ("_view",)

    def __init__(self, view: View) -> None:
        self._view = view

    def next_draw(self) -> Dist[str]:
        """Give the distribution of the next card drawn."""
        return cards.next_draw(self._view)

    def draw_probability(self, wanted: Cards, draws: int) -> Probability:
        """Give the chance that at least one of these is among the next draws."""
        return cards.draw_probability(self._view, wanted, draws)

    def draw_count(self, wanted: Cards, draws: int) -> Dist[int]:
        """Give how many of these are among the next draws."""
        return cards.draw_count(self._view, wanted, draws)

    def hold_count(self, who: Who, wanted: Cards) -> Dist[int]:
        """Give how many of these a player holds."""
        return cards.hold_count(self._view, who, wanted)

    def hold_probability(self, who: Who, wanted: Cards) -> Probability:
        """Give the chance that a player holds at least one of these."""
        return cards.hold_probability(self._view, who, wanted)

    def outs(self, who: Who) -> dict[str | int, tuple[str, ...]]:
        """Give what completes a line at once, each with its cells."""
        view = self._view
        seat = view.seat_of(who)
        if view.is_over:
            return {}
        found: Mapping[str, int] | Mapping[int, int]
        if isinstance(view, KidsView):
            found = winning_spaces(view, seat)
        else:
            found = winning_sums(cast("DiceView", view), seat)
        return {out: cells_in(view.layout, where) for out, where in found.items()}

    def finish_probability(self, who: Who, within: str | int) -> Probability:
        """Give the chance of a line in a turn that begins now, in one roll, or in several turns."""
        view = self._view
        seat = view.seat_of(who)
        within = _read_within(within)
        called = seat_words(view, seat)
        of_cards = isinstance(view, KidsView)
        if of_cards and within not in ("turn", 1):
            key = "probability.no_rolls" if within == "roll" else "probability.no_turns"
            raise QuestionError(key, edition=view.rules.edition)
        if view.is_over:
            return certain(holds=False, step=Phrase("probability.step.over", {"who": called}))
        if isinstance(view, KidsView):
            return finish_with_cards(view, seat)
        dice = cast("DiceView", view)
        if dice.rolls >= dice.rules.limit:
            values: dict[str, object] = {"who": called, "limit": dice.rules.limit}
            return certain(holds=False, step=Phrase("probability.step.no_rolls_left", values))
        if within == "roll":
            return finish_with_a_roll(dice, seat)
        return finish_in_turns(dice, seat, 1 if isinstance(within, str) else within)

    def given(
        self,
        holds: Mapping[Any, Names] | None,
        lacks: Mapping[Any, Names] | None,
        no_win_last_turn: Who | Iterable[Who] | None,
    ) -> View:
        """Give the same view after learning something."""
        return given.given(self._view, holds, lacks, no_win_last_turn)

    def learnt_text(self, language: str | None) -> str:
        """Say in words what was learnt."""
        return given.learnt_text(self._view, language)

    def deal_hidden(self, rng: random.Random) -> tuple[tuple[Cards, ...], Cards]:
        """Deal the hidden cards anew, as likely as what was learnt makes it."""
        return given.deal_hidden(cast("KidsView", self._view), rng)


def _read_within(within: object) -> str | int:
    """Read how long a player has: a turn, a roll, or a number of turns."""
    if isinstance(within, str) and within in ("turn", "roll"):
        return within
    turns = whole(within)
    if turns is None or turns < 1:
        raise QuestionError("probability.within", within=repr(within))
    if turns > _MOST_TURNS:
        raise OutOfReachError("probability.many_turns", most=_MOST_TURNS)
    return turns
