"""How often, or how long until: counts without an upper end, their tails summed exactly."""

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from itertools import islice
from numbers import Real
from typing import TYPE_CHECKING

from sequence_widget.exact.answers import Probability, worked_out
from sequence_widget.exact.count_formulas import CountFormula, Known
from sequence_widget.exact.dist import Dist, how_many_draws
from sequence_widget.exact.figures import about_it
from sequence_widget.exact.moments import MEAN, Moment, named, variance_from
from sequence_widget.exact.outcomes import Head, one_by_one
from sequence_widget.exact.terms import Chance, Number, Sum, Term
from sequence_widget.exact.working import Line, Working, final
from sequence_widget.rules import read_rng, whole
from sequence_widget.text import ImpossibleError, Listed, Phrase
from sequence_widget.text.errors import OutOfReachError, QuestionError
from sequence_widget.text.numbers import (
    Prose,
    number_text,
    sentence,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_HEAD = 12
_NEARLY_ALL = Fraction(999, 1000)
_MOST_NAMED = 2_000
_FARTHEST = 10_000  # beyond, an exact chance has too many digits to be worked with
_FINE = 1 << 128  # the steps of a sample, so fine that none can tell
_MOST_ADDED = 4


@dataclass(frozen=True, slots=True)
class CountDist:
    """The distribution of a whole number, 0 or more, that may have no upper end.

    Nothing is cut off: the chance of more than k is `tail[k]`, as far as that reaches, plus
    `weight * ratio**k` for every pair in `geometric`, plus `weight * comb(k, order) * ratio**k`
    for every triple in `rising`.

    >>> import sequence_widget as sq
    >>> sixes = sq.rolls_until("mini-dice", 6)
    >>> sixes.probability(1), sixes.probability(3), sixes.more_than(3)
    (1/6 ≈ 16.7 %, 25/216 ≈ 11.6 %, 125/216 ≈ 57.9 %)
    >>> sixes.mean(), sixes.variance()
    (Fraction(6, 1), Fraction(30, 1))
    >>> sixes.head(3)
    Dist({1: 1/6, 2: 5/36, '3+': 25/36})
    """

    tail: tuple[Fraction, ...] = ()
    geometric: tuple[tuple[Fraction, Fraction], ...] = ()
    about: Phrase | None = None
    steps: tuple[Phrase, ...] = ()
    assumed: tuple[Phrase, ...] = ()
    rising: tuple[tuple[Fraction, Fraction, int], ...] = ()
    formula: CountFormula | None = field(default=None, compare=False)
    """What the chances are calculated by."""

    def __post_init__(self) -> None:
        ratios = [ratio for _, ratio in self.geometric] + [ratio for _, ratio, _ in self.rising]
        if any(not 0 <= ratio.numerator < ratio.denominator for ratio in ratios):
            raise QuestionError("probability.endless")

    def __hash__(self) -> int:
        return hash((self.tail, self.geometric, self.rising))

    def more_than(self, k: int) -> Probability:
        """Give the probability of more than k.

        >>> import sequence_widget as sq
        >>> sq.turn("dice").more_than(1)
        11/216 ≈ 5.1 %
        """
        number = self._within_reach(k)
        term = self.formula.more_than(number) if self.formula and number > 0 else None
        return self._probability(self._more_than(number), f"X > {number}", term)

    def at_most(self, k: int) -> Probability:
        """Give the probability of k or fewer.

        >>> import sequence_widget as sq
        >>> sq.rolls_until("dice", 7).at_most(3)
        91/216 ≈ 42.1 %
        """
        number = self._within_reach(k)
        term = self.formula.more_than(number) if self.formula and number > 0 else None
        rest = None if term is None else Sum.of(Number.of(1), minus=term)
        return self._probability(1 - self._more_than(number), f"X ≤ {number}", rest)

    def probability(self, event: int | Iterable[int]) -> Probability:
        """Give the probability of exactly k, or of any of several numbers.

        >>> import sequence_widget as sq
        >>> sq.turn("dice").probability(1), sq.turn("dice").probability({0, 1})
        (187/216 ≈ 86.6 %, 205/216 ≈ 94.9 %)
        """
        wanted = self._numbers(event)
        chances = [self._exactly(k) for k in wanted]
        told = f"X = {wanted[0]}" if len(wanted) == 1 else f"X ∈ {{{', '.join(map(str, wanted))}}}"
        term = None
        if self.formula is not None and 0 < len(wanted) <= _MOST_ADDED and wanted[0] > 0:
            terms = [self.formula.exactly(k) for k in wanted]
            known = [each for each in terms if each is not None]
            term = Sum.of(*known) if len(known) == len(terms) else None
        return self._probability(sum(chances, Fraction(0)), told, term)

    def working(self, language: str | None = None) -> Working:
        """Give the calculation of the chances, and of the mean.

        >>> import sequence_widget as sq
        >>> sq.rolls_until("dice", 7).working()
        P(X > k) = (5/6)^k
        E = 1 + 5/6 × E
        E = 6
        X: the number of rolls until 7 has come
        E: the mean of X
        """
        mean = self.mean().working(language)
        general = () if self.formula is None else self.formula.general()
        return replace(mean, lines=(*general, *mean.lines))

    def given(
        self,
        event: int | Iterable[int] | None = None,
        *,
        more_than: int | None = None,
        at_most: int | None = None,
    ) -> "CountDist":
        """Learn that it is more than some number, at most some number, or one of a few.

        A function is refused: no finite look at it tells what is beyond.

        >>> import sequence_widget as sq
        >>> wait = sq.rolls_until("dice", 7)
        >>> wait.given(more_than=10).probability(11), wait.given(at_most=2).probability(1)
        (1/6 ≈ 16.7 % (learnt: it is more than 10), 6/11 ≈ 54.5 % (learnt: it is at most 2))
        """
        if event is None and more_than is None and at_most is None:
            raise QuestionError("probability.event.no_condition")
        found = self
        if event is not None:
            numbers = self._numbers(event)
            told = f"X ∈ {{{', '.join(map(str, numbers))}}}"
            found = found._among(numbers, self._named(numbers), told)
        if more_than is not None:
            least = found._among_few(more_than)  # noqa: SLF001 - one of our own
            found = found._beyond(least)  # noqa: SLF001 - as above
        if at_most is not None:
            most = found._among_few(at_most)  # noqa: SLF001 - as above
            words = self._fact("at_most", most)
            reached = range(min(most, found._last(most)) + 1)  # noqa: SLF001 - as above
            told = f"X ≤ {most}"
            found = found._among(reached, words, told, most)  # noqa: SLF001 - as above
        return found

    def quantile(self, share: Fraction | float) -> int:
        """Give the least number that is not exceeded with this probability, or a greater one.

        0 and 1 give the least and the greatest number there can be, if there is a greatest.

        >>> import sequence_widget as sq
        >>> sq.rolls_until("dice", 7).quantile(0.95), sq.draws_until("kids", "dragon").quantile(1)
        (17, 41)
        """
        wanted = _share(share)
        if wanted == 1 and (self.geometric or self.rising):
            raise ImpossibleError("probability.no_upper_end")
        if not wanted:
            return self._first_below_1()
        return self._least(1 - wanted)

    def median(self) -> int:
        """Give the least number that is not exceeded with probability one half or more.

        >>> import sequence_widget as sq
        >>> sq.rolls_until("dice", 7).median()
        4
        """
        return self.quantile(Fraction(1, 2))

    def mean(self) -> Moment:
        """Give the mean, exactly: the sum of all `more_than(k)`."""
        mean = sum(self.tail, Fraction(0))
        mean += sum((weight / (1 - ratio) for weight, ratio in self.geometric), Fraction(0))
        mean += sum(
            (weight * _binomial_sum(ratio, order) for weight, ratio, order in self.rising),
            Fraction(0),
        )
        return Moment(mean, worked=partial(self._mean_written, mean))

    def _mean_written(self, mean: Fraction) -> Working:
        written = () if self.formula is None else self.formula.mean(mean)
        *lines, last = written or (Line((MEAN, Number.of(mean))),)
        return Working((*lines, replace(last, decimals=True)), named(self.about))

    def variance(self) -> Moment:
        """Give the variance, exactly.

        >>> import sequence_widget as sq
        >>> sq.rolls_until("dice", 2).variance()
        Fraction(1260, 1)
        """
        # The mean of k (k - 1) is the sum of 2 k more_than(k), and k comb(k, order) is
        # (order + 1) comb(k, order + 1) + order comb(k, order).
        pairs = sum((2 * k * chance for k, chance in enumerate(self.tail)), Fraction(0))
        for weight, ratio, order in self._terms():
            further = (order + 1) * _binomial_sum(ratio, order + 1)
            pairs += 2 * weight * (further + order * _binomial_sum(ratio, order))
        mean = Fraction(self.mean())
        return variance_from(pairs + mean, mean, self.about)

    def sd(self) -> float:
        """Give the standard deviation: the root of the variance, which is seldom a fraction."""
        return math.sqrt(self.variance())

    def head(self, n: int) -> Dist[int | str]:
        """Give the counts below n one by one, and the rest together as `"n+"`.

        >>> import sequence_widget as sq
        >>> sq.turn("dice").head(3)
        Dist({0: 1/12, 1: 187/216, 2: 187/3888, '3+': 11/3888})
        """
        end, rest = _whole(n), f"{n}+"
        if end < 0:
            raise QuestionError("probability.no_count", value=repr(n))
        if end > _MOST_NAMED:
            raise OutOfReachError("probability.many_counts", most=_MOST_NAMED)
        parts: dict[int | str, Fraction] = {k: self._exactly(k) for k in range(end)}
        parts[rest] = self._more_than(end - 1)
        scale = math.lcm(*(chance.denominator for chance in parts.values()))
        weights = {outcome: int(chance * scale) for outcome, chance in parts.items()}
        return Dist.from_weights(
            weights, about=self.about, assumed=self.assumed, outcomes=Head(end, rest)
        )

    def sample(self, rng: random.Random, n: int) -> list[int]:
        """Draw n counts, each by its probability and independent of the others.

        >>> import random
        >>> import sequence_widget as sq
        >>> len(sq.turn("dice").sample(random.Random(1), 5))
        5
        """
        number, luck = how_many_draws(n), read_rng(rng)
        points = [Fraction(luck.randrange(_FINE), _FINE) for _ in range(number)]
        return [self._least(point) for point in points]

    def _least(self, point: Fraction) -> int:
        """Find the least count that is exceeded with no more than this chance."""
        return self._first(lambda k: self._more_than(k) <= point)

    def _first_below_1(self) -> int:
        """Find the least count there can be."""
        return self._first(lambda k: self._more_than(k) < 1)

    @staticmethod
    def _first(far_enough: Callable[[int], bool]) -> int:
        """Find the first count that is far enough, as all beyond it are."""
        high = 1
        while not far_enough(high):
            high *= 2  # so far that one is past it, and then by halves
        low = -1
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if far_enough(middle) else (middle, high)
        return high

    def summary(self, language: str | None = None) -> str:
        """Say in one sentence what a picture of this shows.

        >>> import sequence_widget as sq
        >>> sq.turn("dice").summary()
        'The number of chips placed in a turn: the mean is 33/34 ≈ 0.971; the standard deviation \
is 0.378.'
        """
        from sequence_widget.text.numbers import decimal_text

        values = {
            "mean": number_text(self.mean(), language),
            "sd": decimal_text(Fraction(self.sd()), 3 if self.variance() else 0, language),
        }
        told = Phrase("probability.summary.count", values)
        return sentence(told if self.about is None else about_it(self.about, told), language)

    def explain(self, language: str | None = None, *, working: bool = True) -> str:
        """Say what is counted, and how.

        Without `working` the calculation is left out, for where it is shown by itself.
        """
        told = [f"{self.working().in_a_sentence(language)}."] if working else []
        told.append(self.summary(language))
        told += [sentence(each, language) for each in (*self.steps, *self.assumed)]
        return Prose(" ".join(told))

    def plot(self, n: int = _HEAD, ax: "Axes | None" = None, language: str | None = None) -> "Axes":
        """Draw the first counts as bars with matplotlib, the summary above them."""
        from sequence_widget.exact.figures import plot_bars

        return plot_bars(self.head(n), self.summary(language), ax, language)

    def to_html(self, n: int = _HEAD, language: str | None = None) -> str:
        """Give a table with bars, as a notebook shows it."""
        from sequence_widget.exact.figures import table_html

        return table_html(self.head(n), self.explain(language), language)

    def _repr_html_(self) -> str:
        return self.to_html(min(self.quantile(_NEARLY_ALL) + 1, _HEAD))

    def __repr__(self) -> str:
        return f"Count{self.head(_HEAD)!r}"

    def _within_reach(self, k: object) -> int:
        """Read a count whose chance can be worked out exactly."""
        number = _whole(k)
        if number > _FARTHEST and (self.geometric or self.rising):
            raise OutOfReachError("probability.far_count", most=_FARTHEST, value=number)
        return number

    def _among_few(self, k: object) -> int:
        """Read a count up to which all have to be gone through."""
        number = self._within_reach(k)
        if self._last(number) > _MOST_NAMED:
            raise OutOfReachError("probability.far_count", most=_MOST_NAMED, value=number)
        return number

    def _last(self, k: int) -> int:
        """Give the last of the counts up to this one that may have a chance."""
        return k if self.geometric or self.rising else min(k, len(self.tail))

    def _numbers(self, event: object) -> tuple[int, ...]:
        """Read a count, or a few of them, as an event names them."""
        if callable(event):
            raise QuestionError("probability.event.function")
        listed = list(islice(one_by_one(event), _MOST_NAMED + 1))
        if len(listed) > _MOST_NAMED:
            raise OutOfReachError("probability.many_counts", most=_MOST_NAMED)
        numbers = tuple(sorted({self._within_reach(k) for k in listed}))
        if numbers and numbers[0] < 0:
            raise QuestionError("probability.no_count", value=repr(numbers[0]))
        return numbers

    def _terms(self) -> Iterator[tuple[Fraction, Fraction, int]]:
        """Give every term of the tail that has no end: its weight, ratio and order."""
        yield from ((weight, ratio, 0) for weight, ratio in self.geometric)
        yield from self.rising

    def _more_than(self, k: int) -> Fraction:
        if k < 0:
            return Fraction(1)
        listed = self.tail[k] if k < len(self.tail) else Fraction(0)
        return listed + self._endless(k)

    def _endless(self, k: int) -> Fraction:
        """Give the part of `more_than(k)` that has no end."""
        found = sum((weight * ratio**k for weight, ratio in self.geometric), Fraction(0))
        for weight, ratio, order in self.rising:
            found += weight * math.comb(k, order) * ratio**k
        return found

    def _exactly(self, k: int) -> Fraction:
        return Fraction(0) if k < 0 else self._more_than(k - 1) - self._more_than(k)

    def _beyond(self, least: int) -> "CountDist":
        """Learn that it is more than a number."""
        left = self._more_than(least)
        if not left:
            raise ImpossibleError("probability.no_outcome_left")
        fact = self._fact("more_than", least)
        steps = self.steps
        if self.is_memoryless and least > 0:
            told = Phrase("probability.step.memoryless", {"n": least})
            steps = (*[each for each in steps if each.key != told.key], told)
        scaled = replace(
            self,
            geometric=tuple((weight / left, ratio) for weight, ratio in self.geometric),
            rising=tuple((weight / left, ratio, order) for weight, ratio, order in self.rising),
        )
        certain = [1 - scaled._endless(k) for k in range(max(least, 0))]  # noqa: SLF001 - one of our own
        rest = [chance / left for chance in self.tail[max(least, 0) :]]
        return replace(
            scaled, tail=(*certain, *rest), steps=steps,
            assumed=(*self.assumed, _learnt(fact)),
            formula=self._known(left, f"X > {least}", least),
        )  # fmt: skip

    def _known(
        self, left: Fraction, told: str, beyond: int | None, most: int | None = None
    ) -> CountFormula | None:
        """Give the formula when something was learnt."""
        if self.formula is None:
            return None
        if isinstance(self.formula, Known):
            further = self.formula.further(left, told, beyond)
            if further is not None:
                return further
        before = f"{self.formula.known}, " if self.formula.known else ""
        return Known(self.formula, left, before + told, beyond, most)

    def _among(
        self, numbers: Sequence[int], words: Phrase, told: str, most: int | None = None
    ) -> "CountDist":
        """Learn that it is one of some numbers, or put it as the words do."""
        chances = {k: self._exactly(k) for k in numbers}
        left = sum(chances.values(), Fraction(0))
        if not left:
            raise ImpossibleError("probability.no_outcome_left")
        tail, above = [], Fraction(1)
        for k in range(max(numbers)):
            above -= chances.get(k, Fraction(0)) / left
            tail.append(above)
        return CountDist(
            tail=tuple(tail), about=self.about, steps=self.steps,
            assumed=(*self.assumed, _learnt(words)), formula=self._known(left, told, None, most),
        )  # fmt: skip

    @property
    def is_memoryless(self) -> bool:
        """Whether what comes after some number of rolls hangs on none of them."""
        if self.rising or len(self.geometric) != 1:
            return False
        [(weight, ratio)] = self.geometric
        return ratio > 0 and weight * ratio ** len(self.tail) == 1

    def _fact(self, name: str, k: int) -> Phrase:
        return Phrase(f"probability.fact.{name}", {"it": self.about, "k": k})

    def _named(self, numbers: tuple[int, ...]) -> Phrase:
        values = {"it": self.about, "numbers": Listed(numbers, "or")}
        return Phrase("probability.fact.among", values)

    def _probability(self, chance: Fraction, event: str, term: Term | None) -> Probability:
        """Give an answer, with how it is calculated if that can be told."""
        working = None
        if self.about is not None:
            known = self.formula.known if self.formula is not None else ""
            label = Chance(event, known or None)
            terms = (label,) if term is None else (label, term)
            many = term is None and self.formula is not None and 0 < chance < 1
            added = len(self.tail) + len(self.geometric) + len(self.rising)
            notes = (Phrase("working.sum", {"n": added}),) if many and added > 1 else ()
            working = Working((final(chance, *terms),), (("X", self.about),), notes)
        return worked_out(chance, self.steps, self.assumed, working)


def _binomial_sum(ratio: Fraction, order: int) -> Fraction:
    """Sum `comb(k, order) * ratio**k` over all k."""
    return ratio**order / (1 - ratio) ** (order + 1)


def _learnt(fact: Phrase) -> Phrase:
    return Phrase("probability.learnt", {"fact": fact})


def _whole(k: object) -> int:
    number = whole(k)
    if number is None:
        raise QuestionError("probability.no_count", value=repr(k))
    return number


def _share(share: object) -> Fraction:
    """Read a share of all cases; a decimal means what is written."""
    if isinstance(share, Real) and not isinstance(share, bool):
        between = 0 <= share <= 1  # type: ignore[operator] # Real numbers can be compared
        if between:
            return share if isinstance(share, Fraction) else Fraction(str(share))
    raise QuestionError("probability.no_share", value=repr(share))
