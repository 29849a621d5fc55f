"""Who plays: words that are no bots, mappings, and the share of whoever begins."""

import pickle
import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget import bots
from sequence_widget.bots.bots import _BOTS
from sequence_widget.engine.players import _BOT_WORDS
from sequence_widget.simulation.loop import compiling

BEGINS_AT_DICE, BEGINS_AT_MINI_DICE = 0.5178, 0.56445
"""What whoever begins wins at random: measured by others, and solved."""


class Last:
    """A bot that the loop does not know."""

    def choose(self, view: sq.View, _rng: random.Random) -> sq.Move:
        return view.legal_moves[-1]


class Moves:
    """A bot like RandomBot that the loop does not know."""

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        return rng.choice(view.legal_moves)


def test_the_words_are_those_of_the_bots() -> None:
    made = {"SolutionBot"}  # by a solution, and not by its name
    assert {f"{word.title()}Bot" for word in _BOT_WORDS} == set(_BOTS) - made
    assert all(hasattr(bots, name) for name in set(_BOTS) - made)


WORDS = ["GreedyBot", "greedybot", "GREEDY", " greedy bot ", "sq.GreedyBot()", "greedy-bot"]


@pytest.mark.parametrize("word", [*WORDS, "RandomBot", "random", "SearchBot", "search"])
def test_a_word_is_no_bot(word: str) -> None:
    view = sq.position("mini-dice", roll=(1,)).seen_by(0)
    asked = "Search" if "earch" in word else "Random" if "andom" in word else "Greedy"
    given: list[Any] = [["Anna", word], {"Anna": None, word: None}]
    for players in given:
        for ask in (
            lambda players=players: sq.simulate("mini-kids", 10, players=players),
            lambda players=players: sq.simulate(sq.position("kids"), 10, players=players),
            lambda players=players: view.rate_moves(100, players=players),
            lambda players=players: sq.Game("mini-kids", players=players),
        ):
            with pytest.raises(sq.RulesError, match=f"write sq.{asked}Bot\\(\\) without"):
                ask()


def test_a_bot_may_have_its_own_name() -> None:
    players = {"GreedyBot": sq.GreedyBot(), "Bo": None}
    assert sq.simulate("mini-kids", 100, players=players).win_rate("GreedyBot").n == 100
    assert sq.simulate("mini-kids", 100, players=["Greta", "Randi"]).players == ("Greta", "Randi")


def test_recorded_names_are_left_alone() -> None:
    game = sq.Game("mini-kids", players=["Anna", sq.GreedyBot()], seed=1)
    again = sq.Game.from_json(game.to_json())
    assert again.players == ("Anna", "GreedyBot")
    for name in ("random", "First"):
        old = sq.Game.from_json(game.to_json().replace("Anna", name))
        assert old.players == (name, "GreedyBot")
        assert pickle.loads(pickle.dumps(old)).players == old.players  # noqa: S301 - made here
        assert sq.simulate(old.seen_by(0), 50).win_rate(0).n == 50
    assert sq.simulate(game, 50).policy == "RandomBot"
    assert "all moved at random" in str(sq.simulate(game, 50))


@pytest.mark.parametrize("name", ["first", "First", " FIRST "])
def test_nobody_is_called_first(name: str) -> None:
    given: list[Any] = [["Anna", name], {name: sq.GreedyBot(), "Bo": None}]
    for players in given:
        with pytest.raises(sq.RulesError, match="stands for the player who begins"):
            sq.simulate("mini-kids", 10, players=players)
    with pytest.raises(sq.RulesError, match="stands for the player who begins"):
        sq.Game("kids", players=["Anna", name])


def test_a_mapping_gives_bots_to_names() -> None:
    mapped = sq.simulate("mini-kids", 500, players={"Anna": sq.GreedyBot(), "Bo": sq.RandomBot()})
    assert mapped.players == ("Anna", "Bo")
    assert mapped.policies == ("GreedyBot", "RandomBot")
    listed = sq.simulate("mini-kids", 500, players=[sq.GreedyBot(), sq.RandomBot()])
    assert mapped.counts == listed.counts
    assert "who played: Anna as GreedyBot, Bo as RandomBot" in str(mapped)
    assert "hvem som spilte: Anna som GreedyBot" in mapped.explain("nb")
    left = sq.simulate("mini-kids", 500, players={"Anna": sq.GreedyBot(), "Bo": None})
    assert left.counts == mapped.counts


