"""An exact answer: a fraction that prints in per cent too, and knows why it is what it is."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial, wraps
from typing import Any, Self

from sequence_widget.exact.moments import Moment
from sequence_widget.exact.terms import Number, Power, Product, Ratio, Sum, Term
from sequence_widget.exact.working import Calculation, Working, final
from sequence_widget.text import Listed, Phrase, say
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import Prose, probability_text, sentence

_MOST_ADDED = 12
_MOST_COUNTED = 10**15  # more cases than anybody can imagine are not told


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a probability is what it is: how it was found, and what is assumed.

    Where equally likely cases were counted, `unit` says what a case is, and the counts are as
    they were before anything was cancelled. Where none were, there is no unit, and the steps
    tell the way to the answer.
    """

    favourable: int
    possible: int
    unit: Phrase | None = None
    steps: tuple[Phrase, ...] = ()
    assumed: tuple[Phrase, ...] = ()
    opposite: "Reason | None" = None
    """Why it happens, where what was asked is that it does not."""

    working: Calculation | None = None
    """The calculation, where it is more than counts over counts."""


def worked_out(
    chance: Fraction,
    steps: tuple[Phrase, ...] = (),
    assumed: tuple[Phrase, ...] = (),
    working: Calculation | None = None,
) -> "Probability":
    """Give a probability that was worked out some other way than by counting cases.

    >>> print(worked_out(Fraction(1, 3), (Phrase("probability.step.no_draws"),)).explain())
    1/3 ≈ 33.3%. No card is drawn.
    """
    reason = Reason(chance.numerator, chance.denominator, None, steps, assumed, working=working)
    return Probability(chance, reason=reason)


