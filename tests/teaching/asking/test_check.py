"""What pupils type, judged as a teacher would: a table of answers, and what must always hold."""

from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.teaching.asking.given import Given
from sequence_widget.teaching.asking.truths import Fit, Observed, truth_of
from sequence_widget.teaching.asking.typed import read_number
from sequence_widget.text import LANGUAGES
from sequence_widget.text.numbers import (
    fraction_text,
    number_text,
    percent_text,
    probability_text,
)

TABLE = Path(__file__).parent / "written_answers.txt"
VERDICTS = ("right", "close", "known", "vague", "wrong", "unreadable")
IN_WORDS: dict[str, Any] = {
    "estimate 5410 of 10000": sq.Estimate(5410, 10_000),
    "the likeliest sum of two dice": sq.roll_sum("dice"),
    "the likeliest of 2, 3 and 4 as the first to be full": sq.race("dice", {2: 4, 3: 4, 4: 4}),
    "how many rolls until a 7, the likeliest number": sq.rolls_until("dice", 7),
}


class Written(NamedTuple):
    """One line of the table, with what stands above it."""

    answer: Any
    hints: dict[object, str]
    verdict: str
    given: str


def table() -> list[Written]:
    found: list[Written] = []
    answer: Any = None
    hints: dict[object, str] = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if word == "answer":
            answer, hints = IN_WORDS.get(rest, rest), {}
        elif word == "wrong" and not line.startswith(" "):
            hints = {wrong: f"not {wrong}" for wrong in rest.split(", ")}
        elif word in VERDICTS:
            found.append(Written(answer, hints, word, rest.replace("(nothing)", "")))
    return found


ROWS = table()


def test_a_teacher_would_agree(subtests: pytest.Subtests) -> None:
    for row in ROWS:
        with subtests.test(f"{row.answer}: {row.given}"):
            check = sq.check(row.given, row.answer, hints=row.hints)
            assert check.verdict == row.verdict, check
            assert bool(check) is check.right is (row.verdict == "right")


def test_the_table_is_long_and_has_every_verdict() -> None:
    assert len(ROWS) >= 300
    assert {row.verdict for row in ROWS} == set(VERDICTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_verdict_has_its_sentence_in_each_language(language: str) -> None:
    told = {
        row.verdict: sq.check(row.given, row.answer, hints=row.hints).explain(language)
        for row in ROWS
    }
    assert len(set(told.values())) == len(VERDICTS)


def test_the_answer_is_not_told_before_it_is_right() -> None:
    for row in ROWS:
        check = sq.check(row.given, row.answer, hints=row.hints)
        if row.verdict in {"close", "known", "wrong", "vague", "unreadable"}:
            other = sq.check(row.given, row.answer, hints=row.hints)
            said = check.explain().replace(row.given, "")
            assert truth_of(row.answer).said("en") not in said or row.answer in ("0", "1")
            assert check == other


# What must always hold

FRACTIONS = st.fractions(min_value=0, max_value=1, max_denominator=10**6)
NUMBERS = st.one_of(FRACTIONS, st.fractions(min_value=0, max_value=10**5, max_denominator=10**4))
SPOKEN = st.sampled_from(sorted(LANGUAGES))


def prints(answer: Fraction, language: str) -> list[str]:
    """Write an answer in every way in which the package does."""
    told = [fraction_text(answer, language), repr(answer)]
    if not 0 < answer < 1:
        told.append(number_text(answer, language))
    if 0 <= answer <= 1:
        chance = sq.Probability(answer)
        told += [percent_text(answer, language), probability_text(answer, language)]
        told += [chance.in_language(language), repr(chance)]
    return told


@given(NUMBERS, SPOKEN)
@example(Fraction(1, 70_000), "nb")
@example(1 - Fraction(3**60, 7**50), "nb")
@example(Fraction(3**60, 5**60), "en")
@example(1 - Fraction(1, 36**12), "en")
@example(Fraction(4062724293553, 69158789700), "nb")
def test_what_the_package_prints_is_right(answer: Fraction, language: str) -> None:
    for text in prints(answer, language):
        assert sq.check(text, answer), text


@given(st.integers(1, 10**6).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))), SPOKEN)
def test_an_estimate_that_is_printed_is_right(share: tuple[int, int], language: str) -> None:
    estimate = sq.Estimate(*share)
    assert sq.check(estimate.to_text(language), estimate)


