"""Checking what a person answered: right, close, wrong as many are, wrong, or not to be read."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from sequence_widget.teaching.asking.truths import (
    Estimated,
    Fit,
    Given,
    Observed,
    Truth,
    truth_of,
    wrong_truth,
)
from sequence_widget.teaching.asking.typed import Typed
from sequence_widget.text import Phrase, Words
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import Prose, sentence


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
    """What came of checking an answer. It is true if the answer is right, and false if not.

    `verdict` is `"right"`, `"close"`, `"known"` (wrong in a way that has a hint), `"vague"` (more
    digits are needed), `"wrong"`, `"unreadable"`, `"seen"` for what `sq.note` asks for, or
    `"later"` while nothing is said of it. It never tells the answer unless it is right.

    >>> import sequence_widget as sq
    >>> check = sq.check("0,026", sq.Probability(1, 39))
    >>> check
    ✓ Right: 1/39 ≈ 2.6 %.
    >>> check.verdict, bool(check), check.explain("nb")
    ('right', True, 'Riktig: 1/39 ≈ 2,6 %.')
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

    @property
    def helps(self) -> bool:
        """Whether it says something that may lead to the right answer at another try."""
        helpful = self.verdict in {Verdict.KNOWN, Verdict.VAGUE, Verdict.UNREADABLE}
        return helpful or self.reason.key == "check.percent"

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


def check(given: object, answer: object, *, hints: Mapping[object, str] | None = None) -> Check:
    """Check what a person answered against an exact answer, an estimate, a name or an order.

    Numbers may be typed as `1/39`, `0.026`, `0,026`, `2.6 %`, `2,6 prosent`, `1 of 39`,
    in words such as `half` or `two thirds`, or as a calculation, `1 - (5/6)^4`, names in every
    language, orders as `7 > 6 > 2`. A number is *right* if it is equal, or the answer rounds to it
    at the digits typed, two significant ones at least; inside the 95 % interval for an estimate;
    for a distribution, its likeliest outcome. Within a tenth of the answer it is *close*. `hints`
    has wrong answers that are known, each with what helps then.

    >>> import sequence_widget as sq
    >>> answer = sq.Probability(2, 21)
    >>> sq.check("2/18", answer, hints={"2/18": "Name a place where a unicorn could be."})
    ✗ Not yet. Name a place where a unicorn could be.
    >>> sq.check("9,5 %", answer), sq.check("0.1", answer), sq.check("9 %", answer)
    (✓ Right: 2/21 ≈ 9.5 %., ? That may be right, but so few digits fit other \
answers too: give one more digit., ≈ Close, within 10% of the answer, but not right.)
    >>> sq.check("syv", sq.roll_sum("dice")), sq.check(7, sq.roll_sum("dice")).right
    (? That cannot come up here., True)
    """
    return checked(Given.of(given), truth_of(answer), read_hints(answer, hints))


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


def checked(given: Given, truth: Truth, hints: Hints = ()) -> Check:
    """Check what was typed against an answer and those that are known to be wrong."""
    fit = truth.fit(given)
    known = next(((fits, hint) for fits, hint in _known(given, hints)), None)
    verdict, reason, hint = Verdict.WRONG, Phrase("check.wrong"), ""
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
    elif fit is Fit.ALIEN:
        verdict, reason = Verdict.UNREADABLE, truth.why_alien(given)
    elif _lacks_per_cent(given, truth):
        reason = Phrase("check.percent", {"text": given.text})
    return Check(given.text, verdict.value, reason, hint, given.number)


def _known(given: Given, hints: Hints) -> list[tuple[Fit, str]]:
    """Find the known wrong answers that this one is."""
    found = [(wrong.fit(given), hint) for wrong, hint in hints]
    return [each for each in found if each[0] in (Fit.EQUAL, Fit.ROUNDED)]


def _right(truth: Truth) -> Phrase:
    key = "check.right.inside" if isinstance(truth, Estimated) else "check.right"
    return Phrase(key, {"answer": TruthTold(truth)})


def _lacks_per_cent(given: Given, truth: Truth) -> bool:
    """Whether a number above 1 would be right, or nearly so, in per cent."""
    if given.number is None or given.number.value <= 1 or truth.place() is None:
        return False
    in_per_cent = Given(given.text, given.number.divided(100))
    return truth.fit(in_per_cent) is not Fit.NONE
