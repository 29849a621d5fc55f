"""What somebody who sees one hand knows of the others: what was learnt, and how that is told.

Every unseen card is equally likely in every hidden place.
"""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from sequence_widget.engine.kids import KidsLayout, KidsView
from sequence_widget.engine.parts import read_card
from sequence_widget.engine.view import Cards, View
from sequence_widget.exact.answers import Probability, certain
from sequence_widget.exact.claims.about_cards import Holds, NoWin
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.text import Card, Listed, Phrase, Seat, Words
from sequence_widget.text.errors import QuestionError


def facts_of(view: View) -> tuple[Claim, ...]:
    """Give what was learnt on top of what this view shows: claims about hands."""
    return cast("tuple[Claim, ...]", view.learnt)


def seats_in(claims: Sequence[Claim]) -> list[int]:
    """List the seats whose hands some claims are about."""
    simple = [each for claim in claims for each in claim.simple]
    return sorted({cast("int", each.who) for each in simple if isinstance(each, Holds | NoWin)})


def no_wins_in(claims: Sequence[Claim]) -> list[NoWin]:
    """List what some claims say of turns in which nobody won, each once."""
    simple = dict.fromkeys(each for claim in claims for each in claim.simple)
    return [each for each in simple if isinstance(each, NoWin)]


def cards_view(view: View) -> KidsView:
    """Take a view of a game of cards, and refuse any other."""
    if not view.rules.hidden_cards:
        raise QuestionError("probability.needs_cards", edition=view.rules.edition)
    return cast("KidsView", view)


def checked_cards(layout: KidsLayout, cards: Sequence[str]) -> Cards:
    """Give the kinds as the game names them, or refuse one that it does not have."""
    if not cards:
        raise QuestionError("probability.no_cards")
    return tuple(read_card(card, layout.kinds) for card in cards)


def named_once(
    layout: KidsLayout, cards: Sequence[str], instead: str = "", **values: object
) -> Cards:
    """Give the kinds back, sorted; one that is named twice asks another question."""
    listed = checked_cards(layout, cards)
    kinds = tuple(sorted(set(listed)))
    if len(kinds) == len(listed):
        return kinds
    [(card, times), *_] = Counter(listed).most_common(1)
    named = ", ".join(map(repr, kinds))
    if not instead:
        raise QuestionError("probability.card_twice", card=Card(card))
    line = f"{instead.format(cards=named, **values)}.probability(lambda n: n >= {times})"
    raise QuestionError("probability.count_instead", card=Card(card), line=line)


def seat_words(view: View, seat: int | None) -> Words:
    """Name who sits at a seat, as this view can."""
    if seat is None:
        return Phrase("probability.onlooker")
    return Seat(seat).named(view.names)


def unit_of(
    view: KidsView,
    seats: Sequence[int],
    no_wins: Sequence[NoWin],
    draws: int,
    *,
    in_order: bool = False,
) -> Phrase | None:
    """Say what one of the equally likely cases is in which hidden cards can lie.

    After a turn in which nobody won, the cards drawn since are told apart from those kept; after
    several swaps there is no case worth telling, and none is.
    """
    if not seats:
        key = "draws_in_order" if in_order else "draws"
        return Phrase(f"probability.unit.{key}", {"n": draws}) if draws else None
    of = "hands_and_draws" if draws > 1 or in_order else "hands_and_draw" if draws else "hands"
    if no_wins:
        fact = no_wins[0]
        if [*seats] != [fact.who] or len(no_wins) > 1 or len(fact.kept) > 1 or fact.failed:
            return None
        [(old, _)] = fact.kept
        new = view.hand_sizes[seats[0]] - old
        if new:
            values = {"who": seat_words(view, seats[0]), "n": new, "draws": draws}
            key = "hands_and_new" if of == "hands" else of.replace("_and_", "_new_and_")
            return Phrase(f"probability.unit.{key}", values)
    if of == "hands" and len(seats) == 1:
        return Phrase("probability.unit.hands")
    unit = f"probability.unit.{'deals' if of == 'hands' else of}"
    if len(seats) > 1 and len(seats) == view.players - (view.seat is not None):
        return Phrase(unit, {"draws": draws})
    who = Listed(tuple(seat_words(view, each) for each in seats), "and")
    return Phrase(f"{unit}_of", {"who": who, "n": len(seats), "draws": draws})