@given(
    st.tuples(
        st.sampled_from(["", "-"]),
        st.integers(0, 10**6),
        st.text("0123456789", max_size=12),
        st.sampled_from([".", ","]),
        st.sampled_from(["", " %", "%", " prosent", " percent", "e-3"]),
    )
)
def test_what_it_reads_reads_back(parts: tuple[str, int, str, str, str]) -> None:
    sign, whole, part, mark, unit = parts
    typed = read_number(f"{sign}{whole}{mark * bool(part)}{part}{unit}")
    assert typed is not None
    for language in LANGUAGES:
        again = read_number(typed.in_language(language))
        assert again is not None
        assert again.value == typed.value


@given(FRACTIONS, FRACTIONS, st.integers(1, 8), st.sampled_from(["", "%"]), SPOKEN)
def test_what_is_more_than_a_tenth_off_is_never_right_or_close(
    answer: Fraction, guess: Fraction, digits: int, unit: str, language: str
) -> None:
    value = guess * 100 if unit else guess
    text = f"{float(value):.{digits}f}".replace(".", "," if language == "nb" else ".") + unit
    typed = read_number(text)
    assert typed is not None
    assume(abs(typed.value - answer) > answer / 10)
    check = sq.check(text, answer)
    assert not check
    assert check.verdict != "close"


@given(st.text(max_size=40))
def test_whatever_is_typed_is_judged(text: str) -> None:
    for answer in (Fraction(1, 39), "tiger", "7 > 6", sq.Estimate(1, 10), sq.roll_sum("dice")):
        assert sq.check(text, answer).verdict in VERDICTS


# What may be given, and what answers there are


@pytest.mark.parametrize(
    ("guess", "answer"),
    [
        (0.5, Fraction(1, 2)),
        (1 - (5 / 6) ** 3, Fraction(91, 216)),
        (257 / 665, Fraction(257, 665)),
        (1 / 3 + 1 / 3, sq.Probability(2, 3)),
        (Fraction(1, 39), sq.Probability(1, 39)),
        (sq.Probability(1, 39), Fraction(1, 39)),
        (Decimal("0.026"), Fraction(1, 39)),
        (np.float64(2 / 21), sq.Probability(2, 21)),
        (np.int64(7), sq.roll_sum("dice")),
        (7, 7),
        ("0.541", 0.541),
        ("0,54", 0.5412),
        (sq.Estimate(5410, 10_000), sq.Estimate(54_100, 100_000)),
        (["lion", "fox"], ("lion", "fox")),
        ((7, 6, 2), "7 > 6 > 2"),
        ("9 = 5 > 4", ({5, 9}, 4)),
        ("3", np.int64(3)),
        ("2.5", Decimal("2.5")),
        ("33/34", sq.turn("dice").mean()),
        ("0.971", sq.turn("dice").mean()),
        ("1", sq.turn("dice")),
    ],
    ids=repr,
)
def test_right_whatever_it_is_written_as(guess: object, answer: object) -> None:
    assert sq.check(guess, answer)


@pytest.mark.parametrize("answer", [True, None, "", " ", float("nan"), Decimal("inf"), (), {}])
def test_what_is_no_answer_is_refused(answer: object) -> None:
    with pytest.raises(sq.QuestionError, match="the answer to check against"):
        sq.check("1/2", answer)


def test_a_hint_for_the_right_answer_is_refused() -> None:
    with pytest.raises(sq.QuestionError, match="hints: 2/78 is right"):
        sq.check("1/2", Fraction(1, 39), hints={"2/78": "no"})


