"""The questions: what is asked, the answer, and how it is checked.

Every answer is compared with a brute-force count (`brute`), and where a library can say the same
thing, with icepool (exactly) or scipy (to twelve digits).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import icepool

ANNA, BO, CY = 0, 1, 2


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


def after_learning(
    deck: Iterable[str], size: int, fits: Callable[[tuple[str, ...]], bool], card: str
) -> Any:
    """The chance that the next draw is a card, given what a hand dealt before is like."""
    whole = Counter(deck)
    hands = icepool.Deck(whole).deal(size).expand().filter(fits, star=False)
    left = hands.map(lambda hand: icepool.Die(whole - Counter(hand)), star=False)
    return left.probability(card)


def in_sums(*sums: int) -> Any:
    """The chance that two dice show one of these sums, by icepool."""
    return (2 @ icepool.d6).map(lambda total: total in sums).probability(True)  # noqa: FBT003


def mean_rolls(wanted: Iterable[int], die: Any) -> Any:
    """The mean number of rolls until every wanted sum has come, by icepool."""

    def after(lacking: tuple[int, ...], rolled: int) -> tuple[int, ...]:
        return tuple(total for total in lacking if total != rolled)

    def rolled(lacking: tuple[int, ...]) -> Any:
        return icepool.tupleize(die.map(lambda total: after(lacking, total)))

    return icepool.mean_time_to_absorb(rolled, tuple(wanted), star=False)


def has_pair(deck: Mapping[str, int], size: int) -> Any:
    """The chance that a hand dealt from a deck has exactly one pair, by icepool."""
    hands = icepool.Deck(deck).deal(size).expand()
    return hands.map(lambda hand: len(set(hand)) == size - 1, star=False).probability(True)  # noqa: FBT003
