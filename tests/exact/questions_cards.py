"""Questions about cards."""

from fractions import Fraction
from math import prod

import sequence_widget as sq
from tests.exact import brute
from tests.exact.places import LOW, MIDDLE, ONE_CARD, START, THREE
from tests.exact.situations import whole_deck
from tests.exact.table import ANNA, BO, CY, Question, has_pair, holds_any, stats
from tests.naive.tables import BEGINNERS, KIDS, MINI_KIDS

_DRAGON_COMES = brute.first_hit(KIDS, {"dragon"})
_ANIMALS_COME = brute.first_hit(MINI_KIDS, {"tiger", "lion"})


def _opening(hand: tuple[str, ...]) -> Fraction:
    return brute.opening(KIDS, 3, lambda cards: sorted(cards) == sorted(hand))


CARDS = [
    Question(
        "Anna's next card is a tiger, she holds one and Bo has one",
        lambda: START.seen_by(ANNA).draw_probability("tiger"),
        "1/39",
        lambda: brute.draws(START, ANNA, {"tiger"}, 1),
        icepool=lambda: holds_any(START.unseen(ANNA), 1, "tiger"),
        scipy=lambda: stats.hypergeom(39, 1, 1).sf(0),
    ),
    Question(
        "the next card is a dragon, asked by the distribution",
        lambda: START.seen_by(ANNA).next_draw()["dragon"],
        "2/39",
        lambda: brute.draws(START, ANNA, {"dragon"}, 1),
        icepool=lambda: holds_any(START.unseen(ANNA), 1, "dragon"),
    ),
    Question(
        "the next card is an animal that Anna holds",
        lambda: START.seen_by(ANNA).next_draw().probability({"panda", "tiger", "zebra"}),
        "1/13",
        lambda: brute.draws(START, ANNA, {"panda", "tiger", "zebra"}, 1),
        icepool=lambda: holds_any(START.unseen(ANNA), 1, "panda", "tiger", "zebra"),
    ),
    Question(
        "a unicorn or a dragon among Anna's next 3 cards",
        lambda: START.seen_by(ANNA).draw_probability("unicorn", "dragon", draws=3),
        "2594/9139",
        lambda: brute.draws(START, ANNA, {"unicorn", "dragon"}, 3),
        icepool=lambda: holds_any(START.unseen(ANNA), 3, "unicorn", "dragon"),
        scipy=lambda: stats.hypergeom(39, 4, 3).sf(0),
    ),
    Question(
        "in mid-game: a fox or a moose in 2 cards, a fox having been laid",
        lambda: MIDDLE.seen_by(ANNA).draw_probability("fox", "moose", draws=2),
        "31/176",
        lambda: brute.draws(MIDDLE, ANNA, {"fox", "moose"}, 2),
        icepool=lambda: holds_any(MIDDLE.unseen(ANNA), 2, "fox", "moose"),
    ),
    Question(
        "a whale cannot come: one is Anna's and one is laid",
        lambda: MIDDLE.seen_by(ANNA).draw_probability("whale", draws=5),
        "0",
        lambda: brute.draws(MIDDLE, ANNA, {"whale"}, 1),
        scipy=lambda: stats.hypergeom(33, 0, 5).sf(0),
    ),
    Question(
        "somebody who looks on: the next card is a panda",
        lambda: MIDDLE.seen_by(None).draw_probability("panda"),
        "1/18",
        lambda: brute.draws(MIDDLE, None, {"panda"}, 1),
        icepool=lambda: holds_any(MIDDLE.unseen(None), 1, "panda"),
    ),
    Question(
        "the deck has 2 cards: a unicorn in 2 draws",
        lambda: LOW.seen_by(ANNA).draw_probability("unicorn", draws=2),
        "2/3",
        lambda: brute.draws(LOW, ANNA, {"unicorn"}, 2),
        icepool=lambda: holds_any(LOW.unseen(ANNA), 2, "unicorn"),
    ),
    Question(
        "the deck has 2 cards: a tiger, all laid, in 3 draws, by the reshuffle",
        lambda: LOW.seen_by(ANNA).draw_probability("tiger", draws=3),
        "1/5",
        lambda: brute.draws(LOW, ANNA, {"tiger"}, 3),
        scipy=lambda: stats.hypergeom(10, 2, 1).sf(0),
    ),
    Question(
        "the deck has 2 cards: a unicorn or a dragon in 4, before or after the reshuffle",
        lambda: LOW.seen_by(ANNA).draw_probability("unicorn", "dragon", draws=4),
        "11/15",
        lambda: brute.draws(LOW, ANNA, {"unicorn", "dragon"}, 4),
        scipy=lambda: 1 - stats.hypergeom(3, 1, 2).pmf(0) * stats.hypergeom(10, 1, 2).pmf(0),
    ),
    Question(
        "the deck has 2 cards: no lion is left out in 12 draws",
        lambda: LOW.seen_by(BO).draw_probability("lion", draws=12),
        "1",
        lambda: brute.draws(LOW, BO, {"lion"}, 12),
    ),
    Question(
        "Bo holds a dragon",
        lambda: START.seen_by(ANNA).hold_probability(BO, "dragon"),
        "37/247",
        lambda: brute.over_deals(START, ANNA, lambda hands, _: "dragon" in hands[BO]),
        icepool=lambda: holds_any(START.unseen(ANNA), 3, "dragon"),
        scipy=lambda: stats.hypergeom(39, 2, 3).sf(0),
    ),
    Question(
        "Bo holds a unicorn, a dragon or a fox",
        lambda: MIDDLE.seen_by(ANNA).hold_probability(BO, "unicorn", "dragon", "fox"),
        "545/1364",
        lambda: brute.over_deals(
            MIDDLE, ANNA, lambda hands, _: {"unicorn", "dragon", "fox"} & set(hands[BO])
        ),
        icepool=lambda: holds_any(MIDDLE.unseen(ANNA), 3, "unicorn", "dragon", "fox"),
    ),
    Question(
        "one of three, Cy, holds a moose, of which one is laid",
        lambda: THREE.seen_by(ANNA).hold_probability(CY, "moose"),
        "3/35",
        lambda: brute.share("moose" in hand for hand in brute.hands(THREE, ANNA, CY)),
        icepool=lambda: holds_any(THREE.unseen(ANNA), 3, "moose"),
    ),
    Question(
        "of four with one card each, Cy holds a lion as Anna does",
        lambda: ONE_CARD.seen_by(ANNA).hold_probability(CY, "lion"),
        "1/37",
        lambda: brute.share("lion" in hand for hand in brute.hands(ONE_CARD, ANNA, CY)),
        scipy=lambda: stats.hypergeom(37, 1, 1).sf(0),
    ),
    Question(
        "Anna's own hand has a tiger: she sees it",
        lambda: START.seen_by(ANNA).hold_probability(ANNA, "tiger"),
        "1",
        lambda: brute.over_deals(START, ANNA, lambda hands, _: "tiger" in hands[ANNA]),
    ),
    Question(
        "somebody who looks on: Anna holds a tiger",
        lambda: MIDDLE.seen_by(None).hold_probability(ANNA, "tiger"),
        "1/12",
        lambda: brute.share("tiger" in hand for hand in brute.hands(MIDDLE, None, ANNA)),
        icepool=lambda: holds_any(MIDDLE.unseen(None), 3, "tiger"),
    ),
    Question(
        "the hand dealt is two dragons and a unicorn",
        lambda: sq.opening_hand("kids")["dragon", "dragon", "unicorn"],
        "1/5740",
        lambda: _opening(("dragon", "dragon", "unicorn")),
        scipy=lambda: float(stats.multivariate_hypergeom([2, 2, 38], 3).pmf([2, 1, 0])),
    ),
    Question(
        "the hand dealt has a pair",
        lambda: sq.opening_hand("kids").probability(lambda hand: len(set(hand)) == 2),
        "3/41",
        lambda: brute.opening(KIDS, 3, lambda hand: len(set(hand)) == 2),
        icepool=lambda: has_pair(whole_deck(KIDS), 3),
    ),
    Question(
        "a beginner's two cards are alike",
        lambda: sq.opening_hand(sq.edition("kids-2025", beginners=2)).probability(
            lambda hand: hand[0] == hand[1]
        ),
        "1/37",
        lambda: brute.opening(BEGINNERS, 2, lambda hand: hand[0] == hand[1]),
        icepool=lambda: has_pair(whole_deck(BEGINNERS), 2),
    ),
    Question(
        "the first dragon of the deck comes third",
        lambda: sq.draws_until("kids", "dragon").probability(3),
        "13/287",
        lambda: Fraction(_DRAGON_COMES[3], _DRAGON_COMES.total()),
        scipy=lambda: stats.nhypergeom(42, 40, 1).pmf(2),
    ),
    Question(
        "the mean number of draws until a dragon comes",
        lambda: sq.draws_until("kids", "dragon").mean(),
        "43/3",
        lambda: brute.mean(_DRAGON_COMES),
        scipy=lambda: stats.nhypergeom(42, 40, 1).mean() + 1,
    ),
    Question(
        "its variance",
        lambda: sq.draws_until("kids", "dragon").variance(),
        "860/9",
        lambda: brute.variance(_DRAGON_COMES),
        scipy=lambda: stats.nhypergeom(42, 40, 1).var(),
    ),
    Question(
        "more than 4 draws until a tiger or a lion comes, mini-kids",
        lambda: sq.draws_until("mini-kids", any_of=["tiger", "lion"]).more_than(4),
        "30/143",
        lambda: Fraction(sum(n for k, n in _ANIMALS_COME.items() if k > 4), _ANIMALS_COME.total()),
        scipy=lambda: prod((14 - 4 - k) / (14 - k) for k in range(4)),
    ),
]
