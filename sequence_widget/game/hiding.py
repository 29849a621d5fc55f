"""What of a game is withheld from a viewer: cards that others hold or got."""

from dataclasses import replace
from typing import Literal

from sequence_widget.engine.events import HIDDEN, Chance, Event
from sequence_widget.engine.state import Position

Viewer = int | Literal["all"] | None
"""Whose cards are seen: a seat's, everybody's, or nobody's."""


def hide(event: Event, seat: int | None, viewer: Viewer) -> Event:
    """Give an event as the viewer may know it: a card another seat got is not known.

    >>> str(hide(Chance("draw", "tiger"), 0, 1)), str(hide(Chance("draw", "tiger"), 0, 0))
    ('draw ?', 'draw tiger')
    """
    if isinstance(event, Chance) and event.card is not None and viewer not in (seat, "all"):
        return replace(event, card=HIDDEN)
    return event


def hands_for(position: Position, viewer: Viewer) -> list[list[str]]:
    """Give every hand, `?` for every card that the viewer may not see.

    >>> import sequence_widget as sq
    >>> hands_for(sq.Game("kids", players=["Anna", "Bo"], seed=7).position, 0)
    [['panda', 'tiger', 'zebra'], ['?', '?', '?']]
    """
    hands = map(position.hand, range(position.players))
    return [
        list(hand) if viewer in (seat, "all") else [HIDDEN] * len(hand)
        for seat, hand in enumerate(hands)
    ]
