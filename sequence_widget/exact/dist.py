"""A distribution: every outcome that is possible, each with its exact probability."""

import math
import random
from bisect import bisect
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from fractions import Fraction
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from sequence_widget.exact.answers import Probability, Reason, with_learnt, worked_out
from sequence_widget.exact.figures import Outcome
from sequence_widget.exact.moments import Moment, mean_of, variance_from
from sequence_widget.exact.outcome_formulas import FEW, Left, OfOutcomes, OutcomeFormula
from sequence_widget.exact.outcomes import Among, Outcomes, can_be_kept
from sequence_widget.exact.working import Working
from sequence_widget.rules import read_rng, whole
from sequence_widget.text import ImpossibleError, Listed, Phrase, SequenceError
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.extras import wanted
from sequence_widget.text.numbers import Prose, fraction_text, sentence

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)

_SHOWN = 30
_MOST_NAMED = 6
_PLAIN = (int, str)  # what stands for nothing but itself


class OutcomeError(QuestionError, KeyError):
    """An outcome that a distribution does not have; a `KeyError`, as a mapping raises."""


class Dist(Mapping[T, Fraction]):
    """Outcomes and their probabilities, which sum to exactly 1. It never changes.

    An event is an outcome, a set or list of outcomes, or a function that says whether an outcome
    belongs to it. What could not be an outcome is refused; one that could, and has no chance
    here, has the probability 0.

    >>> import sequence_widget as sq
    >>> total = sq.roll_sum("dice")
    >>> total[7]
    1/6 ≈ 16.7 %
    >>> total.probability({2, 12}), total.probability(lambda sum: sum > 9)
    (1/18 ≈ 5.6 %, 1/6 ≈ 16.7 %)
    >>> total.mean(), total.variance(), total.mode()
    (Fraction(7, 1), Fraction(35, 6), 7)
    >>> Dist({"heads": Fraction(1, 2), "tails": Fraction(1, 2)})
    Dist({'heads': 1/2, 'tails': 1/2})
    """

    __slots__ = (
        "_about",
        "_assumed",
        "_formula",
        "_outcomes",
        "_steps",
        "_total",
        "_unit",
        "_weights",
    )
    _weights: dict[T, int]

    def __init__(self, chances: Mapping[T, Fraction | int]) -> None:
        if not isinstance(chances, Mapping):
            raise QuestionError("probability.no_mapping", value=chances)
        try:
            exact = {outcome: Fraction(chance) for outcome, chance in chances.items()}
        except (TypeError, ValueError, OverflowError):
            raise QuestionError("probability.no_mapping", value=chances) from None
        total = sum(exact.values())
        if total != 1 or any(chance < 0 for chance in exact.values()):
            raise QuestionError("probability.not_one", total=fraction_text(Fraction(total)))
        scale = math.lcm(*(chance.denominator for chance in exact.values()))
        weights = {outcome: int(chance * scale) for outcome, chance in exact.items()}
        self._fill(weights, scale)

    def _fill(
        self,
        weights: Mapping[T, int],
        total: int,
        about: Phrase | None = None,
        unit: Phrase | None = None,
        steps: tuple[Phrase, ...] = (),
        assumed: tuple[Phrase, ...] = (),
        outcomes: Outcomes | None = None,
        formula: OutcomeFormula | None = None,
    ) -> None:
        self._weights = {outcome: weight for outcome, weight in weights.items() if weight}
        self._total = total
        self._about = about
        self._unit = unit
        self._steps = steps
        self._assumed = assumed
        self._outcomes = outcomes
        self._formula = formula

    @classmethod
    def from_weights(
        cls,
        weights: Mapping[T, int],
        *,
        about: Phrase | None = None,
        unit: Phrase | None = None,
        steps: tuple[Phrase, ...] = (),
        assumed: tuple[Phrase, ...] = (),
        outcomes: Outcomes | None = None,
        formula: OutcomeFormula | None = None,
    ) -> Self:
        """Make a distribution from how many equally likely cases each outcome has.

        `unit` says what a case is, if cases were counted, `outcomes` what could be asked, and
        `formula` how a chance is calculated.

        >>> Dist.from_weights({"red": 3, "blue": 1})
        Dist({'red': 3/4, 'blue': 1/4})
        """
        if not isinstance(weights, Mapping):
            raise QuestionError("probability.no_mapping", value=weights)
        total = sum(weights.values())
        if total <= 0 or any(weight < 0 for weight in weights.values()):
            raise QuestionError("probability.no_outcomes")
        made = cls.__new__(cls)
        made._fill(weights, total, about, unit, steps, assumed, outcomes, formula)  # noqa: SLF001 - one of our own
        return made

    # A mapping

    def __getitem__(self, outcome: T) -> Probability:
        found = outcome
        weight = self._weights.get(outcome) if type(outcome) in _PLAIN else None
        if weight is None:
            found = self._find(outcome)
            weight = self._weights.get(found)
        if weight is None:
            raise OutcomeError("probability.event.no_chance", outcome=repr(outcome))
        return self._probability(weight, (found,))

    def __iter__(self) -> Iterator[T]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __contains__(self, outcome: object) -> bool:
        try:
            return self._read(outcome) in self._weights
        except SequenceError:
            return False

    def __hash__(self) -> int:
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self._about, self._unit, self._steps, self._assumed, self._outcomes, self._formula)
        return _rebuild, (self._weights, *kept)

    # Questions

    def probability(self, event: object) -> Probability:
        """Give the probability of an event.

        >>> import sequence_widget as sq
        >>> sq.roll("dice").probability(lambda faces: faces[0] == faces[1])
        1/6 ≈ 16.7 %
        """
        chosen = self._chosen(event)
        return self._probability(sum(chosen.values()), tuple(chosen))

    def given(self, event: object) -> "Dist[T]":
        """Learn that an event has happened: the distribution among its outcomes.

        >>> import sequence_widget as sq
        >>> sq.roll_sum("dice").given(lambda sum: sum >= 11)
        Dist({11: 2/3, 12: 1/3})
        >>> sq.roll_sum("dice").given(13)
        Traceback (most recent call last):
        sequence_widget.text.errors.ImpossibleError: these dice never show a sum of 13; they show \
2 to 12
        """
        chosen = self._chosen(event)
        if not chosen:
            raise ImpossibleError("probability.no_outcome_left")
        # The outcomes tell one condition from another, whether the sentence names them or not.
        few = len(chosen) <= _MOST_NAMED
        told = Listed(tuple(Outcome(each) for each in chosen), "and") if few else (*chosen,)
        key = "probability.conditioned_on" if few else "probability.conditioned"
        values = {"about": self._about, "left": told, "n": len(chosen)}
        condition = Phrase(key, values)
        assumed = (*self._assumed, condition)
        return Dist.from_weights(
            chosen,
            about=self._about, unit=self._unit, steps=self._steps,
            assumed=assumed, outcomes=self._outcomes, formula=Left(chosen, self._total),
        )  # fmt: skip

    def map(self, function: Callable[[T], U]) -> "Dist[U]":
        """Give the distribution of a function of the outcome.

        >>> import sequence_widget as sq
        >>> sq.roll_sum("dice").map(lambda sum: "even" if sum % 2 == 0 else "odd")
        Dist({'even': 1/2, 'odd': 1/2})
        """
        if not callable(function):
            raise QuestionError("probability.no_function", value=function)
        merged: dict[U, int] = {}
        for outcome, weight in self._weights.items():
            image = function(outcome)
            if not can_be_kept(image):
                raise QuestionError("probability.map", image=repr(image))
            merged[image] = merged.get(image, 0) + weight
        return Dist.from_weights(merged, unit=self._unit, assumed=self._assumed)

    def mean(self) -> Moment:
        """Give the mean of outcomes that are numbers, exactly."""
        return mean_of([*self._numbers()], self._total, self._about)

    def variance(self) -> Moment:
        """Give the variance of outcomes that are numbers, exactly."""
        square = sum((number * number * w for number, w in self._numbers()), Fraction(0))
        return variance_from(square / self._total, Fraction(self.mean()), self._about)

    def sd(self) -> float:
        """Give the standard deviation: the root of the variance, which is seldom a fraction.

        >>> import sequence_widget as sq
        >>> round(sq.roll_sum("dice").sd(), 3)
        2.415
        """
        return math.sqrt(self.variance())

    def mode(self) -> T:
        """Give the likeliest outcome, the first of them when several are.

        >>> import sequence_widget as sq
        >>> sq.roll_sum("dice").mode()
        7
        """
        return max(self._weights, key=self._weights.__getitem__)

    def sample(self, rng: random.Random, n: int) -> list[T]:
        """Draw n outcomes, each by its probability and independent of the others.

        >>> import random
        >>> import sequence_widget as sq
        >>> len(sq.roll_sum("dice").sample(random.Random(1), 5))
        5
        """
        outcomes = list(self._weights)
        reached = list(accumulate(self._weights.values()))
        number, luck = how_many_draws(n), read_rng(rng)
        return [outcomes[bisect(reached, luck.randrange(self._total))] for _ in range(number)]

    # Showing

    @property
    def assumptions(self) -> tuple[Phrase, ...]:
        """What the answer takes for granted."""
        return self._assumed

    def summary(self, language: str | None = None) -> str:
        """Say in one sentence what a picture of this shows.

        >>> import sequence_widget as sq
        >>> sq.roll_sum("dice").summary()
        'The sum of a roll: 11 outcomes; the likeliest is 7, with probability 1/6 ≈ 16.7%; the \
mean is 7.'
        """
        from sequence_widget.exact.figures import summary

        amounts = self._outcomes is None or self._outcomes.are_amounts
        return summary(self, self._about, language, with_mean=amounts)

    def working(self, language: str | None = None) -> Working:
        """Give the calculation: of any outcome k where there is a formula, and of the mean.

        >>> import sequence_widget as sq
        >>> sq.roll_count("dice", 7, rolls=10).working()
        P(X = k) = C(10, k) × (1/6)^k × (5/6)^(10 − k)
        X: how many of 10 rolls show 7
        """
        formula = self._formula
        lines, notes = (formula.general(), formula.notes()) if formula is not None else ((), ())
        if not lines and not notes:
            likeliest = self.mode()
            return self[likeliest].working(language)
        names = (("X", self._about),) if lines and self._about is not None else ()
        return Working(lines, names, () if lines else notes, language)

    def explain(self, language: str | None = None, *, working: bool = True) -> str:
        """Say what this is the distribution of, and what is assumed.

        Without `working` its formula is left out, for where that is shown by itself.

        >>> import sequence_widget as sq
        >>> view = sq.position("mini-kids", hands=[["fox"], ["lion"]]).seen_by(0)
        >>> print(view.next_draw().explain())
        The next card drawn: 8 outcomes; the 5 likeliest have probability 2/13 ≈ 15.4% each. \
Assumed: all arrangements of the unseen cards are equally likely.
        """
        told = [self.summary(language)]
        general = () if self._formula is None else self._formula.general()
        if general and working:
            told.insert(0, f"{Working(general).in_a_sentence(language)}.")
        told += [sentence(each, language) for each in (*self._steps, *self._assumed)]
        return Prose(" ".join(told))

    def to_frame(self) -> "pd.DataFrame":
        """Give a table with the columns `outcome`, `fraction` (exact) and `probability`.

        >>> import sequence_widget as sq
        >>> sq.roll_sum("dice").to_frame().loc[0, "fraction"]
        1/36 ≈ 2.8 %
        """
        with wanted("pandas"):
            import pandas as pd

        chances = [self[outcome] for outcome in self]
        columns = {
            "outcome": list(self),
            "fraction": chances,
            "probability": [float(chance) for chance in chances],
        }
        return pd.DataFrame(columns)

    def plot(self, ax: "Axes | None" = None, language: str | None = None) -> "Axes":
        """Draw bars with matplotlib, the summary above them."""
        from sequence_widget.exact.figures import plot_bars

        return plot_bars(self, self.summary(language), ax, language)

    def to_html(self, language: str | None = None) -> str:
        """Give a table with bars, as a notebook shows it."""
        from sequence_widget.exact.figures import table_html

        return table_html(self, self.explain(language), language)

    def _repr_html_(self) -> str:
        return self.to_html()

    def __repr__(self) -> str:
        shown = [
            f"{outcome!r}: {fraction_text(Fraction(weight, self._total))}"
            for outcome, weight in list(self._weights.items())[:_SHOWN]
        ]
        if len(self) > _SHOWN:
            shown.append("…")
        return with_learnt(f"Dist({{{', '.join(shown)}}})", self._assumed)

    # Within

    def _probability(self, weight: int, chosen: tuple[T, ...]) -> Probability:
        steps = (*self._favourable(chosen), *self._steps)
        counts = None if self._unit is None else (weight, self._total)
        working = None if self._formula is None else self._calculation(chosen, counts)
        if self._unit is None:
            return worked_out(Fraction(weight, self._total), steps, self._assumed, working)
        reason = Reason(weight, self._total, self._unit, steps, self._assumed, working=working)
        return Probability(weight, self._total, reason=reason)

    def _favourable(self, chosen: tuple[T, ...]) -> tuple[Phrase, ...]:
        """Say what this is about and which outcomes are asked for, if they are few."""
        if self._about is None:
            return ()
        if not 0 < len(chosen) <= _MOST_NAMED:
            return (Phrase("probability.of", {"about": self._about}),)
        left = Listed(tuple(Outcome(each) for each in chosen), "and")
        values = {"about": self._about, "left": left, "n": len(chosen)}
        return (Phrase("probability.favourable", values),)

    def _calculation(self, chosen: tuple[T, ...], counts: tuple[int, int] | None) -> OfOutcomes:
        """Say how the chance of some outcomes is calculated: by them, or by the few others."""
        others: tuple[T, ...] = ()
        if FEW < len(chosen) < len(self) <= len(chosen) + FEW:
            others = tuple([each for each in self._weights if each not in set(chosen)])
        return OfOutcomes(cast("OutcomeFormula", self._formula), chosen, others, counts)

    def _chosen(self, event: object) -> dict[T, int]:
        weights = self._weights
        if callable(event):
            return {outcome: weights[outcome] for outcome in weights if _says_so(event, outcome)}
        several = isinstance(event, AbstractSet | list | range)
        several = several and not (isinstance(event, Hashable) and event in weights)
        wanted = {self._read(each) for each in (event if several else (event,))}  # type: ignore[attr-defined] # several are iterable
        return {outcome: weights[outcome] for outcome in weights if outcome in wanted}

    def _read(self, outcome: object) -> Hashable:
        """Give an outcome in its one form, or refuse what could not be one."""
        return (self._outcomes or Among(self._weights.keys())).read(outcome)

    def _find(self, outcome: object) -> T:
        try:
            return cast("T", self._read(outcome))
        except SequenceError as refused:
            raise OutcomeError(refused.key, **refused.values) from None

    def _numbers(self) -> Iterable[tuple[Fraction, int]]:
        for outcome, weight in self._weights.items():
            number = outcome if isinstance(outcome, Fraction) else whole(outcome)
            if number is None:
                raise QuestionError("probability.no_number", outcome=repr(outcome))
            yield Fraction(number), weight


def _says_so(event: Callable[[Any], object], outcome: object) -> bool:
    """Ask a function about an outcome; one that returns nothing has forgotten to say."""
    answer = event(outcome)
    if answer is None:
        raise QuestionError("probability.event.says_nothing")
    return bool(answer)


def _rebuild(
    weights: dict[T, int],
    about: Phrase | None,
    unit: Phrase | None,
    steps: tuple[Phrase, ...],
    assumed: tuple[Phrase, ...],
    outcomes: Outcomes | None,
    formula: OutcomeFormula | None,
) -> Dist[T]:
    return Dist.from_weights(
        weights,
        about=about, unit=unit, steps=steps, assumed=assumed, outcomes=outcomes, formula=formula,
    )  # fmt: skip


def how_many_draws(n: object) -> int:
    """Take how many outcomes are to be drawn.

    >>> how_many_draws(3)
    3
    """
    number = whole(n)
    if number is None or number < 0:
        raise QuestionError("probability.how_many", value=n)
    return number
