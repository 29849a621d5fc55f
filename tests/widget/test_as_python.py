"""What "as Python" says beside the figures of a board: run in a cell, it gives those figures."""

from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.text.numbers import probability_text, whole_percent
from sequence_widget.widget.page.words import lasting
from sequence_widget.widget.snapshot import take
from tests.widget.wire import Wire, dice, kids


def run(board: sq.SequenceWidget, line: str) -> Any:
    return eval(line, {"board": board, "sq": sq})  # noqa: S307 - as in a cell; the line is ours


@pytest.mark.parametrize("make", [kids, dice])
@pytest.mark.parametrize("show", ["mover", "Bo", "none", "all"])
def test_chances_to_fill_a_space(make: Any, show: str) -> None:
    wire = Wire(make(), show=show, overlay="fills")
    (line,) = wire.board.code
    found = run(wire.board, line)
    assert {cell: whole_percent(chance) for cell, chance in found.items()} == {
        cell: figure["text"] for cell, figure in wire.scene["figures"].items()
    }
    for cell, chance in found.items():
        assert wire.scene["figures"][cell]["say"].endswith(probability_text(chance))


def test_it_is_asked_with_the_eyes_that_lie_open() -> None:
    wire = Wire(kids(), show="mover", overlay="fills")
    assert wire.board.code == ["board.view.fill_probabilities()"]
    behind = Wire(kids(), show="mover", overlay="fills", curtain=True)
    assert behind.board.code == ["board.game.seen_by(None).fill_probabilities()"]


def test_who_would_win_where() -> None:
    start = sq.position("kids", players=3, chips={"c1": 0, "d1": 0, "b2": 1, "c2": 1, "d2": 1})
    wire = Wire(sq.Game(start, players=["Anna", 'Bo "B"', "Cy"], seed=1), overlay="threats")
    (line,) = wire.board.code
    outs = run(wire.board, line)
    cells = {cell for found in outs.values() for where in found.values() for cell in where}
    assert cells == set(wire.scene["figures"])


def test_values_of_a_cell_are_the_overlay_itself() -> None:
    wire = Wire(dice(), overlay={"a1": 3})
    assert run(wire.board, *wire.board.code) == {"a1": 3}
    wire.board.overlay = "cells"
    assert set(run(wire.board, *wire.board.code)) == set(wire.scene["figures"])
    wire.board.overlay = None
    assert wire.board.code == []


def test_nothing_is_offered_while_a_question_waits() -> None:
    wire = Wire(dice(), overlay="cells")
    asked = wire.board.ask("How likely is a 9?", sq.roll_sum("dice")[9], name="as python")
    assert wire.scene["figures"]
    assert wire.board.code == []
    asked.let_pass()
    assert wire.board.code


def test_a_page_without_a_kernel_has_no_words_for_it() -> None:
    words = lasting(take(kids(), None, None, "en"))["words"]
    assert "ui.forward" in words
    assert not [key for key in words if key.startswith("ui.code")]
