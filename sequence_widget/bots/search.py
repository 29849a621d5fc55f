"""A bot that tries its moves out in very many playouts."""

import math
import random
from dataclasses import dataclass

from sequence_widget.bots.simple import moves_of
from sequence_widget.engine import Move, View
from sequence_widget.rules import whole
from sequence_widget.simulation.policies import GREEDY
from sequence_widget.simulation.searching import (
    candidates,
    halve,
    spend_games,
    spend_seconds,
)
from sequence_widget.text.errors import SimulationError

_PLAYOUTS = 10_000


def _seconds(value: object) -> float | None:
    number = whole(value)
    return float(value) if number is None and isinstance(value, float) else number


@dataclass(frozen=True, slots=True, repr=False)
class SearchBot:
    """Plays games on from each of its moves, with all others playing well, and drops the worse.

    It thinks for `playouts` games a move, or for so many `seconds`. Hidden cards are dealt anew
    for every game.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-dice", chips={"a1": 1, "b1": 1, "c2": 0}, roll=(6,)).seen_by(0)
    >>> str(SearchBot(playouts=500).choose(view, random.Random(1)))
    'place c1'
    """

    playouts: int | None = None
    seconds: float | None = None

    def __repr__(self) -> str:
        if self.seconds is not None:
            return f"SearchBot(seconds={self.seconds})"
        return f"SearchBot(playouts={self.playouts})"

    def __post_init__(self) -> None:
        if self.playouts is not None and self.seconds is not None:
            raise SimulationError("bots.one_budget")
        if self.playouts is None and self.seconds is None:
            object.__setattr__(self, "playouts", _PLAYOUTS)
        for name, read in (("playouts", whole), ("seconds", _seconds)):
            value = getattr(self, name)
            if value is None:
                continue
            number = read(value)
            if number is None or not 0 < number < math.inf:
                raise SimulationError("bots.setting", name=name, value=value)
            object.__setattr__(self, name, number)

    def choose(self, view: View, rng: random.Random) -> Move:
        """Choose a legal move."""
        moves = moves_of(view)
        if len(moves) == 1:
            return moves[0]
        seed = rng.getrandbits(64)
        policies = (GREEDY,) * view.players
        found = candidates(view, moves)
        winning = [each.move for each in found if each.after is None and each.side >= 0]
        if winning:
            return winning[0]
        if self.seconds is not None:
            spend = spend_seconds(self.seconds, seed, policies)
        else:
            spend = spend_games(self.playouts or _PLAYOUTS, seed, policies)
        return halve(found, spend)[-1][0].move
