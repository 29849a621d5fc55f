"""Tournaments: seats alternated, every share with its interval."""

from typing import Any

import pytest

import sequence_widget as sq


def test_every_pair_meets_in_both_seatings() -> None:
    bots: list[sq.Bot] = [sq.RandomBot(), sq.GreedyBot(), sq.RandomBot()]
    table = sq.tournament(bots, "mini-kids", games=2_000, seed=3)
    assert table.names == ("RandomBot", "GreedyBot", "RandomBot 2")
    for one in table.names:
        for other in set(table.names) - {one}:
            won, lost = table.against(one, other), table.against(other, one)
            drawn = table.drawn[one, other]
            assert won.n == lost.n == drawn.n == 2_000
            assert won.happened + lost.happened + drawn.happened == 2_000
        assert table.total(one).n == 4_000
    assert table.ranking[0] == "GreedyBot"
    # The first seat wins 63 % of these games: only with seats alternated are two alike alike.
    low, high = table.against("RandomBot", "RandomBot 2").interval(0.999)
    assert low < 0.5 < high


def test_the_same_seed_gives_the_same_table() -> None:
    bots: list[sq.Bot] = [sq.GreedyBot(), sq.RandomBot()]
    first = sq.tournament(bots, "kids", games=1_000, seed=3)
    assert sq.tournament(bots, "kids", games=1_000, seed=3, workers=2) == first
    assert sq.tournament(bots, "kids", games=1_000, seed=4) != first


def test_partners_are_the_same_bot() -> None:
    table = sq.tournament([sq.GreedyBot(), sq.RandomBot()], "dice", games=400, players=4)
    assert table.against("GreedyBot", "RandomBot").interval()[0] > 0.8


def test_tables_and_text() -> None:
    table = sq.tournament([sq.GreedyBot(), sq.RandomBot()], "mini-dice", games=200)
    frame = table.to_frame()
    assert list(frame["bot"]) == ["GreedyBot", "RandomBot"]
    assert frame["wins"].sum() + frame["draws"].iloc[0] == pytest.approx(1)
    lines = str(table).splitlines()
    assert len(lines) == 3
    assert lines[1].startswith("GreedyBot")
    assert "til sammen" in table.to_text("nb")
    assert "0," in table.to_text("nb")
    assert table._repr_html_().count("<tr>") == 3


TWO: list[sq.Bot] = [sq.RandomBot(), sq.GreedyBot()]
REFUSED: dict[str, tuple[Any, dict[str, Any], str]] = {
    "nobody": ([], {}, "at least two"),
    "one bot": ([sq.RandomBot()], {}, "at least two"),
    "a text": ("RandomBot", {}, "at least two"),
    "a name": ([sq.RandomBot(), "Anna"], {}, "not a bot"),
    "classes": ([sq.RandomBot, sq.RandomBot], {}, "not a bot"),
    "no games": (TWO, {"games": 0}, "even number"),
    "an odd number of games": (TWO, {"games": 7}, "even number"),
    "games that are no whole number": (TWO, {"games": 2.0}, "even number"),
    "three players": (TWO, {"players": 3}, "pairs two bots"),
    "half a player": (TWO, {"players": 2.0}, "pairs two bots"),
    "nobody at all": (TWO, {"players": None}, "pairs two bots"),
    "a list of players": (TWO, {"players": [2]}, "pairs two bots"),
    "a list of games": (TWO, {"games": [2]}, "even number"),
    "four players": (TWO, {"players": 4}, "pairs two bots"),
    "an edition that is none": (TWO, {"rules": "kidz"}, "did you mean"),
    "a seed that is neither number nor word": (TWO, {"seed": 1.5}, "seed"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_makes_no_tournament_is_refused(what: str) -> None:
    bots, options, words = REFUSED[what]
    settings = {"rules": "kids", "games": 10, **options}
    with pytest.raises(sq.SequenceError, match=words):
        sq.tournament(bots, **settings)


def test_who_did_not_meet_is_refused() -> None:
    table = sq.tournament([sq.GreedyBot(), sq.RandomBot()], "mini-dice", games=2)
    with pytest.raises(sq.SimulationError, match="no games of"):
        table.against("GreedyBot", "SearchBot")
    with pytest.raises(sq.SimulationError, match="no games of"):
        table.total("SearchBot")
    with pytest.raises(sq.SimulationError, match="no games of"):
        table.against(["GreedyBot"], "RandomBot")  # type: ignore[arg-type] # what is refused
    with pytest.raises(sq.SimulationError, match="no games of"):
        table.total(None)  # type: ignore[arg-type] # what is refused


def test_whole_numbers_may_come_from_numpy() -> None:
    np = pytest.importorskip("numpy")
    table = sq.tournament(TWO, "dice", games=np.int64(4), players=np.uint8(4), seed=np.int64(3))
    assert table == sq.tournament(TWO, "dice", games=4, players=4, seed=3)
