"""An exact answer: a fraction that prints in per cent too, and knows why it is what it is."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import wraps
from typing import Any, Self

from sequence_widget.text import Phrase, say
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import Prose, in_words, probability_text, sentence


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a probability is what it is: favourable cases over possible ones, and what is assumed."""

    favourable: int
    possible: int
    unit: Phrase
    steps: tuple[Phrase, ...] = ()
    assumed: tuple[Phrase, ...] = ()


class Probability(Fraction):
    """An exact probability. It is a `Fraction` and calculates like one.

    Sums, differences, products, quotients and powers of probabilities are probabilities again
    as long as they lie between 0 and 1, and plain fractions when they do not.

    >>> p = Probability(1, 39)
    >>> p
    1/39 ≈ 2.6 %
    >>> 1 - p, p * p, p * 100
    (38/39 ≈ 97.4 %, 1/1521 ≈ 0.066 %, Fraction(100, 39))
    >>> p == Fraction(1, 39), float(p) < 0.03, f"{p:.4f}"
    (True, True, '0.0256')
    >>> Probability(3, 2)
    Traceback (most recent call last):
    sequence_widget.text.errors.QuestionError: 3/2 is no probability: it must be from 0 to 1
    """

    __slots__ = ("_reason",)
    _reason: Reason

    def __new__(
        cls,
        numerator: Any = 0,  # noqa: ANN401 - whatever makes a Fraction
        denominator: Any = None,  # noqa: ANN401 - as above
        *,
        reason: Reason | None = None,
    ) -> Self:
        """Make a probability from anything that makes a `Fraction`."""
        self = super().__new__(cls, numerator, denominator)
        if not 0 <= self.numerator <= self.denominator:
            text = f"{self.numerator}/{self.denominator}"
            raise QuestionError("probability.no_probability", value=text)
        unit = Phrase("probability.unit.cases")
        self._reason = reason or Reason(self.numerator, self.denominator, unit)
        return self

    @property
    def favourable(self) -> int:
        """How many of the possible cases are favourable; their sizes are as they were counted.

        >>> import sequence_widget as sq
        >>> view = sq.position("kids", hands=[["fox", "fox", "lion"], ["wolf"] * 2]).seen_by(0)
        >>> view.draw_probability("tiger").favourable
        2
        """
        return self._reason.favourable

    @property
    def possible(self) -> int:
        """How many cases are possible."""
        return self._reason.possible

    @property
    def assumptions(self) -> tuple[Phrase, ...]:
        """What the answer takes for granted."""
        return self._reason.assumed

    def explain(self, language: str = "en") -> str:
        """Say why: favourable cases over possible ones, and what is assumed.

        >>> print(Probability(1, 39).explain())
        1/39 ≈ 2.6 %: 1 of 39 equally likely cases.
        >>> print(Probability(1, 39).explain("nb"))
        1/39 ≈ 2,6 %: 1 av 39 like sannsynlige tilfeller.
        """
        return explanation(self, self._reason, language)

    def in_language(self, language: str) -> str:
        """Write it as the readers of a language do.

        >>> Probability(1, 39).in_language("nb")
        '1/39 ≈ 2,6 %'
        """
        return probability_text(self, language)

    def __str__(self) -> str:
        return self.in_language("en")

    def __repr__(self) -> str:
        return with_learnt(str(self), self.assumptions)

    def __format__(self, spec: str) -> str:
        return format(float(self), spec) if spec else str(self)

    def _repr_html_(self) -> str:
        from html import escape

        return f'<span title="{escape(self.explain())}">{escape(repr(self))}</span>'

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.numerator, self.denominator, self._reason)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def _rebuild(numerator: int, denominator: int, reason: Reason) -> Probability:
    return Probability(numerator, denominator, reason=reason)


def _keeping(operator: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """Let an operator of `Fraction` answer with a probability where it can be one."""

    @wraps(operator)
    def kept(value: Probability, other: object) -> Any:  # noqa: ANN401 - as Fraction's
        result = operator(value, other)
        counts = operator is Fraction.__pow__ and isinstance(other, int) and other >= 0
        suits = isinstance(other, int | Fraction) and 0 <= other <= 1
        if (counts or suits) and type(result) is Fraction and 0 <= result <= 1:
            return Probability(result)
        return result

    return kept


for _name in ("add", "radd", "sub", "rsub", "mul", "rmul", "truediv", "pow"):
    setattr(Probability, f"__{_name}__", _keeping(getattr(Fraction, f"__{_name}__")))


def certain(*, holds: bool, step: Phrase, assumed: tuple[Phrase, ...] = ()) -> Probability:
    """Give 1 or 0 for what is plain to see, with the sentence that says why.

    >>> certain(holds=False, step=Phrase("seat.number", {"seat": 1})).explain()
    '0 = 0 %: 0 of 1 case, which is plain to see. Seat 1'
    """
    favourable = int(holds)
    unit = Phrase("probability.unit.sure")
    return Probability(favourable, reason=Reason(favourable, 1, unit, (step,), assumed))


def explanation(value: Fraction, reason: Reason, language: str = "en") -> Prose:
    """Spell out why a probability is what it is."""
    counts = {
        "answer": probability_text(value, language),
        "favourable": reason.favourable,
        "possible": reason.possible,
        "unit": reason.unit,
    }
    told = [sentence(Phrase("probability.counted", counts), language)]
    told += [sentence(step, language) for step in reason.steps]
    told += [sentence(each, language) for each in reason.assumed]
    return Prose(" ".join(told))


def with_learnt(answer: str, assumed: Iterable[Phrase], language: str = "en") -> str:
    """Write beside an answer what was learnt before it, if anything was.

    >>> learnt = Phrase("probability.learnt", {"fact": Phrase("seat.number", {"seat": 1})})
    >>> with_learnt("1/2", [learnt]), with_learnt("1/2", [learnt], "nb"), with_learnt("1/2", [])
    ('1/2 (learnt: seat 1)', '1/2 (lært: plass 1)', '1/2')
    """
    facts = [
        in_words(each.values["fact"], language)
        for each in assumed
        if each.key == "probability.learnt"
    ]
    if not facts:
        return answer
    return say("probability.beside", language, answer=answer, facts="; ".join(facts))
