"""What a board is made of: one class of our own above it, parts that stand apart, and traits."""

import re
from itertools import permutations
from typing import Any

import anywidget
import pytest

import sequence_widget as sq
from sequence_widget.widget.intents import STEERING, TELLING
from sequence_widget.widget.panels.panels import PANELS
from sequence_widget.widget.scene import SCENE
from sequence_widget.widget.trait_values import read_written
from tests.layers import PACKAGE, ROOT, imports, sources
from tests.widget.wire import kids

FRAMEWORK = {"layout", "tabbable", "tooltip", "comm"}
"""What every widget of ipywidgets has."""

PARTS = (
    "board_question",
    "changes",
    "events_to_tell",
    "intents",
    "panels.panels",
    "screen",
    "under_way",
)
CONTRACT = (ROOT / "js/src/contract.ts").read_text(encoding="utf-8")
WRITABLE: list[tuple[str, object, object]] = [
    ("ply", 1, 1),
    ("selected", " B1", "b1"),
    ("selected", "rev", "fox"),
    ("panels", ["many", "many"], ("many",)),
    ("language", "nb", "nb"),
    ("overlay", "fills", "fills"),
    ("overlay", None, None),
]
NOT_WRITABLE: list[tuple[str, object]] = [
    ("ply", 3),
    ("ply", "1"),
    ("ply", True),
    ("selected", None),
    ("selected", "b1".rjust(61)),
    ("selected", "z9"),
    ("panels", "many"),
    ("panels", ["many"] * (len(PANELS) + 1)),
    ("panels", [["many"]]),
    ("language", "xx"),
    ("language", ["nb"]),
    ("overlay", {"a1": 1}),
    ("overlay", "hands"),
    ("show", "all"),
    ("hand", []),
]


def imported_by(part: str) -> set[str]:
    return {each.target for each in imports(sources()) if each.module == module(part)}


def module(part: str) -> str:
    return f"{PACKAGE}.widget.{part}"


def fields(interface: str) -> set[str]:
    """Read the names of the fields of an interface in the contract."""
    body = CONTRACT.partition(f"export interface {interface} {{\n")[2].partition("\n}\n")[0]
    return set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE))


@pytest.mark.parametrize("widget", [sq.SequenceWidget, sq.QuestionWidget])
def test_one_class_of_our_own_stands_between_a_widget_and_anywidget(widget: type) -> None:
    above = widget.__mro__[1 : widget.__mro__.index(anywidget.AnyWidget)]
    assert [each.__name__ for each in above] == ["NotebookWidget"]


def test_no_part_knows_the_board_or_another_part() -> None:
    for part, other in permutations(PARTS, 2):
        assert imported_by(part), "it is to be there"
        assert not imported_by(part) & {module(other), module("widget")}


def test_the_traits_are_those_of_the_contract() -> None:
    board, followed = (
        {name for name in made.keys if not name.startswith("_")} - FRAMEWORK
        for made in (sq.SequenceWidget(kids()), sq.follow(kids(), str))
    )
    assert followed == fields("Traits")
    assert board == followed - {"said"}
    assert set(SCENE) < board


def test_every_intent_is_in_the_contract() -> None:
    told = set(re.findall(r'\bdo: "(\w+)"', CONTRACT))
    assert {*STEERING, *TELLING} < told


@pytest.mark.parametrize(("name", "value", "read"), WRITABLE)
def test_what_a_browser_may_write_is_read(name: str, value: Any, read: object) -> None:
    game = kids()
    game.play("tiger b1")
    assert read_written(name, value, game) == read


@pytest.mark.parametrize(("name", "value"), NOT_WRITABLE)
def test_what_it_may_not_write_is_refused(name: str, value: Any) -> None:
    game = kids()
    game.play("tiger b1")
    with pytest.raises(sq.SequenceError):
        read_written(name, value, game)
