"""Probabilities, distributions and counts as values: arithmetic, events, pictures, languages."""

import copy
import pickle
import random
import re
import string
from collections.abc import Callable
from fractions import Fraction
from math import floor, log10
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.text import LANGUAGES
from sequence_widget.text.numbers import percent_text

shares = st.fractions(min_value=0, max_value=1, max_denominator=1000)
weights = st.dictionaries(st.integers(-20, 20), st.integers(0, 50), min_size=1).filter(
    lambda found: any(found.values())
)


@given(shares, shares)
def test_a_probability_calculates_like_a_fraction(a: Fraction, b: Fraction) -> None:
    p, q = sq.Probability(a), sq.Probability(b)
    assert (p, hash(p), p + q, p - q, p * q, 1 - p, p**3) == (
        a, hash(a), a + b, a - b, a * b, 1 - a, a**3,
    )  # fmt: skip
    assert isinstance(1 - p, sq.Probability)
    assert isinstance(p * b, sq.Probability)
    assert isinstance(p + q, sq.Probability) == (a + b <= 1)
    assert isinstance(p - q, sq.Probability) == (a >= b)
    assert (p * 100, 100 * p) == (a * 100, a * 100)
    expected: Any = 100 * p
    assert expected.working().lines[-1].terms[-1].value({}) == a * 100
    assert p * 0.5 == float(a) * 0.5
    assert (p < q, p == q) == (a < b, a == b)
    if b:
        assert p / q == a / b


@given(shares)
def test_a_probability_survives_copying_and_pickling_with_its_reason(value: Fraction) -> None:
    view = sq.position("kids", hands=[["fox"], ["lion"]]).seen_by(0)
    for one in (sq.Probability(value), view.draw_probability("fox", draws=2)):
        for other in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):  # noqa: S301
            assert (other, other.explain()) == (one, one.explain())


WRITTEN = {
    "1/39": ("1/39 ≈ 2.6 %", "1/39 ≈ 2,6\u00a0%"),
    "1/2": ("1/2 = 50 %", "1/2 = 50\u00a0%"),
    "1/8": ("1/8 = 12.5 %", "1/8 = 12,5\u00a0%"),
    "0": ("0 = 0 %", "0 = 0\u00a0%"),
    "1": ("1 = 100 %", "1 = 100\u00a0%"),
    "2/3": ("2/3 ≈ 66.7 %", "2/3 ≈ 66,7\u00a0%"),
    "1/100000": ("1/100000 = 0.001 %", "1/100000 = 0,001\u00a0%"),
    "99999/100000": ("99999/100000 = 99.999 %", "99999/100000 = 99,999\u00a0%"),
    "69999/70000": ("69999/70000 ≈ 99.9986 %", "69999/70000 ≈ 99,9986\u00a0%"),
}


@pytest.mark.parametrize("value", WRITTEN)
def test_how_probabilities_are_written(value: str) -> None:
    english, norwegian = WRITTEN[value]
    p = sq.Probability(Fraction(value))
    assert (str(p), repr(p), p.in_language("nb")) == (english, english, norwegian)
    assert p.explain("nb").startswith(norwegian)
    assert p.in_language("en") == english.replace(" %", "%")


@given(shares)
def test_what_is_not_certain_is_never_written_as_0_or_100(value: Fraction) -> None:
    assert (percent_text(value) in {"0%", "0.0%"}) == (value == 0)
    assert (percent_text(value) in {"100%", "100.0%"}) == (value == 1)


@given(weights, st.sets(st.integers(-20, 20)))
def test_a_distribution_sums_to_one_and_events_split_it(
    found: dict[int, int], event: set[int]
) -> None:
    dist = sq.Dist.from_weights(found)
    inside, outside = dist.probability(event), dist.probability(lambda n: n not in event)
    assert sum(dist.values()) == 1
    assert inside + outside == 1
    assert dist.probability(lambda n: n in event) == dist.probability(list(event)) == inside
    if inside:
        given_event = dist.given(event)
        assert sum(given_event.values()) == 1
        assert all(given_event[n] * inside == dist[n] for n in given_event)
    else:
        with pytest.raises(sq.ImpossibleError):
            dist.given(event)


