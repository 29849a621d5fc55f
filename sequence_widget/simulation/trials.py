"""Trials: one roll, one draw or one whole game from here on, again and again, and what came."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, ClassVar, Self

from sequence_widget.engine import Bot, View
from sequence_widget.exact import Proven
from sequence_widget.exact.solver.solution import solved_before
from sequence_widget.rules import Seed
from sequence_widget.simulation.estimates import AT_RANDOM, Estimate, Seeds
from sequence_widget.simulation.experiment import Experiment, Luck, Outcome
from sequence_widget.simulation.jobs import Job, play
from sequence_widget.simulation.lineups import job_for
from sequence_widget.simulation.loop.inputs import Source
from sequence_widget.simulation.loop.primitives import BLOCK
from sequence_widget.simulation.sampled import next_draws, sampled_rolls
from sequence_widget.text import IllegalMoveError

DRAWN = "drawn"
"""What came of a game that nobody has won; other games are known by the side that has."""

_FAR_LIMIT = 10_000
"""Solutions leave a game's limit out; one so far away is never met in games that can be solved."""

MOST_BY_HAND = 10_000
"""No class enters so many; without an end a browser could fill the memory."""


@dataclass(frozen=True, slots=True)
class Games(Experiment):
    """A whole game from what a viewer knows, all moving at random: which side wins it.

    The cards that the viewer cannot see are dealt anew for every game.

    >>> import sequence_widget as sq
    >>> games = Games(sq.position("mini-kids").seen_by(None))
    >>> luck = games.luck(seed=1); luck.more(1_000); dict(luck.counts)
    {0: 629, 1: 371}
    >>> luck.more(1_000); luck.counts[0] / 2_000
    0.628
    """

    view: View
    kind: ClassVar[str] = "games"

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The sides, and a game that nobody wins."""
        return *range(self.view.layout.sides), DRAWN

    @property
    def chances(self) -> Mapping[Any, Fraction | Proven] | None:
        """Each side's proven chance, where such games have been solved."""
        solution = solved_before(self.view, "random")
        if solution is None or self.view.rules.limit < _FAR_LIMIT:
            return None
        sides = {side: solution.win_probability(side, self.view) for side in (0, 1)}
        return {**sides, DRAWN: Fraction(0)}

    def luck(self, seed: Seed) -> Luck:
        """Begin a course of trials; `simulate` plays the same games with that seed."""
        return Playing(self.view, (None,) * self.view.players, seed)


class Playing(Luck):
    """Games that bots play on from a place: those that `simulate` plays with the same seed.

    >>> import sequence_widget as sq
    >>> place, bots = sq.position("mini-dice"), (sq.GreedyBot(), sq.RandomBot())
    >>> luck = Playing(place, bots, seed=1); luck.more(300); luck.more(300)
    >>> luck.counts[0] / 600 == sq.simulate(place, games=600, players=[*bots]).win_rate(0).value
    True
    """

    def __init__(self, place: Source, bots: tuple[Bot | None, ...], seed: Seed) -> None:
        super().__init__(seed)
        self._place, self._bots = place, bots
        self._job = self._job_up_to(1)

    @property
    def least(self) -> int:
        """A block of the playout loop, if that can play them."""
        return 1 if self._job.policies is None else BLOCK

    def _job_up_to(self, *marks: int) -> Job:
        job, _ = job_for(self._place, self.seed, marks, self._bots)
        return job

    def _made(self, trials: int) -> Counter[Outcome]:
        """Play on; the loop begins with a block, so that some games before may be played again."""
        first, end = self.done, self.done + trials
        begin = first - first % self.least
        part = play(self._job_up_to(first, end), begin, end - begin)
        counts, _ = part.counts[1]
        *won, drawn = counts
        return Counter({side: count for side, count in enumerate(won) if count} | {DRAWN: drawn})


@dataclass(frozen=True, slots=True)
class Trials:
    """What came of an experiment so far, by the computer's luck and by hand.

    >>> import sequence_widget as sq
    >>> from sequence_widget.simulation.sampled import sampled_rolls
    >>> trials = Trials(sampled_rolls(sq.edition("dice")))
    >>> luck = trials.experiment.luck(seed=1); luck.more(100)
    >>> trials = trials.with_made(luck.counts).entered("3+4").entered("6+6")
    >>> trials.n, trials.count(7), trials.taken_back().by_hand
    (102, 11, (7,))
    """

    experiment: Experiment
    made: Mapping[Outcome, int] = field(default_factory=dict)
    by_hand: tuple[Outcome, ...] = ()
    """What was entered, in order."""

    @property
    def n(self) -> int:
        """How many trials there were."""
        return sum(self.made.values()) + len(self.by_hand)

    def count(self, outcome: Outcome) -> int:
        """Say how often something came."""
        return self.made.get(outcome, 0) + self.by_hand.count(outcome)

    def estimate(self, outcome: Outcome, seed: Seeds = 0) -> Estimate:
        """Give the share of the trials in which something came."""
        return Estimate(self.count(outcome), self.n, seed, AT_RANDOM)

    def with_made(self, counts: Mapping[Outcome, int]) -> Self:
        """Count what the computer's luck has brought in all."""
        return replace(self, made=dict(counts))

    def entered(self, text: str) -> Self:
        """Count what came by hand."""
        if len(self.by_hand) >= MOST_BY_HAND:
            raise IllegalMoveError("trials.full", most=MOST_BY_HAND)
        return replace(self, by_hand=(*self.by_hand, self.experiment.read(text)))

    def taken_back(self) -> Self:
        """Forget what was entered last."""
        return replace(self, by_hand=self.by_hand[:-1])


def experiments(view: View) -> tuple[Experiment, ...]:
    """List what can be tried from here on, as a viewer knows it.

    >>> import sequence_widget as sq
    >>> [each.kind for each in experiments(sq.position("kids").seen_by(None))]
    ['draws', 'games']
    """
    step = sampled_rolls(view.rules) if view.rules.dice else next_draws(view)
    games = None if view.is_over else Games(view)
    return tuple(each for each in (step, games) if each is not None)
