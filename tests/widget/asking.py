"""A board that asks a question, with its wire to the browser caught."""

import json
import re
from collections.abc import Mapping
from itertools import count
from typing import Any

import sequence_widget as sq
from tests.widget.wire import Wire, dice

QUESTION = "How likely is a 7?"
HINTS: Mapping[object, str] = {"1/11": "Are all sums equally likely?"}
SEVEN = sq.roll_sum("dice")[7]
ELSEWHERE = (
    "Another board asks for a guess first. If it is gone, run the cell of that board, or of the"
    " question, again."
)
NUMBERS = count()
"""So that no test finds the guesses of another: the sheet outlives them."""


class Asking(Wire):
    """A board that has asked something, with its wire to the browser caught."""

    def __init__(self, game: sq.Game | None = None, answer: object = SEVEN, **options: Any) -> None:
        given = ("about", "choices", "later", "usual")
        asked = {key: options.pop(key) for key in given if key in options}
        name = options.pop("name", None) or f"board {next(NUMBERS)}"
        hints = options.pop("hints", HINTS)
        super().__init__(game or dice(luck="ask"), **options)
        self.asked = self.board.ask(QUESTION, answer, name=name, hints=hints, **asked)

    def ask(self, do: str, **words: Any) -> dict[str, Any]:
        answer = super().ask(do, **words)
        assert answer, "a failure is printed, and nothing is answered"
        return answer

    @property
    def shown(self) -> dict[str, Any]:
        return dict(self.board.question["shown"])

    def guess(self, text: str) -> dict[str, Any]:
        return self.ask("guess", asked=self.board.question["number"], text=text)

    def let_pass(self) -> dict[str, Any]:
        return self.ask("pass", asked=self.board.question["number"])

    def play_first(self) -> dict[str, Any]:
        move = next(move for move in self.board.position.legal_moves if move.cell)
        return self.ask("play", text=str(move))

    def bytes_of_all(self) -> bytes:
        """All that any browser, file or cell could get, without the names of models."""
        bundle, handle = self.board._repr_mimebundle_(), repr(self.asked)
        text = json.dumps([self.sent, self.board.get_state(), bundle, handle])
        return re.sub(r"[0-9a-f]{32}", "…", text).encode()


def fail(_change: object) -> None:
    message = "mine"
    raise ValueError(message)


def second_board(game: sq.Game) -> Wire:
    return Wire(game)
