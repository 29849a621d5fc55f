"""Looking sentences up: one key, one sentence in each language."""

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sequence_widget.text.board_english import BOARD_ENGLISH
from sequence_widget.text.board_norwegian import BOARD_NORWEGIAN
from sequence_widget.text.english import ENGLISH
from sequence_widget.text.norwegian import NORWEGIAN
from sequence_widget.text.probability_english import PROBABILITY_ENGLISH
from sequence_widget.text.probability_norwegian import PROBABILITY_NORWEGIAN
from sequence_widget.text.simulation_english import SIMULATION_ENGLISH
from sequence_widget.text.simulation_norwegian import SIMULATION_NORWEGIAN

LANGUAGES: Mapping[str, Mapping[str, str | tuple[str, str]]] = {
    "en": {**ENGLISH, **BOARD_ENGLISH, **PROBABILITY_ENGLISH, **SIMULATION_ENGLISH},
    "nb": {**NORWEGIAN, **BOARD_NORWEGIAN, **PROBABILITY_NORWEGIAN, **SIMULATION_NORWEGIAN},
}
"""The catalogues by language code. A pair is a singular and a plural, chosen by `n`."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A piece of a sentence, put into words only when the language is known.

    >>> say("hint.choices", choices=Phrase("seat.number", {"seat": 1}))
    '; choose from seat 1'
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


def say(key: str, language: str = "en", /, **values: object) -> str:
    """Give the sentence with this key, its blanks filled in.

    >>> say("seat.number", seat=2)
    'seat 2'
    """
    template = LANGUAGES[language][key]
    if isinstance(template, tuple):
        template = template[0 if values.get("n") == 1 else 1]
    filled = {
        name: say(value.key, language, **value.values) if isinstance(value, Phrase) else value
        for name, value in values.items()
    }
    return template.format_map(filled)


def card_name(card: str, language: str = "en") -> str:
    """Name a card as its reader would; a word no catalogue knows stands for itself.

    >>> card_name("tiger")
    'tiger'
    """
    name = LANGUAGES[language].get(f"card.{card}", card)
    return name if isinstance(name, str) else name[0]


def hint(word: str, known: Iterable[str]) -> Phrase:
    """Suggest the known word that was probably meant, or list them all.

    >>> say("kind.unknown", name="tigr", hint=hint("tigr", ["lion", "tiger"]))
    "there is no card 'tigr'; did you mean 'tiger'?"
    """
    words = sorted(known)
    spelled = {known.lower(): known for known in words}
    close = difflib.get_close_matches(word.lower(), spelled, n=1)
    if close:
        return Phrase("hint.did_you_mean", {"name": spelled[close[0]]})
    if not words:
        return Phrase("hint.nothing")
    return Phrase("hint.choices", {"choices": ", ".join(words)})
