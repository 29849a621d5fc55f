"""Changing the rules: every field, what makes no game, and rules as text."""

import dataclasses
import math
import pickle
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.rules.rules import changeable
from tests.rules.changes import CHANGES, DICE_CHANGES, KIDS_CHANGES
from tests.rules.table import cards, dice, dice_rules, kids_rules, moves


def blamed(edition: str, **changes: object) -> str:
    """Say which field a change is refused for."""
    rules = sq.edition(edition)
    before = rules.to_text()
    with pytest.raises(sq.RulesError) as refused:
        rules.but(**changes)
    assert rules.to_text() == before
    assert str(refused.value).startswith(f"{refused.value.field}: ")
    return refused.value.field


# What can be changed


def test_every_field_is_tried_here() -> None:
    assert set(KIDS_CHANGES) == set(changeable(type(kids_rules())))
    assert set(DICE_CHANGES) == set(changeable(type(dice_rules())))


def test_a_change_changes_that_field_alone(subtests: pytest.Subtests) -> None:
    for edition, field, value in CHANGES:
        with subtests.test(f"{edition} {field}"):
            usual = sq.edition(edition)
            changed = usual.but(**{field: value})
            for each in dataclasses.fields(usual):
                wanted = value if each.name == field else getattr(usual, each.name)
                assert getattr(changed, each.name) == wanted
            assert changed != usual
            assert usual == sq.edition(edition)


def test_rules_cannot_be_changed_in_place() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        kids_rules().dragons = 4  # type: ignore[misc] # tried on purpose


def test_equal_rules_are_one_key() -> None:
    first = kids_rules(copies={"tiger": 3, "fox": 1})
    second = kids_rules(copies={"fox": 1, "tiger": 3})
    assert {first: "found"}[second] == "found"
    assert hash(dice_rules(remove_on=[9, 10])) == hash(dice_rules(remove_on=(10, 9, 9)))


def test_rules_survive_pickling() -> None:
    rules = kids_rules(copies={"tiger": 3})
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301 - our own


def test_no_change_is_the_same_rules() -> None:
    for name in sq.editions():
        assert sq.edition(name).but() == sq.edition(name)


# What each field does


def test_copies_for_all_and_for_single_animals() -> None:
    assert kids_rules(copies=3).cards_left(2) == 19 * 3 + 4 - 6
    deck = dict(kids_rules(copies={"tiger": 5, "fox": 0}).deck)
    assert (deck["tiger"], deck["lion"], "fox" in deck) == (5, 2, False)


def test_unicorns_and_dragons_are_counted_into_the_deck() -> None:
    deck = dict(kids_rules(unicorns=0, dragons=5).deck)
    assert ("unicorn" in deck, deck["dragon"]) == (False, 5)


def test_hand_size_is_what_is_dealt() -> None:
    position = sq.Game(kids_rules(hand_size=5), seed=1).position
    assert [len(position.hand(seat)) for seat in (0, 1)] == [5, 5]


def test_run_length_wins() -> None:
    rules = kids_rules(run_length=3)
    assert cards(rules, "ostrich", "", on=["c3 e3"]).apply("ostrich d3").winner == 0
    assert cards("kids", "ostrich", "", on=["c3 e3"]).apply("ostrich d3").winner is None


def test_chips_are_the_supply() -> None:
    assert cards(kids_rules(chips=5), "fox", "", on=["b1"]).supply(0) == 4


def test_player_counts_are_who_may_play() -> None:
    rules = kids_rules(player_counts=[4, 2, 2])
    assert rules == kids_rules(player_counts=(2, 4))
    with pytest.raises(sq.RulesError):
        sq.position(rules, 3)


def test_other_dice_give_other_rolls() -> None:
    position = dice(dice_rules(dice=(4, 10)))
    outcomes = [chance.faces for chance, _ in position.chance_outcomes()]
    assert outcomes == [(one, other) for one in range(1, 5) for other in range(1, 11)]


def test_protected_is_what_a_removal_spares() -> None:
    rules = dice_rules(protected={3})
    assert moves(dice(rules, "5+5", on=["", "a1 b1 c3"])) == ["remove a1", "remove c3"]


