"""What is sent is of JSON's own types; `Wire` sees to it in every other test of a board too."""

from fractions import Fraction

import numpy as np
import pytest

import sequence_widget as sq
from sequence_widget.text.numbers import Prose
from sequence_widget.widget.panels.panels import PANELS
from tests.widget.test_question_widget import Asking
from tests.widget.wire import Wire, as_json, dice, kids


@pytest.mark.parametrize("game", [kids, dice])
def test_every_trait_of_a_board_is_plain(game: type[sq.Game]) -> None:
    wire = Wire(game(), overlay="cells", panels=PANELS)
    for _ in range(6):
        wire.ask("play", text=str(wire.board.position.legal_moves[0]))
    wire.board.overlay = {"b2": np.float64(0.25), "c2": np.int64(1), "d2": Fraction(1, 3)}
    wire.board.ask(Prose("How likely?"), sq.Probability(1, 2), explain=Prose("It is so."))
    assert as_json(wire.board.get_state())["question"]["asked"]["question"] == "How likely?"


def test_every_word_of_a_question_is_plain() -> None:
    asking = Asking(explain=Prose("It is so."), usual=Prose("Most say so."), choices=())
    asking.guess("1/2")
    asking.guess("1/3")
    assert as_json(asking.widget.get_state())["shown"]["usual"] == "Most say so."


@pytest.mark.parametrize("value", [Prose("a"), np.float64(1), {1: 2}, {1}, [Fraction(1, 2)]])
def test_what_is_not_plain_is_found(value: object) -> None:
    with pytest.raises(AssertionError, match="state"):
        as_json({"state": value})
