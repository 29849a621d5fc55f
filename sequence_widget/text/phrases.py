"""Sentences: said by their key, put into one another, and raised."""

import math
import re
import reprlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from numbers import Number
from typing import Self, cast

from sequence_widget.text.catalogue import CALLED, KEPT_IN, LANGUAGES, PLURALS

_set = KEPT_IN


class Words(ABC):
    """A piece of a sentence, put into words only when the language is known."""

    __slots__ = ()

    @abstractmethod
    def said(self, language: str | None) -> str:
        """Give it in a language, or for `None` in the one that is set."""

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

    def __hash__(self) -> int:
        return hash(self.key)

    def said(self, language: str | None) -> str:
        """Fill in the sentence of the catalogue."""
        return say(self.key, language, **self.values)

    def named(self, names: Sequence[str]) -> Self:
        """Call the seats in it by their players' names."""
        return type(self)(self.key, naming(self.values, names))


@dataclass(frozen=True, slots=True)
class Card(Words):
    """A card, named as the reader of the sentence would."""

    card: str

    def said(self, language: str | None) -> str:
        """Give the card's name."""
        return card_name(self.card, language)


@dataclass(frozen=True, slots=True)
class Named(Words):
    """A player, by name."""

    name: str

    def said(self, language: str | None) -> str:
        """Give the name; who is only numbered is so in every language."""
        return player_name(self.name, language)


@dataclass(frozen=True, slots=True)
class Seat(Words):
    """A seat, by its number as long as nobody knows who sits there."""

    number: object

    def said(self, language: str | None) -> str:
        """Give the seat's number."""
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

    >>> Listed(("fox", "lion", "tiger"), "or").said("en")
    'fox, lion or tiger'
    """

    items: tuple[object, ...]
    word: str = ""

    def said(self, language: str | None) -> str:
        """Give all things, with marks and a word between them."""
        told = [
            card_name(item, language) if isinstance(item, str) else in_words(item, language)
            for item in self.items
        ]
        return self.joined(told, language)

    def joined(self, items: Sequence[str], language: str | None) -> str:
        """Join what its items have been put into."""
        if not self.word or len(items) < 2:  # noqa: PLR2004 - there is nothing to stand between
            return say("list.comma", language).join(items)
        word, comma = say(f"list.{self.word}", language), say("list.comma", language)
        return f"{comma.join(items[:-1])} {word} {items[-1]}"

    def named(self, names: Sequence[str]) -> Self:
        """Call the seats in it by their players' names."""
        items = tuple(item.named(names) if isinstance(item, Words) else item for item in self.items)
        return type(self)(items, self.word)


@dataclass(frozen=True, slots=True)
class Plural(Words):
    """Kinds of cards after a number: one of them, or several.

    >>> Plural(("fox", "wolf"), 2).said("en"), Plural(("fox",), 1).said("nb")
    ('foxes or wolves', 'rev')
    """

    cards: tuple[str, ...]
    n: int
    word: str = "or"

    def said(self, language: str | None) -> str:
        """Name the kinds, in the number that `n` asks for."""
        names = [card_name(card, language, self.n) for card in self.cards]
        return Listed((), self.word).joined(names, language)


@dataclass(frozen=True, slots=True)
class Amount(Words):
    """So many cards of some kinds, or none.

    >>> Amount(("fox",), 2).said("en"), Amount(("fox", "wolf"), 0).said("nb")
    ('2 foxes', 'ingen rever eller ulver')
    """

    cards: tuple[str, ...]
    n: int

    def said(self, language: str | None) -> str:
        """Give the number and the kinds."""
        key = "amount.some" if self.n else "amount.none"
        return say(key, language, n=self.n, cards=Plural(self.cards, self.n))


def naming(values: Mapping[str, object], names: Sequence[str]) -> dict[str, object]:
    """Call the seats in what fills a sentence by their players' names."""
    return {
        name: value.named(names) if isinstance(value, Words) else value
        for name, value in values.items()
    }


_GROUPED_FROM = 1_000
_MOST_DIGITS = 300
"""No sentence is helped by more, and Python writes no number of thousands of them."""


