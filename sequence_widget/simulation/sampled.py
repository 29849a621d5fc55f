"""Trials of one step, a roll of the dice or a draw: samples of what has an exact chance."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from sequence_widget.engine.parts import read_card
from sequence_widget.engine.view import View
from sequence_widget.exact import Dist
from sequence_widget.exact.dice import roll_sum
from sequence_widget.rules import Rules, Seed
from sequence_widget.simulation.experiment import Experiment, Luck, Outcome
from sequence_widget.text import Card, IllegalMoveError

_TOO_LONG = 6
"""A face or a sum of so many digits is none."""


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


def sampled_rolls(rules: Rules) -> Rolls:
    """Take the dice of some rules."""
    return Rolls(roll_sum(rules), rules.dice)


@dataclass(frozen=True, slots=True)
class Draws(Sampled):
    """The next card drawn: each time from the same cards, as if it were put back.

    >>> import sequence_widget as sq
    >>> draws = next_draws(sq.position("mini-kids").seen_by(0))
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


def next_draws(view: View) -> Draws | None:
    """Take the next draw as a view knows it, where there is one."""
    if view.is_over or not view.unseen:
        return None
    return Draws(view.next_draw(), view.rules.cards)


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
