"""What the rules of both games share: the fields, how they are changed, and their checks."""

import dataclasses
import operator
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from sequence_widget.rules.board import FREE, Board, read_board
from sequence_widget.rules.lists import MOST_LISTED, listed
from sequence_widget.text import Listed, RulesError, hint
from sequence_widget.text.limits import MOST_OF_A_LINE, check_length
from sequence_widget.text.numbers import Prose

_SEATS = (2, 3, 4)
"""How many may ever play."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Rules(ABC):
    """Which game is played, as one immutable value; an edition is such a value.

    `run_length` is how many in a row win, `chips` a side's supply, and `player_counts` how many
    may play. A game without a winner is a draw after `limit` rolls, or `limit` cards played;
    swaps do not count. It is a draw too after a round of passes with no swap possible, or after
    `limit` passes in a row (docs/rules.md, Kids 3 and Dice 7).

    >>> import sequence_widget as sq
    >>> sq.edition("kids").but(dragons=4).dragons
    4
    """

    colours: ClassVar[tuple[str, ...]]
    hidden_cards: ClassVar[bool] = False
    """Whether players hold cards that others cannot see."""

    begins: str
    """Who has the first turn: `dealer-left`, `youngest`, or by a `roll-off`."""

    edition: str
    board: Board
    chips: int
    limit: int = 10_000
    player_counts: tuple[int, ...] = (2, 3, 4)

    @property
    def rolls_off(self) -> bool:
        """Whether a roll decides who has the first turn."""
        return self.begins == "roll-off"

    @abstractmethod
    def run(self, players: int) -> int:
        """Say how many in a row win when this many play."""

    @abstractmethod
    def side(self, seat: int, players: int) -> int:
        """Say to which side a seat belongs; a side is numbered by its first seat."""

    @abstractmethod
    def cards_left(self, players: int) -> int | None:
        """Count the draw deck after the deal, or give `None` for a game without cards."""

    def sides(self, players: int) -> int:
        """Count the sides when this many play.

        >>> import sequence_widget as sq
        >>> sq.edition("dice").sides(4), sq.edition("kids").sides(4)
        (2, 4)
        """
        number = whole(players)
        if number is None or number not in _SEATS:
            counts = Listed(self.player_counts, "or")
            raise RulesError("rules.players", field="players", counts=counts, value=players)
        return len({self.side(seat, number) for seat in range(number)})

    def but(self, **changes: object) -> Self:
        """Change some fields, and check the result as a whole.

        >>> import sequence_widget as sq
        >>> sq.edition("dice").but(run_length=5, capture="number").capture
        'number'
        >>> sq.edition("kids").but(wings=2)
        Traceback (most recent call last):
        sequence_widget.text.errors.RulesError: wings: these rules have no such field; choose \
