"""What happens next: a player's `Move`, or what luck brings, a `Chance`."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from sequence_widget.rules import whole
from sequence_widget.text import (
    KEPT_IN,
    LANGUAGES,
    Card,
    IllegalMoveError,
    Phrase,
    card_called,
    say,
)
from sequence_widget.text.limits import MOST_OF_AN_EVENT, check_length

HIDDEN = "?"
"""Stands for a card that the reader may not see."""

_ON_A_CELL = ("place", "replace", "remove")
_OF_CARDS = ("deal", "draw")
_OF_DICE = ("roll", "roll-off")
_KINDS = ("swap", "pass", *_ON_A_CELL, *_OF_CARDS, *_OF_DICE)
_CARD = r"[^\W\d_]+(?:-[^\W\d_]+)*"
_CELL = r"[a-z](?:0|[1-9][0-9]?)"
_FACES = r"[0-9]{1,4}(?: ?\+ ?[0-9]{1,4})*"
_EXAMPLE = {"card": Card("tiger"), "cell": "b2", "faces": "3+4"}
_MOVE = re.compile(rf"(?P<word>{_CARD}) (?P<cell>{_CELL})")


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A player's decision.

    `action` is `play` or `swap` with a `card`, `place`, `replace` or `remove` with a `cell`, or
    `pass`; a card that is played names its `cell` too.

    >>> move = Move.from_text("tiger b1")
    >>> move.action, move.card, move.cell, str(move)
    ('play', 'tiger', 'b1', 'tiger b1')
    """

    action: str
    card: str | None = None
    cell: str | None = None

    def __post_init__(self) -> None:
        _settle_words(self, ("action", "card", "cell"))

    @staticmethod
    def from_text(text: str) -> "Move":
        """Read a move.

        >>> Move.from_text("swap fox").card
        'fox'
        """
        event = read_event(text)
        if isinstance(event, Move):
            return event
        raise IllegalMoveError("event.not_a_move", text=text)

    def __str__(self) -> str:
        if self.action == "play":
            return f"{self.card} {self.cell}"
        return " ".join(filter(None, (self.action, self.card, self.cell)))

    def __repr__(self) -> str:
        return f"Move.from_text({str(self)!r})"


@dataclass(frozen=True, slots=True, repr=False)
class Chance:
    """An outcome of luck.

    `kind` is `deal` or `draw` with a `card`, or `roll` or `roll-off` with `faces`.

    >>> chance = Chance.from_text("roll 3+4")
    >>> chance.faces, chance.total, str(chance)
    ((3, 4), 7, 'roll 3+4')
    """

    kind: str
    card: str | None = None
    faces: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        faces = self.faces if isinstance(self.faces, tuple) else (None,)
        numbers = tuple([number for face in faces if (number := whole(face)) is not None])
        if len(numbers) < len(faces):
            raise IllegalMoveError("event.no_text", text=self.faces)
        object.__setattr__(self, "faces", numbers)
        _settle_words(self, ("kind", "card"))

    @staticmethod
    def from_text(text: str) -> "Chance":
        """Read an outcome of luck.

        >>> Chance.from_text("draw tiger").card
        'tiger'
        """
        event = read_event(text)
        if isinstance(event, Chance):
            return event
        raise IllegalMoveError("event.not_luck", text=text)

    @property
    def total(self) -> int:
        """The sum of the faces."""
        return sum(self.faces)

    def __str__(self) -> str:
        return f"{self.kind} {self.card or '+'.join(map(str, self.faces))}"

    def __repr__(self) -> str:
        return f"Chance.from_text({str(self)!r})"


Event = Move | Chance


def _settle_words(event: Event, names: tuple[str, ...]) -> None:
    """Put the words of an event into small letters, as they are compared."""
    for name in names:
        value = getattr(event, name)
        if not isinstance(value, str | None) or (value is None and name in ("action", "kind")):
            raise IllegalMoveError("event.no_text", text=value)
        if value is not None:
            object.__setattr__(event, name, value.lower())


PASS = Move("pass")
"""The one pass there is, shared so that comparing it is comparing identities."""


