"""Questions about cards: what will be drawn, who holds what, what a hand is dealt."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from math import comb, gcd, lcm

from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.parts import read_card
from sequence_widget.engine.view import View
from sequence_widget.exact.answers import Probability, Reason, certain
from sequence_widget.exact.count_dist import CountDist
from sequence_widget.exact.dist import Dist
from sequence_widget.exact.hidden import (
    Hidden,
    assumptions,
    cards_view,
    case,
    kept_apart,
    named_once,
    new_card,
    seat_words,
)
from sequence_widget.exact.outcomes import CardKinds, Hands, Numbers, one_by_one
from sequence_widget.rules import FREE, Rules, rules_from, whole
from sequence_widget.text import (
    Amount,
    Card,
    ImpossibleError,
    Listed,
    Phrase,
    Plural,
    card_called,
)
from sequence_widget.text.errors import OutOfReachError, QuestionError

_MOST_HANDS = 200_000
_BOTH = 2
_CARDS = Phrase("probability.unit.cards")


def next_draw(view: View) -> Dist[str]:
    """Give the distribution of the next card drawn; see `View.next_draw`."""
    seen = cards_view(view)
    weights, scale = _left_in_deck(seen) if seen.learnt else (seen.unseen, 1)
    return Dist.from_weights(
        dict(sorted(weights.items())),
        about=Phrase("probability.about.next_draw"),
        # Where kinds are counted in groups, a share of a group's cases need be no whole number.
        unit=None if scale > 1 else case(seen, "hands_and_draw") if seen.learnt else _CARDS,
        assumed=assumptions(view),
        outcomes=CardKinds(seen.layout.kinds),
    )


def _left_in_deck(view: KidsView) -> tuple[dict[str, int], int]:
    """Count what is left to draw of every kind, over all ways the hands learnt about can lie.

    The counts are so many times as large as the cases.
    """
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
    shared = gcd(scale, *weights.values())
    return {kind: weight // shared for kind, weight in weights.items()}, scale // shared


def draw_probability(view: View, cards: Sequence[str], draws: int) -> Probability:
    """Give the chance of at least one of these cards; see `View.draw_probability`."""
    seen = cards_view(view)
    wanted = named_once(seen.layout, cards, "draw_count({cards}, draws={draws})", draws=draws)
    pile = [card for cards_laid in seen.piles for card in cards_laid]
    most = seen.deck_size + len(pile)
    draws = _checked_draws(draws, most)
    if not draws:
        return certain(holds=False, step=Phrase("probability.step.no_draws"))
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
    in_sight = sum(hidden.pool[group] for group in groups)
    steps = [unseen_step(wanted, in_sight, hidden.total), *kept_apart(seen, wanted)]
    if draws > 1:
        steps.append(Phrase("probability.step.draws", {"n": draws}))
    if later:
        values = {
            "amount": Amount(wanted, back),
            "pile": len(pile),
            "deck": seen.deck_size,
        }
        steps.append(Phrase("probability.step.reshuffle", values))
    unit = case(seen, "hands_and_draws" if draws > 1 else "hands_and_draw", draws=draws)
    if not seen.learnt:
        unit = _CARDS if draws == 1 else Phrase("probability.unit.draws", {"n": draws})
    reason = Reason(possible - missed, possible, unit, tuple(steps), assumptions(view))
    return Probability(Fraction(possible - missed, possible), reason=reason)


def _checked_draws(draws: object, most: int) -> int:
    number = whole(draws)
    if number is None or not 0 <= number <= most:
        raise QuestionError("probability.draws", draws=repr(draws), most=most)
    return number


def draw_count(view: View, cards: Sequence[str], draws: int) -> Dist[int]:
    """Give how many of these cards are among the next draws; see `View.draw_count`."""
    seen = cards_view(view)
    wanted = named_once(seen.layout, cards)
    pile = [card for cards_laid in seen.piles for card in cards_laid]
    number = _checked_draws(draws, seen.deck_size + len(pile))
    hidden = Hidden(seen, [wanted])
    groups = hidden.groups_of(wanted)
    now, later = min(number, seen.deck_size), max(0, number - seen.deck_size)
    back = sum(card in wanted for card in pile)
    weights: Counter[int] = Counter()
    for way in hidden.ways():
        heap, hits = sum(way.left), sum(way.left[group] for group in groups)
        for first, second in product(range(now + 1), range(later + 1)):
            from_deck = comb(hits, first) * comb(heap - hits, now - first)
            from_pile = comb(back, second) * comb(len(pile) - back, later - second)
            weights[first + second] += way.weight * from_deck * from_pile
    unit = case(seen, "hands_and_draw" if number == 1 else "hands_and_draws", draws=number)
    if not seen.learnt:
        unit = Phrase("probability.unit.draws", {"n": number})
    values = {"cards": Plural(wanted, 2), "n": number}
    return Dist.from_weights(
        dict(sorted(weights.items())),
        about=Phrase("probability.about.draw_count", values),
        unit=unit if number else None, assumed=assumptions(view), outcomes=Numbers(number),
    )  # fmt: skip


def hold_probability(view: View, who: int | str, cards: Sequence[str]) -> Probability:
    """Give the chance that somebody holds one of these; see `View.hold_probability`."""
    seen = cards_view(view)
    seat = view.seat_of(who)
    wanted = named_once(seen.layout, cards, "hold_count({who}, {cards})", who=repr(who))
    values = {
        "who": seat_words(view, seat),
        "cards": Listed(wanted, "or"),
        "kinds": Plural(wanted, 2, "and"),
    }
    if seat == view.seat:
        holds = any(card in wanted for card in seen.hand)
        own = {"who": values["who"], "hand": Listed(seen.hand, "and")}
        return certain(holds=holds, step=Phrase("probability.step.own_hand", own))
    hidden = Hidden(seen, [wanted])
    groups = hidden.groups_of(wanted)
    favourable, possible = 0, 0
    for way in hidden.ways([seat]):
        possible += way.weight
        if any(way.hands[seat][group] for group in groups):
            favourable += way.weight
    in_sight = sum(hidden.pool[group] for group in groups)
    steps = (
        unseen_step(wanted, in_sight, hidden.total),
        Phrase("probability.step.hand", {**values, "n": seen.hand_sizes[seat]}),
        *new_card(seen, seat, wanted),
    )
    reason = Reason(favourable, possible, case(seen, "hands", seat), steps, assumptions(view))
    return Probability(Fraction(favourable, possible), reason=reason)


def unseen_step(cards: Sequence[str], n: int, among: int) -> Phrase:
    """Say how many of some kinds are among the unseen cards."""
    values = {"n": n, "all": among, "amount": Amount(tuple(cards), n)}
    return Phrase("probability.step.unseen", values)


def hold_count(view: View, who: int | str, cards: Sequence[str]) -> Dist[int]:
    """Give how many of these cards somebody holds; see `View.hold_count`."""
    seen = cards_view(view)
    seat = view.seat_of(who)
    wanted = named_once(seen.layout, cards)
    values = {"who": seat_words(view, seat), "cards": Plural(wanted, 2)}
    about = Phrase("probability.about.hold_count", values)
    size = Numbers(seen.rules.hand_size)
    if seat == view.seat:
        held = sum(card in wanted for card in seen.hand)
        return Dist.from_weights({held: 1}, about=about, outcomes=size)
    hidden = Hidden(seen, [wanted])
    groups = hidden.groups_of(wanted)
    weights: Counter[int] = Counter()
    for way in hidden.ways([seat]):
        weights[sum(way.hands[seat][group] for group in groups)] += way.weight
    return Dist.from_weights(
        dict(sorted(weights.items())),
        about=about, unit=case(seen, "hands", seat), assumed=assumptions(view), outcomes=size,
    )  # fmt: skip


def card_rules(rules: str | Rules) -> Rules:
    """Take rules of a game of cards, and refuse any others."""
    read = rules_from(rules)
    if not read.deck:
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
        outcomes=Hands(read.cards, read.hand_size),
    )


def _all_hands(rules: Rules) -> dict[tuple[str, ...], int]:
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


def draws_until(
    rules: str | Rules,
    *cards: str,
    any_of: Iterable[str] | None = None,
    all_of: Iterable[str] | None = None,
) -> CountDist:
    """Count the draws from the whole shuffled deck until a card comes.

    Of several kinds, `any_of` waits for the first to come, `all_of` until each has come.

    >>> dragon = draws_until("kids", "dragon")
    >>> dragon.probability(1), dragon.mean(), dragon.more_than(40)
    (1/21 ≈ 4.8 %, Fraction(43, 3), 1/861 ≈ 0.12 %)
    >>> draws_until("kids", any_of={"dragon", "unicorn"}).mean()
    Fraction(43, 5)
    >>> draws_until("kids", all_of={"dragon", "unicorn"}).mean()
    Fraction(301, 15)
    """
    read = card_rules(rules)
    deck = Counter(dict(read.deck))
    wanted = _until(read, cards, any_of, all_of)
    size = deck.total()
    absent = [card for card in wanted if not deck[card]]
    if absent and (all_of is not None or len(absent) == len(wanted)):
        raise ImpossibleError("probability.not_in_deck", cards=Listed(tuple(absent), "or"))
    # More than n draws are needed when none of these is among the first n; for all of them,
    # inclusion and exclusion over sets of kinds that are missing.
    signed: Counter[int] = Counter({sum(deck[card] for card in wanted): 1})
    hits = sum(deck[card] for card in wanted)
    about = Phrase("probability.about.draws_until", {"cards": Listed(wanted, "or")})
    rest = {"n": hits, "all": size, "others": size - hits}
    steps: tuple[Phrase, ...] = (Phrase("probability.step.draws_until", rest),)
    if all_of is not None and len(wanted) > 1:
        key = "probability.about.draws_until_all"
        if len(wanted) == _BOTH:
            key = "probability.about.draws_until_both"
        about = Phrase(key, {"cards": Listed(wanted, "and")})
        amounts = tuple(Amount((card,), deck[card]) for card in wanted)
        values = {"all": size, "amounts": Listed(amounts, "and")}
        steps = (
            Phrase("probability.step.draws_until_all", values),
            Phrase("probability.step.missing_kinds"),
        )
        signed = Counter({0: -1})
        for card in wanted:
            for missing, sign in list(signed.items()):
                signed[missing + deck[card]] -= sign
        del signed[0]
    tail = [
        sum(
            (Fraction(sign * comb(size - hits, n), comb(size, n)) for hits, sign in signed.items()),
            Fraction(0),
        )
        for n in range(size - min(signed) + 1)
    ]
    return CountDist(tail=tuple(tail), about=about, steps=steps)


def _until(
    rules: Rules,
    cards: Sequence[str],
    any_of: Iterable[str] | None,
    all_of: Iterable[str] | None,
) -> tuple[str, ...]:
    """Read which kinds are waited for, sorted."""
    given = [each for each in (cards or None, any_of, all_of) if each is not None]
    if not given:
        raise QuestionError("probability.no_cards")
    if len(given) > 1:
        raise QuestionError("probability.any_and_all")
    known = sorted({*rules.board.words, *rules.cards} - {FREE})
    if len(cards) == 1 and not isinstance(cards[0], str):
        several = [*one_by_one(cards[0])]
        if len(several) > 1 and all(card_called(card, known) for card in several):
            cards, given = several, [several]
    listed = [read_card(card, known) for card in one_by_one(given[0])]
    wanted = tuple(sorted(set(listed)))
    if not wanted:
        raise QuestionError("probability.no_cards")
    if len(listed) > len(wanted) and any_of is None:
        raise QuestionError("probability.card_twice", card=Card(max(wanted, key=listed.count)))
    if cards and len(wanted) > 1:
        named = ", ".join(map(repr, wanted))
        raise QuestionError(
            "probability.any_or_all", any=f"any_of={{{named}}}", all=f"all_of={{{named}}}"
        )
    return wanted


def _refuse_many(rules: Rules) -> None:
    """Refuse a deal with too many different hands, before they take the memory."""
    ways = [1, *([0] * rules.hand_size)]
    for _, count in rules.deck:
        ways = [sum(ways[max(0, n - count) : n + 1]) for n in range(len(ways))]
    if ways[-1] > _MOST_HANDS:
        raise OutOfReachError("probability.many_hands", ways=ways[-1], most=_MOST_HANDS)
