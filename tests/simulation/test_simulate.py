"""`sq.simulate`: sources, players, seeds, figures, and what it refuses."""

import math
import random
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.engine import start_position
from sequence_widget.simulation.loop import compiling
from tests.simulation.cases import CASES, Case

# What others measured at random play: the first seat's share, the mean length, its deviation.
TWO_AT_KIDS = (0.5408, 23.244, 6.51)
TWO_AT_DICE = (0.5178, 84.31)
BY_NUMBER = (0.514, 95.1)
BEGINNERS_DRAW = (0.36, 0.375)


class Slow:
    """A bot that the loop does not know; it moves like RandomBot."""

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        return rng.choice(view.legal_moves)


class Confused:
    def choose(self, _view: sq.View, _rng: random.Random) -> sq.Move:
        return sq.Move("pass")


class Broken:
    def choose(self, _view: sq.View, _rng: random.Random) -> sq.Move:
        raise ZeroDivisionError


def agrees(estimate: sq.Estimate, truth: float, sds: float = 4.5) -> bool:
    spread = max(estimate.se, 0.2 / math.sqrt(estimate.n))
    return abs(estimate.value - truth) < sds * spread


def test_the_figures_of_kids() -> None:
    results = sq.simulate("kids", games=400_000, seed=2)
    share, mean, sd = TWO_AT_KIDS
    assert agrees(results.win_rate(0), share)
    assert abs(results.lengths.mean() - mean) < 4.5 * results.lengths.se() + 0.001
    assert abs(results.lengths.sd() - sd) < 0.05
    assert results.draws.value < 1e-4


def test_the_figures_of_dice() -> None:
    begun = sq.position("dice", players=2)
    results = sq.simulate(begun, games=300_000, seed=2)
    assert agrees(results.win_rate(0), TWO_AT_DICE[0])
    assert abs(results.lengths.mean() - TWO_AT_DICE[1]) < 4.5 * results.lengths.se() + 0.01
    assert agrees(sq.simulate("dice", games=300_000).win_rate(0), 0.5)  # by the roll-off
    by_number = sq.position("dice capture=number", players=2)
    results = sq.simulate(by_number, games=300_000, seed=2)
    assert agrees(results.win_rate(0), BY_NUMBER[0])
    assert abs(results.lengths.mean() - BY_NUMBER[1]) < 0.4


def test_the_figures_of_beginners() -> None:
    results = sq.simulate(sq.edition("kids-2025", beginners=1), games=100_000, players=4)
    assert BEGINNERS_DRAW[0] < results.draws.value < BEGINNERS_DRAW[1]


@pytest.mark.slow
@pytest.mark.parametrize("case", [*CASES[:3], *CASES[9:13], *CASES[21:26]], ids=lambda c: c.name)
def test_the_loop_and_the_engine_agree(case: Case) -> None:
    start = start_position(case.rules, case.players)
    games = 200 if case.edition in ("kids", "dice") else 750
    engine = sq.simulate(start, games=games, players=[Slow()] * case.players)
    loop = sq.simulate(start, games=50_000)
    assert engine.engine is not None
    assert loop.engine is None
    for seat in range(case.players):
        assert agrees(engine.win_rate(seat), loop.win_rate(seat).value)
    assert agrees(engine.draws, loop.draws.value)
    assert abs(engine.lengths.mean() - loop.lengths.mean()) < 4.5 * max(engine.lengths.se(), 0.01)


@pytest.mark.proof
@pytest.mark.parametrize("case", CASES, ids=lambda c: c.name)
def test_the_loop_and_the_engine_agree_closely(case: Case) -> None:
    start = start_position(case.rules, case.players)
    engine = sq.simulate(start, games=10_000, players=[Slow()] * case.players, workers=2)
    loop = sq.simulate(start, games=1_000_000)
    print(f"{case.name}: {engine.win_rate(0)} by the engine, {loop.win_rate(0)} by the loop")
    for seat in range(case.players):
        assert agrees(engine.win_rate(seat), loop.win_rate(seat).value)
    assert agrees(engine.draws, loop.draws.value)
    assert abs(engine.lengths.mean() - loop.lengths.mean()) < 4.5 * max(engine.lengths.se(), 0.01)


