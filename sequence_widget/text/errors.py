"""The errors: each says what was wrong, where, and what would be right."""

from collections.abc import Container
from typing import Self

from sequence_widget.text.phrases import SequenceError

__all__ = [
    "IllegalMoveError",
    "ImpossibleError",
    "MissingPackageError",
    "OutOfReachError",
    "PositionError",
    "QuestionError",
    "RecordError",
    "RulesError",
    "SequenceError",
    "SimulationError",
]


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


class MissingPackageError(SequenceError, ImportError):
    """A package that tables or plots are made with, and that is not installed."""


class QuestionError(SequenceError):
    """A question that has no answer here, such as one about cards in a game of dice.

    >>> import sequence_widget as sq
    >>> sq.roll("kids")
    Traceback (most recent call last):
    sequence_widget.text.errors.QuestionError: this is a question about dice, and 'kids' \
is played with cards
    """


class OutOfReachError(SequenceError):
    """A question whose exact answer would take too long; the sentence names what to use instead.

    >>> import sequence_widget as sq
    >>> sq.solve(sq.position("dice"))
    Traceback (most recent call last):
    sequence_widget.text.errors.OutOfReachError: 'dice' is too big to be solved: its board \
can be filled in 150,094,635,296,999,121 ways, and at most 20,000 can be worked out; \
estimate with sq.simulate(position) instead
    """


class SimulationError(SequenceError):
    """A simulation that cannot be begun as asked for, or that could not be brought to its end.

    >>> import sequence_widget as sq
    >>> sq.simulate("kids", games=0)
    Traceback (most recent call last):
    sequence_widget.text.errors.SimulationError: games: this must be a whole number, 1 or \
more, not 0
    """
