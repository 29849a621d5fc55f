"""How many: cards held and drawn, rolls that show a sum, and counts after learning something."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import comb

import icepool  # type: ignore[import-untyped] # it has no type hints

import sequence_widget as sq
from tests.exact import brute
from tests.exact.places import LOW, MIDDLE, MINI, ONE_CARD, SMALL_THREE, START, THREE
from tests.exact.situations import Hands, Situation
from tests.exact.table import ANNA, BO, CY, Question, how_many, in_sums, mean_rolls, stats
from tests.naive.tables import DICE, KIDS, MINI_DICE, MINI_KIDS

_SUM = 2 @ icepool.d6
_ODD_DICE = {**DICE, "dice": [8, 6]}
_WAIT = brute.waiting(DICE, [7], 12)
_BOTH = brute.waiting(MINI_DICE, [1, 6], 12)
_DRAGON = brute.first_hit(KIDS, {"dragon"})
_TIGER_AND_LION = brute.all_hit(MINI_KIDS, ["tiger", "lion"])
_THREE_KINDS = brute.all_hit(MINI_KIDS, ["tiger", "fox", "dragon"])


def _share(ways: Mapping[int, int], keep: Callable[[int], bool]) -> Fraction:
    return Fraction(sum(n for k, n in ways.items() if keep(k)), sum(ways.values()))


def _kept(ways: Mapping[int, int], keep: Callable[[int], bool]) -> Counter[int]:
    return Counter({k: n for k, n in ways.items() if keep(k)})


def _rolled(options: Mapping[str, object], wanted: set[int], rolls: int, hits: int) -> Fraction:
    return _share(brute.hit_counts(options, wanted, rolls), lambda n: n == hits)


def _held(place: Situation, asking: int | None, who: int, cards: set[str]) -> Counter[int]:
    hands = brute.hands(place, asking, who)
    return Counter(sum(card in cards for card in hand) for hand in hands)


def _drawn(place: Situation, asking: int | None, cards: set[str], n: int) -> Counter[int]:
    return Counter(brute.draw_counts(place, asking, cards, n))


def _drawn_after(
    place: Situation, cards: set[str], n: int, hits: int, condition: Callable[[Hands], object]
) -> Fraction:
    """The chance of so many among the next n, given what the hands are like."""

    def chance(_: Hands, deck: Sequence[str]) -> Fraction:
        found = brute.counts_drawn(deck, len(deck), place, cards, n)
        return Fraction(found.count(hits), len(found))

    return brute.over_deals(place, ANNA, chance, condition)


def _first_past(ways: Sequence[Fraction], share: Fraction) -> Fraction:
    """The least count that is reached with this chance."""
    return Fraction(next(k for k in range(len(ways)) if sum(ways[: k + 1]) >= share))


def _low_after() -> Fraction:
    """The deck's two cards are drawn, the unicorn among them, and then two of the discards."""
    pile = [card for cards in LOW.discards for card in cards]

    def chance(_: Hands, deck: Sequence[str]) -> Fraction:
        found = brute.counts_drawn([*deck], len(deck), LOW, {"unicorn", "zebra"}, 4)
        assert len(found) == comb(len(pile), 2)
        return Fraction(found.count(2), len(found))

    return brute.over_deals(LOW, ANNA, chance, lambda hands: "unicorn" not in hands[BO])


def _third_of_twelve() -> Fraction:
    found = brute.waiting_times(DICE, {7}, 3, 12)
    return found[9] / sum(found[9:], Fraction(0))


def _turn_beyond_one() -> Fraction:
    """Two, or as many more as a turn places that follows a roll that earned another."""
    found = brute.turn_chips(DICE, 1)
    beyond = 1 - found[0] - found[1]
    return (brute.turn_mean(DICE) - found[1]) / beyond


