"""Claims beside what they mean, and the chance of one when every case is known with its weight."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import sequence_widget as sq

Case = dict[str, Any]
"""What is so: who holds what, what is drawn or rolled, whether the turn brings a line."""


@dataclass(frozen=True)
class Said:
    """A claim, and whether it is true in a case."""

    claim: sq.Claim
    holds: Callable[[Case], bool]


@dataclass(frozen=True)
class Question:
    """What is asked, and the right answer; none where the condition cannot be."""

    told: str
    ask: Callable[[], Any]
    right: Any


def joined(rng: random.Random, leaf: Callable[[], Said], depth: int) -> Said:
    """Join claims at random."""
    if not depth or rng.random() < 0.3:
        return leaf()
    a = joined(rng, leaf, depth - 1)
    if rng.random() < 0.25:
        return Said(~a.claim, lambda case: not a.holds(case))
    b = joined(rng, leaf, depth - 1)
    if rng.random() < 0.5:
        return Said(a.claim & b.claim, lambda case: a.holds(case) and b.holds(case))
    return Said(a.claim | b.claim, lambda case: a.holds(case) or b.holds(case))


def how_many(rng: random.Random, most: int) -> tuple[dict[str, int], Callable[[int], bool]]:
    """Draw how often something is to be, and what that means."""
    kind = rng.randrange(3)
    n = rng.randint(1, most)
    if kind == 0:
        return {}, lambda count: count >= 1
    if kind == 1:
        return {"at_least": n}, lambda count: count >= n
    n = rng.randint(0, most)
    return {"exactly": n}, lambda count: count == n


def which_of(
    rng: random.Random, most: int
) -> tuple[dict[str, int], Callable[[Sequence[bool]], bool]]:
    """Draw which of some things to come are meant, and what that means of all of them."""
    n = rng.randint(1, most)
    if rng.random() < 0.5:
        return {"nth": n}, lambda came: came[n - 1]
    often, means = how_many(rng, n)
    return {"among": n, **often}, lambda came: means(sum(came[:n]))


def chance(cases: Iterable[tuple[Case, Fraction]], a: Said, given: Said | None) -> Fraction | None:
    """Add up the cases; `None` if the condition holds in none."""
    both = possible = Fraction(0)
    for case, weight in cases:
        if given is None or given.holds(case):
            possible += weight
            both += weight * a.holds(case)
    return both / possible if possible else None