def test_a_board_may_be_written_as_text() -> None:
    text = "free tiger fox lion / tiger fox lion free"
    rules = kids_rules(board=text)
    assert rules.board == sq.Board.from_text(text)
    assert rules.animals == ("fox", "lion", "tiger")
    with pytest.raises(sq.PositionError):
        sq.position(rules, chips={"g6": 0})


def test_a_number_that_removes_may_stand_on_the_board() -> None:
    """Some roll gives it, though none places a chip there but a wild one."""
    rules = dice_rules("mini-dice", board="1 2 3 / 4 5 1 / 3 4 1")
    assert "place b2" in moves(dice(rules, "6"))


# What makes no game


NO_DECK_LEFT: list[tuple[str, dict[str, object], str]] = [
    ("kids", {"hand_size": 21}, "hand_size"),
    ("kids", {"hand_size": 50}, "hand_size"),
    ("kids", {"copies": 0}, "copies"),
    ("kids", {"copies": dict.fromkeys(kids_rules().animals, 0)}, "copies"),
    ("mini-kids", {"hand_size": 7}, "hand_size"),
]


def test_a_deal_that_leaves_no_deck(subtests: pytest.Subtests) -> None:
    for edition, change, field in NO_DECK_LEFT:
        with subtests.test(f"{edition} {change}"):
            assert blamed(edition, **change) == field


def test_whatever_was_changed_is_to_blame_for_an_empty_deck() -> None:
    tight = kids_rules(hand_size=20)
    for change in ({"dragons": 0}, {"unicorns": 0}, {"copies": 1}):
        with pytest.raises(sq.RulesError) as refused:
            tight.but(**change)
        assert refused.value.field == next(iter(change))


def test_one_card_left_is_enough() -> None:
    assert kids_rules(hand_size=20, dragons=1).cards_left(2) == 1


def test_more_players_may_need_a_larger_deck() -> None:
    rules = kids_rules(hand_size=12)
    assert sq.position(rules, 3).deck.total() == 42
    with pytest.raises(sq.RulesError, match="with 4 players") as refused:
        sq.position(rules, 4)
    assert refused.value.field == "hand_size"


TOO_LONG_A_RUN: list[tuple[str, dict[str, object], str]] = [
    ("kids", {"run_length": 8}, "run_length"),
    ("dice", {"run_length": 7}, "run_length"),
    ("mini-dice", {"run_length": 4}, "run_length"),
    ("dice", {"board": "2 3 4 5 / 6 7 8 9"}, "board"),
    ("kids", {"board": "tiger fox lion"}, "board"),
]


def test_a_run_longer_than_the_board(subtests: pytest.Subtests) -> None:
    for edition, change, field in TOO_LONG_A_RUN:
        with subtests.test(f"{edition} {change}"):
            assert blamed(edition, **change) == field


FREE_LINES: list[tuple[str, dict[str, object], str]] = [
    ("kids", {"board": "free free free free / tiger fox lion tiger"}, "board"),
    ("kids", {"run_length": 1}, "run_length"),
    ("mini-dice", {"board": "1 2 free / 1 free 2 / free 1 2"}, "board"),
]


def test_a_line_of_free_spaces_only(subtests: pytest.Subtests) -> None:
    for edition, change, field in FREE_LINES:
        with subtests.test(f"{edition} {change}"):
            assert blamed(edition, **change) == field


def test_a_line_of_free_spaces_but_one_is_a_game() -> None:
    rules = kids_rules(board="free free free fox / tiger fox lion tiger")
    assert cards(rules, "fox", "tiger").apply("fox d1").winner == 0


def test_an_animal_card_without_a_space() -> None:
    assert blamed("kids", copies={"tigr": 2}) == "copies"
    assert blamed("kids", copies={"unicorn": 2}) == "copies"
    few = "tiger fox lion panda / tiger fox lion panda"
    assert blamed("kids", copies={"whale": 2}, board=few) == "copies"
    with_whales = kids_rules(copies={"whale": 3})
    with pytest.raises(sq.RulesError, match="'whale'") as refused:
        with_whales.but(board=few)
    assert refused.value.field == "board"


def test_a_misspelt_animal_is_helped() -> None:
    with pytest.raises(sq.RulesError, match="did you mean 'tiger'"):
        kids_rules(copies={"tigr": 2})


