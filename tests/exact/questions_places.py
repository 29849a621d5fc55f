"""Questions about positions: does a player complete a line?"""

import icepool  # type: ignore[import-untyped] # it has no type hints

from tests.exact import brute, places
from tests.exact.situations import Situation
from tests.exact.table import ANNA, BO, CY, Question, holds_any, in_sums, stats


def _dice(
    words: str, answer: str, place: Situation, seat: int, within: str | int, **peer: object
) -> Question:
    turns = within if isinstance(within, int) else 1
    return Question(
        words,
        lambda: place.seen_by(0).finish_probability(seat, within=within),
        answer,
        lambda: brute.finish_with_dice(place, seat, turns, one_roll=within == "roll"),
        **peer,  # type: ignore[arg-type] # icepool= or scipy=
    )


def _cards(
    words: str, answer: str, place: Situation, asking: int | None, seat: int, **peer: object
) -> Question:
    return Question(
        words,
        lambda: place.seen_by(asking).finish_probability(seat),
        answer,
        lambda: brute.finish_with_cards(place, asking, seat),
        **peer,  # type: ignore[arg-type] # icepool= or scipy=
    )


WITH_DICE = [
    _dice(
        "five of six stand: the sixth with one roll", "1/12",
        places.DICE_FOUR_LEFT, ANNA, "roll",
        icepool=lambda: in_sums(2, 11),
    ),
    _dice(
        "five of six stand: the sixth within a turn, extra rolls too", "1727605/20155392",
        places.DICE_FOUR_LEFT, ANNA, "turn",
    ),
    _dice("five of six stand, no extra turns: within two", "23/144", places.DICE_NO_EXTRA, ANNA, 2),
    _dice("the other side has nothing near a line", "0", places.DICE_FOUR_LEFT, BO, "turn"),
    _dice("five in a row from many sides, one roll", "11/36", places.DICE_OPEN, ANNA, "roll"),
    _dice("five in a row from many sides, a turn", "703678195/2176782336",
          places.DICE_OPEN, ANNA, "turn"),
    _dice("two twelves short of five: a turn can place both", "457/186624",
          places.TWELVES, ANNA, "turn"),
    _dice("all sevens covered: a 7 replaces any opponent's chip", "1/6",
          places.FULL_SEVENS, ANNA, "roll"),
    _dice("all sevens covered: the others, within a turn", "145337/725594112",
          places.FULL_SEVENS, BO, "turn"),
    _dice("two against two: a partner completes the line", "1333/15552", places.TEAMS, CY, "turn"),
    _dice("mini-dice: two in a row, one roll", "1/3", places.MINI_DICE_TWO, ANNA, "roll",
          icepool=lambda: icepool.d6.map(lambda n: n in (3, 6)).probability(True)),  # noqa: FBT003
    _dice("mini-dice: two in a row, three turns", "59/72", places.MINI_DICE_TWO, ANNA, 3),
    _dice("mini-dice: a full board, a wild roll replaces", "2/3",
          places.MINI_DICE_FULL, ANNA, "turn"),
    _dice("mini-dice: a full board, two turns", "8/9", places.MINI_DICE_FULL, BO, 2),
    _dice("1, 2 and 5 always earn another roll, even by a pass", "27/100",
          places.AGAIN, ANNA, "turn"),
    _dice("the same within two turns", "11/16", places.AGAIN, BO, 2),
    _dice("two chips a side are too few for a line of three", "0", places.SHORT, ANNA, 3),
    _dice("two rolls are left before the limit ends the game", "5/18", places.LIMITED, ANNA, 3),
]  # fmt: skip


WITH_CARDS = [
    _cards(
        "kids: Anna has three in a row and Bo asks: has she the card?",
        "277/585",
        places.KIDS_THREE,
        BO,
        ANNA,
        icepool=lambda: holds_any(places.KIDS_THREE.unseen(BO), 3, "tiger", "turtle", "unicorn"),
        scipy=lambda: stats.hypergeom(27, 5, 3).sf(0),
    ),
    _cards("kids: Anna asks of herself, holding the tiger", "1", places.KIDS_THREE, ANNA, ANNA),
    _cards("kids: in mid-game nobody is near a line", "0", places.MIDDLE, ANNA, BO),
    _cards("mini-kids: two in a row and a dead panda", "7/13", places.MINI, BO, ANNA),
    _cards("mini-kids: the same, somebody who looks on asks", "1/2", places.MINI, None, ANNA),
    _cards("mini-kids: Anna sees her own fox, which wins", "1", places.MINI, ANNA, ANNA),
    _cards("a dead tiger is swapped for another card", "2/5", places.DEAD, ANNA, ANNA),
    _cards("the same, asked by Bo who cannot see it", "4/9", places.DEAD, BO, ANNA),
    _cards("a dead tiger, and Bo asks of himself", "1", places.DEAD, BO, BO),
    _cards(
        "a swap that empties nothing: two cards in the deck", "1/3", places.DEAD_LOW, ANNA, ANNA
    ),
    _cards("the same asked by Bo, three cards unseen", "1/2", places.DEAD_LOW, BO, ANNA),
    _cards("two cards in hand, two swaps", "45/56", places.TWO_CARDS, ANNA, ANNA),
    _cards("two cards in hand, asked by Bo", "14/15", places.TWO_CARDS, BO, ANNA),
    _cards("dead cards may be swapped, three swaps", "5/6", places.MAY, ANNA, ANNA),
    _cards(
        "three swaps that take the deck round to the discards", "85/132", places.ROUND, ANNA, ANNA
    ),
    _cards(
        "a hand of dragons with nothing to take may swap any", "21/40", places.DRAGONS, ANNA, ANNA
    ),
    _cards("no chips left: no card helps", "0", places.NO_CHIPS, BO, ANNA),
    _cards("three players: Anna, asked by Cy", "1/2", places.MINI_THREE, CY, ANNA),
    _cards("three players: Cy, asked by Bo", "1/4", places.MINI_THREE, BO, CY),
]
