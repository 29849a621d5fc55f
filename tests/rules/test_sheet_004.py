"""Sheet 004 (Norwegian), statement by statement: the edition `dice`."""

from collections import Counter
from fractions import Fraction

import pytest

import sequence_widget as sq
from tests.rules.table import after, dice, dice_rules, moves, open_cells, scattered, targets

SEVENS = "b2 e2 b5 e5"
TWOS = "a1 f1 a6 f6"
TWELVES = "c3 d3 c4 d4"


def test_two_to_four_play(subtests: pytest.Subtests) -> None:
    """The game is for two, three or four."""
    for players in [2, 3, 4]:
        with subtests.test(f"{players} players"):
            assert dice(players=players).players == players


def test_one_or_five_do_not_play(subtests: pytest.Subtests) -> None:
    """With fewer or more there is no game."""
    for players in [1, 5]:
        with subtests.test(f"{players} players"), pytest.raises(sq.RulesError):
            dice(players=players)


def test_there_are_two_dice() -> None:
    """Both dice have six faces, and all their 36 falls are equally likely."""
    outcomes = dice().chance_outcomes()
    assert {chance.faces for chance, _ in outcomes} == {
        (one, other) for one in range(1, 7) for other in range(1, 7)
    }
    assert {probability for _, probability in outcomes} == {Fraction(1, 36)}


def test_each_colour_has_20_chips() -> None:
    """Three colours of 20 chips each."""
    assert dice_rules().colours == ("green", "blue", "red")
    assert [dice(players=3).supply(seat) for seat in range(3)] == [20] * 3


@pytest.mark.parametrize(
    ("on", "last", "roll"),
    [
        ("b2 b3 b4 b5", "b6", "3+3"),
        ("b2 c2 d2 e2", "f2", "1+2"),
        ("a1 b2 c3 d4", "e5", "3+4"),
        ("e1 d2 c3 b4", "a5", "1+2"),
    ],
    ids=["down a column", "along a row", "from the upper left", "from the upper right"],
)
def test_five_in_a_row_are_a_line(on: str, last: str, roll: str) -> None:
    """Five of one colour win in all four directions, and four do not."""
    assert dice(roll=roll, on=[on], players=3).apply(f"place {last}").winner == 0
    first, *others = on.split()
    assert dice(roll=roll, on=[" ".join(others)], players=3).apply(f"place {last}").winner is None
    mixed = dice(roll=roll, on=[" ".join(others), first], players=3)
    assert mixed.apply(f"place {last}").winner is None


def test_two_sides_play_for_six(subtests: pytest.Subtests) -> None:
    """With two sides five are not enough; the sixth chip wins."""
    for players in [2, 4]:
        with subtests.test(f"{players} players"):
            five = dice(roll="1+2", on=["b2 c2 d2 e2"], players=players).apply("place f2")
            assert five.winner is None
            six = dice(roll="1+2", on=["a2 b2 c2 d2 e2"], players=players).apply("place f2")
            assert six.winner == 0


