"""Games small enough to be solved: exact chances to win, with best play by all or at random."""

from collections import deque
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, cast

from sequence_widget.engine.dice import STILL_TO_ROLL, DicePosition, DiceView
from sequence_widget.engine.events import Move
from sequence_widget.engine.state import Position
from sequence_widget.engine.view import View
from sequence_widget.exact.answers import Probability, worked_out
from sequence_widget.exact.dice import sum_ways
from sequence_widget.exact.solver.graph import (
    MOST_POSITIONS,
    Graph,
    State,
    after_choice,
    explore,
)
from sequence_widget.exact.solver.values import Values, best_values, random_values
from sequence_widget.rules import DiceRules
from sequence_widget.text import Phrase
from sequence_widget.text.errors import OutOfReachError, QuestionError

if TYPE_CHECKING:
    from sequence_widget.exact.solver.bot import SolutionBot

_SIDES = 2
_BEST, _RANDOM = "best", "random"


@dataclass(frozen=True, slots=True)
class Solution:
    """A position solved: exact chances to win, with best play by all or at random.

    The `limit` is left out of it.

    >>> import sequence_widget as sq
    >>> solution = sq.solve(sq.position("mini-dice"))
    >>> solution.size, solution.win_probability(0)
    (3011, 0.587356 ≈ 58.7 % (a fraction of 1 674 digits over 1 674))
    >>> wild = sq.position("mini-dice", roll=(6,))
    >>> [str(move) for move in solution.best_moves(wild)]
    ['place b2']
    """

    position: DicePosition
    play: str
    graph: Graph = field(repr=False)
    values: Values = field(repr=False)

    @property
    def size(self) -> int:
        """How many positions were solved, those counted once that are the same to play."""
        return len(self.graph.rolls)

    def win_probability(self, seat: int, position: Position | View | None = None) -> Probability:
        """Give the chance that a seat's side wins, here or in another position of this game.

        >>> import sequence_widget as sq
        >>> solution = sq.solve(sq.position("mini-dice"))
        >>> middle = sq.position("mini-dice", chips={"b2": 0, "a1": 0}, turn=1, roll=(1,))
        >>> print(f"{solution.win_probability(1, middle):.4f}")
        0.1067
        """
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
            chance = self._chance_of_the_mover(here, _state(here, turn))
            chance = chance if here.side(turn) == side else 1 - chance
        return self._told(chance)

    def best_moves(self, position: Position | View | None = None) -> dict[Move, Probability]:
        """Give the moves that none betters, each with the mover's chance to win after it.

        They are the best in the position solved, or in another that play can reach from it, if
        everybody plays on as solved: with random play, all move at random afterwards.

        >>> import sequence_widget as sq
        >>> solution = sq.solve(sq.position("mini-dice"))
        >>> rolled = sq.position("mini-dice", chips={"a1": 0, "c3": 0}, roll=(3,), turn=1)
        >>> [f"{move}: {chance:.4f}" for move, chance in solution.best_moves(rolled).items()]
        ['place c1: 0.1066', 'place a3: 0.1066']
        """
        here = self._of_this_game(position)
        worths = self._worths(here)
        best = max(worths.values())
        chance = self._told(Fraction(best, self.values.denominator))
        return {move: chance for move, worth in worths.items() if worth == best}

    def first_best_move(self, position: Position | View | None = None) -> Move:
        """Give the best move, of equally good ones the first in the order of the board's spaces.

        >>> import sequence_widget as sq
        >>> solution = sq.solve(sq.position("mini-dice"))
        >>> str(solution.first_best_move(sq.position("mini-dice", roll=(6,))))
        'place b2'
        """
        worths = self._worths(self._of_this_game(position))
        return max(worths, key=worths.__getitem__)

    def bot(self) -> "SolutionBot":
        """Give a bot that plays by the solution: a best move, the first of equally good ones.

        It cannot play from positions that play does not reach from the one solved.

        >>> import sequence_widget as sq
        >>> bot = sq.solve(sq.position("mini-dice")).bot()
        >>> bot
        SolutionBot('mini-dice players=2')
        >>> game = sq.Game("mini-dice", players=["Anna", bot], seed=1)
        """
        from sequence_widget.exact.solver.bot import SolutionBot

        return SolutionBot.of(self)

    def _told(self, chance: Fraction) -> Probability:
        assumed = (Phrase(f"probability.assumed.{self.play}_play"),)
        step = Phrase("probability.step.solved", {"size": self.size})
        return worked_out(chance, (step,), assumed)

    def _of_this_game(self, position: Position | View | None) -> DicePosition | DiceView:
        here = self.position if position is None else position
        if not isinstance(here, Position | View):
            raise QuestionError("probability.no_position", value=here)
        same = here.rules == self.position.rules and here.players == self.position.players
        if not isinstance(here, DicePosition | DiceView) or not same:
            raise QuestionError("probability.other_game")
        return here

    def _value(self, state: State) -> Fraction:
        return Fraction(self._worth(state), self.values.denominator)

    def _worth(self, state: State) -> int:
        """Give the numerator of the chance of the side that is to roll."""
        number = self.graph.state_number(state)
        if number is None:
            raise QuestionError("probability.not_reached")
        return self.values.numerators[number]

    def _chance_of_the_mover(self, here: DicePosition | DiceView, state: State) -> Fraction:
        chance = self._value(state)
        if here.awaiting != "move":
            return chance
        worths = self._worths(here).values()
        if self.play == _BEST:
            return Fraction(max(worths), self.values.denominator)
        return Fraction(sum(worths), len(worths) * self.values.denominator)

    def _worths(self, here: DicePosition | DiceView) -> dict[Move, int]:
        """Give the numerator of the mover's chance after every legal move."""
        if here.awaiting != "move":
            awaiting = Phrase(f"awaited.{here.awaiting or 'nothing'}")
            raise QuestionError("probability.no_move_awaited", awaiting=awaiting)
        state = _state(here, cast("int", here.turn))
        self._worth(state)  # refuses a position that is not solved
        option = here.layout.by_sum[sum(here.faces or ())].option(*state)
        passes_on = not option.again
        found: dict[Move, int] = {}
        for move in here.legal_moves:
            after = (state[1], state[0]) if passes_on else state
            if move.cell is not None:
                bit = 1 << here.layout.numbers[move.cell]
                after = after_choice(state, option.action, bit, passes_on=passes_on)
                mine = state[0] | bit
                if option.action != "remove" and any(
                    line & mine == line for line in here.layout.through[bit]
                ):
                    found[move] = self.values.denominator
                    continue
            if self.graph.state_number(after) is None:
                continue  # it passes a win by, and the game might then never end
            value = self._worth(after)
            found[move] = self.values.denominator - value if passes_on else value
        return found


