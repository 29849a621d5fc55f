"""The catalogues: every sentence asked for is there, none is idle, and all can be filled in.

Each check is a function over catalogues or sources, so that a test can show that it can fail.
A language added to LANGUAGES is checked against the English by itself.
"""

import ast
import inspect
import pickle
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter

import pytest

import sequence_widget as sq
from sequence_widget import text
from sequence_widget.rules import FREE, KidsRules
from sequence_widget.text import LANGUAGES, Phrase, card_name, say

Catalogue = Mapping[str, str | tuple[str, str]]

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
    """Read every module but those that are a language's sentences."""
    speaking = {"__init__.py", "catalogue.py", "errors.py"}
    return {
        str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.parent.name != "text" or path.name in speaking
    }


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
    if not isinstance(value, str) or value.endswith((".css", ".js")):
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


def missing_faults(catalogue: Catalogue, asked: Asked) -> list[str]:
    """Find keys and families that are asked for and not there."""
    faults = [
        f"{at}: no sentence '{key}'" for key, at in asked.keys.items() if key not in catalogue
    ]
    return faults + [
        f"{at}: no sentence like '{family}'"
        for family, at in asked.families.items()
        if family != r"card\..+" and not any(re.fullmatch(family, key) for key in catalogue)
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


def forms(template: str | tuple[str, str]) -> tuple[str, ...]:
    """Give the forms of a sentence: one, or a singular and a plural."""
    return (template,) if isinstance(template, str) else template


def blanks(template: str | tuple[str, str]) -> set[str]:
    """Name what a sentence has to be given; `n` chooses between a singular and a plural."""
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
        if isinstance(catalogue[key], str) != isinstance(original[key], str):
            faults.append(f"{key}: one of them has a plural")
        elif blanks(catalogue[key]) != blanks(original[key]):
            faults.append(f"{key}: {blanks(catalogue[key])} for {blanks(original[key])}")
    return faults


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


# The catalogues as they are


def test_every_sentence_asked_for_is_there() -> None:
    assert missing_faults(ENGLISH, asked_for(sources())) == []


def test_no_sentence_is_idle() -> None:
    assert idle_faults(ENGLISH, asked_for(sources())) == []


def test_sentences_are_given_all_they_have_blanks_for() -> None:
    asked = asked_for(sources())
    assert len(asked.filled) > 40  # else the reading of calls is what is broken
    assert filling_faults(ENGLISH, asked) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_filled_in(language: str) -> None:
    assert template_faults(LANGUAGES[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences(language: str) -> None:
    assert translation_faults(LANGUAGES[language], ENGLISH) == []


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_other_languages_name_the_cards(language: str) -> None:
    known = {key.removeprefix("card.") for key in LANGUAGES[language] if is_card(key)}
    assert cards() - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_one_line_and_say_something(language: str) -> None:
    for key, template in LANGUAGES[language].items():
        for form in forms(template):
            assert "\n" not in form
            assert "  " not in form
            assert form.strip() or key == "hint.nothing"


def test_faults_of_rules_name_the_field_first() -> None:
    for language in LANGUAGES.values():
        for key, template in language.items():
            if key.startswith(("rules.", "players.")):
                assert all(form.startswith("{field}: ") for form in forms(template))


@pytest.mark.parametrize("event", ["refused.", "event."])
def test_refused_events_are_told_back(event: str) -> None:
    """Whoever reads one among several notices must know what it is about."""
    for key in ENGLISH:
        if key.startswith(event):
            assert blanks(ENGLISH[key]) & {"event", "text"}


def test_families_hold_every_kind_there_is() -> None:
    """Those the sources put together from what an event or a position is."""
    for awaiting in ("move", "deal", "draw_card", "roll", "roll-off"):
        assert f"status.{awaiting}" in ENGLISH
    for manner in ("play", "unicorn", "dragon", "swap", "pass", "place", "replace", "remove"):
        assert f"said.{manner}" in ENGLISH
    for luck in ("deal", "deal_hidden", "draw", "draw_hidden", "roll", "roll-off"):
        assert f"said.{luck}" in ENGLISH


# Saying


def test_a_phrase_is_put_into_words_inside_a_sentence() -> None:
    hint = text.hint("tigr", ["tiger", "lion"])
    assert say("kind.unknown", name="tigr", hint=hint).endswith("; did you mean 'tiger'?")
    assert say("kind.unknown", name="x", hint=text.hint("x", ["b", "a"])).endswith("from a, b")
    assert say("kind.unknown", name="x", hint=text.hint("x", [])) == "there is no card 'x'"


def test_a_phrase_takes_the_language_of_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(text.catalogue), "LANGUAGES", {**LANGUAGES, "xx": shouted()})
    seat = Phrase("seat.number", {"seat": 1})
    assert say("hint.choices", "xx", choices=seat) == "; CHOOSE FROM SEAT 1"


def test_one_and_many(monkeypatch: pytest.MonkeyPatch) -> None:
    plural: Catalogue = {**ENGLISH, "seat.number": ("one seat", "{n} seats")}
    monkeypatch.setitem(vars(text.catalogue), "LANGUAGES", {"en": plural})
    assert [say("seat.number", n=n) for n in (0, 1, 2)] == ["0 seats", "one seat", "2 seats"]


def test_an_unknown_card_is_its_own_name() -> None:
    assert card_name("axolotl") == "axolotl"
    assert [card_name(card) for card in ("tiger", "dragon")] == ["tiger", "dragon"]


def shouted() -> dict[str, str | tuple[str, str]]:
    """Make a language up: the English in capitals, its blanks as they are."""
    return {
        key: _shout(template)
        if isinstance(template, str)
        else (_shout(template[0]), _shout(template[1]))
        for key, template in ENGLISH.items()
    }


def _shout(template: str) -> str:
    parts = re.split(r"(\{.*?\})", template)
    return "".join(part if part.startswith("{") else part.upper() for part in parts)


# Errors


WRONG: Mapping[str, Callable[[], object]] = {
    "a count": lambda: sq.edition("kids").but(dragons=-1),
    "a choice": lambda: sq.edition("kids").but(dead_cards="never"),
    "a chip": lambda: sq.position("kids", chips={"a1": 0}),
    "a card": lambda: sq.position("kids", hands=[["tigr"], []]),
    "a move": lambda: sq.Game("kids", seed=7).play("tigr b1"),
    "a pass": lambda: sq.Game("kids", seed=7).play("pass"),
    "a record": lambda: sq.Game.from_text("nothing"),
    "a text": lambda: sq.Position.from_text(""),
}


def error_of(what: str) -> sq.SequenceError:
    """Do something wrong, and catch what is raised."""
    with pytest.raises(sq.SequenceError) as caught:
        WRONG[what]()
    return caught.value


def test_every_class_of_errors_is_among_these() -> None:
    raised = {type(error_of(what)) for what in WRONG}
    # No question that could be impossible is asked in this layer.
    assert raised == set(ERRORS) - {sq.SequenceError, sq.ImpossibleError}


@pytest.mark.parametrize("kind", ERRORS)
def test_every_error_is_one_of_the_package(kind: type[Exception]) -> None:
    assert issubclass(kind, sq.SequenceError)
    assert issubclass(kind, Exception)
    assert getattr(sq, kind.__name__) is kind
    assert inspect.getdoc(kind)


@pytest.mark.parametrize("what", WRONG)
def test_an_error_keeps_its_sentence_when_pickled(what: str) -> None:
    """As it is when a worker process raises it."""
    error = error_of(what)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert (again.key, again.values) == (error.key, error.values)
    assert getattr(again, "field", None) == getattr(error, "field", None)


@pytest.mark.parametrize("what", WRONG)
def test_a_notebook_shows_one_line(what: str) -> None:
    error = error_of(what)
    assert error._render_traceback_() == [f"{type(error).__name__}: {error}"]
    assert "\n" not in str(error)
    assert str(error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_speaks_every_language(language: str) -> None:
    for error in map(error_of, WRONG):
        spoken = error.in_language(language)
        assert (spoken == str(error)) == (language == "en")
        assert "{" not in spoken.replace("{}", "")


def test_only_a_record_error_has_a_line_and_only_a_rules_error_a_field() -> None:
    assert sq.RecordError("record.line", line=3).line == 3
    assert sq.RecordError("record.json").line is None
    assert sq.RulesError("rules.least", field="chips", least=1, value=0).field == "chips"
    assert not hasattr(sq.PositionError("seat.number", seat=1), "field")


# The checks can fail


def check(source: str) -> Asked:
    """Read one made-up module."""
    return asked_for({"made_up.py": source})


@pytest.mark.parametrize(
    "source",
    [
        "say('seat.numbr', seat=1)",
        "say('seet.number', seat=1)",
        "raise RulesError('seat.none')",
        "raise text.PositionError('anything at all')",
        "x = Phrase('seat.none' if y else 'seat.number')",
        "error_at(3, 'seat.none')",
        "key = 'seat.none'",
        "def f(x):\n    say(f'seat.{x}')\nf('none')",
        "def f(y):\n    say(f'seat.{y.kind}_hidden')",
    ],
)
def test_a_missing_sentence_is_found(source: str) -> None:
    assert missing_faults({"seat.number": "seat {seat}"}, check(source))


@pytest.mark.parametrize(
    "source",
    [
        "say('seat.number', seat=1)",
        "key = 'seat.number'",
        "def f(x):\n    say(f'seat.{x}')\nf('number')",
        "def f(x):\n    say(f'seat.{x.kind}')",
        "words = [key for key in catalogue if key.startswith('seat.')]",
    ],
)
def test_a_sentence_in_use_is_found(source: str) -> None:
    catalogue = {"seat.number": "seat {seat}"}
    assert missing_faults(catalogue, check(source)) == []
    assert idle_faults(catalogue, check(source)) == []


def test_an_idle_sentence_is_found() -> None:
    catalogue = {"seat.number": "seat {seat}"}
    assert idle_faults(catalogue, check("say('over.draw')")) == ["seat.number"]
    assert idle_faults(catalogue, check("'''Docstring that has seat.number in it.'''"))


@pytest.mark.parametrize(
    "source",
    [
        "say('seat.number')",
        "say('seat.number', language, sead=1)",
        "raise PositionError('seat.number', number=1)",
        "Phrase('seat.number')",
        "Phrase('seat.number', {'number': 1})",
        "error_at(1, 'seat.number')",
    ],
)
def test_a_blank_that_is_not_filled_is_found(source: str) -> None:
    assert filling_faults({"seat.number": "seat {seat}"}, check(source))


def test_what_is_filled_as_it_runs_is_not_judged() -> None:
    catalogue = {"seat.number": "seat {seat}"}
    for source in ("say('seat.number', **values)", "Phrase('seat.number', values)"):
        assert filling_faults(catalogue, check(source)) == []


@pytest.mark.parametrize("template", ["{", "{0}", "{}", "{a", "{a.b}", ("one", "{}")], ids=repr)
def test_a_sentence_that_cannot_be_filled_in_is_found(template: str | tuple[str, str]) -> None:
    assert template_faults({"seat.number": template})


@pytest.mark.parametrize(
    "catalogue",
    [
        {},
        {"seat.number": "SEAT"},
        {"seat.number": "SEAT {number}"},
        {"seat.number": ("SEAT {seat}", "SEATS {seat}")},
        {"seat.number": "SEAT {seat}", "seat.other": "OTHER"},
        {"seat.number": "SEAT {seat} {seat2}"},
    ],
    ids=repr,
)
def test_a_language_with_faults_is_found_out(catalogue: Catalogue) -> None:
    assert translation_faults(catalogue, {"seat.number": "seat {seat}"})


def test_a_good_second_language_passes() -> None:
    """Names of cards, which the English does not need, are no fault."""
    other = {**shouted(), "card.tiger": "TIGER"}
    assert translation_faults(other, ENGLISH) == []
    assert template_faults(other) == []
