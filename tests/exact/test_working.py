"""Every exact answer carries its calculation: its lines are true, and read in three ways."""

import copy
import pickle
import random
import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import sequence_widget as sq
from sequence_widget.exact.claims.calculating import ClaimWorking, parts_of
from sequence_widget.exact.terms import Chance, Letter, Number, Sum, Term
from sequence_widget.exact.working import Line, Working
from sequence_widget.text import LANGUAGES, say
from tests.exact import claims_oracle as oracle
from tests.exact.claims_oracle import made
from tests.exact.test_lesson_figures import anna_sees

ANNA = sq.Game("kids", players=["Anna", "Bo", "Cy"], seed=7).seen_by("Anna")
REFILLED = sq.position(
    "mini-kids", hands=[["fox"], ["lion"]], discards=[["tiger", "wolf"], ["panda"]]
).seen_by(0)
THREAT = sq.position(
    "kids",
    chips={"c1": 1, "d1": 1, "e1": 1},
    hands=[["tiger", "lion", "wolf"], ["fox", "fox", "moose"]],
).seen_by(0)
SWAPS = sq.position("mini-kids", chips={"b2": 0, "b3": 0}, hands=[["fox"], ["lion"]]).seen_by(1)
FOUR = sq.position("dice", chips={"a1": 0, "b1": 0, "c1": 0, "d1": 0}).seen_by(0)
WAIT = sq.rolls_until("dice", 7)
UNTIL_7 = "X: the number of rolls until 7 has come"
DRAGON, FOX = sq.holds("Bo", "dragon"), sq.draws("fox")

