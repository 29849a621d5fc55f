"""The figures that the lessons state, each asked as the lesson asks for it.

They were worked out apart from the package; where one is the answer to a simple count, the count
stands beside it.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from math import comb, sqrt
from pathlib import Path

import pytest

import sequence_widget as sq

GAMES = Path(__file__).parents[2] / "notebooks" / "games"

Asked = Callable[[], object]


@cache
def anna_sees(ply: int = 36) -> sq.View:
    """What Anna sees of the game that the lessons come back to."""
    game = sq.Game.load(GAMES / "anna-and-bo.txt")
    game.go_to(ply)
    return game.seen_by("Anna")


@cache
def after_bo_did_not_win() -> sq.View:
    return anna_sees().given(no_win_last_turn="Bo")


@cache
def five_in_a_row() -> sq.View:
    """Three players of dice: seat 0 has four of the five, and a 6 completes them."""
    return sq.position("dice", players=3, chips=dict.fromkeys(("a1", "b1", "c1", "d1"), 0)).seen_by(
        0
    )


@cache
def three_of_four() -> sq.View:
    """Bo has three of the four, either end completes them; 33 cards are unseen."""
    return sq.position(
        "kids",
        chips={"c1": 1, "d1": 1, "e1": 1},
        hands=[["lion", "whale", "zebra"], ["fox", "panda", "wolf"]],
        discards=[["camel", "hippo", "moose"], ["shark", "gorilla", "lion"]],
    ).seen_by(0)


def within_five_points(n: int) -> sq.Probability:
    """The chance that the share of 7s in n rolls is no more than 5 points from 1/6."""
    near = Fraction(1, 20)
    return sq.roll_count("dice", 7, rolls=n).probability(
        lambda hits: abs(Fraction(hits, n) - Fraction(1, 6)) <= near
    )


def applied(move: str) -> Fraction:
    game = sq.Game.load(GAMES / "anna-and-bo.txt")
    game.go_to(36)
    return game.position.apply(move).seen_by(0).finish_probability(1)


def again_on(*sums: int) -> sq.CountDist:
    return sq.turn(sq.edition("dice").but(again_on=set(sums)))


EXACT: Mapping[str, tuple[Asked, Fraction]] = {
    # 1. Which space fills first?
    "a 7": (lambda: sq.roll_sum("dice")[7], Fraction(1, 6)),
    "a 12": (lambda: sq.roll_sum("dice")[12], Fraction(1, 36)),
    "10 or 11": (lambda: sq.roll_sum("dice").probability({10, 11}), Fraction(5, 36)),
    "on the board": (lambda: 1 - sq.roll_sum("dice").probability({10, 11}), Fraction(31, 36)),
    "rolls to a 7": (lambda: sq.rolls_until("dice", 7).mean(), Fraction(6)),
    "rolls to four 7s": (lambda: sq.rolls_until("dice", 7, times=4).mean(), Fraction(24)),
    "four times those to a 7": (lambda: 4 * sq.rolls_until("dice", 7).mean(), Fraction(24)),
    "rolls to four 6s": (lambda: sq.rolls_until("dice", 6, times=4).mean(), Fraction(144, 5)),
    "rolls to four 2s": (lambda: sq.rolls_until("dice", 2, times=4).mean(), Fraction(144)),
    "7 before 12": (lambda: sq.race("dice", {7: 1, 12: 1})[7], Fraction(6, 7)),
    "four 7s before four 12s": (
        lambda: sq.race("dice", {7: 4, 12: 4})[7],
        Fraction(815184, 823543),
    ),
    "four 7s before four 6s": (
        lambda: sq.race("dice", {7: 4, 6: 4})[7],
        Fraction(11665296, 19487171),
    ),
    # 2. Rolling many times
    "no 7 in ten": (lambda: sq.rolls_until("dice", 7).more_than(10), Fraction(5, 6) ** 10),
    "no 7 in ten, written out": (
        lambda: sq.rolls_until("dice", 7).more_than(10),
        Fraction(9765625, 60466176),
    ),
    "the eleventh after ten without": (
        lambda: sq.rolls_until("dice", 7).given(more_than=10).probability(11),
        Fraction(1, 6),
    ),
    "7s in 360 rolls": (lambda: sq.roll_count("dice", 7, rolls=360).mean(), Fraction(60)),
    "their variance": (lambda: sq.roll_count("dice", 7, rolls=360).variance(), Fraction(50)),
    "no 7 in three": (lambda: sq.rolls_until("dice", 7).more_than(3), Fraction(125, 216)),
    "rolls until 95 in 100 have a 7": (
        lambda: sq.rolls_until("dice", 7).quantile(0.95),
        Fraction(17),
    ),
    # 3. What is in the deck?
    "a unicorn": (lambda: anna_sees().draw_probability("unicorn"), Fraction(2, 21)),
    "a unicorn or a dragon": (
        lambda: anna_sees().draw_probability("unicorn", "dragon"),
        Fraction(1, 7),
    ),
    "the same among three": (
        lambda: anna_sees().draw_probability("unicorn", "dragon", draws=3),
        1 - Fraction(comb(18, 3), comb(21, 3)),
    ),
    "the same, written out": (
        lambda: anna_sees().draw_probability("unicorn", "dragon", draws=3),
        Fraction(257, 665),
    ),
    "a unicorn at the start": (lambda: anna_sees(0).draw_probability("unicorn"), Fraction(2, 39)),
    "at ply 12": (lambda: anna_sees(12).draw_probability("unicorn"), Fraction(2, 33)),
    "at ply 24": (lambda: anna_sees(24).draw_probability("unicorn"), Fraction(2, 27)),
    "at ply 40": (lambda: anna_sees(40).draw_probability("unicorn"), Fraction(2, 19)),
    "none of three": (
        lambda: anna_sees().draw_count("unicorn", draws=3)[0],
        Fraction(51, 70),
    ),
    "one of three": (lambda: anna_sees().draw_count("unicorn", draws=3)[1], Fraction(9, 35)),
    "two of three": (lambda: anna_sees().draw_count("unicorn", draws=3)[2], Fraction(1, 70)),
    "Bo holds the dragon": (lambda: anna_sees().hold_probability("Bo", "dragon"), Fraction(1, 7)),
    # 4. Opening hands
    "a unicorn in the hand": (
        lambda: sq.opening_hand("kids").probability(lambda hand: "unicorn" in hand),
        Fraction(40, 287),
    ),
    "unicorns to expect": (
        lambda: sq.opening_hand("kids").map(lambda hand: hand.count("unicorn")).mean(),
        Fraction(1, 7),
    ),
    "three kinds": (
        lambda: sq.opening_hand("kids").probability(lambda hand: len(set(hand)) == 3),
        Fraction(38, 41),
    ),
    "a pair": (
        lambda: sq.opening_hand("kids").probability(lambda hand: len(set(hand)) == 2),
        Fraction(3, 41),
    ),
    "a unicorn or a dragon in the hand": (
        lambda: sq.opening_hand("kids").probability(lambda hand: {"unicorn", "dragon"} & {*hand}),
        Fraction(761, 2870),
    ),
    "a unicorn and a dragon": (
        lambda: sq.opening_hand("kids").probability(lambda hand: {"unicorn", "dragon"} <= {*hand}),
        Fraction(39, 2870),
    ),
    "a certain hand with a pair": (
        lambda: sq.opening_hand("kids").probability(("fox", "fox", "lion")),
        Fraction(1, 5740),
    ),
    "a certain hand of three kinds": (
        lambda: sq.opening_hand("kids").probability(("tiger", "fox", "lion")),
        Fraction(1, 1435),
    ),
    # 5. One space from winning
    "6 or 11 now": (
        lambda: five_in_a_row().finish_probability(0, within="roll"),
        Fraction(7, 36),
    ),
    "a turn with its extra rolls": (
        lambda: five_in_a_row().finish_probability(0),
        Fraction(580816347545, 2821109907456),
    ),
    "neither in five rolls": (
        lambda: sq.rolls_until("dice", any_of={6, 11}).more_than(5),
        Fraction(29, 36) ** 5,
    ),
    "half have it after": (lambda: sq.rolls_until("dice", any_of={6, 11}).median(), Fraction(4)),
    "rolls to either": (lambda: sq.rolls_until("dice", any_of={6, 11}).mean(), Fraction(36, 7)),
    "rolls to both": (lambda: sq.rolls_until("dice", all_of={6, 11}).mean(), Fraction(702, 35)),
    "Bo has one of six of 33": (
        lambda: three_of_four().finish_probability(1),
        1 - Fraction(comb(27, 3), comb(33, 3)),
    ),
    "the same of Bo, written out": (
        lambda: three_of_four().finish_probability(1),
        Fraction(2531, 5456),
    ),
    # 6. Roll again!
    "chips in a turn": (lambda: sq.turn("dice").mean(), Fraction(33, 34)),
    "their variance in a turn": (lambda: sq.turn("dice").variance(), Fraction(165, 1156)),
    "no chip": (lambda: sq.turn("dice").probability(0), Fraction(1, 12)),
    "one chip": (lambda: sq.turn("dice").probability(1), Fraction(187, 216)),
    "more than one": (lambda: sq.turn("dice").more_than(1), Fraction(11, 216)),
    "more than two": (lambda: sq.turn("dice").more_than(2), Fraction(11, 3888)),
    "when 7 earns another": (lambda: again_on(7).mean(), Fraction(11, 10)),
    "when 2, 3 and 12 do": (lambda: again_on(2, 3, 12).mean(), Fraction(33, 32)),
    # 7. Why didn't he win?
    "Bo can win": (lambda: anna_sees().finish_probability("Bo"), Fraction(25, 38)),
    "Bo holds a unicorn": (lambda: anna_sees().hold_probability("Bo", "unicorn"), Fraction(19, 70)),
    "he did not win, and holds one": (
        lambda: after_bo_did_not_win().hold_probability("Bo", "unicorn"),
        Fraction(2, 19),
    ),
    "he did not win, and can": (
        lambda: after_bo_did_not_win().finish_probability("Bo"),
        Fraction(6, 19),
    ),
    # 11. Which move is best?
    "after dragon e2": (
        lambda: anna_sees().after("dragon e2").finish_probability("Bo"),
        Fraction(65, 133),
    ),
    "the same by applying it": (
        lambda: applied("dragon e2"),
        Fraction(65, 133),
    ),
    "after dragon e2, he did not win": (
        lambda: after_bo_did_not_win().after("dragon e2").finish_probability("Bo"),
        Fraction(4, 19),
    ),
    "after moose a4, he did not win": (
        lambda: after_bo_did_not_win().after("moose a4").finish_probability("Bo"),
        Fraction(6, 19),
    ),
}

# As many figures as the lesson shows.
ROUNDED: Mapping[str, tuple[Callable[[], Fraction | float], float, int]] = {
    "7 is full first": (lambda: sq.race("dice")[7], 0.310, 3),
    "6 is": (lambda: sq.race("dice")[6], 0.199, 3),
    "8 is": (lambda: sq.race("dice")[8], 0.199, 3),
    "5 is": (lambda: sq.race("dice")[5], 0.112, 3),
    "9 is": (lambda: sq.race("dice")[9], 0.112, 3),
    "4 is": (lambda: sq.race("dice")[4], 0.050, 3),
    "3 is": (lambda: sq.race("dice")[3], 0.015, 3),
    "2 is": (lambda: sq.race("dice")[2], 0.0014, 4),
    "12 is": (lambda: sq.race("dice")[12], 0.0014, 4),
    "sd of the 7s in 360": (lambda: sq.roll_count("dice", 7, rolls=360).sd(), 7.1, 1),
    "sd of the 7s in 36": (lambda: sq.roll_count("dice", 7, rolls=36).sd(), 2.2, 1),
    "sd of the 7s in 3600": (lambda: sq.roll_count("dice", 7, rolls=3600).sd(), 22.4, 1),
    "sd of their share in 36": (lambda: sq.roll_count("dice", 7, rolls=36).sd() / 36, 0.062, 3),
    "sd of their share in 3600": (
        lambda: sq.roll_count("dice", 7, rolls=3600).sd() / 3600,
        0.0062,
        4,
    ),
    "exactly 60": (lambda: sq.roll_count("dice", 7, rolls=360)[60], 0.056, 3),
    "36 rolls within 5 points": (lambda: within_five_points(36), 0.497, 3),
    "360 rolls within 5 points": (lambda: within_five_points(360), 0.991, 3),
    "a 7 in 17": (lambda: sq.rolls_until("dice", 7).at_most(17), 0.955, 3),
    "no 7 in 16": (lambda: sq.rolls_until("dice", 7).more_than(16), 0.054, 3),
    "two turns": (lambda: five_in_a_row().finish_probability(0, within=2), 0.370, 3),
    "three turns": (lambda: five_in_a_row().finish_probability(0, within=3), 0.500, 3),
    "four turns": (lambda: five_in_a_row().finish_probability(0, within=4), 0.610, 3),
    "sd of a turn": (lambda: sq.turn("dice").sd(), 0.378, 3),
}

BLOCKING = ("dragon e2", "dragon f2", "dragon g2", "dragon c3", "dragon d4")


@pytest.mark.parametrize("words", EXACT)
def test_exact_figures(words: str) -> None:
    asked, figure = EXACT[words]
    assert asked() == figure


@pytest.mark.parametrize("words", ROUNDED)
def test_rounded_figures(words: str) -> None:
    asked, figure, decimals = ROUNDED[words]
    assert round(float(asked()), decimals) == figure


def test_the_position_is_as_the_lessons_say() -> None:
    view = anna_sees()
    assert (view.hand, view.deck_size) == (("dragon", "moose", "tiger"), 18)
    assert (view.hand_sizes, view.unseen.total()) == ((3, 3), 21)
    assert set(view.outs("Bo")) == {"alligator", "gorilla", "unicorn"}
    assert sum(view.unseen[card] for card in view.outs("Bo")) == 6
    assert three_of_four().unseen.total() == 33
    assert set(five_in_a_row().outs(0)) == {6, 11}


def test_more_than_the_deck_takes_the_discards() -> None:
    """Both camels are laid, so that one comes only when the 18 cards are out."""
    view = anna_sees()
    assert view.draw_probability("camel", draws=18) == 0
    assert view.draw_probability("camel", draws=20) == 1 - Fraction(comb(16, 2), comb(18, 2))


def test_opening_hands_are_counted() -> None:
    hands = sq.opening_hand("kids")
    assert (len(hands), hands[hands.mode()].possible) == (1750, comb(42, 3))
    either = 1 - Fraction(comb(40, 6), comb(42, 6))
    assert either == Fraction(11, 41)
    with pytest.raises(sq.QuestionError, match="lambda"):
        hands.probability("unicorn")


def test_in_3600_rolls_the_share_is_near() -> None:
    assert within_five_points(3600) > Fraction(9999, 10_000)
    assert sq.roll_count("dice", 7, rolls=360).sd() == pytest.approx(sqrt(50))


def test_of_the_pairs_of_hand_and_new_card_half_agree() -> None:
    """Of 3990 pairs 1995 agree with what was seen, and 210 of these hold a unicorn."""
    found = after_bo_did_not_win().hold_probability("Bo", "unicorn")
    assert (found.favourable, found.possible) == (210, 1995)
    assert comb(21, 3) * 3 == 3990
    kept_none_that_wins = Fraction(comb(15, 2), comb(21, 2))
    assert kept_none_that_wins == Fraction(1, 2) == Fraction(found.possible, 3990)


def test_a_card_held_and_a_card_glimpsed_differ() -> None:
    """That Bo holds at least one camel says less than that a card of his is one."""
    view = anna_sees()
    two = next(card for card, count in sorted(view.unseen.items()) if count == 2)
    both = view.given(holds={"Bo": two}).hold_count("Bo", two)[2]
    glimpsed = Fraction(2, 20)  # the other is one of 20 cards, and two places are left
    assert both < glimpsed


def test_five_moves_block_equally_well_and_no_draw_of_hers_counts() -> None:
    """After a played move the next card is luck: every one that was blocked has 65/133."""
    view = anna_sees()
    assert len(view.legal_moves) == 12
    for move in view.legal_moves:
        chance = view.after(move).finish_probability("Bo")
        assert chance == (Fraction(65, 133) if str(move) in BLOCKING else Fraction(25, 38))


def test_asking_after_the_draw_compares_luck() -> None:
    found = {}
    for move in ("dragon e2", "dragon f2"):
        game = sq.Game.load(GAMES / "anna-and-bo.txt")
        game.go_to(36)
        game.play(move)
        found[move] = game.seen_by("Anna").finish_probability("Bo")
    assert found == {"dragon e2": Fraction(29, 57), "dragon f2": Fraction(23, 57)}
