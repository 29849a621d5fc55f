"""Questions about cards: what will be drawn, who holds what, what a hand is dealt."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb, gcd, lcm

from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.view import View
from sequence_widget.probability.answers import Probability, Reason, certain
from sequence_widget.probability.count_dist import CountDist
from sequence_widget.probability.dist import Dist
from sequence_widget.probability.hidden import (
    Hidden,
    assumptions,
    cards_view,
    checked_cards,
    seat_words,
)
from sequence_widget.rules import KidsRules, Rules, rules_from
from sequence_widget.text import ImpossibleError, Listed, Phrase, PositionError, hint
from sequence_widget.text.errors import OutOfReachError, QuestionError

_MOST_HANDS = 200_000
_CARDS = Phrase("probability.unit.cards")
_CASES = Phrase("probability.unit.cases")


def next_draw(view: View) -> Dist[str]:
    """Give the distribution of the next card drawn; see `View.next_draw`."""
    seen = cards_view(view)
    weights = _left_in_deck(seen) if seen.learnt else seen.unseen
    return Dist.from_weights(
        dict(sorted(weights.items())),
        about=Phrase("probability.about.next_draw"),
        unit=_CASES if seen.learnt else _CARDS,
        assumed=assumptions(view),
    )


def _left_in_deck(view: KidsView) -> dict[str, int]:
    """Count what is left to draw of every kind, over all ways the hands learnt about can lie."""
    hidden, unseen = Hidden(view), view.unseen
    left = [0] * len(hidden.groups)
    for way in hidden.ways():
        for group, count in enumerate(way.left):
            left[group] += way.weight * count
    scale = lcm(*hidden.pool)
    # Within a group every card is as likely as any other.
    weights = {
        kind: left[group] * unseen[kind] * scale // hidden.pool[group]
        for group, kinds in enumerate(hidden.groups)
        for kind in kinds
    }
    shared = gcd(*weights.values())
    return {kind: weight // shared for kind, weight in weights.items()}


def draw_probability(view: View, cards: Sequence[str], draws: int) -> Probability:
    """Give the chance of at least one of these cards; see `View.draw_probability`."""
    seen = cards_view(view)
    wanted = checked_cards(seen.layout, cards)
    pile = [card for cards_laid in seen.piles for card in cards_laid]
    most = seen.deck_size + len(pile)
    if isinstance(draws, bool) or not isinstance(draws, int) or not 0 <= draws <= most:
        raise QuestionError("probability.draws", draws=repr(draws), most=most)
    hidden = Hidden(seen, [wanted])
    groups = hidden.groups_of(wanted)
    now, later = min(draws, seen.deck_size), max(0, draws - seen.deck_size)
    missed, possible = 0, 0
    for way in hidden.ways():
        heap, hits = sum(way.left), sum(way.left[group] for group in groups)
        missed += way.weight * comb(heap - hits, now)
        possible += way.weight * comb(heap, now)
    back = sum(card in wanted for card in pile)
    missed *= comb(len(pile) - back, later)
    possible *= comb(len(pile), later)
    in_sight = sum(seen.unseen[card] for card in wanted)
    steps = [
        Phrase(
            "probability.step.unseen",
            {"n": in_sight, "all": hidden.total, "cards": Listed(wanted, "or")},
        )
    ]
    if draws > 1:
        steps.append(Phrase("probability.step.draws", {"n": draws}))
    if later:
        values = {
            "back": back,
            "pile": len(pile),
            "deck": seen.deck_size,
            "cards": Listed(wanted, "or"),
        }
        steps.append(Phrase("probability.step.reshuffle", values))
    unit = _CARDS if draws == 1 else Phrase("probability.unit.draws")
    unit = _CASES if seen.learnt else unit
    reason = Reason(possible - missed, possible, unit, tuple(steps), assumptions(view))
    return Probability(Fraction(possible - missed, possible), reason=reason)


def hold_probability(view: View, who: int | str, cards: Sequence[str]) -> Probability:
    """Give the chance that somebody holds one of these; see `View.hold_probability`."""
    seen = cards_view(view)
    seat = view.seat_of(who)
    wanted = checked_cards(seen.layout, cards)
    values = {"who": seat_words(view, seat), "cards": Listed(wanted, "or")}
    if seat == view.seat:
        holds = any(card in wanted for card in seen.hand)
        return certain(holds=holds, step=Phrase("probability.step.own_hand", values))
    hidden = Hidden(seen, [wanted])
    groups = hidden.groups_of(wanted)
    favourable, possible = 0, 0
    for way in hidden.ways([seat]):
        possible += way.weight
        if any(way.hands[seat][group] for group in groups):
            favourable += way.weight
    in_sight = sum(seen.unseen[card] for card in wanted)
    steps = (
        Phrase(
            "probability.step.unseen",
            {"n": in_sight, "all": hidden.total, "cards": Listed(wanted, "or")},
        ),
        Phrase("probability.step.hand", {**values, "n": seen.hand_sizes[seat]}),
    )
    unit = _CASES if seen.learnt else Phrase("probability.unit.hands")
    reason = Reason(favourable, possible, unit, steps, assumptions(view))
    return Probability(Fraction(favourable, possible), reason=reason)


def card_rules(rules: str | Rules) -> KidsRules:
    """Take rules of a game of cards, and refuse any others."""
    read = rules_from(rules)
    if not isinstance(read, KidsRules):
        raise QuestionError("probability.needs_cards", edition=read.edition)
    return read


def opening_hand(rules: str | Rules) -> Dist[tuple[str, ...]]:
    """Give the distribution of the hand that is dealt, a sorted tuple of names.

    >>> hand = opening_hand("kids")
    >>> hand["dragon", "dragon", "unicorn"]
    1/5740 ≈ 0.017 %
    >>> hand.probability(lambda cards: "unicorn" in cards)
    40/287 ≈ 13.9 %
    """
    read = card_rules(rules)
    _refuse_many(read)
    return Dist.from_weights(
        dict(sorted(_all_hands(read).items())),
        about=Phrase("probability.about.opening_hand"),
        unit=Phrase("probability.unit.hands"),
    )


def _all_hands(rules: KidsRules) -> dict[tuple[str, ...], int]:
    """Count in how many ways every hand can be dealt."""
    size = rules.hand_size
    whole: dict[tuple[str, ...], int] = {}
    begun: list[tuple[tuple[str, ...], int]] = [((), 1)]
    for kind, count in rules.deck:
        further = []
        for held, ways in begun:
            for n in range(1, min(count, size - len(held)) + 1):
                hand, hand_ways = held + (kind,) * n, ways * comb(count, n)
                if len(hand) == size:
                    whole[hand] = hand_ways
                else:
                    further.append((hand, hand_ways))
        begun += further
    return whole


def draws_until(rules: str | Rules, *cards: str) -> CountDist:
    """Count the draws from the whole shuffled deck until one of these cards comes.

    >>> dragon = draws_until("kids", "dragon")
    >>> dragon.probability(1), dragon.mean(), dragon.more_than(40)
    (1/21 ≈ 4.8 %, Fraction(43, 3), 1/861 ≈ 0.12 %)
    """
    read = card_rules(rules)
    deck = Counter(dict(read.deck))
    wanted = tuple(sorted(set(cards)))
    if not wanted:
        raise QuestionError("probability.no_cards")
    for card in wanted:
        known = {*read.animals, *deck}
        if card not in known:
            raise PositionError("kind.unknown", name=card, hint=hint(str(card), known))
    size, hits = deck.total(), sum(deck[card] for card in wanted)
    if not hits:
        raise ImpossibleError("probability.not_in_deck", cards=", ".join(wanted))
    return CountDist(
        tail=tuple(Fraction(comb(size - hits, n), comb(size, n)) for n in range(size - hits + 1)),
        about=Phrase("probability.about.draws_until", {"cards": Listed(wanted, "or")}),
        steps=(Phrase("probability.step.draws_until", {"n": hits, "all": size}),),
    )


def _refuse_many(rules: KidsRules) -> None:
    """Refuse a deal with too many different hands, before they take the memory."""
    ways = [1, *([0] * rules.hand_size)]
    for _, count in rules.deck:
        ways = [sum(ways[max(0, n - count) : n + 1]) for n in range(len(ways))]
    if ways[-1] > _MOST_HANDS:
        raise OutOfReachError("probability.many_hands", ways=ways[-1], most=_MOST_HANDS)