ANSWERS: Mapping[str, tuple[Callable[[], Any], str]] = {
    "one card": (lambda: ANNA.draw_probability("unicorn"), "2/39 ≈ 5.1%"),
    "some of three cards": (
        lambda: ANNA.draw_probability("unicorn", draws=3),
        "1 − C(37, 3)/C(39, 3) = 1 − 7770/9139 = 37/247 ≈ 15.0%",
    ),
    "through a reshuffle": (
        lambda: REFILLED.draw_probability("tiger", draws=11),
        "1 − C(9, 9)/C(10, 9) × C(2, 2)/C(3, 2) = 1 − 1/10 × 1/3 = 29/30 ≈ 96.7%",
    ),
    "a hand": (
        lambda: ANNA.hold_probability("Bo", "unicorn"),
        "1 − C(37, 3)/C(39, 3) = 1 − 7770/9139 = 37/247 ≈ 15.0%",
    ),
    "a hand of two": (
        lambda: ANNA.hold_count("Bo", "unicorn")[2],
        "C(2, 2) × C(37, 1)/C(39, 3) = 37/9139 = 1/247 ≈ 0.40%",
    ),
    "two of three draws": (
        lambda: ANNA.draw_count("unicorn", draws=3).probability({1, 2}),
        (
            "C(2, 1) × C(37, 2)/C(39, 3) + C(2, 2) × C(37, 1)/C(39, 3) = 1332/9139 + 37/9139"
            " = 37/247 ≈ 15.0%"
        ),
    ),
    "an opening hand": (
        lambda: sq.opening_hand("kids")["fox", "lion", "unicorn"],
        "C(2, 1) × C(2, 1) × C(2, 1)/C(42, 3) = 8/11480 = 1/1435 ≈ 0.070%",
    ),
    "dealt": (
        lambda: sq.probability("kids", sq.dealt("unicorn")),
        "1 − C(40, 3)/C(42, 3) = 1 − 9880/11480 = 40/287 ≈ 13.9%",
    ),
    "either": (
        lambda: ANNA.probability(DRAGON | FOX),
        (
            "P(A) = 1 − C(38, 3)/C(39, 3) = 1 − 8436/9139 = 1/13\n"
            "P(B) = 2/39\n"
            "P(A or B) = P(A) + P(B) − P(A and B) = 1/13 + 2/39 − 1332/329004 = 92/741 ≈ 12.4%\n"
            "A: Bo holds at least one dragon\n"
            "B: the next card drawn is fox\n"
            "Counted in 16 cases; ways that are alike are one case."
        ),
    ),
    "both": (
        lambda: ANNA.probability(DRAGON & FOX),
        (
            "P(A) = 1 − C(38, 3)/C(39, 3) = 1 − 8436/9139 = 1/13\n"
            "P(A and B) = P(A) × P(B | A) = 1/13 × 1332/25308 = 1/247 ≈ 0.40%\n"
            "A: Bo holds at least one dragon\n"
            "B: the next card drawn is fox\n"
            "Counted in 16 cases; ways that are alike are one case."
        ),
    ),
    "neither": (lambda: ANNA.probability(~(DRAGON | FOX)), ""),
    "any of three": (lambda: ANNA.probability(DRAGON | FOX | sq.draws("lion", nth=2)), ""),
    "all of three": (lambda: ANNA.probability(DRAGON & FOX & sq.draws("lion", nth=2)), ""),
    "if": (lambda: ANNA.probability(DRAGON, given=~FOX), ""),
    "what was learnt": (lambda: ANNA.given(lacks={"Bo": "fox"}).draw_probability("fox"), ""),
    "no win last turn": (
        lambda: (
            anna_sees()
            .given(no_win_last_turn="Bo")
            .hold_probability("Bo", min(anna_sees().outs("Bo")))
        ),
        "",
    ),
    "a line": (lambda: THREAT.finish_probability(1), ""),
    "a line by swaps": (lambda: SWAPS.finish_probability(0), ""),
    "a line and a hand": (lambda: THREAT.probability(sq.finishes(1) & sq.holds(1, "fox")), ""),
    "a line, one roll": (lambda: FOUR.finish_probability(0, within="roll"), ""),
    "a line, a turn": (lambda: FOUR.finish_probability(0), ""),
    "a line, two turns": (lambda: FOUR.finish_probability(0, within=2), ""),
    "a line anew": (
        lambda: (
            sq.position("mini-dice again_on=5 again_after=always", chips={"a1": 0, "b1": 0})
            .seen_by(0)
            .finish_probability(0)
        ),
        "",
    ),
    "a sum": (lambda: sq.roll_sum("dice")[7], "6/36 = 1/6 ≈ 16.7%"),
    "a roll": (
        lambda: sq.probability("dice", sq.rolls(7, among=10, exactly=2)),
        "C(10, 2) × (1/6)^2 × (5/6)^8 = 1953125/6718464 ≈ 29.1%",
    ),
    "at least one roll": (
        lambda: sq.probability("dice", sq.rolls(7, among=3)),
        "1 − (5/6)^3 = 91/216 ≈ 42.1%",
    ),
    "two rolls": (
        lambda: sq.probability("dice", sq.rolls(7) & sq.rolls(7, nth=2)),
        (
            "P(A) = 6/36\nP(B) = 6/36\n"
            "P(A and B) = P(A) × P(B) = 6/36 × 6/36 = 1/36 ≈ 2.8%\n"
            "A: the sum is 7 in the next roll\n"
            "B: the sum is 7 in roll number 2 from now\n"
            "A and B are independent."
        ),
    ),
    "how many rolls": (
        lambda: sq.roll_count("dice", 7, rolls=3).probability(lambda n: n < 2),
        "(5/6)^3 + C(3, 1) × 1/6 × (5/6)^2 = 25/27 ≈ 92.6%",
    ),
    "most of many rolls": (
        lambda: sq.roll_count("dice", 7, rolls=9).probability(range(1, 10)),
        "1 − (5/6)^9 = 8124571/10077696 ≈ 80.6%",
    ),
    "many rolls": (
        lambda: sq.probability("dice", sq.rolls(7, among=30, at_least=8)),
        ("C(30, 8) × (1/6)^8 × (5/6)^22 + … + (1/6)^30 ≈ 0.113687 ≈ 11.4%\nA sum of 23 terms."),
    ),
    "the wait": (lambda: WAIT.more_than(3), f"P(X > 3) = (5/6)^3 = 125/216 ≈ 57.9%\n{UNTIL_7}"),
    "the wait, at most": (
        lambda: WAIT.at_most(3),
        f"P(X ≤ 3) = 1 − (5/6)^3 = 91/216 ≈ 42.1%\n{UNTIL_7}",
    ),
    "the wait, exactly": (
        lambda: WAIT.probability(3),
        f"P(X = 3) = (5/6)^2 × 1/6 = 25/216 ≈ 11.6%\n{UNTIL_7}",
    ),
    "the wait, a few": (lambda: WAIT.probability({3, 4}), ""),
    "the wait, learnt": (
        lambda: WAIT.given(more_than=10).probability(13),
        f"P(X = 13 | X > 10) = ((5/6)^12 × 1/6)/(5/6)^10 = 25/216 ≈ 11.6%\n{UNTIL_7}",
    ),
    "the wait, known": (
        lambda: WAIT.given(at_most=2).probability(1),
        f"P(X = 1 | X ≤ 2) = (1/6)/(1 − (5/6)^2) = 6/11 ≈ 54.5%\n{UNTIL_7}",
    ),
    "the wait, learnt twice": (
        lambda: WAIT.given(more_than=4).given(more_than=9).more_than(12),
        f"P(X > 12 | X > 9) = (5/6)^12/(5/6)^9 = 125/216 ≈ 57.9%\n{UNTIL_7}",
    ),
    "the wait, learnt in two ways": (
        lambda: WAIT.given(more_than=4).given(at_most=7).probability(6),
        "",
    ),
    "the wait for four": (lambda: sq.rolls_until("dice", 7, times=4).probability(9), ""),
    "the wait for four, more": (lambda: sq.rolls_until("dice", 7, times=4).more_than(9), ""),
    "the wait for all": (lambda: sq.rolls_until("dice", "all").more_than(40), ""),
    "the wait for both": (lambda: sq.rolls_until("dice", all_of={6, 11}).more_than(5), ""),
    "the wait for a card": (
        lambda: sq.draws_until("kids", "dragon").more_than(3),
        (
            "P(X > 3) = C(40, 3)/C(42, 3) = 247/287 ≈ 86.1%\n"
            "X: the number of draws from the whole deck until the first dragon comes"
        ),
    ),
    "the wait for two cards": (
        lambda: sq.draws_until("kids", all_of=["dragon", "unicorn"]).probability(9),
        "",
    ),
    "a turn": (lambda: sq.turn("dice").more_than(2), ""),
    "a turn, exactly": (lambda: sq.turn("dice").probability(1), ""),
    "a race": (
        lambda: sq.race("dice", {7: 2, 12: 2})[7],
        "(6/7)^2 + C(2, 1) × (6/7)^2 × 1/7 = 324/343 ≈ 94.5%",
    ),
    "a race of many": (lambda: sq.race("dice")[7], ""),
    "who begins": (lambda: sq.roll_off("dice", 2)[0], "575/1296 ≈ 44.4%"),
    "the opposite": (
        lambda: 1 - ANNA.draw_probability("unicorn"),
        "2/39 ≈ 5.1%\n1 − 2/39 = 37/39 ≈ 94.9%",
    ),
    "a difference": (
        lambda: WAIT.probability(1) - WAIT.probability(2),
        "1/6 − 5/36 = 1/36 ≈ 2.8%",
    ),
    "added up": (
        lambda: sum(sq.roll_sum("dice")[total] for total in (2, 7, 12)),
        "1/36 + 1/6 + 1/36 = 2/9 ≈ 22.2%",
    ),
    "a product": (
        lambda: sq.roll_sum("dice")[7] * ANNA.draw_probability("fox"),
        "1/6 × 2/39 = 1/117 ≈ 0.85%",
    ),
    "a product with a fraction": (
        lambda: Fraction(1, 2) * sq.roll_sum("dice")[7],
        "1/2 × 1/6 = 1/12 ≈ 8.3%",
    ),
    "a power": (lambda: sq.roll_sum("dice")[7] ** 3, "(1/6)^3 = 1/216 ≈ 0.46%"),
    "a quotient": (
        lambda: sq.roll_sum("dice")[2] / sq.roll_sum("dice")[7],
        "(1/36)/(1/6) = 1/6 ≈ 16.7%",
    ),
    "one of some outcomes": (
        lambda: sq.roll_sum("dice").given({11, 12})[11],
        "(2/36)/(3/36) = 2/3 ≈ 66.7%",
    ),
    "certain": (lambda: ANNA.draw_probability("fox", draws=0), "0 = 0%"),
}


