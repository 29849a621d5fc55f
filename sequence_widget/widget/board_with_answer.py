"""A board with an answer under it that keeps up: worked out anew for every moment shown."""

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets

from sequence_widget.game import Game
from sequence_widget.text import SequenceError
from sequence_widget.widget.widget import SequenceWidget


class BoardWithAnswer(ipywidgets.VBox):  # type: ignore[misc] # ipywidgets has no types
    """A board, and under it what a function says of its game; `sq.follow` makes one."""

    def __init__(self, board: SequenceWidget, answer: Callable[[Game], object]) -> None:
        self.board = board
        self.answer = ipywidgets.HTML()
        """What is said now."""

        self._ask = answer
        super().__init__([board, self.answer])
        try:
            self._follow(None)
        except BaseException:
            self.close()
            raise
        board.observe(self._follow, "scene")  # another wherever the game is at another moment

    def close(self) -> None:
        """Take the board and its answer away; the board stops following the game."""
        try:
            self.board.close()
        finally:
            self.answer.close()
            super().close()

    def _follow(self, _change: object) -> None:
        try:
            self.answer.value = _html(self._ask(self.board.game))
        except SequenceError as error:  # what cannot be answered here may be, a move later
            self.answer.value = f"<p>{escape(str(error))}</p>"


def follow(
    game: Game,
    answer: Callable[[Game], object],
    **options: Any,  # noqa: ANN401 - whatever a board takes
) -> BoardWithAnswer:
    """Show a game's board, and under it an answer that keeps up with what is played or stepped to.

    `options` are the board's own, such as `show` and `overlay`.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> def unicorn(game): return game.seen_by("Anna").draw_probability("unicorn")
    >>> shown = sq.follow(game, unicorn, show="Anna")
    >>> game.play("tiger b1"); shown.answer.value
    '<p style="font-size:125%">1/19 ≈ 5.3 %</p>'
    """
    return BoardWithAnswer(SequenceWidget(game, **options), answer)


def _html(answer: object) -> str:
    draw = getattr(answer, "to_html", None)
    return draw() if callable(draw) else f'<p style="font-size:125%">{escape(str(answer))}</p>'
