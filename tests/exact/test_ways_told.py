"""Explanations tell the way: formulas that give the answer, and the counts that were made."""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import comb
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.text import LANGUAGES, say
from tests.exact.places import START
from tests.exact.test_lesson_figures import anna_sees

WAIT = sq.rolls_until("dice", 7)
TURN = sq.turn("dice")

WITH_FORMULA: Mapping[str, Callable[[], Any]] = {
    "more": lambda: WAIT.more_than(10),
    "at most": lambda: WAIT.at_most(10),
    "exactly": lambda: WAIT.probability(3),
    "the first": lambda: WAIT.probability(1),
    "any of two": lambda: sq.rolls_until("dice", any_of={6, 11}).more_than(5),
    "a few": lambda: WAIT.probability({3, 4, 7}),
    "a turn, more": lambda: TURN.more_than(2),
    "a turn, at most": lambda: TURN.at_most(1),
    "a turn, exactly": lambda: TURN.probability(1),
    "learnt": lambda: WAIT.given(more_than=10).probability(11),
    "learnt, later": lambda: WAIT.given(more_than=10).probability(13),
    "learnt, more": lambda: WAIT.given(more_than=10).more_than(12),
    "learnt twice": lambda: WAIT.given(more_than=4).given(more_than=10).at_most(12),
    "a turn, learnt": lambda: TURN.given(more_than=0).more_than(2),
    "a sum": lambda: WAIT.probability(1) + WAIT.probability(2),
    "a difference": lambda: WAIT.probability(1) - WAIT.probability(2),
}


def worth(formula: str, **letters: int) -> Fraction:
    """Work out a formula as an explanation writes it."""
    code = formula.replace(" × ", " * ").replace(" · ", " * ").replace("^", "**").replace("−", "-")
    code = re.sub(r"C\((\d+), (\d+)\)", lambda found: str(comb(*map(int, found.groups()))), code)
    code = re.sub(r"\d+/\d+|(?<![*\d])\b\d+\b", lambda found: f"Fraction('{found[0]}')", code)
    code = re.sub(r"\*\*Fraction\('(\d+)'\)", r"**\1", code)
    found = eval(code, {"Fraction": Fraction, **letters})  # noqa: S307 - our own formula
    assert isinstance(found, Fraction)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", WITH_FORMULA)
def test_the_formula_that_is_told_gives_the_answer(words: str, language: str) -> None:
    answer = WITH_FORMULA[words]()
    told = answer.explain(language)
    [formula] = re.findall(r"^(?:P\(.*?\) = )?([^=≈]*?)(?: = [^=≈]*)? [=≈] [^%=]*%", told)
    assert worth(formula) == answer
    assert "^0" not in formula
    assert "^1 " not in f"{formula} "


def test_both_of_two_has_a_formula_for_every_number_of_rolls() -> None:
    both = sq.rolls_until("dice", all_of={6, 11})
    for language in LANGUAGES:
        [formula] = re.findall(r"P\(X > k\) = (.*?);", both.explain(language))
        for k in (1, 2, 5, 30):
            assert worth(formula, k=k) == both.more_than(k)
    three = sq.rolls_until("dice", all_of={6, 11, 12})
    assert "each of 6, 11 and 12" in three.explain()
    assert "for each three added again" in three.explain()


def test_none_where_there_is_nothing_to_say() -> None:
    for certain in (WAIT.more_than(0), WAIT.at_most(0), WAIT.given(more_than=10).more_than(10)):
        assert "^" not in certain.explain()


def test_after_rolls_in_vain_the_wait_begins_anew() -> None:
    due = WAIT.given(more_than=10)
    assert "Rolls have no memory: after 10 rolls the wait begins anew." in due.explain()
    assert "hukommelse: Etter 10 kast begynner ventingen på nytt." in due.explain("nb")
    for other in (
        sq.rolls_until("dice", 7, times=2),
        sq.turn("dice"),
        sq.draws_until("kids", "fox"),
    ):
        assert "memory" not in other.given(more_than=1).explain()


def test_what_was_learnt_is_divided_by() -> None:
    learnt = WAIT.given(at_most=2)
    assert "P(X = 1 | X ≤ 2) = (1/6)/(1 − (5/6)^2) = 6/11" in learnt.probability(1).explain()
    assert learnt.probability(1) == WAIT.probability(1) / Fraction(11, 36)
    cards = sq.draws_until("kids", "dragon").given(more_than=10)
    told = cards.probability(11).explain()
    assert "C(40, 10)/C(42, 10)" in told


def test_the_opposite_explains_what_it_is_the_opposite_of() -> None:
    p: Any = START.seen_by(0).hold_probability(1, "dragon")
    opposite = 1 - p
    assert opposite.explain() == (
        f"1 − {Fraction(p)} = {opposite.in_language()}: the probability that it does not happen. "
        + p.explain()
    )
    long: Any = 1 - sq.race("dice")[7]
    assert "1 − 0.310283 ≈" in long.explain()


def test_draws_after_a_turn_without_a_win_are_counted() -> None:
    view = anna_sees().given(no_win_last_turn="Bo")
    unseen, kept = view.unseen, view.hand_sizes[1] - 1
    winning = set(view.outs("Bo"))
    harmless = sum(n for card, n in unseen.items() if card not in winning)
    wins = min(winning)
    p = view.draw_probability(wins)
    cases = comb(harmless, kept) * (unseen.total() - kept) * (unseen.total() - kept - 1)
    assert p.possible == cases
    assert p == Fraction(unseen[wins], unseen.total() - kept)
    assert f"among the other {unseen.total() - kept}." in p.explain()
    assert "the new card in it and the next card drawn." in p.explain()
    assert view.next_draw()[wins] == p
    assert view.next_draw()[wins].possible == p.possible
    assert "the next 2 cards drawn." in view.draw_count(wins, draws=2)[0].explain()
    other = next(card for card in unseen if card not in winning)
    assert "cannot be any of these" not in view.draw_probability(other).explain()


