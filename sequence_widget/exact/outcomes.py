"""What could be asked of a distribution: outcomes read as a person names them, others refused."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, ClassVar

from sequence_widget.engine.parts import read_card
from sequence_widget.rules import whole
from sequence_widget.text import (
    LANGUAGES,
    ImpossibleError,
    Listed,
    Phrase,
    hint,
    say,
)
from sequence_widget.text.errors import QuestionError

_MOST_SHOWN = 12


def one_by_one(several: object) -> Iterator[Any]:
    """Go through what is several; what is one alone, as words and mappings are, is the only one.

    >>> [*one_by_one({7})], [*one_by_one(range(2))], [*one_by_one("fox")], [*one_by_one(7)]
    ([7], [0, 1], ['fox'], [7])
    """
    if isinstance(several, Iterable) and not isinstance(several, str | bytes | Mapping):
        try:
            return iter(several)
        except TypeError:  # an array without a dimension
            pass
    return iter((several,))


def can_be_kept(outcome: object) -> bool:
    """Whether this can be an outcome at all: a tuple with a list in it cannot.

    >>> can_be_kept((3, 4)), can_be_kept((3, [4]))
    (True, False)
    """
    try:
        hash(outcome)
    except TypeError:
        return False
    return True


class Outcomes(ABC):
    """The outcomes that a distribution could be asked about, with a chance or without."""

    __slots__ = ()

    are_amounts: ClassVar[bool] = True
    """Whether outcomes that are numbers say how much, so that their mean says something."""

    @abstractmethod
    def read(self, outcome: object) -> Hashable:
        """Give an outcome in its one form, or refuse what could not come from this."""


@dataclass(frozen=True, slots=True)
class CardKinds(Outcomes):
    """One card.

    >>> CardKinds(("fox", "wolf")).read("ulv")
    'wolf'
    """

    cards: tuple[str, ...]

    def read(self, outcome: object) -> str:
        """Find the card."""
        return read_card(outcome, self.cards)


@dataclass(frozen=True, slots=True)
class Hands(Outcomes):
    """A hand of so many cards, in any order.

    >>> Hands(("fox", "wolf"), 2).read(("wolf", "fox"))
    ('fox', 'wolf')
    """

    cards: tuple[str, ...]
    size: int

    def read(self, outcome: object) -> tuple[str, ...]:
        """Sort the hand."""
        if not isinstance(outcome, tuple) or len(outcome) != self.size:
            example = (*self.cards,) * self.size
            raise QuestionError(
                "probability.event.hand", outcome=repr(outcome), n=self.size,
                example=repr(tuple(sorted(example[: self.size]))),
            )  # fmt: skip
        return tuple(sorted(read_card(card, self.cards) for card in outcome))


@dataclass(frozen=True, slots=True)
class Rolls(Outcomes):
    """The faces of some dice, in their order.

    >>> Rolls((6, 6)).read((3, 4))
    (3, 4)
    """

    dice: tuple[int, ...]

    def read(self, outcome: object) -> tuple[int, ...]:
        """Check every face."""
        faces = tuple(map(whole, outcome)) if isinstance(outcome, tuple) else ()
        fits = len(faces) == len(self.dice) and all(
            face is not None and 1 <= face <= most
            for face, most in zip(faces, self.dice, strict=True)
        )
        if not fits:
            raise QuestionError(
                "probability.event.roll", outcome=repr(outcome), n=len(self.dice),
                example=repr(tuple(range(1, len(self.dice) + 1))),
            )  # fmt: skip
        return tuple(face for face in faces if face is not None)


@dataclass(frozen=True, slots=True)
class Sums(Outcomes):
    """The sum of a roll: one of those that the dice show.

    >>> Sums(frozenset(range(2, 13))).read(7)
    7
    """

    sums: frozenset[int]

    def read(self, outcome: object) -> int:
        """Check the sum."""
        number = whole(outcome)
        low, high = min(self.sums), max(self.sums)
        if number is None:
            raise QuestionError("probability.event.sum", outcome=repr(outcome), low=low, high=high)
        if number not in self.sums:
            raise ImpossibleError("probability.never_rolled", sum=number, low=low, high=high)
        return number


@dataclass(frozen=True, slots=True)
class Racers(Outcomes):
    """The sum that comes first, one of those that race: a name more than a number.

    >>> Racers((7, 12)).read(7)
    7
    """

    sums: tuple[int, ...]
    are_amounts: ClassVar[bool] = False

    def read(self, outcome: object) -> int:
        """Check that it is in the race."""
        number = whole(outcome)
        if number is None or number not in self.sums:
            shown = Listed((*self.sums,), "or")
            raise QuestionError("probability.event.racer", outcome=repr(outcome), sums=shown)
        return number


@dataclass(frozen=True, slots=True)
class Beginners(Outcomes):
    """Who begins: a seat, or nobody yet, which the word says.

    >>> Beginners(2, "tie").read("Tie"), Beginners(2, "tie").read("likt")
    ('tie', 'tie')
    """

    players: int
    undecided: str
    are_amounts: ClassVar[bool] = False

    def read(self, outcome: object) -> int | str:
        """Check the seat."""
        words = {self.undecided, *(say(f"outcome.{self.undecided}", name) for name in LANGUAGES)}
        if isinstance(outcome, str) and outcome.strip().lower() in words:
            return self.undecided
        seat = whole(outcome)
        if seat is None or not 0 <= seat < self.players:
            raise QuestionError(
                "probability.event.beginner",
                outcome=repr(outcome), last=self.players - 1,
                tie=Phrase(f"outcome.{self.undecided}"),
            )  # fmt: skip
        return seat


@dataclass(frozen=True, slots=True)
class Numbers(Outcomes):
    """A count from 0 to the most there can be.

    >>> Numbers(3).read(2)
    2
    """

    most: int

    def read(self, outcome: object) -> int:
        """Check the count."""
        number = whole(outcome)
        if number is None or not 0 <= number <= self.most:
            raise QuestionError("probability.event.count", outcome=repr(outcome), most=self.most)
        return number


@dataclass(frozen=True, slots=True)
class Head(Outcomes):
    """The counts below some number one by one, and the rest together.

    >>> Head(3, "3+").read(0)
    0
    """

    end: int
    rest: str

    def read(self, outcome: object) -> int | str:
        """Check the count."""
        if isinstance(outcome, str) and outcome.strip() == self.rest:
            return self.rest
        number = whole(outcome)
        if number is None or not 0 <= number < self.end:
            raise QuestionError(
                "probability.event.head", outcome=repr(outcome), rest=repr(self.rest)
            )
        return number


@dataclass(frozen=True, slots=True)
class Among(Outcomes):
    """Whatever has a chance, and any whole number where all of that are whole numbers.

    >>> Among(("even", "odd")).read("even")
    'even'
    """

    known: Collection[Hashable]

    def read(self, outcome: object) -> Hashable:
        """Find the outcome."""
        if can_be_kept(outcome) and outcome in self.known and self._is_of_a_kind(outcome):
            return outcome
        number = whole(outcome)
        if number is not None and all(whole(each) is not None for each in self.known):
            return number
        words = [each for each in self.known if isinstance(each, str)]
        if isinstance(outcome, str) and words:
            raise QuestionError(
                "probability.event.unknown", outcome=repr(outcome), hint=hint(outcome, words)
            )
        shown = [*map(repr, islice(self.known, _MOST_SHOWN))]
        more = ["…"] if len(self.known) > _MOST_SHOWN else []
        raise QuestionError(
            "probability.event.none", outcome=repr(outcome), outcomes=Listed((*shown, *more))
        )

    def _is_of_a_kind(self, outcome: object) -> bool:
        """Whether an outcome is no truth value where those with a chance are numbers, or so."""
        if outcome not in (0, 1):
            return True
        truths = any(isinstance(each, bool) for each in self.known)
        return isinstance(outcome, bool) == truths
