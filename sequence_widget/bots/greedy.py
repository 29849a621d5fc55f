"""A bot that looks no further than its own next move, but looks at that well."""

import random
from dataclasses import dataclass
from typing import ClassVar

from sequence_widget.bots.simple import moves_of
from sequence_widget.engine import Move, View
from sequence_widget.simulation.choosing import policy_moves
from sequence_widget.simulation.policies import GREEDY


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Completes a line, or else blocks one, or else builds where most is to be hoped for.

    >>> import sequence_widget as sq
    >>> three = {"c1": 0, "d1": 0, "e1": 0}
    >>> view = sq.position("kids", chips=three, hands=[["fox", "lion", "tiger"], []]).seen_by(0)
    >>> str(GreedyBot().choose(view, random.Random(1)))
    'tiger b1'
    """

    playout_policy: ClassVar[str] = "greedy"

    def choose(self, view: View, rng: random.Random) -> Move:
        """Choose a legal move."""
        moves_of(view)
        return rng.choice(policy_moves(view, GREEDY))
