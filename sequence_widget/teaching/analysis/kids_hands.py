"""Hands of Sequence for Kids that somebody may hold whose cards are not seen, and their plays."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from sequence_widget.engine import KidsPosition, KidsView, Move, Position, View
from sequence_widget.engine.bitboards import apart


def hands_with_each_card(any_view: View, any_way: Position) -> Iterator[tuple[KidsPosition, Move]]:
    """Give, for every unseen card, a way the cards may lie in which it is held, and its plays.

    Dead cards may have to be swapped first, so the others in that hand are live if they can be.
    """
    view, here = cast("KidsView", any_view), cast("KidsPosition", any_way)
    turn, layout, unseen = cast("int", view.turn), view.layout, view.unseen
    chips = apart(view.boards, turn)
    dead = [kind for kind in unseen if layout.option(kind, *chips).why == "dead"]
    cards = sorted(unseen.elements(), key=lambda kind: kind in dead)
    size = len(here.hands[turn])
    for kind in unseen if size else ():
        rest = [*cards]
        rest.remove(kind)
        hands = [*here.hands]
        hands[turn] = tuple(sorted([kind, *rest[: size - 1]]))
        del rest[: size - 1]
        for seat, held in enumerate(view.sizes):
            if seat not in (turn, view.seat):
                hands[seat] = tuple(sorted(rest[:held]))
                del rest[:held]
        holding = replace(here, hands=tuple(hands), deck_counts=layout.count([tuple(rest)]))
        plays = [move for move in holding.legal_moves if move.card == kind and move.cell]
        yield from ((holding, move) for move in plays)
