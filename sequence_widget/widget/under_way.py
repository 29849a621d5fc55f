"""What is under way on a board: steps that are carried out, and a bot that thinks meanwhile."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from sequence_widget.engine import Move
from sequence_widget.game import Game
from sequence_widget.game.change_lock import CHANGE_LOCK
from sequence_widget.widget.autoplay import go_on, only_bots
from sequence_widget.widget.thinking import Thinking
from sequence_widget.widget.transaction import Transaction

if TYPE_CHECKING:
    from sequence_widget.game.tree import Moment


class UnderWay:
    """The transactions of a board, and the bot that one of them has asked.

    `refresh` has the board show what is so now, `send` what it has not sent yet, and `end` tells
    who failed in a transaction that nobody waits for. `is_here` says whether the person of a seat
    is at the screen.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    >>> nothing = lambda *_: True
    >>> under_way = UnderWay(lambda: game, nothing, refresh=nothing, send=nothing, end=nothing)
    >>> with under_way.begin(goes_on=True) as transaction:
    ...     transaction.play(game.position.legal_moves[0])
    ...     go_on(transaction)
    >>> game.ply, under_way.running
    (4, None)
    """

    def __init__(
        self,
        game: Callable[[], Game],
        is_here: Callable[[int | None], bool],
        *,
        refresh: Callable[[], None],
        send: Callable[[], None],
        end: Callable[[Transaction], None],
    ) -> None:
        self._game, self._is_here = game, is_here
        self._refresh, self._send, self._end = refresh, send, end
        self._thinking = Thinking()
        self.running: Transaction | None = None
        """The innermost transaction that has not come to its end."""

    @property
    def goes_on(self) -> bool:
        """Whether a bot whose turn it is moves by itself."""
        game, running = self._game(), self.running
        runs = running is not None and running.goes_on and not only_bots(game)
        return runs or self._thinking.is_on(game.shown)

    @property
    def switches(self) -> bool:
        """Whether another line of play is gone to."""
        return self.running is not None and self.running.switches

    @contextmanager
    def begin(self, *, goes_on: bool = False) -> Iterator[Transaction]:
        """Keep apart what the observers raise until all is carried out."""
        with CHANGE_LOCK:
            game = self._game()
            transaction = Transaction(
                game, goes_on=goes_on, ask_bot=self._ask_bot, is_here=self._is_here
            )
            outer, self.running = self.running, transaction
            try:
                yield transaction
                if transaction.bot_failures or self._thinking.is_on(self._game().shown):
                    transaction.goes_on = False
                    self._refresh()  # the bot is waited for after all
            finally:
                try:
                    self._send()
                finally:
                    self.running = outer

    def stop_thinking(self) -> None:
        """Wait for no bot any more."""
        self._thinking.stop()

    def _ask_bot(self) -> Move | None:
        """Ask the bot whose turn it is; what takes longer is played when it comes."""
        game = self._game()
        later = partial(self._answer_of_bot, game.shown)
        return self._thinking.find(game.shown, game.bot_choice(), later)

    def _answer_of_bot(self, at: "Moment", found: Future[Move]) -> None:
        """Play what a bot has come to, unless the game has gone elsewhere meanwhile."""
        with self.begin(goes_on=True) as transaction:
            transaction.asked_a_bot = True
            failure = found.exception()
            if isinstance(failure, Exception):
                transaction.bot_failures.append(failure)
            elif transaction.game.shown is at is transaction.game.tip:
                transaction.let_bot_play(found.result())
                go_on(transaction)
        self._end(transaction)
