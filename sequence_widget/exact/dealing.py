"""Dealing the hidden cards anew, each way as likely as what was learnt makes it."""

import random
from bisect import bisect
from itertools import accumulate

from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.view import Cards, View
from sequence_widget.exact.claims.numbers import hands_that_agree
from sequence_widget.exact.hidden import cards_view


def deal_hidden(any_view: View, rng: random.Random) -> tuple[tuple[Cards, ...], Cards]:
    """Deal the hidden cards: the hands of all seats, and the deck."""
    view = cards_view(any_view)
    groups, ways = hands_that_agree(view)
    reached = list(accumulate(n for _, n in ways))
    dealt, _ = ways[bisect(reached, rng.randrange(reached[-1]))]
    unseen = view.unseen
    heaps = [[kind for kind in kinds for _ in range(unseen[kind])] for kinds in groups]
    for heap in heaps:
        rng.shuffle(heap)
    hands: dict[int, list[str]] = {}
    for seat, counts in dealt:
        taken = zip(heaps, counts, strict=True)
        hands[seat] = [heap.pop() for heap, count in taken for _ in range(count)]
    return _completed(view, hands, [card for heap in heaps for card in heap], rng)


def _completed(
    view: KidsView, hands: dict[int, list[str]], rest: list[str], rng: random.Random
) -> tuple[tuple[Cards, ...], Cards]:
    """Deal the hands of which nothing was learnt, and make the rest the deck."""
    rng.shuffle(rest)
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands[seat] = list(view.hand)
        elif seat not in hands:
            hands[seat] = [rest.pop() for _ in range(size)]
    return tuple(tuple(sorted(hands[seat])) for seat in range(view.players)), tuple(rest)
