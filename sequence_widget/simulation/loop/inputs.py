"""What both playout loops are told about a board: its lines, in the forms that they use."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sequence_widget.engine import Position, View
from sequence_widget.rules import Rules
from sequence_widget.simulation.loop.primitives import BY_ALL_LINES, BY_FOUR_LINES, BY_SHIFTS, WORD

Source = Position | View

MOST_COUNTED = (1 << 32) - 1
"""Lengths of games are kept in half words."""

_MOST_SPACES = 64
_LONGEST_RUN = 8  # that three steps of doubling reach
_FOUR = 4
_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
# What a line is worth to build on, and to take from others, by the chips in it.
_BUILD, _SPOIL = (1, 6, 30, 150), (0, 2, 10, 50)


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """Everything a playout loop is given: constants, and the room that it works in.

    `types` names what the arrays hold in machine code.
    """

    given: tuple[Sequence[int], ...]
    room: tuple[int, ...]
    """The sizes of the arrays that the loop works in."""

    types: tuple[str, ...]
    loop: str
    """The name of the game's playout loop."""

    def arguments(self, *, compiled: bool) -> list[Any]:
        """Make the arguments, new room included; lists for CPython, arrays for Numba."""
        if not compiled:
            return [*map(list, self.given), *([0] * size for size in self.room)]
        import numpy as np

        arrays = [
            np.array(values, kind) for values, kind in zip(self.given, self.types, strict=False)
        ]
        kinds = self.types[len(arrays) :]
        return arrays + [np.zeros(size, k) for size, k in zip(self.room, kinds, strict=False)]


def fits(rules: Rules) -> bool:
    """Tell whether board and numbers of these rules are small enough for a playout loop."""
    return len(rules.board.words) <= _MOST_SPACES and max(rules.chips, rules.limit) <= MOST_COUNTED


@lru_cache(maxsize=64)
def board_tables(rules: Rules, players: int) -> tuple[tuple[int, ...], ...]:
    """Give `geometry`, `nearby`, `lines`, `through`, `offsets` and `worth`."""
    words = rules.board.words
    run = rules.run(players)
    free = sum(1 << n for n, word in enumerate(words) if word == "free")
    lines = [sum(1 << n for n in line) & ~free for line in rules.board.lines(run)]
    by_space = [[line for line in lines if line >> n & 1] for n in range(len(words))]
    if max(map(len, by_space)) <= _FOUR:
        method = BY_FOUR_LINES
    else:
        method = BY_SHIFTS if run <= _LONGEST_RUN else BY_ALL_LINES
    steps = _doubling(run)
    geometry = [free, method, steps[2]]
    for down, right in _DIRECTIONS:
        step = down * rules.board.width + right
        geometry.append(_line_starts(rules, run, down, right))
        geometry += [min(step * each, _MOST_SPACES - 1) for each in steps]
    nearby = [WORD] * _FOUR
    for meeting in by_space:
        nearby += [*meeting[:_FOUR], *[WORD] * _FOUR][:_FOUR]
    offsets = [0]
    for meeting in by_space:
        offsets.append(offsets[-1] + len(meeting))
    through = [line for meeting in by_space for line in meeting]
    worth = [each[min(n, 3)] for n in range(run + 1) for each in (_BUILD, _SPOIL)]
    return tuple(map(tuple, (geometry, nearby, lines, through, offsets, worth)))


def fewest_chips(rules: Rules, players: int) -> int:
    """Count the chips of the line that needs fewest."""
    lines = board_tables(rules, players)[2]
    return min(line.bit_count() for line in lines)


def _doubling(run: int) -> list[int]:
    """Say how many spaces on the other run lies, by which each of three steps makes runs longer."""
    steps: list[int] = []
    have = 1
    while have < run and len(steps) < 3:  # noqa: PLR2004 - as many as `has_line` has
        steps.append(min(have, run - have))
        have += steps[-1]
    return [*steps, 0, 0, 0][:3]


def _line_starts(rules: Rules, run: int, down: int, right: int) -> int:
    """Give the spaces at which a line in this direction can begin."""
    board, spaces = rules.board, 0
    for row in range(board.height - down * (run - 1)):
        for column in range(board.width):
            if 0 <= column + right * (run - 1) < board.width:
                spaces |= 1 << row * board.width + column
    return spaces
