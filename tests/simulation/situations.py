"""Positions and views in the middle of games, awaiting whatever a position can await."""

import random
from collections.abc import Iterator

import sequence_widget as sq
from sequence_widget.engine import start_position
from tests.simulation.cases import Case


def moments(case: Case, seed: int, first: int = 0) -> Iterator[sq.Position]:
    """Play one game at random; yield every position in which something is awaited."""
    rng = random.Random(f"{case.name} {seed}")
    position = start_position(case.rules, case.players, first)
    while not position.is_over:
        yield position
        if position.legal_moves:
            position = position.apply(rng.choice(position.legal_moves))
        else:
            position = position.apply(position.random_chance(rng))


def some_moments(case: Case, seed: int, count: int) -> list[sq.Position]:
    """Return some positions of one game, of every kind that it awaits, early and late."""
    found = list(moments(case, seed, seed % case.players))
    rng = random.Random(seed)
    by_kind = {position.awaiting: position for position in rng.sample(found, len(found))}
    return [*by_kind.values(), *rng.sample(found, min(count, len(found)))]
