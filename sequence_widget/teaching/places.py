"""The places of a game from which chances are told: whole positions, or what somebody can see."""

from collections.abc import Sequence

from sequence_widget.engine import Position, View
from sequence_widget.exact import Probability

Place = Position | View


def where_to_look(places: Sequence[Place]) -> tuple[tuple[int, ...], list[Place]]:
    """Choose where to look: what a forced event leads to tells the chances before it too.

    Give, for each of the places, which of those looked at tells its chances; and those.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1")
    >>> seen = [moment.position.seen_by(None) for moment in game.moments]
    >>> where_to_look(seen)[0]
    (1, 0, 0)
    """
    chosen: list[Place] = []
    looked_at: list[int] = []
    for place in reversed(places):
        if not looked_at or not is_forced(place):
            chosen.append(place)
        looked_at.append(len(chosen) - 1)
    return tuple(reversed(looked_at)), chosen


def is_forced(place: Place) -> bool:
    """Whether only one thing can happen next, or nothing that can be seen from there.

    The card that somebody else draws stays hidden, so that it tells who looks on nothing.
    """
    if place.awaiting == "move":
        return len(place.legal_moves) == 1
    if isinstance(place, Position):
        return len(place.chance_outcomes()) == 1
    hidden = place.unseen
    return bool(hidden) and (place.seat != place.turn or len(hidden) == 1)


def decided(place: Place) -> tuple[Probability, ...]:
    """Give every side's chance where the game is over: 1 or 0.

    >>> import sequence_widget as sq
    >>> decided(sq.position("mini-dice", chips={"a1": 1, "b1": 1, "c1": 1}))
    (0 = 0 %, 1 = 100 %)
    """
    won = None if place.winner is None else place.side(place.winner)
    return tuple(Probability(int(side == won)) for side in range(place.layout.sides))
