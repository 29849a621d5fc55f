"""What was seen of a player's last turn: what it tells, and that it leaks nothing."""

import pickle
from dataclasses import fields, is_dataclass
from fractions import Fraction
from math import comb

from hypothesis import given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.exact.claims.about_cards import NoWin
from tests.exact.random_views import games


def test_the_history_shows_what_all_saw_and_nothing_else() -> None:
    """Two games alike but for Bo's hidden cards give the same view, down to the last byte."""
    seen = []
    for hidden, drawn in (
        (["fox", "panda", "zebra"], "turtle"),
        (["fox", "unicorn", "gorilla"], "whale"),
    ):
        start = sq.position(
            "kids", hands=[["lion", "tiger", "moose"], hidden], turn=1, chips={"c1": 1}
        )
        game = sq.Game(start, players=["Anna", "Bo"], seed=1, luck="ask")
        for event in ("fox e5", f"draw {drawn}", "lion e2", "draw ostrich"):
            game.play(event)
        seen.append(game.seen_by("Anna"))
    first, second = seen
    assert first == second
    assert first.last_turns == second.last_turns
    assert pickle.dumps(first) == pickle.dumps(second)


@given(games())
def test_the_history_holds_no_position_and_no_card_that_is_not_laid(game: sq.Game) -> None:
    laid = {
        str(event.card)
        for event in game.events
        if isinstance(event, sq.Move) and event.card is not None
    }
    for turn in game.seen_by(0).last_turns:
        found = list(parts(turn))
        assert not [part for part in found if isinstance(part, sq.Position | sq.Game)]
        named = {part for part in found if isinstance(part, str)}
        assert named & set(game.rules.animals) <= laid  # type: ignore[attr-defined]


def parts(value: object) -> list[object]:
    found = [value]
    if is_dataclass(value):
        for each in fields(value):
            found += parts(getattr(value, each.name))
    elif isinstance(value, tuple):
        for item in value:
            found += parts(item)
    return found


@given(games(), st.data())
def test_not_winning_speaks_against_cards_that_would_have_won(
    game: sq.Game, data: st.DataObject
) -> None:
    view = game.seen_by(0)
    who = data.draw(st.sampled_from(range(1, view.players)))
    try:
        learnt = view.given(no_win_last_turn=who)
    except (sq.ImpossibleError, sq.QuestionError):
        return
    outs = [card for fact in learnt.learnt if isinstance(fact, NoWin) for card in fact.cards]
    assert learnt.given(no_win_last_turn=[who]) == learnt
    if outs:
        assert learnt.hold_probability(who, *outs) <= view.hold_probability(who, *outs)
    else:
        assert learnt.hold_probability(who, "fox") == view.hold_probability(who, "fox")
    assert "assuming" in learnt.next_draw().explain() or not outs


def test_a_swap_since_the_last_turn_makes_a_kept_card_less_sure() -> None:
    """Bo has two cards; since his turn he has swapped one, so none, or one, is a kept one."""
    rules = sq.edition("mini-kids").but(hand_size=2)
    chips = {"a2": 1, "b1": 0, "c2": 0}
    start = sq.position(rules, hands=[["panda", "wolf"], ["lion", "wolf"]], chips=chips, turn=1)
    game = sq.Game(start, players=["Anna", "Bo"], seed=1, luck="ask")
    for event in ("wolf c4", "draw tiger", "panda b2", "draw fox", "swap tiger", "draw lion"):
        game.play(event)
    view = game.seen_by("Anna")
    last = view.last_turns[1]
    assert last is not None
    assert (str(last.move), last.kept, last.laid) == ("wolf c4", 1, ("tiger",))
    chance = view.given(no_win_last_turn="Bo").hold_probability("Bo", "zebra", "unicorn")
    # By hand: the tiger he swapped was the card he had kept or the one he had drawn, as likely.
    # In the first case both cards are new; in the second one is the kept one, and does not win.
    unseen = view.unseen
    total, wins = unseen.total(), unseen["zebra"] + unseen["unicorn"]
    both_new = total * (total - 1)
    one_kept = (total - wins) * (total - 1)
    no_out = (total - wins) * (total - wins - 1)
    assert wins == 3
    assert chance == 1 - Fraction(2 * no_out, both_new + one_kept)


def test_before_the_draw_there_is_no_new_card_to_tell_of() -> None:
    hands = [["panda", "fox", "lion"], ["zebra", "whale", "wolf"]]
    start = sq.position("kids", chips={"c1": 1, "d1": 1, "e1": 1}, hands=hands, turn=1)
    game = sq.Game(start, ["Anna", "Bo"], luck="ask", seed=1)
    game.play("whale e3")
    view = game.seen_by("Anna").given(no_win_last_turn="Bo")
    zebra = view.hold_probability("Bo", "zebra")
    assert zebra.possible == 496  # two of the 32 cards that would not have won
    assert "61 of 496 equally likely hands." in zebra.explain()
    told = view.finish_probability("Bo").explain()
    assert "Bo has drawn no card since the move in the last turn" in told
    assert "new card" not in told


def test_hands_are_counted_once_after_a_pass_and_a_swap() -> None:
    rules = sq.edition("kids").but(swaps_per_turn=1)
    board = rules.board
    dead = [cell for cell in board.cells if board.word(cell) in ("fox", "whale")]
    start = sq.position(
        rules, hands=[["lion", "moose", "wolf"], ["fox", "fox", "whale"]], turn=1,
        chips={"c1": 1, "d1": 1, "e1": 1, **dict.fromkeys(dead, 0)},
    )  # fmt: skip
    game = sq.Game(start, players=["Anna", "Bo"], luck="ask")
    lion = next(cell for cell in board.cells if board.word(cell) == "lion")
    for event in ("swap fox", "draw whale", "pass", f"lion {lion}", "draw panda", "swap fox"):
        game.play(event)
    learnt = game.seen_by("Anna").given(no_win_last_turn="Bo")
    held = learnt.hold_probability("Bo", "dragon")
    unseen = learnt.unseen.total()
    winning = sum(learnt.unseen[card] for card in ("tiger", "turtle", "unicorn"))
    # Both of Bo's cards are from before his pass, and none of the winning ones is among them.
    assert held.possible == comb(unseen - winning, 2)
    assert held == 1 - Fraction(comb(unseen - winning - 2, 2), held.possible)