SEATED: list[tuple[Mapping[Any, Any], Sequence[str]]] = [
    ({"Bo": sq.GreedyBot(), "Anna": None}, ("RandomBot", "GreedyBot")),
    ({"Bo": sq.GreedyBot()}, ("RandomBot", "GreedyBot")),
    ({1: sq.GreedyBot()}, ("RandomBot", "GreedyBot")),
    ({}, ("RandomBot", "RandomBot")),
]


@pytest.mark.parametrize("number", range(len(SEATED)), ids="mapping {}".format)
def test_a_mapping_finds_players_by_their_names(number: int) -> None:
    players, policies = SEATED[number]
    game = sq.Game("mini-kids", players=["Anna", "Bo"], seed=1)
    for source in (game, game.seen_by("Anna")):
        results = sq.simulate(source, 50, players=players)
        assert results.players == ("Anna", "Bo")
        assert results.policies == policies


def test_seats_are_numbers_from_any_library() -> None:
    np = pytest.importorskip("numpy")
    results = sq.simulate("mini-kids", 50, players={np.int64(1): sq.GreedyBot()})
    assert results.policies == ("RandomBot", "GreedyBot")
    assert results.win_rate(np.uint8(1)) == results.win_rate(1)
    assert results.convergence().estimates(np.int16(0)) == results.convergence().estimates(0)


ODD: dict[str, tuple[Any, str]] = {
    "a word for a bot": ({"Anna": "GreedyBot", "Bo": None}, "not a bot; .* as sq.GreedyBot"),
    "a class": ({"Anna": sq.GreedyBot, "Bo": None}, "with parentheses"),
    "one bot": (sq.GreedyBot(), "a mapping of names to bots"),
    "half": (2.0, "a mapping of names to bots"),
    "true": (True, "2 players"),
    "lists": ([[], []], "neither a name nor a bot"),
    "nobody": ([None, None], "neither a name nor a bot"),
    "half a seat": ({0.5: None, "Bo": None}, "neither a name nor a bot"),
    "no name": ({None: None, "Bo": None}, "neither a name nor a bot"),
    "six": ({5: None}, "players, not 6|no seat 5"),
    "below": ({-1: None}, "no seat -1"),
    "twice": ({"Anna": None, " Anna ": None}, "both be called"),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_players_are_refused_in_words(name: str) -> None:
    players, words = ODD[name]
    for ask in (
        lambda: sq.simulate("mini-kids", 10, players=players),
        lambda: sq.position("mini-dice", roll=(1,)).seen_by(0).rate_moves(100, players=players),
    ):
        with pytest.raises(sq.SequenceError, match=words):
            ask()


@pytest.mark.parametrize("who", [None, [0], 0.0, True, "nobody", -1, 2], ids=repr)
def test_who_is_not_there_has_no_share(who: Any) -> None:
    results = sq.simulate("mini-kids", 10)
    for ask in (results.win_rate, results.convergence().estimates):
        with pytest.raises(sq.PositionError):
            ask(who)


def test_who_is_not_in_a_game_is_refused() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=1)
    with pytest.raises(sq.PositionError, match="nobody here is called 'Annna'"):
        sq.simulate(game, 10, players={"Annna": sq.GreedyBot()})


# Whoever begins


def test_who_begins_by_a_roll_off() -> None:
    for source, truth in (("dice", BEGINS_AT_DICE), ("mini-dice", BEGINS_AT_MINI_DICE)):
        first = sq.simulate(source, 400_000, seed=3).win_rate("first")
        assert abs(first.value - truth) < 4.5 * first.se
        assert sq.simulate(source, 1_000).win_rate("FIRST ") == sq.simulate(source, 1_000).win_rate(
            "first"
        )


