"""The moves that a seat may make, as far as somebody who looks on can know, and what follows."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import cast

from sequence_widget.engine import Move, Position, View
from sequence_widget.engine.bitboards import apart
from sequence_widget.engine.kids import KidsPosition, KidsView
from sequence_widget.teaching.places import Place


def after_moves(view: View) -> dict[Move, Place]:
    """Give, for every move that may be made now, what the viewer sees when it has been.

    They are the legal moves where the viewer knows them. Of somebody else's cards it is not known
    which they are: then it is every space that a card which the viewer has not seen could go to.

    >>> import sequence_widget as sq
    >>> position = sq.position("mini-kids", hands=[["tiger"], ["fox"]])
    >>> [str(move) for move in after_moves(position.seen_by(0))]
    ['tiger b1', 'tiger c2']
    >>> len(after_moves(position.seen_by(1)))
    24
    """
    if view.awaiting != "move":
        return {}
    any_way = view.sample(random.Random(0))  # what a move changes lies open
    ways: Iterable[tuple[Position, Move]]
    if isinstance(any_way, KidsPosition) and view.seat != view.turn:
        ways = _hands_with_each_card(cast("KidsView", view), any_way)
    else:
        ways = ((any_way, move) for move in any_way.legal_moves)
    return {move: _as_seen(way.apply(move), view) for way, move in ways}


def _as_seen(after: Position, view: View) -> Place:
    """Give what the viewer sees; a game that is over has nothing left to hide from chances."""
    return after if after.is_over else after.seen_by(view.seat)


def _hands_with_each_card(
    view: KidsView, any_way: KidsPosition
) -> Iterator[tuple[KidsPosition, Move]]:
    """Give, for every unseen card, a way the cards may lie in which it is held, and its plays.

    Dead cards may have to be swapped first, so the others in that hand are live if they can be.
    """
    turn, layout, unseen = cast("int", view.turn), view.layout, view.unseen
    dead = [kind for kind in unseen if layout.option(kind, *apart(view.boards, turn)).why == "dead"]
    cards = sorted(unseen.elements(), key=lambda kind: kind in dead)
    size = len(any_way.hands[turn])
    for kind in unseen if size else ():
        rest = [*cards]
        rest.remove(kind)
        hands = [*any_way.hands]
        hands[turn] = tuple(sorted([kind, *rest[: size - 1]]))
        del rest[: size - 1]
        for seat, held in enumerate(view.sizes):
            if seat not in (turn, view.seat):
                hands[seat] = tuple(sorted(rest[:held]))
                del rest[:held]
        holding = replace(any_way, hands=tuple(hands), deck_counts=layout.count([tuple(rest)]))
        plays = [move for move in holding.legal_moves if move.card == kind and move.cell]
        yield from ((holding, move) for move in plays)
