"""A proven chance: how it is written, what it can be compared with, and where it goes."""

import copy
import math
import pickle
from collections.abc import Callable
from fractions import Fraction
from operator import add, ge, gt, le, lt, mul, sub, truediv
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.teaching import make_question
from sequence_widget.text import Phrase

FIRST = sq.Proven(Fraction(564453889809457, 10**15), Fraction(564453889809458, 10**15))
HALF = sq.Proven(Fraction(1, 2) - Fraction(1, 10**15), Fraction(1, 2) + Fraction(1, 10**15))
OPERATORS: dict[str, Callable[[Any, Any], bool]] = {"<": lt, "<=": le, ">": gt, ">=": ge}


def test_it_is_written_with_the_digits_that_are_proven() -> None:
    assert repr(FIRST) == str(FIRST) == f"{FIRST}" == "0.564453889809 (proven)"
    assert FIRST.in_language("nb") == "0,564453889809 (bevist)"
    assert f"{FIRST:.3f} {FIRST:.1%}" == "0.564 56.4%"
    assert float(FIRST) == pytest.approx(0.5644538898094575, abs=1e-16)
    assert repr(HALF) == "0.500000000000 (proven)"


@pytest.mark.parametrize(
    ("lower", "upper", "told"),
    [
        (Fraction(0), Fraction(0), "0"),
        (Fraction(1), Fraction(1), "1"),
        (Fraction(3, 8), Fraction(3, 8), "3/8"),
        (Fraction(333, 1000), Fraction(334, 1000), "0.33"),
        (Fraction(1, 3), Fraction(1, 2), "0.333–0.500"),
        (Fraction(2, 3), Fraction(7, 10), "0.7"),
        (Fraction(5, 10**13) - Fraction(1, 10**16), Fraction(5, 10**13), "0.00000000000"),
    ],
)
def test_fewer_digits_are_written_where_fewer_are_proven(
    lower: Fraction, upper: Fraction, told: str
) -> None:
    assert repr(sq.Proven(lower, upper)) == f"{told} (proven)"


def test_it_says_between_what_it_lies_and_why() -> None:
    start = sq.position("mini-dice board=1.2/2.1 run_length=2")
    chance = sq.solve(start, play="random").win_probability(0)
    assert chance.explain() == (
        "0.582524271845 (proven): at least 0.582524271844659 and at most 0.582524271844661. "
        "All 5 positions that play can reach were solved together: bounds from below and from "
        "above, improved until they met. Assumed: everybody plays at random, each legal move being "
        "equally likely, and no limit ends the game."
    )
    assert chance.lower < Fraction(60, 103) < chance.upper
    assert "minst 0,582524271844659 og høyst" in chance.explain("nb")
    assert "solved together" in chance._repr_html_()
    assert "0.582524271845 (proven)</span>" in chance._repr_html_()
    won = sq.solve(sq.position("mini-dice", chips={"a1": 1, "b1": 1, "c1": 1})).win_probability(1)
    assert won.explain() == "1 (proven)."


@pytest.mark.parametrize("other", [0, 0.5, Fraction(9, 16), 0.5644, -math.inf, HALF, False])
def test_bounds_that_lie_apart_decide(other: Any) -> None:
    assert other < FIRST > other
    assert other <= FIRST >= other
    assert not other > FIRST
    assert not lt(FIRST, other)
    assert not other >= FIRST
    assert not le(FIRST, other)


def test_a_bound_that_is_met_decides_what_it_can() -> None:
    lower, upper = FIRST.lower, FIRST.upper
    assert lower <= FIRST
    assert upper >= FIRST
    assert not lower > FIRST
    assert not upper < FIRST
    for holds, end in ((gt, lower), (le, lower), (lt, upper), (ge, upper)):
        with pytest.raises(sq.QuestionError, match="does not decide"):
            holds(FIRST, end)


@pytest.mark.parametrize("sign", OPERATORS)
@pytest.mark.parametrize("other", [FIRST, FIRST.middle, float(FIRST)])
def test_what_the_bounds_do_not_decide_is_refused(sign: str, other: Any) -> None:
    for pair in ((FIRST, other), (other, FIRST)):
        with pytest.raises(sq.QuestionError, match=r"float\(\.\.\.\)") as refused:
            OPERATORS[sign](*pair)
        assert "0.564453889809457" in str(refused.value)
        assert "bevist" in refused.value.in_language("nb")


@pytest.mark.parametrize("sign", OPERATORS)
def test_what_is_no_number_is_neither_above_nor_below(sign: str) -> None:
    assert OPERATORS[sign](FIRST, math.nan) is False


shares = st.fractions(min_value=0, max_value=1, max_denominator=8)


