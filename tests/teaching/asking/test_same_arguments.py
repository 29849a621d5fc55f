"""A question is asked in a box, on a board, or made without either: by the same words each time."""

import inspect
from collections.abc import Callable

import pytest

import sequence_widget as sq
from sequence_widget.teaching import make_question

OWN = {"self", "text", "question", "about", "later", "board", "game", "language", "return"}
"""What only some of them take, and the question itself."""


def arguments(asked: Callable[..., object]) -> list[tuple[str, object, object]]:
    given = inspect.signature(asked).parameters.values()
    return [(each.name, each.default, each.annotation) for each in given if each.name not in OWN]


@pytest.mark.parametrize("asked", [sq.ask, sq.SequenceWidget.ask], ids=["in a box", "on a board"])
def test_whatever_a_question_can_be_made_of_can_be_asked(asked: Callable[..., object]) -> None:
    assert arguments(asked) == arguments(make_question)
    assert [name for name, _, _ in arguments(asked)][:3] == ["answer", "name", "hints"]
