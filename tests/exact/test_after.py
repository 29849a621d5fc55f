"""What a seat sees after its move: no luck in it, and all that was learnt before."""

from fractions import Fraction

from hypothesis import assume, given
from hypothesis import strategies as st

import sequence_widget as sq
from tests.exact.questions_after import WINS
from tests.exact.random_views import games, played


@given(games(), st.data())
def test_a_move_shows_what_the_position_after_it_shows(game: sq.Game, data: st.DataObject) -> None:
    position = game.position
    assume(position.awaiting == "move" and position.turn is not None)
    view = game.seen_by(position.turn)
    move = data.draw(st.sampled_from(position.legal_moves))
    after = view.after(move)
    applied = position.apply(move).seen_by(position.turn)
    assert (after.to_text(), after.awaiting, after.winner) == (
        applied.to_text(), applied.awaiting, applied.winner,
    )  # fmt: skip
    assert (after.hand, after.unseen, after.learnt) == (applied.hand, applied.unseen, ())
    for who in range(view.players):
        assert after.finish_probability(who) == applied.finish_probability(who)
    game.play(move)
    if not game.position.is_over:
        assert game.seen_by(view.turn or 0).last_turns == after.last_turns


@given(games(), st.data())
def test_what_was_learnt_is_known_after_a_move(game: sq.Game, data: st.DataObject) -> None:
    position = game.position
    assume(position.awaiting == "move" and position.turn is not None)
    view = game.seen_by(position.turn)
    other = (view.seat_of(position.turn or 0) + 1) % view.players
    card = data.draw(st.sampled_from(sorted(view.unseen)))
    try:
        learnt = view.given(lacks={other: card})
    except sq.ImpossibleError:
        assume(False)  # noqa: FBT003
        raise
    after = learnt.after(data.draw(st.sampled_from(position.legal_moves)))
    assert after.learnt == learnt.learnt
    assert after.hold_probability(other, card) == 0
    # A move lays open no card that was hidden, so what is drawn next is as likely as before.
    assert after.next_draw() == learnt.next_draw()


def test_dice_are_seen_as_they_lie() -> None:
    for seed in range(12):
        game = played("dice", 3, seed, 40 + seed)
        position = game.position
        if position.awaiting != "move" or position.turn is None:
            continue
        view = game.seen_by(position.turn)
        for move in position.legal_moves:
            after, applied = view.after(move), position.apply(move).seen_by(position.turn)
            assert after.to_text() == applied.to_text()
            assert after.roll is None
            for who in range(3):
                assert after.finish_probability(who) == applied.finish_probability(who)


def test_a_move_that_wins_ends_the_game() -> None:
    after = WINS.seen_by(0).after("wolf b4")
    assert (after.is_over, after.winner, after.legal_moves) == (True, 0, ())
    for who in (0, 1):
        assert after.finish_probability(who) == 0
        assert after.outs(who) == {}
    assert WINS.seen_by(0).after("wolf c4").winner is None


def test_a_view_after_a_move_is_a_view_like_any() -> None:
    view = sq.position("kids", hands=[["tiger", "lion", "wolf"], ["fox"] * 2]).seen_by(0)
    after = view.after("tiger b1")
    assert (after.awaiting, after.turn, len(after.hand)) == ("draw", 0, 2)
    assert after.draw_probability("lion") == Fraction(1, 39)
    assert view.legal_moves  # the view that was asked is as it was
    assert view.hand == ("lion", "tiger", "wolf")
