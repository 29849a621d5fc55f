"""Chances that grow surer with every few games that are played on from a place."""

from collections.abc import Sequence
from dataclasses import dataclass

from sequence_widget.engine import Bot
from sequence_widget.simulation import Estimate
from sequence_widget.simulation.lineups import job_for, policy_name, policy_text
from sequence_widget.simulation.trials import Playing
from sequence_widget.teaching.analysis.gain import Winning
from sequence_widget.teaching.analysis.where_chances_change import Place, decided

SEED = 1


@dataclass(frozen=True, slots=True)
class Pace:
    """How many games are played on at a time: first, and in all."""

    piece: int
    first: int
    games: int


WITH_MACHINE_CODE = Pace(1_000, 1_000, 20_000)
WITHOUT = Pace(10, 20, 200)


def pace_for(place: Place, bots: Sequence[Bot | None]) -> Pace:
    """Say how many games are soon played on from a place."""
    compiled = not place.is_over and job_for(place, SEED, (1,), tuple(bots))[0].compiled
    return WITH_MACHINE_CODE if compiled else WITHOUT


class EstimatedChances:
    """The chances of every side at a place; each piece of games makes them surer.

    They are decided by the place, who plays on, and how many games there have been: the games are
    those that `simulate` plays with the seed `SEED`, so that a cell can play them again.

    >>> import sequence_widget as sq
    >>> place = sq.position("mini-dice", chips={"a1": 0, "b1": 0}, turn=0)
    >>> estimated = EstimatedChances(place, (sq.GreedyBot(), sq.GreedyBot()))
    >>> estimated.chances is None
    True
    >>> estimated.grow()
    >>> estimated.chances[0].n == estimated.pace.piece
    True
    """

    __slots__ = ("_bots", "_counts", "_luck", "_place", "pace")

    def __init__(self, place: Place, bots: Sequence[Bot | None]) -> None:
        self._place = place
        self._bots = tuple(bots)
        self._luck: Playing | None = None
        self._counts: tuple[int, ...] = ()
        """The games won by each side, and all games: replaced as a whole, for other threads."""

        self.pace = pace_for(place, self._bots)

    @property
    def games(self) -> int:
        """How many games were played on."""
        return self._counts[-1] if self._counts else 0

    def wants(self, games: int) -> bool:
        """Whether fewer games were played than these; a game that is over needs none."""
        return self.games < games and not self._place.is_over

    def grow(self) -> None:
        """Play another few games on from there."""
        if self._luck is None:
            self._luck = Playing(self._place, self._bots, SEED)
        luck, sides = self._luck, range(self._place.layout.sides)
        luck.more(self.pace.piece)
        self._counts = (*(luck.counts[side] for side in sides), luck.done)

    @property
    def chances(self) -> tuple[Winning, ...] | None:
        """Every side's chance, exact if the game is over; nothing before a game was played."""
        if self._place.is_over:
            return decided(self._place)
        counts = self._counts
        if not counts:
            return None
        policy = policy_text([*map(policy_name, self._bots)])
        return tuple(Estimate(won, counts[-1], SEED, policy) for won in counts[:-1])
