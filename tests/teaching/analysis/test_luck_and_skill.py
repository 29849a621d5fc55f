"""Luck and skill over many games: luck is fair, and who plays better has more skill."""

import math
import statistics
from collections.abc import Iterable

import pytest

import sequence_widget as sq
from sequence_widget.teaching.analysis.gain import Gain
from tests.game.playing import FirstBot

PLAYOUTS = 200
SIDES = 1.96  # as many standard errors as hold 95 % of what chance does
LONG = 65
HALF_WIDTH = 0.05


def analysis_of(bot: sq.Bot, seed: int, playouts: int = PLAYOUTS) -> sq.Analysis:
    """Analyse a game of Kids that a bot plays against a greedy one."""
    game = sq.Game("kids", players=[bot, sq.GreedyBot()], seed=seed)
    game.advance()
    return game.analyse(games=playouts, seed=seed, progress=False)


def mean_and_error(values: Iterable[float]) -> tuple[float, float]:
    known = list(values)
    return statistics.fmean(known), statistics.stdev(known) / math.sqrt(len(known))


def skills(bot: sq.Bot, games: int) -> list[float]:
    return [float(analysis_of(bot, seed).skill(0)) for seed in range(games)]


def luck_of_greedy_players(games: int) -> tuple[float, float]:
    return mean_and_error(float(analysis_of(sq.GreedyBot(), seed).luck(0)) for seed in range(games))


def difference(better: list[float], worse: list[float]) -> float:
    """Give by how many standard errors one bot has more skill than another at the same seeds."""
    mean, error = mean_and_error(a - b for a, b in zip(better, worse, strict=True))
    return mean / error


def test_luck_is_near_zero_on_average_and_who_moves_anyhow_has_less_skill() -> None:
    mean, error = luck_of_greedy_players(10)
    assert abs(mean) < 4 * error < 1
    assert difference(skills(sq.GreedyBot(), 10), skills(FirstBot(), 10)) > 2


@pytest.mark.proof
def test_the_luck_of_greedy_players_is_zero_on_average() -> None:
    games = 2_000
    mean, error = luck_of_greedy_players(games)
    low, high = mean - SIDES * error, mean + SIDES * error
    print(f"luck over {games:,} games: {mean:+.4f}, 95 %: {low:+.4f} to {high:+.4f}")
    assert low <= 0 <= high


@pytest.mark.proof
def test_who_searches_shows_more_skill_than_who_is_greedy_and_that_more_than_chance() -> None:
    games = 400
    found = {
        type(bot).__name__: skills(bot, games)
        for bot in (sq.SearchBot(), sq.GreedyBot(), sq.RandomBot())
    }
    for name, values in found.items():
        mean, error = mean_and_error(values)
        print(f"{name}: skill {mean:+.4f}, standard error {error:.4f}, {games} games")
    searching, greedy, random = found.values()
    for better, worse in ((searching, greedy), (greedy, random)):
        print(f"further by {difference(better, worse):.1f} standard errors at the same seeds")
        assert difference(better, worse) > 3


def long_game() -> sq.Game:
    """Find a game of random players that lasts for just so many plies."""
    for seed in range(1_000):
        game = sq.Game("kids", players=[sq.RandomBot()] * 2, seed=seed)
        game.advance()
        if game.last_ply == LONG:
            return game
    raise AssertionError


@pytest.mark.proof
def test_the_luck_of_a_long_game_is_known_within_five_points() -> None:
    game = long_game()
    analysis = game.analyse(progress=False)
    for seat in (0, 1):
        low, high = analysis.luck(seat).interval()
        print(f"seed {game.seed}, {LONG} plies, seat {seat}: luck {analysis.luck(seat)}")
        assert (high - low) / 2 <= HALF_WIDTH


def test_a_cost_below_zero_says_what_that_means() -> None:
    fresh = ((1, sq.Estimate(40, 100)), (-1, sq.Estimate(45, 100)))
    cost = Gain(fresh, below_zero="analysis.cost_below_zero")
    assert str(cost).endswith("The difference is within what chance allows.")
    assert "Under null" in cost.to_text("nb")
    assert "zero" not in str(Gain(fresh))
    turned = tuple((-count, chance) for count, chance in fresh)
    assert "zero" not in str(Gain(turned, below_zero="analysis.cost_below_zero"))
