"""A working: the calculation that an answer comes from, as a teacher writes it on the board."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import TypeVar

from sequence_widget.exact.terms import Number, Product, Term, latex_text
from sequence_widget.text import Phrase, Words, in_words, say
from sequence_widget.text.numbers import number_text, percent_text, sentence

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Line:
    """Terms that are equal, one after another; the last may be followed by its per cent.

    >>> from sequence_widget.exact.terms import Ratio
    >>> Line((Ratio.of(6, 36), Number.of(Fraction(1, 6))), percent=True).text()
    '6/36 = 1/6 ≈ 16.7%'
    """

    terms: tuple[Term, ...]
    percent: bool = False
    decimals: bool = False
    """Whether it ends with a decimal, where its last term is a fraction."""

    def text(self, language: str | None = None) -> str:
        """Write it on one line."""
        told = [(term, term.text(language)) for term in self.terms]
        return "".join(_joined(told)) + self._percent(language)

    def latex(self, language: str | None = None) -> str:
        """Write it as LaTeX."""
        told = "".join(_joined([(term, term.latex(language)) for term in self.terms]))
        percent = self._percent(language).replace("%", "\\%").replace(",", "{,}")
        percent = percent.replace("\u00a0", "~").replace("·", "\\cdot").replace("×", "\\times")
        return (told + percent).replace("≈", "\\approx")

    def mathml(self, language: str | None = None) -> str:
        """Write it as MathML in pieces, between which a line that is too long may be broken."""
        terms = _once_each([(term, term.pieces(language)) for term in self.terms])
        told = [*terms[0][1]]
        for (before, _), (term, (first, *more)) in pairwise(terms):
            told += [f'<mo form="infix">{_equals(before, term)}</mo>{first}', *more]
        sign, _, percent = self._percent(language).strip().partition(" ")
        if percent:
            told.append(f'<mo form="infix">{sign}</mo><mn>{percent}</mn>')
        return " ".join(f"<math><mrow>{piece}</mrow></math>" for piece in told)

    def _percent(self, language: str | None) -> str:
        if self.decimals:
            mean = self.terms[-1].value({})
            *_, sign, told = ["≈", *number_text(mean, language).split(" ")]
            told_already = mean.denominator == 1 or self.terms[-1].is_rounded
            return "" if told_already else f" {sign} {told}"
        if not self.percent:
            return ""
        value = self.terms[-1].value({})
        sign = "=" if (value * 100_000).denominator == 1 else "≈"
        return f" {sign} {percent_text(value, language)}"


def _once_each(told: Sequence[tuple[Term, T]]) -> list[tuple[Term, T]]:
    """Leave out what is written as what stands before it."""
    return [each for at, each in enumerate(told) if not at or each[1] != told[at - 1][1]]


def _joined(told: Sequence[tuple[Term, str]]) -> list[str]:
    """Put the signs between terms as they are written."""
    once = _once_each(told)
    rest = [f" {_equals(before, term)} {text}" for (before, _), (term, text) in pairwise(once)]
    return [once[0][1], *rest]


def _equals(before: Term, term: Term) -> str:
    """Give the sign between two terms: what is rounded is only about equal."""
    return "≈" if before.is_rounded or term.is_rounded else "="


class Calculation(ABC):
    """What can write down the calculation of an answer, when somebody asks for it."""

    __slots__ = ()

    @abstractmethod
    def working(self, value: Fraction) -> "Working":
        """Write down how the answer, which is this number, is calculated."""


@dataclass(frozen=True, slots=True)
class Working(Calculation):
    """The calculation of an answer: lines, what their letters stand for, and what was gone through.

    It prints as text, a notebook sets it as mathematics, and a board as MathML.

    >>> import sequence_widget as sq
    >>> sq.probability("kids", sq.dealt("unicorn")).working()
    1 − C(40, 3)/C(42, 3) = 1 − 9880/11480 = 40/287 ≈ 13.9%
    """

    lines: tuple[Line, ...]
    names: tuple[tuple[str, Words], ...] = ()
    """The letters of events, and what each means."""

    notes: tuple[Phrase, ...] = ()
    """What is no formula: a limit, a sum over many cases, or a search, with how many cases."""

    language: str | None = None

    def working(self, value: Fraction) -> "Working":  # noqa: ARG002 - it is written down already
        """Give this."""
        return self

    def text(self, language: str | None = None) -> str:
        """Write it as text, a line for each line of it."""
        return "\n".join([line.text(language) for line in self.lines] + self._said(language))

    def in_a_sentence(self, language: str | None = None) -> str:
        """Write its lines one after another, as within prose."""
        return "; ".join(line.text(language) for line in self.lines)

    def said(self, language: str | None = None) -> list[str]:
        """Say in a sentence each what its letters stand for, and what is no formula."""
        names = [{"letter": letter, "told": told} for letter, told in self.names]
        told = [say("working.name", language, **values) for values in names]
        return told + [sentence(note, language) for note in self.notes]

    def times(self, value: Fraction, other: Fraction | int) -> "Working":
        """Go on from the number that it ends with to so many times that."""
        begun = () if len(self.lines) == 1 and len(self.lines[0].terms) == 1 else self.lines
        product = Product((Number.of(other), Number.of(value)))
        end = Line((product, Number.of(value * other)), decimals=True)
        return replace(self, lines=(*begun, end))

    def _said(self, language: str | None) -> list[str]:
        names = [f"{letter}: {in_words(told, language)}" for letter, told in self.names]
        return names + [sentence(note, language) for note in self.notes]

    def to_latex(self, language: str | None = None) -> str:
        """Write it as LaTeX, as JupyterLab sets it."""
        lines = [line.latex(language) for line in self.lines]
        lines += [latex_text(told) for told in self._said(language)]
        if len(lines) == 1:
            return f"$\\displaystyle {lines[0]}$"
        rows = " \\\\\n".join(f"& {line}" for line in lines)
        return f"$\\begin{{aligned}}\n{rows}\n\\end{{aligned}}$"

    def to_mathml(self, language: str | None = None) -> str:
        """Write it as MathML with its words, a paragraph for each line."""
        from html import escape

        lines = [line.mathml(language) for line in self.lines]
        lines += [escape(told) for told in self._said(language)]
        return "".join(f"<p>{line}</p>" for line in lines)

    def in_language(self, language: str | None) -> "Working":
        """Give the same, written in a language from now on."""
        return replace(self, language=language)

    def __str__(self) -> str:
        return self.text(self.language)

    def __repr__(self) -> str:
        return self.text(self.language)

    def _repr_latex_(self) -> str:
        return self.to_latex(self.language)


def final(value: Fraction, *terms: Term) -> Line:
    """Give the line that ends with an answer and its per cent."""
    return Line((*terms, Number(Fraction(value))), percent=True)
