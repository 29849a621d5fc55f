"""Calculations that are typed: worked out within bounds, and nothing else done."""

import ast
import re
import string
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.teaching import make_question
from sequence_widget.teaching.asking.calculations import TooLargeError, TooLongError, calculated
from sequence_widget.teaching.asking.given import Given
from sequence_widget.teaching.asking.truths import Fit, Observed
from sequence_widget.teaching.asking.typed import read_number

NUMBERS = st.integers(0, 40).map(str) | st.decimals(0, 9, places=2).map(str)
EXPRESSIONS = st.recursive(
    NUMBERS,
    lambda parts: st.one_of(
        st.tuples(parts, st.sampled_from("+-*/"), parts).map("({0[0]}) {0[1]} ({0[2]})".format),
        st.tuples(parts, st.integers(-3, 3)).map("({0[0]})^{0[1]}".format),
    ),
    max_leaves=6,
)


@given(EXPRESSIONS)
def test_it_is_what_python_makes_of_it_with_fractions(text: str) -> None:
    spelt = re.sub(r"(?<!\^)(?<!\^-)(?<![\d.])[\d.]+", r"Fraction('\g<0>')", text)
    try:
        wanted = eval(spelt.replace("^", "**"), {"Fraction": Fraction})  # noqa: S307 - made above, of numbers alone
    except ZeroDivisionError:
        wanted = None
    try:
        assert calculated(text) == wanted
    except (TooLargeError, TooLongError):
        assert len(text) > 40


@pytest.mark.parametrize(
    "text",
    [
        "9^9^9",
        "2^1001",
        "(1/3)^999999999",
        "10^-100000",
        "9" * 190 + "^900",
        "*".join(["(99^900)"] * 20),
    ],
)
def test_what_is_too_large_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(TooLargeError):
        calculated(text)
    check = sq.check(text, sq.Probability(1, 39))
    assert check.verdict == "unreadable"
    assert "numbers in this calculation are too large" in check.explain()
    assert "allene i dette regnestykket er for store" in check.explain("nb")


@pytest.mark.parametrize(
    "text", ["(" * 60 + "1" + ")" * 60, "-" * 100 + "1", "1+" * 150 + "1", "*".join(["(1/6)"] * 60)]
)
def test_what_is_too_long_or_too_deep_is_told_so(text: str) -> None:
    with pytest.raises(TooLongError):
        calculated(text)
    check = sq.check(text, sq.Probability(1, 39))
    assert check.verdict == "unreadable"
    assert "calculation is too long" in check.explain()
    assert "regnestykket er for langt" in check.explain("nb")


def test_many_brackets_beside_one_another_are_not_deep() -> None:
    assert calculated("+".join(["(1)"] * 45)) == 45


@pytest.mark.parametrize("text", ["10,000", "1,000", "10,000,000", "10,000/2", "1,000 games"])
def test_a_comma_between_thousands_is_asked_to_be_left_out(text: str) -> None:
    check = sq.check(text, 97)
    assert check.verdict == "unreadable"
    assert "write it without a comma" in check.explain()
    assert "Skriv tallet uten komma" in check.explain("nb")
    with pytest.raises(sq.QuestionError, match="without a comma"):
        sq.check("10", text)


@pytest.mark.parametrize(
    ("text", "answer", "verdict"),
    [
        ("1,600", 1_600, "right"),
        ("1,600 games", 1_600, "right"),
        ("1,234,567", 1_234_567, "right"),
        ("1,700", 1_600, "close"),
        ("2,400", 1_600, "known"),
        ("9,999", 1_600, "wrong"),
        ("1,600", 999, "unreadable"),
        ("1,600", Fraction(8, 5), "right"),
        ("1,60", 1_600, "wrong"),
    ],
)
def test_a_comma_in_a_guess_at_thousands_stands_between_them(
    text: str, answer: Fraction | int, verdict: str
) -> None:
    assert sq.check(text, answer, hints={"2400": "Half as many again."}).verdict == verdict


def test_a_guess_with_thousands_is_kept_as_that_number() -> None:
    question = make_question("How many?", 1_600)
    assert question.guess("1,600").kept == "1600"


def test_a_comma_between_thousands_is_not_noted_as_decimals() -> None:
    noted = Observed()
    for text in ("10,000", "1,000 games"):
        assert noted.fit(Given.of(text)) is Fit.ALIEN
        assert "without a comma" in noted.why_alien(Given.of(text)).said("en")
    for text in ("0,026", "I rolled 10,000 times"):
        assert noted.fit(Given.of(text)) is Fit.EQUAL


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0,026", Fraction(26, 1000)),
        ("12,345 %", Fraction(12345, 100_000)),
        ("2,765 · 10^-6", Fraction(2765, 10**9)),
        ("50 % * (1/3)", Fraction(1, 6)),
        ("50 % * 1/3", Fraction(1, 6)),
        ("1 – 5/6", Fraction(1, 6)),
        ("1/2 ⋅ 1/3 ∙ 1/5", Fraction(1, 30)),
        ("one-third", Fraction(1, 3)),
        ("two-thirds", Fraction(2, 3)),
        ("six", Fraction(6)),
        ("seks", Fraction(6)),
        ("six rolls", Fraction(6)),
        ("12 % (1/3)", None),
        ("a", None),
        ("en", None),
    ],
)
def test_it_is_read_as_it_is_meant(text: str, value: Fraction | None) -> None:
    typed = read_number(text)
    assert (typed and typed.value) == value


@given(st.text(max_size=60))
def test_whatever_is_typed_runs_nothing(text: str) -> None:
    try:
        found = calculated(text)
    except (TooLargeError, TooLongError):
        return
    assert found is None or not {*text} - {*string.digits, *"+-*/^().,%÷ "}


@pytest.mark.parametrize("text", ["abs(1)", "1 if 1 else 2", "[1]", "x", "1<2", "1//2", "7%3"])
def test_python_is_not_read(text: str) -> None:
    ast.parse(text)
    assert calculated(text) is None
    assert read_number(text) is None
