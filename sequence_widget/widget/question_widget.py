"""A question in a notebook: a guess is typed or chosen and kept, and then the truth is shown."""

from collections.abc import Iterable, Mapping
from typing import Any

import traitlets

from sequence_widget.rules import whole
from sequence_widget.teaching import Check, Course, Question, make_note, make_question
from sequence_widget.teaching.answer_sheet import AnswerSheet, sheet_here
from sequence_widget.teaching.answers_given import tries_text
from sequence_widget.teaching.checking import Verdict
from sequence_widget.teaching.truths import Observed
from sequence_widget.text import LANGUAGES, IllegalMoveError, Phrase, SequenceError, spoken
from sequence_widget.text.numbers import sentence
from sequence_widget.widget.border import Border
from sequence_widget.widget.front_end import front_end
from sequence_widget.widget.messages import id_of

_WORDS = "ask."
_SEEN = {
    "ask.box": "ask.seen.box",
    "ask.guess": "ask.seen.write",
    "ask.help": "ask.seen.help",
    "ask.guessed": "ask.seen.wrote",
}
"""What the browser says where no guess is asked for."""


class QuestionWidget(Border):
    """A question with a box for the guess, or with choices; `sq.ask` makes one.

    What the browser knows before a guess has nothing in it that depends on the answer. The traits
    are for it alone: `guess`, `let_pass` and `course` are for cells.
    """

    _esm = front_end("ask.js")
    _css = front_end("ask.css")

    asked = traitlets.Dict().tag(sync=True)
    """For the browser: the question, what can be chosen, and the labels."""

    shown = traitlets.Dict().tag(sync=True)
    """For the browser: what has been guessed, and what may be told by now."""

    def __init__(
        self,
        question: Question,
        *,
        language: str | None = None,
        later: bool = False,
        sheet: AnswerSheet | None = None,
        **options: Any,  # noqa: ANN401 - whatever ipywidgets takes, such as layout
    ) -> None:
        if not self._esm:
            raise SequenceError("widget.not_built")
        self._question = question
        self._language = spoken(language)
        self._later = later
        self._sheet = sheet or sheet_here()
        self._sheet.ask(question.name, question.text)
        asked = asked_trait(question, self._language)
        super().__init__(asked=asked, shown=self._now(), **options)
        self.on_msg(self._receive)

    @property
    def course(self) -> Course:
        """Every guess so far, judged, and whether the truth has been told."""
        kept = self._sheet.find(self._question.name, self._question.text)
        return self._question.course(kept)

    def guess(self, typed: str) -> Check:
        """Guess from a cell, as one does in the box; once the truth is told nothing is kept.

        >>> import sequence_widget as sq
        >>> question = sq.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="example 1")
        >>> question.guess("17 %"), question.course.is_over
        (✓ Right: 1/6 ≈ 16.7 %., True)
        """
        check = self._question.check(typed)
        if check.verdict != Verdict.UNREADABLE and not self._is_done:
            guess = self._question.guess(typed)
            self._sheet.guess(self._question.name, self._question.text, guess)
            self.shown = self._now()
        return check

    def let_pass(self) -> None:
        """Be told the truth without a further guess."""
        if not self._is_done:
            self._sheet.let_pass(self._question.name, self._question.text)
            self.shown = self._now()

    @property
    def _is_done(self) -> bool:
        """Whether no more guesses are taken."""
        course = self.course
        return course.is_over or (self._later and bool(course.checks))

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Put right what a browser writes: it may write nothing."""
        if isinstance(sync_data, dict):
            self.send_state([name for name in sync_data if name in self.keys])

    def _now(self) -> dict[str, Any]:
        why = self._sheet.why_not_kept
        note = sentence(why, self._language) if why else ""
        told = later_trait if self._later else shown_trait
        return {**told(self._question, self.course, self._language), "note": note}

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Carry out what the browser asks for; what cannot be read is refused with a sentence."""
        if not isinstance(message, dict):
            return
        answer: dict[str, Any] = {"id": id_of(message)}
        try:
            self._carry_out(message)
        except SequenceError as error:
            answer["refused"] = error.in_language(self._language)
        self.send(answer if "refused" in answer else {**answer, "done": True})

    def _carry_out(self, message: dict[Any, Any]) -> None:
        if message.get("do") == "pass":
            self.let_pass()
            return
        typed, choice = message.get("text"), whole(message.get("choice"))
        if choice is not None and 0 <= choice < len(self._question.choices):
            typed = self._question.choice_typed(choice, self._language)
        if message.get("do") != "guess" or not isinstance(typed, str):
            raise IllegalMoveError("asking.nonsense")
        check = self.guess(typed[:_LONGEST])
        if check.verdict == Verdict.UNREADABLE:
            raise IllegalMoveError(check.reason.key, **check.reason.values)

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401 - IPython's own
        """Give the widget, and for where no kernel runs the question and the guesses in words."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["text/plain"] = repr(self)
        return bundle

    def __repr__(self) -> str:
        kept = self._sheet.find(self._question.name, self._question.text)
        told = tries_text(kept, self._language) if kept else ""
        if self._later and self._is_done:
            told = sentence(_kept(self._question), self._language)
        return f"<{self._question.text} {told}>"


_LONGEST = 500


def ask(
    question: str,
    answer: object,
    *,
    name: str | None = None,
    hints: Mapping[object, str] | None = None,
    explain: str | None = None,
    choices: Iterable[object] = (),
    usual: str = "",
    later: bool = False,
    language: str | None = None,
) -> QuestionWidget:
    """Ask a question: the guess is typed, or one of the `choices` is taken, and then compared.

    Whatever `sq.check` can compare with can be the `answer`. A guess that is among `hints` gets
    its hint and another try; then the truth stands beside the guess, with what `explain` says (or
    the answer itself, if it can) and what classes `usual`ly think. A guess is kept in
    `sq.answers()` by the question and its `name`, and is there again when the cell is run again.
    With `later` it is kept and nothing said to it, so that it can be tried out first; the same
    question in another cell, without `later`, then judges that guess.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> hints = {"2/36": "Name a place where a unicorn could be.", "2/42": "What have you seen?"}
    >>> question = "A unicorn, among the next draw's cards?"
    >>> asked = sq.ask(question, view.draw_probability("unicorn"), name="3a", hints=hints)
    >>> asked.guess("2/36")
    ✗ Not yet. Name a place where a unicorn could be.
    >>> asked.guess("2/39").right, "3a" in [each.name for each in sq.answers()]
    (True, True)
    """
    made = make_question(
        question,
        answer,
        name=name,
        hints=hints,
        explain=explain,
        choices=choices,
        usual=usual,
    )
    return QuestionWidget(made, language=language, later=later)


def note(question: str, *, name: str | None = None, language: str | None = None) -> QuestionWidget:
    """Ask for what was seen or counted: it is written down among the answers, and not judged.

    >>> import sequence_widget as sq
    >>> races = sq.note("In how many of your races was 7 first?", name="1 races")
    >>> races.guess("7 of 20")
    • Written down.
    """
    return QuestionWidget(make_note(question, name), language=language, later=True)


def asked_trait(question: Question, language: str) -> dict[str, Any]:
    """Give what the browser knows of a question from the beginning: nothing of its answer."""
    keys = [key for key in LANGUAGES[language] if key.startswith(_WORDS)]
    words = {key: LANGUAGES[language][key] for key in keys}
    if isinstance(question.truth, Observed):
        words |= {key: LANGUAGES[language][seen] for key, seen in _SEEN.items()}
    return {
        "question": question.text,
        "choices": [choice.said(language) for choice in question.choices],
        "language": language,
        "words": words,
    }


def shown_trait(question: Question, course: Course, language: str) -> dict[str, Any]:
    """Give what the browser may show now; of the answer nothing, until the course is over."""
    checks = course.checks
    shown: dict[str, Any] = {
        "phase": "over" if course.is_over else "again" if checks else "open",
        "guesses": [check.given for check in checks],
        "said": checks[-1].explain(language) if checks else "",
        "verdict": checks[-1].verdict if checks else "",
        "passed": course.passed,
    }
    if course.is_over:
        answer, why = question.truth.said(language), question.explain(language)
        shown |= {
            "answer": answer,
            "why": "" if why.rstrip(".") == answer else why,  # it has nothing to add
            "usual": question.usual,
            "places": _places(question, course),
        }
    return shown


def later_trait(question: Question, course: Course, language: str) -> dict[str, Any]:
    """Give what is shown where the truth is told later: that the guess is kept, whatever it is."""
    done = bool(course.checks) or course.passed
    return {
        "phase": "kept" if done else "open",
        "guesses": [check.given for check in course.checks[:1]],
        "said": sentence(_kept(question), language) if done else "",
        "verdict": "",
        "passed": course.passed,
    }


def _kept(question: Question) -> Phrase:
    return Phrase("check.seen" if isinstance(question.truth, Observed) else "asking.kept")


def _places(question: Question, course: Course) -> dict[str, float] | None:
    """Say where the last guess and the answer are on a scale from 0 to 1, if it can show both."""
    answer = question.truth.place()
    if answer is None:
        return None
    number = course.checks[-1].number if course.checks else None
    if number is None or not 0 <= number.value <= 1:
        return {"answer": answer}
    return {"answer": answer, "guess": float(number.value)}
