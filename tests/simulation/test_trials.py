"""Trials: the counts are those of the samples and simulations, however they are asked for."""

import random
from collections import Counter
from dataclasses import replace

import pytest

import sequence_widget as sq
from sequence_widget.simulation import experiment as running
from sequence_widget.simulation.experiment import Experiment
from sequence_widget.simulation.trials import DRAWN, Games, Trials, experiments

TINY = sq.edition("mini-dice").but(board=[["3", "1", "2"], ["4", "1", "2"]])  # solved here alone
SLOW = sq.edition("mini-kids").but(unicorns=1000)


def found(view: sq.View, kind: str) -> Experiment:
    return next(each for each in experiments(view) if each.kind == kind)


def test_a_class_enters_as_many_as_it_likes() -> None:
    experiment = found(sq.position("dice").seen_by(None), "rolls")
    full = Trials(experiment, by_hand=(7,) * 9_999).entered("7")
    with pytest.raises(sq.IllegalMoveError, match="10,000 have been entered by hand"):
        full.entered("7")


def test_rolls_and_draws_are_those_of_a_sample() -> None:
    view = sq.Game("kids", seed=7).seen_by(0)
    for experiment, dist in (
        (found(sq.position("dice").seen_by(None), "rolls"), sq.roll_sum("dice")),
        (found(view, "draws"), view.next_draw()),
    ):
        luck = experiment.luck(seed="9b")
        for times in (1, 2, 97, 400):
            luck.more(times)
        expected = Counter(dist.sample(random.Random("9b"), 500))
        assert (luck.done, luck.counts) == (500, expected)
        assert experiment.chances == dist
        assert experiment.outcomes == tuple(dist)


