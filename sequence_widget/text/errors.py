"""The errors: each says what was wrong, where, and what would be right."""

from collections.abc import Container, Sequence
from typing import Self

from sequence_widget.text.catalogue import naming, say


class SequenceError(Exception):
    """What every error of the package is; its sentence can be had in each language.

    >>> error = IllegalMoveError("seat.number", seat=1)
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


class RulesError(SequenceError):
    """Rules that make no game; `field` names the one to blame.

    >>> RulesError("rules.least", field="chips", least=1, value=0).field
    'chips'
    """

    @property
    def field(self) -> str:
        """The name of the field to blame."""
        return str(self.values.get("field", ""))

    def blaming(self, changed: Container[str]) -> Self:
        """Name the field that was changed, where several could be at fault together."""
        suspects = self.values.get("suspects", ())
        if self.field in changed or not isinstance(suspects, tuple):
            return self
        guilty = next((name for name in suspects if name in changed), self.field)
        return type(self)(self.key, **{**self.values, "field": guilty})


class PositionError(SequenceError):
    """A position that cannot be."""


class IllegalMoveError(SequenceError):
    """An event that may not happen in the position it was tried in."""


class RecordError(SequenceError):
    """A text or file that does not read back; `line` is where, counted from 1, if known."""

    @property
    def line(self) -> int | None:
        """The line of the text or file that is at fault."""
        line = self.values.get("line")
        return line if isinstance(line, int) else None


class ImpossibleError(SequenceError):
    """A condition that cannot hold."""
