"""Small dice games solved in plain fractions, one equation a position: an oracle for the solver.

It knows the naive engine alone. The best play is guessed in ordinary numbers, its chances follow
from equations, and if a choice betters them it is made and the equations are solved anew.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tests.naive import dice
from tests.naive.tables import MINI_DICE, Options

Key = tuple[int, frozenset[tuple[str, int]]]
"""Whose turn it is, and the chips."""

Choices = Mapping[str, Key | None]
"""Where each move leads; to nothing if it wins."""

_ROUGH_SWEEPS = 300


@dataclass(frozen=True)
class Rolled:
    """A roll in some position, how likely it is, and what may be chosen then."""

    state: dice.State
    weight: Fraction
    choices: Choices


Positions = Mapping[Key, list[Rolled]]
Values = Mapping[Key, Fraction]
"""The chance of seat 0, before a roll."""


def as_key(state: dice.State) -> Key:
    return state.turn, frozenset(state.chips.items())


def positions_of(options: Options, most: int, *, wins_are_taken: bool) -> Positions | None:
    """Find every position before a roll that play can reach, unless there are too many."""
    start = dice.start({**MINI_DICE, **options, "limit": 10**9}, 2)
    start.awaiting = "roll"
    waiting, found = [start], dict[Key, list[Rolled]]()
    found[as_key(start)] = []
    while waiting:
        state = waiting.pop(0)
        for throw, weight in dice.events(state).items():
            rolled = dice.after(state, throw)
            after = {move: dice.after(rolled, move) for move in dice.events(rolled)}
            wins = [move for move, then in after.items() if then.winner is not None]
            if wins and wins_are_taken:
                after = {move: after[move] for move in wins}
            for then in after.values():
                if then.winner is None and as_key(then) not in found:
                    if len(found) == most:
                        return None
                    found[as_key(then)] = []
                    waiting.append(then)
            choices = {
                m: as_key(then) if then.winner is None else None for m, then in after.items()
            }
            found[as_key(state)].append(Rolled(rolled, weight or Fraction(0), choices))
    return found


def at_random(positions: Positions) -> Values:
    """Solve the game for everybody moving at random."""
    return _solved(
        {
            key: [
                (rolled.weight / len(rolled.choices), to)
                for rolled in rolls
                for to in rolled.choices.values()
            ]
            for key, rolls in positions.items()
        }
    )


def at_best(positions: Positions) -> Values:
    """Solve the game for both playing as well as can be."""
    rough = _rough(positions)
    chosen = {
        (key, at): max(rolled.choices.values(), key=lambda to: worth(rough, key[0], to))
        for key, rolls in positions.items()
        for at, rolled in enumerate(rolls)
    }
    while True:
        values = _solved(
            {
                key: [(rolled.weight, chosen[key, at]) for at, rolled in enumerate(rolls)]
                for key, rolls in positions.items()
            }
        )
        better = {}
        for (key, at), now in chosen.items():
            best = max(
                positions[key][at].choices.values(), key=lambda to: worth(values, key[0], to)
            )
            if worth(values, key[0], best) > worth(values, key[0], now):
                better[key, at] = best
        if not better:
            return values
        chosen |= better


def worth(values: Mapping[Key, Any], seat: int, to: Key | None) -> Any:
    """Say what it is worth to a seat to come to a position."""
    if to is None:
        return 1
    return 1 - values[to] if seat else values[to]


def _rough(positions: Positions) -> Mapping[Key, float]:
    values = dict.fromkeys(positions, 0.5)
    weights = {key: [float(each.weight) for each in rolls] for key, rolls in positions.items()}
    for _ in range(_ROUGH_SWEEPS):
        for key, rolls in reversed([*positions.items()]):
            chance = sum(
                weight * max(worth(values, key[0], to) for to in rolled.choices.values())
                for weight, rolled in zip(weights[key], rolls, strict=True)
            )
            values[key] = 1 - chance if key[0] else chance
    return values


def _solved(leads: Mapping[Key, Iterable[tuple[Fraction, Key | None]]]) -> Values:
    """Eliminate one position after the other from the equations of all."""
    sums, users = dict[Key, dict[Key, Fraction]](), dict[Key, set[Key]]()
    certain = dict.fromkeys(leads, Fraction(0))
    for key, outcomes in leads.items():
        sums[key] = {}
        for weight, to in outcomes:
            if to is None:
                certain[key] += weight * (key[0] == 0)
            else:
                sums[key][to] = sums[key].get(to, Fraction(0)) + weight
                users.setdefault(to, set()).add(key)
    order = [*leads][::-1]
    gone = set[Key]()
    for key in order:
        own = 1 - sums[key].pop(key, Fraction(0))
        sums[key] = {to: part / own for to, part in sums[key].items()}
        certain[key] /= own
        gone.add(key)
        for user in users.get(key, set()) - gone:
            part = sums[user].pop(key)
            certain[user] += part * certain[key]
            for to, share in sums[key].items():
                sums[user][to] = sums[user].get(to, Fraction(0)) + part * share
                users[to].add(user)
    values = dict[Key, Fraction]()
    for key in reversed(order):
        values[key] = certain[key] + sum(part * values[to] for to, part in sums[key].items())
    return values
