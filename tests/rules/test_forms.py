"""One thing may be written in several ways: they are equal, in small letters or great."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import sequence_widget as sq
from tests.rules.table import kids_rules

ROWS = [["free", "tiger", "lion"], ["lion", "tiger", "free"]]
TEXT = "free tiger lion / lion tiger free"


# Boards


@pytest.mark.parametrize(
    "rows",
    [
        ROWS,
        tuple(map(tuple, ROWS)),
        [" ".join(row) for row in ROWS],
        [["FREE", "Tiger", "LION"], ROWS[1]],
    ],
    ids=["lists", "tuples", "texts", "great letters"],
)
def test_a_board_of_rows_is_the_board_of_its_text(rows: tuple[tuple[str, ...], ...]) -> None:
    board = sq.Board(rows)
    assert board == sq.Board.from_text(TEXT)
    assert hash(board) == hash(sq.Board.from_text(TEXT))
    assert board.rows == (("free", "tiger", "lion"), ("lion", "tiger", "free"))
    small: dict[str, Any] = {"run_length": 2, "hand_size": 1, "player_counts": (2,)}
    assert kids_rules(board=rows, **small) == kids_rules(board=TEXT, **small)


def test_numbers_stand_for_their_words() -> None:
    assert sq.Board(((1, 2), (3, 4))) == sq.Board.from_text("1 2 / 3 4")  # type: ignore[arg-type] # as good as words


NO_BOARDS: list[Any] = [
    5,
    None,
    "tiger lion",
    b"ab",
    [5],
    [None],
    [["tiger", None]],
    [["tiger", ""]],
    [["tiger fox", "lion"]],
    [["tiger/fox"]],
    [["tiger", 1.5]],
    [["tiger", True]],
    [b"ab"],
    [],
    [[]],
    [["tiger"], ["lion", "fox"]],
]


def test_what_is_no_board_is_refused(subtests: pytest.Subtests) -> None:
    for rows in NO_BOARDS:
        with subtests.test(repr(rows)):
            with pytest.raises(sq.RulesError) as refused:
                sq.Board(rows)
            assert refused.value.field == "board"


@pytest.mark.parametrize("text", [5, None, ["tiger"]], ids=repr)
def test_a_board_s_text_is_text(text: str) -> None:
    with pytest.raises(sq.RulesError, match="a board is text, or rows of words"):
        sq.Board.from_text(text)


# Rules that come to the same


USUAL_AFTER_ALL: list[dict[str, Any]] = [
    {"copies": {}},
    {"copies": ()},
    {"copies": 2},
    {"copies": {"tiger": 2}},
    {"swaps_per_turn": 3},
    {"swaps_per_turn": None},
    {"hand_size": 3, "swaps_per_turn": 3},
]


def test_what_comes_to_the_same_is_the_same(subtests: pytest.Subtests) -> None:
    for changes in USUAL_AFTER_ALL:
        with subtests.test(str(changes)):
            assert kids_rules(**changes) == sq.edition("kids")
            assert kids_rules(**changes).to_text() == "kids"


def test_copies_are_a_mapping_or_pairs() -> None:
    wanted = kids_rules(copies={"tiger": 1, "fox": 3})
    pairs = [("fox", 3), ("tiger", 1)]
    ways: list[object] = [pairs, tuple(pairs), dict(pairs).items(), Counter(dict(pairs))]
    ways += [{"Tiger": 1, "FOX": 3}, {"tiger": 1, "fox": 3, "lion": 2}]
    for copies in ways:
        assert kids_rules(copies=copies) == wanted
    assert kids_rules(copies=dict.fromkeys(wanted.animals, 3)) == kids_rules(copies=3)
    assert sq.Rules.from_text(wanted.to_text()) == wanted
    assert dict(wanted.deck)["tiger"] == 1


NAMED_TWICE: list[object] = [[("tiger", 1), ("tiger", 1)], {"tiger": 1, "Tiger": 2}]


def test_an_animal_is_named_once(subtests: pytest.Subtests) -> None:
    for copies in NAMED_TWICE:
        with (
            subtests.test(repr(copies)),
            pytest.raises(sq.RulesError, match=r"the animal '.iger' is named twice"),
        ):
            kids_rules(copies=copies)


# Hands that are counted


def test_a_hand_may_be_counted() -> None:
    plain = sq.position("kids", hands=[["tiger", "tiger", "fox"], ["lion"]])
    for hand in (Counter({"tiger": 2, "fox": 1}), {"fox": 1, "tiger": 2}):
        assert sq.position("kids", hands=[hand, ["lion"]]) == plain
    with pytest.raises(
        sq.PositionError, match="the card 'tiger' is named 3 times, and the game has it 2 times"
    ):
        sq.position("kids", hands=[Counter({"tiger": 3}), []])
    with pytest.raises(sq.PositionError, match="tiger must be a whole number, 0 or more, not -1"):
        sq.position("kids", hands=[{"tiger": -1}, []])


# Small letters or great


SAME: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
    "a space asked for its picture": (
        lambda: sq.edition("kids").board.word("B1"),
        lambda: "tiger",
    ),
    "chips": (
        lambda: sq.position("dice", chips={"B2": 1}),
        lambda: sq.position("dice", chips={"b2": 1}),
    ),
    "a space asked for its chip": (
        lambda: sq.position("dice", chips={"b2": 1}).chip("B2"),
        lambda: 1,
    ),
    "a position's text": (
        lambda: sq.Position.from_text("dice players=2 chips=B2:1").chip("b2"),
        lambda: 1,
    ),
    "a move of dice": (lambda: sq.Move("place", cell="B2"), lambda: sq.Move("place", cell="b2")),
    "a move of cards": (
        lambda: sq.Move("play", "Tiger", "B1"),
        lambda: sq.Move.from_text("TIGER B1"),
    ),
    "luck": (lambda: sq.Chance("draw", "Tiger"), lambda: sq.Chance.from_text("Draw TIGER")),
    "hands": (
        lambda: sq.position("kids", hands=[["Tiger"], ["LION"]]),
        lambda: sq.position("kids", hands=[["tiger"], ["lion"]]),
    ),
    "a move that is played": (
        lambda: sq.position("dice", roll=(3, 4)).apply(sq.Move("place", cell="B2")),
        lambda: sq.position("dice", roll=(3, 4)).apply("place b2"),
    ),
}


def test_letters_may_be_great_wherever_one_writes(subtests: pytest.Subtests) -> None:
    for where, (written, plain) in SAME.items():
        with subtests.test(where):
            assert written() == plain()


def test_one_space_holds_one_chip() -> None:
    with pytest.raises(sq.PositionError, match="more than one chip is put on B2"):
        sq.position("dice", chips={"b2": 1, "B2": 0})


def test_a_card_has_its_name_in_any_language_in_a_position_too() -> None:
    position = sq.position("kids", hands=[["tiger", "fox"], ["panda"]])
    after = position.apply("rev f2")
    assert after == position.apply("fox f2")
    assert after.apply("trekk ulv") == after.apply("draw wolf")
