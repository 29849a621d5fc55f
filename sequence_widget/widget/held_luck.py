"""Luck that is held: while a board waits for a guess, no board of that game lets luck go on."""

from typing import Protocol
from weakref import ReferenceType, WeakKeyDictionary, ref

from sequence_widget.game import Game


class Holder(Protocol):
    """A board on which something was asked."""

    @property
    def game(self) -> Game:
        """The game whose luck it may hold."""

    @property
    def waits_for_guess(self) -> bool:
        """Whether luck waits for a guess made there."""


_asked: WeakKeyDictionary[Game, ReferenceType[Holder]] = WeakKeyDictionary()
"""For each game the board that asked last: an earlier one may be on the page no longer."""


def hold(board: Holder) -> None:
    """Let luck wait for as long as this board waits for a guess, and for no board before it."""
    _asked[board.game] = ref(board)


def let_go(board: Holder, game: Game) -> None:
    """Wait for this board no longer."""
    if holder(game) is board:
        del _asked[game]


def holder(game: Game) -> Holder | None:
    """Give the board whose question luck waits for, if it does."""
    asked = _asked.get(game)
    board = asked() if asked is not None else None
    holds = board is not None and board.game is game and board.waits_for_guess
    return board if holds else None


def is_held(game: Game) -> bool:
    """Whether luck waits for a guess; what a cell plays does not ask.

    >>> import sequence_widget as sq
    >>> game = sq.Game("dice", players=["Anna", "Bo"], seed=1)
    >>> board = sq.SequenceWidget(game)
    >>> asked = board.ask("How likely is an 8?", sq.roll_sum("dice")[8], name="example 3")
    >>> is_held(game)
    True
    >>> asked.let_pass()
    >>> is_held(game)
    False
    """
    return holder(game) is not None
