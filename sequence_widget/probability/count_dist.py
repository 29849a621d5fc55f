"""How often, or how long until: counts without an upper end, their tails summed exactly."""

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from sequence_widget.probability.answers import Probability, Reason
from sequence_widget.probability.dist import Dist
from sequence_widget.text import Phrase
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import Prose, number_text, sentence

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_HEAD = 12
_FINE = 1 << 128  # the steps of a sample, so fine that none can tell
_ANYTHING = Phrase("probability.about.anything")


@dataclass(frozen=True, slots=True)
class CountDist:
    """The distribution of a whole number, 0 or more, that may have no upper end.

    Nothing is cut off: the chance of more than k is `tail[k]`, as far as that reaches, plus
    `weight * ratio**k` for every pair in `geometric`.

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
    about: Phrase = _ANYTHING
    steps: tuple[Phrase, ...] = ()

    def __post_init__(self) -> None:
        if any(not 0 <= ratio < 1 for _, ratio in self.geometric):
            raise QuestionError("probability.endless")

    def more_than(self, k: int) -> Probability:
        """Give the probability of more than k.

        >>> import sequence_widget as sq
        >>> sq.turn("dice").more_than(1)
        11/216 ≈ 5.1 %
        """
        return self._probability(self._more_than(_whole(k)))

    def probability(self, event: int | Iterable[int]) -> Probability:
        """Give the probability of exactly k, or of any of several numbers.

        >>> import sequence_widget as sq
        >>> sq.turn("dice").probability(1), sq.turn("dice").probability({0, 1})
        (187/216 ≈ 86.6 %, 205/216 ≈ 94.9 %)
        """
        wanted = set(event) if isinstance(event, Iterable) else {event}
        return self._probability(sum((self._exactly(_whole(k)) for k in wanted), Fraction(0)))

    def mean(self) -> Fraction:
        """Give the mean, exactly: the sum of all `more_than(k)`."""
        return sum(self.tail, Fraction(0)) + sum(
            (weight / (1 - ratio) for weight, ratio in self.geometric), Fraction(0)
        )

    def variance(self) -> Fraction:
        """Give the variance, exactly.

        >>> import sequence_widget as sq
        >>> sq.rolls_until("dice", [2]).variance()
        Fraction(1260, 1)
        """
        # The mean of k (k - 1) is the sum of 2 k more_than(k).
        pairs = sum((2 * k * chance for k, chance in enumerate(self.tail)), Fraction(0)) + sum(
            (2 * weight * ratio / (1 - ratio) ** 2 for weight, ratio in self.geometric),
            Fraction(0),
        )
        mean = self.mean()
        return pairs + mean - mean**2

    def sd(self) -> float:
        """Give the standard deviation: the root of the variance, which is seldom a fraction."""
        return math.sqrt(self.variance())

    def head(self, n: int) -> Dist[int | str]:
        """Give the counts below n one by one, and the rest together as `"n+"`.

        >>> import sequence_widget as sq
        >>> sq.turn("dice").head(3)
        Dist({0: 1/12, 1: 187/216, 2: 187/3888, '3+': 11/3888})
        """
        parts: dict[int | str, Fraction] = {k: self._exactly(k) for k in range(_whole(n))}
        rest = self._more_than(n - 1)
        if rest:
            parts[f"{n}+"] = rest
        scale = math.lcm(*(chance.denominator for chance in parts.values()))
        weights = {outcome: int(chance * scale) for outcome, chance in parts.items()}
        return Dist.from_weights(weights, about=self.about)

    def sample(self, rng: random.Random, n: int) -> list[int]:
        """Draw n counts, each by its probability and independent of the others.

        >>> import random
        >>> import sequence_widget as sq
        >>> len(sq.turn("dice").sample(random.Random(1), 5))
        5
        """
        points = [Fraction(rng.randrange(_FINE), _FINE) for _ in range(n)]
        return [self._least(point) for point in points]

    def _least(self, point: Fraction) -> int:
        """Find the least count that is exceeded with no more than this chance."""
        high = 1
        while self._more_than(high) > point:
            high *= 2
        low = -1
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self._more_than(middle) > point else (low, middle)
        return high

    def summary(self, language: str = "en") -> str:
        """Say in one sentence what a picture of this shows.

        >>> import sequence_widget as sq
        >>> sq.turn("dice").summary()
        'The chips placed in a turn: the mean is 33/34 ≈ 0.971; the standard deviation is 0.378.'
        """
        from sequence_widget.text.numbers import decimal_text

        values = {
            "about": self.about,
            "mean": number_text(self.mean(), language),
            "sd": decimal_text(Fraction(self.sd()), 3, language),
        }
        return sentence(Phrase("probability.summary.count", values), language)

    def explain(self, language: str = "en") -> str:
        """Say what is counted, and how."""
        told = [self.summary(language)]
        return Prose(" ".join(told + [sentence(step, language) for step in self.steps]))

    def plot(self, n: int = _HEAD, ax: "Axes | None" = None, language: str = "en") -> "Axes":
        """Draw the first counts as bars with matplotlib, the summary above them."""
        from sequence_widget.probability.figures import plot_bars

        return plot_bars(self.head(n), self.summary(language), ax, language)

    def to_html(self, n: int = _HEAD, language: str = "en") -> str:
        """Give a table with bars, as a notebook shows it."""
        from sequence_widget.probability.figures import table_html

        return table_html(self.head(n), self.explain(language), language)

    def _repr_html_(self) -> str:
        return self.to_html()

    def __repr__(self) -> str:
        shown = repr(self.head(_HEAD)).removeprefix("Dist(").removesuffix(")")
        return f"CountDist({shown})"

    def _more_than(self, k: int) -> Fraction:
        if k < 0:
            return Fraction(1)
        listed = self.tail[k] if k < len(self.tail) else Fraction(0)
        return sum((weight * ratio**k for weight, ratio in self.geometric), listed)

    def _exactly(self, k: int) -> Fraction:
        return Fraction(0) if k < 0 else self._more_than(k - 1) - self._more_than(k)

    def _probability(self, chance: Fraction) -> Probability:
        steps = (Phrase("probability.of", {"about": self.about}), *self.steps)
        unit = Phrase("probability.unit.cases")
        reason = Reason(chance.numerator, chance.denominator, unit, steps)
        return Probability(chance, reason=reason)


def _whole(k: object) -> int:
    if isinstance(k, bool) or not isinstance(k, int):
        raise QuestionError("probability.no_count", value=repr(k))
    return k
