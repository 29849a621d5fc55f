"""Luck that is held: while one board waits for a guess, no board of that game lets luck go on."""

from typing import Protocol
from weakref import WeakKeyDictionary, WeakSet

from sequence_widget.game import Game


class Holder(Protocol):
    """A board on which something was asked."""

    @property
    def game(self) -> Game:
        """The game whose luck it may hold."""

    @property
    def waits_for_guess(self) -> bool:
        """Whether luck waits for a guess made there."""


_asked: WeakKeyDictionary[Game, WeakSet[Holder]] = WeakKeyDictionary()


def hold(board: Holder) -> None:
    """Let luck wait for as long as this board waits for a guess."""
    _asked.setdefault(board.game, WeakSet()).add(board)


def let_go(board: Holder) -> None:
    """Wait for this board no longer."""
    _asked.get(board.game, WeakSet()).discard(board)


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
    boards = _asked.get(game)
    if boards is None:
        return False
    return any(board.game is game and board.waits_for_guess for board in [*boards])
