"""A question that is being asked, on a board or in a box of its own: guesses judged and kept."""

from collections.abc import Callable
from dataclasses import replace

from sequence_widget.game.change_lock import undivided
from sequence_widget.rules import whole
from sequence_widget.teaching import Check, Course, Question
from sequence_widget.teaching.asking.answer_sheet import AnswerSheet, sheet_here
from sequence_widget.teaching.asking.answers_given import Asked, tries_text
from sequence_widget.teaching.asking.checking import Verdict
from sequence_widget.teaching.asking.given import Given
from sequence_widget.teaching.asking.sheet_lines import Identity, is_untold
from sequence_widget.teaching.asking.truths import Observed
from sequence_widget.teaching.asking.typed import has_thousands
from sequence_widget.text import LANGUAGES, IllegalMoveError, Phrase, say
from sequence_widget.text.numbers import sentence
from sequence_widget.widget.messages import Json, Message

_WORDS = "ask."
_SEEN = {
    "ask.box": "ask.seen.box",
    "ask.guess": "ask.seen.write",
    "ask.help": "ask.seen.help",
    "ask.guessed": "ask.seen.wrote",
    "ask.change": "ask.seen.change",
}
"""What the browser says where no guess is asked for."""

_LONGEST = 500

READING = "read"
"""What a browser asks while somebody types."""


