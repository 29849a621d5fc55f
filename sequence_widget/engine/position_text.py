"""A position as one line of text, safe to paste into a chat: written, and read again."""

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


def read_position(text: str) -> Position:
    """Read what `write_position` wrote of a position."""
    if not isinstance(text, str) or not text.strip():
        raise RecordError("position.no_text", text=text)
    check_length(text, MOST_OF_A_LINE, RecordError)
    words = text.split()
    if any(HIDDEN in word for word in words if word.startswith("hands=")):
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
    try:
        return position(rules, **parts)  # type: ignore[arg-type] # checked by position itself
    except SequenceError:
        raise
    except TypeError:
        raise RecordError("position.unreadable", name="text", text=text) from None


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
