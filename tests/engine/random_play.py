"""Games of uniformly random moves, many at once; apart from the tests so that workers load fast."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field

import sequence_widget as sq
from sequence_widget.engine import DicePosition, KidsPosition, start_position

CHUNK = 250


@dataclass
class Figures:
    """What came of many games."""

    winners: Counter[int | None] = field(default_factory=Counter)
    """Games by who won: 0 for the side that began, 1 for the next, None for a draw."""

    lengths: Counter[int] = field(default_factory=Counter)
    """Games by how many cards were played or rolls made."""

    @property
    def games(self) -> int:
        return self.winners.total()

    def share(self, winner: int | None) -> float:
        return self.winners[winner] / self.games

    @property
    def mean_length(self) -> float:
        return sum(length * games for length, games in self.lengths.items()) / self.games

    @property
    def sd_length(self) -> float:
        mean = self.mean_length
        squares = sum((length - mean) ** 2 * games for length, games in self.lengths.items())
        return math.sqrt(squares / (self.games - 1))

    def add(self, other: "Figures") -> None:
        self.winners += other.winners
        self.lengths += other.lengths


def random_events(position: sq.Position, rng: random.Random) -> Iterator[sq.Position]:
    """Play at random; give every position, this one first and the end of the game last."""
    yield position
    while not position.is_over:
        moves = position.legal_moves
        position = position.apply(rng.choice(moves) if moves else position.random_chance(rng))
        yield position


def length_of(position: sq.Position) -> int:
    """Count the cards played, or the rolls."""
    if isinstance(position, KidsPosition):
        return position.played
    assert isinstance(position, DicePosition)
    return position.rolls


def play_some(rules: sq.Rules, players: int, seeds: range) -> Figures:
    """Play a game a seed from the deal or roll-off on."""
    figures = Figures()
    start = start_position(rules, players)
    for seed in seeds:
        began, end = None, start
        for position in random_events(start, random.Random(seed)):
            if began is None and position.awaiting not in ("deal", "roll-off"):
                began = position.side(position.turn or 0)
            end = position
        assert end.turn is None
        assert bool(end.winning_lines) == (end.winner is not None)
        if end.winner is None:
            figures.winners[None] += 1
        else:
            figures.winners[(end.winner - (began or 0)) % rules.sides(players)] += 1
        figures.lengths[length_of(end)] += 1
    return figures


def play_many(pool: Executor, rules: sq.Rules, players: int, games: int) -> Figures:
    """Play games of seeds 0, 1, 2, ... in the processes of a pool."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    figures = Figures()
    for part in pool.map(play_some, [rules] * len(chunks), [players] * len(chunks), chunks):
        figures.add(part)
    return figures


def long_games() -> dict[str, sq.Game]:
    """Play games of about 10,000 events between bots, too few chips for anyone to win them."""
    dice = sq.edition("dice").but(chips=3, limit=5_000)
    kids = sq.edition("kids").but(chips=2, limit=500)
    games = {}
    for rules in (dice, kids):
        games[rules.edition] = sq.Game(rules, [sq.RandomBot(), sq.RandomBot()], seed=1)
        games[rules.edition].advance(12_000)  # far fewer should do
    return games