HELD = [
    Question(
        "Bo holds exactly one of the dragons and unicorns",
        lambda: START.seen_by(ANNA).hold_count(BO, "dragon", "unicorn")[1],
        "2380/9139",
        lambda: _share(_held(START, ANNA, BO, {"dragon", "unicorn"}), lambda n: n == 1),
        icepool=lambda: how_many(START.unseen(ANNA), 3, "dragon", "unicorn").probability(1),
        scipy=lambda: stats.hypergeom(39, 4, 3).pmf(1),
    ),
    Question(
        "Bo holds both dragons",
        lambda: START.seen_by(ANNA).hold_count(BO, "dragon").probability(2),
        "1/247",
        lambda: _share(_held(START, ANNA, BO, {"dragon"}), lambda n: n == 2),
        icepool=lambda: how_many(START.unseen(ANNA), 3, "dragon").probability(2),
        scipy=lambda: stats.hypergeom(39, 2, 3).pmf(2),
    ),
    Question(
        "Bo holds two or more of fox, panda and wolf, in mid-game",
        lambda: (
            MIDDLE.seen_by(ANNA).hold_count(BO, "fox", "panda", "wolf").probability(lambda n: n > 1)
        ),
        "145/2728",
        lambda: _share(_held(MIDDLE, ANNA, BO, {"fox", "panda", "wolf"}), lambda n: n > 1),
        icepool=lambda: how_many(MIDDLE.unseen(ANNA), 3, "fox", "panda", "wolf").probability(
            ">", 1
        ),
    ),
    Question(
        "the mean number of lions and wolves that Cy holds",
        lambda: THREE.seen_by(ANNA).hold_count(CY, "lion", "wolf").mean(),
        "9/35",
        lambda: brute.mean(_held(THREE, ANNA, CY, {"lion", "wolf"})),
        icepool=lambda: how_many(THREE.unseen(ANNA), 3, "lion", "wolf").mean(),
    ),
    Question(
        "the variance of the dragons that Bo holds",
        lambda: START.seen_by(ANNA).hold_count(BO, "dragon").variance(),
        "444/3211",
        lambda: brute.variance(_held(START, ANNA, BO, {"dragon"})),
        icepool=lambda: how_many(START.unseen(ANNA), 3, "dragon").variance(),
        scipy=lambda: stats.hypergeom(39, 2, 3).var(),
    ),
    Question(
        "three unicorns are never held: there are two",
        lambda: START.seen_by(ANNA).hold_count(BO, "unicorn").probability(3),
        "0",
        lambda: _share(_held(START, ANNA, BO, {"unicorn"}), lambda n: n == 3),
    ),
    Question(
        "Anna counts the tigers in her own hand",
        lambda: START.seen_by(ANNA).hold_count(ANNA, "tiger")[1],
        "1",
        lambda: brute.over_deals(START, ANNA, lambda hands, _: hands[ANNA].count("tiger") == 1),
    ),
    Question(
        "Bo holds a dragon: he holds both",
        lambda: (
            START.seen_by(ANNA).given(holds={BO: "dragon"}).hold_count(BO, "dragon").probability(2)
        ),
        "1/37",
        lambda: brute.over_deals(
            START,
            ANNA,
            lambda hands, _: hands[BO].count("dragon") == 2,
            lambda hands: "dragon" in hands[BO],
        ),
        icepool=lambda: (
            how_many(START.unseen(ANNA), 3, "dragon")
            .map(lambda n: n or icepool.Reroll)
            .probability(2)
        ),
        scipy=lambda: stats.hypergeom(39, 2, 3).pmf(2) / stats.hypergeom(39, 2, 3).sf(0),
    ),
]

