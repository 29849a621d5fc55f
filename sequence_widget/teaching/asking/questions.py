"""A question with its answer, and how far guesses lead: a hint, another try, the truth."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol, runtime_checkable

from sequence_widget.exact import CountDist, Dist, Probability
from sequence_widget.exact.moments import Moment
from sequence_widget.exact.working import Working
from sequence_widget.rules import listed
from sequence_widget.teaching.asking.answers_given import Asked, Try
from sequence_widget.teaching.asking.checking import (
    Check,
    Hints,
    Verdict,
    checked,
    read_hints,
    read_side,
)
from sequence_widget.teaching.asking.given import Given
from sequence_widget.teaching.asking.sheet_lines import Identity
from sequence_widget.teaching.asking.truths import Fit, Observed, Truth, truth_of
from sequence_widget.text import KEPT_IN, Listed
from sequence_widget.text.chatlines import check_sum
from sequence_widget.text.errors import QuestionError

_MOST_TRIES = 2
_MOST_GUESSES = 10
_MOST_CHOICES = 100
_LONGEST_NAME = 60


@runtime_checkable
class Explained(Protocol):
    """An answer that says why it is what it is."""

    def explain(self, language: str | None = None) -> str:
        """Say why."""


Worked = Probability | Dist[Any] | CountDist | Moment
"""An exact answer, which carries its calculation."""


@dataclass(frozen=True, slots=True)
class Course:
    """How far somebody has come with a question: every guess, judged, and whether to go on.

    A guess that is wrong gives another try; one with too few digits is no try at all, until there
    are many.
    """

    checks: tuple[Check, ...] = ()
    passed: bool = False

    @property
    def is_over(self) -> bool:
        """Whether the truth may be told."""
        if self.passed or len(self.checks) >= _MOST_GUESSES:
            return True
        verdicts = [Verdict(check.verdict) for check in self.checks]
        tries = [each for each in verdicts if each not in (Verdict.VAGUE, Verdict.LATER)]
        return len(tries) >= _MOST_TRIES or Verdict.RIGHT in tries or Verdict.SEEN in tries


@dataclass(frozen=True, slots=True)
class Question:
    """A question, what is right, and what is said to guesses. `make_question` makes one.

    >>> question = make_question("One draw?", "2/21", hints={"2/18": "Where could it be?"})
    >>> tries = ([], ["2/18"], ["0.3"], ["0.3", "2/18"], ["2/21"])
    >>> [question.course(question.asked(*typed)).is_over for typed in tries]
    [False, False, False, True, True]
    """

    name: str
    text: str
    truth: Truth
    hints: Hints = ()
    explanation: str | Explained = ""
    usual: str = ""
    """What a class usually thinks."""

    choices: tuple[Truth, ...] = ()
    """What can be chosen among, where nothing is typed."""

    worked: Worked | None = None
    """The answer, if it carries its calculation."""

    side_of: Fraction | None = None
    """The number on one side of which the answer lies, where that is what the question is about."""

    @property
    def identity(self) -> Identity:
        """What it is found again by: its name, its words, and what would be told as its truth."""
        return Identity(self.name, self.text, check_sum(self.truth.said(KEPT_IN)))

    @property
    def key(self) -> str:
        """What takes its place when it is asked again: its name, or all of it if it has no other.

        >>> make_question("How likely is a 7?", "1/6", name="1a").key
        '1a'
        """
        unnamed = self.name == self.text[:_LONGEST_NAME]
        return "".join(self.identity) if unnamed else self.name

    def guess(self, typed: str) -> Try:
        """Judge a guess, in the form in which it is kept."""
        return self.kept(self.check(typed))

    def check(self, typed: str) -> Check:
        """Judge what was typed."""
        return checked(Given.of(typed), self.truth, self.hints, self.side_of)

    def kept(self, check: Check) -> Try:
        """Give the form in which a guess is kept that was judged."""
        kept = self.truth.kept(Given(check.given, check.number))
        return Try(check.given, kept, check.verdict)

    def agrees_with(self, asked: Asked) -> bool:
        """Whether guesses that were judged by an unknown truth have the same verdicts here."""
        return all(self.check(each.typed).verdict == each.verdict for each in asked.tries)

    def asked(self, *typed: str, passed: bool = False) -> Asked:
        """Give what is kept after these guesses."""
        return Asked(self.name, self.text, tuple(map(self.guess, typed)), passed)

    def course(self, asked: Asked | None) -> Course:
        """Judge what was kept."""
        if asked is None:
            return Course()
        return Course(tuple(self.check(each.typed) for each in asked.tries), asked.passed)

    def explain(self, language: str | None = None) -> str:
        """Say why the truth is what it is."""
        if isinstance(self.explanation, str):
            return self.explanation
        return self.explanation.explain(language)

    def working(self, language: str | None = None) -> Working | None:
        """Give the calculation of the truth, if there is one that says more than its end."""
        working = None if self.worked is None else self.worked.working(language)
        if working is None or not working.lines:
            return None
        return None if working.text(language) == self.truth.said(language) else working

    def explain_beside(self, working: Working | None, language: str | None = None) -> str:
        """Say why the truth is what it is, where its calculation stands beside that."""
        if working is None or self.worked is None or self.explanation is not self.worked:
            return self.explain(language)
        return self.worked.explain(language, working=False)

    def choice_typed(self, number: int, language: str) -> str:
        """Give the text that a choice stands for, as whoever chose it read it."""
        return self.choices[number].said(language)


def make_question(
    text: str,
    answer: object,
    *,
    name: str | None = None,
    hints: Mapping[object, str] | None = None,
    explain: str | None = None,
    choices: Iterable[object] = (),
    usual: str = "",
    side_of: object = None,
) -> Question:
    """Make a question; without `explain`, an answer that can say why it is what it is does so."""
    words = _words("question", text)
    truth = truth_of(answer)
    for field, said in (("explain", explain), ("usual", usual)):
        if said is not None and not isinstance(said, str):
            raise QuestionError("asking.no_words", field=field, value=said)
    several = listed(choices, _MOST_CHOICES)
    if several is None or len(several) > _MOST_CHOICES:
        raise QuestionError("asking.no_choices", value=choices)
    offered = tuple(truth_of(each) for each in several)
    if offered and not any(
        truth.fit(Given.of(each.said(KEPT_IN))) is Fit.EQUAL for each in offered
    ):
        shown = Listed(tuple(each.said(KEPT_IN) for each in offered))
        raise QuestionError("asking.no_right_choice", choices=shown)
    explanation: str | Explained = explain or ""
    if explain is None and isinstance(answer, Explained):
        explanation = answer
    called = words[:_LONGEST_NAME] if name is None else _words("name", name)
    worked = answer if isinstance(answer, Probability | Dist | CountDist | Moment) else None
    known = read_hints(answer, hints)
    side = read_side(side_of)
    return Question(called, words, truth, known, explanation, usual, offered, worked, side)


def make_note(text: str, name: str | None = None) -> Question:
    """Make a question that has no answer: it asks for what was seen.

    >>> make_note("How many of your 20 races did a 7 win?", "1 races").guess("7 of 20")
    Try(typed='7 of 20', kept='7/20', verdict='seen')
    """
    words = _words("question", text)
    return Question(
        words[:_LONGEST_NAME] if name is None else _words("name", name), words, Observed()
    )


def _words(field: str, text: object) -> str:
    words = " ".join(text.split()) if isinstance(text, str) else ""
    if not words:
        raise QuestionError("asking.no_words", field=field, value=text)
    return words
