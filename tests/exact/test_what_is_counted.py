"""Explanations name the hands that were counted, and everybody whose move was left out."""

from math import comb

import pytest

import sequence_widget as sq
from tests.exact.places import START, THREE

NAMES = ["Anna", "Bo", "Cy", "Dagfinn"]


def four(rules: str = "kids") -> sq.View:
    """Anna's view of four players, each with three chips in a row."""
    chips = {f"{column}{row}": row - 1 for column in "cde" for row in (1, 2, 3, 4)}
    hands = [["camel", "tiger", "wolf"], ["fox"] * 2 + ["moose"], ["shark"] * 2 + ["panda"]]
    hands.append(["camel", "moose", "panda"])
    start = sq.position(rules, players=4, chips=chips, hands=hands)
    return sq.Game(start, players=NAMES, luck="ask").seen_by("Anna")


def test_only_the_hands_that_were_dealt_are_named() -> None:
    learnt = four().given(lacks={"Bo": "fox"})
    held = learnt.hold_probability("Cy", "dragon")
    assert "ways to deal hands to Bo and Cy." in held.explain()
    assert "måter å dele ut hender til Bo og Cy på." in held.explain("nb")
    drawn = learnt.draw_probability("dragon")
    unseen, foxes = learnt.unseen.total(), learnt.unseen["fox"]
    assert drawn.possible == comb(unseen - foxes, 3) * (unseen - 3)
    assert "ways to deal a hand to Bo and draw the next card." in drawn.explain()
    both = learnt.given(lacks={"Cy": "fox"}).draw_count("dragon", draws=2)[1]
    assert "ways to deal hands to Bo and Cy and draw the next 2 cards." in both.explain()


def test_all_the_hidden_hands_are_called_that() -> None:
    learnt = THREE.seen_by(0).given(lacks={1: "fox", 2: "fox"})
    assert "ways to deal the hidden hands and draw the next card." in (
        learnt.draw_probability("wolf").explain()
    )
    assert "the next card." in learnt.draw_count("wolf", draws=1)[1].explain()
    alone = START.seen_by(0).given(lacks={1: "fox"})
    assert "ways to deal a hand to seat 1 and draw" in alone.draw_probability("wolf").explain()


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ("Anna", ""),
        ("Bo", "The move that Anna is about to make is not counted."),
        ("Cy", "The moves that Anna and Bo make before that are not counted."),
        ("Dagfinn", "The moves that Anna, Bo and Cy make before that are not counted."),
    ],
)
def test_everybody_who_moves_before_is_named(who: str, told: str) -> None:
    said = four().finish_probability(who).explain()
    assert said.endswith(told or f"going by what {who} can see.")


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ("Anna", "The moves that Bo, Cy and Dagfinn make before that are not counted."),
        ("Bo", "going by what Bo can see."),
        ("Cy", "The move that Bo makes before that is not counted."),
    ],
)
def test_who_has_moved_already_is_not_named(who: str, told: str) -> None:
    after = four("kids dead_cards=may").after("camel f4")
    assert after.awaiting == "draw"
    assert after.finish_probability(who).explain().endswith(told)


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ("Anna", "going by what Anna can see."),
        ("Bo", "The move that Anna is about to make is not counted."),
        ("Cy", "The moves that Anna and Bo make before that are not counted."),
    ],
)
def test_who_has_swapped_a_card_is_still_to_move(who: str, told: str) -> None:
    after = four().after("swap wolf")
    assert after.awaiting == "draw"
    assert after.finish_probability(who).explain().endswith(told)