def test_waiting_for_both_calls_no_card_favourable_alone() -> None:
    both = sq.draws_until("kids", all_of=["dragon", "unicorn"])
    assert "there are 2 dragons and 2 unicorns" in both.explain()
    assert "det 2 drager og 2 enhjørninger" in both.explain("nb")
    assert "favourable" not in both.explain()


@pytest.mark.parametrize("k", [1, 7, 40])
def test_how_likely_none_has_come_is_told_as_counted(k: int) -> None:
    wait = sq.draws_until("kids", "dragon")
    assert "P(X > k) = C(40, k)/C(42, k);" in wait.explain()
    assert wait.more_than(k) == Fraction(comb(40, k), comb(42, k))


def test_how_many_rolls_show_it_is_binomial() -> None:
    seven = sq.roll_count("dice", 7, rolls=9)
    [formula] = re.findall(r"^P\(X = k\) = (.*?)\. ", seven.explain())
    for k in range(10):
        chosen = formula.replace("C(9, k)", str(comb(9, k))).replace("(9 − k)", str(9 - k))
        assert worth(chosen, k=k) == seven[k]
    assert "(9 over k) · (1/6)^k · (5/6)^(9 − k)" in seven.explain("nb")


def test_a_race_that_one_roll_decides_is_counted() -> None:
    once = sq.race("dice", {7: 1, 12: 1})[7]
    assert (once.favourable, once.possible) == (6, 7)
    assert "6 of 7 equally likely rolls of 7 or 12." in once.explain()
    assert "6/7 show 7 and 1/7 show 12" in sq.race("dice", {7: 4, 12: 4}).explain()


def test_who_asks_sees_why() -> None:
    chips = {"c1": 0, "d1": 0, "e1": 0}
    views = [
        sq.position("kids", chips=chips, hands=[[card, "camel", "panda"], ["fox"] * 2]).seen_by(0)
        for card in ("tiger", "wolf")
    ]
    assert "Seat 0 holds tiger." in views[0].finish_probability(0).explain()
    assert "Seat 0 holds none of them." in views[1].finish_probability(0).explain()
    view = views[1]
    assert "sees the hand: camel, panda and wolf." in view.hold_probability(0, "wolf").explain()
    assert view.draw_probability("fox", draws=0).explain() == "0 = 0%. No card is drawn."


@pytest.mark.parametrize(
    ("who", "told"),
    [
        (0, "The moves that seat 1 and seat 2 make before that are not counted."),
        (1, "nobody else moves meanwhile."),
        (2, "The move that seat 1 is about to make is not counted."),
    ],
)
def test_turns_of_dice_before_are_named(who: int, told: str) -> None:
    view = sq.position("dice", players=3, chips={"a1": 0}, turn=1).seen_by(1)
    assert view.finish_probability(who).explain().endswith(told)


def test_a_seat_that_draws_for_a_swap_is_still_to_move() -> None:
    hands = [["fox", "lion"], ["zebra", "whale", "shark"]]
    chips = {"c1": 1, "d1": 1, "e1": 1}
    told = "The move that seat 0 is about to make is not counted."
    swapped = sq.position("kids", hands=hands, chips=chips, awaiting="draw", swaps=1).seen_by(None)
    assert told in swapped.finish_probability(1).explain()
    assert "is not counted" not in swapped.finish_probability(0).explain()
    played = sq.position("kids", hands=hands, chips=chips, awaiting="draw").seen_by(None)
    assert "is not counted" not in played.finish_probability(1).explain()


def test_a_roll_that_was_made_is_said_to_be_left_out() -> None:
    view = sq.position("dice", turn=0, roll=(3, 4)).seen_by(0)
    assert (
        view.finish_probability(0)
        .explain()
        .endswith("The roll that seat 0 has made is not counted.")
    )
    assert "about to make" in view.finish_probability(1).explain()


def test_numbers_are_grouped_everywhere_in_a_sentence() -> None:
    assert "the 1,330 likeliest" in sq.opening_hand("kids").summary()
    assert "de 1\u00a0330 mest" in sq.opening_hand("kids").summary("nb")


def test_what_is_exact_is_not_called_about() -> None:
    assert "mean is 7/2 = 3.5" in sq.roll_sum("mini-dice").summary()
    assert "er 7/2 = 3,5" in sq.roll_sum("mini-dice").summary("nb")
    assert "deviation is 0." in sq.rolls_until("dice", any_of=range(2, 13)).summary()


def test_what_has_one_outcome_is_said_to_be_so() -> None:
    assert START.seen_by(0).hold_count(0, "fox").summary() in (
        "How many foxes seat 0 holds: it is always 1.",
        "How many foxes seat 0 holds: it is always 0.",
    )


def test_a_long_mean_is_a_decimal_and_the_fraction_is_to_be_had() -> None:
    for moment in (sq.race("dice").mean(), WAIT.given(at_most=1_500).variance()):
        told = repr(moment)
        size = say(
            "number.size", above=len(str(moment.numerator)), below=len(str(moment.denominator))
        )
        assert told.endswith(f"({size})")
        assert len(told) < 70
        assert repr(Fraction(moment)).startswith("Fraction(")
    assert repr(WAIT.mean()) == "Fraction(6, 1)"
