"""Seeds may be words, everywhere: one for a class, or one for each pupil."""

from typing import Any

import pytest

import sequence_widget as sq

Wrong = Any


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("9B", "9b"),
        ("  9b Anna ", "9b anna"),
        ("STRASSE", "strasse"),
        ("Straße", "strasse"),
        ("Bø", "bø"),
        ("7", 7),
        (" 007 ", 7),
        ("-7", -7),
        ("9" * 100, int("9" * 100)),
        ("7.0", "7.0"),
    ],
)
def test_words_and_digits_read_as_they_are_meant(given: str, meant: int | str) -> None:
    game = sq.Game("kids", seed=given)
    assert game.seed == meant
    assert game.to_json() == sq.Game("kids", seed=meant).to_json()


def test_letters_typed_in_two_ways_are_one_seed() -> None:
    assert sq.Game("kids", seed="Ba\u030ara").seed == sq.Game("kids", seed="B\u00e5ra").seed


def test_every_word_has_luck_of_its_own() -> None:
    seeds: list[int | str] = [7, "9B", "9C", "9B Anna", "9B Bo"]
    hands = {sq.Game("kids", seed=seed).position.hand(0) for seed in seeds}
    assert len(hands) > 1
    assert len({sq.Game("kids", seed=seed).position for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("seed", ["", "  ", "a\nb", "x" * 101, "\ud800", "9" * 101])
def test_a_word_is_a_line_of_letters(seed: str) -> None:
    with pytest.raises(sq.RulesError, match=r"^seed: "):
        sq.Game("kids", seed=seed)
    with pytest.raises(sq.SimulationError, match=r"^seed: "):
        sq.simulate("kids", games=10, seed=seed)


@pytest.mark.parametrize("seed", [7.0, True, b"9B", ["9B"]], ids=repr)
def test_a_seed_is_a_number_or_a_word(seed: Wrong) -> None:
    with pytest.raises(sq.RulesError, match="seed: a seed is a whole number or a word"):
        sq.Game("kids", seed=seed)


@pytest.mark.parametrize("same_luck", [False, True])
def test_a_word_is_kept_with_the_game(*, same_luck: bool) -> None:
    game = sq.Game("dice", seed=" 9B Anna", same_luck=same_luck)
    for again in (sq.Game.from_json(game.to_json()), sq.Game.from_text(game.to_text())):
        assert again.seed == "9b anna"
        assert again.to_json() == game.to_json()
    game.restart("9C")
    assert game.to_json() == sq.Game("dice", seed="9c", same_luck=same_luck).to_json()


def test_simulations_take_words() -> None:
    results = sq.simulate("mini-dice", games=500, seed="9B Anna")
    assert results.seed == "9b anna"
    assert results == sq.simulate("mini-dice", games=500, seed="9b anna")
    assert results.counts != sq.simulate("mini-dice", games=500, seed="9b bo").counts
    assert sq.Results.from_text(results.to_text()) == results
    pooled = results + sq.simulate("mini-dice", games=500, seed=7)
    assert pooled.seeds == ("9b anna", 7)
    assert sq.Results.from_text(pooled.to_text()).seeds == pooled.seeds
    with pytest.raises(sq.SimulationError, match="the same seed"):
        _ = pooled + results


def test_ratings_and_tournaments_take_words() -> None:
    view = sq.Game("mini-kids", seed=1).seen_by(0)
    once, again = (view.rate_moves(games=200, seed=seed, progress=False) for seed in ("9B", "9b "))
    assert [row.estimate for row in once] == [row.estimate for row in again]
    bots: list[sq.Bot] = [sq.RandomBot(), sq.GreedyBot()]
    one, other = (sq.tournament(bots, "mini-dice", games=40, seed=seed) for seed in ("9B", "9b"))
    assert str(one) == str(other)


@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_below_nought_is_as_long_as_it_is(sign: int) -> None:
    assert sq.Game("kids", seed=sign * (10**100 - 1)).seed == sign * (10**100 - 1)
    with pytest.raises(sq.RulesError, match=r"^seed: "):
        sq.Game("kids", seed=sign * 10**100)
