"""Estimates, their intervals, and that they are no probabilities."""

import math
import pickle
from fractions import Fraction
from itertools import product

import pytest
from scipy.stats import binomtest

import sequence_widget as sq


def test_the_interval_is_wilsons(subtests: pytest.Subtests) -> None:
    counts = [(0, 1), (1, 1), (3, 10), (5410, 10_000), (999, 1000)]
    for (happened, n), level in product(counts, [0.5, 0.8, 0.95, 0.999]):
        with subtests.test(f"{happened} of {n}, at {level}"):
            ours = sq.Estimate(happened, n).interval(level)
            theirs = binomtest(happened, n).proportion_ci(level, method="wilson")
            assert ours == pytest.approx((theirs.low, theirs.high), abs=1e-12)


@pytest.mark.parametrize(
    ("happened", "n", "english"),
    [
        (5410, 10_000, "0.541 (95 %: 0.531–0.551, n = 10 000)"),
        (5408123, 10_000_000, "0.5408 (95 %: 0.5405–0.5411, n = 10 000 000)"),
        (1, 2, "0.500 (95 %: 0.095–0.905, n = 2)"),
        (0, 1_000, "0.000 (95 %: 0.000–0.004, n = 1 000)"),
        (1_000, 1_000, "1.000 (95 %: 0.996–1.000, n = 1 000)"),
    ],
    ids=["three digits", "four digits", "few", "never", "always"],
)
def test_an_estimate_prints_with_its_interval(happened: int, n: int, english: str) -> None:
    estimate = sq.Estimate(happened, n)
    assert str(estimate) == repr(estimate) == english
    assert estimate.to_text("nb").replace("\u00a0", " ") == english.replace(".", ",")
    assert estimate.to_text("en").replace(",", " ") == english.replace(" %", "%").replace(",", " ")


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    from random import Random

    rng, inside, trials = Random(1), 0, 2_000
    for _ in range(trials):
        low, high = sq.Estimate(sum(rng.random() < 0.3 for _ in range(100)), 100).interval()
        inside += low <= 0.3 <= high
    assert abs(inside / trials - 0.95) < 0.02


def test_an_estimate_is_no_probability_and_no_number() -> None:
    half = sq.Estimate(1, 2)
    assert half != sq.Probability(1, 2)
    assert half != Fraction(1, 2)
    assert half != 0.5  # type: ignore[comparison-overlap]
    for calculate in (
        lambda: half + Fraction(1, 2),  # type: ignore[operator]
        lambda: Fraction(1, 2) * half,  # type: ignore[operator]
        lambda: half < 0.7,  # type: ignore[operator]
        lambda: 1 - half,  # type: ignore[operator]
    ):
        with pytest.raises(TypeError):
            calculate()
    assert float(half) == half.value == 0.5
    assert math.isclose(half.se, math.sqrt(0.125))


@pytest.mark.parametrize(
    ("happened", "n"), [(1, 0), (-1, 2), (3, 2)], ids=["1 of 0", "-1 of 2", "3 of 2"]
)
def test_what_is_no_share_is_refused(happened: int, n: int) -> None:
    with pytest.raises(sq.SimulationError):
        sq.Estimate(happened, n)


@pytest.mark.parametrize("level", [0, 1, -0.5, 95, "0.95", True, math.nan], ids="level {!r}".format)
def test_a_level_that_is_no_share_is_refused(level: float) -> None:
    with pytest.raises(sq.SimulationError, match="between 0 and 1"):
        sq.Estimate(1, 2).interval(level)


def test_an_estimate_says_where_it_comes_from_and_travels() -> None:
    estimate = sq.simulate("mini-dice", games=100, seed=5).win_rate(0)
    assert (estimate.seed, estimate.policy, estimate.n) == (5, "RandomBot", 100)
    assert pickle.loads(pickle.dumps(estimate)) == estimate  # noqa: S301 - made in this line
    assert len({estimate, estimate}) == 1
    with pytest.raises(AttributeError):
        estimate.n = 7  # type: ignore[misc]


