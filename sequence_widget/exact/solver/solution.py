"""Games small enough to be solved: proven chances to win, with best play by all or at random."""

import random
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, cast

from sequence_widget.engine.dice import STILL_TO_ROLL, DicePosition
from sequence_widget.engine.events import Move
from sequence_widget.engine.state import Position
from sequence_widget.engine.view import View
from sequence_widget.exact.dice import sum_ways
from sequence_widget.exact.games import game_of
from sequence_widget.exact.proven import Proven
from sequence_widget.exact.solver.bounds import BEST, RANDOM, SCALE, Bounds, proven_bounds
from sequence_widget.exact.solver.graph import (
    MOST_POSITIONS,
    Graph,
    State,
    after_choice,
    explore,
)
from sequence_widget.rules import DiceRules
from sequence_widget.text import Phrase
from sequence_widget.text.errors import OutOfReachError, QuestionError

if TYPE_CHECKING:
    from sequence_widget.exact.solver.bot import SolutionBot

_SIDES = 2

Between = tuple[Fraction, Fraction]
"""A chance: at least, and at most."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A position solved: proven chances to win, with best play by all or at random.

    The `limit` is left out of it.

    >>> import sequence_widget as sq
    >>> solution = sq.solve(sq.position("mini-dice"))
    >>> solution.size, solution.win_probability(0)
    (3011, 0.587356190610 (proven))
    >>> wild = sq.position("mini-dice", roll=(6,))
    >>> [str(move) for move in solution.best_moves(wild)]
    ['place b2']
    """

    position: DicePosition
    play: str
    graph: Graph = field(repr=False)
    bounds: tuple[Bounds, ...] = field(repr=False)
    """By position, on the chance of the side that is to roll."""

    @property
    def size(self) -> int:
        """How many positions were solved, those counted once that are the same to play."""
        return len(self.graph.rolls)

    def win_probability(self, seat: int, position: Position | View | None = None) -> Proven:
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
            won = Fraction(here.winner == side)
            return Proven(won, won)
        if here.awaiting == "roll-off":
            first_turn = _first_turn(here).items()
            return self._told(
                _mean((begins, self._chance(here, seat, side)) for seat, begins in first_turn)
            )
        return self._told(self._chance(here, cast("int", here.turn), side))

    def best_moves(self, position: Position | View | None = None) -> dict[Move, Proven]:
        """Give the moves not proven worse than another, each with the mover's chance after it.

        They are the best in the position solved, or in another that play can reach from it, if
        everybody plays on as solved: with random play, all move at random afterwards.

        >>> import sequence_widget as sq
        >>> solution = sq.solve(sq.position("mini-dice"))
        >>> rolled = sq.position("mini-dice", chips={"a1": 0, "c3": 0}, roll=(3,), turn=1)
        >>> [f"{move}: {chance:.4f}" for move, chance in solution.best_moves(rolled).items()]
        ['place c1: 0.1066', 'place a3: 0.1066']
        """
        here = self._of_this_game(position)
        return {move: self._told(worth) for move, worth in self._best(here).items()}

    def first_best_move(self, position: Position | View | None = None) -> Move:
        """Give the best move, of equally good ones the first in the order of the board's spaces.

        >>> import sequence_widget as sq
        >>> solution = sq.solve(sq.position("mini-dice"))
        >>> str(solution.first_best_move(sq.position("mini-dice", roll=(6,))))
        'place b2'
        """
        return next(iter(self._best(self._of_this_game(position))))

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

    def _told(self, chance: Between) -> Proven:
        assumed = (Phrase(f"probability.assumed.{self.play}_play"),)
        step = Phrase("probability.step.solved", {"size": self.size})
        return Proven(*chance, steps=(step,), assumptions=assumed)

    def _of_this_game(self, position: Position | View | None) -> DicePosition:
        here = self.position if position is None else position
        if not isinstance(here, Position | View):
            raise QuestionError("probability.no_position", value=here)
        if here.rules != self.position.rules or here.players != self.position.players:
            raise QuestionError("probability.other_game")
        if isinstance(here, View):  # nothing is hidden, but a view has its own seat's moves alone
            here = here.sample(random.Random(0))
        return cast("DicePosition", here)

    def _before_roll(self, state: State) -> Between:
        """Give the chance of the side that is to roll."""
        number = self.graph.state_number(state)
        if number is None:
            raise QuestionError("probability.not_reached")
        lower, upper = self.bounds[number]
        return Fraction(lower, SCALE), Fraction(upper, SCALE)

    def _chance(self, here: DicePosition, turn: int, side: int) -> Between:
        """Give a side's chance where it is this seat's turn."""
        chance = self._before_roll(_state(here, turn))
        if here.awaiting == "move":
            worths = [*self._worths(here).values()]
            if self.play == BEST:
                chance = max(lower for lower, _ in worths), max(upper for _, upper in worths)
            else:
                chance = _mean((Fraction(1, len(worths)), worth) for worth in worths)
        return chance if here.side(turn) == side else _opposite(chance)

    def _best(self, here: DicePosition) -> dict[Move, Between]:
        """Give the moves that no other is proven to better, in their order."""
        worths = self._worths(here)
        sure = max(lower for lower, _ in worths.values())
        return {move: worth for move, worth in worths.items() if worth[1] >= sure}

    def _worths(self, here: DicePosition) -> dict[Move, Between]:
        """Give the mover's chance after every legal move."""
        if here.awaiting != "move":
            awaiting = Phrase(f"awaited.{here.awaiting or 'nothing'}")
            raise QuestionError("probability.no_move_awaited", awaiting=awaiting)
        state = _state(here, cast("int", here.turn))
        self._before_roll(state)  # refuses a position that is not solved
        option = here.layout.by_sum[sum(here.faces or ())].option(*state)
        found: dict[Move, Between] = {}
        for move in here.legal_moves:
            after = state if option.again else (state[1], state[0])
            if move.cell is not None:
                bit = 1 << here.layout.numbers[move.cell]
                after = after_choice(state, option, bit)
                mine = state[0] | bit
                if option.puts and any(line & mine == line for line in here.layout.through[bit]):
                    found[move] = Fraction(1), Fraction(1)
                    continue
            if self.graph.state_number(after) is None:
                continue  # it passes a win by, and the game might then never end
            chance = self._before_roll(after)
            found[move] = chance if option.again else _opposite(chance)
        return found