@pytest.mark.parametrize(
    "source",
    [
        "kids",
        sq.position("dice", turn=1),
        sq.position("dice", roll=(3, 4), turn=1).seen_by(0),
        sq.position("mini-kids", turn=1),
        sq.position("kids", players=3, hands=[["tiger"], [], []], awaiting="draw", turn=2),
    ],
    ids=["deal", "roll", "move", "another deal", "draw"],
)
def test_who_begins_where_it_is_settled(source: Any) -> None:
    loop = sq.simulate(source, 2_000, seed=3)
    moving = loop.source.turn
    assert moving is not None
    if loop.source.awaiting == "draw":
        moving = (moving + 1) % loop.source.players
    assert loop.win_rate("first") == loop.win_rate(moving)
    assert loop.convergence().estimates("first") == loop.convergence().estimates(moving)
    engine = sq.simulate(source, 30, players=[Last()] * loop.source.players)
    assert engine.win_rate("first") == engine.win_rate(moving)


def test_who_begins_is_counted_by_the_engine_too() -> None:
    loop = sq.simulate("mini-dice", 20_000, seed=1)
    engine = sq.simulate("mini-dice", 2_000, seed=1, players=[Moves(), Moves()])
    assert engine.engine is not None
    low, high = engine.win_rate("first").interval(0.9999)
    assert low < loop.win_rate("first").value < high
    assert engine.win_rate("first").value > engine.win_rate(0).value


@pytest.mark.parametrize("workers", [1, 2], ids="{} at work".format)
def test_first_wins_come_together(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    results = sq.simulate("dice", 3_000, workers=workers)
    assert len(results.first_wins) == len(results.course)
    assert results.win_rate("first").happened == results.first_wins[-1]
    other = sq.simulate("dice", 2_000, seed=2)
    both = results + other
    assert both.win_rate("first").happened == results.first_wins[-1] + other.first_wins[-1]
    assert len(both.convergence().estimates("first")) == len(both.course)
    assert both.convergence().estimates("first")[-1] == both.win_rate("first")
    for games, won in zip(results.convergence().points, results.first_wins, strict=True):
        if games in (10, 100, 1_000):
            assert sq.simulate("dice", games).first_wins[-1] == won
    monkeypatch.setattr(compiling, "has_numba", lambda: False)
    assert sq.simulate("dice", 3_000) == results
    assert pickle.loads(pickle.dumps(results)) == results  # noqa: S301 - made in this line


def test_results_of_a_roll_off_say_who_begins() -> None:
    results = sq.simulate("mini-dice", 1_000)
    assert "the player who begins: 0.5" in str(results)
    assert "den som begynner: 0,5" in results.explain("nb")
    assert "the player who begins" in results._repr_html_()
    assert "the player who begins" not in str(sq.simulate("kids", 100))


def test_partners_begin_together() -> None:
    results = sq.simulate("dice", 100_000, players=4)
    first = results.win_rate("first")
    assert abs(first.value - BEGINS_AT_DICE) < 4.5 * first.se


# Bots where the loop cannot play


def test_bots_play_where_only_the_engine_can() -> None:
    """What keeps the loop from playing does not make its bots forget how to play."""
    wide = sq.edition("mini-dice").but(board=" / ".join(["1 2 3 4 1 2 3 4 1"] * 8), chips=40)
    results = sq.simulate(wide, 60, players=[sq.GreedyBot(), sq.RandomBot()])
    assert results.engine is not None
    assert results.win_rate(0).interval()[0] > 0.5
    hands = [["fox", "lion", "wolf"], ["giraffe", "unicorn", "panda"]]
    view = sq.position("kids", chips={"b1": 1, "c1": 1}, hands=hands).seen_by(0)
    learnt = view.given(lacks={1: "giraffe"})
    results = sq.simulate(learnt, 60, players=[sq.RandomBot(), sq.GreedyBot()])
    assert results.engine is not None
    assert results.win_rate(1).interval()[0] > 0.5
    named = sq.simulate(learnt, 60, players=["Anna", "Bo"])
    assert sq.simulate(learnt, 60, players=[sq.RandomBot()] * 2).counts == named.counts
