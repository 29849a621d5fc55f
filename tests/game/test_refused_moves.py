"""A move that a game refuses changes nothing."""

from collections.abc import Callable
from functools import partial

import pytest

import sequence_widget as sq
from tests.rules.table import cards

REST = "panda turtle moose"


# In a game


def game(luck: str = "auto") -> sq.Game:
    """Begin a game of two with hands that are known."""
    return sq.Game(cards("kids", "tiger fox lion", REST), ["Anna", "Bo"], seed=7, luck=luck)


def untouched(table: sq.Game, error: type[sq.SequenceError], act: Callable[[], object]) -> str:
    """Try something that is refused, and see that the game is as it was."""
    told: list[sq.Game] = []

    def follow(changed: sq.Game) -> None:
        told.append(changed)

    table.subscribe(follow)
    before = (table.to_json(), table.position, table.events, table.ply, table.variations)
    with pytest.raises(error) as refused:
        act()
    assert (table.to_json(), table.position, table.events, table.ply, table.variations) == before
    assert told == []
    return str(refused.value)


UNPLAYABLE = ["tigr b1", "tiger h9", "tiger c3", "panda a3", "pass", "draw tiger", "swap tiger"]
REFUSED = [*UNPLAYABLE, "?", ""]


def test_nothing_is_changed_by_a_refused_move(subtests: pytest.Subtests) -> None:
    for event in REFUSED:
        with subtests.test(repr(event)):
            table = game()
            untouched(table, sq.IllegalMoveError, partial(table.play, event))
            table.play("tiger b1")
            assert table.position.turn == 1


def test_nothing_is_changed_by_luck_that_cannot_be() -> None:
    table = game(luck="ask")
    table.play("tiger b1")
    for event in ("draw dragonfly", "roll 3+4", "deal fox", "fox f2"):
        untouched(table, sq.IllegalMoveError, partial(table.play, event))
    table.play("draw fox")
    assert table.position.hand(0) == ("fox", "fox", "lion")


def test_a_refused_move_in_the_past_starts_no_variation() -> None:
    table = game()
    table.play("tiger b1")
    table.back(1)
    table.go_to(0)
    untouched(table, sq.IllegalMoveError, lambda: table.play("tiger c3"))
    assert len(table.events) == 2


@pytest.mark.parametrize("by", ["Bo", 1], ids=["by name", "by seat"])
def test_it_is_the_turn_of_another(by: str | int) -> None:
    table = game()
    sentence = untouched(table, sq.IllegalMoveError, lambda: table.play("tiger b1", by=by))
    assert sentence == "'tiger b1': it is the turn of Anna, not of Bo"


def test_a_wrong_seat_has_its_key() -> None:
    with pytest.raises(sq.IllegalMoveError) as refused:
        game().play("tiger b1", by=1)
    assert refused.value.key == "refused.wrong_seat"


@pytest.mark.parametrize("by", ["Anna", 0], ids=["by name", "by seat"])
def test_whose_turn_it_is_may_move(by: str | int) -> None:
    table = game()
    table.play("tiger b1", by=by)
    assert table.position.chip("b1") == 0


STRANGERS: list[str | int] = ["Cy", "anna", 2, -1, True]


def test_somebody_who_does_not_play_cannot_move(subtests: pytest.Subtests) -> None:
    for by in STRANGERS:
        with subtests.test(repr(by)):
            table = game()
            untouched(table, sq.PositionError, partial(table.play, "tiger b1", by=by))


def test_after_the_end_nothing_is_played() -> None:
    table = sq.Game(cards("kids", "giraffe", REST, on=["b1 c1"]), ["Anna", "Bo"], seed=1)
    table.play("giraffe d1")
    sentence = untouched(table, sq.IllegalMoveError, lambda: table.play("panda a3"))
    assert "the game is over" in sentence
    untouched(table, sq.IllegalMoveError, table.luck)
