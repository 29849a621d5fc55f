"""How many there are to be of something: at least, exactly, at most so many, or none."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self

from sequence_widget.rules import whole
from sequence_widget.text import Phrase
from sequence_widget.text.errors import QuestionError

_TRUE, _FALSE = ((True, 1),), ((False, 1),)


@dataclass(frozen=True, slots=True)
class Often:
    """A range of numbers; without a `most` it has no upper end."""

    least: int = 1
    most: int | None = None

    @classmethod
    def read(cls, at_least: object, exactly: object) -> Self:
        """Read what a question says of the number, at least one if it says nothing.

        >>> Often.read(None, 2)
        Often(least=2, most=2)
        """
        if at_least is not None and exactly is not None:
            raise QuestionError("claim.often_twice")
        if exactly is not None:
            number = read_number("exactly", exactly, 0)
            return cls(number, number)
        return cls(1 if at_least is None else read_number("at_least", at_least, 0))

    def has(self, number: int) -> bool:
        """Whether a number is in the range."""
        return self.least <= number and (self.most is None or number <= self.most)

    def settle(self, *, required: bool) -> Callable[[int], Sequence[tuple[bool, int]]]:
        """Say of a number whether it is in the range; one that has to be is left out if it is not.

        >>> Often(2).settle(required=False)(1), Often(2).settle(required=True)(1)
        (((False, 1),), ())
        """
        if required:
            return lambda number: _TRUE if self.has(number) else ()
        return lambda number: _TRUE if self.has(number) else _FALSE

    def opposite(self) -> Self | None:
        """Give the range of all other numbers, if they are one.

        >>> Often(1).opposite(), Often(2, 2).opposite()
        (Often(least=0, most=0), None)
        """
        if self.most is None and self.least:
            return type(self)(0, self.least - 1)
        if self.least == 0 and self.most is not None:
            return type(self)(self.most + 1)
        return None

    def written(self) -> str:
        """Write it as further arguments of a line of Python.

        >>> Often().written(), Often(2).written(), Often(0, 0).written()
        ('', ', at_least=2', ', exactly=0')
        """
        if self == SOME:
            return ""
        return f", at_least={self.least}" if self.most is None else f", exactly={self.most}"

    def told(self, key: str, **values: object) -> Phrase:
        """Give the sentence for it: the key ends with a dot, and the word for the range follows."""
        number = self.least if self.most is None else self.most
        word = (
            "at_least" if self.most is None else "exactly" if self.least == self.most else "at_most"
        )
        return Phrase(f"{key}{'none' if self.most == 0 else word}", {**values, "n": number})


def read_number(name: str, value: object, least: int) -> int:
    """Read a whole number that is not too small.

    >>> read_number("nth", 2, 1)
    2
    """
    number = whole(value)
    if number is None or number < least:
        raise QuestionError("claim.number", name=name, least=least, value=repr(value))
    return number


SOME = Often()
"""At least one."""

NONE = Often(0, 0)


@dataclass(frozen=True, slots=True)
class When:
    """Which draws or rolls are meant: one of those to come, or so many of the next."""

    nth: int | None
    among: int | None
    often: Often = SOME

    @classmethod
    def read(cls, nth: object, among: object, at_least: object, exactly: object) -> Self:
        """Read which are meant, the next one if nothing is said.

        >>> When.read(None, 3, None, None).span
        (0, 3)
        """
        if among is None:
            if at_least is not None or exactly is not None:
                raise QuestionError("claim.often_of_one")
            return cls(1 if nth is None else read_number("nth", nth, 1), None)
        if nth is not None:
            raise QuestionError("claim.nth_and_among")
        return cls(None, read_number("among", among, 1), Often.read(at_least, exactly))

    @property
    def span(self) -> tuple[int, int]:
        """The first of them, counted from 0, and the one after the last."""
        if self.among is not None:
            return 0, self.among
        last = self.nth or 1
        return last - 1, last

    def written(self) -> str:
        """Write it as further arguments of a line of Python."""
        if self.among is not None:
            return f", among={self.among}{self.often.written()}"
        return "" if self.nth == 1 else f", nth={self.nth}"
