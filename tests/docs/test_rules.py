"""docs/rules.md says what the code does: boards, editions, fields, and the numbers of rulings."""

import ast
import dataclasses
import re

import pytest

import sequence_widget as sq
from sequence_widget.rules import DiceRules, KidsRules
from sequence_widget.rules.rules import Rules, changeable
from tests.docs.pages import ROOT, blocks, page, rulings, tables

RULES = page("docs/rules.md")
SUMS, EDITIONS, BOTH, KIDS, DICE = tables(RULES)
BOARDS = ("kids", "dice", "mini-kids", "mini-dice")


def code(cell: str) -> list[str]:
    """Read what a cell has in code."""
    return re.findall(r"`([^`]+)`", cell)


def value(cell: str) -> object:
    """Read the value that a cell has in code; `...` for a cell that is empty."""
    return ast.literal_eval(code(cell)[0]) if cell else ...


def defaults(kind: type[Rules]) -> dict[str, object]:
    """Give the fields that may be changed with their defaults; `...` for those without one."""
    given = {field.name: field.default for field in dataclasses.fields(kind)}
    without = dataclasses.MISSING
    return {name: ... if given[name] is without else given[name] for name in changeable(kind)}


@pytest.mark.parametrize(("kind", "own"), [(KidsRules, KIDS), (DiceRules, DICE)])
def test_the_page_has_every_field_with_its_default(kind: type[Rules], own: list[list[str]]) -> None:
    rows = [*BOTH[1:], *own[1:]]
    told = {code(name)[0]: value(default) for name, default, _ in rows}
    assert len(told) == len(rows)
    assert told == defaults(kind)


def test_the_page_has_every_edition_in_its_order() -> None:
    assert tuple(code(row[0])[0] for row in EDITIONS[1:]) == sq.editions()


@pytest.mark.parametrize("row", EDITIONS[1:], ids=lambda row: str(code(row[0])[0]))
def test_an_edition_differs_from_the_defaults_as_the_page_says(row: list[str]) -> None:
    rules = sq.edition(code(row[0])[0])
    columns = {
        code(name)[0]: value(cell) for name, cell in list(zip(EDITIONS[0], row, strict=True))[2:5]
    }
    others = {
        name: ast.literal_eval(text)
        for name, _, text in (each.partition("=") for each in code(row[5]))
    }
    told = {**defaults(type(rules)), **columns, **others}
    assert {name: getattr(rules, name) for name in told if name != "board"} == {
        name: each for name, each in told.items() if name != "board"
    }


@pytest.mark.parametrize(("edition", "text"), [*zip(BOARDS, blocks(RULES), strict=True)])
def test_the_boards_are_as_drawn(edition: str, text: str) -> None:
    assert sq.edition(edition).board == sq.Board.from_text(text)


def test_the_kids_editions_have_one_board() -> None:
    assert sq.edition("kids").board == sq.edition("kids-2025").board == sq.edition("kids-nb").board


def test_the_sums_are_those_of_the_edition() -> None:
    rules = sq.edition("dice")
    assert isinstance(rules, DiceRules)
    told = [row[0] for row in SUMS[1:]]
    assert told[0] == "2 to 9, or 12"
    assert set(rules.numbers) == {*range(2, 10), 12}
    assert {int(text) for text in told if text.isdecimal()} == rules.remove_on | rules.wild_on


def test_what_is_pointed_to_is_there() -> None:
    """Docstrings and tests name the page, and then a ruling or several."""
    known, asked = rulings(RULES), set()
    for path in [*ROOT.glob("sequence_widget/**/*.py"), *ROOT.glob("tests/**/*.py")]:
        for text in re.findall(r"docs/rules\.md, ([^)\n]+)", path.read_text(encoding="utf-8")):
            asked |= set(re.findall(r"(?:Kids|Dice) \d+(?:\.\d+)?", text))
    assert len(asked) > 5
    assert asked - known == set()


def test_rulings_are_numbered_without_a_gap() -> None:
    known = rulings(RULES)
    for game in ("Kids", "Dice"):
        whole = {
            int(each.split()[1]) for each in known if each.startswith(game) and "." not in each
        }
        assert whole == set(range(1, len(whole) + 1))
    for ruling in (2, 3):
        assert {f"Kids {ruling}.{part}" for part in (1, 2, 3, 4)} < known
