"""Pictures of claims: the chances are those that the claims have, and refusals say what to do."""

import random
import re
import xml.etree.ElementTree as ET
from fractions import Fraction

import pytest

import sequence_widget as sq
from sequence_widget.drawing.asked import figures_of, joint_of, workings_of
from sequence_widget.drawing.case_grid import Grid
from sequence_widget.drawing.joint import HOLDS
from sequence_widget.drawing.linked import linked_html
from sequence_widget.drawing.worked_lines import worked_text

VIEW = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
LOOKING_ON = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by(None)
DRAGON, FOX = sq.holds("Bo", "dragon"), sq.draws("tiger", "fox")
THREE_DICE = sq.edition("mini-dice").but(
    board="3 4 7\n7 3 4\n4 7 3", dice=(2, 2, 3), remove_on={5}, wild_on={6}
)
SEVEN, SIX = sq.rolls(7), sq.shows(6)


def joined(way: str, *claims: sq.Claim) -> sq.Claim:
    terms = [each if holds == HOLDS else ~each for holds, each in zip(way, claims, strict=True)]
    claim = terms[0]
    for term in terms[1:]:
        claim &= term
    return claim


@pytest.mark.parametrize("given", [None, sq.holds("Bo", "wolf"), ~sq.draws("dragon")])
def test_every_way_has_the_chance_of_the_claim_that_says_so(given: sq.Claim | None) -> None:
    claims = (DRAGON, FOX, sq.draws("lion", nth=2))
    joint = joint_of(VIEW, claims, given)
    for way, chance in zip(joint.ways, joint.chances, strict=True):
        assert chance == VIEW.probability(joined(way, *claims), given=given)
    known = 1 if given is None else VIEW.probability(given)
    assert joint.given_chance == known


def test_cases_are_counted_where_they_are_equally_likely() -> None:
    assert joint_of("dice", (SEVEN, SIX), None).cases == 36
    assert joint_of("dice", (SEVEN,), SIX).cases == 11
    two = {"b2": 0, "b3": 0}
    view = sq.position("mini-kids", chips=two, hands=[["fox"], ["lion"]]).seen_by(1)
    assert joint_of(view, (sq.finishes(0),), None).cases is None


def test_who_asks_is_said_where_hands_are_hidden() -> None:
    assert "As Anna sees it." in str(sq.icons(VIEW, DRAGON))
    assert "Slik en som ser på ser det." in str(sq.icons(LOOKING_ON, DRAGON, language="nb"))
    dice = sq.Game("dice", players=["Anna", "Bo"], seed=1)
    assert "sees it" not in str(sq.icons(dice.seen_by("Anna"), SEVEN))
    assert "sees it" not in str(sq.icons("kids", sq.dealt("dragon")))


def test_players_have_their_names() -> None:
    assert "Bo holds" in str(sq.icons(VIEW, sq.holds(1, "dragon")))
    assert "Bo har" in sq.icons(VIEW, DRAGON, language="nb").to_svg()


def test_draws_in_a_row_are_the_levels_of_a_tree() -> None:
    unicorns = [sq.draws("unicorn", nth=nth) for nth in (1, 2)]
    lines = str(sq.tree(VIEW, *unicorns)).splitlines()
    assert [line for line in lines if "─" in line] == [
        "├─ 2/39 A",
        "│  ├─ 1/38 B: 1/741 ≈ 0.13%",
        "│  └─ 37/38 not B: 37/741 ≈ 5.0%",
        "└─ 37/39 not A",
        "   ├─ 1/19 B: 37/741 ≈ 5.0%",
        "   └─ 18/19 not B: 222/247 ≈ 89.9%",
    ]


@pytest.mark.parametrize("seed", range(20))
def test_a_grid_of_dice_counts_what_a_claim_is_likely_for(seed: int) -> None:
    rng = random.Random(seed)
    simple = [sq.rolls(rng.randint(2, 12)), sq.shows(rng.randint(1, 6)), sq.doubles()]
    one, other = rng.sample(simple, 2)
    claim = rng.choice([one & other, one | other, ~one & other, ~(one | ~other)])
    [figure] = [each for each in figures_of("dice", (claim, one), None) if isinstance(each, Grid)]
    assert figure.shares() == figure.joint.chances
    assert sum(map(len, figure.cases)) == 36


def test_a_grid_of_cards_has_every_unseen_card() -> None:
    picture = sq.grid(VIEW, FOX, given=~sq.draws("dragon"))
    assert isinstance(picture.figure, Grid)
    cards = [case.name for row in picture.figure.cases for case in row]
    assert sorted(map(str, cards)) == sorted(VIEW.unseen.elements())
    told = str(picture)
    assert "A: 3 of 37" in told
    assert "2 cases are ruled out; they are struck through." in told
    assert told.count("(dragon)") == 2
    assert str(sq.grid("kids", sq.draws("dragon"))).endswith("A: 2 of 42")


