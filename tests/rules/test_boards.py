"""The printed boards: what stands where, and how many lines they have."""

import itertools
from collections import Counter
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.rules import FREE

KIDS = """
free tiger kangaroo giraffe wolf turtle free
hippo gorilla zebra alligator lion fox moose
panda shark camel ostrich whale elephant penguin
moose alligator giraffe hippo wolf camel gorilla
penguin zebra kangaroo shark fox turtle panda
free lion elephant whale ostrich tiger free
""".strip()
DICE = """
2 3 4 5 6 2
6 7 8 9 7 3
5 9 12 12 8 4
4 8 12 12 9 5
3 7 9 8 7 6
2 6 5 4 3 2
""".strip()
PRINTED = {"kids": KIDS, "kids-2025": KIDS, "kids-nb": KIDS, "dice": DICE}


@pytest.mark.parametrize("edition", PRINTED)
def test_a_board_is_as_printed(edition: str) -> None:
    table = PRINTED[edition]
    board = sq.edition(edition).board
    for row, line in enumerate(table.splitlines(), 1):
        for column, word in zip("abcdefg", line.split(), strict=False):
            assert board.word(f"{column}{row}") == word
    assert str(board) == table


def test_a_board_has_its_size(subtests: pytest.Subtests) -> None:
    for edition, size in [("kids", (7, 6)), ("dice", (6, 6))]:
        with subtests.test(edition):
            board = sq.edition(edition).board
            assert (board.width, board.height) == size
            assert (board.cells[0], board.cells[-1]) == (
                "a1",
                "abcdefg"[size[0] - 1] + str(size[1]),
            )


def lines_with_corners(edition: str, run: int) -> Counter[int]:
    """Count the lines by how many free spaces each has."""
    board = sq.edition(edition).board
    words = board.words
    return Counter(sum(words[n] == FREE for n in line) for line in board.lines(run))


def test_the_kids_board_has_69_lines_12_of_them_with_a_corner() -> None:
    assert lines_with_corners("kids", 4) == {0: 57, 1: 12}


def test_the_dice_board_has_32_lines_of_five_and_14_of_six() -> None:
    assert lines_with_corners("dice", 5) == {0: 32}
    assert lines_with_corners("dice", 6) == {0: 14}


@pytest.mark.parametrize(
    ("edition", "run"),
    [("kids", 4), ("dice", 5), ("dice", 6)],
    ids=["kids 4 in a row", "dice 5 in a row", "dice 6 in a row"],
)
def test_lines_are_straight_and_each_is_there_once(edition: str, run: int) -> None:
    board = sq.edition(edition).board
    lines = board.lines(run)
    assert len({frozenset(line) for line in lines}) == len(lines)
    for line in lines:
        places = [divmod(number, board.width) for number in line]
        steps = {(y - v, x - u) for (v, u), (y, x) in itertools.pairwise(places)}
        assert steps <= {(0, 1), (1, 0), (1, 1), (1, -1)}
        assert len(steps) == 1
        assert len(line) == run


def test_every_animal_is_on_the_kids_board_twice() -> None:
    words = Counter(sq.edition("kids").board.words)
    assert words.pop(FREE) == 4
    assert len(words) == 19
    assert set(words.values()) == {2}


def test_every_number_is_on_the_dice_board_four_times() -> None:
    words = Counter(sq.edition("dice").board.words)
    assert words == dict.fromkeys("2 3 4 5 6 7 8 9 12".split(), 4)  # noqa: SIM905 - a row


SMALL_BOARDS = [
    ("mini-dice", ["1 2 3", "4 1 2", "3 4 1"]),
    (
        "mini-kids",
        [
            "free tiger lion free",
            "fox panda tiger zebra",
            "zebra lion fox panda",
            "free wolf wolf free",
        ],
    ),
]


def test_the_small_boards_are_as_described(subtests: pytest.Subtests) -> None:
    for edition, rows in SMALL_BOARDS:
        with subtests.test(edition):
            assert str(sq.edition(edition).board) == "\n".join(rows)


def test_a_board_reads_back_from_its_text() -> None:
    for name in sq.editions():
        board = sq.edition(name).board
        assert sq.Board.from_text(str(board)) == board


OFF_THE_BOARD: list[Any] = ["h1", "a7", "a0", "a", "", "1a", "a01", None, 3, ["a1"]]


def test_a_space_off_the_board_is_refused(subtests: pytest.Subtests) -> None:
    for cell in OFF_THE_BOARD:
        with (
            subtests.test(repr(cell)),
            pytest.raises(sq.PositionError, match="its spaces are a1 to g6"),
        ):
            sq.edition("kids").board.word(cell)


@pytest.mark.parametrize(
    "text",
    ["", " \n ", "tiger fox / lion", " ".join(["tiger"] * 27), " / ".join(["tiger"] * 27)],
    ids=["nothing", "blank", "ragged", "too wide", "too high"],
)
def test_what_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(sq.RulesError) as refused:
        sq.Board.from_text(text)
    assert refused.value.field == "board"


def test_lines_on_a_board_of_one_row() -> None:
    board = sq.Board.from_text("1 2 3 4")
    assert board.lines(3) == ((0, 1, 2), (1, 2, 3))
    assert board.lines(1) == ((0,), (1,), (2,), (3,))
    assert board.lines(5) == ()


@pytest.mark.parametrize("text", ["1 2 /\n3 4", "1 2\n\n3 4", "1 2 / 3 4 /"], ids=repr)
def test_lines_with_nothing_on_them_are_no_rows(text: str) -> None:
    assert sq.Board.from_text(text) == sq.Board.from_text("1 2 / 3 4")
