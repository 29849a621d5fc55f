"""What lies open on the table, whichever the game, for every seat to see."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field, fields

from sequence_widget.game.layout import Layout
from sequence_widget.game.seats import seat_number
from sequence_widget.rules import Rules
from sequence_widget.text import PositionError


@dataclass(frozen=True, slots=True)
class Visible(ABC):
    """What lies open on the table, for every seat to see.

    `turn` is the seat whose turn it is (while cards are dealt or the first turn is rolled for,
    the seat whose card or roll is next), and `None` when the game is over. `awaiting` says what
    comes next. `winner` is the first seat of the winning side.
    """

    rules: Rules
    players: int
    boards: tuple[int, ...]
    """The chips of each side, as a set of spaces (see `layout`)."""

    turn: int | None
    awaiting: str | None
    winner: int | None
    layout: Layout = field(compare=False, repr=False)

    @property
    def is_over(self) -> bool:
        """Whether the game is over: won, or a draw if there is no `winner`."""
        return self.awaiting is None

    @property
    def chips(self) -> dict[str, int]:
        """Every chip on the board: its cell, and the first seat of its side.

        >>> import sequence_widget as sq
        >>> sq.position("dice", players=2, chips={"b2": 1}).chips
        {'b2': 1}
        """
        owners = {
            number: side for side, board in enumerate(self.boards) for number in _numbers(board)
        }
        return {self.layout.cells[number]: owners[number] for number in sorted(owners)}

    def chip(self, cell: str) -> int | None:
        """Say whose chip stands on a space: the first seat of its side, or `None`.

        >>> import sequence_widget as sq
        >>> sq.position("dice", players=2, chips={"b2": 1}).chip("b2")
        1
        """
        bit = 1 << self.rules.board.number(cell)
        return next((side for side, board in enumerate(self.boards) if board & bit), None)

    def supply(self, seat: int) -> int:
        """Count the chips that a seat's side has left.

        >>> import sequence_widget as sq
        >>> sq.position("dice", players=2, chips={"b2": 1}).supply(1)
        19
        """
        return self.rules.chips - self.boards[self.side(seat)].bit_count()

    def side(self, seat: int) -> int:
        """Say to which side a seat belongs, by the side's first seat."""
        return self.layout.side_of[self.check_seat(seat)]

    def check_seat(self, seat: int) -> int:
        """Give the seat back, or refuse one that is not there."""
        return seat_number(seat, self.players)

    @property
    def winning_lines(self) -> tuple[tuple[str, ...], ...]:
        """Every full line of the winner, as cells.

        >>> import sequence_widget as sq
        >>> corner = {"a2": 0, "a3": 0, "a4": 0}
        >>> sq.position("kids", players=2, chips=corner).winning_lines
        (('a1', 'a2', 'a3', 'a4'),)
        """
        if self.winner is None:
            return ()
        taken = self.boards[self.winner] | ~self.layout.spaces
        return tuple(
            tuple(self.layout.cells[number] for number in line)
            for line in self.layout.lines
            if all(taken >> number & 1 for number in line)
        )

    @property
    def covered(self) -> int:
        """The set of spaces that hold a chip."""
        taken = 0
        for board in self.boards:
            taken |= board
        return taken

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle without the tables, which the other end has or makes."""
        kept = {
            entry.name: getattr(self, entry.name)
            for entry in fields(self)
            if entry.init and entry.name != "layout"
        }
        return _remake, (type(self), kept)

    @classmethod
    @abstractmethod
    def layout_for(cls, rules: Rules, players: int) -> Layout:
        """Find the tables for these rules."""


def _remake(kind: type[Visible], kept: dict[str, object]) -> Visible:
    layout = kind.layout_for(kept["rules"], kept["players"])  # type: ignore[arg-type] # as pickled
    return kind(**kept, layout=layout)  # type: ignore[arg-type] # as pickled


def full_line_owner(state: Visible) -> int | None:
    """Find the side that has a full line, if there is one.

    >>> import sequence_widget as sq
    >>> full_line_owner(sq.position("kids", players=2)) is None
    True
    """
    owners = [
        side
        for side, board in enumerate(state.boards)
        if any(
            needed & board == needed
            for through in state.layout.through.values()
            for needed in through
        )
    ]
    if len(owners) > 1:
        raise PositionError("position.two_winners", first=owners[0], second=owners[1])
    return owners[0] if owners else None


def _numbers(spaces: int) -> Iterator[int]:
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest
