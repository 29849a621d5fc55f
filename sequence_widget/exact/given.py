"""Learning something about hidden hands: a view of the same table that knows more."""

import random
from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import accumulate
from math import gcd
from typing import Any

from sequence_widget.engine.events import written
from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.view import Cards, LastTurn, View
from sequence_widget.exact.finish.cards import winning_spaces
from sequence_widget.exact.hidden import (
    Hidden,
    cards_view,
    checked_cards,
    facts_of,
    learnt_by,
    seat_words,
)
from sequence_widget.exact.learnt_facts import Fact, Holds, Lacks, NoWin
from sequence_widget.exact.outcomes import one_by_one
from sequence_widget.text import Card, ImpossibleError, Listed
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import sentence


def given(
    view: View,
    holds: Mapping[Any, str | Iterable[str]] | None,
    lacks: Mapping[Any, str | Iterable[str]] | None,
    no_win_last_turn: object,
) -> View:
    """Give the same view after learning something; see `View.given`."""
    seen = cards_view(view)
    facts: list[Fact] = []
    for who, cards in _hands_named("holds", holds):
        counts = Counter(_cards(seen, cards))
        facts += [Holds(seen.seat_of(who), card, n) for card, n in sorted(counts.items())]
    for who, cards in _hands_named("lacks", lacks):
        facts.append(Lacks(seen.seat_of(who), tuple(sorted(set(_cards(seen, cards))))))
    for who in _players(no_win_last_turn):
        facts.append(_no_win(seen, seen.seat_of(who)))
    if not facts:
        raise QuestionError("probability.nothing_given")
    for fact in facts:
        if fact.seat == seen.seat:
            _check_own(seen, fact)
    news = [fact for fact in facts if fact.seat != seen.seat]
    known = tuple(sorted({*facts_of(seen), *news}, key=repr))  # in whatever order it was learnt
    learnt = replace(seen, learnt=known)
    if not any(True for _ in Hidden(learnt).ways()):
        raise _impossible(seen, known)
    return learnt


def learnt_text(view: View, language: str | None) -> str:
    """Say in words what was learnt; see `View.learnt_text`."""
    return " ".join(sentence(fact, language) for fact in learnt_by(view))


def _hands_named(name: str, hands: object) -> Iterable[tuple[Any, Any]]:
    """Read whose hand it is that something was learnt of, and what."""
    if hands is None:
        return ()
    if not isinstance(hands, Mapping):
        raise QuestionError("probability.given_hands", name=name, value=repr(hands))
    return hands.items()


def _cards(view: KidsView, cards: object) -> Cards:
    return checked_cards(view.layout, tuple(one_by_one(cards)))


def _players(who: object) -> tuple[Any, ...]:
    return () if who is None else tuple(one_by_one(who))


def _check_own(view: KidsView, fact: Fact) -> None:
    """Refuse what a seat's own hand belies; of a turn of its own there is nothing to learn."""
    held = sum(card in fact.cards for card in view.hand)
    if not isinstance(fact, NoWin) and not fact.weight(held, len(view.hand)):
        raise _impossible(view, (fact,))


def _impossible(view: KidsView, facts: tuple[Fact, ...]) -> ImpossibleError:
    told = tuple(fact.told(seat_words(view, fact.seat)) for fact in facts)
    return ImpossibleError("probability.impossible", facts=Listed(told, "and_that"))


def _no_win(view: KidsView, seat: int) -> NoWin:
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
    kept = _kept(last, cards)
    if not kept:
        raise ImpossibleError("probability.could_have_won_since", who=seat_words(view, seat))
    return NoWin(seat, cards, kept)


def _kept(last: LastTurn, cards: Cards) -> tuple[tuple[int, int], ...]:
    """Weigh how many of the cards held now were already held in the last turn.

    A card swapped since is as likely to have been one place of the hand as another; but one that
    would have won must have been drawn since.
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
    shared = gcd(*weights.values())  # a hand is to be counted once
    return tuple((old, weight // shared) for old, weight in sorted(weights.items()))


def deal_hidden(any_view: View, rng: random.Random) -> tuple[tuple[Cards, ...], Cards]:
    """Deal the hidden cards anew, as likely as what was learnt makes it: the hands and the deck."""
    view = cards_view(any_view)
    hidden = Hidden(view)
    ways = list(hidden.ways())
    reached = list(accumulate(way.weight for way in ways))
    way = ways[bisect(reached, rng.randrange(reached[-1]))]
    unseen = view.unseen
    heaps = [[kind for kind in kinds for _ in range(unseen[kind])] for kinds in hidden.groups]
    for heap in heaps:
        rng.shuffle(heap)
    hands: dict[int, list[str]] = {}
    for seat, counts in way.hands.items():
        taken = zip(heaps, counts, strict=True)
        hands[seat] = [heap.pop() for heap, count in taken for _ in range(count)]
    rest = [card for heap in heaps for card in heap]
    rng.shuffle(rest)
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands[seat] = list(view.hand)
        elif seat not in hands:
            hands[seat] = [rest.pop() for _ in range(size)]
    return tuple(tuple(sorted(hands[seat])) for seat in range(view.players)), tuple(rest)
