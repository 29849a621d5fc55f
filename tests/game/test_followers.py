"""Those who follow a game: told of every change, held weakly, none in the way of another."""

import gc
from functools import partial
from typing import Any

import pytest

import sequence_widget as sq
from tests.game.playing import FirstBot, texts


class Follower:
    def __init__(self) -> None:
        self.plies: list[int] = []

    def follow(self, game: sq.Game) -> None:
        self.plies.append(game.ply)


def test_followers_are_told_of_every_change_and_of_nothing_else() -> None:
    game = sq.Game("kids", seed=7)
    follower = Follower()
    game.subscribe(follower.follow)
    game.play("tiger b1")
    game.back()
    game.forward()
    game.go_to(2)  # shown already
    game.undo()
    game.play("zebra c2")
    game.switch(game.variations[0])
    with pytest.raises(sq.SequenceError):
        game.play("nonsense")
    with pytest.raises(sq.SequenceError):
        game.go_to(99)
    assert follower.plies == [2, 1, 2, 0, 2, 1]


def test_followers_are_told_of_luck_and_of_each_move_of_bots() -> None:
    game = sq.Game("dice", players=[FirstBot(), "Bo"], seed=1, luck="ask")
    follower = Follower()
    game.subscribe(follower.follow)
    while game.position.turn != 1:
        game.luck()
        game.advance()
    assert follower.plies == list(range(1, game.ply + 1))


def test_a_switch_between_ways_that_begin_alike_is_told() -> None:
    game = sq.Game("dice", seed=1, luck="ask")
    for last in ("roll 1+2", "roll 5+6"):
        game.go_to(0)
        game.play("roll 3+4")
        game.play("place b2")
        game.play(last)
    game.go_to(0)
    game.play("roll 6+6")
    ways = game.variations
    assert [way.ply for way in ways] == [0, 0]
    game.switch(ways[0])
    follower = Follower()
    game.subscribe(follower.follow)
    game.switch(ways[1])
    assert texts(game.events) == texts(ways[1].events)
    assert follower.plies == [1]


def test_followers_are_held_weakly() -> None:
    game = sq.Game("kids", seed=7)
    follower, kept = Follower(), Follower()
    plies: list[int] = []

    def function(game: sq.Game) -> None:
        plies.append(-game.ply)

    game.subscribe(function)
    game.subscribe(follower.follow)
    game.subscribe(kept.follow)
    game.play("tiger b1")
    told = follower.plies
    del follower, function
    gc.collect()
    game.back()
    assert (plies, told, kept.plies) == ([-2], [2], [2, 1])


def test_a_lambda_is_held_until_it_leaves() -> None:
    game = sq.Game("kids", seed=7)
    plies: list[int] = []
    first = game.subscribe(lambda table: plies.append(table.ply))
    game.subscribe(partial(record, plies))
    gc.collect()
    game.play("tiger b1")
    game.unsubscribe(first)
    game.back()
    assert plies == [2, 2, 1]


def record(plies: list[int], game: sq.Game) -> None:
    plies.append(game.ply)


NOT_CALLED: list[Any] = [5, None, "follow", [print]]


def test_what_cannot_be_called_cannot_follow(subtests: pytest.Subtests) -> None:
    for callback in NOT_CALLED:
        with subtests.test(repr(callback)):
            game = sq.Game("kids", seed=7)
            with pytest.raises(sq.SequenceError, match="cannot be called"):
                game.subscribe(callback)
            game.play("tiger b1")


def test_subscribing_to_a_built_in_is_no_error() -> None:
    game = sq.Game("kids", seed=7)
    games: list[sq.Game] = []
    append = games.append
    game.subscribe(append)
    game.play("tiger b1")
    assert games == [game]


def test_followers_leave() -> None:
    game = sq.Game("kids", seed=7)
    one, other = Follower(), Follower()
    game.subscribe(one.follow)
    game.subscribe(other.follow)
    game.unsubscribe(one.follow)
    game.unsubscribe(Follower().follow)  # never came
    game.play("tiger b1")
    assert (one.plies, other.plies) == ([], [2])


def test_a_failing_follower_stops_neither_the_game_nor_the_others() -> None:
    game = sq.Game("kids", seed=7)
    before, after = Follower(), Follower()

    def fails(_game: sq.Game) -> None:
        raise ZeroDivisionError

    def fails_too(_game: sq.Game) -> None:
        raise KeyError

    for callback in (before.follow, fails, fails_too, after.follow):
        game.subscribe(callback)
    with pytest.raises(ZeroDivisionError):
        game.play("tiger b1")
    assert (game.ply, before.plies, after.plies) == (2, [2], [2])


def test_a_follower_may_play_further() -> None:
    game = sq.Game("kids", seed=7)

    def answer(game: sq.Game) -> None:
        if game.position.turn == 1 and game.position.awaiting == "move":
            game.play(game.position.legal_moves[0])

    last = Follower()
    game.subscribe(answer)
    game.subscribe(last.follow)
    game.play("tiger b1")
    assert (game.ply, game.position.turn) == (4, 0)
    assert last.plies == [4, 4]


def test_followers_may_come_and_go_while_others_are_told() -> None:
    game = sq.Game("kids", seed=7)
    stays, goes, dies, late = (Follower() for _ in range(4))
    doomed = [dies]
    del dies

    def meddles(game: sq.Game) -> None:
        game.unsubscribe(goes.follow)
        game.subscribe(late.follow)
        doomed.clear()
        gc.collect()
        if game.ply == 2:
            game.back()

    for callback in (meddles, goes.follow, doomed[0].follow, stays.follow):
        game.subscribe(callback)
    game.play("tiger b1")
    assert (goes.plies, stays.plies) == ([], [1, 1])
    assert late.plies == [1]


def test_a_new_follower_is_told_from_the_next_change_on() -> None:
    game = sq.Game("kids", seed=7)
    late = Follower()

    def brings_another(game: sq.Game) -> None:
        if game.ply == 2:
            game.subscribe(late.follow)

    game.subscribe(brings_another)
    game.play("tiger b1")
    assert late.plies == []
    game.back()
    assert late.plies == [1]
