"""The dice game's rulings, number by number as in docs/rules.md: Dice 1 to Dice 7."""

import pytest

import sequence_widget as sq
from tests.rules.table import after, dice, dice_rules, moves, scattered, targets

SEVENS = "b2 e2 b5 e5"
TWOS = "a1 f1 a6 f6"
TWENTY = "b1 c1 e1 f1 b3 c3 d3 f3 a5 b5 c5 e5 a6 d6 c4 d2 f4 a2 b6 f6"
"""All chips of a side, nowhere five in a row, and none on an 8."""


def test_the_twenty_chips_of_these_tests_are_all_and_no_line() -> None:
    position = dice(on=[TWENTY], players=3)
    assert (position.supply(0), position.is_over) == (0, False)
    assert not {position.rules.board.word(cell) for cell in TWENTY.split()} & {"8"}


# 1. What may be replaced


def test_1_as_the_sheet_says_any_space_of_an_opponent_is_replaced() -> None:
    assert dice_rules().capture == "anywhere"
    position = dice(roll="3+4", on=["b2 e2 b5", "e5 a1 c4"])
    assert targets(position, "replace") == {"e5", "a1", "c4"}


def test_1_with_number_only_those_of_the_full_number() -> None:
    rules = dice_rules(capture="number")
    assert moves(dice(rules, "3+4", on=["b2 e2 b5", "e5 a1 c4"])) == ["replace e5"]
    two_of_them = dice(rules, "3+4", on=["b2 e2", "e5 b5 a1"])
    assert moves(two_of_them) == ["replace b5", "replace e5"]


@pytest.mark.parametrize("capture", ["anywhere", "number"])
def test_1_ones_own_full_number_replaces_nothing(capture: str) -> None:
    rules = dice_rules(capture=capture)
    assert moves(dice(rules, "3+4", on=[SEVENS, "a1 c4"])) == ["pass"]


@pytest.mark.parametrize("capture", ["anywhere", "number"])
def test_1_an_open_space_comes_before_a_replacement(capture: str) -> None:
    rules = dice_rules(capture=capture)
    assert moves(dice(rules, "3+4", on=["b2", "e2 b5"])) == ["place e5"]


@pytest.mark.parametrize("capture", ["anywhere", "number"])
def test_1_an_11_on_a_full_board_replaces_any(capture: str) -> None:
    """It has no number of its own, so the option says nothing about it."""
    on = scattered(dice_rules())
    position = dice(dice_rules(capture=capture), "5+6", on=on)
    assert targets(position, "replace") == set(on[1].split())


def test_1_a_2_and_a_12_are_not_spared_by_a_replacement() -> None:
    for capture in ("anywhere", "number"):
        position = dice(dice_rules(capture=capture), "1+1", on=["a1", "f1 a6 f6"])
        assert targets(position, "replace") == {"f1", "a6", "f6"}


def test_1_a_partners_chips_are_ones_own() -> None:
    position = dice(roll="3+4", players=4, on=["b2", "e2 c1", "b5", "e5"])
    assert moves(position) == ["replace c1", "replace e2", "replace e5"]
    own = dice(roll="3+4", players=4, on=["b2 e2", "c1", "b5 e5"])
    assert moves(own) == ["pass"]


# 2. How many in a row


def test_2_two_sides_need_six_and_three_sides_five(subtests: pytest.Subtests) -> None:
    for players, run in [(2, 6), (3, 5), (4, 6)]:
        with subtests.test(f"{players} players"):
            assert dice_rules().run_length is None
            assert dice_rules().run(players) == run


def test_2_either_can_be_chosen_for_any_number_of_players(subtests: pytest.Subtests) -> None:
    for players in [2, 3, 4]:
        for run in [5, 6]:
            with subtests.test(f"{players} players, {run} in a row"):
                rules = dice_rules(run_length=run)
                assert rules.run(players) == run
                five = dice(rules, "1+2", on=["b2 c2 d2 e2"], players=players).apply("place f2")
                assert five.is_over == (run == 5)


# 3. The turn after a 2 or a 12


@pytest.mark.parametrize(
    ("again_after", "turns"),
    [("place", (0, 1, 1)), ("chip", (0, 0, 1)), ("always", (0, 0, 0))],
    ids=["place", "chip", "always"],
)
def test_3_another_turn_after_a_placement_a_replacement_or_nothing(
    again_after: str, turns: tuple[int, ...]
) -> None:
    rules = dice_rules(again_after=again_after)
    placed = dice(rules, "1+1").apply("place a1")
    replaced = dice(rules, "1+1", on=["a1", "f1 a6 f6"]).apply("replace f1")
    nothing = dice(rules, "1+1", on=[TWOS]).apply("pass")
    assert (placed.turn, replaced.turn, nothing.turn) == turns