def solve(position: Position, play: str = BEST) -> Solution:
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
    graph, bounds = _solved(solvable.rules, solvable.players, _roots(solvable), play)
    solution = Solution(solvable, play, graph, bounds)
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
    if not isinstance(play, str) or play not in {BEST, RANDOM}:
        raise QuestionError("probability.play", value=play)
    if not isinstance(position, Position):
        raise QuestionError("probability.no_position", value=position)
    if position.rules.hidden_cards:
        key = "probability.hidden_cards" if play == BEST else "probability.many_cards"
        raise OutOfReachError(key, edition=position.rules.edition)
    if not game_of(position.rules).solvable:
        raise QuestionError("probability.no_answer", edition=position.rules.edition)
    if position.layout.sides != _SIDES:
        key = "probability.many_sides" if play == BEST else "probability.two_sides"
        raise OutOfReachError(key, sides=position.layout.sides)
    ways = (_SIDES + 1) ** position.layout.spaces.bit_count()
    if ways > MOST_POSITIONS:
        raise OutOfReachError(
            "probability.too_big",
            edition=position.rules.edition,
            ways=ways,
            most=MOST_POSITIONS,
        )
    return cast("DicePosition", position)


@lru_cache(maxsize=4)
def _solved(
    rules: DiceRules, players: int, roots: frozenset[State], play: str
) -> tuple[Graph, tuple[Bounds, ...]]:
    graph = _explored(rules, players, roots)
    if play == BEST:
        graph = graph.settled()
        if any(graph.state_number(root) is None for root in roots):
            raise OutOfReachError("probability.need_not_end", edition=rules.edition)
    elif not graph.can_end():
        raise OutOfReachError("probability.cannot_end", edition=rules.edition)
    bounds = proven_bounds(graph, play)
    if bounds is None:
        raise OutOfReachError("probability.too_long", edition=rules.edition)
    return graph, bounds


@lru_cache(maxsize=4)
def _explored(rules: DiceRules, players: int, roots: frozenset[State]) -> Graph:
    return explore(rules, players, sorted(roots))


def _opposite(chance: Between) -> Between:
    lower, upper = chance
    return 1 - upper, 1 - lower


def _mean(weighed: Iterable[tuple[Fraction, Between]]) -> Between:
    """Give the mean of chances, each with its weight."""
    terms = [(weight * lower, weight * upper) for weight, (lower, upper) in weighed]
    return sum((low for low, _ in terms), Fraction(0)), sum((up for _, up in terms), Fraction(0))


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