class _Grouped(int):
    """A whole number that a sentence writes in groups of three digits; its repr is a number's."""

    mark: str

    def __format__(self, spec: str) -> str:
        return super().__format__(spec or ",").replace(",", self.mark)


def in_words(value: object, language: str | None = None) -> str:
    """Put a value into words: a phrase, a list or a number.

    >>> in_words(1234567), in_words(Phrase("seat.number", {"seat": 1}))
    ('1,234,567', 'seat 1')
    >>> in_words(6**10_000)
    '10^7781'
    """
    return f"{_filling(value, language)}"


def _filling(value: object, language: str | None) -> object:
    """Give what fills a blank: words in the language, numbers grouped as it does."""
    if isinstance(value, Words):
        return value.said(language)
    if isinstance(value, int) and not -(10**_MOST_DIGITS) < value < 10**_MOST_DIGITS:
        return f"{'-' * (value < 0)}10^{math.floor(math.log10(abs(value)))}"
    if isinstance(value, int) and not -_GROUPED_FROM < value < _GROUPED_FROM:
        number = _Grouped(value)
        number.mark = str(_catalogue(language)["number.group"])
        return number
    return value


_MOST_QUOTED = 200
"""The characters that an error quotes of what it was given."""


class _Cut:
    """What an error quotes of something long: its beginning."""

    def __init__(self, value: object) -> None:
        short = reprlib.Repr()
        short.maxstring = short.maxother = short.maxlong = _MOST_QUOTED
        self.begins = short.repr(value)[:_MOST_QUOTED]

    def __repr__(self) -> str:
        return self.begins

    __str__ = __repr__


def _quoted(values: Mapping[str, object]) -> dict[str, object]:
    """Cut what is long in the values of an error; numbers and words of ours stay as they are."""
    cut: dict[str, object] = {}
    for name, value in values.items():
        if isinstance(value, str):
            cut[name] = value if len(value) <= _MOST_QUOTED else f"{value[:_MOST_QUOTED]}…"
        elif isinstance(value, Words | Number | SequenceError | None):
            cut[name] = value
        else:
            cut[name] = _Cut(value)
    return cut


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

    def in_language(self, language: str | None = None) -> str:
        """Give the sentence in one of the catalogues' languages, or in the one that is set."""
        return say(self.key, language, **_quoted(self.values))

    def naming(self, names: Sequence[str]) -> Self:
        """Say the same with the players' names for their seats."""
        return type(self)(self.key, **naming(self.values, names))

    def __str__(self) -> str:
        return self.in_language()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, self.values)

    def _render_traceback_(self) -> list[str]:
        """Show a notebook the sentence alone: a class needs no stack of calls."""
        return [f"{type(self).__name__}: {self}"]


def _rebuild(kind: type[SequenceError], key: str, values: dict[str, object]) -> SequenceError:
    return kind(key, **values)


def set_language(language: str) -> None:
    """Choose the language that everything speaks from now on, wherever no other is asked for.

    Boards keep the language they were made with. Names of columns never change, nor what is
    kept: records and positions.

    >>> import sequence_widget as sq
    >>> sq.set_language("nb")
    >>> sq.opening_hand("kids").probability(lambda hand: "unicorn" in hand)
    40/287 ≈ 13,9 %
    >>> sq.set_language("en")
    """
    global _set  # noqa: PLW0603 - one for everything is what is asked for
    _set = spoken(language)


def spoken(language: str | None = None) -> str:
    """Give the language to speak: the one asked for, or else the one that is set.

    A language may be called as people call it, and with the country where it is spoken.

    >>> spoken(), spoken("nb"), spoken("no"), spoken("en-GB")
    ('en', 'nb', 'nb', 'en')
    """
    if language is None:
        return _set
    if isinstance(language, str):
        name = re.split("[-_]", language.strip().lower())[0]
        code = CALLED.get(name, name)
        if code in LANGUAGES:
            return code
    suggestion = hint(str(language), LANGUAGES)
    raise SequenceError("language.unknown", language=language, hint=suggestion)


def _catalogue(language: str | None) -> Mapping[str, str | tuple[str, ...]]:
    if language is None:
        return LANGUAGES[_set]
    known = LANGUAGES.get(language) if isinstance(language, str) else None
    return known or LANGUAGES[spoken(language)]


