"""A question in a notebook: a guess is typed or chosen and kept, and then the truth is shown."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

import traitlets

from sequence_widget.game import Game
from sequence_widget.game.boards import AwaitedGuess
from sequence_widget.game.change_lock import CHANGE_LOCK
from sequence_widget.teaching import Check, Course, Question, make_note, make_question
from sequence_widget.teaching.asking.answer_sheet import AnswerSheet
from sequence_widget.text import SequenceError, spoken
from sequence_widget.text.errors import QuestionError
from sequence_widget.widget.asked_question import READING, AskedQuestion
from sequence_widget.widget.front_end import front_end
from sequence_widget.widget.messages import id_of
from sequence_widget.widget.notebook_widget import NotebookWidget
from sequence_widget.widget.widget import SequenceWidget


class QuestionWidget(NotebookWidget):
    """A question with a box for the guess, or with choices; `sq.ask` makes one.

    What the browser knows before a guess has nothing in it that depends on the answer. The traits
    are for it alone: `guess`, `let_pass` and `course` are for cells.
    """

    _esm = front_end("ask.js")
    _css = front_end("ask.css")

    asked = traitlets.Dict().tag(sync=True)
    """For the browser: the question, what can be chosen, and the labels."""

    shown = traitlets.Dict().tag(sync=True)
    """For the browser: what has been guessed, and what may be told by now."""

    def __init__(
        self,
        question: Question,
        *,
        language: str | None = None,
        later: bool = False,
        sheet: AnswerSheet | None = None,
        game: Game | None = None,
        **options: Any,  # noqa: ANN401 - whatever ipywidgets takes, such as layout
    ) -> None:
        if not self._esm:
            raise SequenceError("widget.not_built")
        if not isinstance(question, Question):
            raise QuestionError("asking.no_question", value=question)
        self._language = spoken(language)
        self._asking = AskedQuestion(
            question, self._show_again, later=later, opens=game is not None, sheet=sheet
        )
        asked, shown = self._asking.asked(self._language), self._asking.shown(self._language)
        super().__init__(asked=asked, shown=shown, **options)
        self.on_msg(self._receive)
        self._game = game
        self._awaited = None if game is None else self._shut_boards(game, question)

    def _shut_boards(self, game: Game, question: Question) -> AwaitedGuess:
        """Have the boards of the game show nothing that could tell the answer, until it is guessed.

        Another game begun in its place is not what was asked about.
        """
        root = game.root
        awaited = AwaitedGuess(
            lambda: self.comm is not None and game.root is root and self._asking.is_open,
            question.text,
        )
        with CHANGE_LOCK:
            game.boards.wait(question.key, awaited)
            game.boards.tell(game)
        return awaited

    @property
    def course(self) -> Course:
        """Every guess so far, judged unless that is for later, and whether the truth was told."""
        return self._asking.course

    def guess(self, typed: str) -> Check:
        """Guess from a cell, as one does in the box; once the truth is told nothing is kept.

        >>> import sequence_widget as sq
        >>> question = sq.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="example 1")
        >>> question.guess("17 %"), question.course.is_over
        (✓ Right: 1/6 ≈ 16.7%., True)
        """
        return self._asking.guess(typed)

    def let_pass(self) -> None:
        """Be told the truth without a further guess."""
        self._asking.let_pass()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Put right what a browser writes: it may write nothing."""
        if isinstance(sync_data, dict):
            self.send_state([name for name in sync_data if name in self.keys])

    def _show_again(self) -> None:
        self.shown = self._asking.shown(self._language)
        if self._game is not None:
            self._game.boards.tell(self._game)

    def close(self) -> None:
        """Take the question away; nothing waits for it any more."""
        was_open = self.comm is not None
        super().close()
        if was_open and self._game is not None:
            with CHANGE_LOCK:
                self._game.boards.tell(self._game)

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Carry out what the browser asks for; what cannot be read is refused with a sentence."""
        if not isinstance(message, dict):
            return
        answer: dict[str, Any] = {"id": id_of(message)}
        if message.get("do") == READING:
            self.send({**answer, "read": self._asking.read(message.get("text"), self._language)})
            return
        try:
            self._asking.carry_out(message, self._language)
        except SequenceError as error:
            answer["refused"] = error.in_language(self._language)
        self.send(answer if "refused" in answer else {**answer, "done": True})

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401 - IPython's own
        """Give the widget, and for where no kernel runs the question and the guesses in words."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["text/plain"] = repr(self)
            bundle[0]["text/html"] = f'<p style="white-space:pre-line">{escape(repr(self))}</p>'
        return bundle

    def __repr__(self) -> str:
        return self._asking.in_words(self._language)