DRAWN = [
    Question(
        "exactly one of the unicorns and dragons among the next 3",
        lambda: START.seen_by(ANNA).draw_count("unicorn", "dragon", draws=3)[1],
        "2380/9139",
        lambda: _share(_drawn(START, ANNA, {"unicorn", "dragon"}, 3), lambda n: n == 1),
        icepool=lambda: how_many(START.unseen(ANNA), 3, "unicorn", "dragon").probability(1),
        scipy=lambda: stats.hypergeom(39, 4, 3).pmf(1),
    ),
    Question(
        "the mean number of foxes and moose among 2 draws, in mid-game",
        lambda: MIDDLE.seen_by(ANNA).draw_count("fox", "moose", draws=2).mean(),
        "2/11",
        lambda: brute.mean(_drawn(MIDDLE, ANNA, {"fox", "moose"}, 2)),
        icepool=lambda: how_many(MIDDLE.unseen(ANNA), 2, "fox", "moose").mean(),
    ),
    Question(
        "of four with one card each: both lions in 2 draws, one being held",
        lambda: ONE_CARD.seen_by(ANNA).draw_count("lion", draws=2).probability(2),
        "0",
        lambda: _share(_drawn(ONE_CARD, ANNA, {"lion"}, 2), lambda n: n == 2),
    ),
    Question(
        "the deck has 2 cards: both tigers of the discards in 4 draws",
        lambda: LOW.seen_by(ANNA).draw_count("tiger", draws=4)[2],
        "1/45",
        lambda: _share(_drawn(LOW, ANNA, {"tiger"}, 4), lambda n: n == 2),
        icepool=lambda: (
            icepool.Deck(Counter(card for pile in LOW.discards for card in pile))
            .deal(2)
            .keep_outcomes({"tiger"})
            .size()
            .probability(2)
        ),
        scipy=lambda: stats.hypergeom(10, 2, 2).pmf(2),
    ),
    Question(
        "the deck has 2 cards: two of lion, unicorn and zebra in 4, before or after the reshuffle",
        lambda: LOW.seen_by(ANNA).draw_count("lion", "unicorn", "zebra", draws=4).probability(2),
        "7/15",
        lambda: _share(_drawn(LOW, ANNA, {"lion", "unicorn", "zebra"}, 4), lambda n: n == 2),
        icepool=lambda: (
            how_many(LOW.unseen(ANNA), 2, "lion", "unicorn", "zebra")
            + how_many([c for pile in LOW.discards for c in pile], 2, "lion", "unicorn", "zebra")
        ).probability(2),
    ),
    Question(
        "the deck has 2 cards: the mean number of wolves in all 12",
        lambda: LOW.seen_by(BO).draw_count("wolf", draws=12).mean(),
        "2",
        lambda: brute.mean(_drawn(LOW, BO, {"wolf"}, 12)),
    ),
    Question(
        "Bo has no tiger: one of them among the next 2",
        lambda: MINI.seen_by(ANNA).given(lacks={BO: "tiger"}).draw_count("tiger", draws=2)[1],
        "10/33",
        lambda: _drawn_after(MINI, {"tiger"}, 2, 1, lambda hands: "tiger" not in hands[BO]),
        scipy=lambda: stats.hypergeom(12, 2, 2).pmf(1),
    ),
    Question(
        "of three, Bo holds a wolf: no wolf and no lion among the next 3",
        lambda: (
            SMALL_THREE.seen_by(ANNA)
            .given(holds={BO: "wolf"})
            .draw_count("wolf", "lion", draws=3)
            .probability(0)
        ),
        "5/12",
        lambda: _drawn_after(
            SMALL_THREE, {"wolf", "lion"}, 3, 0, lambda hands: "wolf" in hands[BO]
        ),
    ),
    Question(
        "the deck has 2 cards, Bo has no unicorn: it and a zebra are all of that kind in 4",
        lambda: (
            LOW.seen_by(ANNA)
            .given(lacks={BO: "unicorn"})
            .draw_count("unicorn", "zebra", draws=4)
            .probability(2)
        ),
        "16/45",
        _low_after,
    ),
]


ROLLED = [
    Question(
        "two of ten rolls are 7",
        lambda: sq.roll_count("dice", 7, rolls=10)[2],
        "1953125/6718464",
        lambda: _rolled(DICE, {7}, 10, 2),
        icepool=lambda: (10 @ icepool.coin(in_sums(7))).probability(2),
        scipy=lambda: stats.binom(10, 1 / 6).pmf(2),
    ),
    Question(
        "four or more of twelve rolls are 6 or 11",
        lambda: sq.roll_count("dice", {6, 11}, rolls=12).probability(lambda n: n >= 4),
        "301482435654977815/1579460446107205632",
        lambda: _share(brute.hit_counts(DICE, {6, 11}, 12), lambda n: n >= 4),
        icepool=lambda: (12 @ icepool.coin(in_sums(6, 11))).probability(">=", 4),
        scipy=lambda: stats.binom(12, 7 / 36).sf(3),
    ),
    Question(
        "the variance of the 12s in 30 rolls",
        lambda: sq.roll_count("dice", 12, rolls=30).variance(),
        "175/216",
        lambda: brute.variance(brute.hit_counts(DICE, {12}, 30)),
        icepool=(30 @ icepool.coin(in_sums(12))).variance,
        scipy=lambda: stats.binom(30, 1 / 36).var(),
    ),
    Question(
        "none of three rolls is 11, with an eight-sided and a six-sided die",
        lambda: sq.roll_count(sq.edition("dice").but(dice=(8, 6)), 11, rolls=3)[0],
        "1331/1728",
        lambda: _rolled(_ODD_DICE, {11}, 3, 0),
        scipy=lambda: stats.binom(3, 1 / 12).pmf(0),
    ),
    Question(
        "every one of 6 rolls shows 1 to 6, mini-dice",
        lambda: sq.roll_count("mini-dice", range(1, 7), rolls=6)[6],
        "1",
        lambda: _rolled(MINI_DICE, set(range(1, 7)), 6, 6),
    ),
    Question(
        "no roll at all shows no 7",
        lambda: sq.roll_count("dice", 7, rolls=0)[0],
        "1",
        lambda: _rolled(DICE, {7}, 0, 0),
    ),
]