def test_a_tally_sums_up_what_it_counted() -> None:
    import statistics

    numbers = [3, 3, 4, 9, 9, 9, 12]
    tally = sq.Tally({number: numbers.count(number) for number in reversed(numbers)})
    assert list(tally.items()) == [(3, 2), (4, 1), (9, 3), (12, 1)]
    assert tally.n == len(numbers)
    assert tally.mean() == pytest.approx(statistics.mean(numbers))
    assert tally.variance() == pytest.approx(statistics.variance(numbers))
    assert tally.sd() == pytest.approx(statistics.stdev(numbers))
    assert tally.se() == pytest.approx(statistics.stdev(numbers) / math.sqrt(7))
    assert [tally.quantile(share) for share in (0, 0.25, 0.5, 0.9, 1)] == [3, 3, 9, 12, 12]
    assert tally + sq.Tally({4: 2}) == sq.Tally({3: 2, 4: 3, 9: 3, 12: 1})
    assert tally.to_frame()["games"].sum() == len(numbers)
    assert tally.summary("nb").startswith("Lengden på 7 spill: gjennomsnitt 7,00; den midt")
    assert "<td" in tally._repr_html_()
    assert tally.summary() in tally._repr_html_()


@pytest.mark.parametrize(
    "numbers", [[5], [5, 84], [23, 24, 20_000], range(40, 60), [0, 19, 20]], ids=repr
)
def test_a_tally_is_grouped_without_losing_any(numbers: list[int]) -> None:
    tally = sq.Tally(dict.fromkeys(numbers, 3))
    groups = tally.grouped()
    assert len(groups) <= 20
    assert sum(groups.values()) == tally.n
    assert len({most - least for least, most in groups}) == 1
    for (least, most), count in groups.items():
        assert count == sum(tally.get(number, 0) for number in range(least, most + 1))
    assert next(iter(groups.values())) > 0 < list(groups.values())[-1]
    with pytest.raises(sq.SimulationError):
        tally.quantile(1.5)


def test_a_format_formats_the_number() -> None:
    estimate = sq.Estimate(5410, 10_000)
    assert f"{estimate:.3f}" == "0.541"
    assert f"{estimate:.1%}" == "54.1%"
    assert f"{estimate:8.2f}" == "    0.54"
    assert f"{estimate}" == str(estimate) == format(estimate)
    with pytest.raises(ValueError, match="format"):
        format(estimate, "word")


def test_estimates_and_tallies_take_whole_numbers_from_numpy() -> None:
    np = pytest.importorskip("numpy")
    estimate = sq.Estimate(np.int64(3), np.uint8(10))
    assert repr(estimate) == repr(sq.Estimate(3, 10))
    assert type(estimate.happened) is type(estimate.n) is int
    tally = sq.Tally({np.int64(3): np.int32(2), np.int64(5): np.int32(1)})
    assert repr(tally) == "Tally({3: 2, 5: 1})"
    assert tally.probability(np.int64(5)) == tally.probability(5)
    assert tally.probability(np.array([3, 5])).value == 1
    assert tally.probability(lambda length: np.bool_(length > 3)) == tally.probability(5)
    assert tally.grouped(np.int64(2)) == tally.grouped(2)
    assert tally.quantile(np.float64(0.5)) == 3
    assert tally.mean_interval(np.float32(0.5)) == pytest.approx(tally.mean_interval(0.5))


@pytest.mark.parametrize("count", [0.5, None, [1], True, "3"], ids=repr)
def test_what_is_no_count_is_refused(count: object) -> None:
    for make in (
        lambda: sq.Estimate(count, 5),  # type: ignore[arg-type] # what is refused
        lambda: sq.Estimate(0, count),  # type: ignore[arg-type] # what is refused
        lambda: sq.Tally({3: count}),  # type: ignore[dict-item] # what is refused
        lambda: sq.Tally({3: 1}).grouped(count),  # type: ignore[arg-type] # what is refused
    ):
        with pytest.raises(sq.SimulationError):
            make()


