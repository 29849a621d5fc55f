"""The catalogues: every sentence asked for is there, none is idle, and all can be filled in.

Each check is a function over catalogues or sources, so that a test can show that it can fail.
A language added to LANGUAGES is checked against the English by itself.
"""

import inspect
import pickle
import re
from collections.abc import Callable, Mapping

import pytest

import sequence_widget as sq
from sequence_widget import text
from sequence_widget.text import LANGUAGES, PLURALS, Phrase, card_name, say
from tests.text.faults import (
    ENGLISH,
    ERRORS,
    Asked,
    Catalogue,
    asked_for,
    blanks,
    cards,
    filling_faults,
    form_faults,
    forms,
    idle_faults,
    is_card,
    missing_faults,
    plural_faults,
    sources,
    template_faults,
    translation_faults,
)

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
def test_amounts_have_a_plural(language: str) -> None:
    assert plural_faults(LANGUAGES[language]) == []


def test_every_language_has_a_plural_function() -> None:
    assert PLURALS.keys() == LANGUAGES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_as_many_forms_as_the_language(language: str) -> None:
    assert form_faults(LANGUAGES[language], PLURALS[language]) == []


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
            assert form.strip() or key in ("hint.nothing", "number.group")


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
    monkeypatch.setitem(vars(text.phrases), "LANGUAGES", {**LANGUAGES, "xx": shouted()})
    seat = Phrase("seat.number", {"seat": 1})
    assert say("hint.choices", "xx", choices=seat) == "; CHOOSE FROM SEAT 1"


def test_one_and_many(monkeypatch: pytest.MonkeyPatch) -> None:
    plural: Catalogue = {**ENGLISH, "seat.number": ("one seat", "{n} seats")}
    monkeypatch.setitem(vars(text.phrases), "LANGUAGES", {"en": plural})
    assert [say("seat.number", n=n) for n in (0, 1, 2)] == ["0 seats", "one seat", "2 seats"]


def test_an_unknown_card_is_its_own_name() -> None:
    assert card_name("axolotl") == "axolotl"
    assert [card_name(card) for card in ("tiger", "dragon")] == ["tiger", "dragon"]