@pytest.mark.parametrize(
    ("edition", "players", "games"),
    [("kids", 2, 2_000), ("dice", 4, 700), ("mini-dice", 2, 2_000), (SLOW, 2, 30)],
)
def test_games_are_those_of_a_simulation(edition: str | sq.Rules, players: int, games: int) -> None:
    view = sq.Game(edition, players, seed=7).seen_by(None)
    luck = found(view, "games").luck(seed=3)
    for times in (1, 9, games // 3, games - games // 3 - 10):
        luck.more(times)
    results = sq.simulate(view, games=games, seed=3)
    sides = view.layout.sides
    assert [luck.counts[side] for side in (*range(sides), DRAWN)] == [*results.counts]


def test_a_run_comes_in_pieces_that_are_looked_at_ever_more_seldom() -> None:
    luck = found(sq.position("mini-kids").seen_by(None), "games").luck(seed=1)
    luck.more(37)
    pieces = [(counts.total(), look) for counts, look in luck.pieces(5_000)]
    looks = [total - 37 for total, look in pieces if look]
    assert (looks[0], len(looks), pieces[-1]) == (1, 12, (5_037, False))
    assert looks == sorted(looks)
    other = found(sq.position("mini-kids").seen_by(None), "games").luck(seed=1)
    other.more(5_037)
    assert luck.counts == other.counts


def test_slow_pieces_stay_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_PIECE", 0.0)
    luck = found(sq.position(SLOW).seen_by(None), "games").luck(seed=1)
    totals = [counts.total() for counts, _ in luck.pieces(12)]
    assert totals == [*range(1, 13)]


def test_counts_that_were_given_away_do_not_change() -> None:
    luck = found(sq.position("dice").seen_by(None), "rolls").luck(seed=1)
    luck.more(10)
    before = luck.counts
    luck.more(10)
    assert (before.total(), luck.counts.total()) == (10, 20)


def test_equal_views_have_equal_experiments_and_other_knowledge_other_ones() -> None:
    hands = [["tiger", "fox", "lion"], ["zebra", "unicorn", "panda"]]
    other = [hands[0], ["hippo", "gorilla", "wolf"]]
    mine = [sq.position("kids", hands=each, turn=0).seen_by(0) for each in (hands, other)]
    assert experiments(mine[0]) == experiments(mine[1])
    assert experiments(mine[0]) != experiments(replace(mine[0], seat=None))
    dice = [sq.position("dice", chips=chips).seen_by(None) for chips in ({}, {"a1": 0})]
    assert found(dice[0], "rolls") == found(dice[1], "rolls")
    assert found(dice[0], "games") != found(dice[1], "games")


def test_what_there_is_to_try() -> None:
    won = sq.Game("kids", seed=7)
    rng = random.Random(1)
    while not won.position.is_over:
        won.play(rng.choice(won.position.legal_moves))
    assert experiments(won.seen_by(None)) == ()
    row = {f"{column}1": 0 for column in "abcdef"}
    over = sq.position("dice", chips=row).seen_by(None)
    assert [each.kind for each in experiments(over)] == ["rolls"]


def test_games_have_an_exact_answer_where_they_were_solved() -> None:
    position = sq.position(TINY, chips={"a1": 1})
    games = Games(position.seen_by(1))
    limited = Games(sq.position(TINY.but(limit=30)).seen_by(1))
    assert games.chances is None
    solution = sq.solve(sq.position(TINY), play="random")
    chances = games.chances
    assert chances is not None
    assert [chances[side] for side in (0, 1)] == [
        solution.win_probability(seat, position) for seat in (0, 1)
    ]
    assert chances[DRAWN] == 0
    assert limited.chances is None
    luck = games.luck(seed=1)
    luck.more(20_000)
    low, high = Trials(games, luck.counts).estimate(0).interval(0.999)
    assert low < chances[0] < high


@pytest.mark.parametrize(
    ("text", "expected"),
    [("7", 7), (" 3 + 4 ", 7), ("6 6", 12), ("1+1", 2), ("3+4+", 7)],
)
def test_rolls_are_read(text: str, expected: int) -> None:
    assert found(sq.position("dice").seen_by(None), "rolls").read(text) == expected


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("13", "these dice cannot show 13"),
        ("1", "these dice cannot show 1"),
        ("7+1", "these dice cannot show 7\\+1"),
        ("1+2+3", "these dice cannot show 1\\+2\\+3"),
        ("seven", "'seven' is not a roll: write the sum, as 7, or the faces, as 3\\+4"),
        ("", "'' is not a roll"),
        ("-3", "'-3' is not a roll"),
        ("3.5", "'3.5' is not a roll"),
        ("9" * 5_000, "is not a roll"),
        ("٩٩", "these dice cannot show 99"),
    ],
)
def test_what_the_dice_cannot_show_is_refused(text: str, said: str) -> None:
    empty = Trials(found(sq.position("dice").seen_by(None), "rolls"))
    with pytest.raises(sq.IllegalMoveError, match=said):
        empty.entered(text)


def test_one_die_shows_its_faces() -> None:
    rolls = found(sq.position("mini-dice").seen_by(None), "rolls")
    assert rolls.read("6") == 6
    with pytest.raises(sq.IllegalMoveError, match="cannot show 7"):
        rolls.read("7")


def test_cards_are_read_in_every_language_if_one_may_come() -> None:
    chips = {"b1": 0}
    tigers = sq.position("kids", chips=chips, hands=[["tiger"] * 2, []], turn=0)
    draws = found(tigers.seen_by(0), "draws")
    assert draws.read("Enhjørning") == "unicorn"
    with pytest.raises(sq.IllegalMoveError, match="no tiger is left that could be drawn"):
        draws.read("tiger")
    with pytest.raises(sq.SequenceError, match="did you mean 'tiger'"):
        draws.read("tigr")
    with pytest.raises(sq.IllegalMoveError, match="only rolls and draws"):
        found(tigers.seen_by(0), "games").read("Anna")


def test_entries_are_counted_and_taken_back_one_by_one() -> None:
    empty = Trials(found(sq.position("dice").seen_by(None), "rolls"), {7: 3})
    two = empty.entered("7").entered("12")
    assert (two.n, two.count(7), two.count(12)) == (5, 4, 1)
    assert two.taken_back().taken_back() == empty == empty.taken_back()
    assert two.with_made({2: 1}).count(7) == 1
    assert two.estimate(7).value == 0.8
