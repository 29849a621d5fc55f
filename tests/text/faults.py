"""What sentences the sources ask for, what the catalogues hold, and where the two disagree."""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter

import sequence_widget as sq
from sequence_widget import text
from sequence_widget.rules import FREE, KidsRules
from sequence_widget.text import LANGUAGES

Catalogue = Mapping[str, str | tuple[str, ...]]

PACKAGE = Path(sq.__file__).parent
ERRORS = [
    kind
    for kind in vars(text).values()
    if isinstance(kind, type) and issubclass(kind, text.SequenceError)
]
KEY_AT = {"say": 0, "Phrase": 0, "error_at": 1, **{kind.__name__: 0 for kind in ERRORS}}
"""Where the functions that take a key take it."""

ADDED = {"error_at": {"line", "where"}}
"""What such a function gives the sentence besides what it is given itself."""

ENGLISH = LANGUAGES["en"]
SECTIONS = {key.partition(".")[0] for key in ENGLISH}


# What the sources ask for


@dataclass
class Asked:
    """What some sources ask for: keys and where, families of keys, and keys with their values."""

    keys: dict[str, str] = field(default_factory=dict)
    families: dict[str, str] = field(default_factory=dict)
    """By pattern: keys that are put together when the program runs."""

    filled: list[tuple[str, set[str], str]] = field(default_factory=list)


def sources() -> dict[str, str]:
    """Read every module but those that are a language's sentences, and the site's first page."""
    found = {
        str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.parent.parent.name != "text"
    }
    for path in sorted((PACKAGE.parent / "lite").glob("*.py")):
        found[f"lite/{path.name}"] = path.read_text(encoding="utf-8")
    return found


def asked_for(modules: Mapping[str, str]) -> Asked:
    """Find every key in some sources: as a literal, or put together from a literal and a name."""
    asked = Asked()
    for name, source in modules.items():
        tree = ast.parse(source)
        for node in ast.walk(tree):
            place = f"{name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Constant) and is_key(node.value):
                if str(node.value).endswith("."):
                    asked.families.setdefault(re.escape(str(node.value)) + ".+", place)
                else:
                    asked.keys.setdefault(str(node.value), place)
            elif isinstance(node, ast.Call):
                read_call(asked, node, place)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                read_families(asked, node, tree, name)
    return asked


def is_key(value: object) -> bool:
    """Whether a literal is a key, or the beginning of one, by the section it names."""
    if not isinstance(value, str) or value.endswith((".css", ".js", ".md")):
        return False
    match = re.fullmatch(r"([a-z]+)\.[a-z_.-]*", value)
    return match is not None and match[1] in SECTIONS


def read_call(asked: Asked, call: ast.Call, place: str) -> None:
    """Note the key and the values of a call that takes a key."""
    called = ast.unparse(call.func).rpartition(".")[2]
    at = KEY_AT.get(called)
    if at is None or len(call.args) <= at:
        return
    for key in literals(call.args[at]):
        asked.keys.setdefault(key, place)
        values = {keyword.arg for keyword in call.keywords}
        if called == "Phrase":
            given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
            values = dict_keys(given)
        if None not in values:
            known = {str(value) for value in values} | ADDED.get(called, set())
            asked.filled.append((key, known, place))


def literals(node: ast.expr) -> Iterator[str]:
    """Give the strings an expression may be, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def dict_keys(node: ast.expr) -> set[str | None]:
    """Give the names in a display of a dictionary; `None` when they are not written there."""
    if not isinstance(node, ast.Dict):
        return {None}
    return {
        key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else None
        for key in node.keys
    }


def read_families(asked: Asked, function: ast.FunctionDef, tree: ast.Module, module: str) -> None:
    """Note f-strings like f"said.{kind}"; by the callers' literals, if it is a parameter."""
    parameters = [argument.arg for argument in function.args.args]
    for node in ast.walk(function):
        if not isinstance(node, ast.JoinedStr) or not is_key(literal_of(node.values[0])):
            continue
        place = f"{module}:{node.lineno}"
        blank = node.values[1] if len(node.values) == 2 else None
        named = blank.value if isinstance(blank, ast.FormattedValue) else None
        start = literal_of(node.values[0])
        if isinstance(named, ast.Name) and named.id in parameters:
            at = parameters.index(named.id)
            for call in ast.walk(tree):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == function.name:
                    for end in literals(call.args[at]):
                        asked.keys.setdefault(f"{start}{end}", f"{module}:{call.lineno}")
        else:
            parts = [re.escape(literal_of(value)) or ".+" for value in node.values]
            asked.families.setdefault("".join(parts), place)


