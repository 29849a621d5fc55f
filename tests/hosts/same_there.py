"""Prints a digest of very many games, answers and simulated counts, to be compared between Pythons.

python -m tests.hosts.same_there
"""

import warnings
from collections.abc import Iterator
from functools import partial

import sequence_widget as sq
from tests.digests.canonical import Case
from tests.digests.kinds import cases_of, digest

KINDS = ("games", "positions", "answers", "chances", "records", "values", "refusals")
"""Those of tests/digests that need no package beside this one; a few of their cases make tables."""

SEEDS = range(1, 13)
GAMES = 40
MISSING = "missing"


def simulated(edition: str, seed: int, players: list[object] | None) -> str:
    return sq.simulate(edition, GAMES, players, seed=seed, progress=False).to_text()


def counts() -> Iterator[Case]:
    """Give simulations by edition, players and seed."""
    players = {"random": None, "greedy": [sq.GreedyBot(), sq.RandomBot()]}
    for edition in sq.editions():
        for name, each in players.items():
            for seed in SEEDS:
                yield Case(
                    f"counts/{edition}/{name}/{seed}", partial(simulated, edition, seed, each)
                )


def digest_of(case: Case) -> str:
    try:
        return digest(case.text())
    except sq.MissingPackageError:
        return MISSING


def main() -> None:
    warnings.simplefilter("ignore")  # games that are damaged on purpose say so
    cases = [case for kind in KINDS for case in cases_of(kind).values()]
    for case in [*cases, *counts()]:
        print(digest_of(case), case.name, flush=True)


if __name__ == "__main__":
    main()
