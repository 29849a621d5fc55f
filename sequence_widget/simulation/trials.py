"""Trials: one roll, one draw or one whole game from here on, again and again, and what came."""

import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, ClassVar, Self

from sequence_widget.engine import View
from sequence_widget.engine.build import read_card
from sequence_widget.engine.dice import DiceView
from sequence_widget.engine.kids import KidsView
from sequence_widget.exact import Dist, Proven
from sequence_widget.exact.dice import roll_sum
from sequence_widget.exact.solver.solution import solved_before
from sequence_widget.rules import DiceRules, Seed
from sequence_widget.simulation.estimates import AT_RANDOM, Estimate, Seeds
from sequence_widget.simulation.jobs import Job, play
from sequence_widget.simulation.lineups import job_for
from sequence_widget.simulation.loop.primitives import BLOCK
from sequence_widget.text import Card, IllegalMoveError

Outcome = Hashable
DRAWN = "drawn"
"""What came of a game that nobody has won; other games are known by the side that has."""

_LOOKS = 12
"""So often a run is to be looked at, at growing numbers of trials."""

_FAR_LIMIT = 10_000
"""Solutions leave a game's limit out; one so far away is never met in games that can be solved."""

MOST_BY_HAND = 10_000
"""No class enters so many; without an end a browser could fill the memory."""

_TOO_LONG = 6
"""A face or a sum of so many digits is none."""

_PIECE = 0.01
"""A piece that takes fewer seconds than this is followed by a larger one."""


class Luck(ABC):
    """A course of trials that a seed decides, however few or many are asked for at a time."""

    def __init__(self, seed: Seed) -> None:
        self.seed = seed
        self.done = 0
        self.counts: Counter[Outcome] = Counter()

    @property
    @abstractmethod
    def least(self) -> int:
        """How many trials a piece has at least, if it is not the last."""

    def more(self, trials: int) -> None:
        """Make so many more trials."""
        self.counts = self.counts + self._made(trials)
        self.done += trials

    @abstractmethod
    def _made(self, trials: int) -> "Counter[Outcome]":
        """Make so many more trials, and give what came."""

    def pieces(self, trials: int) -> Iterator[tuple["Counter[Outcome]", bool]]:
        """Make so many more trials piece by piece, and give all counts after each.

        With them goes whether they are worth a look: that is after ever more trials, so that one
        sees the first of them come, and the shares settle.

        >>> import sequence_widget as sq
        >>> luck = sampled_rolls(sq.edition("dice")).luck(seed=1)
        >>> [counts.total() for counts, look in luck.pieces(1_000) if look]
        [1, 2, 3, 6, 10, 18, 32, 56, 100, 178, 316, 562]
        """
        begun, size = self.done, self.least
        for mark in _marks(trials):
            while (left := begun + mark - self.done) > 0:
                since = time.perf_counter()
                self.more(min(left, size - self.done % self.least))
                if time.perf_counter() - since < _PIECE:
                    size *= 2
                yield self.counts, self.done - begun == mark < trials


def _marks(trials: int) -> list[int]:
    """Choose the numbers of trials at which to look, evenly on a log scale, and the last."""
    return sorted({round(trials ** (look / _LOOKS)) for look in range(_LOOKS)} | {trials})


class Experiment(ABC):
    """Something with luck that can be tried again and again; equal ones have the same chances."""

    kind: ClassVar[str]

    @property
    @abstractmethod
    def outcomes(self) -> tuple[Outcome, ...]:
        """All that may come, in order."""

    @property
    @abstractmethod
    def chances(self) -> Mapping[Any, Fraction | Proven] | None:
        """The exact answer, or a proven one, where there is one."""

    @abstractmethod
    def luck(self, seed: Seed) -> Luck:
        """Begin a course of trials."""

    def read(self, text: str) -> Outcome:
        """Read what came by hand, with real dice or cards; refuse what cannot have come."""
        raise IllegalMoveError("trials.not_by_hand", text=text)


@dataclass(frozen=True, slots=True)
class Sampled(Experiment):
    """An experiment of one step, each of whose outcomes has its exact chance."""

    dist: Dist[Any]

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """All that may come, in order."""
        return tuple(self.dist)

    @property
    def chances(self) -> Mapping[Any, Fraction]:
        """The exact answer."""
        return self.dist

    def luck(self, seed: Seed) -> Luck:
        """Begin a course of trials."""
        return _Drawing(self.dist, seed)