@pytest.mark.parametrize(
    ("wrong", "guess"),
    [
        (Fraction(1, 7), "14.3 %"),
        (0.1429, "1/7"),
        (24, "24 kast"),
        (3, "3 sjetonger"),
        (3, "3 felter"),
        ("due", "Due."),
        ("2 > 1", "2, 1"),
        (("fox", "lion"), "rev > løve"),
        ("enhjørning", "a unicorn"),
    ],
    ids=repr,
)
def test_a_known_wrong_answer_gets_its_hint(wrong: object, guess: str) -> None:
    answer = (1, 2) if wrong in ("2 > 1", ("fox", "lion")) else Fraction(40, 287)
    check = sq.check(guess, answer, hints={wrong: "Look again."})
    assert (check.verdict, check.hint) == ("known", "Look again.")
    assert repr(check) == "✗ Not yet. Look again."


@pytest.mark.parametrize(
    ("given", "answer", "key"),
    [
        ("2", sq.Probability(2, 21), "check.count"),
        ("210", sq.Probability(2, 21), "check.count"),
        ("9.5", sq.Probability(2, 21), "check.percent"),
        ("14.3", 0.1, "check.percent"),
        ("120 %", sq.Probability(2, 21), "check.above_1"),
        ("120 prosent", sq.Probability(2, 21), "check.above_1"),
        ("100 %", sq.Probability(2, 21), "check.wrong"),
        ("950.5", sq.Probability(2, 21), "check.above_1"),
        ("-1/21", sq.Probability(2, 21), "check.below_0"),
        ("-6", 24, "check.below_0"),
        ("0.095 %", sq.Probability(2, 21), "check.too_small"),
        ("0.97", Fraction(1650, 17), "check.too_small"),
        ("9706", Fraction(1650, 17), "check.too_large"),
        ("54.1", sq.Estimate(5410, 10_000), "check.percent"),
        ("11/10", sq.Probability(2, 21), "check.above_1"),
        ("19/21", sq.Probability(2, 21), "check.opposite"),
        ("46 %", sq.Estimate(5410, 10_000), "check.opposite"),
        ("50 %", 24, "check.no_percent"),
        ("50 percent", 24, "check.no_percent"),
        ("3/42", sq.Probability(1, 1435), "check.wrong"),  # only about a hundred times too large
        ("-3", -2, "check.wrong"),
        ("2", 1, "check.wrong"),  # which may be a count
        ("1.1", sq.turn("dice").mean(), "check.wrong"),  # a mean below 1 is no probability
        ("30", "unicorn", "check.wrong"),
        ("1/3", sq.Probability(2, 21), "check.wrong"),
    ],
    ids=repr,
)
def test_a_wrong_answer_of_another_kind_is_told_so(given: str, answer: object, key: str) -> None:
    check = sq.check(given, answer)
    assert (check.verdict, check.reason.key) == ("wrong", key)


@pytest.mark.parametrize(
    ("given", "answer", "side_of", "verdict"),
    [
        ("105", 97, 100, "wrong"),
        ("99", 97, 100, "close"),
        ("100", 97, 100, "wrong"),
        ("97", 97, 100, "right"),
        ("1", Fraction(11, 10), 1, "wrong"),
        ("0.9", Fraction(11, 10), 1, "wrong"),
        ("0.49", sq.Estimate(5410, 10_000), 0.5, "wrong"),
        ("0.51", sq.Estimate(5410, 10_000), "1/2", "close"),
        ("0.49", sq.Proven(Fraction(51, 100), Fraction(52, 100)), Fraction(1, 2), "wrong"),
        ("unicorn", "unicorn", 1, "right"),
        ("7", sq.roll_sum("dice"), 1, "right"),
    ],
)
def test_nothing_beyond_what_is_asked_about_is_close(
    given: str, answer: object, side_of: object, verdict: str
) -> None:
    assert sq.check(given, answer, side_of=side_of).verdict == verdict


def test_what_a_side_is_of_is_a_number() -> None:
    with pytest.raises(sq.SequenceError, match="side_of: give a number"):
        sq.check("1/2", 0.5, side_of="much")


