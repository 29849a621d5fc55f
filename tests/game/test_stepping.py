"""Walking about in a game: stepping, taking back, and variations, of which none is ever lost."""

import random

import pytest

import sequence_widget as sq
from tests.game.playing import (
    FirstBot,
    Wrong,
    play_on,
    snapshot,
    texts,
)


def play_another(game: sq.Game) -> str:
    """Play the last legal move that has not been played from here; return its text."""
    tried = [child.event for child in game.shown.children]
    move = next(move for move in reversed(game.position.legal_moves) if move not in tried)
    game.play(move)
    return str(move)


def played(edition: str = "kids", events: int = 5, **options: Wrong) -> sq.Game:
    return play_on(sq.Game(edition, seed=7, **options), random.Random(1), events)


# Stepping


def test_steps_show_every_position_of_the_line() -> None:
    game = played()
    position = game.moments[0].position
    game.go_to(0)
    assert (game.ply, game.position) == (0, position)
    assert game.last_event is game.setup[-1]
    for ply, event in enumerate(game.events, 1):
        position = position.apply(event)
        game.forward()
        assert (game.ply, game.last_event, game.position) == (ply, event, position)
    for ply in range(len(game.events) - 1, -1, -1):
        game.back()
        assert game.ply == ply
        assert game.moments[ply] is game.shown


def test_stepping_keeps_what_lies_ahead() -> None:
    game = played()
    events = game.events
    for ply in (0, 3, len(events), 1):
        game.go_to(ply)
        assert (game.ply, game.events, game.variations) == (ply, events, ())


def test_steps_beyond_the_ends_stop_there() -> None:
    game = played()
    last = len(game.events)
    assert last == 10
    game.forward()
    assert game.ply == last
    game.back(3)
    assert game.ply == 7
    game.back(99)
    assert game.ply == 0
    game.back()
    assert game.ply == 0
    game.forward(10**30)
    assert game.ply == last
    game.back(0)
    assert game.ply == last


NO_STEPS: list[Wrong] = [-1, 1.0, "1", None, True, [1]]


def test_steps_are_whole_numbers(subtests: pytest.Subtests) -> None:
    for plies in NO_STEPS:
        with subtests.test(repr(plies)):
            game = played()
            game.back(2)
            before = snapshot(game)
            for step in (game.back, game.forward):
                with pytest.raises(
                    sq.IllegalMoveError, match="steps are a whole number, 0 or more, not"
                ):
                    step(plies)
            assert snapshot(game) == before


NO_PLIES: list[Wrong] = [-1, 11, 2.0, "2", None, True]


def test_there_are_only_so_many_plies(subtests: pytest.Subtests) -> None:
    for ply in NO_PLIES:
        with subtests.test(repr(ply)):
            game = played()
            before = snapshot(game)
            with pytest.raises(sq.IllegalMoveError, match=r"no ply .*; this game has 0 to 10$"):
                game.go_to(ply)
            assert snapshot(game) == before


# Taking back


def test_undo_goes_back_through_luck_to_before_the_last_move() -> None:
    game = played(events=2)
    assert game.ply == 4
    for ply in (2, 0):
        game.undo()
        assert game.ply == ply
        assert game.position.awaiting == "move"
    with pytest.raises(sq.IllegalMoveError, match="no person has decided anything yet"):
        game.undo()


def test_what_was_taken_back_is_a_variation_beyond_the_end() -> None:
    game = played(events=2)
    events = texts(game.events)
    game.undo()
    assert texts(game.events) == events[:2]
    game.undo()
    game.forward()
    assert (game.ply, game.events) == (0, ())
    assert [(way.ply, texts(way.events)) for way in game.variations] == [
        (0, events[:2]),
        (0, events),
    ]
    game.switch(game.variations[1])
    assert texts(game.events) == events


def test_undo_goes_back_to_before_what_bots_answered() -> None:
    game = sq.Game("kids", players=["Anna", FirstBot(), FirstBot()], seed=7)
    game.play(game.position.legal_moves[0])
    game.advance()
    assert game.ply == 6
    game.undo()
    assert (game.ply, game.position.turn) == (0, 0)


def test_bots_alone_leave_nothing_to_undo() -> None:
    game = sq.Game("mini-dice", players=[FirstBot(), FirstBot()], seed=7)
    game.advance()
    before = snapshot(game)
    with pytest.raises(sq.IllegalMoveError, match="no person has decided anything yet"):
        game.undo()
    assert snapshot(game) == before


def test_luck_entered_by_hand_is_no_decision() -> None:
    game = sq.Game("dice", seed=1, luck="ask")
    game.play("roll 3+4")
    with pytest.raises(sq.IllegalMoveError, match="no person has decided anything yet"):
        game.undo()
    game.play("place b2")
    game.play("roll 1+1")
    game.undo()
    assert (game.ply, game.position.roll) == (1, (3, 4))


def test_undo_counts_from_what_is_shown() -> None:
    game = played()
    game.go_to(3)  # after the second move, before its draw
    game.undo()
    assert game.ply == 2


# Variations


def test_another_event_starts_a_variation_and_loses_nothing() -> None:
    game = played(events=2)
    old = texts(game.events)
    game.go_to(2)
    other = play_another(game)
    assert texts(game.events)[:3] == (*old[:2], other)
    (way,) = game.variations
    assert (way.ply, texts(way.events)) == (2, old[2:])
    assert repr(way).startswith("Variation(ply=2, events=(Move.from_text(")


