"""Claims about rolls still to come: their sum, a face of some die, or all dice showing the same."""

from collections.abc import Iterable
from dataclasses import dataclass

from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.claims.often import Often, When
from sequence_widget.exact.outcomes import one_by_one
from sequence_widget.rules import Rules, whole
from sequence_widget.text import Listed, Phrase, Words
from sequence_widget.text.errors import QuestionError


@dataclass(frozen=True, slots=True, repr=False)
class Rolled(Claim):
    """That a roll to come shows something, or so many of the next rolls do."""

    what: str
    """`rolls`, the sum; `shows`, some die; or `doubles`, all dice."""

    numbers: tuple[int, ...]
    when: When

    def line(self) -> str:
        """Write the line of Python that makes an equal claim."""
        inside = "".join([*map(repr, self.numbers)][:1])
        if len(self.numbers) > 1:
            inside = f"{{{', '.join(map(repr, self.numbers))}}}"
        return f"sq.{self.what}({(inside + self.when.written()).removeprefix(', ')})"

    def told(self) -> Words:
        """Say what is claimed."""
        return self._told(self.when.often, "")

    def told_not(self) -> Words:
        """Say that it is not so."""
        opposite = self.when.often.opposite()
        if self.when.among is None:
            return self._told(self.when.often, ".not")
        return Claim.told_not(self) if opposite is None else self._told(opposite, "")

    def _told(self, often: Often, negated: str) -> Words:
        what = Phrase(f"claim.shown.{self.what}{negated}", {"numbers": Listed(self.numbers, "or")})
        if self.when.among is not None:
            when = often.told("claim.rolls_in.", all=self.when.among)
        else:
            key = "claim.rolls_in.next" if self.when.nth == 1 else "claim.rolls_in.nth"
            when = Phrase(key, {"nth": self.when.nth})
        return Phrase("claim.rolled", {"what": what, "when": when})

    def fits(self, faces: tuple[int, ...]) -> bool:
        """Whether one roll shows it.

        >>> shows(6).fits((2, 6)), rolls(7).fits((2, 6)), doubles().fits((2, 2))
        (True, False, True)
        """
        if self.what == "rolls":
            return sum(faces) in self.numbers
        if self.what == "shows":
            return any(face in self.numbers for face in faces)
        return len({*faces}) == 1


def rolls(
    sums: int | Iterable[int],
    *,
    nth: int | None = None,
    among: int | None = None,
    at_least: int | None = None,
    exactly: int | None = None,
) -> "Rolled":
    """Claim that the next roll has this sum, or one of several.

    `nth=2` is the second roll from now, `among=3` the next three, with one such roll or so many.
    A roll that lies there already is none of them.

    >>> import sequence_widget as sq
    >>> sq.probability("dice", sq.rolls(7) | sq.doubles())
    1/3 ≈ 33.3 %
    >>> sq.probability("dice", sq.rolls(7, among=3, exactly=2))
    5/72 ≈ 6.9 %
    >>> sq.rolls("dice")
    Traceback (most recent call last):
    sequence_widget.text.errors.QuestionError: sq.rolls claims something of a roll to come, such \
as sq.rolls(7), and 'dice' is not a sum; did you mean sq.roll?
    """
    if isinstance(sums, str | Rules):
        edition = sums if isinstance(sums, str) else sums.edition
        raise QuestionError("claim.rolls_is_not_roll", value=repr(edition))
    numbers = _numbers(sums, "probability.no_sums", "claim.no_sum")
    return Rolled("rolls", numbers, When.read(nth, among, at_least, exactly))


def shows(
    faces: int | Iterable[int],
    *,
    nth: int | None = None,
    among: int | None = None,
    at_least: int | None = None,
    exactly: int | None = None,
) -> "Rolled":
    """Claim that some die shows this face in the next roll, or one of several faces.

    `nth=2` is the second roll from now, `among=3` the next three, with one such roll or so many.

    >>> import sequence_widget as sq
    >>> sq.probability("dice", sq.rolls(7), given=sq.shows(6))
    2/11 ≈ 18.2 % (learnt: a die shows 6 in the next roll)
    """
    numbers = _numbers(faces, "claim.no_faces", "claim.no_face")
    return Rolled("shows", numbers, When.read(nth, among, at_least, exactly))


def doubles(
    *,
    nth: int | None = None,
    among: int | None = None,
    at_least: int | None = None,
    exactly: int | None = None,
) -> "Rolled":
    """Claim that all dice show the same in the next roll.

    `nth=2` is the second roll from now, `among=3` the next three, with one such roll or so many.

    >>> import sequence_widget as sq
    >>> sq.probability("dice", sq.doubles(among=3))
    91/216 ≈ 42.1 %
    """
    return Rolled("doubles", (), When.read(nth, among, at_least, exactly))


def _numbers(named: object, none: str, unreadable: str) -> tuple[int, ...]:
    listed = [*one_by_one(named)]
    if not listed:
        raise QuestionError(none)
    numbers = []
    for each in listed:
        number = whole(each)
        if number is None:
            raise QuestionError(unreadable, value=repr(each))
        numbers.append(number)
    return tuple(sorted({*numbers}))
