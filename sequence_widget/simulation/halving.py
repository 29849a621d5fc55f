"""Sequential halving: spend playouts where they matter, by dropping the worse half of the moves.

After Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits" (2013).
"""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import cast

from sequence_widget.engine import Bot, Move, Position, View
from sequence_widget.simulation.jobs import play, stream
from sequence_widget.simulation.lineups import job_for
from sequence_widget.simulation.loop.inputs import Source

_FIRST_BATCH, _LAST_BATCH = 16, 1 << 14
_PIECE = 1 << 16  # a multiple of the loop's blocks, and soon played


@dataclass(slots=True, eq=False)
class Candidate:
    """A move, what follows it, and what its playouts have given so far."""

    move: Move
    after: Source | None
    """What the mover sees after the move; nothing if the game is over then."""

    side: int
    won: int = 0
    drawn: int = 0
    games: int = 0

    def play(self, games: int, seed: int, bots: tuple[Bot | None, ...]) -> None:
        """Play on from here."""
        if self.after is None:
            self.games += games
            self.won += games * (self.side >= 0)
            self.drawn += games * (self.side < 0)
            return
        job, _ = job_for(self.after, seed, (games,), bots)
        for first in range(0, games, _PIECE):
            part = play(job, first, min(_PIECE, games - first))
            self.games += part.games
            counts, _ = part.counts[0]
            self.won += counts[self.side]
            self.drawn += counts[-1]

    @property
    def score(self) -> float:
        """The share won, a draw counting half."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.0


def candidates(view: View, moves: Sequence[Move]) -> list[Candidate]:
    """Play each move on the board, as its mover sees it; hidden cards stay hidden."""
    position = view.sample(random.Random(0))  # no hidden card matters to what is kept
    seat = cast("int", view.seat)
    side = view.side(seat)
    found = []
    for move in moves:
        after: Position = position.apply(move)
        if after.is_over:
            found.append(Candidate(move, None, side if after.winner == side else -1))
            continue
        seen = replace(after.seen_by(seat), learnt=view.learnt, last_turns=view.last_turns)
        found.append(Candidate(move, seen, side))
    return found


def halve(
    found: Sequence[Candidate], spend: Callable[[Sequence[Candidate], int, int], None]
) -> list[list[Candidate]]:
    """Drop the worse half again and again until one is left; give what was left at each round.

    `spend(left, round, rounds)` plays for those that are left.
    """
    rounds = max(1, (len(found) - 1).bit_length())
    left = list(found)
    stages = []
    for number in range(rounds):
        spend(left, number, rounds)
        left.sort(key=lambda each: each.score, reverse=True)
        stages.append(left)
        left = left[: -(-len(left) // 2)]
    return stages


def spend_games(
    games: int, seed: int, bots: tuple[Bot | None, ...]
) -> Callable[[Sequence[Candidate], int, int], None]:
    """Spend so many games in all, the same share in every round.

    In a round all moves meet the same luck as far as they can: a fair comparison takes less.
    """

    def spend(left: Sequence[Candidate], number: int, rounds: int) -> None:
        share = max(1, games // rounds // len(left))
        for each in left:
            each.play(share, stream(seed, number), bots)

    return spend


def spend_seconds(
    seconds: float, seed: int, bots: tuple[Bot | None, ...]
) -> Callable[[Sequence[Candidate], int, int], None]:
    """Spend so much time in all, the same share in every round."""
    begun = time.perf_counter()

    def spend(left: Sequence[Candidate], number: int, rounds: int) -> None:
        end = begun + seconds * (number + 1) / rounds
        batch, again = _FIRST_BATCH, 0
        while again == 0 or time.perf_counter() < end:
            for each in left:
                each.play(batch, stream(seed, number, again), bots)
                if again and time.perf_counter() >= end:
                    return
            again += 1
            batch = min(2 * batch, _LAST_BATCH)

    return spend