def is_number(term: Term) -> bool:
    """Whether no letter and no event is in a term."""
    if isinstance(term, Letter | Chance):
        return False
    parts = [getattr(term, each.name) for each in fields(term)]  # type: ignore[arg-type] # terms are dataclasses
    inner = [each for part in parts for each in (part if isinstance(part, tuple) else (part,))]
    inner = [each[1] if isinstance(each, tuple) else each for each in inner]
    return all(is_number(each) for each in inner if isinstance(each, Term))


@pytest.mark.parametrize("what", ANSWERS)
def test_every_line_of_a_working_is_true(what: str) -> None:
    ask, text = ANSWERS[what]
    answer = ask()
    working = answer.working()
    assert not text or str(working) == text
    holds(working, answer)
    for line in working.lines:
        if line.percent:
            letters = {"p": Fraction(answer)}
            assert line.terms[-1].value(letters) in (answer, 1 - answer)


def holds(working: Working, answer: Fraction) -> None:
    assert working.lines
    for line in working.lines:
        values = {term.value({}) for term in line.terms if is_number(term)}
        assert len(values) <= 1
    last = working.lines[-1]
    assert last.terms[-1].value({}) == answer


@pytest.mark.parametrize("what", ANSWERS)
def test_a_working_is_text_and_latex_and_mathml(what: str) -> None:
    working = ANSWERS[what][0]().working()
    for language in LANGUAGES:
        text, latex = working.text(language), working.to_latex(language)
        assert text.count("(") == text.count(")")
        assert not re.search(r"Phrase|\{who|working\.", text)
        assert latex.startswith("$")
        assert latex.endswith("$")
        assert latex.count("{") - latex.count(r"\{") == latex.count("}") - latex.count(r"\}")
        ET.fromstring(f"<div>{working.to_mathml(language)}</div>")  # noqa: S314 - our own
    assert working._repr_latex_() == working.to_latex("en")
    assert repr(working) == working.text("en")
    assert repr(working.in_language("nb")) == working.text("nb")


