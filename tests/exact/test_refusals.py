"""Conditions that cannot be, and questions that make no sense or are out of reach."""

from typing import TYPE_CHECKING

import pytest

import sequence_widget as sq
from sequence_widget.exact.finish import dice_search
from tests.exact import places

if TYPE_CHECKING:
    from collections.abc import Callable


def test_conditions_that_cannot_be() -> None:
    game = places.bo_near()
    view = game.seen_by("Anna")
    impossible: list[Callable[[], object]] = [
        lambda: view.given(holds={"Bo": ["tiger", "tiger"]}),
        lambda: view.given(holds={"Bo": "wolf"}),
        lambda: view.given(holds={"Bo": ["fox", "panda", "lion", "zebra"]}),
        lambda: view.given(holds={"Bo": "panda"}, lacks={"Bo": "panda"}),
        lambda: view.given(holds={"Bo": "panda"}).given(lacks={"Bo": "panda"}),
        lambda: view.given(holds={"Anna": "panda"}),
        lambda: view.given(lacks={"Anna": "tiger"}),
        lambda: sq.Game("kids", seed=1).seen_by(0).given(no_win_last_turn=1),
    ]
    for ask in impossible:
        with pytest.raises(sq.ImpossibleError) as refused:
            ask()
        assert refused.value.in_language("nb")
    assert view.given(holds={"Anna": "tiger"}) == view
    assert view.given(no_win_last_turn="Anna").next_draw() == view.next_draw()


def test_who_passed_a_win_by_belies_the_assumption() -> None:
    start = sq.position(
        "kids",
        hands=[["lion", "tiger", "whale"], ["turtle", "panda", "zebra"]],
        chips={"c1": 1, "d1": 1, "e1": 1, "f5": 0},
        turn=1,
    )
    game = sq.Game(start, players=["Anna", "Bo"], seed=1)
    game.play("turtle f1")
    with pytest.raises(sq.ImpossibleError, match="won last turn"):
        game.seen_by("Anna").given(no_win_last_turn="Bo")
    other = sq.position(
        "kids",
        hands=[["lion", "tiger", "whale"], ["turtle", "panda", "zebra"]],
        chips={"c1": 1, "d1": 1, "e1": 1},
        turn=1,
    )
    game = sq.Game(other, players=["Anna", "Bo"], seed=1)
    game.play("turtle f5")
    with pytest.raises(sq.ImpossibleError, match="could have won with turtle"):
        game.seen_by("Anna").given(no_win_last_turn="Bo")


def test_questions_that_make_no_sense_here() -> None:
    cards = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    dice = sq.Game("dice", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    refused: list[tuple[type[sq.SequenceError], Callable[[], object]]] = [
        (sq.PositionError, lambda: cards.hold_probability("Boo", "fox")),
        (sq.PositionError, lambda: cards.hold_probability(2, "fox")),
        (sq.PositionError, lambda: cards.hold_probability("Bo", "foxx")),
        (sq.PositionError, lambda: cards.draw_probability("foxx")),
        (sq.PositionError, lambda: cards.given(holds={"Boo": "fox"})),
        (sq.PositionError, lambda: cards.given(lacks={"Bo": "foxx"})),
        (sq.PositionError, lambda: cards.outs("Boo")),
        (sq.PositionError, lambda: dice.finish_probability(7)),
        (sq.QuestionError, cards.given),
        (sq.QuestionError, lambda: cards.given(holds={"Bo": []})),
        (sq.QuestionError, cards.draw_probability),
        (sq.QuestionError, lambda: cards.draw_probability("fox", draws=-1)),
        (sq.QuestionError, lambda: cards.draw_probability("fox", draws=37)),
        (sq.QuestionError, lambda: cards.finish_probability("Bo", within="roll")),
        (sq.QuestionError, lambda: cards.finish_probability("Bo", within=2)),
        (sq.QuestionError, lambda: cards.finish_probability("Bo", within="game")),
        (sq.QuestionError, lambda: dice.finish_probability("Bo", within=0)),
        (sq.QuestionError, lambda: dice.finish_probability("Bo", within=True)),
        (sq.QuestionError, dice.next_draw),
        (sq.QuestionError, lambda: dice.draw_probability("fox")),
        (sq.QuestionError, lambda: dice.hold_probability("Bo", "fox")),
        (sq.QuestionError, lambda: dice.given(no_win_last_turn="Bo")),
        (
            sq.QuestionError,
            lambda: sq.position("kids", hands=[["fox"], []]).seen_by(0).given(no_win_last_turn=1),
        ),
    ]
    for error, ask in refused:
        with pytest.raises(error) as raised:
            ask()
        assert raised.value.in_language("nb")


def test_too_many_turns_are_refused_with_what_to_do_instead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dice_search, "BUDGET", 50_000)
    view = sq.position("dice").seen_by(0)
    with pytest.raises(sq.OutOfReachError, match="roll many times from this position"):
        view.finish_probability(0, within=12)


def test_an_ended_game_has_no_more_turns() -> None:
    won = sq.position("kids", chips={"a2": 0, "a3": 0, "a4": 0}, hands=[["fox"], []]).seen_by(1)
    assert won.finish_probability(0) == 0
    assert won.outs(0) == {}
    assert "over" in won.finish_probability(0).explain()


def test_a_game_whose_last_roll_is_made_has_no_more_rolls() -> None:
    rules = sq.edition("mini-dice").but(limit=4)
    two = {"a1": 0, "b1": 0}
    view = sq.position(rules, chips=two, rolls=4, roll=(1,)).seen_by(0)
    for within in ("roll", "turn", 2):
        none = view.finish_probability(0, within=within)
        assert none == 0
        assert "after 4 rolls" in none.explain()
    before = sq.position(rules, chips=two, rolls=3).seen_by(0)
    assert before.finish_probability(0, within=3) == before.finish_probability(0) > 0
