"""Sentences: said by their key, put into one another, and raised."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from sequence_widget.text.catalogue import LANGUAGES


class Words(ABC):
    """A piece of a sentence, put into words only when the language is known."""

    __slots__ = ()

    @abstractmethod
    def said(self, language: str) -> str:
        """Put it into words."""

    def named(self, names: Sequence[str]) -> "Words":  # noqa: ARG002 - for those that hold seats
        """Call the seats in it by their players' names."""
        return self


@dataclass(frozen=True, slots=True)
class Phrase(Words):
    """A sentence, or part of one, by its key in the catalogues.

    >>> say("hint.choices", choices=Phrase("seat.number", {"seat": 1}))
    '; choose from seat 1'
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)

    def said(self, language: str) -> str:
        """Put it into words."""
        return say(self.key, language, **self.values)

    def named(self, names: Sequence[str]) -> Self:
        """Call the seats in it by their players' names."""
        return type(self)(self.key, naming(self.values, names))


@dataclass(frozen=True, slots=True)
class Card(Words):
    """A card, named as the reader of the sentence would."""

    card: str

    def said(self, language: str) -> str:
        """Put it into words."""
        return card_name(self.card, language)


@dataclass(frozen=True, slots=True)
class Named(Words):
    """A player, by name."""

    name: str

    def said(self, language: str) -> str:
        """Put it into words."""
        return player_name(self.name, language)


@dataclass(frozen=True, slots=True)
class Seat(Words):
    """A seat, by its number as long as nobody knows who sits there."""

    number: object

    def said(self, language: str) -> str:
        """Put it into words."""
        return say("seat.number", language, seat=self.number)

    def named(self, names: Sequence[str]) -> Words:
        """Call the seat by its player's name."""
        if isinstance(self.number, int) and 0 <= self.number < len(names):
            return Named(names[self.number])
        return self


@dataclass(frozen=True, slots=True)
class Listed(Words):
    """Several things one after another; a `word` stands before the last, if there is one.

    A text among them that names a card is said as its reader would name it.

    >>> say("list.or", items=Listed(("fox", "lion", "tiger"), "or"))
    'one of fox, lion or tiger'
    """

    items: tuple[object, ...]
    word: str = ""

    def said(self, language: str) -> str:
        """Put it into words."""
        told = [
            card_name(item, language) if isinstance(item, str) else str(_in_words(item, language))
            for item in self.items
        ]
        return self.joined(told, language)

    def joined(self, items: Sequence[str], language: str) -> str:
        """Join what its items have been put into."""
        if not self.word or len(items) < 2:  # noqa: PLR2004 - there is nothing to stand between
            return ", ".join(items)
        word = say(f"probability.{self.word}", language)
        return f"{', '.join(items[:-1])} {word} {items[-1]}"

    def named(self, names: Sequence[str]) -> Self:
        """Call the seats in it by their players' names."""
        items = tuple(item.named(names) if isinstance(item, Words) else item for item in self.items)
        return type(self)(items, self.word)


def naming(values: Mapping[str, object], names: Sequence[str]) -> dict[str, object]:
    """Call the seats in what fills a sentence by their players' names."""
    return {
        name: value.named(names) if isinstance(value, Words) else value
        for name, value in values.items()
    }


def _in_words(value: object, language: str) -> object:
    return value.said(language) if isinstance(value, Words) else value


class SequenceError(Exception):
    """What every error of the package is; its sentence can be had in each language.

    >>> error = SequenceError("seat.number", seat=1)
    >>> str(error), error.in_language("en")
    ('seat 1', 'seat 1')
    """

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def in_language(self, language: str) -> str:
        """Give the sentence in one of the catalogues' languages."""
        return say(self.key, language, **self.values)

    def naming(self, names: Sequence[str]) -> Self:
        """Say the same with the players' names for their seats."""
        return type(self)(self.key, **naming(self.values, names))

    def __str__(self) -> str:
        return self.in_language("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, self.values)

    def _render_traceback_(self) -> list[str]:
        """Show a notebook the sentence alone: a class needs no stack of calls."""
        return [f"{type(self).__name__}: {self}"]


def _rebuild(kind: type[SequenceError], key: str, values: dict[str, object]) -> SequenceError:
    return kind(key, **values)


def _catalogue(language: str) -> Mapping[str, str | tuple[str, str]]:
    if isinstance(language, str) and language in LANGUAGES:
        return LANGUAGES[language]
    suggestion = hint(str(language), LANGUAGES)
    raise SequenceError("language.unknown", language=language, hint=suggestion)


def say(key: str, language: str = "en", /, **values: object) -> str:
    """Give the sentence with this key, its blanks filled in.

    >>> say("seat.number", seat=2)
    'seat 2'
    """
    template = _catalogue(language)[key]
    if isinstance(template, tuple):
        template = template[0 if values.get("n") == 1 else 1]
    filled = {name: _in_words(value, language) for name, value in values.items()}
    return template.format_map(filled)


def card_name(card: str, language: str = "en") -> str:
    """Name a card as its reader would; a word no catalogue knows stands for itself.

    >>> card_name("tiger")
    'tiger'
    """
    name = _catalogue(language).get(f"card.{card}", card)
    return name if isinstance(name, str) else name[0]


def player_name(name: str, language: str = "en") -> str:
    """Name a player; one who was given no name is only numbered, in the reader's language.

    >>> player_name("Player 2", "nb"), player_name("Anna", "nb")
    ('Spiller 2', 'Anna')
    """
    words = LANGUAGES["en"]["player.default"]
    numbered = re.fullmatch(str(words).format(number="([1-9][0-9]*)"), name)
    return say("player.default", language, number=numbered[1]) if numbered else name


def hint(word: str, known: Iterable[str]) -> Phrase:
    """Suggest the known word that was probably meant, or list them all.

    >>> say("kind.unknown", name="tigr", hint=hint("tigr", ["lion", "tiger"]))
    "there is no card 'tigr'; did you mean 'tiger'?"
    """
    words = sorted(known)
    return _meant(word, {known.lower(): known for known in words}) or _choices(words)


def card_hint(word: str, cards: Iterable[str]) -> Phrase:
    """Suggest the card that was probably meant, whichever language it was named in.

    >>> say("kind.unknown", name="rev", hint=card_hint("rev", ["fox", "wolf"]))
    "there is no card 'rev'; did you mean 'fox'?"
    """
    words = sorted(cards)
    foreign = {card_name(card, language): card for language in LANGUAGES for card in words}
    return _meant(word, foreign | {card: card for card in words}) or _choices(words)


def _meant(word: str, spelled: Mapping[str, str]) -> Phrase | None:
    import difflib  # late, for it is needed for mistakes alone

    close = difflib.get_close_matches(word.lower(), spelled, n=1)
    return Phrase("hint.did_you_mean", {"name": spelled[close[0]]}) if close else None


def _choices(words: Sequence[str]) -> Phrase:
    if not words:
        return Phrase("hint.nothing")
    return Phrase("hint.choices", {"choices": ", ".join(words)})
