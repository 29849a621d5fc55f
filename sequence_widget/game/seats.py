"""Finding a seat by its player's name."""

from collections.abc import Sequence

from sequence_widget.text import PositionError, hint


def seat_called(name: str, names: Sequence[str]) -> int:
    """Find a seat by its player's name.

    >>> seat_called("Bo", ["Anna", "Bo"])
    1
    """
    if name not in names:
        raise PositionError("seat.no_name", name=name, hint=hint(name, names))
    return list(names).index(name)