WAITED = [
    Question(
        "the fourth 7 comes with the tenth roll",
        lambda: sq.rolls_until("dice", 7, times=4).probability(10),
        "109375/5038848",
        lambda: brute.waiting_times(DICE, {7}, 4, 10)[10],
        icepool=lambda: (9 @ icepool.coin(in_sums(7))).probability(3) * in_sums(7),
        scipy=lambda: stats.nbinom(4, 1 / 6).pmf(6),
    ),
    Question(
        "more than 20 rolls until 6 or 11 has come three times",
        lambda: sq.rolls_until("dice", any_of={6, 11}, times=3).more_than(20),
        "332312052012606778001551849219/1485277170982637118648760664064",
        lambda: 1 - sum(brute.waiting_times(DICE, {6, 11}, 3, 20), Fraction(0)),
        icepool=lambda: (20 @ icepool.coin(in_sums(6, 11))).probability("<=", 2),
        scipy=lambda: stats.nbinom(3, 7 / 36).sf(17),
    ),
    Question(
        "the mean number of rolls until the fourth 7",
        lambda: sq.rolls_until("dice", 7, times=4).mean(),
        "24",
        lambda: 4 * brute.mean_waiting(DICE, [7])[0],
        icepool=lambda: 4 * mean_rolls([7], _SUM),
        scipy=lambda: stats.nbinom(4, 1 / 6).mean() + 4,
    ),
    Question(
        "the variance of the rolls until the third 2",
        lambda: sq.rolls_until("dice", 2, times=3).variance(),
        "3780",
        lambda: 3 * brute.mean_waiting(DICE, [2])[1],
        scipy=lambda: stats.nbinom(3, 1 / 36).var(),
    ),
    Question(
        "the mean number of rolls until a 6 or an 11",
        lambda: sq.rolls_until("dice", any_of={6, 11}).mean(),
        "36/7",
        lambda: 1 / (1 - brute.share(sum(t) not in (6, 11) for t in brute.throws(DICE))),
        icepool=lambda: mean_rolls([6], _SUM.map(lambda total: 6 if total == 11 else total)),
        scipy=lambda: stats.geom(7 / 36).mean(),
    ),
    Question(
        "the mean number of rolls until a 6 and an 11",
        lambda: sq.rolls_until("dice", all_of={6, 11}).mean(),
        "702/35",
        lambda: brute.mean_waiting(DICE, [6, 11])[0],
        icepool=lambda: mean_rolls([6, 11], _SUM),
    ),
    Question(
        "exactly 5 rolls until a 1 and a 6 have come, mini-dice",
        lambda: sq.rolls_until("mini-dice", all_of=[1, 6]).probability(5),
        "41/432",
        lambda: _BOTH[5],
    ),
    Question(
        "at most 3 rolls until a 7",
        lambda: sq.rolls_until("dice", 7).at_most(3),
        "91/216",
        lambda: sum(_WAIT[:4], Fraction(0)),
        scipy=lambda: stats.geom(1 / 6).cdf(3),
    ),
    Question(
        "at most 4 draws until a tiger and a lion have come, mini-kids",
        lambda: sq.draws_until("mini-kids", all_of=["tiger", "lion"]).at_most(4),
        "17/77",
        lambda: _share(_TIGER_AND_LION, lambda k: k <= 4),
    ),
    Question(
        "the mean number of draws until a tiger, a fox and a dragon have come, mini-kids",
        lambda: sq.draws_until("mini-kids", all_of={"tiger", "fox", "dragon"}).mean(),
        "19/2",
        lambda: brute.mean(_THREE_KINDS),
    ),
    Question(
        "the variance of the draws until a tiger and a lion have come, mini-kids",
        lambda: sq.draws_until("mini-kids", all_of=["tiger", "lion"]).variance(),
        "8",
        lambda: brute.variance(_TIGER_AND_LION),
    ),
    Question(
        "the draws until a dragon or a unicorn, kids",
        lambda: sq.draws_until("kids", any_of={"dragon", "unicorn"}).mean(),
        "43/5",
        lambda: brute.mean(brute.first_hit(KIDS, {"dragon", "unicorn"})),
        scipy=lambda: stats.nhypergeom(42, 38, 1).mean() + 1,
    ),
    Question(
        "the median of the rolls until a 7",
        lambda: Fraction(sq.rolls_until("dice", 7).median()),
        "4",
        lambda: _first_past(_WAIT, Fraction(1, 2)),
        scipy=lambda: stats.geom(1 / 6).median(),
    ),
    Question(
        "seven in ten have a 1 and a 6 after so many rolls, mini-dice",
        lambda: Fraction(sq.rolls_until("mini-dice", all_of=[1, 6]).quantile(0.7)),
        "11",
        lambda: _first_past(_BOTH, Fraction(7, 10)),
    ),
    Question(
        "in three of four orders a dragon has come after so many draws",
        lambda: Fraction(sq.draws_until("kids", "dragon").quantile(Fraction(3, 4))),
        "21",
        lambda: _first_past(
            [Fraction(_DRAGON[k], _DRAGON.total()) for k in range(43)], Fraction(3, 4)
        ),
        scipy=lambda: stats.nhypergeom(42, 40, 1).ppf(0.75) + 1,
    ),
]

