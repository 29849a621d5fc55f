"""Everything that can be asked of a view, and where each answer is worked out."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sequence_widget.engine.bitboards import cells_in
from sequence_widget.engine.view import Cards, Names, View, Who
from sequence_widget.exact import cards, given
from sequence_widget.exact.answers import Probability
from sequence_widget.exact.claims.chance_of_claim import probability
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.claims.finishing import read_within
from sequence_widget.exact.dealing import deal_hidden
from sequence_widget.exact.dist import Dist
from sequence_widget.exact.games import game_of


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

    def probability(self, claim: Claim, known: Claim | None) -> Probability:
        """Give the chance that a claim is true, another one being known."""
        return probability(self._view, claim, known)

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
        found = game_of(view.rules).outs(view, seat)
        return {out: cells_in(view.layout, where) for out, where in found.items()}

    def finish_probability(self, who: Who, within: str | int) -> Probability:
        """Give the chance of a line in a turn that begins now, in one roll, or in several turns."""
        view = self._view
        seat = view.seat_of(who)
        return game_of(view.rules).finish(view, seat, read_within(within))

    def fill_probabilities(self) -> dict[str, Probability]:
        """Give, by space, the chance that who moves next can put a chip there in that turn."""
        view = self._view
        seat = view.next_to_move
        if seat is None:
            return {}
        found = game_of(view.rules).fills(view, seat)
        return {cell: chance for cell, chance in found.items() if chance}

    def given(
        self,
        claims: Sequence[Claim],
        holds: Mapping[Any, Names] | None,
        lacks: Mapping[Any, Names] | None,
        no_win_last_turn: Who | Iterable[Who] | None,
    ) -> View:
        """Give the same view after learning something."""
        return given.given(self._view, claims, holds, lacks, no_win_last_turn)

    def learnt_text(self, language: str | None) -> str:
        """Say in words what was learnt."""
        return given.learnt_text(self._view, language)

    def deal_hidden(self, rng: random.Random) -> tuple[tuple[Cards, ...], Cards]:
        """Deal the hidden cards anew, as likely as what was learnt makes it."""
        return deal_hidden(self._view, rng)
