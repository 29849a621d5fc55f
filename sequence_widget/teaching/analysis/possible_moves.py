"""The moves that a seat may make, as far as somebody who looks on can know, and what follows."""

import random
from collections.abc import Callable, Iterable, Mapping

from sequence_widget.engine import Move, Position, View
from sequence_widget.rules import KidsRules, Rules
from sequence_widget.teaching.analysis.kids_hands import hands_with_each_card
from sequence_widget.teaching.analysis.where_chances_change import Place

Ways = Iterable[tuple[Position, Move]]
_HANDS: Mapping[type[Rules], Callable[[View, Position], Ways]] = {KidsRules: hands_with_each_card}
"""By the rules of a game: what somebody whose hand is hidden may hold and play."""


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
    hands = _HANDS.get(type(view.rules))
    ways: Ways
    if hands is None or view.seat == view.turn:
        ways = ((any_way, move) for move in any_way.legal_moves)
    else:
        ways = hands(view, any_way)
    return {move: _as_seen(way.apply(move), view) for way, move in ways}


def _as_seen(after: Position, view: View) -> Place:
    """Give what the viewer sees; a game that is over has nothing left to hide from chances."""
    return after if after.is_over else after.seen_by(view.seat)
