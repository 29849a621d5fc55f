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
GAMES = 60
FEW = 5
MISSING = "missing"


def simulated(edition: str, seed: int, players: list[object] | None) -> str:
    return sq.simulate(edition, GAMES, players, seed=seed, progress=False).to_text()


def analysed(seed: int) -> str:
    game = sq.Game("mini-kids", players=[sq.GreedyBot(), sq.RandomBot()], seed=seed)
    game.advance()
    return repr(game.analyse(games=FEW, seed=seed, progress=False).chances)


def rated(seed: int) -> str:
    view = sq.Game("kids", seed=seed).seen_by(0)
    return repr(view.rate_moves(games=GAMES, seed=seed))


def counts() -> Iterator[Case]:
    """Give simulations by edition, players and seed."""
    for seed in SEEDS:
        yield Case(f"counts/analysis/{seed}", partial(analysed, seed))
        yield Case(f"counts/ratings/{seed}", partial(rated, seed))
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
