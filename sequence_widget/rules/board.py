"""Boards: spaces in rows, written as text, and the straight lines on them."""

import operator
import re
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Self, SupportsIndex

from sequence_widget.rules.lists import listed
from sequence_widget.text import PositionError, RulesError

FREE = "free"
_COLUMNS = "abcdefghijklmnopqrstuvwxyz"
_MOST_ROWS = 26
_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True, slots=True)
class Board:
    """Rows of words: a picture, a number, or `free`.

    Spaces are named column letter and row number, and numbered in reading order.

    >>> board = Board.from_text("free tiger / lion free")
    >>> board.word("b1"), board.cells
    ('tiger', ('a1', 'b1', 'a2', 'b2'))
    """

    rows: tuple[tuple[str, ...], ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", _read_rows(self.rows))
        widths = {len(row) for row in self.rows}
        if len(widths) != 1 or not 1 <= min(widths) <= len(_COLUMNS):
            raise RulesError("rules.board_shape", field="board", most=len(_COLUMNS))
        if len(self.rows) > _MOST_ROWS:
            raise RulesError("rules.board_shape", field="board", most=_MOST_ROWS)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a board: words between spaces, rows between line ends or strokes.

        >>> Board.from_text("1 2 / 3 4").height
        2
        """
        if not isinstance(text, str):
            raise RulesError("rules.board_rows", field="board", value=text)
        rows = (tuple(row.split()) for row in re.split(r"[\n/]", text.strip()))
        return cls(tuple(row for row in rows if row))

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.rows)

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    @property
    def words(self) -> tuple[str, ...]:
        """What every space shows, in reading order."""
        return tuple(chain.from_iterable(self.rows))

    @property
    def cells(self) -> tuple[str, ...]:
        """The name of every space, in reading order."""
        return _cells(self.width, self.height)

    def number(self, cell: str) -> int:
        """Give the place of a space in reading order, from 0.

        >>> Board.from_text("1 2 / 3 4").number("A2")
        2
        """
        name = cell.lower() if isinstance(cell, str) else ""
        number = _numbers(self.width, self.height).get(name)
        if number is None:
            last = self.cells[-1]
            raise PositionError("cell.unknown", cell=cell, first="a1", last=last)
        return number

    def word(self, cell: str) -> str:
        """Say what a space shows.

        >>> Board.from_text("1 2 / 3 4").word("b2")
        '4'
        """
        return self.words[self.number(cell)]

    def lines(self, run_length: int) -> tuple[tuple[int, ...], ...]:
        """All straight lines of this many spaces, each as numbers in reading order.

        >>> Board.from_text("1 2 / 3 4").lines(2)
        ((0, 1), (0, 2), (0, 3), (1, 3), (1, 2), (2, 3))
        """
        return _lines(self.width, self.height, run_length)


def read_board(source: object) -> Board:
    """Make a board of text, or of rows of words.

    >>> read_board([["free", "tiger"], ["lion", 3]]).words
    ('free', 'tiger', 'lion', '3')
    """
    return Board.from_text(source) if isinstance(source, str) else Board(source)  # type: ignore[arg-type] # checked there


def _read_rows(source: object) -> tuple[tuple[str, ...], ...]:
    """Read rows of words; a number may stand for its word, and a row may be written as text."""
    given = listed(source)
    if given is None:
        raise RulesError("rules.board_rows", field="board", value=source)
    rows = []
    for row in given:
        words = row.split() if isinstance(row, str) else listed(row)
        if words is None:
            raise RulesError("rules.board_rows", field="board", value=source)
        rows.append(tuple([_read_word(word) for word in words]))
    return tuple(rows)


def _read_word(word: object) -> str:
    text = (
        str(operator.index(word))
        if isinstance(word, SupportsIndex) and not isinstance(word, bool)
        else word
    )
    if not isinstance(text, str) or not text or re.search(r"[\s/]", text):
        raise RulesError("rules.board_rows", field="board", value=word)
    return text.lower()


@cache
def _cells(width: int, height: int) -> tuple[str, ...]:
    return tuple(f"{_COLUMNS[x]}{y + 1}" for y in range(height) for x in range(width))


@cache
def _numbers(width: int, height: int) -> dict[str, int]:
    return {cell: number for number, cell in enumerate(_cells(width, height))}


@cache
def _lines(width: int, height: int, run_length: int) -> tuple[tuple[int, ...], ...]:
    found = []
    for y in range(height):
        for x in range(width):
            for down, right in _DIRECTIONS if run_length > 1 else _DIRECTIONS[:1]:
                end_y, end_x = y + down * (run_length - 1), x + right * (run_length - 1)
                if end_y < height and 0 <= end_x < width:
                    steps = range(run_length)
                    found.append(tuple((y + down * k) * width + x + right * k for k in steps))
    return tuple(found)