@pytest.mark.parametrize("counts", [{}, {3: 0}, {-1: 2}, {3: -1}, {3.5: 1}, [3], None], ids=repr)
def test_a_tally_of_nothing_is_refused(counts: object) -> None:
    with pytest.raises(sq.SimulationError, match="a tally says for each length"):
        sq.Tally(counts)  # type: ignore[arg-type] # what is refused


TALLY = sq.Tally({3: 10, 4: 20, 9: 10}, seed=7, policy="GreedyBot")

EVENTS: list[tuple[object, int]] = [
    (4, 20),
    (5, 0),
    ({3, 9}, 20),
    (range(4, 9), 20),
    (range(-5, 4), 10),
    ([4, 4, 9], 30),
    (lambda length: length > 3, 30),
    ({3: 1}.keys(), 10),
]


@pytest.mark.parametrize("number", range(len(EVENTS)), ids="event {}".format)
def test_a_tally_gives_the_share_of_games_so_long(number: int) -> None:
    event, happened = EVENTS[number]
    assert TALLY.probability(event) == sq.Estimate(happened, 40, 7, "GreedyBot")


@pytest.mark.parametrize(
    "event",
    [
        None,
        2.0,
        "4",
        True,
        -1,
        [],
        set(),
        range(5, 3),
        [4.0],
        ["4"],
        [None],
        [-1],
        {4: 1},
        int,
        b"4",
    ],
    ids=repr,
)
def test_what_is_no_length_is_refused(event: object) -> None:
    with pytest.raises(sq.SimulationError, match="a length is a whole number"):
        TALLY.probability(event)


def test_a_predicate_has_to_answer() -> None:
    with pytest.raises(sq.SimulationError, match="function of a length"):
        TALLY.probability(lambda length: None)  # noqa: ARG005 - what is refused


def test_lengths_know_where_they_come_from() -> None:
    results = sq.simulate("mini-kids", 200, players=[sq.GreedyBot(), sq.RandomBot()], seed=5)
    share = results.lengths.probability(range(3, 8))
    assert (share.n, share.seed, share.policy) == (200, 5, "GreedyBot, RandomBot")
    other = sq.simulate("mini-kids", 100, players=[sq.GreedyBot(), sq.RandomBot()], seed=6)
    pooled = (results + other).lengths.probability(5)
    assert (pooled.n, pooled.seed, pooled.policy) == (300, (5, 6), "GreedyBot, RandomBot")


def test_the_interval_of_a_mean_is_that_of_the_normal_distribution() -> None:
    from scipy.stats import norm

    tally = sq.simulate("kids", 2_000).lengths
    for level in (0.5, 0.95, 0.999):
        expected = norm.interval(level, tally.mean(), tally.se())
        assert tally.mean_interval(level) == pytest.approx(expected)
    with pytest.raises(sq.SimulationError, match="between 0 and 1"):
        tally.mean_interval(95)
    with pytest.raises(sq.SimulationError, match="one game"):
        sq.Tally({5: 1}).mean_interval()


def test_the_interval_of_a_mean_holds_it_as_often_as_it_says() -> None:
    truth = sq.simulate("mini-kids", 1_000_000).lengths.mean()
    intervals = [sq.simulate("mini-kids", 300, seed=n).lengths.mean_interval() for n in range(600)]
    inside = sum(low <= truth <= high for low, high in intervals)
    assert abs(inside / len(intervals) - 0.95) < 0.03


@pytest.mark.parametrize("share", [None, "0.5", [0.5], True, -0.1, 1.1], ids=repr)
def test_a_quantile_is_of_a_share(share: object) -> None:
    with pytest.raises(sq.SimulationError, match="between 0 and 1"):
        TALLY.quantile(share)  # type: ignore[arg-type] # what is refused
