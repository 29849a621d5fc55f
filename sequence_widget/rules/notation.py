"""Rules as one line of text: an edition's name and the fields changed in it."""

from collections.abc import Callable, Sequence

from sequence_widget.rules.board import Board
from sequence_widget.rules.common import Rules, changeable
from sequence_widget.rules.editions import edition
from sequence_widget.text import RulesError, hint

_DEFAULT = "default"
_NONE = "none"


def write_rules(rules: Rules) -> str:
    """Write what makes these rules differ from their edition."""
    usual = edition(rules.edition)
    changed = [
        f"{name}={_write(value)}"
        for name in sorted(changeable(type(rules)))
        if (value := getattr(rules, name)) != getattr(usual, name)
    ]
    return " ".join([rules.edition, *changed])


def read_rules(words: Sequence[str]) -> Rules:
    """Read an edition's name and `field=value` words."""
    if not words:
        raise RulesError("rules.no_text", field="edition")
    usual = edition(words[0])
    fields = changeable(type(usual))
    changes: dict[str, object] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if name not in fields:
            raise RulesError("rules.no_field", field=name, hint=hint(name, fields))
        if not equals or name in changes:
            raise RulesError("rules.unreadable", field=name, text=word)
        changes[name] = _read(name, value)
    return usual.but(**changes)


def _write(value: object) -> str:
    if value is None:
        return _DEFAULT
    if isinstance(value, Board):
        return "/".join(".".join(row) for row in value.rows)
    if isinstance(value, frozenset):
        return ",".join(map(str, sorted(value))) or _NONE
    if isinstance(value, tuple):
        return ",".join(_write_item(item) for item in value) or _NONE
    return str(value)


def _write_item(item: object) -> str:
    return f"{item[0]}:{item[1]}" if isinstance(item, tuple) else str(item)


def _read(name: str, text: str) -> object:
    if text == _DEFAULT:
        return None
    readers: dict[str, Callable[[str], object]] = {
        "board": lambda text: Board.from_text(text.replace(".", " ")),
        "copies": _read_copies,
        "dead_cards": str,
        "capture": str,
        "again_after": str,
    }
    listed = {"dice", "remove_on", "wild_on", "again_on", "protected", "player_counts"}
    try:
        if name in listed:
            return tuple(int(item) for item in text.split(",") if text != _NONE)
        return readers.get(name, int)(text)
    except ValueError:
        raise RulesError("rules.unreadable", field=name, text=text) from None


def _read_copies(text: str) -> object:
    if ":" not in text:
        return () if text == _NONE else int(text)
    pairs = (item.partition(":") for item in text.split(","))
    return tuple((animal, int(count)) for animal, _, count in pairs)
