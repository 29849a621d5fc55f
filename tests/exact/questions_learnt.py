"""Questions asked after learning something: Bayes."""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import Any

import sequence_widget as sq
from tests.exact import brute, places
from tests.exact.situations import Hands, Situation
from tests.exact.table import ANNA, BO, CY, Question, after_learning, holds_any, stats

Condition = Callable[[Hands], object]


def _next(place: Situation, asking: int, card: str, condition: Condition) -> Fraction:
    def chance(_: Hands, deck: Any) -> Fraction:
        return brute.share(each == card for each in deck)

    return brute.over_deals(place, asking, chance, condition)


def _no_win(**given: Any) -> sq.View:
    """Anna's view when Bo has played and not won, and she has played too."""
    return places.bo_near().seen_by("Anna").given(no_win_last_turn="Bo", **given)


def _after_no_win(
    chance: Callable[[tuple[str, ...], tuple[str, ...]], Fraction | bool],
    condition: Callable[[tuple[str, ...]], object] = lambda _: True,
) -> Fraction:
    ways = [(hand, deck) for hand, deck in places.bo_turns() if condition(hand)]
    return sum((Fraction(chance(*way)) for way in ways), Fraction(0)) / len(ways)


LEARNT = [
    Question(
        "Bo holds the other tiger: the next card is one",
        lambda: places.START.seen_by(ANNA).given(holds={BO: "tiger"}).draw_probability("tiger"),
        "0",
        lambda: _next(places.START, ANNA, "tiger", lambda hands: "tiger" in hands[BO]),
    ),
    Question(
        "Bo holds a tiger: the next card is a fox",
        lambda: places.START.seen_by(ANNA).given(holds={BO: ["tiger"]}).next_draw()["fox"],
        "1/19",
        lambda: _next(places.START, ANNA, "fox", lambda hands: "tiger" in hands[BO]),
        icepool=lambda: after_learning(
            places.START.unseen(ANNA), 3, lambda hand: "tiger" in hand, "fox"
        ),
    ),
    Question(
        "Bo has no unicorn: he holds a dragon",
        lambda: (
            places.START.seen_by(ANNA).given(lacks={BO: ["unicorn"]}).hold_probability(BO, "dragon")
        ),
        "35/222",
        lambda: brute.over_deals(
            places.START,
            ANNA,
            lambda hands, _: "dragon" in hands[BO],
            lambda hands: "unicorn" not in hands[BO],
        ),
        scipy=lambda: stats.hypergeom(37, 2, 3).sf(0),
    ),
    Question(
        "Bo has no unicorn: the next card is one",
        lambda: places.START.seen_by(ANNA).given(lacks={BO: "unicorn"}).draw_probability("unicorn"),
        "1/18",
        lambda: _next(places.START, ANNA, "unicorn", lambda hands: "unicorn" not in hands[BO]),
        scipy=lambda: 2 / 36,
    ),
    Question(
        "Bo holds a dragon: the next card is the other one",
        lambda: places.START.seen_by(ANNA).given(holds={BO: "dragon"}).draw_probability("dragon"),
        "1/37",
        lambda: _next(places.START, ANNA, "dragon", lambda hands: "dragon" in hands[BO]),
        icepool=lambda: after_learning(
            places.START.unseen(ANNA), 3, lambda hand: "dragon" in hand, "dragon"
        ),
    ),
    Question(
        "Bo holds a wolf and a panda, no fox: he holds a unicorn",
        lambda: (
            places.MIDDLE.seen_by(ANNA)
            .given(holds={BO: ["wolf", "panda"]}, lacks={BO: ["fox"]})
            .hold_probability(BO, "unicorn")
        ),
        "2/29",
        lambda: brute.over_deals(
            places.MIDDLE,
            ANNA,
            lambda hands, _: "unicorn" in hands[BO],
            lambda hands: {"wolf", "panda"} <= set(hands[BO]) and "fox" not in hands[BO],
        ),
    ),
    Question(
        "of three, Bo holds a wolf and Cy no lion: Cy holds a wolf",
        lambda: (
            places.SMALL_THREE.seen_by(ANNA)
            .given(holds={BO: "wolf"}, lacks={CY: "lion"})
            .hold_probability(CY, "wolf")
        ),
        "1/8",
        lambda: brute.over_deals(
            places.SMALL_THREE,
            ANNA,
            lambda hands, _: "wolf" in hands[CY],
            lambda hands: "wolf" in hands[BO] and "lion" not in hands[CY],
        ),
    ),
    Question(
        "of three, Bo holds a wolf: Cy lacks a lion and Anna draws one in two cards",
        lambda: (
            places.SMALL_THREE.seen_by(ANNA)
            .given(holds={BO: "wolf"})
            .given(lacks={CY: ["lion"]})
            .draw_probability("lion", draws=2)
        ),
        "1/4",
        lambda: brute.over_deals(
            places.SMALL_THREE,
            ANNA,
            lambda _, deck: brute.share("lion" in two for two in combinations(deck, 2)),
            lambda hands: "wolf" in hands[BO] and "lion" not in hands[CY],
        ),
    ),
    Question(
        "Anna has no unicorn: does she complete her line?",
        lambda: (
            places.KIDS_THREE.seen_by(BO).given(lacks={ANNA: "unicorn"}).finish_probability(ANNA)
        ),
        "53/130",
        lambda: brute.finish_with_cards(
            places.KIDS_THREE, BO, ANNA, lambda hands: "unicorn" not in hands[ANNA]
        ),
        icepool=lambda: holds_any(
            [card for card in places.KIDS_THREE.unseen(BO) if card != "unicorn"],
            3,
            "tiger",
            "turtle",
        ),
    ),
    Question(
        "Anna holds a dead tiger: does she complete her line?",
        lambda: places.DEAD.seen_by(BO).given(holds={ANNA: "tiger"}).finish_probability(ANNA),
        "4/9",
        lambda: brute.finish_with_cards(
            places.DEAD, BO, ANNA, lambda hands: "tiger" in hands[ANNA]
        ),
    ),
    Question(
        "of three, Cy holds a wolf: does Bo's swap find Anna's line?",
        lambda: places.SMALL_THREE.seen_by(BO).given(holds={CY: "wolf"}).finish_probability(ANNA),
        "1/2",
        lambda: brute.finish_with_cards(
            places.SMALL_THREE, BO, ANNA, lambda hands: "wolf" in hands[CY]
        ),
    ),
    Question(
        "Bo did not win: he holds a card he could have won with",
        lambda: _no_win().hold_probability("Bo", *places.BO_WINS),
        "5/23",
        lambda: _after_no_win(lambda hand, _: bool(set(places.BO_WINS) & set(hand))),
        scipy=lambda: stats.hypergeom(23, places.BO_WINNING_LEFT, 1).sf(0),
    ),
    Question(
        "Bo did not win: he holds a dragon",
        lambda: _no_win().hold_probability("Bo", "dragon"),
        "16/115",
        lambda: _after_no_win(lambda hand, _: "dragon" in hand),
    ),
    Question(
        "Bo did not win: the next card is a unicorn",
        lambda: _no_win().draw_probability("unicorn"),
        "2/23",
        lambda: _after_no_win(lambda _, deck: brute.share(card == "unicorn" for card in deck)),
    ),
    Question(
        "Bo did not win and has no unicorn: he holds a card he could have won with",
        lambda: _no_win(lacks={"Bo": "unicorn"}).hold_probability("Bo", *places.BO_WINS),
        "1/7",
        lambda: _after_no_win(
            lambda hand, _: bool(set(places.BO_WINS) & set(hand)),
            lambda hand: "unicorn" not in hand,
        ),
        scipy=lambda: stats.hypergeom(21, places.BO_WINNING_LEFT - 2, 1).sf(0),
    ),
    Question(
        "Bo did not win: does he complete his line in a turn that begins now?",
        lambda: _no_win().finish_probability("Bo"),
        "5/23",
        lambda: brute.finish_in(
            places.BO_NEAR,
            BO,
            (((("gorilla", "tiger", "whale"), hand), deck) for hand, deck in places.bo_turns()),
        ),
    ),
]
