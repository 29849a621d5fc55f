"""A board that asks: the question stands beside the moves, and luck waits for the guess."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

from ipywidgets.widgets.widget import _instances as all_widgets

from sequence_widget.game import Game
from sequence_widget.game.change_lock import CHANGE_LOCK
from sequence_widget.rules import whole
from sequence_widget.teaching import make_question
from sequence_widget.text import IllegalMoveError, say
from sequence_widget.widget import held_luck
from sequence_widget.widget.asked_question import AskedQuestion
from sequence_widget.widget.autoplay import go_on
from sequence_widget.widget.permissions import luck_is_asked_for, why_held
from sequence_widget.widget.snapshot import Snapshot
from sequence_widget.widget.traits import Traits
from sequence_widget.widget.transaction import Transaction

if TYPE_CHECKING:
    from sequence_widget.game.tree import Moment

PANEL = "ask"


class AskingBoard(Traits):
    """A board on which a question can be asked, and what waits for its answer."""

    _is_open = False
    """Whether the board was made and not closed: any other holds nothing, and changes no game."""

    _asking: AskedQuestion | None = None
    _asked_in: "Moment | None" = None
    """The beginning of the game that the question is about; with another game it is gone."""

    _number = 0
    """Of the question, so that no guess comes to one that was asked after it."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game on the board."""

    @abstractmethod
    def _refresh(self, *, everything: bool = False) -> None:
        """Set every trait to what is shown now."""

    @abstractmethod
    def _transaction(self, *, goes_on: bool = False) -> AbstractContextManager[Transaction]:
        """Keep apart what the observers raise until all is carried out."""

    def ask(
        self,
        question: str,
        answer: object,
        *,
        name: str | None = None,
        about: str = "",
        hints: Mapping[object, str] | None = None,
        explain: str | None = None,
        choices: Iterable[object] = (),
        usual: str = "",
        later: bool = False,
    ) -> AskedQuestion:
        """Ask a question on the board, as `sq.ask` does in a box of its own; luck waits for it.

        Until there is a guess, or somebody passes, nobody draws or rolls by a board of this game,
        neither a person nor a bot; what is unseen, and chances, are shut on all of them. Then luck
        goes on as the game says. It waits for the question that was asked last, on whichever board,
        and what a cell plays waits for nothing. `about` points out a space or a card. With
        `later` the guess is kept, and the truth is told where the question is asked again without
        it. The same question asked again keeps its guess, another takes its place, and another game
        ends it. What is given back takes a guess from a cell.

        >>> import sequence_widget as sq
        >>> game = sq.Game("dice", players=["Anna", "Bo"], seed=1, luck="ask")
        >>> board = sq.SequenceWidget(game)
        >>> hints = {"1/11": "Are all sums equally likely?"}
        >>> asked = board.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="7", hints=hints)
        >>> board.panels, board.waits_for_guess
        (('ask',), True)
        >>> asked.guess("1/11")
        ✗ Not yet. Are all sums equally likely?
        >>> asked.guess("1/6").right, board.waits_for_guess
        (True, False)
        """
        made = make_question(
            question,
            answer,
            name=name,
            hints=hints,
            explain=explain,
            choices=choices,
            usual=usual,
        )
        with CHANGE_LOCK:
            if about:
                self.selected = about
            asking, before = AskedQuestion(made, self._guessed, later=later), self._asking
            self._number += before is None or before.identity != asking.identity
            self._asking, self._asked_in = asking, self.game.root
            if self.waits_for_guess:
                held_luck.hold(self)
            self.panels = (*(name for name in self.panels if name != PANEL), PANEL)
            self._guessed()
        return asking

    @property
    def waits_for_guess(self) -> bool:
        """Whether a question is open, so that luck waits on all boards of the game."""
        asking = self._asking
        return asking is not None and self._is_open and self._asks and asking.is_open

    @property
    def _asks(self) -> bool:
        """Whether there is a question, and it is about the game that is on the board."""
        return self._asking is not None and self._asked_in is self.game.root

    def _panels_left(self) -> tuple[str, ...]:
        """List the panels that are open, but for a question that there is no longer."""
        return tuple(name for name in self.panels if name != PANEL or self._asks)

    def _question_told(self) -> dict[str, Any]:
        """Tell the browser of the question; nothing of its answer while it is open."""
        if self._asking is None or not self._asks:
            return {}
        asked, shown = self._asking.asked(self.language), self._asking.shown(self.language)
        return {"number": self._number, "asked": asked, "shown": shown}

    def _guessed(self) -> None:
        """Show what came of a guess, and let the luck go on that waited for it."""
        if not self._is_open:
            return
        if self._running is not None:
            self._go_on_after_guess(self._running)
            return
        with self._transaction(goes_on=True) as transaction:
            self._go_on_after_guess(transaction)
        transaction.settle()

    def _go_on_after_guess(self, transaction: Transaction) -> None:
        game = self.game
        _look_again_at(game)
        is_due = game.luck_mode == "auto" and game.position.awaiting not in ("move", None)
        if is_due and not held_luck.is_held(game):
            transaction.do(game.luck)
            go_on(transaction)

    def look_again(self) -> None:
        """Show what has changed, though the game has not."""
        if self._asking is not None:
            self._asking.see_guesses()
        self._refresh(everything=True)

    def _has_left(self, game: Game) -> None:
        """Ask nothing about a game any more: its other boards may let luck go on."""
        if held_luck.holder(game) is None and self._asking is not None:
            _look_again_at(game)

    def _take_guess(self, message: dict[Any, Any]) -> None:
        """Take a guess that a browser sent, or that somebody passes, if it is to this question."""
        if self._asking is None or not self.waits_for_guess:
            raise IllegalMoveError("asking.not_open")
        if whole(message.get("asked")) != self._number:
            raise IllegalMoveError("asking.another")
        self._asking.carry_out(message, self.language)


def why_shut(now: Snapshot, board: Traits) -> str:
    """Say why a board does not show what it was to show: the question is on another board.

    >>> import sequence_widget as sq
    >>> game = sq.Game("dice", players=["Anna", "Bo"], seed=1)
    >>> board, other = sq.SequenceWidget(game), sq.SequenceWidget(game, overlay="fills")
    >>> asked = board.ask("How likely is a 9?", sq.roll_sum("dice")[9], name="example 4")
    >>> other.aside["figures"], other.aside["notice"]
    ({}, 'Another board asks for a guess first.')
    """
    is_all = (*now.panels, now.overlay) == (*board.panels, board.overlay)
    if is_all or luck_is_asked_for(now):  # which is said then
        return ""
    return say(why_held(now), now.language)


def _look_again_at(game: Game) -> None:
    for board in [*all_widgets.values()]:
        if isinstance(board, AskingBoard) and board.game is game:
            board.look_again()