class Probability(Fraction):
    """An exact probability. It is a `Fraction` and calculates like one.

    Sums, differences, products, quotients and powers of probabilities are probabilities again
    as long as they lie between 0 and 1, and plain fractions when they do not. So many times a
    probability is how often it is to be expected. What was learnt before it stays with `1 - p`,
    and with a sum or difference of two that learnt the same.
    A fraction too long to read is written as a decimal; `Fraction(p)` has all its digits.

    >>> p = Probability(1, 39)
    >>> p
    1/39 ≈ 2.6 %
    >>> 1 - p, p * p, p * 100
    (38/39 ≈ 97.4 %, 1/1521 ≈ 0.066 %, Fraction(100, 39))
    >>> (100 * p).working(), Probability(8, 48).working()
    (100 × 1/39 = 100/39 ≈ 2.564, 8/48 = 1/6 ≈ 16.7%)
    >>> p == Fraction(1, 39), float(p) < 0.03, f"{p:.4f}"
    (True, True, '0.0256')
    >>> Probability(3, 2)
    Traceback (most recent call last):
    sequence_widget.text.errors.QuestionError: 3/2 is not a probability: it must be from 0 to 1
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
        counts = isinstance(numerator, int) and isinstance(denominator, int)
        as_given = (abs(numerator), abs(denominator)) if counts else self.as_integer_ratio()
        self._reason = reason or Reason(*as_given)
        return self

    @property
    def favourable(self) -> int:
        """How many of the possible cases are favourable, before anything is cancelled.

        Where no cases were counted, it is the numerator.

        >>> import sequence_widget as sq
        >>> view = sq.position("kids", hands=[["fox", "fox", "lion"], ["wolf"] * 2]).seen_by(0)
        >>> view.draw_probability("tiger").favourable
        2
        """
        return self.numerator if self._reason.unit is None else self._reason.favourable

    @property
    def possible(self) -> int:
        """How many cases are possible; the denominator where none were counted."""
        return self.denominator if self._reason.unit is None else self._reason.possible

    @property
    def assumptions(self) -> tuple[Phrase, ...]:
        """What the answer takes for granted."""
        return self._reason.assumed

    def working(self, language: str | None = None) -> Working:
        """Give the calculation: it prints as text, and a notebook sets it as mathematics.

        >>> import sequence_widget as sq
        >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
        >>> view.hold_probability("Bo", "dragon").working()
        1 − C(37, 3)/C(39, 3) = 1 − 7770/9139 = 37/247 ≈ 15.0%
        >>> view.draw_probability("unicorn", "dragon").working()
        4/39 ≈ 10.3%
        """
        return working_of(self, self._reason).in_language(language)

    def explain(self, language: str | None = None, *, working: bool = True) -> str:
        """Say why: the calculation, what is counted, and what is assumed.

        Without `working` the calculation is left out, for where it is shown by itself.

        >>> import sequence_widget as sq
        >>> print(sq.roll_sum("dice")[4].explain())
        3/36 = 1/12 ≈ 8.3%: 3 of 36 equally likely rolls. The sum of a roll: 4 is favourable.
        >>> print(sq.roll_sum("dice")[4].explain("nb", working=False))
        3 gunstige av 36 mulige, like sannsynlige kast. Summen av et kast: 4 er gunstig.
        """
        return explanation(self, self._reason, language, with_working=working)

    def in_language(self, language: str | None = None) -> str:
        r"""Write it as the readers of a language do, or of the one that is set.

        >>> Probability(1, 39).in_language("nb")
        '1/39 ≈ 2,6\xa0%'
        """
        return probability_text(self, language)

    def __str__(self) -> str:
        return probability_text(self, printed=True)

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
            return Probability(result, reason=_reason_after(operator, value, other, result))
        if operator in _TIMES and isinstance(other, int | Fraction):
            return Moment(result, worked=partial(_times, value, value._reason, other))  # noqa: SLF001 - one of our own
        return result

    return kept


def _reason_after(
    operator: object, value: Probability, other: object, result: Fraction
) -> Reason | None:
    """Say what is still known of an answer that was calculated with."""
    before = value._reason  # noqa: SLF001 - one of our own
    if operator in _NOTHING_ADDED and other == 0 and not isinstance(other, Probability):
        return before  # as a sum() begins
    if operator is Fraction.__rsub__ and other == 1:
        if before.opposite is not None:  # the opposite of the opposite is what it was
            return before.opposite
        favourable = before.possible - before.favourable
        lines = working_of(value, before).lines
        rest = final(result, Sum.of(Number.of(1), minus=Number.of(value)))
        told = replace(working_of(value, before), lines=(*lines, rest))
        return replace(before, favourable=favourable, opposite=before, working=told)
    if not isinstance(other, int | Fraction):
        return None
    known = other._reason.assumed if isinstance(other, Probability) else None  # noqa: SLF001 - as above
    stays = operator in _SUMS and known is not None and set(known) == set(before.assumed)
    terms = _summed(value, before.working) if operator in _SUMS else Number.of(value)
    working = Working((final(result, _CALCULATIONS[operator](terms, Number.of(other))),))
    counts = result.numerator, result.denominator
    return Reason(*counts, assumed=before.assumed if stays else (), working=working)


def _summed(value: Fraction, working: Calculation | None) -> Term:
    """Give the few numbers that a probability was added up from, or itself."""
    if isinstance(working, Working) and len(working.lines) == 1:
        added = working.lines[0].terms[0]
        terms = added.terms if isinstance(added, Sum) else ()
        if len(terms) < _MOST_ADDED and all(isinstance(each, Number) for _, each in terms):
            return added if terms else Number.of(value)
    return Number.of(value)


def _signed(term: Term) -> tuple[tuple[int, Term], ...]:
    """Give the terms of a sum with their signs, or what is no sum alone."""
    return term.terms if isinstance(term, Sum) else ((1, term),)


def _times(value: Fraction, reason: Reason, other: Fraction | int) -> Working:
    """Write down how often something is to be expected in so many trials."""
    return working_of(value, reason).times(value, other)


_TIMES = (Fraction.__mul__, Fraction.__rmul__)
_NOTHING_ADDED = (Fraction.__add__, Fraction.__radd__, Fraction.__sub__)
_SUMS = (Fraction.__add__, Fraction.__sub__)
_CALCULATIONS: Mapping[object, Callable[[Term, Term], Term]] = {
    Fraction.__add__: lambda value, other: Sum((*_signed(value), (1, other))),
    Fraction.__radd__: lambda value, other: Sum.of(other, value),
    Fraction.__sub__: lambda value, other: Sum((*_signed(value), (-1, other))),
    Fraction.__rsub__: lambda value, other: Sum.of(other, minus=value),
    Fraction.__mul__: lambda value, other: Product((value, other)),
    Fraction.__rmul__: lambda value, other: Product((other, value)),
    Fraction.__truediv__: Ratio,
    Fraction.__pow__: Power,
}


for _name in ("add", "radd", "sub", "rsub", "mul", "rmul", "truediv", "pow"):
    setattr(Probability, f"__{_name}__", _keeping(getattr(Fraction, f"__{_name}__")))


def certain(*, holds: bool, step: Phrase, assumed: tuple[Phrase, ...] = ()) -> Probability:
    """Give 1 or 0 for what is plain to see, with the sentence that says why.

    >>> certain(holds=False, step=Phrase("seat.number", {"seat": 1})).explain()
    '0 = 0%. Seat 1'
    """
    return worked_out(Fraction(int(holds)), (step,), assumed)


def explanation(
    value: Fraction, reason: Reason, language: str | None, *, with_working: bool = True
) -> Prose:
    """Spell out why a probability is what it is."""
    working = working_of(value, reason)
    answer = working.in_a_sentence(language)
    if reason.opposite is not None:
        why = explanation(1 - value, reason.opposite, language, with_working=with_working)
        last = working.lines[-1].text(language)
        told_first = say("probability.opposite", language, answer=last)
        return Prose(f"{told_first} {why}") if with_working else why
    counts = _counts(reason)
    told = [] if counts is None else [sentence(counts, language)]
    if with_working:
        counted = Phrase("probability.counted", {"answer": answer, "tally": counts})
        told = [f"{answer}." if counts is None else sentence(counted, language)]
        told += working.said(language)
    told += [sentence(each, language) for each in (*reason.steps, *reason.assumed)]
    return Prose(" ".join(told))


def _counts(reason: Reason) -> Phrase | None:
    """Say how many cases are favourable of how many, if they were counted and can be read."""
    if reason.unit is None or reason.possible >= _MOST_COUNTED:
        return None
    counts = {
        "favourable": reason.favourable,
        "n": reason.favourable,
        "possible": reason.possible,
        "unit": reason.unit,
    }
    return Phrase("probability.counts", counts)


def working_of(value: Fraction, reason: Reason) -> Working:
    """Give the calculation of an answer: counts over counts, if no other is known."""
    if reason.working is not None:
        return reason.working.working(value)
    counted = reason.unit is not None or reason.possible != value.denominator
    if counted and reason.possible < _MOST_COUNTED:
        return Working((final(value, Ratio.of(reason.favourable, reason.possible)),))
    return Working((final(value),))


def with_learnt(answer: str, assumed: Iterable[Phrase], language: str | None = None) -> str:
    """Write beside an answer what was learnt before it, if anything was.

    >>> learnt = Phrase("probability.learnt", {"fact": Phrase("seat.number", {"seat": 1})})
    >>> with_learnt("1/2", [learnt]), with_learnt("1/2", [learnt], "nb"), with_learnt("1/2", [])
    ('1/2 (learnt: seat 1)', '1/2 (gitt at plass 1)', '1/2')
    """
    facts = [each.values["fact"] for each in assumed if each.key == "probability.learnt"]
    if not facts:
        return answer
    told = Listed(tuple(facts), "and_that")
    return say("probability.beside", language, answer=answer, facts=told)
