"""Editions by name, and rules that are written as text and read back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sequence_widget as sq
from tests.rules.changes import CHANGES
from tests.rules.table import dice_rules, kids_rules

# Editions


def test_the_editions_are_these() -> None:
    assert sq.editions() == ("kids", "kids-2025", "kids-nb", "dice", "mini-dice", "mini-kids")
    assert [sq.edition(name).edition for name in sq.editions()] == list(sq.editions())


UNKNOWN: list[Any] = ["kidz", "", "KIDS", "chess", None, 5, ["kids"], {}]


def test_an_unknown_edition_is_refused(subtests: pytest.Subtests) -> None:
    for name in UNKNOWN:
        with subtests.test(repr(name)):
            with pytest.raises(sq.RulesError) as refused:
                sq.edition(name)
            assert refused.value.field == "edition"


def test_a_misspelt_edition_is_helped() -> None:
    for name in ("kidz", "KIDS"):
        with pytest.raises(sq.RulesError, match="did you mean 'kids'"):
            sq.edition(name)
    with pytest.raises(sq.RulesError, match="choose from dice, kids, kids-2025"):
        sq.Game("chess")


def test_beginners_play_with_animals_only(subtests: pytest.Subtests) -> None:
    for step in [1, 2, 3]:
        with subtests.test(f"step {step}"):
            rules = sq.edition("kids-2025", beginners=step)
            assert rules == kids_rules("kids-2025", hand_size=step, unicorns=0, dragons=0)
            assert rules.cards_left(2) == 38 - 2 * step


def test_without_a_step_beginners_play_like_all() -> None:
    assert sq.edition("kids-2025", beginners=None) == sq.edition("kids-2025")


NO_STEPS: list[Any] = [0, 4, -1, "1", 1.0, True, [1]]


def test_there_are_three_beginners_steps(subtests: pytest.Subtests) -> None:
    for step in NO_STEPS:
        with subtests.test(f"step {step!r}"):
            with pytest.raises(sq.RulesError) as refused:
                sq.edition("kids-2025", beginners=step)
            assert refused.value.field == "beginners"


def test_only_one_edition_has_beginners_steps(subtests: pytest.Subtests) -> None:
    for name in ["kids", "kids-nb", "dice", "mini-kids"]:
        with subtests.test(name):
            with pytest.raises(sq.RulesError) as refused:
                sq.edition(name, beginners=1)
            assert refused.value.field == "beginners"


# Rules as text


def test_a_changed_field_reads_back(subtests: pytest.Subtests) -> None:
    for edition, field, value in CHANGES:
        with subtests.test(f"{edition} {field}"):
            rules = sq.edition(edition).but(**{field: value})
            text = rules.to_text()
            assert f" {field}=" in f" {text}"
            assert sq.Rules.from_text(text) == rules


def test_an_edition_is_its_name_as_text(subtests: pytest.Subtests) -> None:
    for edition in sq.editions():
        with subtests.test(edition):
            assert sq.edition(edition).to_text() == edition
            assert sq.Rules.from_text(edition) == sq.edition(edition)


def changes_of_kids() -> st.SearchStrategy[dict[str, object]]:
    """Any changes that make a game of cards."""
    animals = st.sampled_from(kids_rules().animals)
    return st.fixed_dictionaries(
        {},
        optional={
            "chips": st.integers(1, 99),
            "copies": st.integers(1, 5) | st.dictionaries(animals, st.integers(0, 9), max_size=8),
            "dead_cards": st.sampled_from(["must", "may"]),
            "dragons": st.integers(0, 9),
            "unicorns": st.integers(0, 9),
            "hand_size": st.integers(1, 5),
            "limit": st.integers(1, 10**6),
            "player_counts": st.sets(st.integers(2, 4), min_size=1),
            "run_length": st.integers(3, 6),
            "swaps_per_turn": st.none() | st.integers(0, 9),
            "board": st.permutations(kids_rules().board.rows).map(tuple).map(sq.Board),
        },
    )


def changes_of_dice() -> st.SearchStrategy[dict[str, object]]:
    """Any changes that make a game of dice."""
    sums = st.sets(st.integers(0, 20), max_size=5)
    return st.fixed_dictionaries(
        {},
        optional={
            "again_after": st.sampled_from(["place", "chip", "always"]),
            "capture": st.sampled_from(["anywhere", "number"]),
            "again_on": sums,
            "protected": sums,
            "remove_on": st.sets(st.sampled_from([2, 3, 10, 12]), max_size=3),
            "wild_on": st.sets(st.integers(13, 20), max_size=3) | st.just({11}),
            "dice": st.tuples(st.integers(6, 9), st.integers(6, 9)),
            "run_length": st.none() | st.integers(2, 6),
            "chips": st.integers(1, 99),
            "limit": st.integers(1, 10**6),
            "player_counts": st.sets(st.integers(2, 4), min_size=1),
        },
    )


def check_reads_back(rules: sq.Rules) -> None:
    """Write the rules and read them again."""
    text = rules.to_text()
    again = sq.Rules.from_text(text)
    assert again == rules
    assert hash(again) == hash(rules)
    assert again.to_text() == text
    assert "\n" not in text


@given(st.sampled_from(["kids", "kids-2025", "kids-nb"]), changes_of_kids())
def test_any_rules_of_cards_read_back_from_their_text(
    edition: str, changes: dict[str, object]
) -> None:
    check_reads_back(sq.edition(edition).but(**changes))


@given(changes_of_dice())
def test_any_rules_of_dice_read_back_from_their_text(changes: dict[str, object]) -> None:
    check_reads_back(sq.edition("dice").but(**changes))


NO_RULES: list[tuple[Any, str]] = [
    ("", "edition"),
    ("   ", "edition"),
    ("kidz", "edition"),
    ("dragons=4", "edition"),
    ("kids wings=2", "wings"),
    ("kids edition=dice", "edition"),
    ("kids dragons", "dragons"),
    ("kids dragons=", "dragons"),
    ("kids dragons=many", "dragons"),
    ("kids dragons=-1", "dragons"),
    ("kids dragons=default", "dragons"),
    ("kids copies=tiger:", "copies"),
    ("kids copies=tiger:x", "copies"),
    ("kids copies=tigr:2", "copies"),
    ("kids dead_cards=never", "dead_cards"),
    ("kids board=tiger.fox/lion", "board"),
    ("dice dice=6,x", "dice"),
    ("dice dice=none", "dice"),
    ("dice remove_on=x", "remove_on"),
    ("dice run_length=7", "run_length"),
    (5, "edition"),
    (None, "edition"),
]


def test_text_that_is_no_rules_is_refused(subtests: pytest.Subtests) -> None:
    for text, field in NO_RULES:
        with subtests.test(repr(text)):
            with pytest.raises(sq.RulesError) as refused:
                sq.Rules.from_text(text)
            assert refused.value.field == field


def test_spaces_in_the_text_do_not_count() -> None:
    assert sq.Rules.from_text("  kids   dragons=4 ") == kids_rules(dragons=4)


def test_a_line_of_rules_will_do_wherever_rules_are_wanted() -> None:
    assert sq.Game("kids hand_size=2", seed=1).rules == kids_rules(hand_size=2)
    assert sq.position("dice run_length=5", 3).rules == dice_rules(run_length=5)


def test_an_animal_cannot_be_called_like_an_event() -> None:
    for word in ("roll-off", "roll", "swap", "pass", "unicorn"):
        with pytest.raises(sq.RulesError) as caught:
            sq.edition("mini-kids").but(
                board=str(sq.edition("mini-kids").board).replace("fox", word)
            )
        assert caught.value.field == "board"