@given(shares, shares, shares, shares, st.sampled_from(sorted(OPERATORS)))
def test_a_comparison_is_answered_only_if_it_holds_everywhere(
    a: Fraction, b: Fraction, c: Fraction, d: Fraction, sign: str
) -> None:
    one, other = sq.Proven(min(a, b), max(a, b)), sq.Proven(min(c, d), max(c, d))
    inside = {
        OPERATORS[sign](x, y)
        for x in (one.lower, one.middle, one.upper)
        for y in (other.lower, other.middle, other.upper)
    }
    try:
        assert {OPERATORS[sign](one, other)} == inside
    except sq.QuestionError:
        assert len(inside) == 2


@pytest.mark.parametrize("other", [0.5, Fraction(1, 2), sq.Probability(1, 2), 1, "1/2", None])
def test_it_equals_nothing_of_another_type(other: Any) -> None:
    settled = sq.Proven(Fraction(1, 2), Fraction(1, 2))
    assert settled != other
    assert other != settled


def test_equal_bounds_are_equal_whatever_is_told_of_them() -> None:
    told = sq.Proven(FIRST.lower, FIRST.upper, steps=(Phrase("probability.step.no_draws"),))
    assert told == FIRST
    assert hash(told) == hash(FIRST)
    assert told != HALF
    assert "No card is drawn" in told.explain()
    for again in (copy.copy(told), copy.deepcopy(told), pickle.loads(pickle.dumps(told))):  # noqa: S301 - made here
        assert again == told
        assert again.explain() == told.explain()


def test_it_does_not_change_and_is_no_number_to_calculate_with() -> None:
    with pytest.raises(AttributeError):
        FIRST.lower = Fraction(0)  # type: ignore[misc] # so that it is tried
    assert not hasattr(FIRST, "__dict__")
    for calculate in (add, sub, mul, truediv):
        for pair in ((FIRST, 1), (1, FIRST), (FIRST, FIRST), (FIRST, 0.5)):
            with pytest.raises(TypeError):
                calculate(*pair)
    for compared in OPERATORS.values():
        with pytest.raises(TypeError):
            compared(FIRST, "often")


BAD: list[tuple[Any, Any]] = [
    (Fraction(1, 2), Fraction(1, 3)), (-1, Fraction(1, 2)), (Fraction(1, 2), 2), (0.25, 0.5),
    ("0", "1"), (None, None), (Fraction(1, 2), Fraction(3, 2)), (0, 10**5_000),
]  # fmt: skip


@pytest.mark.parametrize("ends", BAD, ids=range(len(BAD)))
def test_what_are_no_bounds_is_refused_in_words(ends: tuple[Any, Any]) -> None:
    with pytest.raises(sq.QuestionError, match="not bounds of a chance") as refused:
        sq.Proven(*ends)
    assert "ikke grenser" in refused.value.in_language("nb")


def test_whole_numbers_of_any_kind_are_bounds() -> None:
    settled: Any = sq.Proven(*[1, True])  # type: ignore[arg-type] # so that it is tried
    assert settled == sq.Proven(Fraction(1), Fraction(1))
    assert type(settled.lower) is Fraction


@pytest.mark.parametrize(
    ("typed", "verdict"),
    [
        ("0.564", "right"), ("56,4 %", "right"), ("0.564453889809", "right"),
        ("0.5644538898094575", "right"), ("0.6", "vague"), ("0.57", "close"), ("0.5645", "right"),
        ("0.5644538899", "close"), ("0.5", "wrong"), ("1", "wrong"), ("9/16", "close"),
        ("564453889809457/1000000000000000", "right"), ("often", "unreadable"),
    ],
)  # fmt: skip
def test_a_guess_is_checked_against_its_digits(typed: str, verdict: str) -> None:
    check = sq.check(typed, FIRST)
    assert check.verdict == verdict
    if verdict == "right":
        assert check.explain() == "Right: 0.564453889809 (proven)."
        assert check.explain("nb") == "Riktig: 0,564453889809 (bevist)."


def test_a_cell_may_answer_with_it_and_be_asked_for_it() -> None:
    assert sq.check(FIRST, FIRST).right
    assert sq.check(float(FIRST), FIRST).right
    assert sq.check(FIRST, Fraction(5644538898094575, 10**16)).right
    assert sq.check("0", sq.Proven(Fraction(0), Fraction(1, 10**16))).right
    question = make_question("How often?", FIRST, name="q")
    course = question.course(question.asked("0,564"))
    assert course.checks[-1].right
    assert question.explain("nb") == FIRST.explain("nb")
    assert question.truth.place() == float(FIRST)


def test_it_stands_beside_other_values() -> None:
    beside = sq.bars({"first": FIRST, "a 7": sq.roll_sum("dice")[7]})
    assert beside.explain() == "first: 0.564453889809 (proven)\na 7: 1/6 ≈ 16.7%"
    assert "0,564453889809 (bevist)" in beside.to_html("nb")
    assert [*beside.to_frame()["value"]] == [float(FIRST), 1 / 6]