LEARNT_COUNTS = [
    Question(
        "no 7 in ten rolls: it comes with the eleventh",
        lambda: sq.rolls_until("dice", 7).given(more_than=10).probability(11),
        "1/6",
        lambda: _WAIT[11] / (1 - sum(_WAIT[:11], Fraction(0))),
        scipy=lambda: stats.geom(1 / 6).pmf(11) / stats.geom(1 / 6).sf(10),
    ),
    Question(
        "no 7 in ten rolls: the mean of all rolls",
        lambda: sq.rolls_until("dice", 7).given(more_than=10).mean(),
        "16",
        lambda: brute.waiting_on(DICE, [7], 10),
    ),
    Question(
        "no 7 in ten rolls: the variance of all rolls",
        lambda: sq.rolls_until("dice", 7).given(more_than=10).variance(),
        "30",
        lambda: brute.mean_waiting(DICE, [7])[1],
        scipy=lambda: stats.geom(1 / 6).var(),
    ),
    Question(
        "a 6 and an 11 have not both come in ten rolls: the mean",
        lambda: sq.rolls_until("dice", all_of={6, 11}).given(more_than=10).mean(),
        "286691449261489519/10776932283864145",
        lambda: brute.waiting_on(DICE, [6, 11], 10),
    ),
    Question(
        "a 7 came within two rolls: with the first",
        lambda: sq.rolls_until("dice", 7).given(at_most=2).probability(1),
        "6/11",
        lambda: _WAIT[1] / sum(_WAIT[:3], Fraction(0)),
        scipy=lambda: stats.geom(1 / 6).pmf(1) / stats.geom(1 / 6).cdf(2),
    ),
    Question(
        "a 1 and a 6 came within six rolls, mini-dice: the variance",
        lambda: sq.rolls_until("mini-dice", all_of=[1, 6]).given(at_most=6).variance(),
        "169506846/95082001",
        lambda: brute.chances(_BOTH[:7])[1],
    ),
    Question(
        "the first 7 came with the third roll or the fourth: the mean",
        lambda: sq.rolls_until("dice", 7).given({3, 4}).mean(),
        "38/11",
        lambda: brute.chances([p if k in (3, 4) else Fraction(0) for k, p in enumerate(_WAIT)])[0],
    ),
    Question(
        "no dragon in 30 draws: more than 35",
        lambda: sq.draws_until("kids", "dragon").given(more_than=30).more_than(35),
        "7/22",
        lambda: _share(_kept(_DRAGON, lambda k: k > 30), lambda k: k > 35),
        scipy=lambda: stats.nhypergeom(12, 10, 1).sf(4),
    ),
    Question(
        "no dragon in 30 draws: the mean",
        lambda: sq.draws_until("kids", "dragon").given(more_than=30).mean(),
        "103/3",
        lambda: brute.mean(_kept(_DRAGON, lambda k: k > 30)),
        scipy=lambda: 30 + stats.nhypergeom(12, 10, 1).mean() + 1,
    ),
    Question(
        "a dragon came in ten draws or fewer: the variance",
        lambda: sq.draws_until("kids", "dragon").given(at_most=10).variance(),
        "43692/5329",
        lambda: brute.variance(_kept(_DRAGON, lambda k: k <= 10)),
    ),
    Question(
        "a third 7 was not there after 8 rolls, but after 12: with the ninth",
        lambda: sq.rolls_until("dice", 7, times=3).given(more_than=8, at_most=12).probability(9),
        "6048/26153",
        _third_of_twelve,
    ),
    Question(
        "a turn of dice that places more than one chip: the mean",
        lambda: sq.turn("dice").given(more_than=1).mean(),
        "35/17",
        _turn_beyond_one,
    ),
]

COUNTS = [*HELD, *DRAWN, *ROLLED, *WAITED, *LEARNT_COUNTS]
