"""Games small enough to be solved: the chance to win with best play by all, exactly."""

from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import cast

from sequence_widget.engine.dice import STILL_TO_ROLL, DicePosition
from sequence_widget.engine.events import Move
from sequence_widget.engine.state import Position
from sequence_widget.probability.answers import Probability, worked_out
from sequence_widget.probability.dice import sum_ways
from sequence_widget.probability.solver.graph import (
    MOST_POSITIONS,
    Graph,
    State,
    after_choice,
    explore,
)
from sequence_widget.probability.solver.values import Values, best_values
from sequence_widget.rules import DiceRules
from sequence_widget.text import Phrase
from sequence_widget.text.errors import OutOfReachError, QuestionError

_SIDES = 2


@dataclass(frozen=True, slots=True)
class Solution:
    """A position solved: exact chances to win with best play by all; the `limit` is left out.

    >>> import sequence_widget as sq
    >>> solution = sq.solve(sq.position("mini-dice"))
    >>> solution.size, solution.win_probability(0)
    (3011, 467335…485705/795660…537117 ≈ 58.7 %)
    >>> wild = sq.position("mini-dice", roll=(6,))
    >>> [str(move) for move in solution.best_moves(wild)]
    ['place b2']
    """

    position: DicePosition
    graph: Graph = field(repr=False)
    values: Values = field(repr=False)

    @property
    def size(self) -> int:
        """How many positions were solved, those counted once that are the same to play."""
        return len(self.graph.rolls)

    def win_probability(self, seat: int, position: Position | None = None) -> Probability:
        """Give the chance that a seat's side wins, here or in another position of this game."""
        here = self._of_this_game(position)
        side = here.side(seat)
        if here.is_over:
            chance = Fraction(here.winner == side)
        elif here.awaiting == "roll-off":
            chance = Fraction(0)
            for first, begins in _first_turn(here).items():
                wins = self._value(_state(here, first))
                chance += begins * (wins if here.side(first) == side else 1 - wins)
        else:
            turn = cast("int", here.turn)
            chance = self._value(_state(here, turn))
            if here.awaiting == "move":
                chance = max(self._after_moves(here).values())
            chance = chance if here.side(turn) == side else 1 - chance
        assumed = (Phrase("probability.assumed.best_play"),)
        step = Phrase("probability.step.solved", {"size": self.size})
        return worked_out(chance, (step,), assumed)

    def best_moves(self, position: Position | None = None) -> dict[Move, Probability]:
        """Give the moves that none betters, each with the mover's chance to win after it.

        They are the best in the position solved, or in another that play can reach from it.
        """
        here = self._of_this_game(position)
        if here.awaiting != "move":
            raise QuestionError("probability.no_move_awaited", awaiting=here.awaiting or "-")
        chances = self._after_moves(here)
        best = max(chances.values())
        return {move: Probability(best) for move, chance in chances.items() if chance == best}

    def _of_this_game(self, position: Position | None) -> DicePosition:
        here = self.position if position is None else position
        same = here.rules == self.position.rules and here.players == self.position.players
        if not isinstance(here, DicePosition) or not same:
            raise QuestionError("probability.other_game")
        return here

    def _value(self, state: State) -> Fraction:
        number = self.graph.state_number(state)
        if number is None:
            raise QuestionError("probability.not_reached")
        return Fraction(self.values.numerators[number], self.values.denominator)

    def _after_moves(self, here: DicePosition) -> dict[Move, Fraction]:
        """Give the mover's chance after every legal move."""
        state = _state(here, cast("int", here.turn))
        allowed = here.layout.allowed[sum(here.faces or ())]
        action, spaces = allowed.choices(*state)
        passes_on = (action if spaces else "pass") not in allowed.earns
        found = {}
        for move in here.legal_moves:
            after = (state[1], state[0]) if passes_on else state
            if move.cell is not None:
                bit = 1 << here.layout.numbers[move.cell]
                after = after_choice(state, action, bit, passes_on=passes_on)
                mine = state[0] | bit
                if action != "remove" and any(
                    line & mine == line for line in here.layout.through[bit]
                ):
                    found[move] = Fraction(1)
                    continue
            value = self._value(after)
            found[move] = 1 - value if passes_on else value
        return found


def solve(position: Position) -> Solution:
    """Solve a game that is small enough, from this position on.

    >>> import sequence_widget as sq
    >>> sq.solve(sq.position("mini-kids"))
    Traceback (most recent call last):
    sequence_widget.text.errors.OutOfReachError: 'mini-kids' cannot be solved position by \
position: ...
    """
    if not isinstance(position, DicePosition):
        raise OutOfReachError("probability.hidden_cards", edition=position.rules.edition)
    rules = position.rules
    if position.layout.sides != _SIDES:
        raise OutOfReachError("probability.many_sides", sides=position.layout.sides)
    ways = (_SIDES + 1) ** position.layout.spaces.bit_count()
    if ways > MOST_POSITIONS:
        raise OutOfReachError(
            "probability.too_big",
            edition=rules.edition,
            ways=ways,
            most=MOST_POSITIONS,
        )
    graph, values = _solved(rules, position.players, _roots(position))
    return Solution(position, graph, values)


@lru_cache(maxsize=4)
def _solved(rules: DiceRules, players: int, roots: frozenset[State]) -> tuple[Graph, Values]:
    graph = explore(rules, players, sorted(roots))
    if not graph.must_end():
        raise OutOfReachError("probability.need_not_end", edition=rules.edition)
    return graph, best_values(graph)


def _roots(position: DicePosition) -> frozenset[State]:
    """Find the positions to begin from, each before a roll."""
    if position.is_over:
        return frozenset()
    if position.awaiting == "roll-off":
        return frozenset(_state(position, seat) for seat in range(position.players))
    return frozenset([_state(position, cast("int", position.turn))])


def _state(position: DicePosition, seat: int) -> State:
    mine = position.boards[position.side(seat)]
    return mine, position.covered & ~mine


def _first_turn(position: DicePosition) -> dict[int, Fraction]:
    """Give each seat's chance of the first turn in the roll-off as it stands."""
    ways = sum_ways(position.rules)
    rolls = sum(ways.values())
    standing = position.standing
    open_seats = [seat for seat, total in enumerate(standing) if total == STILL_TO_ROLL]
    begins = dict.fromkeys(range(position.players), Fraction(0))
    for totals in product(ways, repeat=len(open_seats)):
        weight = Fraction(1)
        shown = dict(enumerate(standing)) | dict(zip(open_seats, totals, strict=True))
        for total in totals:
            weight *= Fraction(ways[total], rolls)
        best = max(total for total in shown.values() if total is not None)
        tied = [seat for seat, total in shown.items() if total == best]
        for seat in tied:  # those tied roll again, each as likely to begin as the others
            begins[seat] += weight / len(tied)
    return begins
