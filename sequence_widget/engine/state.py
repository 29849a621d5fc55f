"""Where a game stands at one moment: what lies open on the table, and the whole truth."""

import random
from abc import ABC, abstractmethod
from bisect import bisect
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import accumulate
from operator import or_
from typing import TYPE_CHECKING, Any, Self

from sequence_widget.engine.bitboards import Layout, covers_one
from sequence_widget.engine.events import Chance, Event, Move, read_event
from sequence_widget.engine.seats import seat_number
from sequence_widget.engine.turns import NO_TURN, Turn
from sequence_widget.rules import Rules, read_rng
from sequence_widget.text import PositionError, SequenceError

if TYPE_CHECKING:
    from sequence_widget.engine.view import View


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
        owners: dict[str, int] = {}
        left = reduce(or_, self.boards)
        while left:
            bit = left & -left
            left ^= bit
            for side, board in enumerate(self.boards):
                if board & bit:
                    owners[self.layout.cells[bit.bit_length() - 1]] = side
        return owners

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
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        return seat_number(seat, self.players)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return (0,) * self.players

    @property
    def roll(self) -> tuple[int, ...] | None:
        """The faces the dice show while a move is awaited in a game of dice."""
        return None

    @property
    def draws_for_swap(self) -> bool:
        """Whether the card that is awaited is drawn for one swapped, and the turn goes on."""
        return False

    @property
    def owed(self) -> tuple[int, ...]:
        """How many cards each seat is still to be dealt, or to draw, before the next move.

        >>> import sequence_widget as sq
        >>> sq.position("kids", hands=[["tiger"], []], awaiting="deal", turn=1).owed
        (2, 3)
        """
        if self.awaiting == "deal":
            return tuple([self.rules.hand_size - size for size in self.hand_sizes])
        return tuple([int(self.awaiting == "draw" and seat == self.turn)
                      for seat in range(self.players)])  # fmt: skip

    @property
    def next_to_move(self) -> int | None:
        """The seat that makes the next move; `None` while it is not known, or at the end.

        >>> import sequence_widget as sq
        >>> game = sq.Game("kids", players=2, seed=7, luck="ask")
        >>> game.play("tiger b1"); game.position.turn, game.position.next_to_move
        (0, 1)
        """
        if self.turn is None or self.awaiting == "roll-off":
            return None
        ahead = 0 if self.draws_for_swap else sum(self.owed)
        return (self.turn + ahead) % self.players

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
        return _remake, (type(self), self.layout.maker(), kept)

    @abstractmethod
    def text_parts(self) -> list[str]:
        """Write what a position's text says besides chips, turn and counts: `name=value` words."""

    @abstractmethod
    def _turn(self) -> Turn:
        """Work out what the turn allows; only asked where it is known and a move is awaited."""


def _remake(
    kind: type[Visible], make: Callable[[Any, int], Layout], kept: dict[str, Any]
) -> Visible:
    return kind(**kept, layout=make(kept["rules"], kept["players"]))


def full_line_owner(state: Visible) -> int | None:
    """Find the side that has a full line, if there is one.

    >>> import sequence_widget as sq
    >>> full_line_owner(sq.position("kids", players=2)) is None
    True
    """
    owners = [
        side
        for side, board in enumerate(state.boards)
        if any(covers_one(through, board) for through in state.layout.through.values())
    ]
    if len(owners) > 1:
        raise PositionError("position.two_winners", first=owners[0], second=owners[1])
    return owners[0] if owners else None


@lru_cache(maxsize=4096)
def _share(weight: int, total: int) -> Fraction:
    """Give a share; there are few of them, and to make a fraction takes longer than to find it."""
    return Fraction(weight, total)


