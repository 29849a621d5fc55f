"""Questions about cards: what will be drawn, who holds what, what a hand is dealt."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb, gcd, lcm

from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.parts import read_card
from sequence_widget.engine.view import View
from sequence_widget.exact.answers import Probability, Reason, certain
from sequence_widget.exact.claims.about_cards import Draws, Holds
from sequence_widget.exact.claims.cards import count_on
from sequence_widget.exact.claims.counting import Counted
from sequence_widget.exact.claims.numbers import count_left, count_numbers
from sequence_widget.exact.claims.often import SOME, When
from sequence_widget.exact.claims.table import Table, table_of
from sequence_widget.exact.count_dist import CountDist
from sequence_widget.exact.count_formulas import Drawing
from sequence_widget.exact.dist import Dist
from sequence_widget.exact.formulas import Cases, Hypergeometric, Refilled
from sequence_widget.exact.hidden import (
    assumptions,
    cards_view,
    kept_apart,
    named_once,
    new_card,
    seat_words,
    unit_of_hands,
)
from sequence_widget.exact.outcome_formulas import Held, OneHand
from sequence_widget.exact.outcomes import CardKinds, Hands, Numbers, one_by_one
from sequence_widget.exact.working import Calculation
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


def next_draw(view: View) -> Dist[str]:
    """Give the distribution of the next card drawn; see `View.next_draw`."""
    seen = cards_view(view)
    weights, scale = _next_cards(seen) if seen.learnt else (seen.unseen, 1)
    return Dist.from_weights(
        dict(sorted(weights.items())),
        about=Phrase("probability.about.next_draw"),
        # Where kinds are counted in groups, a share of a group's cases need be no whole number.
        unit=None if scale > 1 else unit_of_hands(seen, (), 1),
        assumed=assumptions(view),
        outcomes=CardKinds(seen.layout.kinds),
    )


def _next_cards(view: KidsView) -> tuple[dict[str, int], int]:
    """Count the ways to draw every kind, over all ways the hands learnt about can lie.

    The counts are so many times as large as the cases.
    """
    table = table_of(view)
    groups, left = count_left(table)
    pool = [table.unseen_of(tuple(kinds)) for kinds in groups]
    scale = lcm(*pool)
    # Within a group every card is as likely as any other.
    weights = {
        kind: left[group] * table.unseen[kind] * scale // pool[group]
        for group, kinds in enumerate(groups)
        for kind in kinds
    }
    shared = gcd(scale, *weights.values())
    return {kind: weight // shared for kind, weight in weights.items()}, scale // shared


def draw_probability(view: View, cards: Sequence[str], draws: int) -> Probability:
    """Give the chance of at least one of these cards; see `View.draw_probability`."""
    seen = cards_view(view)
    wanted = named_once(seen.layout, cards, "draw_count({cards}, draws={draws})", draws=draws)
    table = table_of(seen)
    draws = _checked_draws(table, draws)
    if not draws:
        return certain(holds=False, step=Phrase("probability.step.no_draws"))
    counted = count_on(table, seen, [Draws(wanted, When(None, draws))])
    in_sight = table.unseen_of(wanted)
    steps = [unseen_step(wanted, in_sight, table.total), *kept_apart(seen, wanted)]
    formula: Calculation | None = counted.formula
    if draws > table.deck:
        back = sum(table.pile[card] for card in wanted)
        values = {"amount": Amount(wanted, back), "pile": table.pile.total(), "deck": table.deck}
        steps.append(Phrase("probability.step.reshuffle", values))
        if not table.facts:
            now = Hypergeometric(table.total, in_sight, table.deck, SOME)
            later = Hypergeometric(table.pile.total(), back, draws - table.deck, SOME)
            formula = Refilled(now, later)
    return _counted(counted, formula, tuple(steps), assumptions(view))


def _counted(
    counted: Counted,
    formula: Calculation | None,
    steps: tuple[Phrase, ...],
    assumed: tuple[Phrase, ...],
) -> Probability:
    """Give the chance of the one claim that was counted."""
    favourable, possible = counted.cells.get((True,), 0), counted.total
    working = formula or Cases(favourable, possible, counted.cases)
    reason = Reason(favourable, possible, counted.unit, steps, assumed, working=working)
    return Probability(Fraction(favourable, possible), reason=reason)


def _checked_draws(table: Table, draws: object) -> int:
    most = table.most_draws
    number = whole(draws)
    if number is None or not 0 <= number <= most:
        raise QuestionError("probability.draws", draws=repr(draws), most=most)
    return number


def draw_count(view: View, cards: Sequence[str], draws: int) -> Dist[int]:
    """Give how many of these cards are among the next draws; see `View.draw_count`."""
    seen = cards_view(view)
    wanted = named_once(seen.layout, cards)
    table = table_of(seen)
    number = _checked_draws(table, draws)
    weights = {n: count for (n,), count in count_numbers(table, [wanted], draws=number).items()}
    values = {"cards": Plural(wanted, 2), "n": number}
    return Dist.from_weights(
        weights,
        about=Phrase("probability.about.draw_count", values),
        unit=unit_of_hands(seen, (), number) if number else None,
        assumed=assumptions(view), outcomes=Numbers(number),
        formula=_formula(table, wanted, number) if 0 < number <= table.deck else None,
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
    table = table_of(seen)
    steps = (
        unseen_step(wanted, table.unseen_of(wanted), table.total),
        Phrase("probability.step.hand", {**values, "n": seen.hand_sizes[seat]}),
        *new_card(seen, seat, wanted),
    )
    counted = count_on(table, seen, [Holds(seat, wanted)])
    return _counted(counted, counted.formula, steps, assumptions(view))


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
    table = table_of(seen)
    weights = {n: count for (n,), count in count_numbers(table, [wanted], seat).items()}
    return Dist.from_weights(
        weights, about=about, unit=unit_of_hands(seen, [seat]),
        assumed=assumptions(view), outcomes=size,
        formula=_formula(table, wanted, table.hands[seat]),
    )  # fmt: skip


def _formula(table: Table, wanted: Sequence[str], size: int) -> Held | None:
    """Give the formula of how many of some cards are wanted ones, if nothing was learnt."""
    return None if table.facts else Held(table.total, table.unseen_of(tuple(wanted)), size)


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
    _refuse_too_many_hands(read)
    return Dist.from_weights(
        dict(sorted(_all_hands(read).items())),
        about=Phrase("probability.about.opening_hand"),
        unit=Phrase("probability.unit.hands"),
        outcomes=Hands(read.cards, read.hand_size),
        formula=OneHand(read.deck),
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
    formula = Drawing(size, dict(signed))
    return CountDist(tail=tuple(tail), about=about, steps=steps, formula=formula)


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


def _refuse_too_many_hands(rules: Rules) -> None:
    """Refuse a deal with too many different hands, before they take the memory."""
    ways = [1, *([0] * rules.hand_size)]
    for _, count in rules.deck:
        ways = [sum(ways[max(0, n - count) : n + 1]) for n in range(len(ways))]
    if ways[-1] > _MOST_HANDS:
        raise OutOfReachError("probability.many_hands", ways=ways[-1], most=_MOST_HANDS)
