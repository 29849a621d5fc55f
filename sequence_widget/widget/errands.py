"""What is asked for on a board, carried out to its end though cells that follow it fail."""

from collections.abc import Callable, Sequence

from sequence_widget.game import Game
from sequence_widget.game.history import Moment
from sequence_widget.text import SequenceError, say

_LONGEST_ERROR = 300


class Errand:
    """Steps of one game: each is taken or refused, and who failed on the way is told after.

    A cell that follows the game fails when the game has moved already: the step stands, the rest
    of the errand is carried out, and the failures are kept apart from the game's own refusals.

    >>> import sequence_widget as sq
    >>> errand = Errand(sq.Game("kids", seed=7))
    >>> errand.do(errand.game.play, "tiger b1"); errand.game.ply, errand.failures
    (2, [])
    """

    def __init__(self, game: Game, *, goes_on: bool = False) -> None:
        self.game = game
        self.goes_on = goes_on
        """Whether bots are about to answer by themselves."""

        self.switches = False
        """Whether it goes to another line of play."""

        self.failures: list[Exception] = []
        """What cells that follow the game, or a board of it, raised."""

        self.bot_failures: list[Exception] = []

    def do(self, step: Callable[..., object], *given: object) -> None:
        """Take a step of the game; one that the game refuses raises, and has changed nothing."""
        before = _whereabouts(self.game)
        try:
            step(*given)
        except Exception as failure:
            if isinstance(failure, SequenceError) and _whereabouts(self.game) == before:
                raise
            self.failures.append(failure)

    def attempt(self, step: Callable[..., object], *given: object) -> None:
        """Take a step that nothing but a follower can make fail."""
        try:
            step(*given)
        except Exception as failure:  # noqa: BLE001 - a cell's, raised when the errand is done
            self.failures.append(failure)

    def let_bot(self) -> bool:
        """Let the bot whose turn it is move; say whether it has."""
        before = self.game.shown
        try:
            self.game.advance(moves=1)
        except Exception as failure:  # noqa: BLE001 - as above
            failed = self.game.shown is before
            (self.bot_failures if failed else self.failures).append(failure)
        return self.game.shown is not before

    def said(self, language: str) -> str:
        """Say on the board who failed; nothing if nobody did.

        What the package's own errors and the bots' say may name hidden cards, so of those only
        the kind is told.
        """
        told = [say("widget.observer", language, error=_told(each)) for each in self.failures]
        told += [
            say("widget.bot", language, error=type(each).__name__) for each in self.bot_failures
        ]
        return " ".join(dict.fromkeys(told))

    def settle(self) -> None:
        """Raise what failed on the way, as Python does everywhere: one as it is, else a group."""
        failures = [*self.failures, *self.bot_failures]
        if failures:
            raise joined(failures)


def joined(failures: Sequence[Exception]) -> Exception:
    """Make one exception of several; a failure that came more than once counts once.

    >>> joined([ValueError("a"), ValueError("a")])
    ValueError('a')
    >>> len(joined([ValueError("a"), KeyError("a")]).exceptions)
    2
    """
    distinct: dict[tuple[type[Exception], str], Exception] = {}
    for failure in failures:
        distinct.setdefault((type(failure), repr(failure)), failure)
    if len(distinct) == 1:
        return failures[0]
    return ExceptionGroup(say("widget.failures"), list(distinct.values()))


def _told(failure: Exception) -> str:
    kind = type(failure).__name__
    if isinstance(failure, SequenceError):
        return kind
    words = f"{kind}: {failure}"[:_LONGEST_ERROR]
    return words.encode("utf-8", "replace").decode()


def _whereabouts(game: Game) -> tuple[Moment, Moment, Moment]:
    return game.root, game.shown, game.moments[-1]
