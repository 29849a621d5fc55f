"""Questions about positions: does a player complete a line?"""

from fractions import Fraction

import icepool
from scipy import stats

from tests.probability import brute, places
from tests.probability.situations import Situation
from tests.probability.table import ANNA, BO, CY, Question, holds_any, in_sums


def _dice(words: str, place: Situation, seat: int, within: str | int, **peer: object) -> Question:
    turns = within if isinstance(within, int) else 1
    return Question(
        words,
        lambda: place.seen_by(0).finish_probability(seat, within=within),
        "?",
        lambda: brute.finish_with_dice(place, seat, turns, one_roll=within == "roll"),
        **peer,  # type: ignore[arg-type] # icepool= or scipy=
    )


def _cards(
    words: str, place: Situation, asking: int | None, seat: int, **peer: object
) -> Question:
    return Question(
        words,
        lambda: place.seen_by(asking).finish_probability(seat),
        "?",
        lambda: brute.finish_with_cards(place, asking, seat),
        **peer,  # type: ignore[arg-type] # icepool= or scipy=
    )


def _again(now: Fraction, again: Fraction, then: Fraction) -> Fraction:
    """A line at once, or another roll and a line with it."""
    return now + again * then


WITH_DICE = [
    _dice(
        "five of six stand: the sixth with one roll",
        places.DICE_FOUR_LEFT, ANNA, "roll",
        icepool=lambda: in_sums(2, 11),
    ),
    _dice(
        "five of six stand: the sixth within a turn, extra rolls too",
        places.DICE_FOUR_LEFT, ANNA, "turn",
    ),
    _dice("five of six stand: within two turns", places.DICE_FOUR_LEFT, ANNA, 2),
    _dice("the other side has nothing near a line", places.DICE_FOUR_LEFT, BO, "turn"),
    _dice("five in a row from many sides, one roll", places.DICE_OPEN, ANNA, "roll"),
    _dice("five in a row from many sides, a turn", places.DICE_OPEN, ANNA, "turn"),
    _dice("two twelves short of five: a turn can place both", places.TWELVES, ANNA, "turn",
          icepool=lambda: _twelves()),
    _dice("all sevens covered: a 7 replaces any opponent's chip", places.FULL_SEVENS, ANNA, "roll"),
    _dice("all sevens covered: the others, within a turn", places.FULL_SEVENS, BO, "turn"),
    _dice("two against two: a partner completes the line", places.TEAMS, CY, "turn"),
    _dice("mini-dice: two in a row, one roll", places.MINI_DICE_TWO, ANNA, "roll",
          icepool=lambda: icepool.d6.map(lambda n: n in (3, 6)).probability(True)),  # noqa: FBT003
    _dice("mini-dice: two in a row, three turns", places.MINI_DICE_TWO, ANNA, 3),
    _dice("mini-dice: a full board, a wild roll replaces", places.MINI_DICE_FULL, ANNA, "turn"),
    _dice("mini-dice: a full board, two turns", places.MINI_DICE_FULL, BO, 2),
    _dice("1, 2 and 5 always earn another roll, even by a pass", places.AGAIN, ANNA, "turn"),
    _dice("the same within two turns", places.AGAIN, BO, 2),
    _dice("two chips a side are too few for a line of three", places.SHORT, ANNA, 3),
    _dice("two rolls are left before the limit ends the game", places.LIMITED, ANNA, 3),
]  # fmt: skip


def _twelves() -> Fraction:
    """Two twelves are open: the first earns the roll for the second, which an 11 gives too."""
    return in_sums(12) * in_sums(11, 12) + in_sums(2) * in_sums(12) * 0


WITH_CARDS = [
    _cards(
        "kids: Anna has three in a row and Bo asks: has she the card?",
        places.KIDS_THREE, BO, ANNA,
        icepool=lambda: holds_any(places.KIDS_THREE.unseen(BO), 3, "tiger", "turtle", "unicorn"),
        scipy=lambda: stats.hypergeom(27, 5, 3).sf(0),
    ),
    _cards("kids: Anna asks of herself, holding the tiger", places.KIDS_THREE, ANNA, ANNA),
    _cards("kids: in mid-game nobody is near a line", places.MIDDLE, ANNA, BO),
    _cards("mini-kids: two in a row and a dead panda", places.MINI, BO, ANNA),
    _cards("mini-kids: the same, somebody who looks on asks", places.MINI, None, ANNA),
    _cards("mini-kids: Anna sees her own fox, which wins", places.MINI, ANNA, ANNA),
    _cards("a dead tiger is swapped for another card", places.DEAD, ANNA, ANNA),
    _cards("the same, asked by Bo who cannot see it", places.DEAD, BO, ANNA),
    _cards("a dead tiger, and Bo asks of himself", places.DEAD, BO, BO),
    _cards("a swap that empties nothing: two cards in the deck", places.DEAD_LOW, ANNA, ANNA),
    _cards("the same asked by Bo, three cards unseen", places.DEAD_LOW, BO, ANNA),
    _cards("two cards in hand, two swaps", places.TWO_CARDS, ANNA, ANNA),
    _cards("two cards in hand, asked by Bo", places.TWO_CARDS, BO, ANNA),
    _cards("dead cards may be swapped, three swaps", places.MAY, ANNA, ANNA),
    _cards("three swaps that take the deck round to the discards", places.MAY_LOW, BO, ANNA),
    _cards("a hand of dragons with nothing to take may swap any", places.DRAGONS, ANNA, ANNA),
    _cards("no chips left: no card helps", places.NO_CHIPS, BO, ANNA),
    _cards("three players: Anna, asked by Cy", places.MINI_THREE, CY, ANNA),
    _cards("three players: Cy, asked by Bo", places.MINI_THREE, BO, CY),
]
