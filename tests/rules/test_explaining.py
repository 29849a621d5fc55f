"""The rules in words: each edition, and each field that changes how a game goes."""

import pytest

import sequence_widget as sq
from sequence_widget.rules import DiceRules
from sequence_widget.rules.rules import changeable
from sequence_widget.text import LANGUAGES
from tests.rules.changes import CHANGES, DICE_CHANGES, KIDS_CHANGES

TOLD = {
    ("kids", "board"): "The board shows 6 pictures of 3 animals.",
    ("kids", "chips"): "Each plays for themselves and has 5 chips of one colour.",
    ("kids", "copies"): "61 cards: 3 of each animal, 2 unicorns and 2 dragons",
    ("kids", "dead_cards"): "You may swap it for another card before you play.",
    ("kids", "dragons"): "44 cards: 2 of each animal, 2 unicorns and 4 dragons",
    ("kids", "hand_size"): "Everybody is dealt 5 cards.",
    ("kids", "limit"): "It is a draw too after 7 cards with no winner.",
    ("kids", "player_counts"): "For 2 or 4 players.",
    ("kids", "run_length"): "The first to have 5 in a straight line",
    ("kids", "swaps_per_turn"): "A turn allows one swap.",
    ("kids", "unicorns"): "40 cards: 2 of each animal and 2 dragons",
    ("dice", "again_after"): "on an open space or in the place of another, you roll again",
    ("dice", "again_on"): "an open space with 7, you roll again",
    ("dice", "board"): "The board has 2 spaces with each of 2, 3, 4, 5, 6 and 7.",
    ("dice", "capture"): "put your chip in the place of theirs there",
    ("dice", "chips"): "Each side has 5 chips of one colour.",
    ("dice", "dice"): "a roll of 2 dice with 8 faces each",
    ("dice", "limit"): "After 7 rolls with no winner",
    ("dice", "player_counts"): "For 3 players. Each plays for themselves and has 20 chips",
    ("dice", "protected"): "off the board, but not from 3.",
    ("dice", "remove_on"): "\n2: take any opponent’s chip off the board",
    ("dice", "run_length"): "The first to have 4 in a straight line",
    ("dice", "wild_on"): "\n11: nothing; the turn passes.",
}
"""What is told when a field is changed as in `changes`, and not before."""


def test_every_field_has_a_sentence() -> None:
    assert {(game, field) for game, field, _ in CHANGES} == set(TOLD)
    assert set(KIDS_CHANGES) == set(changeable(type(sq.edition("kids"))))
    assert set(DICE_CHANGES) == set(changeable(type(sq.edition("dice"))))


def test_a_changed_field_changes_what_is_told(subtests: pytest.Subtests) -> None:
    for game, field, value in CHANGES:
        usual = sq.edition(game)
        fits = {"run_length": 3} if (game, field) == ("kids", "board") else {}
        fits |= {"run_length": 2} if (game, field) == ("dice", "board") else {}
        changed = usual.but(**{field: value}, **fits)
        with subtests.test(game=game, field=field):
            assert TOLD[game, field] in changed.explain("en")
            assert TOLD[game, field] not in usual.explain("en")
            assert changed.explain("nb") != usual.but(**fits).explain("nb")
            assert changed.explain("en").startswith(
                f"{usual.explain('en').splitlines()[0][:-1]}, with changed rules."
            )


def test_no_sum_is_told_twice_and_none_is_left_out(subtests: pytest.Subtests) -> None:
    for name, changes in (
        ("dice", {}),
        ("dice", {"wild_on": {10}, "remove_on": {11}}),
        ("dice", {"remove_on": {7}, "wild_on": ()}),
        ("dice", {"dice": (8, 8)}),
        ("mini-dice", {}),
    ):
        rules = sq.edition(name).but(**changes)
        assert isinstance(rules, DiceRules)
        with subtests.test(rules=rules.to_text()):
            told = [line.partition(":") for line in rules.explain("en").splitlines()]
            lists = [numbers for numbers, colon, _ in told if colon and numbers[0].isdecimal()]
            sums = [int(n) for each in lists for n in each.replace(" or ", ", ").split(", ")]
            assert sorted(sums) == sorted(rules.sums)


def test_what_earns_another_turn_is_what_can() -> None:
    nothing = sq.edition("dice").but(again_on={10})
    assert "roll again" not in nothing.explain("en").replace("tie roll again", "")
    always = nothing.but(again_after="always")
    assert "After 10 you roll again, whatever you did." in always.explain("en")


def test_what_is_not_in_the_game_is_not_told_of() -> None:
    beginners = sq.edition("kids-2025", beginners=1).explain("en")
    assert "unicorn" not in beginners
    assert "dragon" not in beginners
    assert "With no chips left you can play nothing." in beginners
    assert "Everybody is dealt one card." in beginners
    unswapped = sq.edition("kids").but(swaps_per_turn=0).explain("en")
    assert "Cards are never swapped, not even dead ones." in unswapped
    assert "must be swapped" not in unswapped
    assert "chips can be taken" not in sq.edition("dice").but(protected=()).explain("en")


def test_single_animals_are_counted() -> None:
    rules = sq.edition("kids").but(copies={"tiger": 3, "fox": 0})
    told = rules.explain("en")
    assert "41 cards: no foxes, 3 tigers, 2 of each other animal, 2 unicorns and 2 dragons" in told
    assert "ingen rever, 3 tigre, 2 av hvert av de andre dyrene" in rules.explain("nb")


def test_boards_without_and_with_free_spaces() -> None:
    assert "free space" not in sq.edition("dice").explain("en")
    board = "free 2 3 4 5 6 / 7 8 9 12 2 3"
    one = sq.edition("dice").but(board=board, run_length=3).explain("en")
    assert "The free space counts as everybody’s chip" in one
    assert "The board has 2 spaces with each of 2 and 3 and one space with each of 4, 5" in one


def test_sides_are_told_where_there_are_some() -> None:
    assert "5 where three do" in sq.edition("dice").explain("en")
    four = sq.edition("dice").but(player_counts=(4,)).explain("en")
    assert "Partners share their chips." in four
    assert "The first to have 6 in a straight line" in four
    two = sq.edition("dice").but(player_counts=(2,)).explain("en")
    assert "Partners" not in two


def test_every_edition_speaks_every_language(subtests: pytest.Subtests) -> None:
    for name in sq.editions():
        for language in LANGUAGES:
            with subtests.test(edition=name, language=language):
                told = sq.edition(name).explain(language)
                assert "{" not in told
                assert len(told.splitlines()) > 7


def test_the_language_that_is_set_is_spoken() -> None:
    sq.set_language("nb")
    try:
        assert "sjetonger" in sq.edition("dice").explain()
    finally:
        sq.set_language("en")
    with pytest.raises(sq.SequenceError, match="there are no sentences in 'xx'"):
        sq.edition("dice").explain("xx")


def test_a_wild_roll_that_earns_another_turn_is_told_of() -> None:
    told = sq.edition("dice").but(again_on={10, 11}).explain("en")
    assert "After placing a chip on an open space with 11, you roll again." in told
