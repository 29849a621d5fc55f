"""Every reason that a turn can have is said on the board, and every refusal of a pass."""

import ast
from collections.abc import Iterator

import pytest

from sequence_widget.engine.dice import tables as dice
from sequence_widget.engine.kids import tables as kids
from sequence_widget.text import LANGUAGES
from tests.layers import sources

AGAIN = {"place", "wild"}
"""Reasons for putting a chip on an open space, which may earn another turn."""


def reasons(module: str, function: str, at: int) -> set[str]:
    """Find the texts that a function is called with in a module, as the argument at a place."""
    calls = (node for node in ast.walk(ast.parse(sources()[module])) if isinstance(node, ast.Call))
    named = (call for call in calls if ast.unparse(call.func).removeprefix("self.") == function)
    return {word for call in named for word in texts(call.args[at])}


def texts(node: ast.expr) -> Iterator[str]:
    """Find the texts that an expression may come to."""
    if isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


OF_CARDS = reasons(kids.__name__, "Option", 2)
OF_TURNS = reasons(kids.__name__, "Turn", 1)
OF_SUMS = reasons(dice.__name__, "_do", 2)
OF_PASSES = reasons(dice.__name__, "_pass", 0)


def test_the_reasons_are_found() -> None:
    assert {"dead", "unicorn", "no_chips_left"} < OF_CARDS
    assert {"dead_may", "swap_any", "pass"} < OF_TURNS
    assert {"full", "wild", "remove"} < OF_SUMS
    assert {"none_to_take", "all_own"} < OF_PASSES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentences(language: str) -> None:
    wanted = {f"does.{why}" for why in OF_CARDS} | {f"why.{why}" for why in OF_PASSES}
    wanted |= {f"turn.{why}" for why in OF_TURNS | OF_SUMS | OF_PASSES}
    wanted |= {f"turn.{why}_again" for why in AGAIN}
    assert wanted - set(LANGUAGES[language]) == set()