def solve(position: Position, play: str = _BEST) -> Solution:
    """Solve a game that is small enough, from this position on.

    With `play="best"` all play as well as can be; with `play="random"` everybody moves at random,
    each legal move being equally likely.

    >>> import sequence_widget as sq
    >>> tiny = sq.position(sq.edition("mini-dice").but(board=[["1", "2", "3"], ["4", "1", "2"]]))
    >>> for play in ("best", "random"):
    ...     print(play, f"{sq.solve(tiny, play=play).win_probability(0):.5f}")
    best 0.54196
    random 0.53746
    >>> sq.solve(sq.position("mini-kids"))
    Traceback (most recent call last):
    sequence_widget.text.errors.OutOfReachError: 'mini-kids' cannot be solved position by \
position: ...
    """
    solvable = check_solvable(position, play)
    graph, values = _solved(solvable.rules, solvable.players, _roots(solvable), play)
    solution = Solution(solvable, play, graph, values)
    _LAST.append(solution)
    return solution


_LAST: deque[Solution] = deque(maxlen=4)
"""What was solved last."""


def solved_before(here: Position | View, play: str) -> Solution | None:
    """Find a solution that tells of a position, if one was worked out lately.

    >>> import sequence_widget as sq
    >>> tiny = sq.position(sq.edition("mini-dice").but(board=[["1", "2", "3"], ["4", "1", "2"]]))
    >>> solution = sq.solve(tiny, play="random")
    >>> solved_before(tiny.seen_by(1), "random") is solution
    True
    """
    for solution in reversed([*_LAST]):
        if solution.play == play:
            try:
                solution.win_probability(0, here)
            except QuestionError:
                continue
            return solution
    return None


def check_solvable(position: object, play: object) -> DicePosition:
    """Give the position back, or refuse what is too big, or is not settled by the rules."""
    if not isinstance(play, str) or play not in {_BEST, _RANDOM}:
        raise QuestionError("probability.play", value=play)
    if not isinstance(position, Position):
        raise QuestionError("probability.no_position", value=position)
    if not isinstance(position, DicePosition):
        key = "probability.hidden_cards" if play == _BEST else "probability.many_cards"
        raise OutOfReachError(key, edition=position.rules.edition)
    if position.layout.sides != _SIDES:
        key = "probability.many_sides" if play == _BEST else "probability.two_sides"
        raise OutOfReachError(key, sides=position.layout.sides)
    ways = (_SIDES + 1) ** position.layout.spaces.bit_count()
    if ways > MOST_POSITIONS:
        raise OutOfReachError(
            "probability.too_big",
            edition=position.rules.edition,
            ways=ways,
            most=MOST_POSITIONS,
        )
    return position


@lru_cache(maxsize=4)
def _solved(
    rules: DiceRules, players: int, roots: frozenset[State], play: str
) -> tuple[Graph, Values]:
    graph = _explored(rules, players, roots)
    if play == _BEST:
        graph = graph.settled()
        if any(graph.state_number(root) is None for root in roots):
            raise OutOfReachError("probability.need_not_end", edition=rules.edition)
        return graph, best_values(graph)
    if not graph.can_end():
        raise OutOfReachError("probability.cannot_end", edition=rules.edition)
    return graph, random_values(graph)


@lru_cache(maxsize=4)
def _explored(rules: DiceRules, players: int, roots: frozenset[State]) -> Graph:
    return explore(rules, players, sorted(roots))


def _roots(position: DicePosition) -> frozenset[State]:
    """Find the positions to begin from, each before a roll."""
    if position.is_over:
        return frozenset()
    if position.awaiting == "roll-off":
        return frozenset(_state(position, seat) for seat in range(position.players))
    return frozenset([_state(position, cast("int", position.turn))])


def _state(position: DicePosition | DiceView, seat: int) -> State:
    mine = position.boards[position.side(seat)]
    return mine, position.covered & ~mine


def _first_turn(position: DicePosition | DiceView) -> dict[int, Fraction]:
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
