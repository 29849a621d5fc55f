"""Who begins at dice, what each roll may do, and the small game."""

import pytest

import sequence_widget as sq
from tests.rules.table import after, chips, dice, dice_rules, moves, open_cells, scattered, targets

SEVENS = "b2 e2 b5 e5"


TWOS = "a1 f1 a6 f6"


# Who begins


def test_ties_roll_again_among_the_tied() -> None:
    """Of four, two share the best; they alone roll again, in the order of the seats."""
    start = dice(players=4, awaiting="roll-off")
    tied = after(start, "roll-off 2+2", "roll-off 6+5", "roll-off 3+3", "roll-off 5+6")
    assert (tied.turn, tied.awaiting) == (1, "roll-off")
    again = tied.apply("roll-off 1+1")
    assert (again.turn, again.awaiting) == (3, "roll-off")
    begun = again.apply("roll-off 1+2")
    assert (begun.turn, begun.awaiting) == (3, "roll")


def test_a_tie_may_follow_a_tie() -> None:
    start = dice(players=3, awaiting="roll-off")
    tied = after(start, "roll-off 3+4", "roll-off 5+2", "roll-off 6+1")
    assert tied == start
    fewer = after(tied, "roll-off 1+1", "roll-off 4+4", "roll-off 2+6")
    assert fewer.turn == 1
    still = after(fewer, "roll-off 2+2", "roll-off 1+3")
    assert (still, still.awaiting) == (fewer, "roll-off")
    assert after(still, "roll-off 6+6", "roll-off 6+5").turn == 1


def test_a_tie_below_the_best_is_no_tie() -> None:
    start = dice(players=3, awaiting="roll-off")
    assert after(start, "roll-off 1+1", "roll-off 1+1", "roll-off 1+2").awaiting == "roll"


def test_the_roll_off_goes_by_the_sum() -> None:
    start = dice(awaiting="roll-off")
    assert after(start, "roll-off 6+1", "roll-off 4+4").turn == 1


def test_a_game_begins_with_the_roll_off() -> None:
    game = sq.Game("dice", 4, seed=5)
    kinds = {event.kind for event in game.setup if isinstance(event, sq.Chance)}
    assert kinds == {"roll-off"}
    assert len(game.setup) >= 4
    begun = after(game.start, *map(str, game.setup))
    assert (begun.awaiting, begun.turn) == ("roll", game.position.turn)


def test_play_passes_clockwise() -> None:
    position = dice(players=4, turn=2)
    turns = []
    for cell in ("b2", "e2", "b5", "e5"):
        turns.append(position.turn)
        position = after(position, "roll 3+4", f"place {cell}")
    assert [*turns, position.turn] == [2, 3, 0, 1, 2]


# Numbers covered by whom


@pytest.mark.parametrize(
    ("on", "expected"),
    [
        ([SEVENS, "a1"], {"pass"}),
        (["", f"{SEVENS} a1"], {f"replace {cell}" for cell in [*SEVENS.split(), "a1"]}),
        (["b2 e2 b5", "e5"], {"replace e5"}),
        (["b2 e2 b5", ""], {"place e5"}),
        (["", ""], {f"place {cell}" for cell in SEVENS.split()}),
    ],
    ids=["by oneself", "by another", "by both", "but for one space", "by nobody"],
)
def test_a_number_covered_by_oneself_by_others_or_by_nobody(
    on: list[str], expected: set[str]
) -> None:
    assert set(moves(dice(roll="3+4", on=on))) == expected


def test_every_number_is_placed_on_its_own_four_spaces(subtests: pytest.Subtests) -> None:
    for number in [2, 3, 4, 5, 6, 7, 8, 9, 12]:
        with subtests.test(f"{number}"):
            roll = f"{number // 2}+{number - number // 2}"
            position = dice(roll=roll)
            board = position.rules.board
            wanted = {cell for cell in board.cells if board.word(cell) == str(number)}
            assert targets(position, "place") == wanted
            assert len(wanted) == 4


# 10 and 11


@pytest.mark.parametrize("roll", ["4+6", "5+5", "6+4"])
def test_a_10_never_places(roll: str) -> None:
    assert moves(dice(roll=roll)) == ["pass"]
    assert moves(dice(roll=roll, on=["b2"])) == ["pass"]


