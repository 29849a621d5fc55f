"""Learning something about hidden hands: a view of the same table that knows more."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.view import Cards, View
from sequence_widget.exact.claims.about_cards import Holds, NoWin
from sequence_widget.exact.claims.binding import bound, no_win
from sequence_widget.exact.claims.cards import count_cards
from sequence_widget.exact.claims.claim import And, Claim, Not, Or, claim_or_refuse
from sequence_widget.exact.claims.often import NONE, SOME, Often
from sequence_widget.exact.hidden import (
    cards_view,
    checked_cards,
    fact_words,
    facts_of,
    learnt_by,
)
from sequence_widget.exact.outcomes import one_by_one
from sequence_widget.text import ImpossibleError, Listed
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import sentence


def given(
    view: View,
    claims: Sequence[Claim],
    holds: Mapping[Any, str | Iterable[str]] | None,
    lacks: Mapping[Any, str | Iterable[str]] | None,
    no_win_last_turn: object,
) -> View:
    """Give the same view after learning something; see `View.given`."""
    seen = cards_view(view)
    facts = [fact for claim in claims for fact in _facts(seen, claim)]
    for who, cards in _hands_named("holds", holds):
        counts = Counter(_cards(seen, cards))
        facts += [Holds(seen.seat_of(who), (card,), Often(n)) for card, n in sorted(counts.items())]
    for who, cards in _hands_named("lacks", lacks):
        facts.append(Holds(seen.seat_of(who), tuple(sorted(set(_cards(seen, cards)))), NONE))
    # Of a turn of its own there is nothing for a seat to learn.
    not_won = [no_win(seen, seen.seat_of(who)) for who in _players(no_win_last_turn)]
    if not facts and not not_won:
        raise QuestionError("probability.nothing_given")
    for fact in facts:
        if isinstance(fact, Holds) and fact.who == seen.seat:
            held = sum(card in fact.cards for card in seen.hand)
            if not fact.often.has(held):
                raise _impossible(seen, (fact,))
    news = [fact for fact in facts if not (isinstance(fact, Holds) and fact.who == seen.seat)]
    news += [fact for fact in not_won if fact.who != seen.seat]
    # In whatever order it was learnt, the same is known.
    known = tuple(sorted({*facts_of(seen), *news}, key=_order))
    learnt = replace(seen, learnt=known)
    if not count_cards(learnt, ()).total:
        raise _impossible(seen, known)
    return learnt


def _facts(view: KidsView, claim: object) -> list[Claim]:
    """Take a claim apart into those that all have to be true; one about luck cannot be learnt."""
    found = [*_all_of(bound(claim_or_refuse(claim), view))]
    for fact in found:
        for each in fact.simple:
            if not isinstance(each, Holds | NoWin):
                raise QuestionError("claim.luck_learnt", claim=each.line())
    return found


def _all_of(claim: Claim) -> Iterable[Claim]:
    if isinstance(claim, And):
        for each in claim.claims:
            yield from _all_of(each)
    elif isinstance(claim, Not) and isinstance(claim.claim, Or):
        for each in claim.claim.claims:
            yield from _all_of(~each)
    elif isinstance(claim, Not) and isinstance(claim.claim, Holds) and claim.claim.often == SOME:
        yield replace(claim.claim, often=NONE)
    else:
        yield claim


def _order(fact: Claim) -> tuple[int, int, str]:
    """Put first what is held, then what is lacked and what was not won, then what is joined."""
    if isinstance(fact, Holds):
        rank = 0 if fact.often.most is None else 1 if fact.often == NONE else 3
        return rank, cast("int", fact.who), fact.line()
    if isinstance(fact, NoWin):
        return 2, cast("int", fact.who), fact.line()
    return 3, -1, fact.line()


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


def _impossible(view: KidsView, facts: Sequence[Claim]) -> ImpossibleError:
    told = tuple(fact_words(fact).named(view.names) for fact in facts)
    return ImpossibleError("probability.impossible", facts=Listed(told, "and_that"))
