"""Questions about what is seen after a move, before the draw or the next roll.

By brute force: the cards lie in every way they can, the move is made in each, and what is asked
is averaged over them all.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import sequence_widget as sq
from tests.engine.both_engines import rules_of
from tests.exact import brute, places
from tests.exact.situations import Hands, Situation
from tests.exact.table import ANNA, BO, Question, holds_any, stats

# Bo has three in a row; Anna can fill one of the two spaces, or do something else.
BLOCK = Situation(
    "kids",
    chips={"c1": 1, "d1": 1, "e1": 1, "b2": 0},
    hands=[("lion", "tiger", "whale"), ("fox", "panda", "unicorn")],
    discards=[
        ("camel", "camel", "fox", "hippo", "hippo", "moose"),
        ("moose", "shark", "shark", "dragon", "wolf", "wolf"),
    ],
)
SMALL = Situation(
    "mini-kids",
    chips={"b2": 1, "b3": 1, "c2": 0},
    hands=[("fox",), ("lion",)],
    discards=[("tiger", "zebra"), ("lion", "wolf")],
)
# Anna holds the wolf that wins on b4.
WINS = Situation("mini-kids", chips={"b2": 0, "b3": 0, "c2": 1}, hands=[("wolf",), ("lion",)])
ROLLED = Situation("mini-dice", chips={"a1": 1, "b1": 1, "c2": 0, "a2": 0})


def _played(place: Situation, card: str, chips: Mapping[str, int]) -> Situation:
    """The same when Anna has laid a card, and has yet to draw."""
    hand = [*place.hands[ANNA]]
    hand.remove(card)
    piles = [(*place.discards[ANNA], card), *place.discards[1:]]
    parts = {"chips": {**place.chips, **chips}, "hands": [hand, *place.hands[1:]]}
    return Situation(**{**vars(place), **parts, "discards": piles})


def _cards(
    words: str,
    answer: str,
    place: Situation,
    move: str,
    chips: Mapping[str, int],
    lacks: str | None = None,
    **peer: Any,
) -> Question:
    """Does Bo complete a line in his turn after Anna's move?"""
    after = _played(
        place, move.rsplit(maxsplit=1)[-1] if "swap" in move else move.split(maxsplit=1)[0], chips
    )

    def seen() -> sq.View:
        view = place.seen_by(ANNA)
        return view.given(lacks={BO: lacks}) if lacks else view

    def by_brute() -> Fraction:
        deals = (deal for deal in after.deals(ANNA) if lacks not in deal[0][BO])
        return brute.finish_in(after, BO, deals, owed=ANNA)

    return Question(
        words, lambda: seen().after(move).finish_probability(BO), answer, by_brute, **peer
    )


def _blocked(
    words: str, answer: str, move: str, outs: tuple[str, ...], lacks: str | None = None
) -> Question:
    """The same with more cards, none of them dead: has Bo one that completes his line?"""
    unseen = [card for card in BLOCK.unseen(ANNA) if card != lacks]

    def ask() -> Fraction:
        view = BLOCK.seen_by(ANNA)
        seen = view.given(lacks={BO: lacks}) if lacks else view
        return seen.after(move).finish_probability(BO)

    return Question(
        words,
        ask,
        answer,
        lambda: brute.over_deals(
            BLOCK,
            ANNA,
            lambda hands, _: set(outs) & set(hands[BO]),
            lambda hands: lacks not in hands[BO],
        ),
        icepool=lambda: holds_any(unseen, 3, *outs),
        scipy=lambda: stats.hypergeom(len(unseen), sum(map(unseen.count, outs)), 3).sf(0),
    )


def _dice(
    words: str, answer: str, move: str, chips: Mapping[str, int | None], within: str | int
) -> Question:
    turns = within if isinstance(within, int) else 1
    left = {cell: seat for cell, seat in {**ROLLED.chips, **chips}.items() if seat is not None}
    after = Situation(**{**vars(ROLLED), "chips": left, "turn": BO})
    face = {"place c1": 3, "remove b1": 5, "place a3": 6}[move]

    def ask() -> Fraction:
        here = sq.position(rules_of("mini-dice", {}), chips=dict(ROLLED.chips), roll=(face,))
        return here.seen_by(ANNA).after(move).finish_probability(BO, within=within)

    return Question(
        words,
        ask,
        answer,
        lambda: brute.finish_with_dice(after, BO, turns, one_roll=within == "roll"),
    )


def _owed(place: Situation, card: str, condition: Callable[[Hands], object]) -> Fraction:
    """The chance of a card in Anna's draw, over the deals that meet a condition."""

    def chance(_: Hands, deck: Any) -> Fraction:
        return brute.share(each == card for each in deck)

    return brute.over_deals(place, ANNA, chance, condition)


AFTER = [
    _blocked(
        "Anna fills one of two spaces: does Bo fill the other?",
        "1154/2925",
        "tiger b1",
        ("turtle", "unicorn"),
    ),
    _blocked(
        "Anna plays elsewhere: does Bo complete his line?",
        "277/585",
        "lion e2",
        ("tiger", "turtle", "unicorn"),
    ),
    _blocked(
        "Bo has no unicorn and Anna fills one of two spaces: does Bo fill the other?",
        "23/100",
        "tiger b1",
        ("turtle",),
        "unicorn",
    ),
    _cards("small: Anna fills the end of Bo's two", "1/3", SMALL, "fox c3", {"c3": 0}),
    _cards("small: Anna plays elsewhere", "4/9", SMALL, "fox a2", {"a2": 0}),
    _cards(
        "small: Anna plays elsewhere and Bo has no wolf",
        "3/8",
        SMALL,
        "fox a2",
        {"a2": 0},
        "wolf",
    ),
    _cards("Anna's swap of a dead tiger: does Bo win before her?", "3/5", places.DEAD,
           "swap tiger", {}),
    Question(
        "Anna's swap of a dead tiger: the card that she draws is a panda",
        lambda: places.DEAD.seen_by(ANNA).after("swap tiger").draw_probability("panda"),
        "1/5",
        lambda: _owed(places.DEAD, "panda", lambda _: True),
    ),
    Question(
        "Bo has no panda, Anna swaps: the card that she draws is a panda",
        lambda: (
            places.DEAD.seen_by(ANNA)
            .given(lacks={BO: "panda"})
            .after("swap tiger")
            .next_draw()["panda"]
        ),
        "2/9",
        lambda: _owed(places.DEAD, "panda", lambda hands: "panda" not in hands[BO]),
    ),
    Question(
        "Bo holds a panda, Anna plays: he still does, and a turtle or another",
        lambda: (
            BLOCK.seen_by(ANNA)
            .given(holds={BO: "panda"})
            .after("lion e2")
            .hold_count(BO, "panda", "turtle")
            .probability(2)
        ),
        "23/125",
        lambda: brute.over_deals(
            BLOCK,
            ANNA,
            lambda hands, _: sum(card in ("panda", "turtle") for card in hands[BO]) == 2,
            lambda hands: "panda" in hands[BO],
        ),
    ),
    _dice("a 3 blocks Bo's row: one roll", "0", "place c1", {"c1": 0}, "roll"),
    _dice("a 5 takes one of Bo's two: two turns", "2/9", "remove b1", {"b1": None}, 2),
    _dice("a 6 goes elsewhere: a turn", "1/3", "place a3", {"a3": 0}, "turn"),
]  # fmt: skip
