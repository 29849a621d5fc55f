"""What a class answered to one question: counted, set side by side, and shown in one picture."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import NamedTuple

from sequence_widget.teaching.asking.answers_given import Asked
from sequence_widget.teaching.asking.checking import Verdict
from sequence_widget.teaching.asking.class_pictures import draw_question
from sequence_widget.teaching.asking.truths import shown_text
from sequence_widget.teaching.asking.typed import read_number
from sequence_widget.text import say
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import Prose
from sequence_widget.text.tables import Markup

_PASSED = "passed"


class Counted(NamedTuple):
    """A first answer, and how many gave it."""

    answer: str
    n: int
    is_right: bool = False


class Sentence(NamedTuple):
    """What somebody wrote, in words."""

    text: str
    pupil: str


@dataclass(frozen=True, slots=True, repr=False)
class ClassQuestion:
    """What a class answered to one question; a notebook shows it as a picture for a projector.

    >>> import sequence_widget as sq
    >>> line = "sequence-answers 1 hash=77036ee9 sheet=1 3a=1/9(known),2/21(right)"
    >>> sq.pool(line).question("3a")
    3a. First: 1/9 (1). In the end: right (1).
    """

    name: str
    asked: tuple[Asked, ...]
    pupils: tuple[str, ...]
    """Who answered, one for each of `asked`."""

    language: str | None = None
    """What it speaks; `None` is the language that is set when it is shown."""

    @property
    def words(self) -> str:
        """The question as most pupils read it; where no line has it, its name."""
        asked = Counter(each.question for each in self.asked if each.question)
        return _commonest(asked) or f"{self.name}."

    @property
    def told(self) -> str:
        """The answer, if whoever was told one was told the same."""
        answers = {each.told for each in self.asked if each.told}
        return answers.pop() if len(answers) == 1 else ""

    @property
    def is_seen(self) -> bool:
        """Whether it asked for what pupils saw or think, which has no right answer."""
        verdicts = {guess.verdict for each in self.asked for guess in each.tries}
        return verdicts == {Verdict.SEEN}

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """What was written in words, the last version of each; empty where numbers are given."""
        written = [
            Sentence(each.tries[-1].kept, pupil)
            for each, pupil in zip(self.asked, self.pupils, strict=True)
            if each.tries
        ]
        in_words = [each for each in written if _is_sentence(each.text)]
        most = self.is_seen and 2 * len(in_words) > len(written)
        return tuple(written) if most else ()

    def first_answers(self, language: str | None = None) -> list[Counted]:
        """Count what was answered first, before any hint; those that were right are one answer."""
        first = [each.tries[0] for each in self.asked if each.tries]
        right = Counter(guess.kept for guess in first if guess.verdict == Verdict.RIGHT)
        others = Counter(guess.kept for guess in first if guess.verdict != Verdict.RIGHT)
        counted = [Counted(shown_text(kept, language), n) for kept, n in others.items()]
        if right or self.told:
            answer = self.told or shown_text(_commonest(right), language)
            counted.append(Counted(answer, right.total(), is_right=True))
        numbers = {each: read_number(each.answer) for each in counted}
        if self.is_seen and all(numbers.values()):
            return sorted(counted, key=lambda each: numbers[each].value)  # type: ignore[union-attr] # all are there
        return sorted(counted, key=lambda each: -each.n)

    def verdicts(self, language: str | None = None) -> str:
        """Say what the last guesses came to, and how many passed."""
        return _listed(Counter(_verdict(each) for each in self.asked), language)

    def explain(self, language: str | None = None) -> Prose:
        """Tell the question, how often each answer was given, and what it came to."""
        if self.sentences:
            counted = Counter(each.text for each in self.sentences)
            told = "; ".join(
                f"{text} ({n})" if n > 1 else text for text, n in counted.most_common()
            )
            return Prose(say("pool.written", language, question=self.words, told=told))
        first = ", ".join(f"{each.answer} ({each.n})" for each in self.first_answers(language))
        if self.is_seen:
            return Prose(say("pool.seen", language, question=self.words, told=first))
        last, key = self.verdicts(language), "pool.question" if first else "pool.passed"
        return Prose(say(key, language, question=self.words, first=first, last=last))

    def to_svg(self) -> str:
        """Draw it as a file of its own."""
        return self._drawn(inline=False)

    def to_html(self) -> str:
        """Draw it for a page, as large as a screen that is shown to a class has room for."""
        return self._drawn(inline=True)

    def save(self, path: str | Path) -> None:
        """Write the picture to a file that ends in `.svg` or `.html`."""
        place = Path(path)
        if place.suffix not in (".svg", ".html"):
            raise QuestionError("picture.file", name=place.name)
        page = f'<!DOCTYPE html><meta charset="utf-8"><title>{escape(self.words)}</title>'
        drawn = self.to_svg() if place.suffix == ".svg" else page + self.to_html()
        place.write_text(drawn, encoding="utf-8")

    def _drawn(self, *, inline: bool) -> Markup:
        return draw_question(self, self.language, inline=inline)

    def _repr_html_(self) -> str:
        return self.to_html()

    def __repr__(self) -> str:
        return str(self.explain(self.language))


def _commonest(counts: Counter[str]) -> str:
    return next((text for text, _ in counts.most_common(1)), "")


def _is_sentence(text: str) -> bool:
    return " " in text and " > " not in text and read_number(text) is None


def _verdict(asked: Asked) -> str:
    return asked.tries[-1].verdict if asked.tries else _PASSED


def _listed(counts: Counter[str], language: str | None) -> str:
    return ", ".join(
        f"{say('answers.passed' if each == _PASSED else f'answers.verdict.{each}', language)} ({n})"
        for each, n in counts.most_common()
    )


def first_and_last(asked: Iterable[Asked]) -> list[tuple[str | None, str | None, str]]:
    """Give of each what was guessed first and last, and what the last guess came to."""
    return [
        (each.tries[0].kept, each.tries[-1].kept, each.tries[-1].verdict)
        if each.tries
        else (None, None, _PASSED)
        for each in asked
    ]