def literal_of(node: ast.expr) -> str:
    """Give a literal string, or nothing."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


# Keys that are made and not looked up as they stand: a word may have a name, a language has one.
MADE = (r"card\..+", r"ui\.language\..+")


def missing_faults(catalogue: Catalogue, asked: Asked) -> list[str]:
    """Find keys and families that are asked for and not there."""
    faults = [
        f"{at}: no sentence '{key}'" for key, at in asked.keys.items() if key not in catalogue
    ]
    return faults + [
        f"{at}: no sentence like '{family}'"
        for family, at in asked.families.items()
        if family not in MADE and not any(re.fullmatch(family, key) for key in catalogue)
    ]


def idle_faults(catalogue: Catalogue, asked: Asked) -> list[str]:
    """Find keys that nothing asks for."""
    return [
        key
        for key in catalogue
        if key not in asked.keys and not any(re.fullmatch(each, key) for each in asked.families)
    ]


def filling_faults(catalogue: Catalogue, asked: Asked) -> list[str]:
    """Find calls that do not give a sentence all it has blanks for."""
    return [
        f"{at}: '{key}' needs {sorted(lacking)}"
        for key, values, at in asked.filled
        if (lacking := blanks(catalogue.get(key, "")) - values)
    ]


# What a catalogue holds


def forms(template: str | tuple[str, ...]) -> tuple[str, ...]:
    """Give the forms of a sentence: one, or as many as its language has for numbers."""
    return (template,) if isinstance(template, str) else template


def blanks(template: str | tuple[str, ...]) -> set[str]:
    """Name what a sentence has to be given; `n` chooses among its forms."""
    names = {
        name
        for form in forms(template)
        for _, name, _, _ in Formatter().parse(form)
        if name is not None
    }
    return names | ({"n"} if isinstance(template, tuple) else set())


def template_faults(catalogue: Catalogue) -> list[str]:
    """Find sentences that cannot be filled in by name."""
    faults = []
    for key, template in catalogue.items():
        try:
            for form in forms(template):
                form.format(**dict.fromkeys(blanks(template), 1))
        except (KeyError, IndexError, ValueError) as error:
            faults.append(f"{key}: {error!r}")
    return faults


def translation_faults(catalogue: Catalogue, original: Catalogue) -> list[str]:
    """Find what differs between two languages besides the words.

    The names of the cards stand apart: the English are the cards themselves.
    """
    mine, theirs = ({key for key in each if not is_card(key)} for each in (catalogue, original))
    faults = [f"{key} is missing" for key in sorted(theirs - mine)]
    faults += [f"{key} is too much" for key in sorted(mine - theirs)]
    for key in sorted(mine & theirs):
        if blanks(catalogue[key]) != blanks(original[key]):
            faults.append(f"{key}: {blanks(catalogue[key])} for {blanks(original[key])}")
    return faults


def form_faults(catalogue: Catalogue, plural: Callable[[int], int]) -> list[str]:
    """Find sentences that have not as many forms as the language, or some where none is chosen.

    The browser fills in blanks and knows of no forms.
    """
    numbers = {plural(n) for n in range(1_000)}
    faults = [] if numbers == set(range(len(numbers))) else [f"plural: {sorted(numbers)}"]
    for key, template in catalogue.items():
        if isinstance(template, tuple) and key.startswith(_IN_THE_BROWSER):
            faults.append(f"{key}: forms in the browser")
        elif isinstance(template, tuple) and len(template) != len(numbers):
            faults.append(f"{key}: {len(template)} forms of {len(numbers)}")
    return faults


_IN_THE_BROWSER = ("ui.", "ask.")


def plural_faults(catalogue: Catalogue) -> list[str]:
    """Find sentences with an amount of something that have but one form.

    A label with a colon before the number, and a number of a thing, need no plural.
    """
    return [
        key
        for key, template in catalogue.items()
        if isinstance(template, str)
        and re.search(r"\{n\}", template)
        and not re.search(r": \{n\}", template)
        and key not in _NUMBERED
    ]


_NUMBERED = (
    "ui.pile",  # "3 in all", of whatever lies there
    "ui.enter.die",  # its number
    "ui.speed.times",
    "widget.variations_more",  # "3 more"
)


def is_card(key: str) -> bool:
    """Whether a key is the name of a card and no sentence."""
    return key.startswith("card.") and key != "kind.unknown"


def cards() -> set[str]:
    """Name every card, and the free space, of all editions."""
    every = {FREE}
    for name in sq.editions():
        rules = sq.edition(name)
        if isinstance(rules, KidsRules):
            every |= {kind for kind, _ in rules.deck}
    return every
