"""A game analysed: chances at every ply, sums that add up, forced events, words and pictures."""

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from xml.etree import ElementTree as ET

import pytest

import sequence_widget as sq
from sequence_widget.teaching.analysis.analysis_picture import ticks
from sequence_widget.teaching.analysis.gain import share_of
from tests.game.playing import play_on

KINDS = [
    ("kids", 2), ("kids", 3), ("kids-2025", 4), ("dice", 2), ("dice", 3), ("dice", 4),
    ("mini-dice", 2), ("mini-kids", 2),
]  # fmt: skip
CHIPS = {"c1": 0, "d1": 0, "e1": 0, "d5": 1}
TINY = sq.edition("mini-dice").but(board=[["1", "2", "3"], ["4", "1", "2"]])
HANDS = [["tiger", "fox", "lion"], ["zebra", "moose", "panda"]]


@dataclass(frozen=True)
class EstimatedBot(sq.RandomBot):
    """Moves at random, but is not known to: so its chances are estimated though they are solved."""


def played(edition: str, players: int = 2, seed: int = 5, plies: int = 30) -> sq.Game:
    return play_on(sq.Game(edition, players=players, seed=seed), random.Random(seed), plies)


def random_game(seed: int, rules: sq.Rules | str = TINY) -> sq.Game:
    game = sq.Game(rules, players=[sq.RandomBot(), sq.RandomBot()], seed=seed)
    game.advance()
    return game


def forced(position: sq.Position) -> bool:
    if position.awaiting == "move":
        return len(position.legal_moves) == 1
    return len(position.chance_outcomes()) == 1


def test_sums_add_up_exactly_for_every_game_and_number_of_players() -> None:
    for edition, players in KINDS:
        game = played(edition, players)
        analysis = game.analyse(games=64, progress=False)
        assert len(analysis.chances) == game.last_ply + 1, (edition, players)
        for seat in range(players):
            parts = analysis.luck(seat), analysis.skill(seat), analysis.others(seat)
            first, last = (share_of(analysis.chances[ply][seat]) for ply in (0, -1))
            assert sum(part.value for part in parts) == last - first, (edition, players, seat)
            swings = [analysis.swing(ply) for ply in range(1, game.last_ply + 1)]
            side = game.start.layout.side_of[seat]
            assert sum(swing.gains[side].value for swing in swings) == last - first


def test_luck_and_moves_are_told_apart_by_whose_they_are() -> None:
    game = played("dice", 4)
    analysis = game.analyse(games=64, progress=False)
    sums = [Fraction(0)] * 3
    for ply, moment in enumerate(game.moments[1:], 1):
        assert moment.parent is not None
        own = moment.parent.position.turn in (0, 2)
        kind = 0 if isinstance(moment.event, sq.Chance) else 1 if own else 2
        sums[kind] += analysis.swing(ply).gains[0].value
    parts = analysis.luck(0), analysis.skill(2), analysis.others(0)
    assert [part.value for part in parts] == sums
    assert all(chances[0] == chances[2] for chances in analysis.chances)  # partners share


@pytest.mark.slow
def test_a_forced_event_changes_nothing() -> None:
    found = 0
    for edition, players in KINDS:
        for seed in range(3):
            game = played(edition, players, seed, plies=60)
            analysis = game.analyse(games=16, progress=False)
            for ply, moment in enumerate(game.moments[1:], 1):
                assert moment.parent is not None
                if forced(moment.parent.position):
                    found += 1
                    assert all(gain.value == 0 for gain in analysis.swing(ply).gains)
                    assert analysis.chances[ply] == analysis.chances[ply - 1]
    assert found > 20


def test_a_game_that_is_over_is_certain() -> None:
    game = sq.Game("kids", players=[sq.GreedyBot(), sq.GreedyBot()], seed=3)
    game.advance()
    last = game.analyse(games=64, progress=False).chances[-1]
    assert last == tuple(Fraction(seat == game.position.winner) for seat in range(2))
    assert all(isinstance(chance, sq.Probability) for chance in last)