def test_the_same_event_goes_on_where_it_was() -> None:
    game = played()
    moments = game.moments
    game.go_to(0)
    game.play(str(game.events[0]))
    assert game.moments == moments
    assert (game.ply, game.variations) == (2, ())
    game.go_to(0)
    play_another(game)
    assert game.moments != moments
    game.go_to(0)
    game.play(str(moments[1].event))  # and back to the first line, all of it
    assert game.moments == moments
    assert len(game.variations) == 1


def test_a_switch_shows_the_first_event_and_goes_on_from_there() -> None:
    game = played()
    old = texts(game.events)
    game.go_to(2)
    play_another(game)
    new = texts(game.events)
    game.switch(game.variations[0])
    assert (texts(game.events), game.ply, str(game.last_event)) == (old, 3, old[2])
    game.forward(99)
    assert game.ply == len(old)
    (way,) = game.variations
    assert (way.ply, texts(way.events)) == (2, new[2:])
    game.switch(way)
    assert texts(game.events) == new


def roll_and_place(game: sq.Game, *events: str) -> None:
    for event in events:
        game.play(event)


def test_variations_of_variations_are_found_from_every_line() -> None:
    game = sq.Game("dice", seed=1, luck="ask")
    roll_and_place(game, "roll 3+4", "place b2", "roll 1+2", "place b1")
    game.go_to(0)
    roll_and_place(game, "roll 1+1", "place a1", "roll 5+6", "place c3")
    game.go_to(2)
    roll_and_place(game, "roll 4+4")
    game.go_to(0)
    roll_and_place(game, "roll 6+6")
    assert [(way.ply, texts(way.events)) for way in game.variations] == [
        (0, ("roll 3+4", "place b2", "roll 1+2", "place b1")),
        (0, ("roll 1+1", "place a1", "roll 4+4")),
        (0, ("roll 1+1", "place a1", "roll 5+6", "place c3")),
    ]
    game.switch(game.variations[2])
    assert texts(game.events) == ("roll 1+1", "place a1", "roll 5+6", "place c3")
    assert [(way.ply, texts(way.events)) for way in game.variations] == [
        (0, ("roll 3+4", "place b2", "roll 1+2", "place b1")),
        (0, ("roll 6+6",)),
        (2, ("roll 4+4",)),
    ]


def test_a_variation_of_another_game_is_refused() -> None:
    one, other = sq.Game("dice", seed=1, luck="ask"), sq.Game("dice", seed=1, luck="ask")
    for game in (one, other):
        roll_and_place(game, "roll 3+4")
        game.back()
        roll_and_place(game, "roll 1+1")
    before = snapshot(one)
    wrong: list[tuple[Wrong, str]] = [
        (other.variations[0], "this variation is of another game"),
        *((way, "give one of the game's variations") for way in (None, 0, ("roll 3+4",))),
    ]
    for way, said in wrong:
        with pytest.raises(sq.IllegalMoveError, match=said):
            one.switch(way)
    assert snapshot(one) == before


def test_a_moment_of_another_game_is_not_shown() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    game.play("tiger b1")
    gone = game.shown
    game.restart(8)
    before = snapshot(game), game.to_json()
    for moment in (gone, gone.path()[0], sq.Game("kids", seed=7).shown):
        for step in (game.show, game.end_at):
            with pytest.raises(sq.IllegalMoveError, match="this moment is of another game"):
                step(moment)
    assert (snapshot(game), game.to_json()) == before


def test_stepping_back_into_luck_and_entering_another_is_a_variation() -> None:
    game = sq.Game("dice", seed=7)
    first = str(game.events[0])
    other = "roll 1+2" if first != "roll 1+2" else "roll 2+1"
    game.back()
    game.play(other)
    assert texts(game.events) == (other,)
    assert [texts(way.events) for way in game.variations] == [(first,)]


def test_luck_goes_the_way_that_is_there() -> None:
    game = sq.Game("dice", seed=1, luck="ask")
    game.luck()
    fallen = str(game.last_event)
    entered = "roll 1+2" if fallen != "roll 1+2" else "roll 2+1"
    game.back()
    game.play(entered)
    game.back()
    game.luck()
    assert str(game.last_event) == entered


# Starting over


def test_the_same_seed_starts_over_and_loses_nothing() -> None:
    game = played()
    before = texts(game.events)
    game.restart(7)
    assert (game.ply, game.events, game.seed) == (0, (), 7)
    assert [texts(way.events) for way in game.variations] == [before]


def test_starting_over_rolls_the_first_dice_again() -> None:
    game = played("dice")
    again = played("dice", 0)
    game.restart(7)
    assert (game.events, game.ply) == (again.events, 1)


@pytest.mark.parametrize("luck", ["auto", "ask"])
@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_another_seed_is_another_game(edition: str, luck: str) -> None:
    game = played(edition, 3, luck=luck)
    game.restart(8)
    assert game.to_json() == sq.Game(edition, seed=8, luck=luck).to_json()
    game.restart()
    assert game.seed != 8
    before = snapshot(game)
    wrong: Wrong = 9.0
    with pytest.raises(sq.RulesError, match="seed: a seed is a whole number or a word"):
        game.restart(wrong)
    assert snapshot(game) == before