def test_each_side_has_a_colour() -> None:
    """Three play with a colour each, four with one for every pair."""
    assert [dice(players=3).side(seat) for seat in range(3)] == [0, 1, 2]
    assert [dice(players=4).side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_two_sides_leave_the_third_colour_in_the_box(subtests: pytest.Subtests) -> None:
    """No chip of a third colour comes onto the board."""
    for players in [2, 4]:
        with subtests.test(f"{players} players"):
            assert len(dice(players=players).boards) == 2
            assert dice_rules().sides(players) == 2


def test_the_best_roll_begins() -> None:
    """Everybody rolls once, and the highest sum has the first turn."""
    start = sq.Game("dice", 3, seed=1).start
    thrown = after(start, "roll-off 1+2", "roll-off 6+5")
    assert thrown.awaiting == "roll-off"
    begun = thrown.apply("roll-off 4+4")
    assert (begun.turn, begun.awaiting) == (1, "roll")


def test_first_and_third_play_against_second_and_fourth() -> None:
    """Partners place chips of one colour, and win together."""
    position = dice(roll="1+2", players=4, turn=2, on=["a2 b2 c2", "", "d2 e2"])
    assert {position.chip(cell) for cell in "a2 b2 c2 d2 e2".split()} == {0}  # noqa: SIM905 - a row
    assert position.apply("place f2").winner == 0


def test_partners_do_not_advise_each_other() -> None:
    """The game asks the seat on turn alone: its partner is offered no move."""
    position = dice(roll="3+4", players=4)
    assert [bool(position.seen_by(seat).legal_moves) for seat in range(4)] == [
        True,
        False,
        False,
        False,
    ]


def test_a_turn_begins_with_a_roll() -> None:
    """Before the roll there is no move to make."""
    position = dice()
    assert (position.awaiting, position.legal_moves) == ("roll", ())
    with pytest.raises(sq.IllegalMoveError):
        position.apply("place b2")


def test_a_chip_goes_onto_an_open_space_of_the_sum() -> None:
    """The sum of the dice names the spaces, and covered ones are not among them."""
    position = dice(roll="3+4", on=["b2", "e5"])
    assert moves(position) == ["place e2", "place b5"]
    placed = position.apply("place e2")
    assert placed.chips == {"b2": 0, "e2": 0, "e5": 1}
    assert (placed.turn, placed.awaiting) == (1, "roll")


def test_only_the_sum_counts() -> None:
    """Different faces of one sum allow the same."""
    assert moves(dice(roll="1+6")) == moves(dice(roll="3+4")) == moves(dice(roll="5+2"))


def test_the_side_places_its_own_chip() -> None:
    """Whoever is on turn, the chip has the colour of that seat's side."""
    for turn, side in [(0, 0), (1, 1), (2, 0), (3, 1)]:
        assert dice(roll="3+4", players=4, turn=turn).apply("place b2").chip("b2") == side


def test_the_board_has_four_spaces_for_each_number() -> None:
    """Every sum but 10 and 11 has four spaces."""
    words = Counter(dice_rules().board.words)
    assert words == {str(number): 4 for number in (2, 3, 4, 5, 6, 7, 8, 9, 12)}


def test_a_full_number_takes_an_opponents_chip_anywhere() -> None:
    """All four spaces covered: any space of an opponent, a 2 or a 12 too, changes hands."""
    position = dice(roll="3+4", on=["b2 e2 d1", "b5 e5 a1 c3"])
    assert moves(position) == [
        "replace a1", "replace c3", "replace b5", "replace e5",
    ]  # fmt: skip
    replaced = position.apply("replace c3")
    assert replaced.chip("c3") == 0
    assert replaced.supply(1) == 20 - 3


def test_a_replacement_ends_the_turn() -> None:
    """Then the next player rolls."""
    replaced = dice(roll="3+4", on=["", SEVENS]).apply("replace b2")
    assert (replaced.turn, replaced.awaiting) == (1, "roll")


def test_a_full_number_of_ones_own_passes_the_turn() -> None:
    """Nothing can be done, though opponents have chips elsewhere."""
    position = dice(roll="3+4", on=[SEVENS, "a1 b1"])
    assert moves(position) == ["pass"]
    passed = position.apply("pass")
    assert (passed.turn, passed.chips) == (1, position.chips)


def test_a_10_takes_an_opponents_chip() -> None:
    """One chip that is not one's own leaves the board, and has to."""
    position = dice(roll="4+6", on=["b1 c1", "d1 e1"])
    assert moves(position) == ["remove d1", "remove e1"]
    assert position.apply("remove d1").chips == {"b1": 0, "c1": 0, "e1": 1}


def test_a_10_spares_the_2_and_the_12() -> None:
    """From those spaces nothing is taken."""
    assert moves(dice(roll="5+5", on=["b1", f"{TWOS} {TWELVES} e1"])) == ["remove e1"]


def test_a_10_ends_the_turn() -> None:
    """No chip is placed after it."""
    removed = dice(roll="5+5", on=["b1", "e1"]).apply("remove e1")
    assert (removed.turn, removed.awaiting) == (1, "roll")


@pytest.mark.parametrize("others", ["", TWOS, TWELVES], ids=["no chip", "on 2", "on 12"])
def test_a_10_with_nothing_to_take_passes_the_turn(others: str) -> None:
    """No chip may go, so the turn is over."""
    position = dice(roll="4+6", on=["b1", others])
    assert moves(position) == ["pass"]
    assert position.apply("pass").turn == 1


def test_an_11_goes_onto_any_open_space() -> None:
    """Every space with no chip on it will do."""
    position = dice(roll="5+6", on=["b1", "e1"])
    assert targets(position, "place") == set(open_cells(position.rules)) - {"b1", "e1"}
    assert len(moves(position)) == 34


def test_an_11_on_a_full_board_takes_an_opponents_chip() -> None:
    """One open space, and it must be that; none, and any chip of an opponent changes hands."""
    rules = dice_rules()
    nearly = dice(roll="5+6", on=scattered(rules, without=["c3"]))
    assert moves(nearly) == ["place c3"]
    on = scattered(rules)
    full = dice(roll="5+6", on=on)
    assert targets(full, "replace") == set(on[1].split())
    assert len(moves(full)) == len(on[1].split())
    replaced = full.apply(full.legal_moves[0])
    assert replaced.supply(1) == full.supply(1) + 1
    assert replaced.supply(0) == full.supply(0) - 1


def test_an_11_ends_the_turn() -> None:
    """Then the next player rolls."""
    for position in (dice(roll="5+6"), dice(roll="5+6", on=scattered(dice_rules()))):
        assert position.apply(position.legal_moves[0]).turn == 1


@pytest.mark.parametrize(("roll", "spaces"), [("1+1", TWOS), ("6+6", TWELVES)], ids=["2", "12"])
def test_a_2_or_a_12_gives_another_turn(roll: str, spaces: str) -> None:
    """The chip is placed as ever, and the same player rolls again."""
    position = dice(roll=roll, turn=1)
    assert targets(position, "place") == set(spaces.split())
    placed = position.apply(position.legal_moves[0])
    assert (placed.turn, placed.awaiting) == (1, "roll")
    assert after(placed, "roll 3+4", "place b2").turn == 0


def test_another_turn_can_follow_another_turn() -> None:
    """The turn gained is like any other, with a 12 again too."""
    again = after(dice(), "roll 6+6", "place c3", "roll 1+1", "place a1", "roll 6+6", "place d3")
    assert again.turn == 0


def test_the_first_side_with_five_of_its_own_wins() -> None:
    """The line ends the game, and the winner is the side that has it."""
    won = dice(roll="3+4", players=3, turn=2, on=["a1", "b1", "c2 d2 f2 b2"]).apply("place e2")
    assert (won.winner, won.is_over, won.legal_moves) == (2, True, ())
    assert won.winning_lines == (("b2", "c2", "d2", "e2", "f2"),)


def test_the_line_is_straight_and_without_gaps() -> None:
    """Five chips with a hole among them, or round a bend, win nothing."""
    gap = dice(roll="2+4", players=3, on=["b2 c2 e2 f2"]).apply("place a2")
    bend = dice(roll="2+5", players=3, on=["b1 c1 d1 e1"]).apply("place e2")
    assert gap.winner is None
    assert bend.winner is None
