"""`view.rate_moves`: every move, honestly."""

from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.simulation import halving, jobs
from sequence_widget.simulation.loop import compiling

HANDS = [["tiger", "unicorn", "dragon"], ["fox", "lion", "wolf"]]


def middle() -> sq.View:
    chips = {"c2": 1, "d2": 1, "e3": 0, "c1": 0, "d1": 0}
    return sq.position("kids", chips=chips, hands=HANDS).seen_by(0)


def test_every_legal_move_has_a_row() -> None:
    view = middle()
    ratings = view.rate_moves(games=30_000, seed=1)
    assert sorted(str(row.move) for row in ratings) == sorted(map(str, view.legal_moves))
    assert all(row.estimate.n >= 100 for row in ratings)
    assert all(row.estimate.policy == "RandomBot" for row in ratings)
    assert str(ratings.best) in ("tiger b1", "unicorn b1", "unicorn e1")
    assert ratings.estimate(ratings.best) == ratings[0].estimate
    assert ratings.estimate("tiger b1").value > ratings.estimate("tiger f6").value
    assert len(ratings[:3]) == 3


def test_most_games_go_to_the_best() -> None:
    ratings = middle().rate_moves(games=50_000, seed=1)
    games = [row.estimate.n for row in ratings]
    assert games[0] > 5 * games[-1]
    assert sum(games) <= 25_000 + len(games)


def test_the_estimates_are_those_of_simulate() -> None:
    """A move's estimate agrees with simulating the position after it, many times over."""
    view = sq.position("mini-dice", chips={"a1": 0, "b2": 1}, roll=(1,)).seen_by(0)
    after = {str(move): sq.position("mini-dice", chips={"a1": 0, "b2": 1}, roll=(1,)).apply(move)
             for move in view.legal_moves}  # fmt: skip
    truth = {move: sq.simulate(position, games=400_000).win_rate(0).value
             for move, position in after.items()}  # fmt: skip
    inside = total = 0
    for seed in range(60):
        for move, estimate in view.rate_moves(games=2_000, seed=seed):
            low, high = estimate.interval()
            inside += low <= truth[str(move)] <= high
            total += 1
    assert total == 60 * len(truth)
    assert 0.9 < inside / total < 0.99


def test_the_winner_of_many_alike_does_not_look_better_than_it_is() -> None:
    """On an empty board of mini dice all wild moves are alike but for symmetry."""
    view = sq.position("mini-dice", roll=(6,)).seen_by(0)
    truth = max(
        sq.simulate(sq.position("mini-dice", roll=(6,)).apply(move), games=200_000)
        .win_rate(0)
        .value
        for move in view.legal_moves
    )
    best = [view.rate_moves(games=3_000, seed=seed)[0].estimate for seed in range(80)]
    mean = sum(estimate.value for estimate in best) / len(best)
    assert mean < truth + 0.01


@pytest.mark.slow
def test_the_first_of_two_alike_looks_no_better_than_it_is() -> None:
    """The estimate shown for the move that was chosen is from games that did not choose it."""
    view = sq.position("mini-dice", roll=(6,)).seen_by(0)
    chances = [
        sq.simulate(sq.position("mini-dice", roll=(6,)).apply(move), games=400_000)
        .win_rate(0)
        .value
        for move in view.legal_moves
    ]
    best = max(chances)
    seeds = 400
    shown = [view.rate_moves(games=400, seed=seed)[0].estimate for seed in range(seeds)]
    spread = (best * (1 - best) / sum(each.n for each in shown)) ** 0.5
    assert sum(each.value for each in shown) / seeds < best + 2.5 * spread


def test_ctrl_c_gives_what_has_been_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = middle().rate_moves(games=20_000, seed=1)
    real, calls = jobs.play, []

    def stop(*arguments: Any) -> Any:
        calls.append(arguments)
        if len(calls) == wanted:
            raise KeyboardInterrupt
        return real(*arguments)

    monkeypatch.setattr(halving, "play", stop)
    wanted = 10**9
    middle().rate_moves(games=20_000, seed=1)
    wanted, in_all = len(calls), len(calls)
    calls.clear()
    cut = middle().rate_moves(games=20_000, seed=1)
    assert not cut.complete
    assert "cut short" in str(cut)
    assert cut.best == whole.best
    assert sum(row.estimate.n for row in cut) < sum(row.estimate.n for row in whole)
    wanted = in_all // 2 - len(cut)
    calls.clear()
    with pytest.raises(KeyboardInterrupt):
        middle().rate_moves(games=20_000, seed=1)


def test_what_the_engine_played_is_said() -> None:
    learnt = middle().given(holds={1: ["fox"]})
    assert "learnt" in str(learnt.rate_moves(games=300))
    assert middle().rate_moves(games=300).engine is None


def test_the_same_seed_rates_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    first = middle().rate_moves(games=3_000, seed=5)
    assert middle().rate_moves(games=3_000, seed=5) == first
    assert middle().rate_moves(games=3_000, seed=6) != first
    monkeypatch.setattr(compiling, "has_numba", lambda: False)
    assert middle().rate_moves(games=3_000, seed=5) == first


def test_hidden_cards_do_not_matter() -> None:
    other = [HANDS[0], ["moose", "moose", "hippo"]]
    chips = {"c2": 1, "d2": 1, "e3": 0, "c1": 0, "d1": 0}
    view = sq.position("kids", chips=chips, hands=other).seen_by(0)
    assert view.rate_moves(games=3_000) == middle().rate_moves(games=3_000)


