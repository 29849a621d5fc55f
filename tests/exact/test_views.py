"""What is asked of views: whole probability, hidden cards, Bayes, samples, outs."""

import pickle
import random
from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.engine import KidsView
from tests.exact import places
from tests.exact.random_views import games, kinds, others, views


@given(views())
def test_the_next_card_is_one_of_those_not_seen(view: KidsView) -> None:
    dist = view.next_draw()
    assert sum(dist.values()) == 1
    assert set(dist) == set(view.unseen)
    for kind in kinds(view):
        assert view.draw_probability(kind) == dist.probability(kind)


@given(views(), st.integers(0, 12))
def test_drawing_more_or_for_more_never_hurts_and_all_is_certain(view: KidsView, n: int) -> None:
    most = view.deck_size + sum(map(len, view.piles))
    assume(n < most)
    first, second = kinds(view)[:2]
    one = view.draw_probability(first, draws=n)
    assert one <= view.draw_probability(first, draws=n + 1)
    assert one <= view.draw_probability(first, second, draws=n)
    assert view.draw_probability(*kinds(view), draws=1) == 1
    assert view.draw_probability(first, draws=0) == 0


@given(views(), st.randoms(use_true_random=False))
def test_shuffling_the_hidden_cards_changes_no_answer(view: KidsView, rng: random.Random) -> None:
    other = view.sample(rng).seen_by(view.seat)
    assert other == view
    for ask in QUESTIONS:
        assert ask(other) == ask(view)


QUESTIONS: list[Callable[[sq.View], object]] = [
    lambda view: view.next_draw(),
    lambda view: view.draw_probability("tiger", "wolf", draws=2),
    lambda view: view.hold_probability(view.players - 1, "tiger", "lion"),
    lambda view: view.outs(0),
    lambda view: view.finish_probability(0),
    lambda view: view.finish_probability(view.players - 1),
]


@given(views(), st.data())
def test_the_law_of_total_probability_and_bayes(view: KidsView, data: st.DataObject) -> None:
    who = data.draw(st.sampled_from(others(view)))
    card = data.draw(st.sampled_from(kinds(view)))
    event = data.draw(st.sampled_from(EVENTS))
    holds = view.hold_probability(who, card)
    whole = Fraction(0)
    if holds:
        learnt = view.given(holds={who: card})
        assert learnt.hold_probability(who, card) == 1
        whole += holds * event(learnt)
    if holds < 1:
        learnt = view.given(lacks={who: card})
        assert learnt.hold_probability(who, card) == 0
        whole += (1 - holds) * event(learnt)
    assert whole == event(view)


EVENTS: list[Callable[[sq.View], Fraction]] = [
    lambda view: view.draw_probability("fox", "lion"),
    lambda view: view.draw_probability("lion", draws=2),
    lambda view: view.next_draw().probability({"tiger", "wolf", "zebra"}),
    lambda view: view.hold_probability(0, "wolf"),
    lambda view: view.finish_probability(0),
    lambda view: view.finish_probability(view.players - 1),
]


@given(views(), st.data())
def test_learning_two_things_in_either_order_is_the_same(
    view: KidsView, data: st.DataObject
) -> None:
    one, two = (data.draw(st.sampled_from(others(view))) for _ in range(2))
    first, second = (data.draw(st.sampled_from(kinds(view))) for _ in range(2))
    a, b = {one: [first]}, {two: [second]}
    try:
        learnt = view.given(holds=a).given(lacks=b)
    except sq.ImpossibleError:
        with pytest.raises(sq.ImpossibleError):
            view.given(lacks=b).given(holds=a)
        return
    assert learnt == view.given(lacks=b).given(holds=a) == view.given(holds=a, lacks=b)
    assert learnt.next_draw() == view.given(lacks=b, holds=a).next_draw()
    for kind in kinds(view):
        assert learnt.draw_probability(kind) == learnt.next_draw().probability(kind)
    assert pickle.loads(pickle.dumps(learnt)) == learnt != view  # noqa: S301
    both = view.hold_probability(one, first) * view.given(holds=a).hold_probability(two, second)
    try:
        turned = view.hold_probability(two, second) * view.given(
            holds={two: second}
        ).hold_probability(one, first)
    except sq.ImpossibleError:
        turned = sq.Probability(0)
    assert both == turned