from board, chips, copies, dead_cards, dragons, hand_size, limit, player_counts, run_length, \
swaps_per_turn, unicorns
        """
        fields = changeable(type(self))
        for name in changes:
            if name not in fields:
                raise RulesError("rules.no_field", field=name, hint=hint(name, fields))
        try:
            return dataclasses.replace(self, **changes)  # type: ignore[arg-type] # checked anew
        except RulesError as error:
            raise error.blaming(changes) from None

    def check_players(self, players: int) -> int:
        """Give the number of players back, or refuse one with which these rules make no game.

        >>> import sequence_widget as sq
        >>> sq.edition("mini-dice").check_players(3)
        Traceback (most recent call last):
        sequence_widget.text.errors.RulesError: players: this game is for 2 players, not 3
        """
        number = whole(players)
        if number is None or number not in self.player_counts:
            counts = Listed(self.player_counts, "or")
            raise RulesError("rules.players", field="players", counts=counts, value=players)
        left = self.cards_left(number)
        if left is not None and left < 1:
            suspects = ("hand_size", "copies", "unicorns", "dragons", "board")
            raise RulesError(
                "rules.deck_empty", field="hand_size", suspects=suspects, players=players
            )
        return number

    def to_text(self) -> str:
        """Write the rules on one line: the edition, then every field that was changed.

        >>> import sequence_widget as sq
        >>> sq.edition("kids").but(dragons=4).to_text()
        'kids dragons=4'
        """
        from sequence_widget.rules.registry import write_rules

        return write_rules(self)

    @staticmethod
    def from_text(text: str) -> "Rules":
        """Read what `to_text` wrote.

        >>> Rules.from_text("dice run_length=5").run(2)
        5
        """
        from sequence_widget.rules.registry import read_rules

        if not isinstance(text, str):
            return read_rules(())
        check_length(text, MOST_OF_A_LINE, RulesError, field="rules")
        return read_rules(text.split())

    def __repr__(self) -> str:
        return f"Rules.from_text({self.to_text()!r})"

    def _repr_html_(self) -> str:
        """Tell the rules in words below a picture of their empty board."""
        from sequence_widget.engine.picture import draw_board

        return draw_board(self) + self.explain()._repr_html_()

    def explain(self, language: str | None = None) -> Prose:
        """Tell the rules in words, a paragraph a line, with whatever was changed in them.

        >>> import sequence_widget as sq
        >>> for line in sq.edition("mini-dice").explain().splitlines()[:2]:
        ...     print(line)
        Sequence Dice, small.
        For 2 players. Each plays for themselves and has 9 chips of one colour.
        """
        from sequence_widget.rules.told import paragraphs

        told = ([sentence.said(language) for sentence in each] for each in paragraphs(self))
        return Prose("\n".join(map(" ".join, told)))

    @property
    def deck(self) -> tuple[tuple[str, int], ...]:
        """Every kind of card with how often the game has it; none in a game without cards."""
        return ()

    @property
    def cards(self) -> tuple[str, ...]:
        """Every kind of card in the deck, sorted.

        >>> import sequence_widget as sq
        >>> sq.edition("mini-kids").cards[:3], sq.edition("mini-dice").cards
        (('dragon', 'fox', 'lion'), ())
        """
        return tuple(kind for kind, _ in self.deck)

    @property
    def hand_size(self) -> int:
        """How many cards a full hand has; 0 in a game without cards."""
        return 0

    @property
    def dice(self) -> tuple[int, ...]:
        """How many faces each die has; empty in a game without dice."""
        return ()

    @property
    def sums(self) -> frozenset[int]:
        """Every sum that the dice can show.

        >>> import sequence_widget as sq
        >>> sorted(sq.edition("mini-dice").sums)
        [1, 2, 3, 4, 5, 6]
        """
        return frozenset(range(len(self.dice), sum(self.dice) + 1)) if self.dice else frozenset()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers on the board, sorted; none on a board of pictures."""
        words = {word for word in self.board.words if word != FREE}
        return tuple(sorted(map(int, words))) if all(map(str.isdecimal, words)) else ()

    def _settle(self, name: str, value: object) -> None:
        """Put a field into its one form while the value is being made."""
        object.__setattr__(self, name, value)

    def _settle_counts(self, *names: str, least: int = 0) -> None:
        """Check some fields that are whole numbers."""
        for name in names:
            self._settle(name, check_count(name, getattr(self, name), least))

    def _check_shared(self) -> None:
        if not isinstance(self.board, Board):
            self._settle("board", read_board(self.board))
        self._settle_counts("chips", "limit", least=1)
        counts = whole_numbers("player_counts", self.player_counts)
        self._settle("player_counts", tuple(sorted(counts)))
        for players in self.player_counts:
            if players not in _SEATS:
                possible = Listed(_SEATS, "or")
                raise RulesError(
                    "rules.players", field="player_counts", counts=possible, value=players
                )
        if not self.player_counts:
            raise RulesError("rules.least", field="player_counts", least=1, value=0)

    def _check_lines(self) -> None:
        words = self.board.words
        for run_length in sorted({self.run(players) for players in self.player_counts}):
            lines = self.board.lines(run_length)
            suspects = ("run_length", "board")
            if not lines:
                raise RulesError(
                    "rules.run_too_long", field="run_length", suspects=suspects, value=run_length
                )
            if any(all(words[number] == FREE for number in line) for line in lines):
                raise RulesError("rules.free_line", field="board", suspects=suspects)


def changeable(kind: type[Rules]) -> tuple[str, ...]:
    """Name the fields a teacher may change; what makes an edition itself is not among them."""
    fixed = {"edition", "begins"}
    return tuple(field.name for field in dataclasses.fields(kind) if field.name not in fixed)


def whole(value: object) -> int | None:
    """Give a whole number as Python has it, whichever library it is from; else `None`.

    >>> whole(3), whole(True), whole(3.0), whole("3")
    (3, None, None, None)
    """
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type] # anything may be asked about
    except TypeError:
        return None


def check_count(name: str, value: object, least: int = 0) -> int:
    """Give a whole number of at least this size; refuse anything else."""
    number = whole(value)
    if number is None:
        raise RulesError("rules.whole_number", field=name, value=value)
    if number < least:
        raise RulesError("rules.least", field=name, least=least, value=value)
    return number


def check_choice(name: str, value: object, choices: tuple[str, ...]) -> None:
    """Refuse anything but one of these words."""
    if value not in choices:
        listed = Listed(tuple(map(repr, choices)), "or")
        raise RulesError("rules.choice", field=name, choices=listed, value=value)


def whole_numbers(name: str, values: object) -> frozenset[int]:
    """Read a collection of whole numbers, as the dice's special sums are given."""
    numbers = all_of(name, values)
    if numbers is None:
        raise RulesError("rules.numbers", field=name, value=values)
    return frozenset([check_count(name, number) for number in numbers])


def all_of(name: str, values: object) -> tuple[Any, ...] | None:
    """Give all that a collection holds, or refuse one that is longer than any game needs.

    `None` is given for what is no collection.

    >>> all_of("dice", range(3))
    (0, 1, 2)
    >>> all_of("dice", range(10**9))
    Traceback (most recent call last):
    sequence_widget.text.errors.RulesError: dice: this has more than 1,000 entries
    """
    found = listed(values)
    if found is not None and len(found) > MOST_LISTED:
        raise RulesError("rules.too_many", field=name, most=MOST_LISTED)
    return found