def ask(
    question: str,
    answer: object,
    *,
    name: str | None = None,
    hints: Mapping[object, str] | None = None,
    explain: str | None = None,
    choices: Iterable[object] = (),
    usual: str = "",
    side_of: object = None,
    later: bool = False,
    board: SequenceWidget | None = None,
    game: Game | None = None,
    language: str | None = None,
) -> QuestionWidget:
    """Ask a question: the guess is typed, or one of the `choices` is taken, and then compared.

    Whatever `sq.check` can compare with can be the `answer`. A wrong guess gets another try, with
    its hint if it is among `hints`; then the truth stands beside the guess, with the working of an
    exact answer, with what `explain` says (or the answer itself, if it can) and what classes
    `usual`ly think. With `side_of=100`, nothing on the other side of 100 is called close. A guess
    is kept in `sq.answers()` by the question, its `name` and its answer, and is there again when
    the cell is run again; the same words with another answer are another question. With `later` it
    is kept and nothing said to it, so that it can be tried out first; another may follow, and the
    first stays the first. The same question in another cell, without `later`, then judges them.
    `board` or `game` says what it is about: until it is answered, or somebody passes, the boards of
    that game show nothing that could tell the answer; from then on no other guess is kept.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> hints = {"2/36": "Name a place where a unicorn could be.", "2/42": "What have you seen?"}
    >>> question = "A unicorn, among the next draw's cards?"
    >>> asked = sq.ask(question, view.draw_probability("unicorn"), name="3a", hints=hints)
    >>> asked.guess("2/36")
    ✗ Not yet. Name a place where a unicorn could be.
    >>> asked.guess("2/39").right, "3a" in [each.name for each in sq.answers()]
    (True, True)
    """
    made = make_question(
        question,
        answer,
        name=name,
        hints=hints,
        explain=explain,
        choices=choices,
        usual=usual,
        side_of=side_of,
    )
    about = asked_about(board, game)
    return QuestionWidget(made, language=language, later=later, game=about)


def asked_about(board: object, game: object) -> Game | None:
    """Take the game that a question is about, by itself or by a board that shows it.

    >>> import sequence_widget as sq
    >>> game = sq.Game("dice", seed=1)
    >>> asked_about(sq.SequenceWidget(game), None) is asked_about(None, game) is game
    True
    >>> asked_about("dice", None)
    Traceback (most recent call last):
    sequence_widget.text.errors.QuestionError: board: give a board or a game, such as board=board, \
not 'dice'
    """
    if board is not None and not isinstance(board, SequenceWidget | Game):
        raise QuestionError("asking.no_board", field="board", value=board)
    if game is not None and not isinstance(game, SequenceWidget | Game):
        raise QuestionError("asking.no_board", field="game", value=game)
    found = [each.game if isinstance(each, SequenceWidget) else each for each in (board, game)]
    if None not in found and found[0] is not found[1]:
        raise QuestionError("asking.two_games")
    return found[0] or found[1]


def note(question: str, *, name: str | None = None, language: str | None = None) -> QuestionWidget:
    """Ask for what was seen or counted: it is written down among the answers, and not judged.

    >>> import sequence_widget as sq
    >>> races = sq.note("In how many of your races was 7 first?", name="1 races")
    >>> races.guess("7 of 20")
    • Written down.
    """
    return QuestionWidget(make_note(question, name), language=language, later=True)
