"""Laying out what claims about cards speak of: the hands and draws, and what to count in them."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from sequence_widget.exact.claims.about_cards import Dealt, Draws, Holds, NoWin
from sequence_widget.exact.claims.blocks import Block, blocks_of, inside
from sequence_widget.exact.claims.claim import And, Claim
from sequence_widget.exact.claims.table import DEALT, Table
from sequence_widget.exact.ways import Check, Heap, Part, Place, hands_from


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
    places = _places(table, {hand, *map(hand_of, simple)}, blocks)
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


def heap_of(cards: Mapping[str, int]) -> Heap:
    """Put cards on a heap that hands and draws come from."""
    return Heap(cast("Mapping[Hashable, int]", cards), hands_from, taken=True)


def _places(table: Table, hands: set[Hashable], blocks: Sequence[Block]) -> list[Place]:
    """List the hands and draws that are spoken of: hands first, and then the draws in order."""
    hidden = heap_of(table.unseen)
    places = [Place(hand, size, hidden) for hand, size in table.hands.items() if hand in hands]
    if blocks:
        refilled = heap_of(table.pile)
        places += [
            Place(block, block[1] - block[0], hidden if block[1] <= table.deck else refilled)
            for block in blocks
        ]
    return places


def hand_of(claim: Claim) -> Hashable:
    """Say whose hand a claim is about, if it is about one."""
    if isinstance(claim, Dealt):
        return DEALT
    return claim.who if isinstance(claim, Holds | NoWin) else None


def _part(claim: Claim, table: Table, blocks: Sequence[Block], *, required: bool) -> Part:
    """Say what has to be counted for a claim; where it has to be true, nothing else is."""
    hand = hand_of(claim)
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