def test_every_kind_of_source() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    sources: list[Any] = [
        "kids",
        "kids dragons=4",
        sq.edition("kids"),
        game,
        game.position,
        game.seen_by("Anna"),
        game.seen_by(None),
        sq.position("dice"),
        sq.position("dice", roll=(1, 2)).seen_by(1),
    ]
    for source in sources:
        assert sq.simulate(source, games=300).games == 300
    assert sq.simulate(game, games=300).players == ("Anna", "Bo")
    assert sq.simulate(game.seen_by("Bo"), games=300).win_rate("Anna").n == 300


def test_a_view_is_dealt_anew_and_a_position_is_not() -> None:
    """Whoever sees that Bo holds the winning card knows more than who does not."""
    chips = {"b1": 1, "c1": 1}
    hands = [["fox", "lion", "wolf"], ["giraffe", "unicorn", "panda"]]
    position = sq.position("kids", chips=chips, hands=hands)
    knows = sq.simulate(position, games=20_000).win_rate(1)
    guesses = sq.simulate(position.seen_by(0), games=20_000).win_rate(1)
    assert knows.interval(0.999)[0] > guesses.interval(0.999)[1]
    other = sq.position("kids", chips=chips, hands=[hands[0], ["moose", "moose", "hippo"]])
    assert other.seen_by(0) == position.seen_by(0)
    assert sq.simulate(other.seen_by(0), games=20_000).win_rate(1) == guesses


def test_what_was_learnt_counts() -> None:
    chips = {"b1": 1, "c1": 1}
    hands = [["fox", "lion", "wolf"], ["giraffe", "unicorn", "panda"]]
    view = sq.position("kids", chips=chips, hands=hands).seen_by(0)
    learnt = view.given(holds={1: ["giraffe"]})
    results = sq.simulate(learnt, games=300)
    assert results.engine is not None
    assert "learnt" in str(results)
    assert results.win_rate(1).value > sq.simulate(view, games=300).win_rate(1).value


def test_players_are_bots_names_or_a_number() -> None:
    assert sq.simulate("kids", games=300, players=4).players[3] == "Player 4"
    assert sq.simulate("kids", games=300, players=["Anna", "Bo", "Cy"]).win_rate("Cy").n == 300
    results = sq.simulate("mini-kids", games=3_000, players=[sq.GreedyBot(), sq.RandomBot()])
    assert results.policies == ("GreedyBot", "RandomBot")
    assert results.engine is None
    assert results.win_rate("GreedyBot").policy == "GreedyBot, RandomBot"
    assert results.win_rate("GreedyBot").interval()[0] > sq.simulate("mini-kids").win_rate(0).value
    mixed = sq.simulate("mini-kids", games=100, players=[Slow(), "Bo"])
    assert mixed.policies == ("Slow", "RandomBot")
    assert "does not know these bots" in str(mixed)


def test_partners_win_together() -> None:
    results = sq.simulate("dice", games=2_000, players=4)
    assert results.win_rate(0) == results.win_rate(2)
    assert results.win_rate(1) == results.win_rate(3)
    assert results.win_rate(0).happened + results.win_rate(1).happened == 2_000