@given(weights)
def test_moments_and_images_of_a_distribution(found: dict[int, int]) -> None:
    dist = sq.Dist.from_weights(found)
    listed = [n for n, count in found.items() for _ in range(count)]
    mean = Fraction(sum(listed), len(listed))
    assert dist.mean() == mean
    assert dist.variance() == sum((n - mean) ** 2 for n in listed) / len(listed)
    assert dist.sd() ** 2 == pytest.approx(float(dist.variance()))
    assert listed.count(dist.mode()) == max(found.values())
    squares = dist.map(lambda n: n * n)
    assert squares.mean() == dist.variance() + mean**2
    assert sq.Dist(dict(dist)) == dist
    assert hash(sq.Dist(dict(dist))) == hash(dist)
    assert pickle.loads(pickle.dumps(dist)) == dist  # noqa: S301


def test_samples_follow_the_distribution() -> None:
    rng = random.Random(1)
    drawn = sq.roll_sum("dice").sample(rng, 36_000)
    assert abs(drawn.count(7) - 6_000) < 300
    assert set(drawn) == set(sq.roll_sum("dice"))
    counts = sq.turn("dice").sample(rng, 12_000)
    assert abs(counts.count(0) - 1_000) < 150
    assert max(counts) >= 2


@pytest.mark.parametrize(
    "count",
    [
        sq.turn("dice"),
        pytest.param(sq.rolls_until("dice", "all"), marks=pytest.mark.slow),
        sq.rolls_until("mini-dice", all_of=[1, 6]),
        sq.draws_until("kids", any_of=["dragon", "unicorn"]),
        sq.rolls_until("dice", any_of=[2, 12], times=3),
    ],
    ids=["turn", "all", "1 and 6", "draws", "2 or 12, three times"],
)
def test_a_count_hangs_together(count: sq.CountDist) -> None:
    first = [count.probability(k) for k in range(40)]
    assert sum(first, Fraction(0)) + count.more_than(39) == 1
    assert all(chance >= 0 for chance in first)
    far = [float(count.probability(k)) for k in range(1_000)]
    mean = sum(k * chance for k, chance in enumerate(far))
    square = sum(k * k * chance for k, chance in enumerate(far))
    assert mean == pytest.approx(float(count.mean()))
    assert square - mean**2 == pytest.approx(float(count.variance()), rel=1e-6)
    assert count.sd() ** 2 == pytest.approx(float(count.variance()))
    assert count.more_than(-1) == 1
    for k in range(12):
        assert count.at_most(k) + count.more_than(k) == 1
    head = count.head(3)
    assert head.probability("3+") == count.more_than(2)
    assert sum(head.values()) == 1
    assert count.probability({0, 1, 2}) == sum((count.probability(k) for k in range(3)), Fraction())
    assert pickle.loads(pickle.dumps(count)) == count  # noqa: S301


def test_a_turn_without_end_is_refused() -> None:
    endless = sq.edition("dice").but(again_on=range(2, 13), again_after="always", remove_on=())
    with pytest.raises(sq.ImpossibleError, match="no end"):
        sq.turn(endless)


def test_tables_and_plots() -> None:
    dist = sq.roll_sum("dice")
    frame = dist.to_frame()
    assert list(frame.columns) == ["outcome", "fraction", "probability"]
    assert list(frame["fraction"]) == list(dist.values())
    html = dist.to_html("nb")
    assert html.count("<tr>") == 12
    assert "16,7\u00a0%" in html
    assert "Summen av et kast" in html
    assert "1,690 more" in sq.opening_hand("kids").to_html()
    assert "<b>" not in sq.Dist.from_weights({"<b>": 1}).to_html()
    axes = dist.plot()
    assert len(axes.patches) == 11
    assert axes.get_title() == dist.summary()
    assert sq.turn("dice").plot(4, language="nb").get_title() == sq.turn("dice").summary("nb")
    assert "<table>" in sq.turn("dice")._repr_html_()
    assert "1/6" in dist[7]._repr_html_()


def test_a_table_writes_long_fractions_as_decimals_and_shows_them_when_pointed_at() -> None:
    html = sq.rolls_until("dice", any_of={6, 11}).to_html()
    assert ">4950967/60466176</td>" in html
    assert '<span title="143578043/2176782336">≈ 0.065959</span>' in html


@pytest.mark.parametrize("language", ["en", "nb"])
def test_summaries_tell_apart_one_several_and_all(language: str) -> None:
    several: list[dict[str | int, int]] = [
        {"a": 2, "b": 1},
        {"a": 1, "b": 1, "c": 0},
        {"a": 2, "b": 2, "c": 1},
        {1: 1},
    ]
    for found in several:
        told = sq.Dist.from_weights(found).summary(language)
        assert told.endswith(".")
        assert "{" not in told


