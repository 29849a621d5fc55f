"""A turn of Sequence Dice, from the roll-off to the winning line."""

from dataclasses import dataclass, replace
from typing import Self, cast

from sequence_widget.game.events import Chance, Move
from sequence_widget.game.layout import PASS, Choice, DiceLayout, dice_layout
from sequence_widget.game.position import Position
from sequence_widget.game.view import DiceView
from sequence_widget.game.visible import full_line_owner
from sequence_widget.rules import DiceRules, Rules

STILL_TO_ROLL = 0
_EARNS_ANOTHER_TURN = {
    "place": {"place"},
    "chip": {"place", "replace"},
    "always": {"place", "replace", "remove", "pass"},
}


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

    @classmethod
    def start(cls, rules: DiceRules, players: int) -> Self:
        """Give the position before the roll-off."""
        layout = dice_layout(rules, players)
        return cls(
            rules, players, (0,) * layout.sides, 0, "roll-off", None, layout,
            None, 0, (STILL_TO_ROLL,) * players,
        )  # fmt: skip

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
                if any(needed & mine == needed for needed in self.layout.through[bit]):
                    return self._over(boards, winner=side)
        if self.rolls >= self.rules.limit:
            return self._over(boards, winner=None)
        again = (
            sum(self.faces or ()) in self.rules.again_on
            and move.action in _EARNS_ANOTHER_TURN[self.rules.again_after]
        )
        turn = seat if again else (seat + 1) % self.players
        return type(self)(
            self.rules, self.players, boards, turn, "roll", None, self.layout,
            None, self.rolls, self.standing,
        )  # fmt: skip

    def _over(self, boards: tuple[int, ...], winner: int | None) -> Self:
        return replace(self, boards=boards, turn=None, awaiting=None, winner=winner, faces=None)


def moves_for(state: DicePosition | DiceView) -> tuple[Move, ...]:
    """List the legal moves of the seat whose turn it is, after its roll."""
    layout, rules = state.layout, state.rules
    mine = state.boards[layout.side_of[cast("int", state.turn)]]
    opponents = state.covered & ~mine
    total = sum(state.faces or ())
    if total in rules.remove_on:
        return _choose(layout.removes, opponents & ~layout.protected) or (PASS,)
    if mine.bit_count() >= rules.chips:
        return (PASS,)
    wild = total in rules.wild_on
    wanted = layout.spaces if wild else layout.showing.get(total, 0)
    open_spaces = wanted & ~state.covered
    if open_spaces:
        return _choose(layout.places, open_spaces)
    reach = wanted & opponents
    if reach and rules.capture == "anywhere":
        reach = opponents
    return _choose(layout.replaces, reach) or (PASS,)


def _choose(choices: tuple[Choice, ...], spaces: int) -> tuple[Move, ...]:
    return tuple([move for bit, move in choices if bit & spaces])