@pytest.mark.parametrize(
    ("draw", "sentence"),
    [
        (lambda: sq.grid(VIEW, DRAGON), "shows the next draw, and 'Bo holds at least one dragon'"),
        (lambda: sq.grid(VIEW, sq.draws("fox", nth=2)), "shows the next draw"),
        (lambda: sq.grid("dice", sq.rolls(7, nth=2)), "shows the next roll"),
        (lambda: sq.grid(THREE_DICE, SEVEN), "one die or two"),
        (lambda: sq.grid(sq.edition("kids").but(copies=20), FOX), "at most 120 cards"),
        (lambda: sq.grid(VIEW.given(DRAGON), FOX), "not equally likely to be drawn next"),
        (lambda: sq.tree(VIEW), "Tree diagram: give from 1 to 4 claims, not 0"),
        (lambda: sq.tree("dice", *[SEVEN] * 5), "from 1 to 4 claims, not 5"),
        (lambda: sq.venn("dice", SEVEN), "Venn diagram: give from 2 to 3 claims, not 1"),
        (lambda: sq.tree("dice", SEVEN, of=0), "of must be a whole number from 1 to 100,000"),
        (lambda: sq.icons("dice", SEVEN, n=1001), "n must be a whole number from 1 to 1,000"),
        (lambda: sq.two_way("dice", SEVEN, SIX, share="rows"), "did you mean 'row'?"),
    ],
)
def test_refusals_say_what_to_do(draw: object, sentence: str) -> None:
    with pytest.raises(sq.SequenceError, match=re.escape(sentence)) as refused:
        draw()  # type: ignore[operator] # a function
    assert refused.value.in_language("nb") != str(refused.value)


def test_a_condition_that_cannot_be_is_refused() -> None:
    with pytest.raises(sq.ImpossibleError):
        sq.icons("dice", SEVEN, given=sq.rolls(12) & sq.shows(1))


def test_what_is_no_claim_and_no_source_is_refused() -> None:
    with pytest.raises(sq.SequenceError):
        sq.icons("dice", 7)  # type: ignore[arg-type] # as a beginner might
    with pytest.raises(sq.SequenceError):
        sq.icons(7, SEVEN)


def test_figures_that_suit_are_chosen() -> None:
    assert [each.kind for each in figures_of("dice", (SEVEN, SIX), None)] == [
        *("tree", "two_way", "venn", "square", "icons", "grid"),
    ]
    assert [each.kind for each in figures_of(VIEW, (DRAGON,), None)] == ["tree", "icons"]


def test_chances_on_both_sides_of_a_condition_add_up() -> None:
    known = joint_of(VIEW, (DRAGON,), FOX)
    other = joint_of(VIEW, (DRAGON,), ~FOX)
    total = known.given_chance * known.chance("1") + other.given_chance * other.chance("1")
    assert total == VIEW.probability(DRAGON)
    assert known.given_chance + other.given_chance == Fraction(1)


def test_the_working_of_each_claim_stands_with_that_of_both() -> None:
    claims = (DRAGON, FOX)
    joint, workings = joint_of(VIEW, claims, None), workings_of(VIEW, claims, None)
    lines = worked_text(joint, workings, "en").splitlines()
    assert lines == [
        "P(A) = 1 − C(37, 3)/C(39, 3) = 1 − 7770/9139 = 37/247 ≈ 15.0%",
        "P(B) = 3/39 = 1/13 ≈ 7.7%",
        "P(B | A) = P(A and B)/P(A) = (108/9139)/(37/247) = 108/1369 ≈ 7.9%",
        "P(A and B) = P(A) × P(B | A) = 37/247 × 108/1369 = 108/9139 ≈ 1.2%",
        "P(A or B) = P(A) + P(B) − P(A and B) = 37/247 + 1/13 − 108/9139 = 1964/9139 ≈ 21.5%",
    ]
    page = linked_html(figures_of(VIEW, claims, None), "All", "nb", workings)
    whole = ET.fromstring(page)  # noqa: S314 - what is read here was written a moment ago
    assert len([each for each in whole.iter("p") if each.find("math") is not None]) == 2
    assert "P(A eller B)" in page


def test_a_working_of_several_lines_gives_way_to_the_number() -> None:
    claims = (SEVEN,)
    workings = workings_of("dice", claims, SIX)
    told = worked_text(joint_of("dice", claims, SIX), workings, "en")
    assert told == "P(A) = 2/11 ≈ 18.2%"
