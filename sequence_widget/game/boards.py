"""The boards of a game: the guesses that are waited for, luck that waits too, and who is told."""

import weakref
from collections.abc import Callable

from sequence_widget.game.cursor import Callback, Followers


class AwaitedGuess:
    """A guess that is waited for, as long as `waits` says so."""

    __slots__ = ("__weakref__", "question", "waits")

    def __init__(self, waits: Callable[[], bool], question: str = "") -> None:
        self.waits = waits
        self.question = question
        """In words, where it is not asked on a board."""


class Boards:
    """What the boards of one game have to know of each other.

    The game itself waits for nothing: what a cell plays brings its luck at once.

    >>> boards, waits = Boards(), True
    >>> guess = AwaitedGuess(lambda: waits)
    >>> boards.wait("3a", guess); boards.hold(guess)
    >>> boards.awaited is guess, boards.held is guess
    (True, True)
    >>> waits = False; boards.awaited, boards.held
    (None, None)
    """

    __slots__ = ("_asked_last", "_awaited", "_followers")

    def __init__(self) -> None:
        self._followers = Followers()
        self._asked_last: Callable[[], AwaitedGuess | None] = lambda: None
        self._awaited: dict[str, Callable[[], AwaitedGuess | None]] = {}

    @property
    def awaited(self) -> AwaitedGuess | None:
        """A guess about this game that is waited for, wherever it was asked; the latest of them."""
        for found in reversed(self._awaited.values()):
            guess = found()
            if guess is not None and guess.waits():
                return guess
        return None

    def wait(self, name: str, guess: AwaitedGuess) -> None:
        """Wait for a guess, and for none of that name asked before it: that may be gone by now.

        It is held weakly.
        """
        self._awaited.pop(name, None)
        self._awaited[name] = weakref.ref(guess)

    @property
    def held(self) -> AwaitedGuess | None:
        """The guess that luck waits for: the board that asked an earlier one may have gone."""
        guess = self._asked_last()
        return guess if guess is not None and guess.waits() else None

    def hold(self, guess: AwaitedGuess) -> None:
        """Let luck wait for this guess too, and for none before it; it is held weakly."""
        self._asked_last = weakref.ref(guess)

    def join(self, callback: Callback) -> None:
        """Call back whenever a board of the game, this one too, asks something or has an answer."""
        self._followers.add(callback)

    def leave(self, callback: Callback) -> None:
        """Stop calling back."""
        self._followers.remove(callback)

    def tell(self, game: object) -> None:
        """Have every board look again at the game; what failed first is raised at the end."""
        self._followers.tell(game)
