"""The question on a board: which it is, what of it may be told, and the luck that waits for it."""

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import ref

from sequence_widget.game import Game
from sequence_widget.game.boards import AwaitedGuess
from sequence_widget.rules import whole
from sequence_widget.teaching import Question
from sequence_widget.text import IllegalMoveError
from sequence_widget.widget.asked_question import AskedQuestion
from sequence_widget.widget.messages import Json, Message
from sequence_widget.widget.snapshot import Held

if TYPE_CHECKING:
    from sequence_widget.game.tree import Moment

PANEL = "ask"


class BoardQuestion:
    """What is asked on a board about its game; with another game the question is gone.

    `guessed` is called after every guess.

    >>> import sequence_widget as sq
    >>> from sequence_widget.teaching import make_question
    >>> game = sq.Game("dice", seed=1)
    >>> question = BoardQuestion(lambda: game, lambda: None)
    >>> asked = question.ask(make_question("How likely is a 5?", "1/9", name="example 5"))
    >>> question.waits, question.told("en")["shown"]["phase"], game.boards.held is question.awaited
    (True, 'open', True)
    >>> asked.let_pass(); question.waits, game.boards.held
    (False, None)
    """

    def __init__(self, game: Callable[[], Game], guessed: Callable[[], None]) -> None:
        self._game, self.guessed = game, guessed
        self._asked: AskedQuestion | None = None
        self._asked_in: Moment | None = None
        """The beginning of the game that the question is about."""

        self._number = 0
        """Of the question, so that no guess comes to one that was asked after it."""

        self._is_open = True
        self.awaited: AwaitedGuess | None = None
        """The guess that luck waits for."""

    def ask(self, question: Question, *, later: bool = False) -> AskedQuestion:
        """Ask it in the place of another, and let luck wait; the same keeps its guesses."""
        here = ref(self)  # what is given back keeps no board alive
        asked = AskedQuestion(question, lambda: _tell(here), later=later, opens=True)
        before = self._asked
        self._number += before is None or before.identity != asked.identity
        game = self._game()
        self._asked, self._asked_in = asked, game.root
        if self.waits:
            self.awaited = AwaitedGuess(lambda: self.waits)
            game.boards.wait(question.key, self.awaited)
            game.boards.hold(self.awaited)
        return asked

    @property
    def is_there(self) -> bool:
        """Whether there is a question, and it is about the game that is on the board."""
        return self._asked is not None and self._asked_in is self._game().root

    @property
    def waits(self) -> bool:
        """Whether a guess is waited for."""
        return self._is_open and self.is_there and self._asked is not None and self._asked.is_open

    @property
    def held(self) -> Held:
        """Where luck waits for a guess."""
        held = self._game().boards.held
        if held is None:
            return None
        return "here" if held is self.awaited else "elsewhere"

    @property
    def shuts(self) -> bool:
        """Whether a guess is waited for, so that nothing is shown that could tell the answer."""
        return self.waits or self._game().boards.awaited is not None

    @property
    def asked_beside(self) -> str:
        """What is asked about this game in a box of its own, if that is why a board is shut."""
        awaited = self._game().boards.awaited
        return "" if awaited is None or self.waits else awaited.question

    def told(self, language: str) -> Json:
        """Tell the browser of the question; nothing of its answer while it is open."""
        if self._asked is None or not self.is_there:
            return {}
        asked, shown = self._asked.asked(language), self._asked.shown(language)
        return {"number": self._number, "asked": asked, "shown": shown}

    def take(self, message: Message, language: str) -> None:
        """Take a guess that a browser sent, or that somebody passes, if it is to this question."""
        if self._asked is None or not (self._is_open and self.is_there):
            raise IllegalMoveError("asking.not_open")
        if whole(message.get("asked")) != self._number:
            raise IllegalMoveError("asking.another")
        self._asked.carry_out(message, language)

    def read(self, message: Message, language: str) -> Message:
        """Say how a guess is read that is being typed."""
        here = self._asked if self.is_there else None
        return {"read": "" if here is None else here.read(message.get("text"), language)}

    def judge_what_waited(self) -> None:
        """Judge guesses that another board, or a box, has kept unjudged."""
        if self._asked is not None:
            self._asked.judge_what_waited()

    def leave(self, game: Game) -> None:
        """Tell the other boards of a game that nothing is asked about it here any more."""
        if self._asked is not None and game.boards.held is None:
            game.boards.tell(game)

    def close(self) -> None:
        """Wait for no guess any more: the board is taken away."""
        self._is_open = False


def _tell(asking: "ref[BoardQuestion]") -> None:
    question = asking()
    if question is not None:
        question.guessed()
