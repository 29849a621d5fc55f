"""What is asked for on a board, carried out to its end though cells that follow it fail."""

import time
from collections.abc import Callable
from functools import partial

from sequence_widget.engine import Event, Move
from sequence_widget.game import Game
from sequence_widget.text import SequenceError, say
from sequence_widget.widget.failures import is_telling, joined, spared

_LONGEST_ERROR = 300


class Transaction:
    """Steps of one game: each is taken or refused, and who failed on the way is told after.

    A cell that follows the game fails when the game has moved already: the step stands, the rest
    of the transaction is carried out, and the failures are kept apart from the game's own refusals.

    >>> import sequence_widget as sq
    >>> transaction = Transaction(sq.Game("kids", seed=7))
    >>> transaction.do(transaction.game.play, "tiger b1")
    >>> transaction.game.ply, transaction.failures
    (2, [])
    """

    def __init__(
        self,
        game: Game,
        *,
        goes_on: bool = False,
        ask_bot: Callable[[], Move | None] | None = None,
        is_here: Callable[[int | None], bool] | None = None,
    ) -> None:
        self.game = game
        self.ask_bot = ask_bot or partial(_wait_for_bot, game)
        """Finds the move of the bot whose turn it is, or `None` if that takes long."""

        self.is_here = is_here or (lambda _: True)
        """Says whether the person of a seat is at this screen."""

        self.began = time.monotonic()
        self.goes_on = goes_on
        """Whether bots are about to answer by themselves."""

        self.asked_a_bot = False
        """Whether a bot has been asked already."""

        self.switches = False
        """Whether it goes to another line of play."""

        self.failures: list[Exception] = []
        """What cells that follow the game, or a board of it, raised."""

        self.bot_failures: list[Exception] = []

    def do(self, step: Callable[..., object], *given: object) -> None:
        """Take a step of the game; one that the game refuses raises, and has changed nothing."""
        before = self.game.times_told
        try:
            step(*given)
        except Exception as failure:
            if isinstance(failure, SequenceError) and self.game.times_told == before:
                raise
            self.failures.append(failure)

    def play(self, event: Event) -> None:
        """Play an event, or have it refused; luck follows as the game says, unless it is held."""
        self.do(self._playing(event))

    def attempt(self, step: Callable[..., object], *given: object) -> None:
        """Take a step that nothing but a follower can make fail."""
        try:
            step(*given)
        except Exception as failure:  # noqa: BLE001 - a cell's, raised when the transaction is done
            self.failures.append(failure)

    def let_bot(self) -> bool:
        """Let the bot whose turn it is move; say whether it has."""
        position = self.game.position
        if position.awaiting != "move" or position.turn not in self.game.bots:
            return False
        before = self.game.shown
        self.asked_a_bot = True
        try:
            move = self.ask_bot()
        except Exception as failure:  # noqa: BLE001 - the bot's, told on the board
            self.bot_failures.append(failure)
            return False
        if move is not None and self.game.shown is before:
            self.let_bot_play(move)
        return self.game.shown is not before

    def let_bot_play(self, move: Move) -> None:
        """Play what a bot has come to."""
        self.attempt(self._playing(move))

    def _playing(self, event: Event) -> Callable[[], None]:
        return partial(self.game.play, event, luck=None if self.game.boards.held is None else "ask")

    def said(self, language: str, *, openly: bool) -> str:
        """Say on the board who failed; nothing if nobody did.

        What failed may name hidden cards, so that only its kind is told unless all lies open.
        """
        told = [
            say("widget.observer", language, error=_told(each, openly=openly))
            for each in self.failures
        ]
        told += [
            say("widget.bot", language, error=type(each).__name__) for each in self.bot_failures
        ]
        return " ".join(dict.fromkeys(told))

    def settle(self, *, openly: bool = True) -> None:
        """Raise what failed on the way: one failure as it is, several as a group.

        Unless `openly`, without what could name a hidden card: what an intent raises is printed
        in the browser that sent it.
        """
        failure = self._failure(openly=openly or not self.game.rules.hidden_cards)
        if failure is not None:
            raise failure

    def _failure(self, *, openly: bool) -> Exception | None:
        failures, bots = self.failures, self.bot_failures
        if not openly:
            failures = [spared(each) for each in failures]
            bots = [SequenceError("widget.bot", error=type(each).__name__) for each in bots]
        return joined([*failures, *bots]) if failures or bots else None


def _wait_for_bot(game: Game) -> Move:
    return game.bot_choice()()


def _told(failure: Exception, *, openly: bool) -> str:
    kind = type(failure).__name__
    of_the_board = isinstance(failure, SequenceError) and not is_telling(failure)
    if is_telling(failure) or not (openly or of_the_board):
        return kind
    words = f"{kind}: {failure}"[:_LONGEST_ERROR]
    return words.encode("utf-8", "replace").decode()
