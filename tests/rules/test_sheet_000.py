"""What only sheet 000 (English, Goliath) says, statement by statement: the edition `kids-2025`."""

import pytest

import sequence_widget as sq
from tests.rules.table import kids_rules

EDITION = "kids-2025"


def test_the_youngest_begins() -> None:
    """The first turn goes by age."""
    assert kids_rules(EDITION).begins == "youngest"
    names = ["Anna", "Bo", "Cy"]
    assert sq.Game(EDITION, names, seed=1, ages=[9, 8, 7]).position.turn == 2
    assert sq.Game(EDITION, names, seed=1, ages=[6, 8, 7]).position.turn == 0


def test_the_box_holds_42_cards() -> None:
    """Animals, unicorns and dragons come to 42."""
    assert sq.position(EDITION).deck.total() == 42


def test_the_box_holds_84_chips_in_four_colours() -> None:
    """Each of the four colours has 21 chips."""
    rules = kids_rules(EDITION)
    assert rules.colours == ("green", "red", "blue", "yellow")
    assert [sq.position(EDITION, 4).supply(seat) for seat in range(4)] == [21] * 4


def test_beginners_leave_unicorns_and_dragons_out() -> None:
    """At every beginners' step the deck is animals only."""
    for step in (1, 2, 3):
        deck = sq.position(sq.edition(EDITION, beginners=step)).deck
        assert deck == dict.fromkeys(kids_rules(EDITION).animals, 2)


def test_beginners_start_with_one_card_then_two_then_three(subtests: pytest.Subtests) -> None:
    """Each step deals one card more."""
    for step in [1, 2, 3]:
        with subtests.test(f"step {step}"):
            position = sq.Game(sq.edition(EDITION, beginners=step), 3, seed=1).position
            assert [len(position.hand(seat)) for seat in range(3)] == [step] * 3


def test_after_the_last_step_comes_the_whole_game() -> None:
    """What the last step lacks are the special cards alone."""
    last = sq.edition(EDITION, beginners=3)
    assert last.but(unicorns=2, dragons=2) == sq.edition(EDITION)
    assert last != sq.edition(EDITION)
