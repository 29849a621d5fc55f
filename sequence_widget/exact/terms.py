"""Terms of a calculation: numbers, binomial coefficients, powers, and what is made of them.

Each has a value, and is written as text, as LaTeX and as MathML.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from math import comb

from sequence_widget.text import Words, in_words, say
from sequence_widget.text.numbers import fraction_text, is_long

MINUS = "\u2212"
_SUM, _PRODUCT, _RATIO, _POWER, _ALONE = range(5)  # what binds more strongly stands later

Letters = Mapping[str, Fraction]


class Term(ABC):
    r"""A part of a calculation.

    >>> chance = Sum.of(Number.of(1), minus=Ratio(Choose.of(40, 3), Choose.of(42, 3)))
    >>> chance.text(), chance.value({})
    ('1 − C(40, 3)/C(42, 3)', Fraction(40, 287))
    >>> print(chance.latex())
    1 - \frac{\binom{40}{3}}{\binom{42}{3}}
    """

    __slots__ = ()

    @property
    def binds(self) -> int:
        """How strongly its parts hold together: what binds less needs brackets within."""
        return _ALONE

    @property
    def is_rounded(self) -> bool:
        """Whether a number in it is too long to be read, and so written as a rounded decimal."""
        return False

    @abstractmethod
    def value(self, letters: Letters) -> Fraction:
        """Work it out, with these numbers for the letters in it."""

    @abstractmethod
    def text(self, language: str | None = None) -> str:
        """Write it on one line."""

    @abstractmethod
    def latex(self, language: str | None = None) -> str:
        """Write it as LaTeX."""

    @abstractmethod
    def mathml(self, language: str | None = None) -> str:
        """Write it as MathML."""

    def pieces(self, language: str | None = None) -> tuple[str, ...]:
        """Write it as MathML in pieces, between which a line may be broken."""
        return (self.mathml(language),)


@dataclass(frozen=True, slots=True)
class Number(Term):
    """A whole number or a fraction; a very long one is written as a decimal."""

    number: Fraction

    @classmethod
    def of(cls, number: Fraction | int) -> "Number":
        """Make one of any exact number."""
        return cls(Fraction(number))

    @property
    def binds(self) -> int:
        """A fraction is written as a ratio, and a number below 0 as a sum."""
        if self.number < 0:
            return _SUM
        return _ALONE if self.number.denominator == 1 or is_long(self.number) else _RATIO

    @property
    def is_rounded(self) -> bool:
        """Whether it is too long to be read."""
        return is_long(self.number)

    def value(self, letters: Letters) -> Fraction:  # noqa: ARG002 - as the others
        """Give the number."""
        return self.number

    def text(self, language: str | None = None) -> str:
        """Write it on one line."""
        return fraction_text(self.number, language).replace("-", MINUS)

    def latex(self, language: str | None = None) -> str:
        """Write it as LaTeX."""
        if self.binds == _RATIO:
            return f"\\frac{{{self.number.numerator}}}{{{self.number.denominator}}}"
        return _latex_number(fraction_text(self.number, language))

    def mathml(self, language: str | None = None) -> str:
        """Write it as MathML."""
        if self.binds == _RATIO:
            above, below = self.number.numerator, self.number.denominator
            return f"<mfrac><mn>{above}</mn><mn>{below}</mn></mfrac>"
        return f"<mn>{escape(self.text(language))}</mn>"


@dataclass(frozen=True, slots=True)
class Letter(Term):
    """A number that is not known, or any number."""

    name: str

    def value(self, letters: Letters) -> Fraction:
        """Give the number that it stands for."""
        return letters[self.name]

    def text(self, language: str | None = None) -> str:  # noqa: ARG002 - as the others
        """Write it on one line."""
        return self.name

    def latex(self, language: str | None = None) -> str:  # noqa: ARG002 - as above
        """Write it as LaTeX."""
        return self.name

    def mathml(self, language: str | None = None) -> str:  # noqa: ARG002 - as above
        """Write it as MathML."""
        return f"<mi>{escape(self.name)}</mi>"


@dataclass(frozen=True, slots=True)
class Choose(Term):
    """In how many ways some can be chosen of more."""

    n: Term
    k: Term

    @classmethod
    def of(cls, n: int, k: int) -> "Choose":
        """Choose so many of so many."""
        return cls(Number.of(n), Number.of(k))

    def value(self, letters: Letters) -> Fraction:
        """Work it out."""
        return Fraction(comb(int(self.n.value(letters)), int(self.k.value(letters))))

    def text(self, language: str | None = None) -> str:
        """Write it on one line."""
        some = self.k.text(language)
        return say("working.choose", language, all=self.n.text(language), some=some)

    def latex(self, language: str | None = None) -> str:
        """Write it as LaTeX."""
        return f"\\binom{{{self.n.latex(language)}}}{{{self.k.latex(language)}}}"

    def mathml(self, language: str | None = None) -> str:
        """Write it as MathML."""
        n, k = _row(self.n.mathml(language)), _row(self.k.mathml(language))
        return f'<mrow><mo>(</mo><mfrac linethickness="0">{n}{k}</mfrac><mo>)</mo></mrow>'


@dataclass(frozen=True, slots=True)
class Power(Term):
    """A term times itself, so many times."""

    base: Term
    exponent: Term

    @property
    def binds(self) -> int:
        """A power holds together more than a product."""
        return _POWER

    def value(self, letters: Letters) -> Fraction:
        """Work it out."""
        return self.base.value(letters) ** int(self.exponent.value(letters))

    def text(self, language: str | None = None) -> str:
        """Write it on one line."""
        return f"{_within(self.base, _ALONE, language)}^{_within(self.exponent, _ALONE, language)}"

    def latex(self, language: str | None = None) -> str:
        """Write it as LaTeX."""
        base = _latex_within(self.base, _ALONE, language)
        return f"{base}^{{{self.exponent.latex(language)}}}"

    def mathml(self, language: str | None = None) -> str:
        """Write it as MathML."""
        base = _mathml_within(self.base, _ALONE, language)
        return f"<msup>{base}{_row(self.exponent.mathml(language))}</msup>"


@dataclass(frozen=True, slots=True)
class Ratio(Term):
    """One term over another."""

    above: Term
    below: Term

    @classmethod
    def of(cls, above: int, below: int) -> "Ratio":
        """Put counts over counts, which are not cancelled."""
        return cls(Number.of(above), Number.of(below))

    @property
    def binds(self) -> int:
        """A ratio on one line holds together less than a power."""
        return _RATIO

    def value(self, letters: Letters) -> Fraction:
        """Work it out."""
        return self.above.value(letters) / self.below.value(letters)

    def text(self, language: str | None = None) -> str:
        """Write it on one line."""
        above = self.above.text(language)
        factors = self.above.factors if isinstance(self.above, Product) else ()
        if any(each.binds == _RATIO for each in factors) or self.above.binds in (_SUM, _RATIO):
            above = f"({above})"
        return f"{above}/{_within(self.below, _POWER, language)}"

    def latex(self, language: str | None = None) -> str:
        """Write it as LaTeX."""
        return f"\\frac{{{self.above.latex(language)}}}{{{self.below.latex(language)}}}"

    def mathml(self, language: str | None = None) -> str:
        """Write it as MathML."""
        above, below = self.above.mathml(language), self.below.mathml(language)
        return f"<mfrac>{_row(above)}{_row(below)}</mfrac>"


@dataclass(frozen=True, slots=True)
class Product(Term):
    """Some terms multiplied."""

    factors: tuple[Term, ...]

    @classmethod
    def of(cls, factors: Sequence[Term]) -> Term:
        """Multiply, leaving out the ones, and no product of one factor alone."""
        told = tuple(each for each in factors if each != Number.of(1))
        if len(told) == 1:
            return told[0]
        return cls(told) if told else Number.of(1)

    @property
    def is_rounded(self) -> bool:
        """Whether a factor is."""
        return any(each.is_rounded for each in self.factors)

    @property
    def binds(self) -> int:
        """A product holds together more than a sum."""
        return _PRODUCT

    def value(self, letters: Letters) -> Fraction:
        """Work it out."""
        found = Fraction(1)
        for factor in self.factors:
            found *= factor.value(letters)
        return found

    def text(self, language: str | None = None) -> str:
        """Write it on one line."""
        times = say("number.times", language)
        return times.join(_within(factor, _PRODUCT, language) for factor in self.factors)

    def latex(self, language: str | None = None) -> str:
        """Write it as LaTeX."""
        return " \\cdot ".join(_latex_within(each, _PRODUCT, language) for each in self.factors)

    def mathml(self, language: str | None = None) -> str:
        """Write it as MathML."""
        parts = [_mathml_within(each, _PRODUCT, language) for each in self.factors]
        return _row("<mo>·</mo>".join(parts))


@dataclass(frozen=True, slots=True)
class Sum(Term):
    """Some terms added or taken away."""

    terms: tuple[tuple[int, Term], ...]
    """Each with its sign, 1 or -1."""

    @classmethod
    def of(cls, *terms: Term, minus: Term | None = None) -> Term:
        """Add terms, and take one away; no sum of one term alone."""
        signed = [(1, each) for each in terms]
        if minus is not None:
            signed.append((-1, minus))
        return signed[0][1] if len(signed) == 1 else cls(tuple(signed))

    @property
    def is_rounded(self) -> bool:
        """Whether a term is."""
        return any(each.is_rounded for _, each in self.terms)

    @property
    def binds(self) -> int:
        """A sum holds together least."""
        return _SUM

    def value(self, letters: Letters) -> Fraction:
        """Work it out."""
        return sum((sign * each.value(letters) for sign, each in self.terms), Fraction(0))

    def text(self, language: str | None = None) -> str:
        """Write it on one line."""
        told = [(sign, _within(each, _PRODUCT, language)) for sign, each in self.terms]
        return _signed(told, f" {MINUS} ", MINUS)

    def latex(self, language: str | None = None) -> str:
        """Write it as LaTeX."""
        told = [(sign, _latex_within(each, _PRODUCT, language)) for sign, each in self.terms]
        return _signed(told, " - ", "-")

    def mathml(self, language: str | None = None) -> str:
        """Write it as MathML."""
        return _row("".join(self.pieces(language)))

    def pieces(self, language: str | None = None) -> tuple[str, ...]:
        """Write each of its terms with the sign before it."""
        parts = []
        for at, (sign, each) in enumerate(self.terms):
            form = "infix" if at else "prefix"
            shown = f'<mo form="{form}">{MINUS if sign < 0 else "+"}</mo>'
            told = _mathml_within(each, _PRODUCT, language)
            parts.append(f"{shown}{told}" if at or sign < 0 else told)
        return tuple(parts)


@dataclass(frozen=True, slots=True)
class Rest(Term):
    """The terms of a long sum that are not written out."""

    number: Fraction

    def value(self, letters: Letters) -> Fraction:  # noqa: ARG002 - as the others
        """Give what they add up to."""
        return self.number

    def text(self, language: str | None = None) -> str:  # noqa: ARG002 - as the others
        """Write dots for them."""
        return "…"

    def latex(self, language: str | None = None) -> str:  # noqa: ARG002 - as the others
        """Write dots for them."""
        return "\\cdots"

    def mathml(self, language: str | None = None) -> str:  # noqa: ARG002 - as the others
        """Write dots for them."""
        return "<mi>…</mi>"


@dataclass(frozen=True, slots=True)
class Chance(Term):
    """The probability of an event, by its letters or in signs, with what is given."""

    event: str | Words
    given: str | Words | None = None

    def value(self, letters: Letters) -> Fraction:
        """Give the number that it stands for."""
        return letters[self.text()]

    def text(self, language: str | None = None) -> str:
        """Write it on one line."""
        bar = "" if self.given is None else f" | {_event(self.given, language)}"
        return f"P({_event(self.event, language)}{bar})"

    def latex(self, language: str | None = None) -> str:
        """Write it as LaTeX."""
        bar = "" if self.given is None else f" \\mid {_latex_event(self.given, language)}"
        return f"P({_latex_event(self.event, language)}{bar})"

    def mathml(self, language: str | None = None) -> str:
        """Write it as MathML."""
        parts = [f"<mtext>{escape(_event(self.event, language))}</mtext>"]
        if self.given is not None:
            parts.append(f"<mtext>{escape(_event(self.given, language))}</mtext>")
        opened, bar, closed = (f'<mo stretchy="false">{sign}</mo>' for sign in "(|)")
        return _row(f"<mi>P</mi>{opened}{bar.join(parts)}{closed}")


def latex_text(text: str) -> str:
    r"""Write words within LaTeX.

    >>> latex_text("50 % of A_1")
    '\\text{50 \\% of A\\_1}'
    """
    signs = {"\\": r"\backslash{}", "~": r"\sim{}", "^": r"\hat{}"}
    signs |= {sign: f"\\{sign}" for sign in "%$#&_{}"}
    return f"\\text{{{''.join(signs.get(sign, sign) for sign in text)}}}"


def _event(event: str | Words, language: str | None) -> str:
    return event if isinstance(event, str) else in_words(event, language)


def _latex_event(event: str | Words, language: str | None) -> str:
    if isinstance(event, str):
        signs = {"≤": r"\le", "{": r"\{", "}": r"\}", "∈": r"\in"}
        return "".join(signs.get(sign, sign) for sign in event)
    return latex_text(in_words(event, language))


def _within(term: Term, least: int, language: str | None) -> str:
    told = term.text(language)
    return told if term.binds >= least else f"({told})"


def _latex_within(term: Term, least: int, language: str | None) -> str:
    told = term.latex(language)
    return told if term.binds >= least else f"\\left({told}\\right)"


def _mathml_within(term: Term, least: int, language: str | None) -> str:
    told = term.mathml(language)
    return told if term.binds >= least else f"<mrow><mo>(</mo>{told}<mo>)</mo></mrow>"


def _row(told: str) -> str:
    return f"<mrow>{told}</mrow>"


def _signed(told: Sequence[tuple[int, str]], minus: str, first: str) -> str:
    parts = []
    for at, (sign, each) in enumerate(told):
        if sign < 0:
            parts.append(minus if at else first)
        elif at:
            parts.append(" + ")
        parts.append(each)
    return "".join(parts)


def _latex_number(told: str) -> str:
    """Write a number so that a comma in it is no list, and a power of ten is one."""
    return (
        told.replace(",", "{,}")
        .replace("\u00a0", "~")
        .replace("·", "\\cdot")
        .replace("×", "\\times")
    )