SENTENCE = re.compile(r"(?<=[.:]) (?=[A-ZÆØÅ])")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ANSWERS)
def test_an_explanation_is_the_working_and_three_sentences(what: str, language: str) -> None:
    answer = ANSWERS[what][0]()
    told = answer.explain(language)
    working = answer.working()
    lines = working.lines[-1:] if what == "the opposite" else working.lines
    assert all(line.text(language) in told for line in lines)
    whole = told
    for phrase in (*answer.assumptions, *working.notes):
        sentence = phrase.said(language)
        assert sentence[1:] in whole
        whole = whole.replace(f" {sentence[:1].upper()}{sentence[1:]}", "")
    for letter, _ in working.names:
        assert f" {letter}: " in told
    plain = [each for each in SENTENCE.split(whole) if not re.match(r"[A-Zp]: ", each)]
    assert len(plain) <= 4 + (
        what == "the opposite"
    )  # the working, with what is counted, and three


@pytest.mark.parametrize("what", ANSWERS)
def test_a_working_survives_copying_and_pickling(what: str) -> None:
    answer = ANSWERS[what][0]()
    for again in (pickle.loads(pickle.dumps(answer)), copy.deepcopy(answer)):  # noqa: S301 - our own
        assert again.working() == answer.working()
        assert again.explain("nb") == answer.explain("nb")


DISTRIBUTIONS: Mapping[str, Callable[[], Any]] = {
    "roll count": lambda: sq.roll_count("dice", 7, rolls=10),
    "hold count": lambda: ANNA.hold_count("Bo", "fox"),
    "race": lambda: sq.race("dice", {7: 4, 6: 4}),
    "sum": lambda: sq.roll_sum("dice"),
    "wait": lambda: WAIT,
    "wait for all": lambda: sq.rolls_until("dice", "all"),
    "wait for a card": lambda: sq.draws_until("kids", "dragon"),
    "turn": lambda: sq.turn("dice"),
    "turn without extra rolls": lambda: sq.turn("dice again_on=none"),
}


@pytest.mark.parametrize("what", DISTRIBUTIONS)
def test_distributions_have_a_working_too(what: str) -> None:
    dist = DISTRIBUTIONS[what]()
    working = dist.working()
    assert working.lines or working.notes
    assert working.text("nb")
    ET.fromstring(f"<div>{working.to_mathml()}</div>")  # noqa: S314 - our own


def test_what_is_learnt_of_a_distribution_has_a_working_whatever_it_is() -> None:
    assert str(sq.roll_sum("dice").given({11, 12}).working()) == "(2/36)/(3/36) = 2/3 ≈ 66.7%"
    long = sq.race("dice").given({6, 7})
    assert str(long.working()) == str(long[7].working())


def test_three_are_said_to_be_independent_only_if_all_together_are() -> None:
    joined = sq.rolls(7) & sq.rolls(7, nth=2) & sq.rolls(2, nth=3)
    [note] = sq.probability("dice", joined).working().notes
    assert note.said("nb") == "A, B og C er uavhengige."
    # The third is as likely as ever when the first two are true, and not when the first alone is.
    ways = {(True, True): (1, 1), (True, False): (2, 0), (False, True): (0, 2)}
    ways[False, False] = (1, 1)
    cells: dict[tuple[bool, ...], int] = {
        (*two, third): n
        for two, ns in ways.items()
        for third, n in zip((True, False), ns, strict=True)
    }
    worked = ClaimWorking(joined, None, parts_of(joined), (None,) * 3, cells, (), 8, counts=True)
    working = worked.working(Fraction(1, 8))
    holds(working, Fraction(1, 8))
    assert [note.key for note in working.notes] == ["working.cases"]


