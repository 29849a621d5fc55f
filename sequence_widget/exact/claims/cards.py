"""Claims about cards, counted: the hidden hands and the draws to come, filled place by place."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from sequence_widget.engine.kids import KidsView
from sequence_widget.exact.claims.about_cards import Dealt, Draws, Holds
from sequence_widget.exact.claims.claim import And, Claim
from sequence_widget.exact.claims.counting import Counted, by_claim
from sequence_widget.exact.claims.finishing import Finishes
from sequence_widget.exact.claims.laying_out import Layout, hand_of, heap_of, layout_of
from sequence_widget.exact.claims.table import Table, table_of
from sequence_widget.exact.finish.card_turn import ChanceOfHand, chance_of_hands
from sequence_widget.exact.formulas import Hypergeometric
from sequence_widget.exact.hidden import no_wins_in, unit_of
from sequence_widget.exact.ways import Counts, Part, Place, Values, ways
from sequence_widget.rules import KidsRules, Rules
from sequence_widget.text import Phrase
from sequence_widget.text.errors import QuestionError


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
        size, often = table.hands.get(hand_of(claim)), claim.often
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
    places = layout.places or [Place(None, 0, heap_of(table.unseen))]  # all there is is left
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


def _check_draws(claim: Draws, table: Table) -> None:
    """Refuse more draws than there are cards."""
    last = claim.when.span[1]
    if last > table.most_draws:
        raise QuestionError("probability.draws", draws=last, most=table.most_draws)


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
    if isinstance(source, Rules):
        return _unit_of_deal(drawn, dealt=bool(hands), in_order=in_order)
    no_wins = no_wins_in(layout.simple)
    return unit_of(source, cast("list[int]", hands), no_wins, drawn, in_order=in_order)


def _unit_of_deal(drawn: int, *, dealt: bool, in_order: bool) -> Phrase | None:
    if not drawn:
        return Phrase("probability.unit.hands") if dealt else None
    key = "hand_and_draws" if dealt else "draws_in_order" if in_order else "draws"
    return Phrase(f"probability.unit.{key}", {"n": drawn})
