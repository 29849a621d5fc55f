"""The rules of Sequence Dice: a numbered board and the sum of the dice."""

import math
from dataclasses import dataclass
from typing import ClassVar

from sequence_widget.rules.board import FREE
from sequence_widget.rules.rules import (
    Rules,
    all_of,
    check_choice,
    check_count,
    whole,
    whole_numbers,
)
from sequence_widget.text import RulesError

_TEAM_GAME = 4
_MOST_ROLLS = 10_000
_EARNS_ANOTHER_TURN = {
    "place": frozenset({"place"}),
    "chip": frozenset({"place", "replace"}),
    "always": frozenset({"place", "replace", "remove", "pass"}),
}


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class DiceRules(Rules):
    """Rules of a dice game on a board of numbers; docs/rules.md says what each option does.

    `dice` holds the faces of each die. `run_length` is six for two sides and five for three
    when it is `None`.

    >>> import sequence_widget as sq
    >>> sq.edition("dice").run(2), sq.edition("dice").run(3)
    (6, 5)
    """

    colours: ClassVar[tuple[str, ...]] = ("green", "blue", "red")

    begins: str = "roll-off"
    run_length: int | None = None
    dice: tuple[int, ...] = (6, 6)
    remove_on: frozenset[int] = frozenset({10})
    wild_on: frozenset[int] = frozenset({11})
    again_on: frozenset[int] = frozenset({2, 12})
    protected: frozenset[int] = frozenset({2, 12})
    capture: str = "anywhere"
    again_after: str = "place"

    def __post_init__(self) -> None:
        self._check_shared()
        if self.run_length is not None:
            self._settle_counts("run_length", least=1)
        for name in ("remove_on", "wild_on", "again_on", "protected"):
            self._settle(name, whole_numbers(name, getattr(self, name)))
        check_choice("capture", self.capture, ("anywhere", "number"))
        check_choice("again_after", self.again_after, tuple(_EARNS_ANOTHER_TURN))
        self._check_dice()
        self._check_numbers()
        self._check_lines()

    def _check_dice(self) -> None:
        dice = all_of("dice", self.dice)
        if not dice:
            raise RulesError("rules.no_dice", field="dice", value=self.dice)
        self._settle("dice", tuple([check_count("dice", faces, least=1) for faces in dice]))
        ways = math.prod(self.dice)
        if ways > _MOST_ROLLS:
            raise RulesError("rules.too_many_rolls", field="dice", ways=ways, most=_MOST_ROLLS)
        if ways == 1:
            raise RulesError("rules.one_roll", field="dice")

    def _check_numbers(self) -> None:
        both = self.remove_on & self.wild_on
        if both:
            raise RulesError(
                "rules.two_meanings",
                field="wild_on",
                suspects=("wild_on", "remove_on"),
                number=min(both),
            )
        given = self.sums - self.wild_on
        for word in self.board.words:
            if word == FREE:
                continue
            if not word.isascii() or not word.isdecimal() or str(int(word)) != word:
                raise RulesError("rules.board_number", field="board", word=word)
            if int(word) not in given:
                raise RulesError(
                    "rules.number_never_rolled",
                    field="board",
                    suspects=("board", "dice", "wild_on"),
                    number=word,
                )

    def earning(self, total: int) -> frozenset[str]:
        """Say which actions earn another turn after a roll with this sum.

        >>> import sequence_widget as sq
        >>> sq.edition("dice").earning(12), sq.edition("dice").earning(11)
        (frozenset({'place'}), frozenset())
        """
        return (
            _EARNS_ANOTHER_TURN[self.again_after] if whole(total) in self.again_on else frozenset()
        )

    def run(self, players: int) -> int:
        """Say how many in a row win when this many play."""
        if self.run_length is not None:
            return self.run_length
        return 6 if self.sides(players) == 2 else 5  # noqa: PLR2004 - as docs/rules.md, Dice 2

    def side(self, seat: int, players: int) -> int:
        """Say to which side a seat belongs: four play as two pairs of partners."""
        return seat % 2 if players == _TEAM_GAME else seat

    def cards_left(self, players: int) -> None:  # noqa: ARG002 - there are no cards here
        """Give `None`: there are no cards."""
        return
