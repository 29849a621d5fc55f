"""Calculations that are typed: worked out within bounds, and nothing else done."""

import ast
import re
import string
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.teaching.asking.calculations import TooLargeError, calculated
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
    except TooLargeError:
        assert len(text) > 40


@pytest.mark.parametrize(
    "text",
    [
        "9^9^9",
        "2^1001",
        "(1/3)^999999999",
        "10^-100000",
        "(" * 60 + "1" + ")" * 60,
        "-" * 100 + "1",
        "1+" * 150 + "1",
        "9" * 190 + "^900",
        "*".join(["(99^900)"] * 20),
    ],
)
def test_what_is_too_large_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(TooLargeError):
        calculated(text)
    check = sq.check(text, sq.Probability(1, 39))
    assert check.verdict == "unreadable"
    assert "too large" in check.explain()
    assert "for store tall" in check.explain("nb")


@given(st.text(max_size=60))
def test_whatever_is_typed_runs_nothing(text: str) -> None:
    try:
        found = calculated(text)
    except TooLargeError:
        return
    assert found is None or not {*text} - {*string.digits, *"+-*/^().,%÷ "}


@pytest.mark.parametrize("text", ["abs(1)", "1 if 1 else 2", "[1]", "x", "1<2", "1//2", "7%3"])
def test_python_is_not_read(text: str) -> None:
    ast.parse(text)
    assert calculated(text) is None
    assert read_number(text) is None
