"""Games that the engine plays, move by move: for bots, and for rules that no loop fits."""

import copy
import random
from typing import cast

from sequence_widget.engine import Bot, Move, Position, View
from sequence_widget.engine.players import Player, chosen
from sequence_widget.simulation.jobs import Job, stream
from sequence_widget.simulation.playouts import playouts_of


def play_engine(job: Job, first: int, games: int) -> tuple[list[int], list[int]]:
    """Play games number `first` and on; give how each one ended, as the loops do, and its length.

    Each game has its own luck, and in it each seat its own
    randomness, so that no bot's use of it changes what others meet.
    """
    endings, lengths = [], []
    length = playouts_of(job.source.rules).length
    for number in range(first, first + games):
        luck = random.Random(stream(job.seed, number, "luck"))
        source = job.source
        start = source.sample(luck) if isinstance(source, View) else source
        end, began = _played(job, start, number, luck)
        winner = job.sides if end.winner is None else end.winner
        endings.append(began * (job.sides + 1) + winner)
        lengths.append(length(end) - length(start))
    return endings, lengths


def _played(job: Job, position: Position, number: int, luck: random.Random) -> tuple[Position, int]:
    """Play a game to its end; say too which side made the first move."""
    bots = copy.deepcopy(job.bots) or (None,) * position.players  # some keep notes of the game
    own_luck = [random.Random(stream(job.seed, number, seat)) for seat in range(position.players)]
    began = None
    while not position.is_over:
        if position.awaiting != "move":
            position = position.apply(position.random_chance(luck))
            continue
        seat = cast("int", position.turn)
        began = position.side(seat) if began is None else began
        position = position.apply(_chosen(bots[seat], position, seat, own_luck[seat]))
    return position, began or 0


def _chosen(bot: Bot | None, position: Position, seat: int, rng: random.Random) -> Move:
    if bot is None:
        return rng.choice(position.legal_moves)
    return chosen(Player(type(bot).__name__, bot), position.seen_by(seat), rng)