@given(games(), st.data())
def test_what_is_dealt_anew_obeys_what_was_learnt(game: sq.Game, data: st.DataObject) -> None:
    view = game.seen_by(0)
    assert isinstance(view, KidsView)
    who = data.draw(st.sampled_from(others(view)))
    card = data.draw(st.sampled_from(kinds(view)))
    other = data.draw(st.sampled_from(others(view)))
    try:
        learnt = view.given(holds={who: card}, lacks={other: "fox"})
    except sq.ImpossibleError:
        return
    dealt = learnt.sample(data.draw(st.randoms(use_true_random=False)))
    assert card in dealt.hand(who)
    assert "fox" not in dealt.hand(other)
    assert dealt.seen_by(0) == view


def agrees(count: int, n: int, chance: Fraction) -> bool:
    """Whether a count lies within five standard deviations of what is exact."""
    p = float(chance)
    return bool(abs(count - n * p) <= 5 * (n * p * (1 - p)) ** 0.5 + 1e-9)


LEARNT: dict[str, Callable[[], sq.View]] = {
    "nothing": lambda: places.bo_near().seen_by("Anna"),
    "a dragon": lambda: places.bo_near().seen_by("Anna").given(holds={"Bo": "dragon"}),
    "no unicorn": lambda: places.bo_near().seen_by("Anna").given(lacks={"Bo": "unicorn"}),
    "no win": lambda: places.bo_near().seen_by("Anna").given(no_win_last_turn="Bo"),
    "three": lambda: places.THREE.seen_by(0).given(holds={1: "lion"}, lacks={2: "whale"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", LEARNT)
def test_many_samples_agree_with_the_exact_answers(name: str) -> None:
    view, rng, n = LEARNT[name](), random.Random(5), 4_000
    dealt = [view.sample(rng) for _ in range(n)]
    draws = view.next_draw()
    for card in ("unicorn", "dragon", "turtle", "lion", "whale"):
        held = sum(card in position.hand(1) for position in dealt)
        assert agrees(held, n, view.hold_probability(1, card)), card
        first = sum(rng.choices([*p.deck], [*p.deck.values()])[0] == card for p in dealt)
        assert agrees(first, n, draws.probability(card)), card


@given(views(), st.sampled_from(["en", "nb"]))
def test_every_answer_can_be_explained(view: KidsView, language: str) -> None:
    answers = [
        view.next_draw(),
        view.draw_probability("tiger", "wolf", draws=2),
        view.hold_probability(0, "tiger"),
        view.finish_probability(0),
    ]
    for answer in answers:
        told = answer.explain(language)  # type: ignore[attr-defined]
        assert "{" not in told
        assert "Phrase" not in told
        assert told.endswith(".")


DICE_PLACES = ["DICE_OPEN", "TWELVES", "FULL_SEVENS", "TEAMS", "MINI_DICE_FULL", "AGAIN", "LIMITED"]


@pytest.mark.parametrize("name", DICE_PLACES)
def test_outs_are_the_rolls_that_complete_a_line(name: str) -> None:
    view = getattr(places, name).seen_by(0)
    for seat in range(view.players):
        outs = view.outs(seat)
        assert sq.roll_sum(view.rules).probability(set(outs)) == view.finish_probability(
            seat, within="roll"
        )
        for total, cells in outs.items():
            roll = next(f for f in sq.roll(view.rules) if sum(f) == total)
            chips = {cell: view.chip(cell) for cell in view.chips}
            before = sq.position(view.rules, view.players, chips=chips, turn=seat, roll=roll)
            won = {
                move.cell
                for move in before.legal_moves
                if before.apply(move).winner == view.side(seat)
            }
            assert won == set(cells)


@given(games())
def test_outs_are_the_cards_that_win_at_once(game: sq.Game) -> None:
    here = game.position
    if here.is_over or any(here.discards(seat) for seat in range(here.players)):
        here = sq.position(here.rules, here.players, chips=here.chips, hands=[[]] * here.players)
    if here.is_over:
        return
    view = here.seen_by(None)
    for kind in view.layout.kinds:  # type: ignore[attr-defined]
        holding = sq.position(
            here.rules, here.players, chips=here.chips, hands=[[kind]] + [[]] * (here.players - 1)
        )
        won = {move.cell for move in holding.legal_moves if holding.apply(move).winner == 0}
        assert set(view.outs(0).get(kind, ())) == won
