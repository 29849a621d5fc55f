"""The bots: one at random, one that looks at its next move well, one that tries its moves out."""

import math
import random
import reprlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sequence_widget.engine import Bot, Move, View
from sequence_widget.exact.solver.bot import SolutionBot
from sequence_widget.rules import whole
from sequence_widget.simulation.halving import (
    candidates,
    halve,
    spend_games,
    spend_seconds,
)
from sequence_widget.simulation.loop.policies import GREEDY
from sequence_widget.simulation.playouts import playouts_of
from sequence_widget.simulation.simulating import read_count
from sequence_widget.text import RecordError, SequenceError, SimulationError, hint

_PLAYOUTS = 10_000


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
        moves = moves_of(view)
        playouts = playouts_of(view.rules)
        return rng.choice(moves if playouts is None else playouts.policy_moves(view, GREEDY))


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
        if self.playouts is not None:
            read_count("playouts", self.playouts)

    def choose(self, view: View, rng: random.Random) -> Move:
        """Choose a legal move."""
        moves = moves_of(view)
        if len(moves) == 1:
            return moves[0]
        seed = rng.getrandbits(64)
        bots = (GreedyBot(),) * view.players
        found = candidates(view, moves)
        winning = [each.move for each in found if each.after is None and each.side >= 0]
        if winning:
            return winning[0]
        if self.seconds is not None:
            spend = spend_seconds(self.seconds, seed, bots)
        else:
            spend = spend_games(self.playouts or _PLAYOUTS, seed, bots)
        return halve(found, spend)[-1][0].move


def moves_of(view: View) -> tuple[Move, ...]:
    """Give the legal moves to choose from; there must be some."""
    if not view.legal_moves:
        raise SimulationError("simulation.no_moves")
    return view.legal_moves


def _seconds(value: object) -> float | None:
    number = whole(value)
    return float(value) if number is None and isinstance(value, float) else number


_BOTS: Mapping[str, type[Bot]] = {
    "RandomBot": RandomBot,
    "GreedyBot": GreedyBot,
    "SearchBot": SearchBot,
    "SolutionBot": SolutionBot,
}


def make_bot(name: str, settings: Mapping[str, object]) -> Bot:
    """Make a bot from the name and settings that a record holds.

    >>> make_bot("RandomBot", {})
    RandomBot()
    """
    if name not in _BOTS:
        raise RecordError("game.no_bot", name=name, hint=hint(name, _BOTS))
    try:
        return _BOTS[name](**settings)
    except (TypeError, SequenceError):
        shown = reprlib.repr(dict(settings))
        raise RecordError("game.bot_settings", name=name, settings=shown) from None
