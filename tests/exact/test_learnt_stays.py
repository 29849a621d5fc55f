"""What was learnt stays with 1 - p, and with sums where both learnt the same; else nothing does."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import pytest

import sequence_widget as sq
from tests.exact import places


def learnt() -> sq.View:
    return places.START.seen_by(0).given(lacks={1: "unicorn"})


def unlearnt() -> sq.View:
    return places.START.seen_by(0)


def other() -> sq.View:
    return places.START.seen_by(0).given(holds={1: "dragon"})


KEPT: Mapping[str, tuple[Callable[[], Fraction], Fraction]] = {
    "the opposite": (lambda: 1 - learnt().draw_probability("unicorn"), Fraction(17, 18)),
    "the opposite of the opposite": (
        lambda: 1 - (1 - learnt().draw_probability("unicorn")),
        Fraction(1, 18),
    ),
    "a sum": (
        lambda: learnt().draw_probability("unicorn") + learnt().draw_probability("dragon"),
        Fraction(1, 18) + Fraction(17, 333),
    ),
    "a difference": (
        lambda: learnt().hold_probability(1, "dragon") - learnt().draw_probability("unicorn"),
        Fraction(35, 222) - Fraction(1, 18),
    ),
    "sum()": (
        lambda: sum((learnt().next_draw()[card] for card in ("unicorn", "dragon")), Fraction(0)),
        Fraction(1, 18) + Fraction(17, 333),
    ),
    "of a distribution": (
        lambda: 1 - learnt().next_draw().probability({"unicorn", "dragon"}),
        1 - Fraction(1, 18) - Fraction(17, 333),
    ),
    "of a count": (
        lambda: 1 - sq.rolls_until("dice", 7).given(more_than=10).probability(11),
        Fraction(5, 6),
    ),
}
LOST: Mapping[str, Callable[[], Fraction]] = {
    "learnt and not learnt": lambda: (
        learnt().draw_probability("fox") + unlearnt().draw_probability("fox")
    ),
    "not learnt and learnt": lambda: (
        unlearnt().draw_probability("fox") + learnt().draw_probability("fox")
    ),
    "other things learnt": lambda: (
        learnt().draw_probability("fox") + other().draw_probability("fox")
    ),
    "a difference of the two": lambda: (
        learnt().hold_probability(1, "dragon") - unlearnt().draw_probability("fox")
    ),
    "other conditions": lambda: (
        sq.roll_sum("dice").given({2, 3})[2] + sq.roll_sum("dice").given({4, 5})[4]
    ),
    "a count of something else": lambda: (
        sq.rolls_until("dice", 7).given(more_than=9).probability(10)
        + sq.rolls_until("dice", 2).given(more_than=9).probability(10)
    ),
    "a product": lambda: learnt().draw_probability("fox") * unlearnt().draw_probability("fox"),
    "a sum with a plain fraction": lambda: learnt().draw_probability("fox") + Fraction(1, 4),
}


@pytest.mark.parametrize("words", KEPT)
def test_it_stays(words: str) -> None:
    ask, answer = KEPT[words]
    found = ask()
    assert isinstance(found, sq.Probability)
    assert found == answer
    assert Fraction(found.favourable, found.possible) == found
    for language, said in (("en", "earnt: "), ("nb", "itt at ")):
        assert said in found.explain(language)
    assert "(learnt: " in repr(found)


@pytest.mark.parametrize("words", LOST)
def test_nothing_is_claimed_of_what_was_not_learnt(words: str) -> None:
    found = LOST[words]()
    assert isinstance(found, sq.Probability)
    assert found.assumptions == ()
    assert "learnt" not in repr(found)
    assert "earnt" not in found.explain()


def test_a_sum_under_one_condition_keeps_it() -> None:
    low = sq.roll_sum("dice").given({2, 3, 4})
    total: Any = low[2] + low[3]  # a Fraction, as far as types tell
    assert total.assumptions == low.assumptions != ()


def test_the_opposite_of_the_opposite_is_what_was_asked() -> None:
    p: Any = unlearnt().draw_probability("unicorn")
    assert (1 - (1 - p)).explain() == p.explain()
    assert (1 - (1 - (1 - p))).explain() == (1 - p).explain() != p.explain()


def test_the_opposite_counts_the_other_cases() -> None:
    p = unlearnt().draw_probability("unicorn", draws=3)
    opposite = 1 - p
    assert isinstance(opposite, sq.Probability)
    assert (opposite.favourable, opposite.possible) == (p.possible - p.favourable, p.possible)
    assert opposite + p == 1


def test_what_is_made_of_a_distribution_keeps_it() -> None:
    drawn = learnt().next_draw()
    lengths = drawn.map(len)
    assert lengths.assumptions == drawn.assumptions != ()
    assert "(learnt: " in repr(lengths[4])
