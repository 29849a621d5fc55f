"""Checking what a person answered: right, close, wrong as many are, wrong, or not to be read."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from sequence_widget.teaching.asking.given import Given
from sequence_widget.teaching.asking.truths import (
    Estimated,
    Fit,
    Observed,
    Truth,
    truth_of,
    wrong_truth,
)
from sequence_widget.teaching.asking.typed import Typed, has_thousands, read_thousands
from sequence_widget.text import LANGUAGES, Phrase, Words, say
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import Plain, Prose, sentence


class Verdict(StrEnum):
    """What a check can come to."""

    RIGHT = "right"
    CLOSE = "close"
    KNOWN = "known"
    """Wrong in a way that has a hint."""

    VAGUE = "vague"
    """It may be right, but more digits are needed to tell."""

    WRONG = "wrong"
    SEEN = "seen"
    """Written down as it was seen: there is nothing to compare it with."""

    UNREADABLE = "unreadable"
    LATER = "later"
    """Not told yet."""


_HUNDRED = 100
_THOUSAND = 1_000
_MARKS = {
    Verdict.RIGHT: "✓",
    Verdict.CLOSE: "≈",
    Verdict.VAGUE: "?",
    Verdict.UNREADABLE: "?",
    Verdict.SEEN: "•",
    Verdict.LATER: "•",
}


@dataclass(frozen=True, slots=True)
class Said(Words):
    """Words of the teacher's own: the same in every language."""

    text: str

    def said(self, language: str | None) -> str:  # noqa: ARG002 - they stand as they are
        """Give them."""
        return self.text


@dataclass(frozen=True, slots=True)
class TruthTold(Words):
    """An answer within a sentence."""

    truth: Truth

    def said(self, language: str | None) -> str:
        """Write the answer as its kind is written."""
        return self.truth.said(language)


@dataclass(frozen=True, slots=True, repr=False)
class Check:
    r"""What came of checking an answer. It is true if the answer is right, and false if not.

    `verdict` is `"right"`, `"close"`, `"known"` (wrong in a way that has a hint), `"vague"` (more
    digits are needed), `"wrong"`, `"unreadable"`, `"seen"` for what `sq.note` asks for, or
    `"later"` while nothing is said of it. It never tells the answer unless it is right.

    >>> import sequence_widget as sq
    >>> check = sq.check("0,026", sq.Probability(1, 39))
    >>> check
    ✓ Right: 1/39 ≈ 2.6%.
    >>> check.verdict, bool(check), check.explain("nb")
    ('right', True, 'Riktig: 1/39 ≈ 2,6\xa0%.')
    >>> assert sq.check("1 of 39", sq.Probability(1, 39))
    """

    given: str
    """What was typed."""

    verdict: str
    reason: Phrase
    hint: str = ""
    """What helps with a known wrong answer."""

    number: Typed | None = None
    """The number that was read, if one was."""

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.verdict == Verdict.RIGHT

    def untold(self, reason: Phrase) -> "Check":
        """Give what may be said of it before its verdict is told.

        >>> import sequence_widget as sq
        >>> sq.check("1/39", sq.Probability(1, 39)).untold(Phrase("asking.kept"))
        • Kept. The answer comes later, when you have tried it out.
        """
        return Check(self.given, Verdict.LATER.value, reason, number=self.number)

    def explain(self, language: str | None = None) -> Prose:
        """Say it in a sentence or two.

        >>> import sequence_widget as sq
        >>> print(sq.check("often", sq.Probability(1, 39)).explain())
        This cannot be read as a number: write it as 1/4, 0.25, 25% or 1 of 4.
        """
        return Prose(sentence(self.reason, language))

    def __bool__(self) -> bool:
        return self.right

    def __str__(self) -> str:
        return self.explain()

    def __repr__(self) -> str:
        return f"{_MARKS.get(Verdict(self.verdict), '✗')} {self.explain()}"

    def _repr_html_(self) -> str:
        return Prose(repr(self))._repr_html_()


