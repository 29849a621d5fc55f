"""Finding a seat, by its number or by its player's name."""

from collections.abc import Sequence

from sequence_widget.rules import whole
from sequence_widget.text import PositionError, hint


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
