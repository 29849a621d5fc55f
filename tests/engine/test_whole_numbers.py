"""Whole numbers of other libraries do wherever a whole number is asked for."""

import numpy as np
import pytest

import sequence_widget as sq
from sequence_widget.rules import DiceRules, KidsRules

ONE, TWO, THREE = np.int64(1), np.uint8(2), np.int32(3)


def test_rules_take_them_and_keep_python_s_own() -> None:
    cards = sq.edition("kids").but(
        hand_size=TWO, dragons=ONE, copies={"tiger": THREE}, limit=np.int64(50), swaps_per_turn=ONE
    )
    assert isinstance(cards, KidsRules)
    same = {"hand_size": 2, "dragons": 1, "copies": {"tiger": 3}, "limit": 50, "swaps_per_turn": 1}
    assert cards == sq.edition("kids").but(**same)
    assert cards.to_text() == sq.edition("kids").but(**same).to_text()
    dice = sq.edition("dice").but(dice=np.array([6, 6]), again_on=np.array([2]), chips=np.int8(9))
    assert isinstance(dice, DiceRules)
    kept = [*dice.dice, *dice.again_on, dice.chips, cards.hand_size, cards.limit]
    assert {type(number) for number in kept} == {int}
    assert sq.edition("kids-2025", beginners=TWO).to_text() == (  # type: ignore[arg-type] # as good as one
        sq.edition("kids-2025", beginners=2).to_text()
    )


def test_positions_take_them() -> None:
    dice = sq.position("dice", THREE, chips={"b2": ONE}, turn=TWO, roll=np.array([3, 4]), rolls=ONE)  # type: ignore[arg-type, dict-item] # as good as ints
    assert dice == sq.position("dice", 3, chips={"b2": 1}, turn=2, roll=(3, 4), rolls=1)
    assert sq.Position.from_text(dice.to_text()) == dice
    assert (dice.supply(ONE), dice.seen_by(ONE).seat) == (19, 1)  # type: ignore[arg-type] # as good as ints
    cards = sq.position("kids", hands=[["fox"], ["lion"]])
    assert cards.hand(ONE) == ("lion",)  # type: ignore[arg-type] # as good as an int
    assert cards.discards(ONE) == ()  # type: ignore[arg-type] # as good as an int
    assert type(cards.seen_by(ONE).seat) is int  # type: ignore[arg-type] # as good as an int
    assert sq.Chance("roll", faces=(THREE, ONE)) == sq.Chance("roll", faces=(3, 1))  # type: ignore[arg-type] # as good as ints


def test_games_take_them() -> None:
    game = sq.Game("kids", TWO, seed=np.int64(7))  # type: ignore[arg-type] # as good as ints
    plain = sq.Game("kids", 2, seed=7)
    assert game.to_json() == plain.to_json()
    game.play("tiger b1", by=np.int64(0))  # type: ignore[arg-type] # as good as an int
    plain.play("tiger b1")
    game.back(ONE)  # type: ignore[arg-type] # as good as an int
    game.forward(ONE)  # type: ignore[arg-type] # as good as an int
    game.go_to(TWO)  # type: ignore[arg-type] # as good as an int
    game.advance(THREE)  # type: ignore[arg-type] # as good as an int
    assert game.seat_of(ONE) == game.seen_by(ONE).seat == 1  # type: ignore[arg-type] # as good as an int
    assert game.to_json() == plain.to_json()
    game.restart(np.int64(8))  # type: ignore[arg-type] # as good as an int
    assert (game.seed, type(game.seed)) == (8, int)
    dealt = sq.Game("kids", ["Anna", "Bo", "Cy"], dealer=np.int64(0), seed=1)  # type: ignore[arg-type] # as good as an int
    assert dealt.position.turn == 1


@pytest.mark.parametrize("wrong", [np.bool_(1), True, np.float64(1), "1"], ids=repr)
def test_what_is_no_whole_number_does_not_do(wrong: object) -> None:
    game = sq.Game("dice", seed=1)
    with pytest.raises(sq.IllegalMoveError):
        game.go_to(wrong)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(sq.RulesError):
        sq.edition("kids").but(dragons=wrong)
    with pytest.raises(sq.SequenceError):
        sq.position("dice", chips={"b2": wrong})  # type: ignore[dict-item] # wrong on purpose
    if not isinstance(wrong, str):  # digits in a word are a seed
        with pytest.raises(sq.RulesError):
            sq.Game("dice", seed=wrong)  # type: ignore[arg-type] # wrong on purpose
