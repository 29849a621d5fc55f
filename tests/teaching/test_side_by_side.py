"""Values side by side: what may stand there, in words, as a table and as a picture."""

from fractions import Fraction

import pytest

import sequence_widget as sq

RESULTS = sq.simulate("mini-kids", games=2_000, seed=1, progress=False)


def test_each_kind_of_value_is_told_in_its_own_way() -> None:
    values = {
        "chance": sq.Probability(1, 39),
        "long": sq.race("dice")[7],
        "mean": sq.turn("dice").mean(),
        "estimate": RESULTS.win_rate(0),
        "length": RESULTS.lengths,
        "count": 3,
        "share": 0.25,
    }
    assert sq.bars(values).explain().splitlines() == [
        "chance: 1/39 ≈ 2.6%",
        "long: 31.0%",
        "mean: 33/34 ≈ 0.971",
        "estimate: 0.628 (95%: 0.607–0.649, n = 2,000)",
        "length: 6.99 on average (95%: 6.89–7.10, n = 2,000)",
        "count: 3",
        "share: 0.250",
    ]
    assert "1/39 ≈ 2,6\u00a0%" in sq.bars(values).to_html("nb")
    assert "6,99 i gjennomsnitt" in sq.bars(values).explain("nb")


def test_moves_are_named_in_the_language_of_the_table() -> None:
    move = sq.sample_game("anna-and-bo", ply=36).position.legal_moves[0]
    bars = sq.bars({move: 1})
    assert (bars.explain(), bars.explain("nb")) == ("dragon e2: 1", "drage e2: 1")
    assert ">drage e2<" in bars.to_html("nb")
    assert bars.plot(language="nb").get_yticklabels()[0].get_text() == "drage e2"


def test_bars_are_as_long_as_their_values() -> None:
    html = sq.bars({"half": Fraction(1, 2), "whole": 1}).to_html()
    assert 'width="120"' in html
    assert 'width="240"' in html


def test_what_was_simulated_has_its_interval_in_the_picture() -> None:
    exact = sq.bars({"a": sq.Probability(1, 2)})
    simulated = sq.bars({"a": RESULTS.win_rate(0)})
    assert "<path" not in exact.to_html()
    assert "<path" in simulated.to_html()
    row = simulated.to_frame().iloc[0]
    assert (row["low"], row["high"]) == RESULTS.win_rate(0).interval()


def test_a_picture_names_every_bar() -> None:
    axes = sq.bars({"unicorn": 1, "$": 2}).plot(language="nb")
    assert [tick.get_text() for tick in axes.get_yticklabels()] == ["enhjørning", r"\$"]


def test_no_value_at_all_still_shows() -> None:
    assert "240.0" not in sq.bars({"a": 0}).to_html()


@pytest.mark.parametrize("values", [{}, [1], "no", {"a": "b"}, {"a": True}, {"a": -1}])
def test_what_has_no_bar_is_refused(values: object) -> None:
    with pytest.raises(sq.QuestionError, match="bars: "):
        sq.bars(values)  # type: ignore[arg-type] # as a cell may give it


def test_rolls_are_counted_as_far_as_the_game_is_shown() -> None:
    game = sq.Game(sq.position("mini-dice"), luck="ask")
    for event in ("roll 4", "place a2", "roll 4"):
        game.play(event)
    assert sq.rolled(game).values == {1: 0, 2: 0, 3: 0, 4: 2, 5: 0, 6: 0}
    game.back(1)
    assert sq.rolled(game).values[4] == 1


def test_a_game_of_cards_has_no_rolls() -> None:
    with pytest.raises(sq.QuestionError, match="no dice"):
        sq.rolled(sq.Game("kids", seed=1))
