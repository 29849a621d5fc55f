"""The solver's bounds hold the exact chances of changed small games, found by plain fractions."""

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.exact.solver import bounds
from sequence_widget.exact.solver import solution as solver
from sequence_widget.exact.solver.bounds import SCALE, bounds_of, nothing_known, rows_of, sweep
from tests.engine.both_engines import rules_of
from tests.exact.solved_by_fractions import (
    Positions,
    Values,
    at_best,
    at_random,
    positions_of,
    worth,
)

NEAR = Fraction(1, 10**12)


def random_options(rng: random.Random, most_spaces: int) -> dict[str, Any]:
    shapes = [(2, 2), (3, 1), (4, 1), (2, 3), (3, 2)]
    width, height = rng.choice([shape for shape in shapes if shape[0] * shape[1] <= most_spaces])
    faces = rng.randint(2, 6)
    sums = range(1, faces + 1)

    def some(share: float) -> list[int]:
        return [total for total in sums if rng.random() < share]

    remove = some(0.25)
    words = [total for total in sums if total not in remove] or [1]
    return {
        "board": [[str(rng.choice(words)) for _ in range(width)] for _ in range(height)],
        "dice": [faces],
        "run_length": rng.randint(2, min(3, max(width, height))),
        "remove_on": remove,
        "wild_on": [total for total in some(0.25) if total not in remove],
        "again_on": some(0.25),
        "again_after": rng.choice(["place", "chip", "always"]),
        "protected": some(0.2),
        "capture": rng.choice(["anywhere", "number"]),
        "chips": rng.choice([2, 3, 9]),
    }


def compared(options: dict[str, Any], play: str, most: int) -> Counter[str]:
    """Solve a game in both ways, and count what was compared and what was not enclosed."""
    try:
        solution = sq.solve(sq.position(rules_of("mini-dice", options)), play=play)
    except sq.RulesError:
        return Counter(["no rules"])
    except sq.OutOfReachError as refused:
        return Counter([refused.key])
    positions = positions_of(options, most, wins_are_taken=play == "best")
    if positions is None:
        return Counter(["too many"])
    values = at_best(positions) if play == "best" else at_random(positions)
    return Counter(["games"]) + outside(solution, positions, values)


def outside(solution: sq.Solution, positions: Positions, values: Values) -> Counter[str]:
    """Count positions and rolls, and where bounds or best moves are not what fractions say."""
    found: Counter[str] = Counter()
    for key, rolls in positions.items():
        turn, chips = key[0], dict(key[1])
        here = sq.position(solution.position.rules, turn=turn, chips=chips)
        proven = solution.win_probability(0, here)
        found["positions"] += 1
        found["outside"] += not proven.lower <= values[key] <= proven.upper
        found["wide"] += proven.upper - proven.lower > NEAR
        for rolled in rolls:
            faces = tuple(rolled.state.roll or ())
            here = sq.position(solution.position.rules, turn=turn, chips=chips, roll=faces)
            worths = {m: worth(values, turn, to) for m, to in rolled.choices.items()}
            best = {move for move, chance in worths.items() if chance == max(worths.values())}
            called = {str(move) for move in solution.best_moves(here)}
            found["rolls"] += 1
            found["other moves"] += called & {*worths} != best
    return found


def tried(games: int, seed: str, most_spaces: int, most: int) -> Counter[str]:
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    while found["games"] < games:
        options = random_options(rng, most_spaces)
        found += compared(options, ("best", "random")[found["games"] % 2], most)
    return found


def test_the_bounds_of_changed_small_games_hold_the_exact_chances() -> None:
    found = tried(25, "small", most_spaces=4, most=60)
    assert found["games"] == 25
    assert found["positions"] > 300
    assert [found[bad] for bad in ("outside", "wide", "other moves")] == [0, 0, 0], found


@pytest.mark.proof
def test_the_bounds_of_hundreds_of_changed_games_hold_the_exact_chances() -> None:
    found = tried(600, "small", most_spaces=4, most=200)
    found += tried(150, "larger", most_spaces=6, most=600)
    print(dict(found))
    assert [found[bad] for bad in ("outside", "wide", "other moves")] == [0, 0, 0], found


SQUARE: dict[str, Any] = {
    "board": [["1", "2"], ["2", "3"]],
    "dice": [3],
    "run_length": 2,
    "remove_on": [],
    "wild_on": [],
    "again_on": [3],
}


@pytest.mark.parametrize("play", ["best", "random"])
def test_every_bound_holds_after_every_sweep_and_only_gets_better(play: str) -> None:
    solution = sq.solve(sq.position(rules_of("mini-dice", SQUARE)), play=play)
    positions = positions_of(SQUARE, 500, wins_are_taken=play == "best")
    assert positions is not None
    values = at_best(positions) if play == "best" else at_random(positions)
    exact = exact_by_number(solution, values)
    rows, least = rows_of(solution.graph, play), nothing_known(solution.graph)
    sweeps = 0
    while any(upper - lower > bounds.GAP for lower, upper in bounds_of(least)):
        before = [*least]
        sweep(rows, least)
        sweeps += 1
        assert all(now >= then for now, then in zip(least, before, strict=True))
        for number, (lower, upper) in enumerate(bounds_of(least)):
            assert lower <= exact[number] * SCALE <= upper
    assert sweeps > 5
    assert bounds_of(least) == solution.bounds


def exact_by_number(solution: sq.Solution, values: Values) -> dict[int, Fraction]:
    """Give the chance of whoever is to roll, by the solver's number for the position."""
    found = {}
    for (turn, chips), chance in values.items():
        here = sq.position(solution.position.rules, turn=turn, chips=dict(chips))
        mine, theirs = here.boards[turn], here.boards[1 - turn]
        number = solution.graph.state_number((mine, theirs))
        assert number is not None
        found[number] = 1 - chance if turn else chance
    assert len(found) == solution.size
    return found


LONG: dict[str, Any] = {
    "board": [["1", "1", "1"]],
    "dice": [5],
    "run_length": 3,
    "remove_on": [3, 4, 5],
    "wild_on": [],
}
"""Chips are taken off nearly as soon as they are put on."""


@pytest.mark.parametrize("play", ["best", "random"])
def test_very_long_games_are_solved_or_refused(play: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = compared(LONG, play, 100)
    assert found["games"] == 1
    assert [found[bad] for bad in ("outside", "wide", "other moves")] == [0, 0, 0]
    start = sq.position(rules_of("mini-dice", LONG))
    solver._solved.cache_clear()
    monkeypatch.setattr(bounds, "MOST_STEPS", 10_000)
    with pytest.raises(sq.OutOfReachError, match="do not meet soon enough") as refused:
        sq.solve(start, play=play)
    assert "sq.simulate" in str(refused.value)
    assert "møtes raskt nok" in refused.value.in_language("nb")
