"""Sequence Dice: its position, what a seat sees of it, and what every event leads to."""

import random
from dataclasses import dataclass, field, replace
from typing import Self, cast

from sequence_widget.engine.bitboards import covers_one
from sequence_widget.engine.dice.tables import STILL_TO_ROLL, DiceLayout
from sequence_widget.engine.events import Chance, Move
from sequence_widget.engine.state import Position, full_line_owner
from sequence_widget.engine.turns import Turn
from sequence_widget.engine.view import View
from sequence_widget.rules import DiceRules
from sequence_widget.text import SequenceError

Standing = tuple[int | None, ...]


@dataclass(frozen=True, slots=True, repr=False)
class DiceView(View):
    """A position of Sequence Dice as one seat sees it: all of it."""

    rules: DiceRules
    layout: DiceLayout = field(compare=False, repr=False)
    faces: tuple[int, ...] | None
    rolls: int
    standing: Standing

    @property
    def roll(self) -> tuple[int, ...] | None:
        """The faces the dice show while a move is awaited."""
        return self.faces

    def text_parts(self) -> list[str]:
        """Write the dice."""
        return text_parts(self.awaiting, self.faces, self.standing)

    def _turn(self) -> Turn:
        return self.layout.turn(self.faces or (), self.boards, cast("int", self.turn))

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
    layout: DiceLayout = field(compare=False, repr=False)
    faces: tuple[int, ...] | None
    """What the dice show while a move is awaited."""

    rolls: int
    """How many rolls the game has had; those for the first turn do not count."""

    standing: Standing
    """In the roll-off: each seat's sum, `STILL_TO_ROLL`, or `None` for a seat that is out."""

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

    @property
    def length(self) -> int:
        """How many rolls there have been."""
        return self.rolls

    def text_parts(self) -> list[str]:
        """Write the dice."""
        return text_parts(self.awaiting, self.faces, self.standing)

    def _turn(self) -> Turn:
        return self.layout.turn(self.faces or (), self.boards, cast("int", self.turn))

    def _refuse_move(self, move: Move) -> SequenceError:
        from sequence_widget.engine.dice.refusals import refuse_move

        return refuse_move(self, move)

    def _refuse_luck(self, chance: Chance) -> SequenceError:
        from sequence_widget.engine.dice.refusals import refuse_luck

        return refuse_luck(self, chance)

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
        again = move.action in self.layout.by_sum[sum(self.faces or ())].earns
        turn = seat if again else (seat + 1) % self.players
        return type(self)(
            self.rules, self.players, boards, turn, "roll", None, self.layout,
            None, self.rolls, self.standing,
        )  # fmt: skip

    def _over(self, boards: tuple[int, ...], winner: int | None) -> Self:
        return replace(self, boards=boards, turn=None, awaiting=None, winner=winner, faces=None)


def text_parts(
    awaiting: str | None, faces: tuple[int, ...] | None, standing: Standing
) -> list[str]:
    """Write the dice as they stand in a position's text."""
    if faces is not None:
        return ["roll=" + "+".join(map(str, faces))]
    if awaiting == "roll-off":
        marks = ["-" if total is None else str(total) for total in standing]
        return ["awaiting=roll-off", "standing=" + ",".join(marks)]
    return []
