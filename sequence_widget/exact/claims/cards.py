"""Claims about cards, counted: the hidden hands and the draws to come, filled place by place."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from sequence_widget.engine.kids import KidsView
from sequence_widget.exact.claims.about_cards import Dealt, Draws, Holds, NoWin
from sequence_widget.exact.claims.blocks import Block, blocks_of, inside
from sequence_widget.exact.claims.claim import And, Claim
from sequence_widget.exact.claims.counting import Counted, by_claim
from sequence_widget.exact.claims.finishing import Finishes
from sequence_widget.exact.claims.table import DEALT, Table, table_of
from sequence_widget.exact.finish.card_turn import ChanceOfHand, chance_of_hands
from sequence_widget.exact.formulas import Hypergeometric, hypergeometric
from sequence_widget.exact.hidden import no_wins_in, unit_of
from sequence_widget.exact.ways import Check, Counts, Heap, Part, Place, Values, hands_from, ways
from sequence_widget.rules import KidsRules
from sequence_widget.text import Phrase
from sequence_widget.text.errors import QuestionError


@dataclass(frozen=True, slots=True)
class Layout:
    """What has to be counted for some claims: places, and a part for every simple claim."""

    simple: tuple[Claim, ...]
    places: list[Place]
    parts: list[Part]
    checks: list[Check]
    first: int
    """Where the parts of the simple claims begin."""


def layout_of(
    table: Table,
    asked: Sequence[Claim],
    hand: Hashable = None,
    draws: int = 0,
    numbers: Sequence[Iterable[str]] = (),
) -> Layout:
    """Lay out what claims, and all that was learnt, are about.

    A hand, or so many draws, can be asked about besides, and of how many of some sets of kinds
    there are.
    """
    simple = And((*asked, *table.facts)).simple
    spans = [claim.when.span for claim in simple if isinstance(claim, Draws)]
    if draws:
        spans.append((0, draws))
    blocks = blocks_of(spans, [table.deck]) if spans else ()
    places = _places(table, {hand, *map(_hand_of, simple)}, blocks)
    names = frozenset([hand, *blocks])
    parts = [Part(frozenset(kinds), names) for kinds in numbers]
    first = len(parts)
    required = {
        fact for fact in table.facts if fact not in asked and isinstance(fact, Holds | NoWin)
    }
    parts += [_part(claim, table, blocks, required=claim in required) for claim in simple]
    at = {claim: number for number, claim in enumerate(simple, first)}
    checks = [
        Check(frozenset([at[each] for each in fact.simple]), fact.truth(at))
        for fact in table.facts
        if fact not in required
    ]
    return Layout(simple, places, parts, checks, first)


def count_cards(
    source: KidsView | KidsRules, claims: Sequence[Claim], wanted: Iterable[str] | None = None
) -> Counted:
    """Count the ways the hidden cards can lie and come, by which of the claims are true.

    Where other cards are wanted, to play one of them is what completes a line.
    """
    return count_on(table_of(source), source, claims, wanted)


def count_on(
    table: Table,
    source: KidsView | KidsRules,
    claims: Sequence[Claim],
    wanted: Iterable[str] | None = None,
) -> Counted:
    """Count the ways on a table that was looked at already."""
    alone = formula_of(table, claims[0]) if len(claims) == 1 else None
    if alone is not None:
        formula, unit = alone
        return Counted(formula.cells(), 1, unit, formula=formula)
    asked = And(tuple(claims)).simple
    finishing = [claim for claim in asked if isinstance(claim, Finishes)]
    simple = [claim for claim in asked if not isinstance(claim, Finishes)]
    for claim in simple:
        if isinstance(claim, Draws):
            _check_draws(claim, table)
    if finishing:
        return _count_with_turn(table, cast("KidsView", source), claims, wanted)
    layout = layout_of(table, simple)
    counted, steps = ways(layout.places, layout.parts, layout.checks)
    found = {values: n for (_, values), n in counted.items()}
    return Counted(*by_claim(claims, layout.simple, found), _unit(source, layout), steps)


def card_formula(source: KidsView | KidsRules, claim: Claim) -> Hypergeometric | None:
    """Give the formula of one simple claim, if it has one."""
    found = formula_of(table_of(source), claim)
    return None if found is None else found[0]


def formula_of(table: Table, claim: Claim) -> tuple[Hypergeometric, Phrase] | None:
    """Give the formula of one simple claim about one hand or block of draws, and what a way is."""
    if table.facts:
        return None
    if isinstance(claim, Holds | Dealt):
        size, often = table.hands.get(_hand_of(claim)), claim.often
        unit = Phrase("probability.unit.hands")
    elif isinstance(claim, Draws) and claim.when.span[1] <= table.deck:
        first, last = claim.when.span
        size, often = last - first, claim.when.often
        unit = Phrase("probability.unit.draws", {"n": size})
    else:
        return None
    if size is None:
        return None
    return Hypergeometric(table.total, table.unseen_of(claim.cards), size, often), unit


def _count_with_turn(
    table: Table, view: KidsView, claims: Sequence[Claim], wanted: Iterable[str] | None
) -> Counted:
    """Count the ways where the turn of a seat decides, too, for each by its chance."""
    asked = And(tuple(claims)).simple
    [finishing, *others] = [claim for claim in asked if isinstance(claim, Finishes)]
    simple = [claim for claim in asked if not isinstance(claim, Finishes)]
    if others or any(isinstance(claim, Draws) for claim in simple):
        raise QuestionError("claim.finishes_with_hands")
    seat = cast("int", finishing.who)
    turn = chance_of_hands(view, seat, wanted)
    layout = layout_of(table, simple, hand=seat)
    places = layout.places or [Place(None, 0, _heap(table.unseen))]  # all there is is left
    own = Counter(table.own) if seat == table.seat else Counter[str]()
    hand = [
        Part(
            cast("frozenset[Hashable]", kinds),
            frozenset({seat}),
            sum([own[kind] for kind in kinds]),
        )
        for kinds in turn.sorts
    ]
    counted, steps = ways(places, [*layout.parts, *hand], layout.checks, turn.sorts)
    found = _finished(counted, len(layout.parts), turn)
    return Counted(*by_claim(claims, [*layout.simple, finishing], found), None, steps)


@dataclass(frozen=True, slots=True)
class TurnCounted:
    """How likely a seat can play one of some kinds in a turn that begins now."""

    chance: Fraction
    at_once: int
    """How many of the hands there can be hold one of them."""

    hands: int
    cases: int
    """How many cases were gone through."""

    formula: Hypergeometric | None
    """How likely one of them is held."""


def chance_to_play(view: KidsView, seat: int, wanted: Iterable[str]) -> TurnCounted:
    """Give the chance that a seat can play one of some kinds in a turn that begins now.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-kids", hands=[["fox"], ["lion"]]).seen_by(1)
    >>> found = chance_to_play(view, 0, ["fox", "unicorn"])
    >>> found.chance, found.at_once, found.hands
    (Fraction(1, 4), 3, 13)
    """
    table = table_of(view)
    kinds = tuple(wanted)
    held_one = Holds(seat, kinds)
    counted = count_on(table, view, [Finishes(seat), held_one], kinds)
    formula = formula_of(table, held_one)
    cells = counted.cells
    played = sum([n for (plays, _), n in cells.items() if plays])
    at_once = sum([n for (_, held), n in cells.items() if held])
    return TurnCounted(
        Fraction(played, counted.total), at_once // counted.scale, counted.total // counted.scale,
        counted.cases, formula[0] if formula else None,
    )  # fmt: skip


def count_numbers(
    table: Table, kinds: Sequence[Iterable[str]], hand: int | None = None, draws: int = 0
) -> dict[tuple[int, ...], int]:
    """Count the ways by how many of each of some sets of kinds are in a hand, or are drawn.

    >>> import sequence_widget as sq
    >>> table = table_of(sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0))
    >>> count_numbers(table, [["wolf"], ["lion", "fox"]], hand=1)
    {(0, 0): 7, (0, 1): 4, (1, 0): 2}
    """
    if len(kinds) == 1 and not table.facts and draws <= table.deck:
        hits, size = table.unseen_of(tuple(kinds[0])), table.hands.get(hand, draws)
        return {(n,): count for n, count in hypergeometric(table.total, hits, size).items()}
    layout = layout_of(table, (), hand, draws, kinds)
    found: Counter[tuple[int, ...]] = Counter()
    for (_, values), n in ways(layout.places, layout.parts, layout.checks)[0].items():
        found[cast("tuple[int, ...]", values[: layout.first])] += n
    return dict(sorted(found.items()))


def count_left(table: Table) -> tuple[list[list[str]], list[int]]:
    """Sort the unseen kinds into groups that nothing learnt tells apart, and count what is left.

    Left are the cards in no hand that something was learnt about, over all ways to deal those.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0)
    >>> count_left(table_of(view.given(sq.holds(1, "fox", "wolf"))))
    ([['dragon', 'lion', 'panda', 'tiger', 'unicorn', 'zebra'], ['fox', 'wolf']], [36, 12])
    """
    groups = _told_apart(table)
    layout = layout_of(table, ())
    counted, _ = ways(layout.places, layout.parts, layout.checks, groups)
    total = [0] * len(groups)
    for (left, _), n in counted.items():
        for at, count in enumerate(left):
            total[at] += n * count
    return groups, total


def hands_that_agree(
    view: KidsView,
) -> tuple[list[list[str]], list[tuple[tuple[tuple[int, Counts], ...], int]]]:
    """Give every way to deal the hands that something was learnt about, with its weight.

    Kinds that nothing learnt tells apart are one group; a hand says how many it has of each.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0)
    >>> hands_that_agree(view.given(sq.holds(1, "fox", "wolf")))[1]
    [(((1, (0, 1)),), 4)]
    """
    table = table_of(view)
    groups = _told_apart(table)
    layout = layout_of(table, ())
    dealt = [
        Part(frozenset(kinds), frozenset({place.name}))
        for place in layout.places
        for kinds in groups
    ]
    counts: Counter[Values] = Counter()
    for (_, values), n in ways(layout.places, [*layout.parts, *dealt], layout.checks)[0].items():
        counts[values[len(layout.parts) :]] += n
    size = len(groups)
    seats = [cast("int", place.name) for place in layout.places]
    found = [
        (
            tuple([(seat, values[n * size : (n + 1) * size]) for n, seat in enumerate(seats)]),
            counts[values],
        )
        for values in sorted(cast("Counter[Counts]", counts))
    ]
    return groups, found


def _told_apart(table: Table) -> list[list[str]]:
    """Put the unseen kinds together that nothing learnt tells apart."""
    told = [cast("Holds | NoWin", claim).cards for claim in And(table.facts).simple]
    groups: dict[tuple[bool, ...], list[str]] = {}
    for kind in sorted(table.unseen):
        groups.setdefault(tuple([kind in cards for cards in told]), []).append(kind)
    return [*groups.values()]


def _check_draws(claim: Draws, table: Table) -> None:
    """Refuse more draws than there are cards."""
    last = claim.when.span[1]
    if last > table.most_draws:
        raise QuestionError("probability.draws", draws=last, most=table.most_draws)


def _heap(cards: Mapping[str, int]) -> Heap:
    return Heap(cast("Mapping[Hashable, int]", cards), hands_from, taken=True)


def _places(table: Table, hands: set[Hashable], blocks: Sequence[Block]) -> list[Place]:
    """List the hands and draws that are spoken of: hands first, and then the draws in order."""
    hidden = _heap(table.unseen)
    places = [Place(hand, size, hidden) for hand, size in table.hands.items() if hand in hands]
    if blocks:
        refilled = _heap(table.pile)
        places += [
            Place(block, block[1] - block[0], hidden if block[1] <= table.deck else refilled)
            for block in blocks
        ]
    return places


def _hand_of(claim: Claim) -> Hashable:
    """Say whose hand a claim is about, if it is about one."""
    if isinstance(claim, Dealt):
        return DEALT
    return claim.who if isinstance(claim, Holds | NoWin) else None


def _part(claim: Claim, table: Table, blocks: Sequence[Block], *, required: bool) -> Part:
    """Say what has to be counted for a claim; where it has to be true, nothing else is."""
    hand = _hand_of(claim)
    mine = hand is not None and hand == table.seat
    if isinstance(claim, NoWin):
        size = len(table.own) if mine else table.hands[hand]
        return Part(
            frozenset(claim.cards), frozenset({hand}),
            sum([card in claim.cards for card in table.own]) if mine else 0,
            _fitting_kept(claim, size, required=required),
        )  # fmt: skip
    if isinstance(claim, Draws):
        span = claim.when.span
        places: frozenset[Hashable] = frozenset([each for each in blocks if inside(each, span)])
        return Part(frozenset(claim.cards), places, settle=claim.when.often.settle(required=False))
    cards, often = cast("Holds | Dealt", claim).cards, cast("Holds | Dealt", claim).often
    known = sum([card in cards for card in table.own]) if mine else 0
    return Part(frozenset(cards), frozenset({hand}), known, often.settle(required=required))


def _fitting_kept(
    claim: NoWin, size: int, *, required: bool
) -> Callable[[int], Sequence[tuple[Hashable, int]]]:
    """Settle which of the cards held were kept: in so many ways none could have won."""

    def settle(held: int) -> Sequence[tuple[Hashable, int]]:
        fit, unfit = claim.weights(held, size)
        return ((True, fit),) if required else ((True, fit), (False, unfit))

    return settle


def _finished(
    counted: Mapping[tuple[Counts, Values], int], first: int, turn: ChanceOfHand
) -> dict[Values, Fraction | int]:
    """Split the ways by whether a line is completed, for each by its chance."""
    found: dict[Values, Fraction | int] = {}
    for (left, values), n in counted.items():
        done = n * turn.chance(cast("Counts", values[first:]), left)
        for is_so, weight in ((True, done), (False, n - done)):
            if weight:
                key = (*values[:first], is_so)
                found[key] = found.get(key, 0) + weight
    return found


def _unit(source: KidsView | KidsRules, layout: Layout) -> Phrase | None:
    """Say what one of the ways is."""
    drawn, hands = 0, []
    for place in layout.places:
        if isinstance(place.name, tuple):
            drawn += place.size
        else:
            hands.append(place.name)
    in_order = len({claim.when.span for claim in layout.simple if isinstance(claim, Draws)}) > 1
    if isinstance(source, KidsRules):
        return _unit_of_deal(drawn, dealt=bool(hands), in_order=in_order)
    no_wins = no_wins_in(layout.simple)
    return unit_of(source, cast("list[int]", hands), no_wins, drawn, in_order=in_order)


def _unit_of_deal(drawn: int, *, dealt: bool, in_order: bool) -> Phrase | None:
    if not drawn:
        return Phrase("probability.unit.hands") if dealt else None
    key = "hand_and_draws" if dealt else "draws_in_order" if in_order else "draws"
    return Phrase(f"probability.unit.{key}", {"n": drawn})
