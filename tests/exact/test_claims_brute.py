"""Claims of random positions and rules, joined at random, beside going through every case."""

import random
from collections.abc import Iterable
from fractions import Fraction
from itertools import chain
from math import prod

import pytest

import sequence_widget as sq
from tests.exact import claims_oracle as oracle
from tests.exact.claims_oracle import Lie, Spec, made, true

FEW, MANY, PIECE = 200, 3_000, 250
FEW_DICE, MANY_DICE = 100, 1_000


def compare(
    source: object, lies: Iterable[tuple[Lie, Fraction]], claim: Spec, given: Spec | None, told: str
) -> None:
    """Compare what the package answers with what all the ways say."""
    asked = [claim] if given is None else [claim, given]
    counts: dict[tuple[bool, ...], Fraction] = {}
    for lie, weight in lies:
        cell = tuple(true(each, lie) for each in asked)
        counts[cell] = counts.get(cell, Fraction(0)) + weight
    possible = sum((n for cell, n in counts.items() if cell[-1] or given is None), Fraction(0))
    condition = None if given is None else made(given)
    if not possible:
        with pytest.raises(sq.ImpossibleError):
            sq.probability(source, made(claim), condition)
        return
    wanted = sum((n for cell, n in counts.items() if all(cell)), Fraction(0)) / possible
    answer = sq.probability(source, made(claim), condition)
    assert answer == wanted, told
    assert Fraction(answer.favourable, answer.possible) == wanted
    if given is not None and isinstance(source, sq.View) and about_hands(given):
        knows = source.given(made(given))
        assert knows.probability(made(claim)) == wanted, told
        assert knows.probability(made(given)) == 1, told


def about_hands(spec: Spec) -> bool:
    return all(leaf[0] in ("holds", "could_not_win") for leaf in oracle.leaves(spec))


def draws_in(*specs: Spec | None) -> int:
    """How many draws or rolls are spoken of."""
    found = [leaf for spec in specs if spec for leaf in oracle.leaves(spec)]
    return max(
        [leaf[-3] or leaf[-2] for leaf in found if leaf[0] in ("draws", "rolled")], default=0
    )


def of_cards(number: int) -> None:
    rng = random.Random(f"cards {number}")
    while True:
        game = oracle.random_game(rng)
        view = game.seen_by(rng.choice([*range(game.position.players), None]))
        most = view.deck_size + sum(len(view.discards(seat)) for seat in range(view.players))
        winners = [seat for seat in range(view.players) if could_be_asked(view, seat)]
        longest = min(most, 4)

        def leaf() -> Spec:
            return oracle.about_cards(view, rng, longest, winners)  # noqa: B023 - called at once

        claim = oracle.joined(rng, rng.randint(1, 4), leaf)
        given = oracle.joined(rng, rng.randint(1, 3), leaf) if rng.random() < 0.6 else None
        draws = draws_in(claim, given)
        ways = oracle.how_many_lies(view, draws)
        if rng.choice([1, 60, 60, 60]) <= ways <= oracle.LONGEST:
            break
    named = chain(oracle.leaves(claim), oracle.leaves(given or ("and",)))
    asked = sorted({leaf[1] for leaf in named if leaf[0] == "could_not_win"})
    told = f"{number}: {view!r} {claim} {given}"
    compare(view, oracle.lies(view, draws, asked), claim, given, told)


def could_be_asked(view: sq.View, seat: int) -> bool:
    try:
        view.probability(sq.could_not_win(seat))
    except sq.SequenceError:
        return False
    return True


def of_the_whole_deck(number: int) -> None:
    """One hidden hand, with the next card drawn or without."""
    rng = random.Random(f"deck {number}")
    game = sq.Game("kids", 2, seed=number)
    while not game.position.is_over and game.ply < 2 * number % 60:
        game.play(rng.choice(game.position.legal_moves))
    view = game.seen_by(0)
    winners = [seat for seat in range(2) if could_be_asked(view, seat)]
    claim, given = (
        oracle.joined(rng, rng.randint(1, 4), lambda: oracle.about_cards(view, rng, 0, winners))
        for _ in range(2)
    )
    compare(view, oracle.lies(view, 0, winners), claim, given, f"{number}: {claim} {given}")


def of_dice(number: int) -> None:
    rng = random.Random(f"dice {number}")
    while True:
        rules = oracle.random_dice(rng)
        longest = rng.randint(1, 4)
        claim = oracle.joined(
            rng,
            rng.randint(1, 4),
            lambda: oracle.about_dice(rules, rng, longest),  # noqa: B023 - as above
        )
        given = None
        if rng.random() < 0.5:
            given = oracle.about_dice(rules, rng, longest)
        rolls = draws_in(claim, given)
        if prod(rules.dice) ** rolls <= oracle.LONGEST:
            break
    lies = ((lie, Fraction(1)) for lie in oracle.falls(rules, rolls))
    source = rules if rng.random() < 0.5 else sq.position(rules).seen_by(0)
    compare(source, lies, claim, given, f"{number}: {rules.to_text()} {claim} {given}")


@pytest.mark.parametrize("start", range(0, FEW, 50))
def test_claims_about_cards(start: int) -> None:
    for number in range(start, start + 50):
        of_cards(number)


def test_claims_about_the_whole_deck() -> None:
    for number in range(3):
        of_the_whole_deck(number)


def test_a_card_that_would_have_won_may_have_been_kept_and_swapped_since() -> None:
    start = sq.position(
        "kids",
        chips={"c1": 1, "d1": 1, "e1": 1, "f6": 0},
        hands=[["unicorn", "fox", "wolf"], ["lion", "tiger", "moose"]],
        turn=1,
    )
    game = sq.Game(start, players=["Anna", "Bo"], luck="ask")
    for event in ("lion e2", "draw zebra", "unicorn b1", "draw panda", "swap tiger", "draw camel"):
        game.play(event)
    view = game.seen_by("Anna")
    could_not = ("could_not_win", 1)
    for claim, given in (
        (could_not, None),
        (("not", could_not), None),
        (("holds", 1, ["turtle"], ("at_least", 1)), could_not),
        (("holds", 1, ["turtle"], ("at_least", 1)), ("not", could_not)),
    ):
        compare(view, oracle.lies(view, 0, [1]), claim, given, str(claim))


def test_claims_about_dice() -> None:
    for number in range(FEW_DICE):
        of_dice(number)


@pytest.mark.proof
@pytest.mark.parametrize("start", range(0, MANY, PIECE))
def test_three_thousand_claims_about_cards(start: int) -> None:
    for number in range(start, start + PIECE):
        of_cards(number)


@pytest.mark.proof
def test_a_hundred_claims_about_the_whole_deck() -> None:
    for number in range(100):
        of_the_whole_deck(number)


@pytest.mark.proof
def test_a_thousand_claims_about_dice() -> None:
    for number in range(MANY_DICE):
        of_dice(number)