def test_the_catalogues_have_the_same_keys_and_blanks() -> None:
    assert LANGUAGES["en"].keys() == LANGUAGES["nb"].keys()
    for key, english in LANGUAGES["en"].items():
        norwegian = LANGUAGES["nb"][key]
        assert isinstance(english, tuple) == isinstance(norwegian, tuple), key
        for one, other in zip(_forms(english), _forms(norwegian), strict=True):
            assert _blanks(one) == _blanks(other), key


def _forms(text: str | tuple[str, ...]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else text


def _blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


NO_SENSE: dict[str, Callable[[], object]] = {
    "above 1": lambda: sq.Probability(3, 2),
    "below 0": lambda: sq.Probability(-1, 2),
    "sums to a half": lambda: sq.Dist({"a": Fraction(1, 2)}),
    "a share below 0": lambda: sq.Dist({"a": Fraction(3, 2), "b": Fraction(-1, 2)}),
    "no weight": lambda: sq.Dist.from_weights({"a": 0}),
    "a weight below 0": lambda: sq.Dist.from_weights({"a": 2, "b": -1}),
    "mean of words": lambda: sq.Dist.from_weights({"a": 1}).mean(),
    "a count below 0": lambda: sq.turn("dice").probability(-1),
    "half a count": lambda: sq.turn("dice").probability([1.5]),  # type: ignore[list-item]
    "ratio 1": lambda: sq.CountDist(geometric=((Fraction(1), Fraction(1)),)),
    "ratio below 0": lambda: sq.CountDist(geometric=((Fraction(1), Fraction(-1, 2)),)),
    "roll cards": lambda: sq.roll("kids"),
    "turn of cards": lambda: sq.turn("mini-kids"),
    "a word": lambda: sq.rolls_until("dice", "some"),
    "nothing wanted": lambda: sq.rolls_until("dice"),
    "hand of dice": lambda: sq.opening_hand("dice"),
    "no sums": lambda: sq.rolls_until("dice", any_of=[]),
    "no cards": lambda: sq.draws_until("kids"),
    "none of several cards": lambda: sq.draws_until("kids", any_of=[]),
}


@pytest.mark.parametrize("words", NO_SENSE)
def test_questions_that_make_no_sense_are_refused(words: str) -> None:
    with pytest.raises(sq.QuestionError) as refused:
        NO_SENSE[words]()
    assert str(refused.value)
    assert refused.value.in_language("nb")


def test_errors_of_questions_about_rules() -> None:
    with pytest.raises(sq.ImpossibleError):
        sq.rolls_until("dice", all_of=[7, 13])
    with pytest.raises(sq.PositionError, match="tiger"):
        sq.draws_until("kids", "tigr")
    with pytest.raises(sq.PositionError, match="dragon"):
        sq.draws_until(sq.edition("kids-2025", beginners=1), "dragon")
    with pytest.raises(sq.ImpossibleError, match="lion"):
        sq.draws_until(sq.edition("kids").but(copies={"lion": 0}), "lion")
    with pytest.raises(sq.RulesError):
        sq.roll_off("dice", 5)
    with pytest.raises(sq.RulesError):
        sq.roll("dices")
    with pytest.raises(sq.OutOfReachError, match="deal some hands"):
        sq.opening_hand(sq.edition("kids").but(hand_size=8))


def test_where_no_case_was_counted_the_counts_are_those_of_the_fraction() -> None:
    p = sq.rolls_until("dice", 7).at_most(3)
    assert (p.favourable, p.possible) == (p.numerator, p.denominator)


@pytest.mark.parametrize("rolls", [200, 300, 10_000])
def test_what_is_nearly_never_is_not_written_as_never(rolls: int) -> None:
    wait = sq.rolls_until("dice", 7)
    power = floor(rolls * log10(5 / 6))
    for p, told in ((wait.more_than(rolls), ""), (wait.at_most(rolls), "1 - ")):
        assert re.match(rf"{told}\d\.\d × 10\^{power} ≈ ", str(p))
        assert f" × 10^{power + 2} %" in str(p)
        assert len(str(p)) < 100
        assert "0.000000" not in p.explain()
    assert str(sq.Probability(1, 10**16)) == "1/10000000000000000 ≈ 1.0 × 10^-14 %"