@dataclass(frozen=True, slots=True)
class Rolls(Sampled):
    """A roll of the dice, known by its sum.

    >>> import sequence_widget as sq
    >>> rolls = sampled_rolls(sq.edition("dice"))
    >>> rolls.read("3+4"), rolls.read(" 12 ")
    (7, 12)
    >>> rolls.read("7+1")
    Traceback (most recent call last):
    sequence_widget.text.errors.IllegalMoveError: these dice cannot show 7+1
    """

    dice: tuple[int, ...]
    kind: ClassVar[str] = "rolls"

    def read(self, text: str) -> int:
        """Read faces, as `3+4`, or their sum."""
        words = text.replace("+", " ").split()
        faces = [int(word) for word in words if word.isdecimal() and len(word) < _TOO_LONG]
        if not words or len(faces) < len(words):
            raise IllegalMoveError("trials.no_roll", text=text)
        told = "+".join(map(str, faces))
        if len(faces) == 1 and faces[0] in self.outcomes:
            return faces[0]
        fits = len(faces) == len(self.dice) and all(
            1 <= face <= most for face, most in zip(faces, self.dice, strict=True)
        )
        if not fits:
            raise IllegalMoveError("trials.not_shown", text=told)
        return sum(faces)


def sampled_rolls(rules: DiceRules) -> Rolls:
    """Take the dice of some rules."""
    return Rolls(roll_sum(rules), rules.dice)


@dataclass(frozen=True, slots=True)
class Draws(Sampled):
    """The next card drawn: each time from the same cards, as if it were put back.

    >>> import sequence_widget as sq
    >>> draws = experiments(sq.position("mini-kids").seen_by(0))[0]
    >>> draws.kind, draws.read("Enhjørning")
    ('draws', 'unicorn')
    """

    cards: tuple[str, ...]
    """All kinds that the game has."""

    kind: ClassVar[str] = "draws"

    def read(self, text: str) -> str:
        """Read a card's name, in whatever language."""
        card = read_card(text, self.cards)
        if card not in self.outcomes:
            raise IllegalMoveError("trials.none_left", card=Card(card))
        return card


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
        return _Playing(self.view, seed)


class _Drawing(Luck):
    """Trials drawn from a distribution."""

    def __init__(self, chances: Dist[Any], seed: Seed) -> None:
        super().__init__(seed)
        self._chances = chances
        self._rng = random.Random(seed)

    @property
    def least(self) -> int:
        return 1

    def _made(self, trials: int) -> Counter[Outcome]:
        return Counter(self._chances.sample(self._rng, trials))


class _Playing(Luck):
    """Games played from a view, as in a simulation."""

    def __init__(self, view: View, seed: Seed) -> None:
        super().__init__(seed)
        self._job = self._job_up_to(view, 1)
        self._view = view

    @property
    def least(self) -> int:
        return 1 if self._job.policies is None else BLOCK

    def _job_up_to(self, view: View, *marks: int) -> Job:
        job, _ = job_for(view, self.seed, marks, (None,) * view.players)
        return job

    def _made(self, trials: int) -> Counter[Outcome]:
        """Play on; the loop begins with a block, so that some games before may be played again."""
        first, end = self.done, self.done + trials
        begin = first - first % self.least
        part = play(self._job_up_to(self._view, first, end), begin, end - begin)
        counts, _ = part.counts[1]
        *won, drawn = counts
        return Counter({side: count for side, count in enumerate(won) if count} | {DRAWN: drawn})


@dataclass(frozen=True, slots=True)
class Trials:
    """What came of an experiment so far, by the computer's luck and by hand.

    >>> import sequence_widget as sq
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
    found: list[Experiment] = []
    if isinstance(view, DiceView):
        found.append(sampled_rolls(view.rules))
    elif isinstance(view, KidsView) and not view.is_over and view.unseen:
        found.append(Draws(view.next_draw(), view.layout.kinds))
    if not view.is_over:
        found.append(Games(view))
    return tuple(found)
