"""Figures over the spaces: ready-made ones, a cell's own values, and who may see what they tell."""

import re
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import sequence_widget as sq
from sequence_widget.exact.finish import card_turn
from sequence_widget.exact.games import GAMES
from sequence_widget.widget.overlays import OVERLAYS
from sequence_widget.widget.values import checked_values, figures_of
from tests.widget.test_visibility import alike_but_for_bo, game_with
from tests.widget.wire import Wire, dice, kids


def figures(wire: Wire) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = wire.scene["figures"]
    return found


def test_numbers_stand_on_their_spaces_with_bars_as_parts_of_the_largest() -> None:
    wire = Wire(kids(), overlay={"b1": 2, "c1": 8, "d1": -1.25}, language="nb")
    assert figures(wire) == {
        "b1": {"text": "2", "say": "2", "level": 0.25},
        "c1": {"text": "8", "say": "8", "level": 1.0},
        "d1": {"text": "-1,25", "say": "-1,25"},
    }
    assert wire.board.get_state("overlay") == {"overlay": "numbers"}


def test_numbers_from_0_to_1_are_chances_unless_they_only_count() -> None:
    wire = Wire(kids(), overlay={"b1": Fraction(1, 3), "c1": 1})
    assert [each["text"] for each in figures(wire).values()] == ["33%", "100%"]
    wire.board.overlay = {"b1": 0, "c1": 1}
    assert [each["text"] for each in figures(wire).values()] == ["0", "1"]


def test_numbers_of_numpy_stand_as_those_of_python() -> None:
    wire = Wire(kids(), overlay={"b1": np.int64(0), "c1": np.int8(1)})
    assert [each["text"] for each in figures(wire).values()] == ["0", "1"]
    wire.board.overlay = {"b1": np.float32(0.5), "c1": np.float64(0.25)}
    assert [each["text"] for each in figures(wire).values()] == ["50%", "25%"]


def test_a_distribution_stands_where_its_sums_or_cards_are_shown() -> None:
    wire = Wire(dice(), overlay=sq.roll_sum("dice"))
    words = dict(
        zip(wire.board.game.rules.board.cells, wire.board.game.rules.board.words, strict=True)
    )
    assert {cell for cell, word in words.items() if word == "7"} == {
        cell for cell, figure in figures(wire).items() if figure["say"] == "1/6 ≈ 16.7%"
    }
    cards = Wire(kids(), show="Anna")
    cards.board.overlay = cards.board.view.next_draw()
    assert figures(cards)["b1"]["say"] == "1/39 ≈ 2.6%"
    cards.board.overlay = sq.Dist({"b1": Fraction(1, 4), "c1": Fraction(3, 4)})
    assert [figure["level"] for figure in figures(cards).values()] == [0.25, 0.75]


@pytest.mark.parametrize("make", [kids, dice], ids=["cards", "dice"])
def test_ratings_lie_on_the_board_where_the_position_is_that_they_are_of(make: Any) -> None:
    game = make()
    wire = Wire(game, language="nb", show=game.position.turn)
    ratings = wire.board.view.rate_moves(games=400, progress=False)
    wire.board.overlay = ratings
    figures, ply = wire.scene["figures"], game.ply
    assert figures
    game.play(ratings.best)
    assert wire.scene["figures"] == {}
    assert wire.scene["legend"].endswith("i stillingen som er vurdert")
    game.go_to(ply)
    assert wire.scene["figures"] == figures
    wire.board.game = dice() if make is kids else sq.Game("dice", players=3, seed=1)
    assert wire.scene["figures"] == {}


def test_ratings_show_the_best_moves_chance_on_each_space() -> None:
    hands = [["unicorn", "tiger", "fox"], ["lion", "wolf", "zebra"]]
    wire = Wire(sq.Game(sq.position("kids", hands=hands), players=["Anna", "Bo"], seed=1))
    ratings = wire.board.view.rate_moves(games=2_000, progress=False)
    wire.board.overlay = ratings
    on_b1 = [row.estimate.value for row in ratings if row.move.cell == "b1"]
    assert len(on_b1) == 2
    assert figures(wire)["b1"]["level"] == pytest.approx(max(on_b1))


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ("gold", "'gold'"),
        (7, "overlay=7"),
        ({"tiger": 1}, "'tiger'"),
        ({"b1": "1"}, "'1' for b1"),
        ({"b1": float("nan")}, "nan for b1"),
        ({"b1": float("-inf")}, "-inf for b1"),
        ({"b1": 10**400}, "10^400"),
        ({"b1": True}, "True for b1"),
        (sq.roll_sum("dice"), "no space"),
    ],
)
def test_what_cannot_lie_there_is_refused_and_changes_nothing(value: object, named: str) -> None:
    wire = Wire(kids(), overlay="cells")
    with pytest.raises(sq.SequenceError, match=re.escape(named)):
        wire.board.overlay = value
    assert wire.board.overlay == "cells"
    with pytest.raises(sq.SequenceError, match=re.escape(named)):
        sq.SequenceWidget(kids(), overlay=value)  # type: ignore[arg-type] # that is the point


@pytest.mark.parametrize("value", ["numbers", "dist", "ratings", {"b1": 1}, 7, ["cells"], "gold"])
def test_a_browser_chooses_among_the_names_alone(value: object) -> None:
    wire = Wire(kids(), overlay={"b1": 1})
    wire.write(overlay=value)
    assert wire.board.overlay == {"b1": 1}
    assert wire.sent[-1]["state"] == {"overlay": "numbers"}
    wire.write(overlay="fills")
    assert wire.board.overlay == "fills"
    wire.write(overlay=None)
    assert figures(wire) == {}