def read_event(text: str, cards: Iterable[str] = ()) -> Event:
    """Read a move or an outcome of luck, in any language; `cards` are those of the game.

    >>> read_event("place b2")
    Move.from_text('place b2')
    >>> read_event("bytt rev", ["fox"]), read_event("kast 3+4").faces
    (Move.from_text('swap fox'), (3, 4))
    >>> read_event("roll 3+x")
    Traceback (most recent call last):
    sequence_widget.text.errors.IllegalMoveError: 'roll 3+x' does not read as an event; write it \
like 'roll 3+4'
    """
    if not isinstance(text, str):
        raise IllegalMoveError("event.no_text", text=text)
    check_length(text, MOST_OF_AN_EVENT, IllegalMoveError)
    words = " ".join(text.lower().split())
    event = _read(words) or _translated(words)
    if event is None:
        raise IllegalMoveError("event.unreadable", text=text, example=_example(words))
    if event.card is not None and (card := card_called(event.card, cards)) is not None:
        return replace(event, card=card)
    return event


def _read(words: str) -> Event | None:
    """Read an event as it is kept."""
    first, _, rest = words.partition(" ")
    if first in _OF_DICE and re.fullmatch(_FACES, rest):
        return Chance(first, faces=tuple(map(int, rest.split("+"))))
    if first in _OF_CARDS or first == "swap":
        if rest != HIDDEN and not re.fullmatch(_CARD, rest):
            return None
        return Move("swap", card=rest) if first == "swap" else Chance(first, card=rest)
    match = _MOVE.fullmatch(words)
    if match is None or first in (*_OF_DICE, "pass"):
        return Move("pass") if words == "pass" else None
    if first in _ON_A_CELL:
        return Move(first, cell=match["cell"])
    return Move("play", card=match["word"], cell=match["cell"])


def _translated(words: str) -> Event | None:
    """Read an event as it is written in another language."""
    for pattern, kind in _patterns():
        match = pattern.fullmatch(words)
        if match is not None:
            return _read(" ".join([kind, *match.groups()]))
    return None


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Give what to look for, by the kind of event, in all languages but that of what is kept."""
    return tuple(
        (_pattern(kind, language), kind)
        for language in LANGUAGES
        if language != KEPT_IN
        for kind in _KINDS
    )


def _pattern(kind: str, language: str) -> re.Pattern[str]:
    """Turn the sentence that writes such an event into what to look for."""
    blanks = {"card": _CARD, "cell": _CELL, "faces": _FACES}
    words = re.escape(say(f"written.{kind}", language, card="=card", cell="=cell", faces="=faces"))
    for name, looks in blanks.items():
        words = words.replace(re.escape(f"={name}"), f"({looks})")
    return re.compile(words)


def _example(words: str) -> Phrase:
    """Give an event that is written well and begins as these words do, in any language."""
    examples = _examples()
    return examples.get(words.partition(" ")[0]) or Phrase(
        "written.play", _EXAMPLE | {"cell": "b1"}
    )


@lru_cache(maxsize=1)
def _examples() -> dict[str, Phrase]:
    """Give an event of each kind, by the word that it begins with in each language."""
    found: dict[str, Phrase] = {}
    for language in LANGUAGES:
        for kind in _KINDS:
            example = Phrase(f"written.{kind}", _EXAMPLE)
            found.setdefault(example.said(language).split()[0], example)
    return found


def written(event: Event) -> object:
    """Write an event in the reader's language; in English that is its text.

    >>> written(Move("swap", card="fox")).said("nb")
    'bytt rev'
    """
    kind = event.action if isinstance(event, Move) else event.kind
    cell = event.cell if isinstance(event, Move) else None
    faces = "+".join(map(str, event.faces)) if isinstance(event, Chance) else ""
    if kind not in ("play", *_KINDS):
        return str(event)
    values = {"card": Card(event.card or ""), "cell": cell, "faces": faces}
    phrase = Phrase(f"written.{kind}", values)
    return phrase if phrase.said(KEPT_IN) == str(event) else str(event)
