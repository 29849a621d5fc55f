"""Random games played by the package and by the naive oracle at once, step by step the same."""

import random

import pytest

from tests.engine.both_engines import both_started, offered, summary
from tests.naive import perft as naive
from tests.naive.tables import PLAYERS
from tests.rules.variations import Options, varied

pytestmark = pytest.mark.slow

GAMES, GAMES_IN_PROOF = 4, 1_000  # 4, so that each player begins one

Case = tuple[str, int, Options]


def cases() -> dict[str, list[Case]]:
    """Every edition with every number of players, and every variation."""
    found: dict[str, list[Case]] = {}
    for edition, counts in PLAYERS.items():
        found[edition] = [(edition, players, {}) for players in counts]
    for case in varied():
        found.setdefault(f"{case[0]} changed, {case[1]} players", []).append(case)
    return found


CASES = cases()


def name_of(case: Case) -> str:
    edition, players, options = case
    return f"{edition}, {players} players, {options or 'unchanged'}"


def play(case: Case, seed: int) -> int:
    """Play one random game in both engines; return how many events it had."""
    edition, players, options = case
    rng = random.Random(seed)
    ours, theirs = both_started(edition, players, options, first=seed % players)
    length = 0
    while True:
        possible = naive.events(theirs)
        assert offered(ours) == possible
        assert summary(ours) == naive.summary(theirs)
        if not possible:
            return length
        text = rng.choice(sorted(possible))
        ours, theirs = ours.apply(text), naive.after(theirs, text)
        length += 1


@pytest.mark.parametrize("rules", CASES)
def test_both_engines_play_the_same_games(rules: str, subtests: pytest.Subtests) -> None:
    for case in CASES[rules]:
        with subtests.test(name_of(case)):
            assert sum(play(case, seed) for seed in range(GAMES)) > GAMES


@pytest.mark.proof
@pytest.mark.parametrize("rules", CASES)
def test_both_engines_play_very_many_same_games(rules: str, subtests: pytest.Subtests) -> None:
    seeds = range(GAMES, GAMES + GAMES_IN_PROOF)
    for case in CASES[rules]:
        with subtests.test(name_of(case)):
            events = sum(play(case, seed) for seed in seeds)
            print(f"{name_of(case)}: {events:,} events the same")
            assert events > GAMES_IN_PROOF


def test_every_change_is_played() -> None:
    assert sum(map(len, CASES.values())) == sum(map(len, PLAYERS.values())) + len(varied())
