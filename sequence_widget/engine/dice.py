"""Sequence Dice: its position, what a seat sees of it, and a turn from roll to winning line."""

import itertools
import random
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple, Self, cast

from sequence_widget.engine.bitboards import Choice, Layout, covers_one, shared_tables
from sequence_widget.engine.events import PASS, Chance, Move
from sequence_widget.engine.state import Position, full_line_owner
from sequence_widget.engine.view import View
from sequence_widget.rules import FREE, DiceRules, Rules

STILL_TO_ROLL = 0


class Choices(NamedTuple):
    """What a roll comes to: what is done, and the spaces it may be done on (none: a pass)."""

    action: str
    spaces: int


@dataclass(frozen=True, slots=True)
class Allowed:
    """What a roll with one sum allows, written once for play, exact answers and simulations.

    `remove` is where another's chip may be taken off, `None` for a sum that does not do that.
    `place` is where a chip may be put if the space is open. When none of those is, and another
    holds one of them, his chip is replaced: any of his if it may be `anywhere`, else one there
    (docs/rules.md, Dice 1 to Dice 4 and Dice 6).
    """

    remove: int | None
    place: int
    anywhere: bool
    wild: bool
    earns: frozenset[str]
    """The actions that earn another turn with this sum."""

    supply: int
    """How many chips a side has in all."""

    def choices(self, mine: int, theirs: int) -> Choices:
        """Say what the side that rolled it does on a board.

        >>> import sequence_widget as sq
        >>> from sequence_widget.engine.bitboards import cells_in
        >>> layout = sq.position("mini-dice", chips={"a1": 0, "b1": 1}).layout
        >>> [(way.action, cells_in(layout, way.spaces))
        ...     for way in (layout.allowed[1].choices(1, 2), layout.allowed[5].choices(1, 2))]
        [('place', ('b2', 'c3')), ('remove', ('b1',))]
        """
        return self.choices_of(~(mine | theirs), theirs, self.supply - mine.bit_count())

    def choices_of(self, free: int, theirs: int, left: int) -> Choices:
        """Say the same where no more is known than the open spaces, theirs, and the chips left."""
        if self.remove is not None:
            return Choices("remove", theirs & self.remove)
        if left <= 0:
            return Choices("pass", 0)
        if free & self.place:
            return Choices("place", free & self.place)
        reach = theirs & self.place
        return Choices("replace", theirs if reach and self.anywhere else reach)


@dataclass(frozen=True, slots=True, eq=False)
class DiceLayout(Layout):
    """What the dice game needs besides."""

    showing: dict[int, int]
    """By number: the spaces that show it."""

    allowed: dict[int, Allowed]
    """By sum: what a roll with it allows."""

    protected: int
    moves: dict[str, tuple[Choice, ...]]
    """By action: the move on each space."""

    rolls: tuple[Chance, ...]
    roll_offs: tuple[Chance, ...]


@lru_cache(maxsize=256)
def dice_layout(rules: DiceRules, players: int) -> DiceLayout:
    """Work out the tables of a dice game."""
    shared = shared_tables(rules, players)
    words = rules.board.words
    spaces = [(1 << n, cell) for n, cell in enumerate(rules.board.cells) if words[n] != FREE]
    showing = {
        number: sum(1 << n for n, word in enumerate(words) if word == str(number))
        for number in rules.numbers
    }
    everywhere = shared["spaces"]
    protected = sum(showing.get(number, 0) for number in rules.protected)
    ways = tuple(itertools.product(*(range(1, faces + 1) for faces in rules.dice)))
    return DiceLayout(
        **shared,
        showing=showing,
        allowed={
            total: Allowed(
                remove=everywhere & ~protected if total in rules.remove_on else None,
                place=everywhere if total in rules.wild_on else showing.get(total, 0),
                anywhere=total in rules.wild_on or rules.capture == "anywhere",
                wild=total in rules.wild_on,
                earns=rules.earning(total),
                supply=rules.chips,
            )
            for total in rules.sums
        },
        protected=protected,
        moves={
            action: tuple((bit, Move(action, cell=cell)) for bit, cell in spaces)
            for action in ("place", "replace", "remove")
        },
        rolls=tuple(Chance("roll", faces=faces) for faces in ways),
        roll_offs=tuple(Chance("roll-off", faces=faces) for faces in ways),
    )


@dataclass(frozen=True, slots=True, repr=False)
class DiceView(View):
    """A position of Sequence Dice as one seat sees it: all of it."""

    rules: DiceRules
    layout: DiceLayout
    faces: tuple[int, ...] | None
    rolls: int
    standing: tuple[int | None, ...]

    @classmethod
    def layout_for(cls, rules: Rules, players: int) -> DiceLayout:
        """Find the tables for these rules."""
        return dice_layout(cast("DiceRules", rules), players)

    @property
    def roll(self) -> tuple[int, ...] | None:
        """The faces the dice show while a move is awaited."""
        return self.faces

    def _find_moves(self) -> tuple[Move, ...]:
        return moves_for(self)

    def sample(self, rng: random.Random) -> Position:  # noqa: ARG002 - nothing is hidden
        """Give the position itself: dice hide nothing."""
        return DicePosition(
            self.rules, self.players, self.boards, self.turn, self.awaiting, self.winner,
            self.layout, self.faces, self.rolls, self.standing,
        )  # fmt: skip