class AskedQuestion:
    """A question that was asked: it takes guesses, and knows what may be told by now.

    One that is judged `later` keeps the guess, and says nothing to it until the same question has
    told in another cell. Another guess may follow, and the first stays the first; but none where
    the guess `opens` what could tell the answer.

    >>> import sequence_widget as sq
    >>> board = sq.SequenceWidget(sq.Game("dice", players=["Anna", "Bo"], seed=1))
    >>> asked = board.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="example 2")
    >>> asked
    <How likely is a 7? not answered>
    >>> asked.guess("17 %"), asked.is_open
    (✓ Right: 1/6 ≈ 16.7%., False)
    """

    def __init__(
        self,
        question: Question,
        changed: Callable[[], None],
        *,
        later: bool = False,
        opens: bool = False,
        sheet: AnswerSheet | None = None,
    ) -> None:
        self._question = question
        self._changed = changed
        self._later = later
        self._opens = opens
        self._sheet = sheet or sheet_here()
        self.identity = _identity_in(self._sheet, question)
        """What it is found again by."""

        self._checks: dict[str, Check] = {}
        self._sheet.ask(self.identity)
        self.judge_what_waited()

    @property
    def course(self) -> Course:
        """Every guess so far, judged unless that is for later, and whether the truth was told."""
        course = self._judged_course
        if not self._hides_verdicts:
            return course
        untold = Phrase("asking.kept")
        return Course(tuple(check.untold(untold) for check in course.checks), course.passed)

    @property
    def is_open(self) -> bool:
        """Whether a guess is waited for, or that somebody passes."""
        course = self._judged_course
        return not (course.is_over or (self._later and bool(course.checks)))

    @property
    def may_change(self) -> bool:
        """Whether a guess is kept that another may still follow, or take the place of a note."""
        kept = self._kept()
        if self._opens or not self._later or kept is None or kept.passed or not kept.tries:
            return False
        return is_untold(kept.tries[-1]) or not self._judged_course.is_over

    @undivided
    def guess(self, typed: str) -> Check:
        """Guess from a cell, as one does in the box; once the truth is told nothing is kept."""
        check = self._question.check(typed)
        self._checks[check.given] = check
        if check.verdict == Verdict.UNREADABLE:
            return check
        is_kept = self.is_open or self.may_change
        if is_kept:
            guess = self._question.kept(check)
            hidden = replace(guess, verdict=Verdict.LATER.value)
            self._sheet.guess(self.identity, hidden if self._hides_verdicts else guess)
        self._look_again()
        if not self._hides_verdicts:
            return check
        return check.untold(Phrase("asking.kept" if is_kept else "asking.not_kept"))

    @undivided
    def let_pass(self) -> None:
        """Be told the truth without a further guess."""
        if self.is_open or (self.may_change and not self._waits):
            self._sheet.let_pass(self.identity)
        self._look_again()

    @property
    def _hides_verdicts(self) -> bool:
        """Whether nothing is said to a guess; what was seen is not judged, and has none to hide."""
        return self._waits and not isinstance(self._question.truth, Observed)

    @property
    def _waits(self) -> bool:
        """Whether it is judged later, and not yet by the same question in another cell."""
        kept = self._kept()
        is_judged = kept is not None and kept.tries and not is_untold(kept.tries[-1])
        return self._later and not (is_judged or (kept is not None and kept.told))

    @property
    def _judged_course(self) -> Course:
        """Every guess in the sheet, judged by the truth; each is judged once."""
        kept = self._kept()
        if kept is None:
            return Course()
        for each in kept.tries:
            if each.typed not in self._checks:
                self._checks[each.typed] = self._question.check(each.typed)
        return Course(tuple(self._checks[each.typed] for each in kept.tries), kept.passed)

    def _look_again(self) -> None:
        self.judge_what_waited()
        self._keep_what_is_told()
        self._changed()

    def judge_what_waited(self) -> None:
        """Judge guesses that were kept unjudged (`later=True`)."""
        if self._hides_verdicts:
            return
        kept = self._kept()
        tries = kept.tries if kept else ()
        for each, check in zip(tries, self._judged_course.checks, strict=True):
            if each.verdict == Verdict.LATER:
                self._sheet.judge(self.identity, each.typed, check.verdict)
                self._keep_what_is_told()

    def _keep_what_is_told(self) -> None:
        """Keep the answer once it is told, so that a class's guesses can be shown beside it."""
        answer = self._question.truth.said(None)
        if answer and self._judged_course.is_over and not self._hides_verdicts:
            self._sheet.tell(self.identity, answer)

    def _kept(self) -> Asked | None:
        return self._sheet.find(self.identity)

    # For the browser

    def read(self, typed: object, language: str) -> str:
        """Say as what number a guess is read that is still being typed; nothing of its truth."""
        if not isinstance(typed, str) or not self._question.truth.is_number:
            return ""
        number = Given.of(typed[:_LONGEST]).number
        if number is None or has_thousands(typed):  # what the comma is depends on the answer
            return ""
        return say("asking.read_as", language, number=number.told(language))

    def carry_out(self, message: Message, language: str) -> None:
        """Do what a browser asks for: guess, or pass. What cannot be read is refused."""
        if message.get("do") == "pass":
            self.let_pass()
            return
        typed, choice = message.get("text"), whole(message.get("choice"))
        if choice is not None and 0 <= choice < len(self._question.choices):
            typed = self._question.choice_typed(choice, language)
        if message.get("do") != "guess" or not isinstance(typed, str):
            raise IllegalMoveError("asking.nonsense")
        check = self.guess(typed[:_LONGEST])
        if check.verdict == Verdict.UNREADABLE:
            raise IllegalMoveError(check.reason.key, **check.reason.values)

    def asked(self, language: str) -> Json:
        """Give what a browser knows of the question from the beginning: nothing of its answer."""
        spoken = LANGUAGES[language]
        words = {key: word for key, word in spoken.items() if key.startswith(_WORDS)}
        if isinstance(self._question.truth, Observed):
            words |= {key: spoken[seen] for key, seen in _SEEN.items()}
        return {
            "question": self._question.text,
            "choices": [choice.said(language) for choice in self._question.choices],
            "language": language,
            "words": words,
        }

    def shown(self, language: str) -> Json:
        """Give what a browser may show now; of the answer nothing, until the course is over."""
        course, why_not_kept = self.course, self._sheet.why_not_kept
        note = sentence(why_not_kept, language) if why_not_kept else ""
        told = self._kept_alone(course, language) if self._waits else self._judged(course, language)
        return {**told, "passed": course.passed, "note": note}

    def _judged(self, course: Course, language: str) -> Json:
        """Give the guesses with what is said to the last of them, and at the end the truth."""
        checks = course.checks
        told: Json = {
            "phase": "over" if course.is_over else "again" if checks else "open",
            "guesses": [check.given for check in checks],
            "said": self._said(checks[-1], language, over=course.is_over) if checks else "",
            "verdict": checks[-1].verdict if checks else "",
        }
        return told | (self._truth(course, language) if course.is_over else {})

    @staticmethod
    def _said(check: Check, language: str, *, over: bool) -> str:
        """Say something to a guess; where the truth is told too, nothing that asks for another."""
        if over and check.verdict in {Verdict.KNOWN, Verdict.VAGUE}:
            return check.hint
        if over and check.verdict == Verdict.WRONG:
            return sentence(Phrase("check.wrong"), language)
        return str(check.explain(language))

    def _kept_alone(self, course: Course, language: str) -> Json:
        """Give the guess alone: that it is kept, whatever it is."""
        done = bool(course.checks) or course.passed
        return {
            "phase": "kept" if done else "open",
            "guesses": [check.given for check in course.checks[-1:]],
            "said": sentence(self._that_it_is_kept, language) if done else "",
            "verdict": "",
            "changes": self.may_change,
        }

    @property
    def _that_it_is_kept(self) -> Phrase:
        seen = isinstance(self._question.truth, Observed)
        return Phrase("check.seen" if seen else "asking.kept")

    def _truth(self, course: Course, language: str) -> Json:
        question = self._question
        answer, working = question.truth.said(language), question.working(language)
        why = str(question.explain_beside(working, language))
        return {
            "answer": answer,
            "working": "" if working is None else working.to_mathml(language),
            "why": "" if why.rstrip(".") == answer else why,  # it has nothing to add
            "usual": str(question.usual),
            "places": _places(question, course),
        }

    def in_words(self, language: str | None = None) -> str:
        """Write the question, and the guesses if there are any."""
        kept = self._kept()
        told = tries_text(kept, language) if kept else ""
        if self._waits and not self.is_open:
            told = sentence(self._that_it_is_kept, language)
        return f"<{self._question.text} {told}>"

    def __repr__(self) -> str:
        return self.in_words()


def _identity_in(sheet: AnswerSheet, question: Question) -> Identity:
    """Say what a question is found by in a sheet: in an older one its truth may be missing.

    What was guessed there was at this question if all verdicts are those of its truth.
    """
    before = question.identity._replace(truth="")
    older = sheet.find(before) if sheet.find(question.identity) is None else None
    is_this = older is not None and older.is_answered and question.agrees_with(older)
    return before if is_this else question.identity


def _places(question: Question, course: Course) -> dict[str, float] | None:
    """Say where the last guess and the answer are on a scale from 0 to 1, if it can show both."""
    answer = question.truth.place()
    if answer is None:
        return None
    number = course.checks[-1].number if course.checks else None
    if number is None or not 0 <= number.value <= 1:
        return {"answer": answer}
    return {"answer": answer, "guess": float(number.value)}
