"""The bot that does not think."""

import random
from dataclasses import dataclass
from typing import ClassVar

from sequence_widget.engine import Move, View
from sequence_widget.text.errors import SimulationError


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses among the legal moves, each equally likely.

    >>> import sequence_widget as sq
    >>> view = sq.position("dice", roll=(1, 2)).seen_by(0)
    >>> RandomBot().choose(view, random.Random(1)) in view.legal_moves
    True
    """

    playout_policy: ClassVar[str] = "random"

    def choose(self, view: View, rng: random.Random) -> Move:
        """Choose a legal move."""
        return rng.choice(moves_of(view))


def moves_of(view: View) -> tuple[Move, ...]:
    """Give the legal moves to choose from; there must be some."""
    if not view.legal_moves:
        raise SimulationError("simulation.no_moves")
    return view.legal_moves
