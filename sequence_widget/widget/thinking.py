"""A bot that takes its time thinks beside the kernel, which stays free for the board and cells."""

import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future

from sequence_widget.engine import Move
from sequence_widget.game.change_lock import CHANGE_LOCK
from sequence_widget.game.tree import Moment
from sequence_widget.widget.background import running_loop

_PATIENCE = 0.2
"""For how many seconds a bot is waited for, so that the answers of quick ones come at once."""
THREAD = "a bot that thinks"


class Thinking:
    """What a bot is asked at one moment, and what becomes of its answer.

    Where no event loop runs, as in a script, or no thread can, the bot is waited for.

    >>> thinking = Thinking()
    >>> str(thinking.find(None, lambda: Move("pass"), print))
    'pass'
    """

    def __init__(self) -> None:
        self._asked: object = None
        self._at: Moment | None = None
        self._turn = threading.Lock()

    def is_on(self, shown: Moment) -> bool:
        """Whether a bot still thinks about the moment that is shown."""
        return self._asked is not None and self._at is shown

    def stop(self) -> None:
        """Wait for no answer any more; the bot may end its thoughts, but nobody listens.

        Bots think one after the other, so that asking and stopping again and again starts no
        crowd of them; one that was stopped before its turn came does not begin.
        """
        self._asked = self._at = None

    def find(
        self,
        at: Moment | None,
        choice: Callable[[], Move],
        later: Callable[[Future[Move]], None],
    ) -> Move | None:
        """Ask a bot: give its move if it comes soon, else call `later` with what it came to.

        `later` is called by the event loop, and not once the bot was stopped or asked again.
        """
        loop = None if sys.platform == "emscripten" else running_loop()
        if loop is None:
            return choice()
        found: Future[Move] = Future()
        self._asked, self._at = found, at
        threading.Thread(target=self._think, args=(choice, found), name=THREAD, daemon=True).start()
        try:
            move = found.result(_PATIENCE)
        except TimeoutError:
            if found.done():  # meanwhile, or it is the bot that raised this
                self.stop()
                return found.result()
        except BaseException:
            self.stop()
            raise
        else:
            self.stop()
            return move

        def heard() -> None:
            with CHANGE_LOCK:
                if self._asked is found:
                    self.stop()
                    later(found)

        found.add_done_callback(lambda _: loop.call_soon_threadsafe(heard))
        return None

    def _think(self, choice: Callable[[], Move], found: Future[Move]) -> None:
        with self._turn:
            if self._asked is not found:
                return
            try:
                found.set_result(choice())
            except Exception as failure:  # noqa: BLE001 - the bot's, told on the board
                found.set_exception(failure)