def say(key: str, language: str | None = None, /, **values: object) -> str:
    """Give the sentence with this key, its blanks filled in.

    >>> say("seat.number", seat=2)
    'seat 2'
    """
    template = _form(_catalogue(language)[key], cast("int", values.get("n")), language)
    for name, value in values.items():
        if not isinstance(value, str):
            values[name] = _filling(value, language)
    return template.format_map(values)


def card_name(card: str, language: str | None = None, n: int = 1) -> str:
    """Name a card, or `n` of a kind, as the reader would; an unknown word stands for itself.

    >>> card_name("tiger"), card_name("tiger", "nb", 2)
    ('tiger', 'tigre')
    """
    return _form(_catalogue(language).get(f"card.{card}", card), n, language)


def _form(forms: str | tuple[str, ...], n: int, language: str | None) -> str:
    """Choose the form that goes with a number, where there are several."""
    if isinstance(forms, str):
        return forms
    return forms[PLURALS[spoken(language)](n)]


def player_name(name: str, language: str | None = None) -> str:
    """Name a player; one who was given no name is only numbered, in the reader's language.

    >>> player_name("Player 2", "nb"), player_name("Anna", "nb")
    ('Spiller 2', 'Anna')
    """
    words = LANGUAGES[KEPT_IN]["player.default"]
    numbered = re.fullmatch(str(words).format(number="([1-9][0-9]*)"), name)
    return say("player.default", language, number=numbered[1]) if numbered else name


def hint(word: str, known: Iterable[str]) -> Phrase:
    """Suggest the known word that was probably meant, or list them all.

    >>> say("kind.unknown", name="tigr", hint=hint("tigr", ["lion", "tiger"]))
    "there is no card 'tigr'; did you mean 'tiger'?"
    """
    words = sorted(known)
    meant = _meant(word, {known.lower(): known for known in words})
    if meant is not None:
        return Phrase("hint.did_you_mean", {"name": meant})
    return (
        Phrase("hint.choices", {"choices": ", ".join(words)}) if words else Phrase("hint.nothing")
    )


def card_called(word: object, cards: Iterable[str]) -> str | None:
    """Find the card that a word means, in whatever language; words of the cards themselves win.

    >>> card_called("Rev", ["fox", "wolf"]), card_called("rev", ["rev", "fox"])
    ('fox', 'rev')
    """
    if not isinstance(word, str):
        return None
    kinds = tuple(cards)
    plain = word.strip().lower()
    if plain in kinds:
        return plain
    return _spelled(kinds).get(plain) if kinds else None


def card_hint(word: object, cards: Iterable[str]) -> Phrase:
    """Suggest the card that was probably meant, whichever language it was named in.

    >>> say("kind.unknown", name="ref", hint=card_hint("ref", ["fox", "wolf"]))
    "there is no card 'ref'; did you mean 'fox'?"
    """
    words = tuple(sorted(cards))
    meant = _meant(str(word), _spelled(words))
    if meant is not None:
        return Phrase("hint.did_you_mean", {"name": Card(meant)})
    if not words:
        return Phrase("hint.nothing")
    return Phrase("hint.choices", {"choices": Listed(words)})


def _spelled(cards: Iterable[str]) -> dict[str, str]:
    """Find the card for every word by which it may be named."""
    kinds = tuple(cards)
    found: dict[str, str] = {}
    for names in _names_of_cards():
        for kind in names.intersection(kinds):
            found |= dict.fromkeys(names, kind)
    return found | {kind: kind for kind in kinds}


@lru_cache(maxsize=1)
def _names_of_cards() -> tuple[frozenset[str], ...]:
    """Give for each card all that it is called."""
    keys = {key for each in LANGUAGES.values() for key in each if key.startswith("card.")}
    return tuple(
        frozenset({card, *(card_name(card, language) for language in LANGUAGES)})
        for card in sorted(key.removeprefix("card.") for key in keys)
    )


def _meant(word: str, spelled: Mapping[str, str]) -> str | None:
    import difflib  # late, for it is needed for mistakes alone

    close = difflib.get_close_matches(word.lower(), spelled, n=1)
    return spelled[close[0]] if close else None