@dataclass(frozen=True, slots=True)
class Position(Visible):
    """The whole truth at one moment: immutable, hashable, and aware of what may happen next.

    >>> import sequence_widget as sq
    >>> position = sq.position("dice", players=2, roll=(1, 2))
    >>> [str(move) for move in position.legal_moves]
    ['place b1', 'place f2', 'place a5', 'place e6']
    >>> position.apply("place b1").awaiting
    'roll'
    """

    _moves: tuple[Move, ...] | None = field(init=False, compare=False, repr=False, default=None)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that may be made now; none unless a move is awaited."""
        moves = self._moves
        if moves is None:
            moves = self._turn().moves(self.layout) if self.awaiting == "move" else ()
            object.__setattr__(self, "_moves", moves)
        return moves

    @property
    def allowed(self) -> Turn:
        """What the turn allows, and why; nothing unless a move is awaited.

        >>> import sequence_widget as sq
        >>> sq.position("dice", players=2, roll=(4, 6)).allowed.why
        'none_to_take'
        """
        return self._turn() if self.awaiting == "move" else NO_TURN

    def chance_outcomes(self) -> tuple[tuple[Chance, Fraction], ...]:
        """Everything luck may bring now, with its probability; nothing unless luck is awaited.

        >>> import sequence_widget as sq
        >>> outcomes = sq.position("dice", players=2).chance_outcomes()
        >>> len(outcomes), outcomes[0][1]
        (36, Fraction(1, 36))
        """
        chances, weights = self._weighed_chances()
        total = sum(weights)
        return tuple(
            (chance, _share(weight, total))
            for chance, weight in zip(chances, weights, strict=True)
            if weight
        )

    def chance_at(self, point: int, out_of: int) -> Chance:
        """Let a point of a scale from 0 to `out_of` choose among the outcomes by their weight.

        >>> import sequence_widget as sq
        >>> str(sq.position("dice", players=2).chance_at(35, 36))
        'roll 6+6'
        """
        chances, weights = self._weighed_chances()
        reached = list(accumulate(weights))
        return chances[bisect(reached, point * reached[-1] // out_of)]

    def random_chance(self, rng: random.Random) -> Chance:
        """Draw one outcome of luck by its probability.

        >>> import sequence_widget as sq
        >>> sq.position("dice", players=2).random_chance(random.Random(1)).kind
        'roll'
        """
        return read_rng(rng).choices(*self._weighed_chances())[0]

    def apply(self, event: Event | str) -> Self:
        """Give the position after an event; anything that may not happen now is refused.

        >>> import sequence_widget as sq
        >>> sq.position("dice", players=2, roll=(1, 2)).apply("place a1")
        Traceback (most recent call last):
        sequence_widget.text.errors.IllegalMoveError: 'place a1': a roll of 3 goes onto a space \
with 3, and a1 shows 2; choose from b1, f2, a5, e6
        """
        if not isinstance(event, (Move, Chance)):
            event = read_event(event, self.rules.cards)
        if event in self.legal_moves:
            return self._after_move(event)
        if isinstance(event, Chance) and self._may_fall(event):
            return self._after_chance(event)
        from sequence_widget.engine.refusals import refusal

        raise refusal(self, event)

    def hand(self, seat: int) -> tuple[str, ...]:
        """Give the cards a seat holds, sorted; none in a game of dice."""
        self.check_seat(seat)
        return ()

    def discards(self, seat: int) -> tuple[str, ...]:
        """Give a seat's discard pile, the last card on top; none in a game of dice."""
        self.check_seat(seat)
        return ()

    @property
    def deck(self) -> Counter[str]:
        """Count the cards left to draw by kind; their order does not exist."""
        return Counter()

    @property
    @abstractmethod
    def length(self) -> int:
        """How many cards have been played, or rolls made: what `rules.limit` bounds."""

    @abstractmethod
    def seen_by(self, seat: int | None) -> "View":
        """Give what one seat can see, or, for `None`, somebody who only looks on."""

    def to_text(self) -> str:
        """Write the position on one line, safe to paste into a chat.

        >>> import sequence_widget as sq
        >>> sq.position("dice", players=2, chips={"b2": 1}, roll=(3, 4)).to_text()
        'dice players=2 chips=b2:1 roll=3+4'
        """
        from sequence_widget.engine.position_text import write_position

        return write_position(self)

    @staticmethod
    def from_text(text: str, rng: random.Random | None = None) -> "Position":
        """Read what `to_text` wrote.

        In a text that was copied where cards were hidden, `?` stands for each of these. With `rng`
        they are dealt anew, each unseen card equally likely; without it the text is refused.

        >>> Position.from_text("dice players=2 chips=b2:1").chip("b2")
        1
        """
        from sequence_widget.engine.position_text import read_position

        return read_position(text, rng)

    def __str__(self) -> str:
        from sequence_widget.engine.picture import draw_text

        return draw_text(self)

    def __repr__(self) -> str:
        return f"Position.from_text({self.to_text()!r})"

    def _repr_svg_(self) -> str:
        from sequence_widget.engine.picture import draw_svg

        return draw_svg(self)

    @abstractmethod
    def _refuse_move(self, move: Move) -> SequenceError:
        """Say why a move may not be made while another is awaited."""

    @abstractmethod
    def _refuse_luck(self, chance: Chance) -> SequenceError:
        """Say why luck of the kind that is awaited cannot bring this."""

    @abstractmethod
    def _weighed_chances(self) -> tuple[tuple[Chance, ...], tuple[int, ...]]:
        """List what luck may bring now, and the whole-number weight of each; 0 is impossible."""

    @abstractmethod
    def _may_fall(self, chance: Chance) -> bool:
        """Whether luck may bring this now."""

    @abstractmethod
    def _after_move(self, move: Move) -> Self:
        """Give the position after a legal move."""

    @abstractmethod
    def _after_chance(self, chance: Chance) -> Self:
        """Give the position after a possible outcome of luck."""
