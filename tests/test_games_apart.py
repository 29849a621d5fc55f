"""Guards on what belongs to one game: it is in that game's modules, and elsewhere rules are asked.

A module outside them may ask what a game has, such as `rules.hidden_cards` or `rules.dice`; which
game it is it may not ask.
"""

import ast
import re
from collections.abc import Iterator, Mapping

import pytest

from tests.layers import PACKAGE, ROOT, sources

OF_ONE_GAME = re.compile(r"\b(?:Kids|Dice)(?:Rules|Position|View|Layout)\b")
GAMES = {"kids", "dice"}
IN_TYPESCRIPT = re.compile(r"""[!=]==? *"(?:kids|dice)"|"(?:kids|dice)" *(?:[!=]==?|\|)""")

# Every layer may have a folder `games`, with a module a game, and in its `__init__` the one place
# where they are found by the rules. Whatever else knows one game is listed here, by layer; ""
# stands for a layer's `__init__`, which hands names on.
ALLOWED: dict[str, set[str]] = {
    "rules": {
        "",
        "dice",
        "kids",
        "registry",  # where the editions are found
    },
    "engine": {
        "",
        "build",  # where that is found by the rules
    },
    "exact": {
        "cards",
        "claims.binding",
        "claims.cards",
        "claims.dice",
        "claims.numbers",
        "claims.table",
        "dealing",
        "dice_filling",
        "filling",
        "finish.card_turn",
        "finish.cards",
        "finish.dice",
        "finish.dice_lookup",
        "games",  # where they are found by the rules
        "given",
        "hidden",
        "solver.graph",
        "solver.solution",
        "turn_length",
    },
    "simulation": {
        "loop.dice_inputs",
        "loop.kids_inputs",
        "loop.policy_moves",
        "playouts",  # where they are found by the rules
    },
    "teaching": {
        "analysis.kids_hands",
        "analysis.possible_moves",  # where that is found by the rules
    },
}


OWN_FOLDERS = {"games", "kids", "dice", "told"}


def is_of_games(name: str) -> bool:
    """Whether a module is in a layer's folder for what belongs to one game."""
    return not OWN_FOLDERS.isdisjoint(name.split(".")[2:-1])


def names_of_one_game(text: str) -> Iterator[str]:
    """Find the types of one game that a source names, and where it asks which game is played.

    What a docstring says does not count; a type in quotes does.
    """
    nodes = [*ast.walk(ast.parse(text))]
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        match node:
            case ast.ClassDef(name=word) | ast.alias(name=word):
                yield from OF_ONE_GAME.findall(word)
            case ast.Name(id=word) | ast.Attribute(attr=word):
                yield from OF_ONE_GAME.findall(word)
            case ast.Constant(value=str(word)) if id(node) not in told:
                yield from OF_ONE_GAME.findall(word)
            case ast.Compare() | ast.MatchValue():
                yield from compared(node) & GAMES
            case _:
                pass


def compared(node: ast.AST) -> set[str]:
    """Find the words that something is compared with."""
    constants = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


def faults(modules: Mapping[str, str], allowed: Mapping[str, set[str]]) -> list[str]:
    """Find modules that know one game and are not listed, and listed ones that know none."""
    found = {
        name: sorted(set(names_of_one_game(text)))
        for name, text in modules.items()
        if not is_of_games(name)
    }
    listed = {f"{PACKAGE}.{layer}.{name}" for layer, names in allowed.items() for name in names}
    knowing = {name for name, words in found.items() if words}
    return [
        *(f"{name} names {', '.join(found[name])}" for name in sorted(knowing - listed)),
        *(f"{name} is listed, and knows no game" for name in sorted(listed - knowing)),
    ]


def test_what_belongs_to_one_game_is_in_its_modules() -> None:
    assert faults(sources(), ALLOWED) == []


def test_the_front_end_asks_what_a_board_has_and_not_which_game_it_is() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in (ROOT / "js/src").rglob("*.ts*")}
    assert len(texts) > 50
    assert [path.name for path, text in texts.items() if IN_TYPESCRIPT.search(text)] == []


@pytest.mark.parametrize(
    "source",
    [
        "from sequence_widget.rules import KidsRules",
        "import sequence_widget as sq\nisinstance(rules, sq.DiceRules)",
        "view = cast('KidsView', view)",
        "def f(found: 'list[DicePosition] | None'): ...",
        "if rules.edition == 'kids': pass",
        "is_dice = 'dice' in name or name in ('mini-dice', 'dice')",
        "match rules.edition:\n    case 'kids': pass",
    ],
    ids=repr,
)
def test_the_guard_can_fail(source: str) -> None:
    name = "sequence_widget.widget.scene"
    assert len(faults({name: source}, {})) == 1
    assert faults({name: source}, {"widget": {"scene"}}) == []
    assert faults({"sequence_widget.widget.games.kids": source}, {}) == []


@pytest.mark.parametrize(
    "source",
    [
        '"""A game of `KidsRules`, such as "kids"."""',
        'game = sq.Game("kids")',
        "if rules.hidden_cards and rules.dice: pass",
        "from sequence_widget.widget.games import game_on_board",
    ],
    ids=repr,
)
def test_the_guard_passes_what_is_good(source: str) -> None:
    assert faults({"sequence_widget.widget.scene": source}, {}) == []


def test_the_guard_finds_what_is_listed_in_vain() -> None:
    assert faults({}, {"widget": {"scene"}}) == [
        "sequence_widget.widget.scene is listed, and knows no game"
    ]


@pytest.mark.parametrize(
    "text", ['board.game === "dice"', '"kids" !== name', 'game: "kids" | "dice"']
)
def test_the_guard_of_the_front_end_can_fail(text: str) -> None:
    assert IN_TYPESCRIPT.search(text)