NOT_ROLLED: list[tuple[str, dict[str, object], str]] = [
    ("dice", {"board": "2 3 4 5 6 13"}, "board"),
    ("dice", {"board": "2 3 4 5 6 1"}, "board"),
    ("dice", {"board": "2 3 4 5 6 11"}, "board"),
    ("dice", {"dice": (4, 6)}, "dice"),
    ("dice", {"dice": (6, 6, 6)}, "dice"),
    ("dice", {"wild_on": {7}}, "wild_on"),
    ("mini-dice", {"board": "1 2 6 / 4 1 2 / 3 4 1"}, "board"),
]


def test_a_number_that_no_roll_gives(subtests: pytest.Subtests) -> None:
    """A wild roll does not count."""
    for edition, change, field in NOT_ROLLED:
        with subtests.test(f"{edition} {change}"):
            assert blamed(edition, **change) == field


NO_DICE: list[object] = [(), [], None, 6, 6.5, "66", (0, 6), (6, -1), (6, "6"), (6.0, 6)]


def test_dice_without_faces(subtests: pytest.Subtests) -> None:
    for value in NO_DICE:
        with subtests.test(f"dice={value!r}"):
            assert blamed("dice", dice=value) == "dice"


def test_dice_that_fall_in_one_way_or_in_too_many(subtests: pytest.Subtests) -> None:
    for value in [(1,), (1, 1), (100, 101), (6,) * 6]:
        with subtests.test(f"dice={value!r}"):
            assert blamed("dice", dice=value) == "dice"


def test_dice_that_fall_in_ten_thousand_ways_are_the_most_there_can_be() -> None:
    dice = sq.edition("dice")
    assert dice.but(dice=[100, 100]).dice == (100, 100)
    with pytest.raises(sq.RulesError, match="dice: these dice can fall in 10,100 ways"):
        dice.but(dice=[101, 100])


@pytest.mark.parametrize("faces", [0, -6])
def test_a_die_has_a_face_at_least(faces: int) -> None:
    with pytest.raises(sq.RulesError, match=f"dice: .*at least 1, not {faces}") as refused:
        sq.edition("dice").but(dice=[6, faces])
    assert refused.value.field == "dice"


def test_dice_are_refused_for_themselves_and_not_for_the_board() -> None:
    with pytest.raises(sq.RulesError, match="one way"):
        dice_rules("mini-dice", dice=(1,), board="1 1 1")
    with pytest.raises(sq.RulesError, match="10,100 ways"):
        dice_rules(dice=(100, 101))


def test_a_sum_cannot_both_remove_and_be_wild() -> None:
    assert blamed("dice", remove_on={10, 11}) == "remove_on"
    assert blamed("dice", wild_on={10, 11}) == "wild_on"


COUNTS = [
    *(("kids", name) for name in (
        "chips", "copies", "dragons", "hand_size", "limit", "run_length", "swaps_per_turn",
        "unicorns",
    )),
    *(("dice", name) for name in ("chips", "limit", "run_length")),
]  # fmt: skip
NO_COUNTS: list[object] = [-1, 2.0, "2", True, [2], math.nan]


def test_what_is_no_count(subtests: pytest.Subtests) -> None:
    """Negative counts, and values of a wrong type, for every field that is a number."""
    for edition, field in COUNTS:
        for value in NO_COUNTS:
            with subtests.test(f"{edition} {field}={value!r}"):
                assert blamed(edition, **{field: value}) == field


FROM_ONE_ON = [
    *(("kids", name) for name in ("chips", "hand_size", "limit", "run_length")),
    *(("dice", name) for name in ("chips", "limit", "run_length")),
]


def test_what_must_not_be_nought(subtests: pytest.Subtests) -> None:
    for edition, field in FROM_ONE_ON:
        with subtests.test(f"{edition} {field}"):
            assert blamed(edition, **{field: 0}) == field


def test_what_must_be_there(subtests: pytest.Subtests) -> None:
    for field in ["copies", "dragons", "hand_size", "limit", "chips", "unicorns"]:
        with subtests.test(field):
            assert blamed("kids", **{field: None}) == field


NO_COPIES: list[object] = [
    {"tiger": -1},
    {"tiger": 1.5},
    {1: 2},
    ("tiger", 2),
    (("tiger",),),
    ["tiger"],
    (5,),
]