def test_a_10_on_a_full_board_removes_too() -> None:
    on = scattered(dice_rules())
    spared = set(TWOS.split()) | {"c3", "d3", "c4", "d4"}
    assert targets(dice(roll="5+5", on=on), "remove") == set(on[1].split()) - spared


def test_a_removed_chip_leaves_the_space_open() -> None:
    removed = dice(roll="5+5", on=["", "b2"]).apply("remove b2")
    assert removed.chip("b2") is None
    assert removed.supply(1) == 20


def test_an_11_ends_the_turn_and_reaches_2_and_12() -> None:
    placed = dice(roll="5+6").apply("place a1")
    assert (placed.turn, placed.chip("a1")) == (1, 0)


# The options that name sums


def test_other_sums_may_remove_be_wild_or_give_another_turn() -> None:
    rules = dice_rules(
        "mini-dice", remove_on={6}, wild_on={5}, again_on={1}, protected={2}, run_length=3
    )
    assert moves(dice(rules, "6", on=["", "a1 b1"])) == ["remove a1"]
    assert len(moves(dice(rules, "5"))) == 9
    assert dice(rules, "1").apply("place a1").turn == 0
    assert dice(rules, "2").apply("place b1").turn == 1


def test_a_sum_with_no_space_and_no_meaning_passes() -> None:
    rules = dice_rules("mini-dice", remove_on=(), wild_on=())
    assert moves(dice(rules, "5", on=["", "a1"])) == ["pass"]


def test_a_wild_sum_that_gives_another_turn_gives_it_after_placing() -> None:
    rules = dice_rules("mini-dice", again_on={5, 6})
    assert dice(rules, "6").apply("place a1").turn == 0
    assert dice(rules, "5", on=["", "a1"]).apply("remove a1").turn == 1
    always = rules.but(again_after="always")
    assert dice(always, "5", on=["", "a1"]).apply("remove a1").turn == 0


# The small game


def test_mini_dice_is_as_described() -> None:
    rules = dice_rules("mini-dice")
    assert str(rules.board) == "1 2 3\n4 1 2\n3 4 1"
    assert (rules.dice, rules.run_length, rules.chips) == ((6,), 3, 9)
    assert (rules.player_counts, rules.capture) == ((2,), "number")
    assert rules.remove_on == {5}
    assert rules.wild_on == {6}
    assert rules.again_on == rules.protected == frozenset()


def test_mini_dice_has_six_rolls() -> None:
    assert [str(chance) for chance, _ in sq.position("mini-dice").chance_outcomes()] == [
        f"roll {face}" for face in range(1, 7)
    ]


def test_mini_dice_5_removes_any_opponents_chip() -> None:
    assert moves(dice("mini-dice", "5", on=["a1", "b1 b2"])) == ["remove b1", "remove b2"]


def test_mini_dice_6_is_wild() -> None:
    assert len(moves(dice("mini-dice", "6", on=["a1", "b1"]))) == 7
    full = dice("mini-dice", "6", on=["a1 b1 c2 a3 b3", "c1 a2 b2 c3"])
    assert targets(full, "replace") == {"c1", "a2", "b2", "c3"}


def test_mini_dice_replaces_on_the_number_only() -> None:
    assert moves(dice("mini-dice", "1", on=["a1", "b2 c3 b1"])) == ["replace b2", "replace c3"]


def test_mini_dice_is_won_by_three_and_gives_no_extra_turn() -> None:
    assert dice("mini-dice", "1", on=["a1 b2"]).apply("place c3").winner == 0
    assert dice("mini-dice", "2").apply("place b1").turn == 1
    with pytest.raises(sq.RulesError):
        sq.position("mini-dice", 3)


def test_scattered_chips_cover_the_board_undecided() -> None:
    """What other tests here rely on."""
    for sides in (2, 3):
        on = scattered(dice_rules(), sides=sides)
        board = sq.position("dice", sides, chips=chips(*on))
        assert set(board.chips) == set(open_cells(board.rules))
        assert not board.is_over
