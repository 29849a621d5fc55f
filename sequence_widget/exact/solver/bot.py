"""A bot that plays by a solution."""

import random
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Self

from sequence_widget.engine.events import Move
from sequence_widget.engine.state import Position
from sequence_widget.engine.view import View
from sequence_widget.exact.solver.solution import Solution, check_solvable, solve

_Key = tuple[tuple[int, ...], int | None, tuple[int, ...] | None]


@dataclass(frozen=True, slots=True, repr=False)
class SolutionBot:
    """Plays a best move by the solution of a position, the first of equally good ones.

    The order is that of the board's spaces, so `rng` is not used. A record keeps the position and
    the play; read back, the game is solved again when a move is first asked for.

    >>> import sequence_widget as sq
    >>> bot = SolutionBot("mini-dice players=2")
    >>> view = sq.position("mini-dice", chips={"a1": 0, "b1": 0}, roll=(6,)).seen_by(0)
    >>> str(bot.choose(view, random.Random(1)))
    'place c1'
    """

    position: str
    play: str = "best"
    _solved: list[Solution] = field(init=False, compare=False, default_factory=list)
    """The solution, once it is needed."""

    _chosen: dict[_Key, Move] = field(init=False, compare=False, default_factory=dict)
    """The moves that were asked for before."""

    def __post_init__(self) -> None:
        check_solvable(Position.from_text(self.position), self.play)

    @classmethod
    def of(cls, solution: Solution) -> Self:
        """Make the bot that plays by a solution.

        >>> import sequence_widget as sq
        >>> SolutionBot.of(sq.solve(sq.position("mini-dice")))
        SolutionBot('mini-dice players=2')
        """
        bot = cls(solution.position.to_text(), solution.play)
        bot._solved.append(solution)
        return bot

    def choose(self, view: View, rng: random.Random) -> Move:  # noqa: ARG002 - no luck is needed
        """Choose the first of the best moves; a position outside the solution is refused."""
        if not self._solved:
            self._solved.append(solve(Position.from_text(self.position), self.play))
        solution = self._solved[0]
        if view.rules != solution.position.rules or view.players != solution.position.players:
            return solution.first_best_move(view)  # which says why there is none
        key = view.boards, view.turn, view.roll
        move = self._chosen.get(key)
        if move is None:
            move = self._chosen[key] = solution.first_best_move(view)
        return move

    def __repr__(self) -> str:
        play = "" if self.play == "best" else f", play={self.play!r}"
        return f"SolutionBot({self.position!r}{play})"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what it plays by and no more: the other end solves it, once for all its games."""
        return _remade, (self.position, self.play)


@lru_cache(maxsize=4)
def _remade(position: str, play: str) -> SolutionBot:
    return SolutionBot(position, play)
