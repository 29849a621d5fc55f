"""Sets of spaces as whole numbers, and tables worked out once for given rules and players.

A set of spaces is a whole number with one bit a space, in reading order. The moves in the
tables are shared, so that comparing them is comparing identities.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypedDict

from sequence_widget.engine.events import Move
from sequence_widget.rules import FREE, Rules

Choice = tuple[int, Move]
"""The bit of a space, and the move that is made there."""


@dataclass(frozen=True, slots=True, eq=False)
class Layout(ABC):
    """What both games need: where the spaces are, and which sets of them win."""

    cells: tuple[str, ...]
    numbers: dict[str, int]
    spaces: int
    """The spaces that can hold a chip."""

    sides: int
    side_of: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    through: dict[int, tuple[int, ...]]
    """By the bit of a space: what must be covered besides free spaces to win through it."""

    moves: dict[str, tuple[Choice, ...]]
    """By card, or by what a roll asks for: the move on each space that it can reach."""

    swaps: dict[str, Move]
    """By kind of card: the move that swaps one."""

    @abstractmethod
    def maker(self) -> Callable[[Any, int], "Layout"]:
        """Give what makes these tables of rules and a number of players, or recalls them."""


class SharedTables(TypedDict):
    """The fields of a `Layout`, for the layouts of both games to be made with."""

    cells: tuple[str, ...]
    numbers: dict[str, int]
    spaces: int
    sides: int
    side_of: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    through: dict[int, tuple[int, ...]]


def shared_tables(rules: Rules, players: int) -> SharedTables:
    """Work out what the tables of both games have in common."""
    words = rules.board.words
    free = sum(1 << n for n, word in enumerate(words) if word == FREE)
    lines = rules.board.lines(rules.run(players))
    needed = [sum(1 << n for n in line) & ~free for line in lines]
    sides = tuple(rules.side(seat, players) for seat in range(players))
    return {
        "cells": rules.board.cells,
        "numbers": {cell: n for n, cell in enumerate(rules.board.cells)},
        "spaces": (1 << len(words)) - 1 & ~free,
        "sides": len(set(sides)),
        "side_of": sides,
        "lines": lines,
        "through": {
            1 << n: tuple(mask for mask in needed if mask >> n & 1)
            for n in range(len(words))
            if words[n] != FREE
        },
    }


@lru_cache(maxsize=64)
def lines_of(layout: Layout) -> tuple[int, ...]:
    """Give every set of spaces that wins when all of it is covered, free spaces left out."""
    return tuple({needed for through in layout.through.values() for needed in through})


def apart(boards: tuple[int, ...], side: int) -> tuple[int, int]:
    """Give a side's own chips, and those of all others.

    >>> apart((0b001, 0b010, 0b100), 1)
    (2, 5)
    """
    theirs = 0
    for board in boards:
        theirs |= board
    return boards[side], theirs & ~boards[side]


def covers_one(lines: tuple[int, ...], mine: int) -> bool:
    """Whether all of some line is covered; a loop, since it is asked after every chip.

    >>> covers_one((0b011, 0b110), 0b111), covers_one((0b011, 0b110), 0b101)
    (True, False)
    """
    for needed in lines:  # noqa: SIM110 - `any` would start a generator for every chip
        if needed & mine == needed:
            return True
    return False


def completing(layout: Layout, mine: int) -> int:
    """Find the spaces on which one more chip completes a line, whoever holds them now.

    >>> import sequence_widget as sq
    >>> position = sq.position("mini-dice", chips={"a1": 0, "b1": 0, "b2": 1})
    >>> completing(position.layout, position.boards[0]) == 1 << position.layout.numbers["c1"]
    True
    """
    found = 0
    for needed in lines_of(layout):
        missing = needed & ~mine
        if not missing & (missing - 1):
            found |= missing
    return found


def cells_in(layout: Layout, spaces: int) -> tuple[str, ...]:
    """Name the spaces of a set, in reading order."""
    return tuple(layout.cells[bit.bit_length() - 1] for bit in bits(spaces))


def bits(spaces: int) -> Iterator[int]:
    """Take a set of spaces apart into single ones.

    >>> list(bits(0b1101))
    [1, 4, 8]
    """
    while spaces:
        lowest = spaces & -spaces
        yield lowest
        spaces ^= lowest
