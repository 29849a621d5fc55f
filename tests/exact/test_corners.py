"""Answers at the corners: nothing asked for, nothing that could happen, a game near its limit."""

from fractions import Fraction

import pytest

import sequence_widget as sq
from sequence_widget.engine.dice import DiceView
from sequence_widget.exact.finish.dice import _task

HANDS = [["tiger", "fox", "lion"], ["zebra", "whale", "shark"]]


def dice_view(rules: str, rolls: int = 0) -> DiceView:
    view = sq.position(rules, chips={"b2": 0}, rolls=rolls).seen_by(0)
    assert isinstance(view, DiceView)
    return view


def test_a_probability_of_nothing_given_is_0() -> None:
    assert sq.Probability() == 0
    assert (sq.Probability().favourable, sq.Probability().possible) == (0, 1)
    assert str(sq.Probability()) == "0 = 0 %"


@pytest.mark.parametrize("rules", ["dice again_on=none", "mini-dice"])
def test_a_turn_without_extra_turns_places_one_chip_or_none(rules: str) -> None:
    chips = sq.turn(rules)
    assert chips.probability(0) + chips.probability(1) == 1
    assert chips.more_than(1) == 0
    assert chips.mean() == chips.probability(1)


def test_a_distribution_says_what_it_takes_for_granted() -> None:
    view = sq.position("kids", hands=HANDS).seen_by(0)
    for told in (view.next_draw(), view.hold_count(1, "wolf"), view.draw_count("wolf")):
        assert told.assumptions == view.draw_probability("wolf").assumptions != ()
    learnt = view.given(lacks={1: ["wolf"]}).hold_count(1, "fox")
    assert set(learnt.assumptions) > set(view.hold_count(1, "fox").assumptions)
    assert sq.roll_sum("dice").assumptions == ()


def test_where_no_sum_completes_a_line_it_is_said() -> None:
    position = sq.position("dice", chips={"b2": 0})
    view = position.seen_by(0)
    chance = view.finish_probability(0, within="roll")
    assert chance == 0
    said = "No roll completes a line for seat 0 at once"
    assert said in chance.explain()
    assert said in view.finish_probability(0).explain()
    near = sq.position("mini-dice", chips={"a1": 0, "b1": 0}).seen_by(0)
    assert said not in near.finish_probability(0, within="roll").explain()


def test_hands_may_come_one_after_another() -> None:
    expected = sq.position("kids", hands=HANDS)
    assert sq.position("kids", hands=(hand for hand in HANDS)) == expected
    assert sq.position("kids", hands=((card for card in hand) for hand in HANDS)) == expected
    assert sq.position("kids", hands=map(tuple, HANDS), discards=iter([(), ()])) == expected


def test_the_limit_is_looked_at_when_it_is_near() -> None:
    far, near = dice_view("dice limit=10000"), dice_view("dice limit=30", rolls=27)
    assert _task(far, 0, 2).rolls == -1
    assert _task(near, 0, 2).rolls == 3
    assert _task(dice_view("dice limit=22"), 0, 2).rolls == 22
    assert _task(dice_view("dice limit=23"), 0, 2).rolls == -1
    endless = "dice again_after=always limit={}"
    assert _task(dice_view(endless.format(300)), 0, 2).rolls == 300
    assert _task(dice_view(endless.format(301)), 0, 2).rolls == -1
    assert _task(dice_view("dice again_after=always again_on=none limit=300"), 0, 2).rolls == -1


def test_an_answer_that_leaves_the_limit_out_says_so() -> None:
    key = "probability.assumed.limit_left_out"
    for rules, told in (
        ("dice again_after=always limit=301", True),
        ("dice again_after=always limit=300", False),
        ("dice again_after=always again_on=none", False),
        ("dice", False),
    ):
        answer = dice_view(rules).finish_probability(0)
        assert (key in [phrase.key for phrase in answer.assumptions]) == told


def test_a_task_is_what_is_missing() -> None:
    view = dice_view("mini-dice")
    task = _task(view, 0, 1)
    centre = 1 << view.layout.numbers["b2"]
    assert not any(line & centre for line in task.lines)
    assert sorted(line.bit_count() for line in task.lines) == sorted(
        3 - (centre & line > 0) for line in _task(dice_view_of_nobody(), 0, 1).lines
    )
    assert (task.free & centre, task.theirs, task.left, task.turns) == (0, 0, 8, 1)
    theirs = sq.position("mini-dice", chips={"b2": 0}, turn=1).seen_by(1)
    assert isinstance(theirs, DiceView)
    assert _task(theirs, 1, 1).theirs == centre
    assert _task(theirs, 1, 1).left == 9


def dice_view_of_nobody() -> DiceView:
    view = sq.position("mini-dice").seen_by(0)
    assert isinstance(view, DiceView)
    return view


def test_one_roll_left_is_one_chance() -> None:
    chips = {"a1": 0, "b1": 0}
    last = sq.position("mini-dice limit=30", chips=chips, rolls=29).seen_by(0)
    assert last.finish_probability(0, within=5) == last.finish_probability(0, within="roll")
    early = sq.position("mini-dice limit=30", chips=chips, rolls=1).seen_by(0)
    assert (
        early.finish_probability(0, within=5) > last.finish_probability(0, within=5) > Fraction(0)
    )


def test_one_roll_says_whose_move_it_leaves_out() -> None:
    view = sq.position("mini-dice", chips={"a1": 1, "b1": 1}).seen_by(1)
    later = view.finish_probability(1, within="roll")
    assert [told.key for told in later.assumptions] == ["probability.assumed.move_left_out"]
    assert "The move that seat 0 is about to make is not counted." in later.explain("en")
    assert view.finish_probability(0, within="roll").assumptions == ()
