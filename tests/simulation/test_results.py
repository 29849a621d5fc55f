"""Results: pooling, convergence, tables and plots."""

from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.simulation.results import Results


def run(**options: Any) -> Results:
    settings: dict[str, Any] = {"games": 2_000, "seed": 1, "source": "mini-kids", **options}
    return sq.simulate(settings.pop("source"), **settings)


def test_two_runs_pool() -> None:
    one, two = run(), run(seed=2, games=500)
    both = one + two
    assert both.games == 2_500
    assert both.counts == tuple(a + b for a, b in zip(one.counts, two.counts, strict=True))
    assert both.lengths == one.lengths + two.lengths
    assert both.seed == (1, 2)
    assert both.win_rate(0).n == 2_500
    assert both.course[-1] == (2_500, both.counts)
    assert [games for games, _ in both.course] == sorted({games for games, _ in both.course})
    assert (both + run(seed=3)).seeds == (1, 2, 3)
    assert sum([one, two, run(seed=3)]) == one + two + run(seed=3)


def test_one_run_is_not_counted_twice() -> None:
    one, two = run(), run(seed=2)
    for first, again in ((one, one), (one, run(games=7)), (one + two, two)):
        with pytest.raises(sq.SimulationError, match="same games"):
            first + again


OTHERS: dict[str, dict[str, Any]] = {
    "edition": {"source": "mini-dice"},
    "rules": {"source": "mini-kids dragons=0"},
    "names": {"players": ["Anna", "Bo"]},
    "bots": {"players": [sq.GreedyBot(), sq.RandomBot()]},
    "position": {"source": sq.position("mini-kids", turn=1)},
}


@pytest.mark.parametrize("what", OTHERS)
def test_runs_of_different_things_do_not_pool(what: str) -> None:
    other = run(**OTHERS[what], seed=2)
    with pytest.raises(sq.SimulationError, match="same source"):
        run() + other


def test_results_pool_with_nothing_else() -> None:
    with pytest.raises(TypeError):
        run() + 1  # type: ignore[operator]


def test_estimates_settle() -> None:
    results = run(source="kids", games=100_000)
    settling = results.convergence()
    assert settling.points[:3] == (10, 12, 13)
    assert settling.points[-1] == 100_000
    estimates = settling.estimates(0)
    assert [estimate.n for estimate in estimates] == list(settling.points)
    assert estimates[-1] == results.win_rate(0)
    assert estimates[0].happened <= estimates[-1].happened
    widths = [high - low for low, high in (estimate.interval() for estimate in estimates)]
    assert widths[-1] < widths[0] / 50
    assert settling.estimates("Player 1") == estimates
    for games in (10, 100, 1_000):  # what stands there is what a shorter run gives
        assert dict(results.course)[games] == run(source="kids", games=games).counts


def test_tables() -> None:
    results = run(players=["Anna", "Bo"])
    frame = results.to_frame()
    assert list(frame["player"]) == ["Anna", "Bo", "drawn"]
    assert frame["wins"].sum() == 2_000
    assert (frame["low"] <= frame["share"]).all()
    course = results.convergence().to_frame()
    assert set(course["player"]) == {"Anna", "Bo"}
    assert len(course) == 2 * len(results.convergence().points)


def test_plots() -> None:
    import matplotlib as mpl

    mpl.use("agg")
    import matplotlib.pyplot as plt

    results = run(players=["Anna", "Bo"])
    ratings = sq.position("dice", roll=(3, 4)).seen_by(0).rate_moves(games=400)
    plots = [
        results.plot(),
        results.plot(language="nb"),
        results.lengths.plot(),
        results.convergence().plot(),
        results.convergence().plot("Anna"),
        results.convergence().plot(1, language="nb"),
        ratings.plot(),
    ]
    for ax in plots:
        assert ax.get_title()
        assert ax.get_xlabel() or ax.get_xticklabels()
        ax.figure.draw_without_rendering()  # type: ignore[union-attr]
    again = results.plot(ax=plots[0])
    assert again is plots[0]
    plt.close("all")


ODD_NAMES = [r"$\frac{$", r"_$x$ \$5"]


def test_any_name_is_drawn_as_it_is() -> None:
    import matplotlib as mpl

    mpl.use("agg")
    import matplotlib.pyplot as plt

    results = run(source="mini-kids", players=ODD_NAMES)
    ratings = sq.position("dice", roll=(3, 4)).seen_by(0).rate_moves(games=40)
    odd = sq.roll_sum("mini-dice").map(lambda total: ODD_NAMES[total % 2])
    plots = [results.plot(), results.convergence().plot(), results.convergence().plot(ODD_NAMES[1])]
    plots += [results.lengths.plot(), ratings.plot(), odd.plot()]
    drawn = []
    for ax in plots:
        ax.figure.draw_without_rendering()  # type: ignore[union-attr]
        legend = ax.get_legend()
        ticks = ax.get_xticklabels() if ax.get_xscale() == "linear" else []
        texts = [*ticks, *ax.get_yticklabels(), ax.title]
        texts += legend.get_texts() if legend else []
        drawn.append([text._preprocess_math(text.get_text())[0] for text in texts])  # type: ignore[attr-defined] # what is set
        assert not any(text._preprocess_math(text.get_text())[1] for text in texts)  # type: ignore[attr-defined] # as a formula
    plt.close("all")
    assert drawn[0][: len(ODD_NAMES)] == ODD_NAMES
    assert drawn[1][-2:] == ODD_NAMES
    assert drawn[2][-1] == ODD_NAMES[1]
    assert sorted(drawn[5][:2]) == sorted(ODD_NAMES)


def test_results_show_themselves() -> None:
    results = run(players=["<b>Anna", "Bo"])
    assert "&lt;b&gt;Anna" in results._repr_html_()
    assert str(results).splitlines()[0].startswith("<b>Anna: 0.")
    assert "uavgjort: 0," in results.explain("nb")
    assert "0." not in results.explain("nb")


def test_draws_are_an_estimate_too() -> None:
    results = run(source="mini-kids unicorns=0 dragons=0 run_length=4")
    assert isinstance(results.draws, sq.Estimate)
    assert results.draws.happened == results.counts[-1] > 0
