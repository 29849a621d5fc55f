"""A board with an answer beside it that keeps up: worked out anew for every moment shown."""

from collections.abc import Callable
from html import escape
from typing import Any

import traitlets

from sequence_widget.engine.picture import draw_svg
from sequence_widget.game import Game
from sequence_widget.text import Phrase, SequenceError
from sequence_widget.text.numbers import sentence
from sequence_widget.widget.widget import SequenceWidget


class BoardWithAnswer(SequenceWidget):
    """A board, and in a panel beside it what a function says of its game; `sq.follow` makes one."""

    said = traitlets.Unicode("").tag(sync=True)
    """What is said now, as HTML."""

    def __init__(
        self,
        game: Game,
        answer: Callable[[Game], object],
        **options: Any,  # noqa: ANN401 - whatever a board takes
    ) -> None:
        if not callable(answer):
            raise SequenceError("game.no_follower", value=answer)
        self._answer = answer
        self._in_words = ""
        super().__init__(game, **options)
        try:
            self._answer_again(None)
        except BaseException:
            self.close()
            raise
        # Another wherever the game is at another moment, and when a question is asked or answered.
        self.observe(self._answer_again, ["scene", "aside"])

    def _answer_again(self, _change: object) -> None:
        if self._question.shuts:  # what is said here may be what is asked
            self._in_words = sentence(Phrase("widget.follow_shut"), self.language)
            self.said = f"<p>{escape(self._in_words)}</p>"
            return
        try:
            answer = self._answer(self.game)
        except SequenceError as error:  # what cannot be answered here may be, a move later
            self._in_words = str(error)
            self.said = f"<p>{escape(str(error))}</p>"
        else:
            self._in_words = str(answer)
            self.said = _html(answer)

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401 - IPython's own
        """Give the board, and for where no kernel runs the picture with the answer under it."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            data = bundle[0]
            data["text/html"] = draw_svg(self.view, self.language) + self.said
            data["text/plain"] += f"\n\n{self._in_words}"
        return bundle


def follow(
    game: Game,
    answer: Callable[[Game], object],
    **options: Any,  # noqa: ANN401 - whatever a board takes
) -> BoardWithAnswer:
    """Show a game's board, and beside it an answer that keeps up with what is played or stepped to.

    `options` are the board's own, such as `show` and `overlay`.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> def unicorn(game): return game.seen_by("Anna").draw_probability("unicorn")
    >>> shown = sq.follow(game, unicorn, show="Anna")
    >>> game.play("tiger b1"); shown.said
    '<p style="font-size:125%">1/19 ≈ 5.3 %</p>'
    """
    return BoardWithAnswer(game, answer, **options)


def _html(answer: object) -> str:
    draw = getattr(answer, "to_html", None)
    return draw() if callable(draw) else f'<p style="font-size:125%">{escape(str(answer))}</p>'
