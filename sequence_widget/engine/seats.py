"""Seats and sides: found by number or name, and named."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sequence_widget.rules import whole
from sequence_widget.text import PositionError, hint, player_name, say

if TYPE_CHECKING:
    from sequence_widget.engine.state import Visible


def seat_number(seat: object, players: int) -> int:
    """Give the seat back, or refuse one that is not there.

    >>> seat_number(1, 2)
    1
    """
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise PositionError("seat.unknown", seat=seat, last=players - 1)
    return number


def seat_called(name: str, names: Sequence[str]) -> int:
    """Find a seat by its player's name.

    >>> seat_called("Bo", ["Anna", "Bo"])
    1
    """
    if name not in names:
        raise PositionError("seat.no_name", name=name, hint=hint(name, names))
    return list(names).index(name)


def seat_of(who: object, names: Sequence[str]) -> int:
    """Find a seat by its number or its player's name.

    >>> seat_of("Bo", ["Anna", "Bo"]), seat_of(0, ["Anna", "Bo"])
    (1, 0)
    """
    return seat_called(who, names) if isinstance(who, str) else seat_number(who, len(names))


def seat_name(state: "Visible", seat: int | None, language: str | None = None) -> str:
    """Name a seat: by its player, on a view that came from a game, or by its number."""
    names: tuple[str, ...] = getattr(state, "names", ())
    if seat is not None and names:
        return player_name(names[seat], language)
    numbered = say("seat.number", language, seat=seat)
    return numbered[0].upper() + numbered[1:]


def side_name(state: "Visible", side: int, language: str | None = None) -> str:
    """Name a side by those who play for it.

    >>> import sequence_widget as sq
    >>> side_name(sq.position("dice", players=4), 1)
    'Seat 1 and Seat 3'
    """
    partners = [
        seat_name(state, seat, language)
        for seat, owner in enumerate(state.layout.side_of)
        if owner == side
    ]
    if len(partners) == 1:
        return partners[0]
    return say("status.side", language, first=partners[0], second=partners[1])
