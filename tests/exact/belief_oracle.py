"""A second oracle for exact answers: every way the hidden cards can lie, played by the engine.

It knows nothing of how the package works an answer out. A player who cannot tell some positions
apart is taken to choose one move in all of them; what is likeliest is found by trying every move.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from typing import Any

import sequence_widget as sq

Belief = Mapping[sq.Position, Fraction]
"""Positions that cannot be told apart, each with its weight."""


def choices(pool: Counter[str], size: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every hand of a size out of some cards, and in how many ways it comes."""
    kinds = sorted(pool)
    for hand in sorted(set(combinations(sorted(pool.elements()), size))):
        ways = 1
        for kind in kinds:
            ways *= comb(pool[kind], hand.count(kind))
        yield hand, ways


def lies(position: sq.Position, viewer: int | None, turn: int) -> dict[sq.Position, Fraction]:
    """Every way the cards that a viewer cannot see can lie, at the beginning of a seat's turn."""
    view = position.seen_by(viewer)
    sizes = [len(position.hand(seat)) for seat in range(position.players)]
    found: dict[sq.Position, Fraction] = defaultdict(Fraction)

    def deal(seat: int, pool: Counter[str], hands: list[tuple[str, ...]], weight: int) -> None:
        if seat == position.players:
            parts: dict[str, Any] = {
                "chips": dict(position.chips),
                "hands": hands,
                "discards": [position.discards(each) for each in range(position.players)],
                "turn": turn,
            }
            found[sq.position(position.rules, position.players, **parts)] += weight
        elif seat == viewer:
            deal(seat + 1, pool, [*hands, position.hand(seat)], weight)
        else:
            for hand, ways in choices(pool, sizes[seat]):
                deal(seat + 1, pool - Counter(hand), [*hands, hand], weight * ways)

    deal(0, Counter(dict(view.unseen)), [], 1)
    total = sum(found.values())
    return {each: weight / total for each, weight in found.items()}


def told_apart(belief: Belief, seat: int) -> list[Belief]:
    """Sort positions by what a seat sees of them."""
    groups: dict[sq.View, dict[sq.Position, Fraction]] = defaultdict(dict)
    for position, weight in belief.items():
        groups[position.seen_by(seat)][position] = weight
    return list(groups.values())


def best_turn(belief: Belief, seat: int) -> Fraction:
    """The chance of a line in the rest of a seat's turn, the best move being tried out."""
    best = Fraction(0)
    for move in next(iter(belief)).legal_moves:
        won = Fraction(0)
        then: dict[sq.Position, Fraction] = defaultdict(Fraction)
        for position, weight in belief.items():
            after = position.apply(move)
            if after.winner == seat:
                won += weight
            elif move.action == "swap" and not after.is_over:
                for outcome, chance in after.chance_outcomes():
                    then[after.apply(outcome)] += weight * chance
        going_on = {each: w for each, w in then.items() if each.turn == seat and not each.is_over}
        won += sum((best_turn(group, seat) for group in told_apart(going_on, seat)), Fraction(0))
        best = max(best, won)
    return best


def finish_with_cards(position: sq.Position, viewer: int | None, seat: int) -> Fraction:
    groups = told_apart(lies(position, viewer, seat), seat)
    return sum((best_turn(group, seat) for group in groups), Fraction(0))


def hold_counts(
    position: sq.Position, viewer: int | None, seat: int, kinds: set[str]
) -> dict[int, Fraction]:
    counts: dict[int, Fraction] = defaultdict(Fraction)
    for each, weight in lies(position, viewer, 0).items():
        counts[sum(card in kinds for card in each.hand(seat))] += weight
    return dict(counts)


def finish_with_dice(position: sq.Position, seat: int, turns: int) -> Fraction:
    """The chance of a line in some turns in a row that begin now, by trying everything."""
    rules, players = position.rules, position.players

    def begun(at: sq.Position) -> sq.Position:
        rolls = at.rolls  # type: ignore[attr-defined] # of dice
        return sq.position(rules, players, chips=dict(at.chips), turn=seat, rolls=rolls)

    @cache
    def chance(at: sq.Position, left: int) -> Fraction:
        if at.is_over:
            return Fraction(at.winner == at.side(seat))
        if at.awaiting == "roll":
            parts = [weight * chance(at.apply(roll), left) for roll, weight in at.chance_outcomes()]
            return sum(parts, Fraction(0))
        best = Fraction(0)
        for move in at.legal_moves:
            after = at.apply(move)
            again = after.is_over or after.turn == seat
            if again:
                best = max(best, chance(after, left))
            elif left > 1:
                best = max(best, chance(begun(after), left - 1))
        return best

    return chance(begun(position), turns)


def random_rules(rng: random.Random) -> sq.Rules:
    """Rules of a small game that nobody has thought of, or another try if they make none."""
    while True:
        try:
            return _cards(rng) if rng.random() < 0.6 else _dice(rng)
        except sq.RulesError:
            continue


def _cards(rng: random.Random) -> sq.Rules:
    animals = rng.sample(["tiger", "fox", "lion", "wolf", "panda", "zebra"], rng.randint(2, 4))
    width, height = rng.choice([(2, 2), (3, 2), (3, 3), (4, 1), (4, 2)])
    rows = [[rng.choice([*animals * 2, "free"]) for _ in range(width)] for _ in range(height)]
    players = rng.choice([2, 2, 3])
    return sq.edition("mini-kids").but(
        board=rows, run_length=rng.randint(2, 3), hand_size=rng.randint(1, 2),
        copies=rng.randint(1, 2), unicorns=rng.randint(0, 1), dragons=rng.randint(0, 2),
        chips=rng.randint(1, 5), swaps_per_turn=rng.choice([None, 0, 1, 2]),
        dead_cards=rng.choice(["must", "may"]), player_counts=(players,),
    )  # fmt: skip


def _dice(rng: random.Random) -> sq.Rules:
    faces = rng.randint(2, 4)
    width, height = rng.choice([(2, 2), (3, 1), (3, 2), (4, 1)])
    sums = range(1, faces + 1)

    def some(share: float) -> list[int]:
        return [total for total in sums if rng.random() < share]

    remove = some(0.2)
    return sq.edition("mini-dice").but(
        board=[[str(rng.choice(sums)) for _ in range(width)] for _ in range(height)],
        dice=[faces], run_length=rng.randint(2, 3), remove_on=remove,
        wild_on=[total for total in some(0.2) if total not in remove],
        again_on=some(0.15) if rng.random() < 0.5 else [], protected=some(0.2),
        capture=rng.choice(["anywhere", "number"]), chips=rng.choice([2, 3, 9]),
        again_after=rng.choice(["place", "chip"]), limit=rng.choice([3, 6, 10_000]),
    )  # fmt: skip


def random_situation(rng: random.Random) -> sq.Position:
    """Return a position, before a roll or a move, somewhere in a game played at random."""
    while True:
        rules = random_rules(rng)
        game = sq.Game(rules, rules.player_counts[0], seed=rng.getrandbits(40), luck="ask")
        found = []
        for _ in range(rng.randint(2, 30)):
            here = game.position
            if here.is_over:
                break
            if here.awaiting in ("move", "roll") and (here.awaiting == "move") == bool(rules.cards):
                found.append(here)
            move = here.awaiting == "move"
            game.play(rng.choice(here.legal_moves) if move else here.random_chance(rng))
        if found:
            return found[-1]
