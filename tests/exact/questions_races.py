"""Which sum comes first, so and so often."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import exp, factorial
from typing import Any

import icepool  # type: ignore[import-untyped] # it has no type hints
from scipy import integrate, stats

import sequence_widget as sq
from tests.engine.both_engines import rules_of
from tests.exact import brute
from tests.exact.table import Question
from tests.naive.tables import DICE, EDITIONS, MINI_DICE

_NARROW: dict[str, Any] = {"board": [["7", "7", "6"], ["6", "12", "7"]], "run_length": 2}
_LOADED: dict[str, Any] = {"dice": [8, 6], "again_on": [2, 11], "remove_on": [9]}


@cache
def _whole_board() -> Mapping[int, Fraction]:
    return brute.race(DICE, dict.fromkeys((*range(2, 10), 12), 4))


def _first_of_two(goals: tuple[int, int], chance: Fraction) -> Any:
    """The chance that one of two sums has come often enough first, by icepool."""
    return ((sum(goals) - 1) @ icepool.coin(chance)).probability(">=", goals[0])


def _by_integral(wanted: int, goals: Mapping[int, int], rates: Mapping[int, float]) -> float:
    """The chance that one of several is first, as moments of independent processes, by scipy."""

    def density(moment: float) -> float:
        last = goals[wanted] - 1
        found = rates[wanted] * exp(-rates[wanted] * moment)
        found *= (rates[wanted] * moment) ** last / factorial(last)
        for other in goals.keys() - {wanted}:
            meant = rates[other] * moment
            found *= exp(-meant) * sum(meant**n / factorial(n) for n in range(goals[other]))
        return found

    return float(integrate.quad(density, 0, 60, epsabs=1e-14, epsrel=1e-13, limit=200)[0])


RACES = [
    Question(
        "a 7 comes before a 12",
        lambda: sq.race("dice", {7: 1, 12: 1})[7],
        "6/7",
        lambda: brute.race(DICE, {7: 1, 12: 1})[7],
        icepool=lambda: icepool.coin(Fraction(6, 7)).probability(True),  # noqa: FBT003
    ),
    Question(
        "four 7s come before four 12s",
        lambda: sq.race("dice", {7: 4, 12: 4})[7],
        "815184/823543",
        lambda: brute.race(DICE, {7: 4, 12: 4})[7],
        icepool=lambda: _first_of_two((4, 4), Fraction(6, 7)),
        scipy=lambda: stats.binom(7, 6 / 7).sf(3),
    ),
    Question(
        "four 7s come before four 6s",
        lambda: sq.race("dice", {7: 4, 6: 4}).probability(7),
        "11665296/19487171",
        lambda: brute.race(DICE, {7: 4, 6: 4})[7],
        icepool=lambda: _first_of_two((4, 4), Fraction(6, 11)),
        scipy=lambda: stats.binom(7, 6 / 11).sf(3),
    ),
    Question(
        "a 12 comes before three 7s",
        lambda: sq.race("dice", {7: 3, 12: 1})[12],
        "127/343",
        lambda: brute.race(DICE, {7: 3, 12: 1})[12],
        icepool=lambda: _first_of_two((1, 3), Fraction(1, 7)),
        scipy=lambda: stats.geom(1 / 7).cdf(3),
    ),
    Question(
        "of three 5s, two 4s and one 3: the 3",
        lambda: sq.race("dice", {5: 3, 4: 2, 3: 1})[3],
        "400/729",
        lambda: brute.race(DICE, {5: 3, 4: 2, 3: 1})[3],
        scipy=lambda: _by_integral(3, {5: 3, 4: 2, 3: 1}, {5: 4 / 9, 4: 3 / 9, 3: 2 / 9}),
    ),
    Question(
        "the whole board: 7 is full first",
        lambda: sq.race("dice")[7],
        "177781179517344442988591710478221742209776/572964121067545096123347421337293637543041",
        lambda: _whole_board()[7],
        scipy=lambda: _by_integral(
            7,
            dict.fromkeys((*range(2, 10), 12), 4),
            {total: (6 - abs(total - 7)) / 31 * 4 for total in (*range(2, 10), 12)},
        ),
    ),
    Question(
        "the whole board: 2 or 12 is full first",
        lambda: sq.race("dice").probability({2, 12}),
        "1636655994676097197101523541424011811002/572964121067545096123347421337293637543041",
        lambda: _whole_board()[2] + _whole_board()[12],
    ),
    Question(
        "mini-dice: 4 is full first, and 1 has a space more than it",
        lambda: sq.race("mini-dice")[4],
        "307/1024",
        lambda: brute.race(MINI_DICE, {1: 3, 2: 2, 3: 2, 4: 2})[4],
    ),
    Question(
        "a board of six spaces: 12, which has one, is full first",
        lambda: sq.race(rules_of("dice", _NARROW))[12],
        "139/576",
        lambda: brute.race({**DICE, **_NARROW}, {7: 3, 6: 2, 12: 1})[12],
    ),
    Question(
        "an eight-sided and a six-sided die: two 7s before two 9s, which then are as likely",
        lambda: sq.race(
            sq.edition("dice").but(**_LOADED, board=sq.edition("dice").board), {7: 2, 9: 2}
        )[7],
        "1/2",
        lambda: brute.race({**EDITIONS["dice"], **_LOADED}, {7: 2, 9: 2})[7],
    ),
]