def unit_of_hands(view: KidsView, seats: Sequence[int], draws: int = 0) -> Phrase | None:
    """Say what a case is when some hands, and those learnt about, are dealt and cards drawn."""
    facts = facts_of(view)
    dealt = sorted({*seats, *seats_in(facts)} - {view.seat})
    return unit_of(view, dealt, no_wins_in(facts), draws)


def new_card(view: KidsView, seat: int, wanted: Sequence[str]) -> tuple[Phrase, ...]:
    """Say that only cards drawn since the last turn can be wanted ones, if that was learnt."""
    for fact in facts_of(view):
        if isinstance(fact, NoWin) and fact.who == seat and {*wanted} <= {*fact.cards}:
            if len(fact.kept) > 1:
                continue
            [(old, _)] = fact.kept
            new, rest = view.hand_sizes[seat] - old, view.unseen.total() - old
            values = {"who": seat_words(view, seat), "rest": rest, "n": new}
            key = "probability.step.new_card" if new else "probability.step.no_new_card"
            return (Phrase(key, values),)
    return ()


def kept_apart(view: KidsView, wanted: Sequence[str]) -> tuple[Phrase, ...]:
    """Say that cards kept since the last turn cannot be wanted ones, if that was learnt."""
    found: list[Phrase] = []
    for fact in facts_of(view):
        if isinstance(fact, NoWin) and {*wanted} <= {*fact.cards} and len(fact.kept) == 1:
            [(old, _)] = fact.kept
            rest = view.unseen.total() - old
            values = {"who": seat_words(view, cast("int", fact.who)), "n": old, "rest": rest}
            found += [Phrase("probability.step.kept_apart", values)] if old else []
    return tuple(found)


def assumptions(view: View) -> tuple[Phrase, ...]:
    """Say what every answer about hidden cards takes for granted."""
    return (Phrase("probability.assumed.shuffled"), *learnt_by(view))


def learnt_by(view: View) -> tuple[Phrase, ...]:
    """Say what was learnt on top of what this view shows."""
    return tuple(learnt_phrase(fact, view) for fact in facts_of(view))


def learnt_phrase(claim: Claim, view: View | None = None) -> Phrase:
    """Say that something was learnt, with the names that a view knows."""
    told = fact_words(claim)
    return Phrase("probability.learnt", {"fact": told.named(view.names) if view else told})


def fact_words(claim: Claim) -> Words:
    """Say what is so, as what was learnt is told: with the assumption that it rests on."""
    if isinstance(claim, Holds) and claim.often.most == 0:
        values = {"who": Seat(claim.who), "cards": Listed(claim.cards, "or")}
        return Phrase("probability.fact.lacks", values)
    if isinstance(claim, NoWin):
        values = {"who": Seat(claim.who), "cards": Listed(claim.cards, "or")}
        key = "probability.fact.no_win" if claim.cards else "probability.fact.no_win_possible"
        return Phrase(key, values)
    return claim.told()


def line_after_the_end(view: View, seat: int) -> Probability:
    """Say that nobody completes a line in a game that is over."""
    step = Phrase("probability.step.over", {"who": seat_words(view, seat)})
    return certain(holds=False, step=step)


def left_out(view: View, seat: int) -> tuple[Phrase, ...]:
    """Say whose moves come before the turn that is asked about, and are not looked at."""
    turn = view.turn
    if turn is None or view.awaiting not in ("move", "draw", "roll"):
        return ()
    if seat == turn and view.roll is not None:
        return (Phrase("probability.assumed.roll_left_out", {"who": seat_words(view, seat)}),)
    first = cast("int", view.next_to_move)
    seats = [(first + n) % view.players for n in range((seat - first) % view.players)]
    if not seats:
        return ()
    who = Listed(tuple(seat_words(view, each) for each in seats), "and")
    key = "move_left_out" if seats == [turn] else "moves_left_out"
    return (Phrase(f"probability.assumed.{key}", {"who": who, "n": len(seats)}),)