@pytest.mark.parametrize(
    ("given", "verdict"),
    [("5 %", "known"), ("0.05", "known"), ("4.8 %", "known"), ("6 %", "wrong"), ("9 %", "close")],
)
def test_a_hint_fits_at_one_digit_too(given: str, verdict: str) -> None:
    hints: dict[object, str] = {"1/21": "How many unicorns?", "3/42": "What is seen?"}
    assert sq.check(given, sq.Probability(2, 21), hints=hints).verdict == verdict


def test_one_digit_that_fits_two_hints_gets_neither() -> None:
    hints: dict[object, str] = {"1/21": "How many unicorns?", "1/20": "How many cards?"}
    assert sq.check("5 %", sq.Probability(2, 21), hints=hints).hint == "How many cards?"
    hints = {"1/21": "How many unicorns?", "2/39": "What is seen?"}
    assert sq.check("5 %", sq.Probability(2, 21), hints=hints).verdict == "wrong"


def test_a_check_can_be_asserted_and_compared() -> None:
    right, wrong = sq.check("1/2", 0.5), sq.check("1/3", 0.5)
    assert right == sq.check("1/2", 0.5)
    assert right != wrong
    assert (right.right, wrong.right, bool(wrong)) == (True, False, False)
    assert len({right, wrong, sq.check("1/2", 0.5)}) == 2
    with pytest.raises(AssertionError):
        assert wrong
    assert "Not right" in right._repr_html_() + wrong._repr_html_()


def test_very_much_text_is_no_answer_and_takes_no_time() -> None:
    for text in ("9" * 10**6, "1 " * 10**5, "(" * 10**5, "e" * 10**5, "1e" + "9" * 1_000):
        assert sq.check(text, Fraction(1, 39)).verdict == "unreadable"


def test_a_given_keeps_what_was_typed() -> None:
    assert Given.of("  2,6   % ").text == "2,6 %"
    assert Given.of(None).text == ""


HUGE = 10**5_000


@pytest.mark.parametrize(
    ("given", "answer", "told"),
    [
        (HUGE, 1, "Not right."),
        (-HUGE, sq.Probability(1, 39), "Not right: this cannot be below 0."),
        (1, HUGE, "Not right."),
        (HUGE, HUGE, "Right: 10^5000."),
        (Fraction(HUGE, 3), Fraction(HUGE, 3), "Right: 10^4999."),
        (Fraction(1, HUGE), 1, "Not right."),
        (HUGE, sq.roll_sum("dice"), "These dice never show a sum of 10^5000; they show 2 to 12"),
    ],
    ids=range(7),
)
def test_a_number_too_long_to_be_written_is_compared_like_any_other(
    given: object, answer: object, told: str
) -> None:
    assert sq.check(given, answer).explain("en") == told
    assert sq.check(given, answer).explain("nb")
    assert sq.check(given, answer, hints={HUGE + 1: "Too many."}).verdict != "known"


@pytest.mark.parametrize("text", ["3-2", "5 - 3", "100 - 3", "3-2 %"])
def test_a_score_that_is_noted_is_kept_as_it_was_written(text: str) -> None:
    assert Observed().kept(Given.of(text)) == text


DEFINITE = (
    "alligatoren kamelen elefanten reven sjiraffen gorillaen flodhesten kenguruen løven elgen"
    " strutsen pandaen pingvinen haien tigeren skilpadden hvalen ulven sebraen enhjørningen dragen"
)
CARDS = (
    "alligator camel elephant fox giraffe gorilla hippo kangaroo lion moose ostrich panda penguin"
    " shark tiger turtle whale wolf zebra unicorn dragon"
)


@pytest.mark.parametrize(("typed", "card"), [*zip(DEFINITE.split(), CARDS.split(), strict=True)])
def test_a_norwegian_card_may_be_definite(typed: str, card: str) -> None:
    for text in (typed, f"den {typed}", typed.capitalize()):
        assert truth_of(card).fit(Given.of(text)) is Fit.EQUAL
        assert truth_of(card).kept(Given.of(text)) == card
    assert truth_of("horse").fit(Given.of(typed)) is Fit.NONE
