"""What is right: numbers, estimates, what is likeliest, names and orders, and how a guess fits."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto
from fractions import Fraction
from functools import singledispatch
from math import isfinite
from numbers import Rational, Real
from typing import Any, ClassVar, Self

from sequence_widget.exact import CountDist, Dist, Probability, Proven
from sequence_widget.exact.figures import outcome_text
from sequence_widget.exact.moments import Moment
from sequence_widget.simulation import Estimate
from sequence_widget.teaching.asking.given import FALLING, LOOSE, Given, is_deep, read_order
from sequence_widget.teaching.asking.typed import (
    has_thousands,
    read_number,
    why_unread,
)
from sequence_widget.text import (
    KEPT_IN,
    LANGUAGES,
    ImpossibleError,
    Listed,
    Phrase,
    PositionError,
    SequenceError,
    card_name,
    player_name,
    say,
)
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import (
    Rounded,
    decimal_text,
    number_text,
    per_cent,
    probability_text,
    tick_text,
)

_CLOSE = Fraction(1, 10)
_FEWEST_DIGITS = 2
_MOST_NAMED = 4
_GOOD_FLOAT = Fraction(1, 10**9)


class Fit(Enum):
    """How a guess and an answer go together, the best first."""

    EQUAL = auto()
    ROUNDED = auto()
    """The answer, rounded as the guess is, is the guess."""

    VAGUE = auto()
    """As before, but with so few digits that others are the same too."""

    NEAR = auto()
    NONE = auto()
    ALIEN = auto()
    """The guess is nothing of the kind that the answer is."""


class Truth(ABC):
    """An answer that guesses are compared with."""

    __slots__ = ()

    is_number: ClassVar[bool] = True
    """Whether guesses are compared with it as numbers, and not as names or outcomes."""

    @abstractmethod
    def fit(self, given: Given) -> Fit:
        """Say how a guess goes together with it."""

    @abstractmethod
    def said(self, language: str | None) -> str:
        """Write it in a language, or for `None` in the one that is set."""

    def number(self) -> Fraction | None:
        """Give the number that it is, or that it is an estimate of."""
        return None

    def place(self) -> float | None:
        """Say where it is on a scale from 0 to 1, if it can be there."""
        number = self.number()
        return float(number) if number is not None and 0 <= number <= 1 else None

    def kept(self, given: Given) -> str:
        """Write a guess in the form it is kept in, the same however it was typed."""
        return kept_text(given)

    def why_alien(self, given: Given) -> Phrase:
        """Say what could be typed instead of what cannot be read."""
        why = why_unread(given.text)
        if why == "other":
            return Phrase("check.unreadable", {"decimal": Rounded(Fraction(1, 4), 2)})
        return Phrase(f"check.unreadable.{why}")


@dataclass(frozen=True, slots=True)
class Number(Truth):
    """A number: a probability or any other.

    A fraction that is typed may be `slack` off, where the number is itself only known so well.
    What `is_mean` is no probability, though it may lie between 0 and 1.

    >>> Number(Fraction(1, 39)).fit(Given.of("2.6 %"))
    <Fit.ROUNDED: 2>
    """

    value: Fraction
    slack: Fraction = Fraction(0)
    is_mean: bool = False

    def fit(self, given: Given) -> Fit:
        """Compare the numbers."""
        if given.number is None:
            return Fit.ALIEN
        typed, value = given.number, self.value
        if abs(typed.value - value) <= (self.slack if typed.step is None else 0):
            return Fit.EQUAL
        sure = 0 < value < 1 and typed.value in (0, 1)  # never is another answer than seldom
        if typed.step is not None and not sure and typed.value and typed.may_be(value):
            return Fit.ROUNDED if typed.digits >= _FEWEST_DIGITS else Fit.VAGUE
        return Fit.NEAR if abs(typed.value - value) <= abs(value) * _CLOSE else Fit.NONE

    def said(self, language: str | None) -> str:
        """Write it as its readers do."""
        if self.slack:
            return tick_text(float(self.value), language)
        if 0 < self.value < 1 and not self.is_mean:
            return probability_text(self.value, language)
        return number_text(self.value, language)

    def number(self) -> Fraction:
        """Give it."""
        return self.value

    def place(self) -> float | None:
        """Say where it is, if it is from 0 to 1 and no mean."""
        return float(self.value) if 0 <= self.value <= 1 and not self.is_mean else None


@dataclass(frozen=True, slots=True)
class Bounded(Truth):
    """A chance that is proven: what lies between its bounds is right.

    >>> third = Bounded(Proven(Fraction(333_333_333, 10**9), Fraction(333_333_334, 10**9)))
    >>> third.fit(Given.of("1/3")), third.fit(Given.of("0.333")), third.fit(Given.of("0.3"))
    (<Fit.EQUAL: 1>, <Fit.ROUNDED: 2>, <Fit.VAGUE: 3>)
    """

    chance: Proven

    def fit(self, given: Given) -> Fit:
        """Compare with the bounds, and with the number halfway between them."""
        typed, chance = given.number, self.chance
        if typed is not None and chance.lower <= typed.value <= chance.upper:
            return Fit.EQUAL
        return Number(chance.middle).fit(given)

    def said(self, language: str | None) -> str:
        """Write the digits that are proven."""
        return self.chance.in_language(language)

    def number(self) -> Fraction:
        """Give the number halfway between its bounds."""
        return self.chance.middle


@dataclass(frozen=True, slots=True)
class Estimated(Truth):
    """An estimate: what lies inside its 95 % interval is right."""

    estimate: Estimate

    def fit(self, given: Given) -> Fit:
        """Compare with the interval, its ends rounded as the guess is."""
        typed = given.number
        if typed is None:
            return Fit.ALIEN
        low, high = map(Fraction, self.estimate.interval())
        if low <= typed.value <= high:
            return Fit.EQUAL
        step = typed.step or Fraction(0)
        fine = typed.digits >= _FEWEST_DIGITS or step <= _FINE
        if step < 1 and low - step / 2 <= typed.value <= high + step / 2:
            return Fit.ROUNDED if fine else Fit.VAGUE
        value = self.number()
        return Fit.NEAR if abs(typed.value - value) <= value * _CLOSE else Fit.NONE

    def said(self, language: str | None) -> str:
        """Write it with its interval."""
        return self.estimate.to_text(language)

    def number(self) -> Fraction:
        """Give the share in which it happened."""
        return Fraction(self.estimate.happened, self.estimate.n)


_FINE = Fraction(1, 1000)
"""With three decimals an estimate is written, however few of its games it happened in."""


@dataclass(frozen=True, slots=True)
class Likeliest(Truth):
    """What is likeliest; any of them, where several are."""

    is_number: ClassVar[bool] = False

    dist: Dist[Any]

    def fit(self, given: Given) -> Fit:
        """Find the outcome, and see whether any other is likelier."""
        most = self.dist[self.dist.mode()]
        known = [chance for chance in self._chances(given) if chance is not None]
        if not known:
            return Fit.ALIEN
        return Fit.EQUAL if most in known else Fit.NONE

    def said(self, language: str | None) -> str:
        """Name those that are likeliest, if they are few."""
        most = self.dist[self.dist.mode()]
        likeliest = [outcome for outcome, chance in self.dist.items() if chance == most]
        if len(likeliest) > _MOST_NAMED:
            return say("check.alike", language, n=len(likeliest))
        return Listed((*(outcome_text(each, language) for each in likeliest),), "or").said(language)

    def why_alien(self, given: Given) -> Phrase:
        """Repeat why the distribution refuses it, where that helps who typed it."""
        try:
            self.dist.probability(self._forms(given)[0])
        except (PositionError, ImpossibleError) as refused:
            return Phrase(refused.key, refused.values)
        except SequenceError:
            pass
        return Phrase("check.unreadable.outcome")

    def _chances(self, given: Given) -> Iterable[Probability | None]:
        for form in self._forms(given):
            try:
                yield self.dist.probability(form)
            except SequenceError:
                yield None

    @staticmethod
    def _forms(given: Given) -> list[object]:
        """Give what the text may stand for: a number, a word, or several of them."""
        forms: list[object] = [_plain_outcome(given)]
        forms += [
            tuple(_plain_outcome(Given.of(part)) for part in pattern.split(given.text))
            for pattern in (*LOOSE, re.compile(r"\s*\+\s*"))
            if pattern.search(given.text)
        ]
        return forms


def _plain_outcome(given: Given) -> object:
    if given.number is None:
        return given.text
    value = given.number.value
    return value.numerator if value.denominator == 1 else value


@dataclass(frozen=True, slots=True)
class Observed(Truth):
    """No answer at all: what was seen is written down, whatever it is.

    >>> Observed().fit(Given.of("7 of 20")), Observed().fit(Given.of(" "))
    (<Fit.EQUAL: 1>, <Fit.ALIEN: 6>)
    """

    def fit(self, given: Given) -> Fit:
        """Take anything but what may be meant in two ways."""
        is_unclear = given.number is not None and has_thousands(given.text)
        return Fit.EQUAL if given.text and not is_unclear else Fit.ALIEN

    def said(self, language: str | None) -> str:  # noqa: ARG002 - there is nothing to say
        """Say nothing."""
        return ""

    def kept(self, given: Given) -> str:
        """Leave the capitals of a sentence as they were typed."""
        kept = kept_text(given)
        return given.text if kept == given.text.casefold() else kept

    def why_alien(self, given: Given) -> Phrase:
        """Say that nothing is written, or what may be meant in two ways."""
        return Phrase("check.unreadable.comma" if given.text else "check.unreadable.name")


@dataclass(frozen=True, slots=True)
class Name(Truth):
    """A name: of a card or a player, in whatever language, or any other words.

    >>> Name("unicorn").fit(Given.of("en enhjørning")), Name("Anna").fit(Given.of("anna."))
    (<Fit.EQUAL: 1>, <Fit.EQUAL: 1>)
    """

    is_number: ClassVar[bool] = False

    name: str

    def fit(self, given: Given) -> Fit:
        """Compare the names."""
        if not given.text:
            return Fit.ALIEN
        return Fit.EQUAL if _names_of(self.name) & _names_of(given.text) else Fit.NONE

    def said(self, language: str | None) -> str:
        """Name it as its reader would."""
        return player_name(card_name(self.name, language), language)

    def why_alien(self, given: Given) -> Phrase:  # noqa: ARG002 - as its base
        """Say that nothing was typed."""
        return Phrase("check.unreadable.name")


def _names_of(word: str) -> set[str]:
    """Give every name that a word may be, in each language, with its article or without."""
    plain = " ".join(word.split()).strip(".!\"'«»“”").casefold()
    articles = [each for code in LANGUAGES for each in say("typed.articles", code).split("|")]
    named = {plain, *(plain.removeprefix(f"{article} ") for article in articles)}
    forms = [each for code in LANGUAGES for each in say("typed.cards", code).split("|")]
    named |= {card for form, _, card in (each.partition("=") for each in forms) if form in named}
    alike = _names_alike(re.findall(r"\d+", word))
    return named.union(*(names for names in alike if names & named))


def _names_alike(numbers: Iterable[str]) -> Iterator[set[str]]:
    """Give the names in all languages of whatever is named by words of ours."""
    for number in numbers:
        yield {say("player.default", code, number=number).casefold() for code in LANGUAGES}
    keys = dict.fromkeys(key for words in LANGUAGES.values() for key in words)
    for key in keys:
        if key.startswith(("card.", "outcome.")):
            forms = [LANGUAGES[code].get(key, ()) for code in LANGUAGES]
            names = [(form,) if isinstance(form, str) else form for form in forms]
            yield {key.partition(".")[2], *(name.casefold() for each in names for name in each)}


@dataclass(frozen=True, slots=True)
class Order(Truth):
    """Things in their order, the first first; those in one place are equal.

    >>> Order.of(({5, 9}, 4)).fit(Given.of("9 = 5 > 4"))
    <Fit.EQUAL: 1>
    """

    is_number: ClassVar[bool] = False

    places: tuple[tuple[Truth, ...], ...]

    @classmethod
    def of(cls, places: Sequence[object]) -> Self:
        """Make an order of what stands in its places."""
        return cls(tuple(map(_in_one_place, places)))

    def fit(self, given: Given) -> Fit:
        """Compare place by place."""
        places = read_order(given.text)
        if len(places) != len(self.places):
            several = sum(map(len, places)) > 1
            return Fit.NONE if several else Fit.ALIEN
        fits = all(map(_is_one, self.places, places))
        return Fit.EQUAL if fits else Fit.NONE

    def said(self, language: str | None) -> str:
        """Write the places one after another."""
        return " > ".join(
            " = ".join(_short(each, language) for each in place) for place in self.places
        )

    def kept(self, given: Given) -> str:
        """Write the places one after another."""
        return " > ".join(" = ".join(map(kept_text, place)) for place in read_order(given.text))

    def why_alien(self, given: Given) -> Phrase:  # noqa: ARG002 - as its base
        """Show how an order is typed."""
        return Phrase("check.unreadable.order")


def _in_one_place(place: object) -> tuple[Truth, ...]:
    """Give what is equal, in an order that is the same in every kernel."""
    if not isinstance(place, set | frozenset):
        return (truth_of(place),)
    return tuple(sorted(map(truth_of, place), key=lambda each: each.said(KEPT_IN)))


def _short(truth: Truth, language: str | None) -> str:
    return str(truth.value) if isinstance(truth, Number) else truth.said(language)


def _is_one(truths: tuple[Truth, ...], given: tuple[Given, ...]) -> bool:
    """Whether what was typed is what stands in one place, whichever comes first."""
    left = list(given)
    for truth in truths:
        found = next((each for each in left if truth.fit(each) is Fit.EQUAL), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def kept_text(given: Given) -> str:
    """Write a number with the digits it was typed with, and a name as it is in every language.

    >>> [kept_text(Given.of(typed)) for typed in ("2,6 %", "en enhjørning", "Bo")]
    ['0.026', 'unicorn', 'bo']
    """
    if given.number is not None:
        return given.number.in_language(KEPT_IN)
    named = _names_of(given.text)
    return next(iter(_ours() & named), " ".join(given.text.split()).casefold())


def _ours() -> set[str]:
    return {key.partition(".")[2] for key in LANGUAGES[KEPT_IN] if key.startswith("card.")}


def shown_text(kept: str, language: str | None = None) -> str:
    r"""Write for a reader what was kept.

    >>> shown_text("0.026", "nb"), shown_text("unicorn > fox", "nb"), shown_text("2/21")
    ('2,6\xa0%', 'enhjørning > rev', '2/21')
    """
    if " > " in kept:
        return " > ".join(shown_text(each, language) for each in kept.split(" > "))
    typed = read_number(kept)
    if typed is None:
        return card_name(kept, language)
    if typed.step is None or typed.step >= 1 or not 0 < typed.value < 1:
        return typed.in_language(language)
    decimals = max(len(str(typed.step.denominator)) - 3, 0)
    return per_cent(decimal_text(typed.value * 100, decimals, language), language)


@singledispatch
def truth_of(answer: object) -> Truth:
    """Find out what kind of answer this is, or refuse what is none.

    >>> truth_of("7 > 6 > 2").said("en"), truth_of("tiger").said("nb"), truth_of(0.5).said("nb")
    ('7 > 6 > 2', 'tiger', '0,5')
    """
    raise QuestionError("check.no_answer", value=answer)


@truth_of.register
def _(answer: bool) -> Truth:  # noqa: FBT001 - it is refused
    raise QuestionError("check.no_answer", value=answer)


@truth_of.register
def _(answer: str) -> Truth:
    text = " ".join(answer.split())
    if not text:
        raise QuestionError("check.no_answer", value=answer)
    if has_thousands(text):
        raise QuestionError("check.unreadable.comma")
    number = read_number(text)
    if number is not None:
        return Number(number.value)
    if not FALLING.search(text):
        return Name(text)
    places = (tuple(truth_of(each.text) for each in place) for place in read_order(text))
    return Order(tuple(places))


@truth_of.register
def _(answer: Rational) -> Truth:
    return Number(Fraction(int(answer.numerator), int(answer.denominator)))


@truth_of.register
def _(answer: Moment) -> Truth:
    return Number(Fraction(answer), is_mean=True)


@truth_of.register
def _(answer: Real) -> Truth:
    if not isfinite(answer):
        raise QuestionError("check.no_answer", value=answer)
    value = Fraction(repr(float(answer)))
    return Number(value, abs(value) * _GOOD_FLOAT)


@truth_of.register
def _(answer: Decimal) -> Truth:
    if not answer.is_finite():
        raise QuestionError("check.no_answer", value=answer)
    return Number(Fraction(answer))


@truth_of.register
def _(answer: Proven) -> Truth:
    return Bounded(answer)


@truth_of.register
def _(answer: Estimate) -> Truth:
    return Estimated(answer)


@truth_of.register(Dist)
def _(answer: Dist[Any]) -> Truth:
    return Likeliest(answer)


@truth_of.register
def _(answer: CountDist) -> Truth:
    return Likeliest(_likely_counts(answer))


@truth_of.register(list)
@truth_of.register(tuple)
def _(answer: Sequence[object]) -> Truth:
    if not answer or is_deep(answer):
        raise QuestionError("check.no_answer", value=answer)
    return Order.of(answer)


def wrong_truth(wrong: object) -> Truth:
    """Find out what kind of answer a known wrong one is; a decimal is known by its digits.

    >>> wrong_truth("14.3 %").fit(Given.of("1/7")), wrong_truth("24").fit(Given.of("97/4"))
    (<Fit.EQUAL: 1>, <Fit.NEAR: 4>)
    """
    truth = truth_of(wrong)
    typed = Given.of(wrong).number
    if not isinstance(truth, Number) or typed is None or typed.step is None:
        return truth
    rough = typed.digits >= _FEWEST_DIGITS and typed.step < 1
    return Number(truth.value, typed.step / 2) if rough else truth


def _likely_counts(counts: CountDist) -> Dist[int | str]:
    """Give the counts up to one beyond which none can be likelier than those before."""
    end, most = 1, counts.probability(0)
    while counts.more_than(end - 1) >= most:
        most = max(most, counts.probability(end))
        end += 1
    return counts.head(end)