def test_what_was_learnt_is_kept() -> None:
    chips = {"b1": 1, "c1": 1, "d2": 0}
    hands = [["giraffe", "lion", "wolf"], ["fox", "unicorn", "panda"]]
    view = sq.position("kids", chips=chips, hands=hands).seen_by(0)
    plain = view.rate_moves(games=600).estimate("lion b6")
    learnt = view.given(holds={1: ["giraffe"]}).rate_moves(games=600).estimate("lion b6")
    assert learnt.value < plain.value


def test_tables_and_text() -> None:
    ratings = middle().rate_moves(games=2_000)
    assert list(ratings.to_frame().columns) == ["move", "share", "se", "low", "high", "games"]
    *lines, note = str(ratings).splitlines()
    assert len(lines) == len(ratings)
    assert note == "all moved at random, each legal move being equally likely"
    assert f"<p>{note}</p>" in ratings._repr_html_()
    assert "alle spilte tilfeldig" in ratings.to_text("nb")
    assert "0." not in ratings.to_text("nb")
    assert "<table>" in ratings._repr_html_()
    with pytest.raises(sq.SimulationError, match="not one of the moves"):
        ratings.estimate("moose g2")


def test_what_cannot_be_rated_is_refused() -> None:
    view = middle()
    moves = len(view.legal_moves)
    for games in (0, -1, 8 * moves - 1, 1e6, True):
        with pytest.raises(sq.SimulationError, match=f"{moves} moves need at least"):
            view.rate_moves(games=games)  # type: ignore[arg-type]
    position = sq.position("kids", hands=HANDS)
    for idle in (position.seen_by(1), position.seen_by(None), sq.position("kids").seen_by(0)):
        with pytest.raises(sq.SimulationError, match="no move"):
            idle.rate_moves()
    with pytest.raises(sq.SimulationError, match="seed"):
        view.rate_moves(seed=1.5)  # type: ignore[arg-type]


def test_others_go_on_as_they_are_told_to() -> None:
    """What is left open is blocked by a good player and by few random ones."""
    view = sq.position("mini-dice", chips={"a1": 0, "b1": 0, "a2": 1}, roll=(1,)).seen_by(0)
    ratings = view.rate_moves(8_000, players={1: sq.GreedyBot()})
    assert len(ratings) == 2
    assert ratings.policies == ("RandomBot", "GreedyBot")
    assert ratings.policy == ratings[0].estimate.policy == "RandomBot, GreedyBot"
    assert ratings.engine is None
    assert "who played: " in str(ratings)
    assert "Player 2 as GreedyBot" in ratings._repr_html_()
    assert "Spiller 2 som GreedyBot" in ratings.to_text("nb")
    at_random = view.rate_moves(8_000)
    assert at_random.policies == ("RandomBot", "RandomBot")
    for move, estimate in ratings:
        after = sq.position("mini-dice", chips={"a1": 0, "b1": 0, "a2": 1}, roll=(1,)).apply(move)
        truth = sq.simulate(after, 200_000, players={1: sq.GreedyBot()}).win_rate(0).value
        assert abs(estimate.value - truth) < 4.5 * estimate.se
        assert at_random.estimate(move).value > estimate.value


def test_bots_of_ones_own_are_played_by_the_engine() -> None:
    class Last:
        def choose(self, view: sq.View, _rng: object) -> sq.Move:
            return view.legal_moves[-1]

    view = sq.position("mini-dice", roll=(4,)).seen_by(0)
    ratings = view.rate_moves(60, players={1: Last()})
    assert ratings.policies == ("RandomBot", "Last")
    assert "does not know these bots" in str(ratings)


def test_players_are_named_as_in_the_game() -> None:
    game = sq.Game("kids", players=["Anna", sq.GreedyBot()], seed=7)
    view = game.seen_by("Anna")
    assert view.rate_moves(200).players == ("Anna", "GreedyBot")
    assert "all moved at random" in str(view.rate_moves(200))
    rated = view.rate_moves(200, players={"GreedyBot": sq.GreedyBot()})
    assert rated.policies == ("RandomBot", "GreedyBot")
    assert view.rate_moves(200, players=2).policies == rated.policies[:1] * 2
    with pytest.raises(sq.SequenceError, match="nobody here is called 'Bo'"):
        view.rate_moves(200, players={"Bo": sq.GreedyBot()})
    for wrong in (3, ["Anna"], ["Anna", "Bo", "Cy"]):
        with pytest.raises(sq.SequenceError, match="players"):
            view.rate_moves(200, players=wrong)


def test_a_picture_says_who_played() -> None:
    import matplotlib as mpl

    mpl.use("agg")
    import matplotlib.pyplot as plt

    view = sq.position("mini-dice", roll=(4,)).seen_by(0)
    assert "all moved at random" in view.rate_moves(200).plot().get_title()
    told = view.rate_moves(200, players={1: sq.GreedyBot()}).plot(language="nb").get_title()
    assert "Spiller 2 som GreedyBot" in told
    results = sq.simulate("mini-dice", 200, players={1: sq.GreedyBot()})
    assert "Player 2 as GreedyBot" in results.plot().get_title()
    assert "Player 2 as GreedyBot" in results.convergence().plot("first").get_title()
    plt.close("all")
