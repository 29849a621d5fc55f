"""What is asked of views: whole probability, hidden cards, Bayes, samples, leaks, errors."""

import pickle
import random
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.game import KidsView
from sequence_widget.probability.facts import NoWin
from tests.probability import places

EDITIONS: list[tuple[str, int]] = [
    ("kids", 2),
    ("kids", 3),
    ("kids-nb", 4),
    ("kids-2025 unicorns=0 dragons=0 hand_size=1", 4),
    ("mini-kids", 2),
    ("mini-kids hand_size=2 player_counts=2,3", 3),
    ("mini-kids hand_size=3 dead_cards=may", 2),
    ("kids hand_size=5 dragons=4", 3),
    ("mini-kids chips=2", 2),
    ("mini-kids unicorns=0 copies=1", 2),
]


def played(rules: str, players: int, seed: int, events: int) -> sq.Game:
    """A random game after so many events, luck asked one by one."""
    rng = random.Random(seed)
    game = sq.Game(sq.Rules.from_text(rules), players=players, seed=seed, luck="ask")
    for _ in range(events):
        here = game.position
        if here.is_over:
            break
        if here.awaiting == "move":
            game.play(rng.choice(here.legal_moves))
        else:
            game.play(here.random_chance(rng))
    return game


@st.composite
def games(draw: st.DrawFn) -> sq.Game:
    rules, players = draw(st.sampled_from(EDITIONS))
    return played(rules, players, draw(st.integers(0, 10**6)), draw(st.integers(0, 90)))


@st.composite
def views(draw: st.DrawFn) -> KidsView:
    """A card view of a seat, or of somebody who looks on."""
    game = draw(games())
    seat = draw(st.sampled_from([*range(game.position.players), None]))
    view = game.seen_by(seat)
    assert isinstance(view, KidsView)
    return view


def kinds(view: KidsView) -> tuple[str, ...]:
    return view.layout.kinds


def others(view: KidsView) -> list[int]:
    return [seat for seat in range(view.players) if seat != view.seat]


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
        whole += holds * event(view.given(holds={who: card}))
    if holds < 1:
        whole += (1 - holds) * event(view.given(lacks={who: card}))
    assert whole == event(view)


EVENTS: list[Callable[[sq.View], Fraction]] = [
    lambda view: view.draw_probability("fox", "lion"),
    lambda view: view.draw_probability("lion", draws=2),
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


@pytest.mark.parametrize("name", LEARNT)
def test_many_samples_agree_with_the_exact_answers(name: str) -> None:
    view, rng, n = LEARNT[name](), random.Random(5), 4_000
    dealt = [view.sample(rng) for _ in range(n)]
    draws = view.next_draw()
    for card in ("unicorn", "dragon", "turtle", "lion", "whale"):
        held = sum(card in position.hand(1) for position in dealt)
        assert agrees(held, n, view.hold_probability(1, card))
        first = sum(rng.choices([*p.deck], [*p.deck.values()])[0] == card for p in dealt)
        assert agrees(first, n, draws.probability(card))


# What was seen of a player's last turn


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
    with pytest.raises(sq.ImpossibleError, match="has won"):
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


def test_too_many_turns_are_refused_with_the_estimate_to_use() -> None:
    view = sq.position("dice").seen_by(0)
    with pytest.raises(sq.OutOfReachError, match=r"sq\.simulate"):
        view.finish_probability(0, within=12)


def test_an_ended_game_has_no_more_turns() -> None:
    won = sq.position("kids", chips={"a2": 0, "a3": 0, "a4": 0}, hands=[["fox"], []]).seen_by(1)
    assert won.finish_probability(0) == 0
    assert won.outs(0) == {}
    assert "over" in won.finish_probability(0).explain()


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