def check(
    given: object,
    answer: object,
    *,
    hints: Mapping[object, str] | None = None,
    side_of: object = None,
) -> Check:
    """Check what a person answered against an exact answer, an estimate, a name or an order.

    Numbers may be typed as `1/39`, `0.026`, `0,026`, `2.6 %`, `2,6 prosent`, `1 of 39`,
    in words such as `half` or `two thirds`, or as a calculation, `1 - (5/6)^4`, names in every
    language, orders as `7 > 6 > 2`. A number is *right* if it is equal, or the answer rounds to it
    at the digits typed, two significant ones at least; inside the 95 % interval for an estimate;
    for a distribution, its likeliest outcome. Within a tenth of the answer it is *close*. `hints`
    has wrong answers that are known, each with what helps then, and of others it is said if they
    cannot be of their kind. Where the question is about which side of a number the answer lies on,
    `side_of` is that number: nothing on the other side is close.

    >>> import sequence_widget as sq
    >>> answer = sq.Probability(2, 21)
    >>> sq.check("2/18", answer, hints={"2/18": "Name a place where a unicorn could be."})
    ✗ Not yet. Name a place where a unicorn could be.
    >>> sq.check("9,5 %", answer), sq.check("0.1", answer), sq.check("9 %", answer)
    (✓ Right: 2/21 ≈ 9.5%., ? That may be right, but so few digits fit other \
answers too: give one more digit., ≈ Close, within 10% of the answer, but not right.)
    >>> sq.check("often", sq.roll_sum("dice")), sq.check(7, sq.roll_sum("dice")).right
    (? That cannot come up here., True)
    >>> sq.check("2", answer)
    ✗ Not right: a probability is at most 1. If 2 is a count, write out of how many; if it is a \
percentage, write the % sign too.
    >>> sq.check("105", 97), sq.check("105", 97, side_of=100)
    (≈ Close, within 10% of the answer, but not right., ✗ Not right. Decide first: is it more or \
less than 100?)
    """
    side = read_side(side_of)
    return checked(Given.of(given), truth_of(answer), read_hints(answer, hints), side)


def read_side(side_of: object) -> Fraction | None:
    """Read the number on one side of which the answer lies, if there is one."""
    number = Given.of(side_of).number
    if number is None and side_of is not None:
        raise QuestionError("check.no_side", value=side_of)
    return None if number is None else number.value


Hints = tuple[tuple[Truth, str], ...]


def read_hints(answer: object, hints: Mapping[object, str] | None) -> Hints:
    """Read the answers that are known to be wrong; a right one among them is refused."""
    truth = truth_of(answer)
    if hints is not None and not (
        isinstance(hints, Mapping) and all(isinstance(hint, str) for hint in hints.values())
    ):
        raise QuestionError("check.no_hints", value=hints)
    for wrong in hints or ():
        if truth.fit(Given.of(wrong)) is Fit.EQUAL:
            raise QuestionError("check.right_hint", value=str(wrong))
    return tuple((wrong_truth(wrong), hint) for wrong, hint in (hints or {}).items())


def checked(
    given: Given, truth: Truth, hints: Hints = (), side_of: Fraction | None = None
) -> Check:
    """Check what was typed against an answer and those that are known to be wrong."""
    is_unclear = truth.is_number and has_thousands(given.text)
    if is_unclear and _is_large_count(truth):
        given, is_unclear = Given(given.text, read_thousands(given.text)), False
    fit = truth.fit(given)
    if fit in (Fit.NEAR, Fit.VAGUE) and _is_beyond(side_of, given, truth):
        fit = Fit.NONE
    known = _known(given, hints, vaguely=fit is Fit.NONE)
    verdict, reason, hint = Verdict.WRONG, _what_is_wrong(given, truth, side_of), ""
    if isinstance(truth, Observed) and fit is Fit.EQUAL:
        verdict, reason = Verdict.SEEN, Phrase("check.seen")
    elif fit is Fit.ROUNDED and known is not None:
        verdict, reason = Verdict.VAGUE, Phrase("check.vague.alike")
    elif fit in (Fit.EQUAL, Fit.ROUNDED):
        verdict, reason = Verdict.RIGHT, _right(truth)
    elif known is not None and (fit is not Fit.VAGUE or known[0] is Fit.EQUAL):
        verdict, hint = Verdict.KNOWN, known[1]
        reason = Phrase("check.known", {"hint": Said(hint)})
    elif fit is Fit.VAGUE:
        verdict, reason = Verdict.VAGUE, Phrase("check.vague.digits")
    elif fit is Fit.NEAR:
        verdict, reason = Verdict.CLOSE, Phrase("check.close")
    elif fit is Fit.ALIEN or is_unclear:
        verdict, reason = Verdict.UNREADABLE, truth.why_alien(given)
    return Check(given.text, verdict.value, reason, hint, given.number)