def test_fills_are_those_of_the_hand_that_lies_open_and_the_onlookers_without_one() -> None:
    own = Wire(game_with(), show="Anna", overlay="fills")
    assert figures(own)["b1"]["text"] == "100%"
    assert figures(own)["b1"]["say"] == "chance that Anna can fill it: 1 = 100%"
    shared = Wire(game_with(), overlay="fills", curtain=True)
    levels = {figure["level"] for figure in figures(shared).values()}
    assert len(levels) == 1
    assert 0 < levels.pop() < 1
    shared.ask("reveal")
    assert figures(shared) == figures(own)
    alone = sq.Game(game_with().start, players=["Anna", sq.RandomBot()], seed=3)
    assert figures(Wire(alone, overlay="fills"))["b1"]["text"] == "100%"


@pytest.mark.parametrize("overlay", [*OVERLAYS])
@pytest.mark.parametrize("show", ["mover", 0, "none"])
def test_figures_are_the_same_whatever_is_hidden(overlay: str, show: str | int) -> None:
    first, second = alike_but_for_bo(show=show, overlay=overlay)
    for wire in (first, second):
        wire.board.game.play("tiger b1")
    assert figures(first) == figures(second)
    if show != "mover":  # for whose hand is open then may differ
        states = [{**wire.board.get_state(), "layout": None} for wire in (first, second)]
        assert states[0] == states[1]


def test_a_threat_is_what_the_rules_let_win() -> None:
    chips = {"a1": 0, "b1": 0, "c1": 1, "a3": 1}
    start = sq.position("mini-dice", chips=chips)
    wire = Wire(sq.Game(start, players=["Anna", "Bo"], seed=1), overlay="threats")
    assert {cell: figure["text"] for cell, figure in figures(wire).items()} == {
        "c1": "A!",  # Bo's chip there can be replaced
        "b2": "B!",
    }
    spent = sq.edition("kids").but(chips=3)
    three = sq.position(spent, chips={"c1": 0, "d1": 0, "e1": 0})
    assert figures(Wire(sq.Game(three, players=["Anna", "Bo"], seed=1), overlay="threats")) == {}


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "So many swaps in one turn can go more than"), ("nb", "Så mange bytter i én tur")],
)
def test_what_is_out_of_reach_is_said_on_the_board_and_the_board_lives_on(
    monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    rules = sq.edition("kids").but(copies=30, swaps_per_turn=40)
    wolves = {cell: 1 for cell in rules.board.cells if rules.board.word(cell) == "wolf"}
    start = sq.position(rules, 2, chips=wolves, hands=[["wolf"] * 3] * 2)
    wire = Wire(sq.Game(start, ["Anna", "Bo"], seed=1), overlay="fills", language=language)
    assert wire.scene["figures"]
    monkeypatch.setattr(card_turn, "_MOST_TURNS", 3)
    monkeypatch.setattr(card_turn, "_AT_ONCE", 0)
    card_turn.chance_to_win.cache_clear()
    wire.board.show = "none"  # whoever sees the hand knows which spaces it reaches
    wire.board.game.play("swap wolf")
    assert words in wire.scene["notice"]
    assert not wire.scene["figures"]
    wire.board.overlay = "cells"
    assert wire.scene["figures"]
    assert "notice" not in wire.scene


def test_proven_chances_lie_over_spaces_like_any_others() -> None:
    start = sq.position("mini-dice board=1.2/2.1 run_length=2", roll=(1,))
    best = sq.solve(start).best_moves()
    board = start.rules.board
    values = checked_values({str(move.cell): chance for move, chance in best.items()}, board)
    figures = figures_of(values, board, "nb")
    assert [*figures] == ["a1", "b2"]
    for cell, chance in zip(figures, best.values(), strict=True):
        share = float(chance)
        assert figures[cell]["text"] == f"{100 * share:.0f}\u00a0%"
        assert figures[cell]["say"] == f"{100 * share:.1f}\u00a0%".replace(".", ",")
        assert figures[cell]["level"] == share


@pytest.mark.parametrize("overlay", ["threats", "fills"])
def test_of_a_game_without_exact_answers_it_is_said_that_there_are_none(
    overlay: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(GAMES, sq.edition("dice").__class__)
    wire = Wire(dice(), overlay=overlay)
    told = "There is no exact answer to this for 'dice'; simulate it instead"
    assert (figures(wire), wire.scene["notice"]) == ({}, told)
    move = wire.board.game.position.legal_moves[0]
    assert wire.ask("play", text=str(move)) == {"id": 1, "done": True}


def test_ratings_of_a_hand_go_when_the_hand_is_turned_over() -> None:
    game = kids()
    wire = Wire(game)
    ratings = game.seen_by("Anna").rate_moves(games=200, progress=False)
    wire.board.overlay = ratings
    assert wire.scene["figures"]
    for show in ("Bo", "none"):
        other = Wire(game, show=show)
        other.board.overlay = ratings
        assert other.scene["figures"] == {}
        assert "Anna" not in other.scene["legend"]
    everything = Wire(game, show="all")
    everything.board.overlay = ratings
    assert everything.scene["figures"] == wire.scene["figures"]
