"""What simulations ask of a game: answered once for each, and found by the kind of its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sequence_widget.engine import (
    DicePosition,
    DiceView,
    KidsPosition,
    KidsView,
    Move,
    Position,
    View,
)
from sequence_widget.rules import DiceRules, KidsRules, Rules
from sequence_widget.simulation.loop.dice_inputs import dice_tables
from sequence_widget.simulation.loop.inputs import Tables, fits
from sequence_widget.simulation.loop.kids_inputs import kids_fit, kids_tables
from sequence_widget.simulation.loop.policy_moves import dice_policy_moves, kids_policy_moves
from sequence_widget.simulation.sampled import Sampled, next_draws, sampled_rolls

R = TypeVar("R", bound=Rules)
P = TypeVar("P", bound=Position)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Playouts(Generic[R, P, V]):
    """How a game is simulated."""

    loop: str
    """The name of its playout loop."""

    fits: Callable[[R], bool]
    """Whether that loop can play these rules; else the engine has to."""

    tables: Callable[[P | V, tuple[int, ...]], Tables]
    """What the loop is told of a position or view, and of the policies of the seats."""

    policy_moves: Callable[[V, int], tuple[Move, ...]]
    """The legal moves between which a policy is indifferent."""

    length: Callable[[P], int]
    """How long a game has been: its cards played or its rolls."""

    step: Callable[[V], Sampled | None]
    """The one step of luck that can be tried from here on."""

    deck: Callable[[R], Mapping[str, int]]
    """How many of each card there are that may be hidden."""


_KIDS: Playouts[KidsRules, KidsPosition, KidsView] = Playouts(
    loop="kids",
    fits=kids_fit,
    tables=kids_tables,
    policy_moves=kids_policy_moves,
    length=lambda position: position.played,
    step=next_draws,
    deck=lambda rules: dict(rules.deck),
)
_DICE: Playouts[DiceRules, DicePosition, DiceView] = Playouts(
    loop="dice",
    fits=fits,
    tables=dice_tables,
    policy_moves=dice_policy_moves,
    length=lambda position: position.rolls,
    step=lambda view: sampled_rolls(view.rules),
    deck=lambda _: {},
)


def _no_tables(*_: object) -> Tables:
    raise NotImplementedError


_BY_THE_ENGINE: Playouts[Rules, Position, View] = Playouts(
    loop="",
    fits=lambda _: False,
    tables=_no_tables,
    policy_moves=lambda view, _: view.legal_moves,
    length=lambda _: 0,
    step=lambda _: None,
    deck=lambda _: {},
)
"""For a game that has no loop of its own: all is played by the engine."""

_BY_RULES: dict[type[Rules], Playouts[Any, Any, Any]] = {KidsRules: _KIDS, DiceRules: _DICE}


def playouts_of(rules: Rules) -> Playouts[Any, Any, Any]:
    """Find how the game of these rules is simulated.

    >>> import sequence_widget as sq
    >>> playouts_of(sq.edition("mini-kids")).loop
    'kids'
    """
    return _BY_RULES.get(type(rules), _BY_THE_ENGINE)
