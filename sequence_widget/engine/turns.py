"""What a turn allows, and why: legal moves, refusals and the board's reasons are read off this."""

from collections.abc import Mapping
from typing import NamedTuple

from sequence_widget.engine.bitboards import Layout
from sequence_widget.engine.events import PASS, Move


class Option(NamedTuple):
    """What one card does as the board stands, or what a roll with one sum asks for."""

    action: str
    """`put` or `take` of a card, `place`, `replace` or `remove` of a roll, or `pass`."""

    spaces: int
    """Where it may be done, as a set of spaces."""

    why: str
    """The reason, as the end of the key under which the catalogues have its sentence."""

    again: bool = False
    """Whether it earns another turn."""

    @property
    def puts(self) -> bool:
        """Whether one's own chip is put down, so that a line may be completed by it."""
        return self.action in ("put", "place", "replace")


class Turn(NamedTuple):
    """All that one turn allows the seat that moves.

    >>> import sequence_widget as sq
    >>> turn = sq.position("dice", players=2, chips={"b2": 1}, roll=(6, 6)).allowed
    >>> turn.why, turn.options["place"].again
    ('place', True)
    """

    options: Mapping[str, Option]
    """By card, or by what a roll asks for: what may be done now."""

    why: str
    """The reason for the turn as a whole, as in `Option`."""

    swaps: tuple[str, ...] = ()
    """The kinds of cards that may be swapped."""

    def moves(self, layout: Layout) -> tuple[Move, ...]:
        """List the legal moves of a turn, of which there is always one: at least to pass."""
        found = [layout.swaps[kind] for kind in self.swaps]
        for name, option in self.options.items():
            spaces = option.spaces
            if spaces:
                found += [move for bit, move in layout.moves[name] if bit & spaces]
        return tuple(found) or (PASS,)


NO_TURN = Turn({}, "not_awaited")
"""Stands where no move is awaited; nothing is allowed then."""
