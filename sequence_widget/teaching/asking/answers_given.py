"""What was asked in a notebook and what was guessed, as values that can be shown."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from sequence_widget.text import Phrase, in_words, say
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.extras import wanted
from sequence_widget.text.numbers import Prose, sentence
from sequence_widget.text.tables import LEFT, table

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


@dataclass(frozen=True, slots=True)
class Try:
    """One guess: as it was typed, in the one form it is kept in, and what it came to."""

    typed: str
    kept: str
    verdict: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that was asked, and every guess at it; or somebody passed."""

    name: str
    question: str
    tries: tuple[Try, ...] = ()
    passed: bool = False
    told: str = ""
    """The answer as whoever guessed read it; nothing while the question is open, or without one."""

    @property
    def is_answered(self) -> bool:
        """Whether anything came of it."""
        return bool(self.tries) or self.passed


@dataclass(frozen=True, slots=True, repr=False)
class Answers:
    """All that was asked and guessed in a notebook, as it stood when it was asked for.

    >>> two = (Try("2/18", "1/9", "known"), Try("9,5 %", "0.095", "right"))
    >>> answers = Answers("9f3c21aa", (Asked("3a", "One draw?", two), Asked("3b", "Three draws?")))
    >>> answers
    <Answers: 3a: 2/18 (hint), 9,5 % (right); 3b: not answered>
    >>> print(answers.explain("nb"))
    3a: 2/18 (hint), 9,5 % (riktig)
    3b: ikke besvart
    >>> answers.to_text("Anna").partition("name=")[2]
    'Anna 3a=1/9(known),0.095(right),One+draw%3F(asked)'
    """

    sheet: str
    """Made up for this notebook's file: it tells lines of one sheet from those of others."""

    asked: tuple[Asked, ...] = ()
    path: Path | None = None
    """The file they are kept in; `None` where there is none."""

    notes: tuple[Phrase, ...] = ()
    """What is wrong with the file, if anything is."""

    def to_text(self, name: str | None = None) -> str:
        """Write one line to hand in, safe to paste in a chat; `sq.pool` reads it.

        The name is the pupil's own choice, or there is none; nothing else tells who it is.
        """
        from sequence_widget.teaching.asking.answer_lines import write_line

        if not any(each.is_answered for each in self.asked):
            raise QuestionError("answers.none")
        return write_line(self, name)

    def to_frame(self) -> "pd.DataFrame":
        """Give a table, a row a guess: `question`, `asked`, `guess`, `read` and `verdict`."""
        with wanted("pandas"):
            import pandas as pd

        rows = [
            (each.name, each.question, guess.typed, guess.kept, guess.verdict)
            for each in self.asked
            for guess in (each.tries or (NOTHING,))
        ]
        return pd.DataFrame(rows, columns=["question", "asked", "guess", "read", "verdict"])

    def plot(self, ax: "Axes | None" = None, language: str | None = None) -> "Axes":
        """Draw every guess that is a number from 0 to 1 on a scale, and name the others."""
        from sequence_widget.teaching.asking.answer_plots import plot_answers

        return plot_answers(self, ax, language)

    def explain(self, language: str | None = None) -> Prose:
        """Tell every question and its guesses, a line each."""
        lines = [f"{each.name}: {tries_text(each, language)}" for each in self.asked]
        lines += [sentence(note, language) for note in self.notes]
        return Prose("\n".join(lines or [in_words(Phrase("answers.none"), language)]))

    def __len__(self) -> int:
        return len(self.asked)

    def __iter__(self) -> Iterator[Asked]:
        return iter(self.asked)

    def __repr__(self) -> str:
        return f"<Answers: {'; '.join(self.explain().splitlines())}>"

    def _repr_html_(self) -> str:
        rows = [(each.name, each.question, tries_text(each)) for each in self.asked]
        notes = "".join(f"<p>{escape(sentence(note))}</p>" for note in self.notes)
        nothing = "" if rows else Prose(say("answers.none"))._repr_html_()
        return f"{table((LEFT, LEFT), rows)}{nothing}{notes}"


NOTHING = Try("", "", "")


def tries_text(asked: Asked, language: str | None = None) -> str:
    """Write the guesses at a question with what they came to."""
    told = [
        f"{each.typed} ({say(f'answers.verdict.{each.verdict}', language)})" for each in asked.tries
    ]
    if asked.passed:
        told.append(say("answers.passed", language))
    return ", ".join(told) or say("answers.open", language)
