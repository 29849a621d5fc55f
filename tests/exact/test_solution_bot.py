"""The bot that plays by a solution: in games, simulations, tournaments and records."""

import copy
import pickle
import random
from functools import cache
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.exact.solver.bot import SolutionBot
from sequence_widget.exact.solver.solution import Solution
from tests.engine.both_engines import rules_of

TINY = rules_of("mini-dice", {"board": [["1", "2", "3"], ["4", "1", "2"]]})


@cache
def solved(play: str = "best") -> Solution:
    return sq.solve(sq.position(TINY), play=play)


def chosen(bot: SolutionBot, position: sq.Position) -> sq.Move:
    return bot.choose(position.seen_by(position.turn), random.Random(1))


@pytest.mark.parametrize("play", ["best", "random"])
def test_it_always_makes_the_first_of_the_best_moves(play: str) -> None:
    solution, rng = solved(play), random.Random(3)
    bot, met = solution.bot(), 0
    for _ in range(30):
        position = sq.position(TINY)
        while not position.is_over:
            position = position.apply(position.random_chance(rng))
            best = solution.best_moves(position)
            first = next(move for move in position.legal_moves if move in best)
            assert chosen(bot, position) == chosen(bot, position) == first
            met += len(position.legal_moves) > 1
            position = position.apply(rng.choice(position.legal_moves))
    assert met > 100


def test_it_needs_no_luck() -> None:
    view = sq.position(TINY, roll=(6,)).seen_by(0)
    rng = random.Random(1)
    before = rng.getstate()
    assert len({solved().bot().choose(view, rng) for _ in range(5)}) == 1
    assert rng.getstate() == before


@pytest.mark.slow
def test_simulated_games_agree_with_the_exact_chances() -> None:
    """A thousand games of mini-dice in a second or two, and all as the solution says."""
    start = sq.position("mini-dice")
    solution = sq.solve(start)
    both = sq.simulate(start, 1_500, [solution.bot(), solution.bot()], progress=False)
    estimate = both.win_rate(0)
    low, high = estimate.interval(0.999)
    assert low < solution.win_probability(0) < high
    assert "SolutionBot('mini-dice players=2')" in estimate.policy
    other = sq.simulate(start, 1_000, [solution.bot(), sq.RandomBot()], progress=False)
    assert other.win_rate(0).interval(0.999)[0] > solution.win_probability(0)


@pytest.mark.slow
def test_it_beats_the_other_bots_in_a_tournament() -> None:
    bots: list[sq.Bot] = [sq.RandomBot(), solved("random").bot(), solved().bot()]
    table = sq.tournament(bots, TINY, games=600, progress=False)
    assert table.ranking[-1] == "RandomBot"
    names = [
        "SolutionBot('mini-dice board=1.2.3/4.1.2 players=2'" + end
        for end in (")", ", play='random')")
    ]
    assert set(table.ranking[:2]) == set(names)


@pytest.mark.parametrize("play", ["best", "random"])
def test_a_record_keeps_it(play: str) -> None:
    game = sq.Game(sq.position(TINY), players=["Anna", solved(play).bot()], seed=4)
    while not game.position.is_over:
        if game.position.turn == 0:
            game.play(game.position.legal_moves[0])
        game.advance()
    for again in (sq.Game.from_json(game.to_json()), sq.Game.from_text(game.to_text())):
        assert again.events == game.events
        assert again.player(1) == game.player(1)
        bot = again.bots[1]
        assert isinstance(bot, SolutionBot)
        assert bot.play == play
        rolled = sq.position(TINY, roll=(1,))
        assert chosen(bot, rolled) == chosen(solved(play).bot(), rolled)


BAD_SETTINGS: list[dict[str, Any]] = [
    {"position": "mini-dice players=2", "play": "greedy"},
    {"position": "dice players=2", "play": "best"},
    {"position": "no game", "play": "best"},
    {"position": 3, "play": "best"},
    {"position": "mini-dice players=2", "play": ["best"]},
    {"play": "best"},
]


@pytest.mark.parametrize("settings", BAD_SETTINGS, ids=str)
def test_a_record_with_other_settings_is_refused(settings: dict[str, Any]) -> None:
    from sequence_widget.bots import make_bot

    with pytest.raises(sq.RecordError, match="does not take the settings"):
        make_bot("SolutionBot", settings)


def test_copies_are_the_same_and_small() -> None:
    bot = solved().bot()
    assert copy.copy(bot) is bot
    assert copy.deepcopy(bot) is bot
    sent = pickle.dumps(bot)
    assert len(sent) < 300
    back = pickle.loads(sent)  # noqa: S301 - it was made a line before
    assert back == bot
    assert pickle.loads(sent) is back  # noqa: S301 - as above
    assert chosen(back, sq.position(TINY, roll=(6,))) == chosen(bot, sq.position(TINY, roll=(6,)))


def test_a_position_outside_the_solution_is_refused_in_words() -> None:
    bot = solved().bot()
    with pytest.raises(sq.QuestionError, match="another game"):
        chosen(bot, sq.position("mini-dice", roll=(1,)))
    with pytest.raises(sq.QuestionError, match="another game"):
        chosen(bot, sq.position("kids"))
    assert chosen(bot, sq.position(TINY, roll=(1,))) in sq.position(TINY, roll=(1,)).legal_moves
    with pytest.raises(sq.QuestionError, match="another game"):
        chosen(bot, sq.position(TINY.but(remove_on=[]), roll=(1,)))
    with pytest.raises(sq.QuestionError, match="move is awaited"):
        chosen(bot, sq.position(TINY))
    rules = TINY.but(remove_on=[])
    late = sq.solve(sq.position(rules, chips={"a1": 0, "b1": 1}, turn=1)).bot()
    with pytest.raises(sq.QuestionError, match="cannot reach"):
        chosen(late, sq.position(rules, roll=(1,)))
