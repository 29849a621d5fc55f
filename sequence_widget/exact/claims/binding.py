"""Binding a claim: its words become seats, kinds and sums of a view or of rules, or are refused."""

from collections import Counter
from dataclasses import replace
from math import gcd
from typing import cast

from sequence_widget.engine.events import written
from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.parts import read_card
from sequence_widget.engine.view import LastTurn, View
from sequence_widget.exact.claims.about_cards import (
    Cards,
    CouldNotWin,
    Dealt,
    Draws,
    Holds,
    NoWin,
    once_each,
)
from sequence_widget.exact.claims.about_dice import Rolled
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.claims.finishing import Finishes
from sequence_widget.exact.finish.card_turn import check_within, winning_spaces
from sequence_widget.exact.hidden import seat_words
from sequence_widget.exact.outcomes import Sums
from sequence_widget.rules import FREE, Rules
from sequence_widget.text import Card, ImpossibleError
from sequence_widget.text.errors import QuestionError

Source = View | Rules


def bound(claim: Claim, source: Source) -> Claim:
    """Give the claim of this view or these rules, in seats and kinds as they name them.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-kids", hands=[["fox"], ["lion"]]).seen_by(0)
    >>> bound(sq.holds(1, "ulv") & sq.draws("Fox"), view)
    sq.holds(1, 'wolf') & sq.draws('fox')
    """
    return claim.replaced(lambda simple: _bound(simple, source))


def _bound(claim: Claim, source: Source) -> Claim:
    if isinstance(claim, Rolled):
        return _of_rolls(claim, _rules(source))
    if isinstance(claim, Finishes):
        view = _view(claim, source)
        if view.rules.hidden_cards:
            check_within(cast("KidsView", view), claim.within)
        return replace(claim, who=view.seat_of(claim.who))
    return _of_cards(claim, source)


def _of_cards(claim: Claim, source: Source) -> Claim:
    rules = _rules(source)
    if not rules.deck:
        raise QuestionError("probability.needs_cards", edition=rules.edition)
    if isinstance(claim, Draws):
        return replace(claim, cards=_kinds(claim.cards, source))
    if isinstance(claim, Dealt):
        if isinstance(source, View):
            raise QuestionError("claim.needs_rules")
        return replace(claim, cards=_kinds(claim.cards, source))
    view = cast("KidsView", _view(claim, source))
    if isinstance(claim, Holds):
        return replace(claim, who=view.seat_of(claim.who), cards=_kinds(claim.cards, source))
    if isinstance(claim, CouldNotWin) and not isinstance(claim, NoWin):
        return no_win(view, view.seat_of(claim.who))
    return claim


def _rules(source: Source) -> Rules:
    return source.rules if isinstance(source, View) else source


def _view(claim: Claim, source: Source) -> View:
    if not isinstance(source, View):
        raise QuestionError("claim.needs_view", claim=claim.line())
    return source


def _kinds(cards: Cards, source: Source) -> Cards:
    """Give the kinds as the game names them, sorted."""
    rules = _rules(source)
    known = (
        rules.cards
        if isinstance(source, View)
        else sorted({*rules.board.words, *rules.cards} - {FREE})
    )
    found = tuple(read_card(card, known) for card in cards)
    once_each(found)
    return tuple(sorted(found))


def _of_rolls(claim: Rolled, rules: Rules) -> Rolled:
    if not rules.dice:
        raise QuestionError("probability.needs_dice", edition=rules.edition)
    if claim.what == "doubles" and len(rules.dice) == 1:
        raise QuestionError("claim.one_die")
    for number in claim.numbers:
        if claim.what == "rolls":
            Sums(rules.sums).read(number)
        elif not 1 <= number <= max(rules.dice):
            raise ImpossibleError("claim.never_shown", face=number, most=max(rules.dice))
    return claim


def no_win(view: KidsView, seat: int) -> NoWin:
    """Work out what a seat could have won with in its last turn, and which cards it has kept."""
    if view.winner == seat:
        raise ImpossibleError("probability.has_won", who=seat_words(view, seat))
    if not view.last_turns:
        raise QuestionError("probability.needs_game")
    last = view.last_turns[seat]
    if last is None:
        raise ImpossibleError("probability.no_turn_yet", who=seat_words(view, seat))
    cards = tuple(winning_spaces(view, seat, last.boards))
    if last.move.card in cards:
        values = {
            "who": seat_words(view, seat),
            "move": written(last.move),
            "card": Card(last.move.card),
        }
        raise ImpossibleError("probability.could_have_won", **values)
    kept, failed = _kept(last, cards)
    if not kept:
        raise ImpossibleError("probability.could_have_won_since", who=seat_words(view, seat))
    return NoWin(seat, cards, kept, failed)


def _kept(last: LastTurn, cards: Cards) -> tuple[tuple[tuple[int, int], ...], int]:
    """Weigh how many of the cards held now were already held in the last turn.

    A card swapped since is as likely to have been one place of the hand as another. One that would
    have won must have been drawn since, or it could have won: the last number weighs that.
    """
    size = last.kept + (last.move.card is not None)
    weights = {last.kept: 1}
    for card in last.laid:
        after: Counter[int] = Counter()
        for old, weight in weights.items():
            after[old] += weight * (size - old)
            if old and card not in cards:
                after[old - 1] += weight * old
        weights = {old: weight for old, weight in after.items() if weight}
    # A hand is to be counted once. With the most cards kept there is one way but for a pass, and
    # then as many as there are cards; so what all ways have in common divides those that fail, too.
    shared = gcd(*weights.values()) or 1
    failed = size ** len(last.laid) - sum(weights.values())
    kept = tuple((old, weight // shared) for old, weight in sorted(weights.items()))
    return kept, failed // shared
