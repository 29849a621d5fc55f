"""What simulations ask of each game, and where they find it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sequence_widget.engine import Move
from sequence_widget.rules import DiceRules, KidsRules, Rules
from sequence_widget.simulation.loop.dice_inputs import dice_tables
from sequence_widget.simulation.loop.inputs import Tables, fits
from sequence_widget.simulation.loop.kids_inputs import kids_fit, kids_tables
from sequence_widget.simulation.loop.policy_moves import dice_policy_moves, kids_policy_moves


@dataclass(frozen=True, slots=True)
class Playouts:
    """How a game is played by a playout loop."""

    fits: Callable[[Any], bool]
    """Whether the loop can play these rules; else the engine has to."""

    tables: Callable[[Any, tuple[int, ...]], Tables]
    """What the loop is told of a position or view, and of the policies of the seats."""

    policy_moves: Callable[[Any, int], tuple[Move, ...]]
    """From a view and a policy: the legal moves between which the policy is indifferent."""


GAMES: dict[type[Rules], Playouts] = {
    KidsRules: Playouts(kids_fit, kids_tables, kids_policy_moves),
    DiceRules: Playouts(fits, dice_tables, dice_policy_moves),
}


def playouts_of(rules: Rules) -> Playouts | None:
    """Find how the game of these rules is played by a loop; one without a loop has none.

    >>> import sequence_widget as sq
    >>> GAMES[KidsRules] is playouts_of(sq.edition("mini-kids"))
    True
    """
    return GAMES.get(type(rules))
