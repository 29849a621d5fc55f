"""Distributions and counts that need no position, what a `Dist` can do, and a solved game."""

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, partial
from typing import Any

import sequence_widget as sq
from tests.digests.canonical import (
    LANGUAGES,
    Case,
    answer_to,
    answers_to,
    explained,
    in_lines,
    table,
)
from tests.digests.tables import CHANGED, EDITIONS, Table, part_way


def of_rules(each: Table) -> str:
    """Everything that is asked of rules alone; cards refuse what is about dice, and dice cards."""
    rules = each.rules
    return answers_to(
        {
            "roll": partial(sq.roll, rules),
            "sum": partial(sq.roll_sum, rules),
            "roll-off": partial(sq.roll_off, rules, each.players),
            "turn": partial(sq.turn, rules),
            "rolls until 3": partial(sq.rolls_until, rules, 3),
            "rolls until 4 and 6": partial(sq.rolls_until, rules, all_of={4, 6}),
            "rolls until all": partial(sq.rolls_until, rules, "all"),
            "draws until a dragon": partial(sq.draws_until, rules, "dragon"),
            "draws until a fox or lion": partial(sq.draws_until, rules, any_of=["fox", "lion"]),
        }
    )


def hand_of(each: Table) -> str:
    return answer_to(partial(sq.opening_hand, each.rules))


def counted(count: sq.CountDist) -> str:
    parts: list[object] = [count.mean(), count.variance(), format(count.sd(), ".12g")]
    parts += [count.head(n) for n in (0, 1, 5, 20)]
    parts += [count.more_than(k) for k in (-1, 0, 1, 7, 30)]
    parts += [count.probability(k).explain(language) for k in (1, 4) for language in LANGUAGES]
    parts += [count.probability({1, 2, 3}), count.sample(random.Random(1), 20)]
    parts += [explained(count), *(count.to_html(6, language) for language in LANGUAGES)]
    return in_lines(parts)


def distributed(dist: sq.Dist[Any], event: object) -> str:
    parts: list[object] = [dist.mode(), dist.probability(event).explain(), dist.given(event)]
    parts += [dist.sample(random.Random(1), 20), table(dist.to_frame())]
    parts += [dist.to_html(language) for language in LANGUAGES]
    parts += [explained(dist.given(event)), dist.map(str), dist.given(event).assumptions != ()]
    return in_lines(parts)


def numbered(dist: sq.Dist[int]) -> str:
    return in_lines([dist.mean(), dist.variance(), format(dist.sd(), ".12g"), explained(dist)])


def written(chance: sq.Probability) -> str:
    parts: list[object] = [repr(chance), str(chance), f"{chance:.3f}", chance._repr_html_()]
    parts += [chance.in_language(language) for language in LANGUAGES]
    parts += [explained(chance), chance.favourable, chance.possible]
    parts += [repr(1 - chance), repr(chance * chance), repr(chance * 3), repr(chance / 2)]
    return in_lines(parts)


@cache
def solution() -> sq.Solution:
    return sq.solve(sq.position("mini-dice"))


def solved(part: float) -> str:
    """What a position of a game is worth with best play, and which moves are best for each roll."""
    position = part_way("mini-dice/2p", 51, part).position
    parts: list[object] = [position.to_text()]
    parts += [explained(solution().win_probability(seat, position)) for seat in (0, 1)]
    if position.awaiting == "roll":
        for chance, _ in position.chance_outcomes():
            best = solution().best_moves(position.apply(chance))
            parts.append(f"{chance}: {[f'{move} {worth}' for move, worth in best.items()]}")
    return in_lines(parts)


def solved_from(position: sq.Position) -> str:
    found = sq.solve(position)
    return in_lines([repr(found), found.size, explained(found.win_probability(0))])


COUNTS: dict[str, Callable[[], sq.CountDist]] = {
    "turn-dice": lambda: sq.turn("dice"),
    "turn-mini": lambda: sq.turn("mini-dice again_on=1"),
    "until-7": lambda: sq.rolls_until("dice", 7),
    "until-2-and-12": lambda: sq.rolls_until("dice", all_of=[2, 12]),
    "until-all": lambda: sq.rolls_until("dice", "all"),
    "until-all-mini": lambda: sq.rolls_until("mini-dice", "all"),
    "until-a-dragon": lambda: sq.draws_until("kids", "dragon"),
    "until-either": lambda: sq.draws_until("kids-nb", any_of=["tiger", "unicorn"]),
    "until-a-wolf-mini": lambda: sq.draws_until("mini-kids", "wolf"),
    "made-by-hand": lambda: sq.CountDist((Fraction(1), Fraction(1, 3))),
}

DISTS: dict[str, tuple[Callable[[], sq.Dist[Any]], object]] = {
    "sum": (lambda: sq.roll_sum("dice"), {2, 12}),
    "faces": (lambda: sq.roll("dice"), lambda faces: faces[0] == faces[1]),
    "first-throw": (lambda: sq.roll_off("dice", 3), "tie"),
    "hand": (lambda: sq.opening_hand("mini-kids"), [("tiger",), ("wolf",)]),
    "coin": (lambda: sq.Dist({"heads": Fraction(1, 3), "tails": Fraction(2, 3)}), "heads"),
    "weights": (lambda: sq.Dist.from_weights({1: 3, 2: 1, 5: 2}), range(2, 9)),
}

CHANCES = {
    "none": sq.Probability(0),
    "sure": sq.Probability(1),
    "1-of-39": sq.Probability(1, 39),
    "most": sq.Probability(999_999, 1_000_000),
    "tiny": sq.Probability(1, 10**30 + 7),
    "long": sq.Probability(10**40 + 1, 10**41 + 3),
}


def _counted(name: str) -> str:
    return counted(COUNTS[name]())


def _distributed(name: str) -> str:
    make, event = DISTS[name]
    return distributed(make(), event)


def cases() -> Iterator[Case]:
    for each in [*EDITIONS, *CHANGED]:
        if each.rules.begins != "roll-off" and each.players > each.rules.player_counts[0]:
            continue  # cards are dealt alike to any number
        yield Case(f"chances/{each.name}", partial(of_rules, each))
    for each in EDITIONS:
        if each.players == 2 and each.rules.edition.endswith(("kids", "2025")):
            yield Case(f"chances/{each.name}/hand", partial(hand_of, each))
    for name in COUNTS:
        yield Case(f"chances/count/{name}", partial(_counted, name))
    for name in DISTS:
        yield Case(f"chances/dist/{name}", partial(_distributed, name))
    for name, chance in CHANCES.items():
        yield Case(f"chances/written/{name}", partial(written, chance))
    yield Case("chances/sum/moments", lambda: numbered(sq.roll_sum("dice")))
    for part in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        yield Case(f"chances/solved/{part:.0%}", partial(solved, part))
    small = sq.edition("mini-dice").but(board="1 2 / 3 4", run_length=2, chips=4)
    for name, position in {
        "roll-off": sq.position(small, awaiting="roll-off"),
        "rolled": sq.position(small, chips={"a1": 1}, roll=[6]),
        "over": sq.position(small, chips={"a1": 1, "b1": 1}),
    }.items():
        yield Case(f"chances/solved/{name}", partial(solved_from, position))
