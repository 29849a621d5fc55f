"""Questions about dice without a position."""

from collections import Counter
from fractions import Fraction

import icepool  # type: ignore[import-untyped] # it has no type hints

import sequence_widget as sq
from tests.exact import brute
from tests.exact.table import Question, in_sums, mean_rolls, stats
from tests.naive.tables import DICE, MINI_DICE

_SUM = 2 @ icepool.d6
_TWO = {"again_on": [7, 12]}
_ODD_DICE = {"dice": [8, 6], "again_on": [2, 11], "remove_on": [9]}


def _highest(players: int, seat: int | str) -> Fraction:
    ways = brute.first_throw(DICE, players)
    return Fraction(ways[seat], ways.total())


def _tied(players: int) -> Fraction:
    def tie(*sums: int) -> bool:
        return sums.count(max(sums)) > 1

    return icepool.map(tie, *([_SUM] * players)).probability(True)  # type: ignore[no-any-return] # noqa: FBT003


DICE_ALONE = [
    Question(
        "the sum of two dice is 7",
        lambda: sq.roll_sum("dice")[7],
        "1/6",
        lambda: brute.share(sum(throw) == 7 for throw in brute.throws(DICE)),
        icepool=lambda: _SUM.probability(7),
    ),
    Question(
        "a roll earns another turn",
        lambda: sq.roll_sum("dice").probability({2, 12}),
        "1/18",
        lambda: brute.share(sum(throw) in (2, 12) for throw in brute.throws(DICE)),
        icepool=lambda: in_sums(2, 12),
    ),
    Question(
        "a double",
        lambda: sq.roll("dice").probability(lambda faces: faces[0] == faces[1]),
        "1/6",
        lambda: brute.share(a == b for a, b in brute.throws(DICE)),
        icepool=lambda: (icepool.d6 == icepool.d6).probability(True),  # noqa: FBT003
    ),
    Question(
        "the sum is 8 or more, given that one die shows 5",
        lambda: sq.roll("dice").given(lambda faces: 5 in faces).probability(lambda f: sum(f) >= 8),
        "7/11",
        lambda: brute.share(sum(throw) >= 8 for throw in brute.throws(DICE) if 5 in throw),
        icepool=lambda: icepool.map(
            lambda a, b: a + b if 5 in (a, b) else icepool.Reroll, icepool.d6, icepool.d6
        ).probability(">=", 8),
    ),
    Question(
        "the variance of the sum",
        lambda: sq.roll_sum("dice").variance(),
        "35/6",
        lambda: brute.variance(Counter(sum(throw) for throw in brute.throws(DICE))),
        icepool=_SUM.variance,
    ),
    Question(
        "the sum is 11 with an eight-sided and a six-sided die",
        lambda: sq.roll_sum(sq.edition("dice").but(dice=(8, 6)))[11],
        "1/12",
        lambda: brute.share(sum(t) == 11 for t in brute.throws({**DICE, "dice": [8, 6]})),
        icepool=lambda: (icepool.d8 + icepool.d6).probability(11),
    ),
    Question(
        "the first of two begins after one throw each",
        lambda: sq.roll_off("dice", 2)[0],
        "575/1296",
        lambda: _highest(2, 0),
        icepool=lambda: (1 - _tied(2)) / 2,
    ),
    Question(
        "three throw for the first turn and tie",
        lambda: sq.roll_off("dice", 3)["tie"],
        "839/5184",
        lambda: _highest(3, "tie"),
        icepool=lambda: _tied(3),
    ),
    Question(
        "the last of four begins after one throw each",
        lambda: sq.roll_off("dice", 4)[3],
        "338555/1679616",
        lambda: _highest(4, 3),
        icepool=lambda: (1 - _tied(4)) / 4,
    ),
    Question(
        "a turn places no chip",
        lambda: sq.turn("dice").probability(0),
        "1/12",
        lambda: brute.turn_chips(DICE, 0)[0],
        icepool=lambda: in_sums(10),
    ),
    Question(
        "a turn places exactly 2 chips",
        lambda: sq.turn("dice").probability(2),
        "187/3888",
        lambda: brute.turn_chips(DICE, 2)[2],
        icepool=lambda: (
            in_sums(2, 12) * in_sums(3, 4, 5, 6, 7, 8, 9, 11) + in_sums(2, 12) ** 2 * in_sums(10)
        ),
    ),
    Question(
        "a turn places more than 5 chips",
        lambda: sq.turn("dice").more_than(5),
        "11/22674816",
        lambda: 1 - sum(brute.turn_chips(DICE, 5).values(), Fraction(0)),
        scipy=lambda: 11 / 12 * stats.geom(17 / 18).sf(5),
    ),
    Question(
        "the mean number of chips in a turn",
        lambda: sq.turn("dice").mean(),
        "33/34",
        lambda: brute.turn_mean(DICE),
        icepool=lambda: in_sums(2, 3, 4, 5, 6, 7, 8, 9, 11, 12) / (1 - in_sums(2, 12)),
    ),
    Question(
        "3 chips in a turn when 7 and 12 earn another",
        lambda: sq.turn(sq.edition("dice").but(again_on=_TWO["again_on"])).probability(3),
        "15631/559872",
        lambda: brute.turn_chips({**DICE, **_TWO}, 3)[3],
        icepool=lambda: (
            in_sums(7, 12) ** 2 * in_sums(2, 3, 4, 5, 6, 8, 9, 11)
            + in_sums(7, 12) ** 3 * in_sums(10)
        ),
    ),
    Question(
        "2 chips in a turn with other dice and other special sums",
        lambda: sq.turn(
            sq.edition("dice").but(
                dice=(8, 6), again_on={2, 11}, remove_on={9}, board=sq.edition("dice").board
            )
        ).probability(2),
        "3655/55296",
        lambda: brute.turn_chips({**DICE, **_ODD_DICE}, 2)[2],
    ),
    Question(
        "a 6 comes for the first time in the third roll, mini-dice",
        lambda: sq.rolls_until("mini-dice", 6).probability(3),
        "25/216",
        lambda: brute.waiting(MINI_DICE, [6], 3)[3],
        scipy=lambda: stats.geom(1 / 6).pmf(3),
    ),
    Question(
        "more than 10 rolls until a 12",
        lambda: sq.rolls_until("dice", 12).more_than(10),
        "2758547353515625/3656158440062976",
        lambda: 1 - sum(brute.waiting(DICE, [12], 10), Fraction(0)),
        scipy=lambda: stats.geom(1 / 36).sf(10),
    ),
    Question(
        "the mean number of rolls until a 2 and a 12 have come",
        lambda: sq.rolls_until("dice", all_of=[2, 12]).mean(),
        "54",
        lambda: brute.mean_waiting(DICE, [2, 12])[0],
        icepool=lambda: mean_rolls([2, 12], _SUM),
    ),
    Question(
        "the mean number of rolls until every number on the board has come",
        lambda: sq.rolls_until("dice", "all").mean(),
        "4062724293553/69158789700",
        lambda: brute.mean_waiting(DICE, [2, 3, 4, 5, 6, 7, 8, 9, 12])[0],
        icepool=lambda: mean_rolls([2, 3, 4, 5, 6, 7, 8, 9, 12], _SUM),
    ),
    Question(
        "the variance of the rolls until 1, 2, 3 and 4 have come, mini-dice",
        lambda: sq.rolls_until("mini-dice", "all").variance(),
        "155/4",
        lambda: brute.mean_waiting(MINI_DICE, [1, 2, 3, 4])[1],
        scipy=lambda: sum(stats.geom(k / 6).var() for k in (4, 3, 2, 1)),
    ),
    Question(
        "exactly 7 rolls until 1, 2, 3 and 4 have come, mini-dice",
        lambda: sq.rolls_until("mini-dice", "all").probability(7),
        "455/5832",
        lambda: brute.waiting(MINI_DICE, [1, 2, 3, 4], 7)[7],
    ),
]