@dataclass(frozen=True, slots=True, repr=False)
class DicePosition(Position):
    """A position of Sequence Dice."""

    rules: DiceRules
    layout: DiceLayout
    faces: tuple[int, ...] | None
    """What the dice show while a move is awaited."""

    rolls: int
    """How many rolls the game has had; those for the first turn do not count."""

    standing: tuple[int | None, ...]
    """In the roll-off: each seat's sum, `STILL_TO_ROLL`, or `None` for a seat that is out."""

    @classmethod
    def layout_for(cls, rules: Rules, players: int) -> DiceLayout:
        """Find the tables for these rules."""
        return dice_layout(cast("DiceRules", rules), players)

    def settled(self) -> Self:
        """End a game that is over as it stands."""
        winner = full_line_owner(self)
        if winner is not None or (self.awaiting == "roll" and self.rolls >= self.rules.limit):
            return self._over(self.boards, winner)
        return self

    @property
    def roll(self) -> tuple[int, ...] | None:
        """The faces the dice show while a move is awaited."""
        return self.faces

    def seen_by(self, seat: int | None) -> DiceView:
        """Give what one seat can see: with dice, everything.

        >>> import sequence_widget as sq
        >>> sq.position("dice", players=2, roll=(3, 4)).seen_by(1).roll
        (3, 4)
        """
        return DiceView(
            self.rules, self.players, self.boards, self.turn, self.awaiting, self.winner,
            self.layout, seat if seat is None else self.check_seat(seat),
            self.faces, self.rolls, self.standing,
        )  # fmt: skip

    def _find_moves(self) -> tuple[Move, ...]:
        return moves_for(self)

    def _weighed_chances(self) -> tuple[tuple[Chance, ...], tuple[int, ...]]:
        tables = {"roll": self.layout.rolls, "roll-off": self.layout.roll_offs}
        chances = tables.get(self.awaiting or "", ())
        return chances, (1,) * len(chances)

    def _may_fall(self, chance: Chance) -> bool:
        dice = self.rules.dice
        return (
            chance.kind == self.awaiting
            and chance.card is None
            and len(chance.faces) == len(dice)
            and all(1 <= face <= most for face, most in zip(chance.faces, dice, strict=True))
        )

    def _after_chance(self, chance: Chance) -> Self:
        if self.awaiting == "roll":
            return type(self)(  # not `replace`, which takes longer, as below and in `kids`
                self.rules, self.players, self.boards, self.turn, "move", None, self.layout,
                chance.faces, self.rolls + 1, self.standing,
            )  # fmt: skip
        seat = cast("int", self.turn)
        standing = (*self.standing[:seat], chance.total, *self.standing[seat + 1 :])
        if STILL_TO_ROLL not in standing:
            best = max(total for total in standing if total is not None)
            if standing.count(best) == 1:
                return replace(self, turn=standing.index(best), awaiting="roll", standing=())
            standing = tuple(STILL_TO_ROLL if total == best else None for total in standing)
        return replace(self, turn=standing.index(STILL_TO_ROLL), standing=standing)

    def _after_move(self, move: Move) -> Self:
        seat = cast("int", self.turn)
        side = self.layout.side_of[seat]
        boards = self.boards
        if move.cell is not None:
            bit = 1 << self.layout.numbers[move.cell]
            boards = tuple([board & ~bit for board in boards])
            if move.action != "remove":
                mine = boards[side] | bit
                boards = (*boards[:side], mine, *boards[side + 1 :])
                if covers_one(self.layout.through[bit], mine):
                    return self._over(boards, winner=side)
        if self.rolls >= self.rules.limit:
            return self._over(boards, winner=None)
        again = move.action in self.layout.allowed[sum(self.faces or ())].earns
        turn = seat if again else (seat + 1) % self.players
        return type(self)(
            self.rules, self.players, boards, turn, "roll", None, self.layout,
            None, self.rolls, self.standing,
        )  # fmt: skip

    def _over(self, boards: tuple[int, ...], winner: int | None) -> Self:
        return replace(self, boards=boards, turn=None, awaiting=None, winner=winner, faces=None)


def moves_for(state: DicePosition | DiceView) -> tuple[Move, ...]:
    """List the legal moves of the seat whose turn it is, after its roll."""
    layout = state.layout
    mine = state.boards[layout.side_of[cast("int", state.turn)]]
    allowed = layout.allowed[sum(state.faces or ())]
    action, spaces = allowed.choices(mine, state.covered & ~mine)
    if not spaces:
        return (PASS,)
    return tuple([move for bit, move in layout.moves[action] if bit & spaces])
