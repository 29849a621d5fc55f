"""Luck that is fair, that nobody can fish for, and that a class may share."""

import random
from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import Any

import pytest

import sequence_widget as sq
from tests.game.luck_events import fallen, first_moves
from tests.game.playing import FirstBot, play_on, texts, wander

SIGMAS = 4.0


def chi_square_bound(freedom: int) -> float:
    """Give the bound, by the approximation of Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return freedom * float((1 - spread + SIGMAS * spread**0.5) ** 3)


def misfit(counts: Mapping[Any, int], shares: Mapping[Any, Fraction]) -> float:
    """Give the chi-square distance over its bound: more than 1 is too far off."""
    assert set(counts) <= set(shares)
    total = sum(counts.values())
    distance = sum((counts.get(key, 0) - total * p) ** 2 / (total * p) for key, p in shares.items())
    return float(distance) / chi_square_bound(len(shares) - 1)


# Not to be fished for


def test_a_move_taken_back_and_played_again_brings_the_same(subtests: pytest.Subtests) -> None:
    for same_luck in [False, True]:
        for edition in sq.editions():
            with subtests.test(f"{edition}, same luck: {same_luck}"):
                game = first_moves(sq.Game(edition, seed=11, same_luck=same_luck), 2)
                events = texts(game.events)
                for _ in range(3):
                    game.undo()
                    game.play(game.position.legal_moves[-1])
                    game.undo()
                    game.play(game.position.legal_moves[0])
                    assert texts(game.events) == events
                fresh = first_moves(sq.Game(edition, seed=11, same_luck=same_luck), 2)
                assert texts(fresh.events) == events


@pytest.mark.slow
def test_another_move_tells_nothing_about_the_dice_that_would_have_come() -> None:
    start = sq.position("mini-dice", roll=(1,))
    pairs: Counter[Hashable] = Counter()
    for seed in range(3600):
        game = sq.Game(start, seed=seed)
        game.play("place a1")
        one = game.position.roll or ()
        game.undo()
        game.play("place b2")
        pairs[one, game.position.roll] += 1
    faces = [(face,) for face in range(1, 7)]
    assert misfit(pairs, {(a, b): Fraction(1, 36) for a in faces for b in faces}) < 1


@pytest.mark.slow
def test_another_move_tells_nothing_about_the_card_that_would_have_come() -> None:
    start = sq.position("mini-kids", hands=[["tiger"], ["fox"]])
    shares = dict(start.apply("tiger b1").chance_outcomes())
    pairs: Counter[Hashable] = Counter()
    for seed in range(3600):
        game = sq.Game(start, seed=seed)
        game.play("tiger b1")
        one = game.last_event
        game.undo()
        game.play("tiger c2")
        pairs[one, game.last_event] += 1
    assert misfit(pairs, {(a, b): p * q for a, p in shares.items() for b, q in shares.items()}) < 1


@pytest.mark.slow
def test_one_roll_tells_nothing_about_the_next() -> None:
    for same_luck in (False, True):
        pairs: Counter[Hashable] = Counter()
        for seed in range(3600):
            game = sq.Game(sq.position("mini-dice"), seed=seed, same_luck=same_luck)
            one = game.position.roll or ()
            game.play(game.position.legal_moves[0])
            pairs[one, game.position.roll] += 1
        faces = [(face,) for face in range(1, 7)]
        assert misfit(pairs, {(a, b): Fraction(1, 36) for a in faces for b in faces}) < 1


# Fair


@pytest.mark.slow
def test_two_dice_are_fair_over_many_seeds() -> None:
    for same_luck in (False, True):
        start = sq.position("dice")
        counts = Counter(
            sq.Game(start, seed=seed, same_luck=same_luck).last_event for seed in range(7200)
        )
        assert misfit(counts, dict(start.chance_outcomes())) < 1


@pytest.mark.slow
def test_cards_are_drawn_by_how_many_there_are() -> None:
    start = sq.position("kids", hands=[["tiger", "fox"], ["panda", "lion", "unicorn"]],
                        discards=[["dragon", "zebra"], ["zebra"]], awaiting="draw")  # fmt: skip
    shares = dict(start.chance_outcomes())
    assert sorted(set(shares.values())) == [Fraction(1, 34), Fraction(1, 17)]
    counts = Counter(sq.Game(start, seed=seed).last_event for seed in range(6800))
    assert misfit(counts, shares) < 1


@pytest.mark.slow
def test_the_deal_is_fair_in_every_seat() -> None:
    rules = sq.edition("mini-kids")
    shares: dict[Hashable, Fraction] = {}
    for one, many in rules.deck:
        for other, more in rules.deck:
            ways = many * (more - (one == other))
            if ways:
                shares[(one,), (other,)] = Fraction(ways, 14 * 13)
    deals = [sq.Game(rules, seed=seed).position for seed in range(7000)]
    hands: Counter[Hashable] = Counter((deal.hand(0), deal.hand(1)) for deal in deals)
    assert misfit(hands, shares) < 1


def test_a_loaded_die_would_be_found() -> None:
    shares: dict[Hashable, Fraction] = {face: Fraction(1, 6) for face in range(1, 7)}
    fair = dict.fromkeys(range(1, 7), 1000)
    assert misfit(fair, shares) == 0
    assert misfit({**fair, 6: 1200}, shares) > 1


@pytest.mark.parametrize(
    "start",
    [
        sq.position("dice"),
        sq.position("mini-kids"),
        sq.position("kids", hands=[["tiger", "fox"], ["lion"]], awaiting="draw"),
    ],
    ids=["roll", "deal", "draw"],
)
def test_a_scale_is_shared_out_exactly(start: sq.Position) -> None:
    shares = start.chance_outcomes()
    assert sum(p for _, p in shares) == 1
    scale = 3 * max(p.denominator for _, p in shares)
    counts = Counter(start.chance_at(point, scale) for point in range(scale))
    assert counts == {chance: p * scale for chance, p in shares}


# A class with one luck


def rolls_of(game: sq.Game, rng: random.Random, rolls: int) -> list[str]:
    """Play anything until so many rolls have fallen."""
    while len(fallen(game)) < rolls and not game.position.is_over:
        game.play(rng.choice(game.position.legal_moves))
    return fallen(game)[:rolls]


def test_a_class_rolls_the_same_dice_whatever_it_plays() -> None:
    groups = [
        rolls_of(sq.Game("dice", 2, seed=4, same_luck=True), random.Random(n), 30) for n in range(5)
    ]
    assert len(groups[0]) == 30
    assert all(rolls == groups[0] for rolls in groups)
    assert len(set(groups[0])) > 15
    alone = [rolls_of(sq.Game("dice", 2, seed=4), random.Random(n), 30) for n in range(5)]
    assert len({tuple(rolls) for rolls in alone}) == 5


def test_a_class_draws_the_same_cards_as_long_as_the_decks_are_alike() -> None:
    games = [sq.Game("kids", seed=4, same_luck=True) for _ in range(3)]
    for n, game in enumerate(games):
        play_on(game, random.Random(n), 6)
    assert len({game.events for game in games}) == 3
    assert len({tuple(fallen(game)[:12]) for game in games}) == 1


def test_with_the_same_luck_the_dice_do_not_mind_how_many_play() -> None:
    dice = []
    for players in (2, 3, 4):
        game = play_on(sq.Game("dice", players, seed=4, same_luck=True), random.Random(1), 9)
        dice.append([roll.split()[1] for roll in fallen(game)[:10]])
    assert dice[0] == dice[1] == dice[2]


# Real dice, bots, files


def test_after_real_dice_luck_goes_on_from_what_they_showed() -> None:
    def entered(roll: str, seed: int) -> sq.Game:
        game = sq.Game("dice", seed=seed, luck="ask")
        game.play(roll)
        game.play("place b2" if sum(map(int, roll[5:].split("+"))) == 7 else "place a3")
        game.luck()
        return game

    assert entered("roll 3+4", 1).events == entered("roll 3+4", 1).events
    after = [
        (entered("roll 3+4", n).events[-1], entered("roll 4+3", n).events[-1]) for n in range(99)
    ]
    assert 80 < sum(one != other for one, other in after) < 99


class Listens(FirstBot):
    """Notes the randomness it is given."""

    def __init__(self) -> None:
        self.heard: list[float] = []

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        self.heard.append(rng.random())
        return super().choose(view, rng)


def test_a_bots_randomness_knows_no_hidden_card() -> None:
    heard = []
    for theirs in (["lion", "wolf", "dragon"], ["zebra", "unicorn", "panda"]):
        bot = Listens()
        start = sq.position("kids", hands=[["tiger", "fox", "shark"], theirs])
        game = sq.Game(start, [bot, "Bo"], seed=6)
        game.advance()
        heard += bot.heard
    assert heard[0] == heard[1]


def test_a_bots_randomness_depends_on_the_seed_and_the_number_of_the_decision() -> None:
    bots = [Listens() for _ in range(4)]
    for bot, seed in zip(bots, (6, 6, 7, 8), strict=True):
        sq.Game("mini-dice", [bot, bot], seed=seed).advance()
    assert bots[0].heard == bots[1].heard
    heard = [number for bot in bots[1:] for number in bot.heard]
    assert len(set(heard)) == len(heard)


def test_a_game_that_was_kept_goes_on_with_the_same_luck(subtests: pytest.Subtests) -> None:
    for seed in range(12):
        with subtests.test(f"seed {seed}"):
            rng = random.Random(seed)
            game = sq.Game(sq.editions()[seed % 6], seed=seed, same_luck=seed > 5, luck="ask")
            wander(game, rng, 10)
            game.luck_mode = "auto"
            others = [sq.Game.from_json(game.to_json()), sq.Game.from_text(game.to_text())]
            for each in (game, *others):
                if not each.position.is_over and each.position.awaiting != "move":
                    each.luck()
                play_on(each, random.Random(seed), 12)
                assert each.events == game.events
                assert each.variations == game.variations


def test_same_luck_is_yes_or_no_and_nothing_else() -> None:
    wrong: Any = "no"
    with pytest.raises(sq.RulesError) as caught:
        sq.Game("dice", same_luck=wrong)
    assert caught.value.field == "same_luck"