def test_chances_are_exact_where_the_play_is_solved() -> None:
    game = random_game(4)
    solution = sq.solve(sq.position(TINY), play="random")
    analysis = game.analyse(players=[sq.RandomBot(), sq.RandomBot()])
    assert analysis.exact
    for moment, chances in zip(game.moments, analysis.chances, strict=True):
        for seat, chance in enumerate(chances):
            if moment.position.is_over:
                assert chance == (seat == game.position.winner)
            else:
                assert chance == solution.win_probability(seat, moment.position)
    assert "these are proven" in analysis.explain()
    assert "sjansene er bevist" in analysis.explain("nb")
    bot = sq.solve(sq.position(TINY)).bot()
    best = game.analyse(players=[bot, bot])
    assert best.chances[0][0] == sq.solve(game.moments[0].position).win_probability(0)
    assert not game.analyse(64, players=[sq.RandomBot(), sq.GreedyBot()], progress=False).exact


def coverage(games: int, playouts: int, rules: sq.Rules | str) -> tuple[int, int]:
    """Count in how many sums the interval of the estimate holds the exact one."""
    held = asked = 0
    for seed in range(games):
        game = random_game(seed, rules)
        exact = game.analyse(players=[sq.RandomBot(), sq.RandomBot()])
        guess = game.analyse(playouts, players=[EstimatedBot()] * 2, seed=seed, progress=False)
        assert (exact.exact, guess.exact) == (True, False)
        for name in ("luck", "skill", "others"):
            low, high = getattr(guess, name)(0).interval()
            held += low - 1e-12 <= float(getattr(exact, name)(0)) <= high + 1e-12
            asked += 1
    return held, asked


def test_intervals_hold_the_exact_sums() -> None:
    held, asked = coverage(games=12, playouts=1_000, rules=TINY)
    assert held > 0.85 * asked  # how many of 100 is for the proof


@pytest.mark.proof
def test_95_of_100_intervals_hold_the_exact_sums() -> None:
    held, asked = coverage(games=200, playouts=2_000, rules="mini-dice")
    print(f"{held} of {asked} intervals hold the exact sum: {held / asked:.1%}")
    assert 0.92 <= held / asked <= 0.98


def test_the_same_seed_gives_the_same_figures_whoever_works() -> None:
    game = played("kids", plies=12)
    one = game.analyse(games=1_000, seed=8, workers=1, progress=False)
    assert one.chances == game.analyse(games=1_000, seed=8, workers=2, progress=False).chances
    with ThreadPoolExecutor(2) as executor:
        lent = game.analyse(games=1_000, seed=8, executor=executor, progress=False)
    assert one.chances == lent.chances
    assert one.chances != game.analyse(games=1_000, seed=9, progress=False).chances


class Tired(sq.GreedyBot):
    """Ends the run, as Ctrl-C would, after so many moves."""

    left = 0

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        Tired.left -= 1
        if Tired.left == 0:
            raise KeyboardInterrupt
        return super().choose(view, rng)


def test_ctrl_c_gives_what_is_done_with_about_as_many_games_at_every_ply() -> None:
    game = played("mini-dice", plies=4)
    Tired.left = 150
    cut = game.analyse(games=50, players=[Tired(), Tired()], progress=False)
    games = {
        chance.n for chances in cut.chances for chance in chances if isinstance(chance, sq.Estimate)
    }
    assert not cut.complete
    assert max(games) - min(games) <= 1
    assert "cut short" in cut.explain()
    Tired.left = 2
    with pytest.raises(KeyboardInterrupt):
        game.analyse(games=50, players=[Tired(), Tired()], progress=False)


def opened(first: str) -> sq.Game:
    """Anna can win with the tiger on b1; she plays `first`, and Bo answers."""
    game = sq.Game(sq.position("kids", chips=CHIPS, hands=HANDS), players=["Anna", "Bo"], seed=2)
    game.play(first)
    if not game.position.is_over:
        game.play("zebra b5")
    return game