def test_what_are_no_copies(subtests: pytest.Subtests) -> None:
    for value in NO_COPIES:
        with subtests.test(f"copies={value!r}"):
            assert blamed("kids", copies=value) == "copies"


CHOICES = [("kids", "dead_cards"), ("dice", "capture"), ("dice", "again_after")]
NO_CHOICES: list[object] = ["sometimes", "", None, 1, ["must"]]


def test_what_is_no_choice(subtests: pytest.Subtests) -> None:
    for edition, field in CHOICES:
        for value in NO_CHOICES:
            with subtests.test(f"{edition} {field}={value!r}"):
                assert blamed(edition, **{field: value}) == field


NO_SUMS: list[object] = [10, None, "10", {"10"}, {-1}, [[1]], {2.5}]


def test_what_are_no_sums(subtests: pytest.Subtests) -> None:
    for field in ["remove_on", "wild_on", "again_on", "protected"]:
        for value in NO_SUMS:
            with subtests.test(f"{field}={value!r}"):
                assert blamed("dice", **{field: value}) == field


NO_PLAYER_COUNTS: list[object] = [(), None, 3, "234", (1,), (2, 5), ("2",), (2.0,), (True,), [[2]]]


def test_what_are_no_player_counts(subtests: pytest.Subtests) -> None:
    for edition in ["kids", "dice"]:
        for value in NO_PLAYER_COUNTS:
            with subtests.test(f"{edition} player_counts={value!r}"):
                assert blamed(edition, player_counts=value) == "player_counts"


NO_BOARDS: list[object] = [5, None, "", "free", [["tiger"]], "tiger fox / lion"]


def test_what_is_no_board(subtests: pytest.Subtests) -> None:
    for value in NO_BOARDS:
        with subtests.test(f"board={value!r}"):
            assert blamed("kids", board=value) == "board"
            assert blamed("dice", board=value) == "board"


def test_what_cannot_be_an_animal(subtests: pytest.Subtests) -> None:
    """It would be read as something else where moves and positions are written."""
    for word in ["unicorn", "dragon", "swap", "pass", "tiger2", "a.b", "-", "7", "?"]:
        with subtests.test(word):
            assert blamed("kids", board=f"tiger fox lion {word}") == "board"


def test_what_cannot_be_a_number(subtests: pytest.Subtests) -> None:
    for word in ["tiger", "02", "-2", "2.0", "²", "٣"]:
        with subtests.test(word):
            assert blamed("dice", board=f"2 3 4 5 6 {word}") == "board"


def test_an_unknown_field_is_refused(subtests: pytest.Subtests) -> None:
    for edition in sq.editions():
        with subtests.test(edition):
            assert blamed(edition, wings=2) == "wings"


def test_what_makes_an_edition_itself_cannot_be_changed() -> None:
    with pytest.raises(sq.RulesError) as refused:
        kids_rules().but(edition="dice")
    assert refused.value.field == "edition"
    assert blamed("kids", begins="youngest") == "begins"


def test_a_misspelt_field_is_helped() -> None:
    with pytest.raises(sq.RulesError, match="did you mean 'dragons'"):
        kids_rules(dragon=2)
    assert blamed("dice", dragons=2) == "dragons"


def test_one_wrong_change_undoes_the_others() -> None:
    assert blamed("kids", dragons=4, unicorns=-1) == "unicorns"


def test_dice_are_a_list_of_numbers_and_no_word() -> None:
    values: list[Any] = ["66", "6", b"", 6, None, [], ()]
    for given in values:
        with pytest.raises(sq.RulesError) as refused:
            sq.edition("dice").but(dice=given)
        assert refused.value.field == "dice"
        assert refused.value.key == "rules.no_dice"
    assert sq.edition("dice").but(dice=iter([6, 6])).dice == (6, 6)


def test_every_number_of_players_has_lines_to_fill() -> None:
    five = " / ".join(["2 3 4 5 6"] * 5)
    assert blamed("dice", board=five, player_counts=(3, 4)) == "board"
    free = " / ".join([*["2 3 4 5 6 7"] * 5, "free free free free free 7"])
    assert blamed("dice", board=free) == "board"
