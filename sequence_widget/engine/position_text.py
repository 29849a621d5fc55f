"""A position as one line of text, safe to paste into a chat: written, and read again."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from random import Random
from typing import Any

from sequence_widget.engine.build import position
from sequence_widget.engine.events import HIDDEN
from sequence_widget.engine.state import Position
from sequence_widget.engine.view import View
from sequence_widget.rules import Rules
from sequence_widget.text import PositionError, RecordError, SequenceError
from sequence_widget.text.limits import MOST_OF_A_LINE, check_length

_COUNTS = ("swaps", "played", "idle", "rolls")


def write_position(state: Position | View) -> str:
    """Write a position, or what a view shows of it with `?` for every hidden card."""
    parts = [state.rules.to_text(), f"players={state.players}"]
    if any(state.boards):
        parts.append("chips=" + ",".join([f"{cell}:{seat}" for cell, seat in state.chips.items()]))
    parts += state.text_parts()
    if state.turn and state.awaiting != "roll-off":
        parts.append(f"turn={state.turn}")
    parts += [f"{name}={value}" for name in _COUNTS if (value := getattr(state, name, 0))]
    return " ".join(parts)


def read_position(text: str, rng: Random | None = None) -> Position:
    """Read what `write_position` wrote; with `rng` the cards that it hides are dealt anew.

    >>> told = "mini-kids players=2 hands=fox;? discards=;"
    >>> read_position(told, Random(1)).hand(1)
    ('unicorn',)
    """
    if not isinstance(text, str) or not text.strip():
        raise RecordError("position.no_text", text=text)
    check_length(text, MOST_OF_A_LINE, RecordError)
    words = text.split()
    hides = any(HIDDEN in word for word in words if word.startswith("hands="))
    if hides and rng is None:
        raise PositionError("position.hidden")
    ours = [at for at, word in enumerate(words) if word.startswith("players=")]
    if not ours:
        raise RecordError("position.no_players", text=text)
    rules = Rules.from_text(" ".join(words[: ours[0]]))
    parts: dict[str, object] = {}
    for word in words[ours[0] :]:
        name, _, value = word.partition("=")
        if name in parts:
            raise RecordError("position.twice", name=name)
        try:
            parts[name] = _read_part(name, value)
        except ValueError:
            raise RecordError("position.unreadable", name=name, text=value) from None
    if hides and rng is not None:
        parts["hands"] = _dealt(rules, parts, rng)
    try:
        return position(rules, **parts)  # type: ignore[arg-type] # checked by position itself
    except SequenceError:
        raise
    except TypeError:
        raise RecordError("position.unreadable", name="text", text=text) from None


def _dealt(rules: Rules, parts: Mapping[str, Any], rng: Random) -> list[list[str]]:
    """Put cards that lie nowhere in sight, each equally likely, into the hidden places of hands."""
    left = Counter(dict(rules.deck))
    seen = chain(*parts["hands"], *parts.get("discards", ()))
    left.subtract(card for card in seen if card != HIDDEN)
    unseen = list(left.elements())
    rng.shuffle(unseen)
    pile = iter(unseen)
    return [
        [next(pile, HIDDEN) if card == HIDDEN else card for card in hand] for hand in parts["hands"]
    ]


def _read_part(name: str, text: str) -> object:
    if name in ("players", "turn", *_COUNTS):
        return int(text)
    if name == "chips":
        pairs = [item.partition(":") for item in text.split(",")]
        cells = {cell: int(seat) for cell, _, seat in pairs}
        if len(cells) < len(pairs):
            raise ValueError
        return cells
    if name in ("hands", "discards"):
        return [[card for card in group.split(",") if card] for group in text.split(";")]
    if name == "roll":
        return tuple(map(int, text.split("+")))
    if name == "standing":
        return tuple(None if mark == "-" else int(mark) for mark in text.split(","))
    return text