def test_a_missed_win_is_a_mistake_to_try_again() -> None:
    analysis = opened("tiger f6").analyse(games=2_000, progress=False)
    mistake = analysis.mistakes("Anna")[0]
    assert (mistake.ply, str(mistake.played)) == (1, "tiger f6")
    assert mistake.cost.value > Fraction(1, 10)
    assert analysis.cost(1).value == mistake.cost.value
    assert "b1" not in f"{mistake}{mistake.attempt('fox f2')}{mistake.attempt('tiger f6')}"
    assert str(mistake.better.move) == "tiger b1"
    assert mistake.attempt("tiger b1").startswith("Tiger b1: yes")
    assert mistake.attempt("tiger b1", "nb").startswith("Tiger b1: Ja")


def test_the_best_move_costs_nothing_and_luck_has_no_cost() -> None:
    found = opened("tiger b1").analyse(games=500, progress=False)
    assert found.cost(1) == sq.Gain()
    assert found.mistakes("Anna") == ()
    missed = opened("tiger f6").analyse(games=100, progress=False)
    with pytest.raises(sq.SequenceError, match="what led to ply 2 was luck"):
        missed.cost(2)
    with pytest.raises(sq.SequenceError):
        missed.cost(99)


def test_the_largest_swings_come_first_and_are_told_in_both_languages() -> None:
    analysis = opened("tiger f6").analyse(games=2_000, progress=False)
    swings = analysis.swings(3)
    assert [swing.size for swing in swings] == sorted((s.size for s in swings), reverse=True)
    told = {str(swing) for swing in analysis.swings(analysis.last_ply)}
    assert any(line.startswith("the move tiger f6 cost Anna ") for line in told)
    sq.set_language("nb")
    told = {str(swing) for swing in analysis.swings(analysis.last_ply)}
    assert any(line.startswith("trekket tiger f6 kostet Anna ") for line in told)
    assert "prosentpoeng" in analysis.explain()
    assert "egne trekk" in analysis._repr_html_()


def test_of_cards_is_told_where_cards_are_played() -> None:
    told = {
        edition: played(edition, plies=4).analyse(games=64, progress=False).explain("en")
        for edition in ("kids", "dice")
    }
    assert "with all cards face up" in told["kids"]
    assert "hidden cards" in told["kids"]
    assert "card" not in told["dice"]


def test_a_game_without_events_has_chances_and_no_swings() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    analysis = game.analyse(games=64, progress=False)
    assert len(analysis.chances) == 1
    assert analysis.luck("Anna").value == 0
    assert not analysis.swings()
    assert analysis._repr_html_()
    assert analysis.mistakes("Bo") == ()


def test_whoever_is_given_no_bot_is_greedy() -> None:
    game = played("kids", plies=4)
    assert game.analyse(games=64, progress=False).policies == ("GreedyBot", "GreedyBot")
    mixed = game.analyse(games=64, players={0: sq.RandomBot()}, progress=False)
    assert mixed.policies == ("RandomBot", "GreedyBot")


def test_the_picture_is_drawn_whatever_the_players_are_called() -> None:
    names = [r"$\frac{$", "<b>Bo</b> & co"]
    game = play_on(sq.Game("dice", players=names, seed=3), random.Random(1), 12)
    analysis = game.analyse(games=64, progress=False)
    root = ET.fromstring(analysis.to_svg())  # noqa: S314 - our own
    text = "".join(root.itertext())
    assert all(name in text for name in names)
    ax = analysis.plot()
    ax.figure.canvas.draw()
    frame = analysis.to_frame()
    assert len(frame) == game.last_ply + 1
    change = frame["chance_0"].iloc[-1] - frame["chance_0"].iloc[0]
    assert frame["swing_0"].sum() == pytest.approx(change)


def test_the_axis_is_written_in_round_steps() -> None:
    steps = [ticks(last)[1] for last in (1, 10, 11, 21, 51, 101, 201, 9_999)]
    assert steps == [1, 1, 2, 5, 10, 20, 50, 1_000]