def test_what_excludes_each_other_is_said_to() -> None:
    working = sq.probability("dice", sq.rolls(7) | sq.rolls(11)).working()
    assert working.lines[-1].text() == "P(A or B) = P(A) + P(B) = 6/36 + 2/36 = 2/9 ≈ 22.2%"
    assert [note.said("en") for note in working.notes] == ["A and B cannot both happen."]


def test_any_of_three_independent_rolls_is_the_opposite_of_none() -> None:
    any_of = sq.rolls(7) | sq.rolls(7, nth=2) | sq.rolls(2, nth=3)
    assert sq.probability("dice", any_of).working().lines[-1].text() == (
        "P(A, B or C) = 1 − P(not A) × P(not B) × P(not C) = 1 − 5/6 × 5/6 × 35/36"
        " = 421/1296 ≈ 32.5%"
    )


def test_a_mean_ends_with_its_decimals() -> None:
    assert sq.turn("dice").working().lines[-1].text("nb") == "E = 33/34 ≈ 0,971"
    assert WAIT.working().lines[-1].text() == "E = 6"
    every = sq.rolls_until("dice", "all").working()
    assert every.lines[-1].text() == "E = 4062724293553/69158789700 ≈ 58.745"
    assert [letter for letter, _ in every.names] == ["X", "E"]


def test_what_is_rounded_is_about_equal() -> None:
    working = ANSWERS["the wait for all"][0]().working()
    assert working.lines[0].text() == "P(X > 40) ≈ 0.620551 ≈ 62.1%"
    assert "P(X > 40) \\approx 0.620551" in working.to_latex()
    assert ">≈</mo><mn>0.620551</mn>" in working.to_mathml()


@pytest.mark.parametrize("k", [1, 2, 5, 12])
def test_general_formulas_give_every_chance(k: int) -> None:
    letters = {"k": Fraction(k)}
    for count in (WAIT, sq.turn("dice"), sq.draws_until("kids", "dragon"),
                  sq.rolls_until("dice", all_of={6, 11})):  # fmt: skip
        [line, *_] = count.working().lines
        assert line.terms[1].value(letters) == count.more_than(k)
    many = sq.roll_count("dice", 7, rolls=12)
    [line] = many.working().lines
    assert line.terms[1].value(letters) == many[k]


def test_means_are_the_solutions_of_their_equations() -> None:
    for count in (WAIT, sq.turn("dice")):
        _, equation, solved = count.working().lines
        letters = {"E": Fraction(count.mean())}
        assert equation.terms[1].value(letters) == count.mean()
        assert solved.terms[1].value({}) == count.mean()


def test_a_turn_that_begins_anew_is_an_equation() -> None:
    answer = ANSWERS["a line anew"][0]()
    equation, solved = answer.working().lines
    assert re.fullmatch(r"p = \d+/\d+ \+ \d+/\d+ × p", equation.text())
    assert equation.terms[1].value({"p": Fraction(answer)}) == answer
    assert solved.text() == f"p = {answer.in_language()}"


def test_what_is_no_formula_says_how_many_cases_there_were() -> None:
    told = {
        "many rolls": "a sum of",
        "a race of many": "cases were added up",
        "a line, two turns": "situations were gone through",
        "a line by swaps": "counted in",
        "the wait for all": "a sum of",
    }
    for what, words in told.items():
        [note] = ANSWERS[what][0]().working().notes
        assert words in note.said("en")
        assert re.search(r"\d", note.said("nb"))


def test_brackets_stand_where_they_have_to() -> None:
    three, half = Number.of(3), Number.of(Fraction(1, 2))
    less = Sum.of(three, minus=half)
    assert less.text() == "3 − 1/2"
    assert Sum.of(three, minus=less).text() == "3 − (3 − 1/2)"
    assert Line((less,)).text() == "3 − 1/2"
    assert say("working.choose", "nb", all=3, some=2) == "(3 over 2)"


@pytest.mark.parametrize("number", range(60))
def test_claims_joined_at_random_have_true_workings(number: int) -> None:
    rng = random.Random(f"working {number}")
    source: sq.View | sq.Rules = oracle.random_dice(rng)
    if number % 2:
        source = oracle.random_game(rng).seen_by(rng.choice([0, 1, None]))

    def leaf() -> oracle.Spec:
        if isinstance(source, sq.View):
            return oracle.about_cards(source, rng, min(source.deck_size, 4), [])
        return oracle.about_dice(source, rng, 4)

    claim, given = (made(oracle.joined(rng, rng.randint(1, 3), leaf)) for _ in range(2))
    answer = sq.probability(source, claim)
    holds(answer.working(), answer)
    if sq.probability(source, given):
        answer = sq.probability(source, claim, given)
        holds(answer.working(), answer)