@pytest.mark.slow
@pytest.mark.parametrize("source", ["kids", "dice", "mini-kids"])
def test_the_same_seed_gives_the_same_whatever_plays(
    source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = sq.simulate(source, games=3_000, seed=9, workers=1)
    assert sq.simulate(source, games=3_000, seed=9, workers=2) == first
    assert sq.simulate(source, games=3_000, seed=10) != first
    monkeypatch.setattr(compiling, "has_numba", lambda: False)
    assert sq.simulate(source, games=3_000, seed=9) == first
    assert sq.simulate(source, games=3_000, seed=9, workers=2) == first


def test_longer_runs_begin_with_the_same_games() -> None:
    short, long = (sq.simulate("kids", games=n, seed=4) for n in (1_000, 100_000))
    reached = dict(long.course)[1_000]
    assert reached == short.counts


def test_any_whole_number_is_a_seed() -> None:
    seeds = [0, -1, 1, 2**64, 2**64 + 1, 10**40]
    counts = [sq.simulate("mini-dice", games=2_000, seed=seed).lengths for seed in seeds]
    assert len({str(each) for each in counts}) == len(seeds)
    made_up = {sq.simulate("mini-dice", games=10, seed=None).seed for _ in range(3)}
    assert len(made_up) > 1


@pytest.mark.parametrize("workers", [1, 2], ids="{} at work".format)
def test_bots_of_ones_own_play_the_same_with_more_workers(workers: int) -> None:
    results = sq.simulate("mini-kids", games=60, players=[Slow(), Slow()], workers=workers)
    assert results.counts == sq.simulate("mini-kids", games=60, players=[Slow(), Slow()]).counts


def test_rules_that_do_not_fit_are_played_by_the_engine() -> None:
    wide = sq.edition("mini-dice").but(board=" / ".join(["1 2 3 4 1 2 3 4 1"] * 8), chips=40)
    results = sq.simulate(wide, games=20)
    assert results.games == 20
    assert results.engine is not None
    assert "do not fit the playout loop" in str(results)
    assert "do not fit the playout loop" in results._repr_html_()
    assert "passer ikke" in results.explain("nb") or "ikke passer" in results.explain("nb")


OVER = sq.position("kids", chips={"b1": 0, "c1": 0, "d1": 0})

REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "no games": (lambda: sq.simulate("kids", games=0), "games: .* 1 or more, not 0"),
    "fewer": (lambda: sq.simulate("kids", games=-5), "games"),
    "half": (lambda: sq.simulate("kids", games=1.5), "games"),  # type: ignore[arg-type]
    "true": (lambda: sq.simulate("kids", games=True), "games"),
    "endless": (lambda: sq.simulate("kids", games=10**20), "games"),
    "workers": (lambda: sq.simulate("kids", games=10, workers=0), "workers"),
    "many workers": (lambda: sq.simulate("kids", games=10, workers=10**6), "workers"),
    "seed": (lambda: sq.simulate("kids", games=10, seed=1.5), "seed"),  # type: ignore[arg-type]
    "over": (lambda: sq.simulate(OVER, games=10), "over already"),
    "over seen": (lambda: sq.simulate(OVER.seen_by(0), games=10), "over already"),
    "nothing": (lambda: sq.simulate(None, games=10), "play from"),  # type: ignore[arg-type]
    "edition": (lambda: sq.simulate("kidz", games=10), "did you mean 'kids'"),
    "seats": (lambda: sq.simulate(sq.position("kids"), games=10, players=3), "2 players, not 3"),
    "five": (lambda: sq.simulate("kids", games=10, players=5), "2, 3 or 4 players"),
    "class": (lambda: sq.simulate("kids", games=9, players=[Slow, Slow]), "is not one itself"),
    "name": (lambda: sq.simulate("kids", games=9).win_rate("Anna"), "nobody here is called"),
    "seat": (lambda: sq.simulate("kids", games=9).win_rate(2), "no seat 2"),
    "executor": (lambda: sq.simulate("kids", games=9, executor=2), "executor"),  # type: ignore[arg-type]
    "executor's class": (lambda: sq.simulate("kids", games=9, executor=Executor), "executor"),  # type: ignore[arg-type]
    "bad bot": (lambda: sq.simulate("kids", games=9, players=[Confused(), "Bo"]), "Confused chose"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input_is_refused_with_a_sentence(name: str) -> None:
    ask, words = REFUSED[name]
    with pytest.raises(sq.SequenceError, match=words):
        ask()


def test_whole_numbers_may_come_from_numpy() -> None:
    np = pytest.importorskip("numpy")
    games, seed = np.int64(300), np.uint8(3)
    assert sq.simulate("kids", games, seed=seed) == sq.simulate("kids", 300, seed=3)
    assert repr(sq.SearchBot(playouts=games)) == "SearchBot(playouts=300)"
    view = sq.Game("kids", seed=3).seen_by(0)
    assert view.rate_moves(games=games, seed=seed) == view.rate_moves(games=300, seed=3)
    bots: list[sq.Bot] = [sq.RandomBot(), sq.GreedyBot()]
    assert sq.tournament(bots, "mini-kids", games).against("GreedyBot", "RandomBot").n == 300


@pytest.mark.parametrize("workers", [1, 2], ids="{} at work".format)
def test_an_error_in_a_bot_comes_out_as_it_is(workers: int) -> None:
    with pytest.raises(ZeroDivisionError):
        sq.simulate("mini-kids", games=10, players=[Broken(), "Bo"], workers=workers)
