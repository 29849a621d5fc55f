"""Exact answers in random situations of random small games, beside an oracle that tries it all."""

import random

import pytest

import sequence_widget as sq
from tests.exact import belief_oracle as oracle

FEW, MANY, PIECE = 40, 1_000, 100


def compare(number: int) -> int:
    """Ask about one situation, and return how many answers were compared."""
    rng = random.Random(number)
    position = oracle.random_situation(rng)
    told = f"{number}: {position.to_text()}"
    seat = rng.randrange(position.players)
    if not position.rules.cards:
        for turns in (1, 2):
            asked = position.seen_by(seat).finish_probability(seat, within=turns)
            assert asked == oracle.finish_with_dice(position, seat, turns), told
        return 2
    viewer = rng.choice([*range(position.players), None])
    view = position.seen_by(viewer)
    at_turn = sq.position(
        position.rules,
        position.players,
        chips=dict(position.chips),
        hands=[position.hand(each) for each in range(position.players)],
        discards=[position.discards(each) for each in range(position.players)],
        turn=seat,
    ).seen_by(viewer)
    assert at_turn.finish_probability(seat) == oracle.finish_with_cards(position, viewer, seat), (
        told
    )
    cards = position.rules.cards
    kinds = set(rng.sample(cards, rng.randint(1, min(2, len(cards)))))
    counts = oracle.hold_counts(position, viewer, seat, kinds)
    asked_count = view.hold_count(seat, *kinds)
    assert {n: asked_count.probability(n) for n in counts} == counts, told
    assert view.hold_probability(seat, *kinds) == 1 - counts.get(0, 0), told
    return 3


@pytest.mark.parametrize("start", range(0, FEW, 10))
def test_answers_in_random_situations_are_those_of_trying_everything(start: int) -> None:
    assert sum(map(compare, range(start, start + 10))) >= 20


@pytest.mark.proof
@pytest.mark.parametrize("start", range(0, MANY, PIECE))
def test_answers_in_a_thousand_random_situations(start: int) -> None:
    answers = sum(map(compare, range(start, start + PIECE)))
    print(f"{PIECE} situations from {start} on: {answers} answers, all equal")