def shouted() -> dict[str, str | tuple[str, ...]]:
    """Make a language up: the English in capitals, its blanks as they are."""
    return {
        key: _shout(template) if isinstance(template, str) else tuple(map(_shout, template))
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
    # No question is asked in this layer, nothing simulated, and no table wanted.
    later = {sq.ImpossibleError, sq.QuestionError, sq.OutOfReachError, sq.SimulationError}
    later.add(sq.MissingPackageError)
    assert raised == set(ERRORS) - {sq.SequenceError, *later}


def test_every_error_is_one_of_the_package(subtests: pytest.Subtests) -> None:
    for kind in ERRORS:
        with subtests.test(kind.__name__):
            assert issubclass(kind, sq.SequenceError)
            assert issubclass(kind, Exception)
            assert getattr(sq, kind.__name__) is kind
            assert inspect.getdoc(kind)


def test_an_error_keeps_its_sentence_when_pickled(subtests: pytest.Subtests) -> None:
    """As it is when a worker process raises it."""
    for what in WRONG:
        with subtests.test(what):
            error = error_of(what)
            again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
            assert type(again) is type(error)
            assert str(again) == str(error)
            assert (again.key, again.values) == (error.key, error.values)
            assert getattr(again, "field", None) == getattr(error, "field", None)


def test_a_notebook_shows_one_line(subtests: pytest.Subtests) -> None:
    for what in WRONG:
        with subtests.test(what):
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


MISSING = [
    "say('seat.numbr', seat=1)",
    "say('seet.number', seat=1)",
    "raise RulesError('seat.none')",
    "raise text.PositionError('anything at all')",
    "x = Phrase('seat.none' if y else 'seat.number')",
    "error_at(3, 'seat.none')",
    "key = 'seat.none'",
    "def f(x):\n    say(f'seat.{x}')\nf('none')",
    "def f(y):\n    say(f'seat.{y.kind}_hidden')",
]


def test_a_missing_sentence_is_found(subtests: pytest.Subtests) -> None:
    for source in MISSING:
        with subtests.test(source):
            assert missing_faults({"seat.number": "seat {seat}"}, check(source))


IN_USE = [
    "say('seat.number', seat=1)",
    "key = 'seat.number'",
    "def f(x):\n    say(f'seat.{x}')\nf('number')",
    "def f(x):\n    say(f'seat.{x.kind}')",
    "words = [key for key in catalogue if key.startswith('seat.')]",
]


def test_a_sentence_in_use_is_found(subtests: pytest.Subtests) -> None:
    for source in IN_USE:
        with subtests.test(source):
            catalogue = {"seat.number": "seat {seat}"}
            assert missing_faults(catalogue, check(source)) == []
            assert idle_faults(catalogue, check(source)) == []


def test_an_idle_sentence_is_found() -> None:
    catalogue = {"seat.number": "seat {seat}"}
    assert idle_faults(catalogue, check("say('over.draw')")) == ["seat.number"]
    assert idle_faults(catalogue, check("'''Docstring that has seat.number in it.'''"))


NOT_FILLED = [
    "say('seat.number')",
    "say('seat.number', language, sead=1)",
    "raise PositionError('seat.number', number=1)",
    "Phrase('seat.number')",
    "Phrase('seat.number', {'number': 1})",
    "error_at(1, 'seat.number')",
]


def test_a_blank_that_is_not_filled_is_found(subtests: pytest.Subtests) -> None:
    for source in NOT_FILLED:
        with subtests.test(source):
            assert filling_faults({"seat.number": "seat {seat}"}, check(source))


def test_what_is_filled_as_it_runs_is_not_judged() -> None:
    catalogue = {"seat.number": "seat {seat}"}
    for source in ("say('seat.number', **values)", "Phrase('seat.number', values)"):
        assert filling_faults(catalogue, check(source)) == []


CANNOT_BE_FILLED: list[str | tuple[str, ...]] = ["{", "{0}", "{}", "{a", "{a.b}", ("one", "{}")]


def test_a_sentence_that_cannot_be_filled_in_is_found(subtests: pytest.Subtests) -> None:
    for template in CANNOT_BE_FILLED:
        with subtests.test(repr(template)):
            assert template_faults({"seat.number": template})


WITH_FAULTS: list[Catalogue] = [
    {},
    {"seat.number": "SEAT"},
    {"seat.number": "SEAT {number}"},
    {"seat.number": ("SEAT {seat}", "SEATS {seat}")},
    {"seat.number": "SEAT {seat}", "seat.other": "OTHER"},
    {"seat.number": "SEAT {seat} {seat2}"},
]


def test_a_language_with_faults_is_found_out(subtests: pytest.Subtests) -> None:
    for catalogue in WITH_FAULTS:
        with subtests.test(repr(catalogue)):
            assert translation_faults(catalogue, {"seat.number": "seat {seat}"})


def test_a_good_second_language_passes() -> None:
    """Names of cards, which the English does not need, are no fault."""
    other = {**shouted(), "card.tiger": "TIGER"}
    assert translation_faults(other, ENGLISH) == []
    assert template_faults(other) == []


WITH_WRONG_FORMS: list[Catalogue] = [
    {"a.b": ("card", "cards", "cards")},
    {"a.b": ("cards",)},
    {"ui.cards": ("{n} card", "{n} cards")},
    {"ask.cards": ("{n} card", "{n} cards")},
]


def test_a_wrong_number_of_forms_is_found(subtests: pytest.Subtests) -> None:
    for catalogue in WITH_WRONG_FORMS:
        with subtests.test(repr(catalogue)):
            assert form_faults(catalogue, PLURALS["en"])
    assert form_faults({}, lambda n: 2 * (n != 1))


def test_an_amount_without_a_plural_is_found() -> None:
    assert plural_faults({"a.b": "{n} cards", "a.c": ("{n} card", "{n} cards")}) == ["a.b"]
    assert plural_faults({"a.b": "Cards: {n}", "ui.enter.die": "Die {n}"}) == []
