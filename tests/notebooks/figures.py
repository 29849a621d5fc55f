"""Every figure of the lessons once more, counted by other means than the package has.

Cards are dealt and dice rolled one case after another here; only what lies where is asked of the
package.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import combinations, product

import sequence_widget as sq

Figure = Fraction | float | int | str


def share(cases: Iterable[object], favourable: Callable[..., bool]) -> Fraction:
    """Count the favourable cases, and all."""
    every = list(cases)
    return Fraction(sum(map(favourable, every)), len(every))


# Dice

FACES = range(1, 7)
ROLLS = [one + other for one, other in product(FACES, FACES)]
SPACES = dict.fromkeys((2, 3, 4, 5, 6, 7, 8, 9, 12), 4)


def rolled(*sums: int) -> Fraction:
    return share(ROLLS, lambda total: total in sums)


def first_to_fill(wanted: int, goals: Mapping[int, int]) -> Fraction:
    """Give the chance that a number comes so often before any other has.

    Rolls are taken to come at random times, at a rate of one: then the numbers fill independently
    of one another, and the time of the wanted one is integrated over, power by power of time.
    """
    rates = {number: rolled(number) for number in goals}
    powers = [Fraction(1)]
    for number, goal in goals.items():
        if number != wanted:
            rate = rates[number]
            factor = [rate**k / math.factorial(k) for k in range(goal)]
            powers = _multiplied(powers, factor)
    goal, rate, total = goals[wanted], rates[wanted], sum(rates.values())
    density = rate**goal / math.factorial(goal - 1)
    terms = (
        weight * math.factorial(power + goal - 1) / total ** (power + goal)
        for power, weight in enumerate(powers)
    )
    return density * sum(terms, Fraction(0))


def _multiplied(one: list[Fraction], other: list[Fraction]) -> list[Fraction]:
    product_ = [Fraction(0)] * (len(one) + len(other) - 1)
    for (i, a), (j, b) in product(enumerate(one), enumerate(other)):
        product_[i + j] += a * b
    return product_


# Cards: Anna and Bo at the ply that the lessons ask about

WINNERS = ("alligator", "gorilla", "unicorn")


def unseen() -> list[str]:
    """Give every card that Anna does not see, one by one."""
    position = sq.Game.load("notebooks/games/anna-and-bo.txt")
    position.go_to(36)
    cards = Counter(position.position.deck) + Counter(position.position.hand(1))
    return sorted(cards.elements())


def hands(size: int = 3) -> list[tuple[str, ...]]:
    """Give every set of so many of the unseen cards: a hand of Bo's, or cards drawn."""
    return list(combinations(unseen(), size))


def learnt() -> list[tuple[tuple[str, ...], str]]:
    """Give every pair of Bo's old cards and his new one that agrees with a turn without a win."""
    cards = unseen()
    return [
        ((cards[a], cards[b]), cards[new])
        for a, b in combinations(range(len(cards)), 2)
        for new in range(len(cards))
        if new not in (a, b) and cards[a] not in WINNERS and cards[b] not in WINNERS
    ]


def lesson_1() -> dict[str, Figure]:
    chances = {number: first_to_fill(number, SPACES) for number in SPACES}
    return {
        "1": max(chances, key=chances.__getitem__),
        "1a": rolled(7),
        "1b": rolled(10, 11),
        "1c": 1 - chances[7],
    }


def lesson_3() -> dict[str, Figure]:
    return {
        "3": share(unseen(), lambda card: card == "unicorn"),
        "3a": share(hands(), lambda hand: "unicorn" in hand or "dragon" in hand),
        "3b": share(hands(), lambda hand: "unicorn" not in hand),
        "3c": share(hands(), lambda hand: "dragon" in hand),
    }


def lesson_7() -> dict[str, Figure]:
    agreeing = learnt()
    with_tiger = [case for case in agreeing if "tiger" in (*case[0], case[1])]
    return {
        "7": share(agreeing, lambda case: case[1] in WINNERS),
        "7a": share(agreeing, lambda case: case[1] == "unicorn"),
        "7b": share(hands(2), lambda hand: not set(hand) & set(WINNERS)),
        "7c": share(with_tiger, lambda case: case[1] in WINNERS),
    }


FIGURES: Mapping[str, Callable[[], dict[str, Figure]]] = {
    "01": lesson_1,
    "03": lesson_3,
    "07": lesson_7,
}
"""By lesson: what is right, by the names of its questions."""