def _is_large_count(truth: Truth) -> bool:
    """Whether it is a whole number that has thousands: a comma in a guess at it is between them."""
    number = truth.number()
    return number is not None and number.denominator == 1 and number >= _THOUSAND


def _known(given: Given, hints: Hints, *, vaguely: bool) -> tuple[Fit, str] | None:
    """Find the known wrong answer that this one is, or the only one that it may be."""
    found = [(wrong.fit(given), hint) for wrong, hint in hints]
    surely = [each for each in found if each[0] in (Fit.EQUAL, Fit.ROUNDED)]
    maybe = [each for each in found if each[0] is Fit.VAGUE]
    if surely or not vaguely or len(maybe) != 1:
        return next(iter(surely), None)
    return maybe[0]


def _right(truth: Truth) -> Phrase:
    key = "check.right.inside" if isinstance(truth, Estimated) else "check.right"
    return Phrase(key, {"answer": TruthTold(truth)})


def _what_is_wrong(given: Given, truth: Truth, side_of: Fraction | None) -> Phrase:
    """Say what is wrong with the kind of an answer that nobody foresaw, or only that it is."""
    typed, number = given.number, truth.number()
    if typed is None or number is None:
        return Phrase("check.wrong")
    if typed.value < 0 <= number:
        return Phrase("check.below_0")
    if number.denominator > 1 and truth.place() is not None:
        return _wrong_chance(given.text, typed, truth) or _wrong_size(given, typed, truth, side_of)
    if number > 1 and _is_in_per_cent(given.text):
        return Phrase("check.no_percent")
    return _wrong_size(given, typed, truth, side_of)


def _wrong_chance(text: str, typed: Typed, truth: Truth) -> Phrase | None:
    """Say that this is no probability, or that of the opposite."""
    if typed.value <= 1:
        opposite = truth.fit(Given(text, replace(typed, value=1 - typed.value)))
        return Phrase("check.opposite") if opposite in (Fit.EQUAL, Fit.ROUNDED) else None
    if typed.step == 1:
        return Phrase("check.count", {"text": text})
    may_be_per_cent = typed.step is not None and typed.value < _HUNDRED
    if may_be_per_cent and not _is_in_per_cent(text):
        return Phrase("check.percent", {"text": text})
    return Phrase("check.above_1")


def _is_in_per_cent(text: str) -> bool:
    """Whether it was typed in per cent, in any language."""
    words = "|".join(say("typed.percent", code) for code in LANGUAGES).split("|")
    return any(word in text.lower() for word in words)


def _wrong_size(given: Given, typed: Typed, truth: Truth, side_of: Fraction | None) -> Phrase:
    """Say that a number is a hundred times too large or small, or on the other side."""
    fitting = (Fit.EQUAL, Fit.ROUNDED, Fit.VAGUE)
    for key, factor in (("check.too_large", Fraction(100)), ("check.too_small", Fraction(1, 100))):
        if truth.fit(Given(given.text, typed.divided(factor))) in fitting:
            return Phrase(key)
    if side_of is not None and _is_beyond(side_of, given, truth):
        return Phrase("check.side", {"side": Plain(side_of)})
    return Phrase("check.wrong")


def _is_beyond(side_of: Fraction | None, given: Given, truth: Truth) -> bool:
    """Whether a guess is not on the answer's side of a number."""
    number = truth.number()
    if side_of is None or given.number is None or number is None:
        return False
    return (given.number.value - side_of) * (number - side_of) <= 0
