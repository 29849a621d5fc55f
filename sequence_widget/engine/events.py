"""What happens next: a player's `Move`, or what luck brings, a `Chance`."""

import re
from dataclasses import dataclass

from sequence_widget.rules import whole
from sequence_widget.text import IllegalMoveError

HIDDEN = "?"
"""Stands for a card that the reader may not see."""

_ON_A_CELL = ("place", "replace", "remove")
_OF_CARDS = ("deal", "draw")
_OF_DICE = ("roll", "roll-off")
_CARD = r"[^\W\d_]+(?:-[^\W\d_]+)*"
_MOVE = re.compile(rf"(?P<word>{_CARD}) (?P<cell>[a-z](?:0|[1-9][0-9]?))")


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
            raise IllegalMoveError("event.no_text", text=self)
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


Event = Move | Chance


def _settle_words(event: Event, names: tuple[str, ...]) -> None:
    """Put the words of an event into small letters, as they are compared."""
    for name in names:
        value = getattr(event, name)
        if not isinstance(value, str | None) or (value is None and name in ("action", "kind")):
            raise IllegalMoveError("event.no_text", text=event)
        if value is not None:
            object.__setattr__(event, name, value.lower())


PASS = Move("pass")
"""The one pass there is, shared so that comparing it is comparing identities."""


def read_event(text: str) -> Event:
    """Read a move or an outcome of luck.

    >>> read_event("place b2")
    Move(action='place', card=None, cell='b2')
    >>> read_event("roll 3+x")
    Traceback (most recent call last):
    sequence_widget.text.errors.IllegalMoveError: 'roll 3+x' does not read as an event; write it \
like 'roll 3+4'
    """
    if not isinstance(text, str):
        raise IllegalMoveError("event.no_text", text=text)
    words = " ".join(text.lower().split())
    first, _, rest = words.partition(" ")
    if first == "pass":
        if rest:
            raise _unreadable(text, "pass")
        return Move("pass")
    if first in _OF_DICE:
        if re.fullmatch(r"[0-9]{1,4}( ?\+ ?[0-9]{1,4})*", rest):
            return Chance(first, faces=tuple(map(int, rest.split("+"))))
        raise _unreadable(text, f"{first} 3+4")
    if first in _OF_CARDS or first == "swap":
        if rest != HIDDEN and not re.fullmatch(_CARD, rest):
            raise _unreadable(text, f"{first} tiger")
        return Move("swap", card=rest) if first == "swap" else Chance(first, card=rest)
    match = _MOVE.fullmatch(words)
    if match is None:
        raise _unreadable(text, f"{first} b2" if first in _ON_A_CELL else "tiger b1")
    if first in _ON_A_CELL:
        return Move(first, cell=match["cell"])
    return Move("play", card=match["word"], cell=match["cell"])


def _unreadable(text: str, example: str) -> IllegalMoveError:
    return IllegalMoveError("event.unreadable", text=text, example=example)