def test_3_by_default_it_is_after_a_placement() -> None:
    assert dice_rules().again_after == "place"


def test_3_a_12_is_like_a_2() -> None:
    assert dice(roll="6+6").apply("place c3").turn == 0
    full = dice(roll="6+6", on=["c3", "d3 c4 d4"])
    assert full.apply("replace d3").turn == 1


@pytest.mark.parametrize("again_after", ["place", "chip", "always"])
def test_3_no_other_sum_gives_another_turn(again_after: str) -> None:
    rules = dice_rules(again_after=again_after)
    for roll in ("1+2", "3+4", "4+6", "5+6"):
        position = dice(rules, roll, on=["", "b1"])
        assert position.apply(position.legal_moves[0]).turn == 1


# 4. No chips left


@pytest.mark.parametrize(
    "roll", ["3+5", "5+6", "1+1", "3+4"], ids=["open", "wild", "partly open", "covered"]
)
def test_4_without_chips_nothing_is_placed_or_replaced(roll: str) -> None:
    """8 is open, 11 is wild, 2 is partly open, and 7 is covered on every space."""
    position = dice(roll=roll, on=[TWENTY, "b2 e2"], players=3)
    assert moves(position) == ["pass"]
    assert position.apply("pass").turn == 1


def test_6_a_10_still_takes_a_chip() -> None:
    """For that no chip of one's own is needed."""
    assert moves(dice(roll="5+5", on=[TWENTY, "b2 a1"], players=3)) == ["remove b2"]


def test_4_partners_share_one_supply() -> None:
    rules = dice_rules(chips=2)
    position = dice(rules, "3+4", players=4, turn=2, on=["b1", "", "c1"])
    assert (position.supply(0), position.supply(2), position.supply(1)) == (0, 0, 2)
    assert moves(position) == ["pass"]


def test_4_a_chip_that_was_taken_is_in_the_supply_again() -> None:
    rules = dice_rules(chips=1)
    taken = after(dice(rules, "5+5", on=["", "b2"]), "remove b2", "roll 3+4")
    assert moves(taken) == ["place b2", "place e2", "place b5", "place e5"]


# 5. Full lines


@pytest.mark.parametrize(
    ("roll", "on", "last"),
    [
        ("1+2", ["a2 b2 c2 d2 e2"], "place f2"),
        ("1+2", ["a2 b2 c2 d2 e2 b1 a5", "f2 e6"], "replace f2"),
        ("5+6", ["a2 b2 c2 d2 e2"], "place f2"),
        ("1+1", ["b1 c1 d1 e1 f1"], "place a1"),
    ],
    ids=["placed", "replaced", "wild", "with another turn to come"],
)
def test_5_a_full_line_made_in_any_way_wins_at_once(roll: str, on: list[str], last: str) -> None:
    """After a 2, too: the turn it gives is not taken."""
    won = dice(roll=roll, on=on).apply(last)
    assert (won.winner, won.turn, won.awaiting, won.roll) == (0, None, None, None)
    assert won.chance_outcomes() == ()


def test_5_a_win_is_the_whole_sides() -> None:
    won = dice(roll="1+2", players=4, turn=3, on=["", "a2 b2 c2", "", "d2 e2"]).apply("place f2")
    assert won.winner == 1
    assert won.winning_lines == (("a2", "b2", "c2", "d2", "e2", "f2"),)


# 7. The limit


def test_7_the_last_roll_without_a_win_is_a_draw() -> None:
    assert dice_rules().limit == 10_000
    before = dice(rolls=9_999)
    rolled = before.apply("roll 3+4")
    assert rolled.awaiting == "move"
    over = rolled.apply("place b2")
    assert (over.is_over, over.winner) == (True, None)


def test_7_the_last_roll_may_still_win() -> None:
    assert dice(roll="1+2", on=["a2 b2 c2 d2 e2"], rolls=10_000).apply("place f2").winner == 0


def test_7_there_is_no_other_turn_after_the_last_roll() -> None:
    assert dice(dice_rules(limit=1), "1+1", rolls=1).apply("place a1").is_over


def test_7_a_pass_uses_up_a_roll() -> None:
    rules = dice_rules(limit=2)
    passed = after(dice(rules), "roll 4+6", "pass")
    assert not passed.is_over
    assert after(passed, "roll 4+6", "pass").is_over


def test_7_the_rolls_for_the_first_turn_do_not_count() -> None:
    rules = dice_rules(limit=1)
    begun = after(
        sq.Game(rules, 2, seed=1).start,
        "roll-off 1+1", "roll-off 1+1", "roll-off 1+2", "roll-off 1+1",
    )  # fmt: skip
    assert begun.awaiting == "roll"
    assert not begun.apply("roll 3+4").is_over
