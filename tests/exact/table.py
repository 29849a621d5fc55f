"""The questions: what is asked, the answer, and how it is checked.

Every answer is compared with a brute-force count (`brute`), and where a library can say the same
thing, with icepool (exactly) or scipy (to twelve digits).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import icepool  # type: ignore[import-untyped] # it has no type hints

ANNA, BO, CY = 0, 1, 2


class Statistics:
    """scipy.stats, imported by the first question that asks it, as that takes two seconds."""

    def __getattr__(self, name: str) -> Any:
        from scipy import stats

        return getattr(stats, name)


stats = Statistics()


@dataclass(frozen=True)
class Question:
    """One row: the question in words, how it is asked, the answer, and the checks."""

    words: str
    ask: Callable[[], Fraction]
    answer: str
    brute: Callable[[], Fraction]
    icepool: Callable[[], Fraction] | None = None
    scipy: Callable[[], float] | None = None


def holds_any(deck: Iterable[str], size: int, *cards: str) -> Any:
    """The chance of some card in a hand dealt from a deck, by icepool."""
    held = icepool.Deck(Counter(deck)).deal(size).keep_outcomes(set(cards)).size()
    return (held >= 1).probability(True)  # noqa: FBT003 - the outcome asked about


def how_many(deck: Iterable[str], size: int, *cards: str) -> Any:
    """How many of some cards are in a hand dealt from a deck, by icepool."""
    return icepool.Deck(Counter(deck)).deal(size).keep_outcomes(set(cards)).size()


def after_learning(
    deck: Iterable[str], size: int, fits: Callable[[tuple[str, ...]], bool], card: str
) -> Any:
    """The chance that the next draw is a card, given what a hand dealt before is like."""
    whole = Counter(deck)

    def left(hand: tuple[str, ...]) -> Any:
        return icepool.Die(whole - Counter(hand)) if fits(hand) else icepool.Reroll

    hands = icepool.Deck(whole).deal(size).expand()
    return hands.map(left, star=False).probability(card)


def in_sums(*sums: int) -> Any:
    """The chance that two dice show one of these sums, by icepool."""
    return (2 @ icepool.d6).map(lambda total: total in sums).probability(True)  # noqa: FBT003


def mean_rolls(wanted: Sequence[int], die: Any) -> Any:
    """The mean number of rolls until every wanted sum has come, by icepool.

    Sums that come as often stand for one another: the state says of each rate how many with it
    are still missing, as if they came in the order given.
    """
    rates = sorted({die.quantity(each) for each in wanted})
    alike = [[each for each in wanted if die.quantity(each) == rate] for rate in rates]
    places = [(each, at, n) for at, some in enumerate(alike) for n, each in enumerate(some)]

    def rolled(lacking: tuple[int, ...], total: int) -> tuple[int, ...]:
        for each, at, n in places:
            if each == total and n < lacking[at]:
                return (*lacking[:at], lacking[at] - 1, *lacking[at + 1 :])
        return lacking

    def after(lacking: tuple[int, ...]) -> Any:
        return die.map(lambda total: rolled(lacking, total))

    return icepool.mean_time_to_absorb(after, tuple(map(len, alike)))


def has_pair(deck: Mapping[str, int], size: int) -> Any:
    """The chance that a hand dealt from a deck has exactly one pair, by icepool."""
    hands = icepool.Deck(deck).deal(size).expand()
    return hands.map(lambda hand: len(set(hand)) == size - 1, star=False).probability(True)  # noqa: FBT003
