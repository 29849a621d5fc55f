"""Simulated counts: who wins how often, how long games are, rated moves and cross tables."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import sequence_widget as sq
from tests.digests.canonical import LANGUAGES, Case, in_lines, number, table
from tests.digests.tables import CHANGED, EDITIONS, Table, part_way, table_called

GAMES = 500
FEW = 12
"""Games that the engine plays move by move."""


@dataclass(frozen=True)
class FirstMove:
    """A bot of somebody else's: it takes the first move there is."""

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        del rng
        return view.legal_moves[0]


def results_text(results: sq.Results) -> str:
    """Write results with everything that they give."""
    lengths, settling = results.lengths, results.convergence()
    parts: list[object] = [repr(results), *map(results.explain, LANGUAGES), results.to_text()]
    parts += [results._repr_html_(), table(results.to_frame()), results.counts, results.policies]
    parts += [results.seed, results.policy, results.complete, results.draws, dict(lengths)]
    parts += [number(lengths.mean()), number(lengths.sd()), number(lengths.se())]
    parts += [lengths, *map(lengths.summary, LANGUAGES), lengths._repr_html_()]
    return in_lines([*parts, table(lengths.to_frame()), table(settling.to_frame())])


def ratings_text(ratings: sq.Ratings) -> str:
    parts = [repr(ratings), ratings.best, ratings._repr_html_(), table(ratings.to_frame())]
    return in_lines([*parts, *(f"{move} {estimate.seed}" for move, estimate in ratings)])


def cross_table_text(cross: sq.CrossTable) -> str:
    parts = [*map(cross.to_text, LANGUAGES), cross._repr_html_(), table(cross.to_frame())]
    return in_lines([*parts, cross.ranking, *(cross.total(name) for name in cross.names)])


def by_bots(each: Table, bots: Sequence[object], games: int = GAMES) -> str:
    players = [bots[seat % len(bots)] for seat in range(each.players)]
    return results_text(sq.simulate(each.rules, games, players, seed=2, progress=False))


def at_random(each: Table) -> str:
    return results_text(sq.simulate(each.rules, GAMES, each.players, seed=1, progress=False))


SOURCES: dict[str, Callable[[sq.Game], Any]] = {
    "game": lambda game: game,
    "position": lambda game: game.position,
    "view": lambda game: game.seen_by(0),
    "onlooker": lambda game: game.seen_by(None),
}


def from_a_source(name: str, source: str) -> str:
    game = part_way(name, 61, 0.5)
    return results_text(sq.simulate(SOURCES[source](game), GAMES, seed=3, progress=False))


def rated(name: str, part: float, games: int = 1_000) -> str:
    view = _where_moves_are(name, part)
    return ratings_text(view.rate_moves(games, seed=4, progress=False))


def _where_moves_are(name: str, part: float) -> sq.View:
    game = part_way(name, 61, part)
    while game.position.awaiting != "move":
        game.back()
    return game.seen_by(game.position.turn)


def after_learning() -> str:
    view = part_way("kids/2p", 61, 0.5).seen_by(0)
    learnt = view.given(lacks={"Bo": ["dragon", "unicorn"]})
    return results_text(sq.simulate(learnt, FEW, seed=5, progress=False))


def pooled(name: str) -> str:
    runs = [sq.simulate(name, 200, seed=seed, progress=False) for seed in (1, 2, 3)]
    return results_text(sum(runs[1:], runs[0]))


def contested(name: str, bots: Sequence[sq.Bot], games: int, players: int = 2) -> str:
    cross = sq.tournament(bots, name, games, seed=6, players=players, progress=False)
    return cross_table_text(cross)


def chosen_by_search(name: str, part: float) -> str:
    """What a bot that searches chooses, with different luck."""
    view, bot = _where_moves_are(name, part), sq.SearchBot(playouts=300)
    return in_lines([bot, *(bot.choose(view, random.Random(seed)) for seed in range(6))])


def chosen_greedily(name: str) -> str:
    parts = [_where_moves_are(name, part / 20) for part in range(1, 20)]
    return in_lines(sq.GreedyBot().choose(view, random.Random(1)) for view in parts)


def estimate_text(estimate: sq.Estimate) -> str:
    parts: list[object] = [repr(estimate), *map(estimate.to_text, LANGUAGES)]
    parts += [number(float(estimate)), number(estimate.se), estimate.seed, estimate.policy]
    for level in (0.5, 0.95, 0.999):
        parts += map(number, estimate.interval(level))
    return in_lines(parts)


def tally_text(tally: sq.Tally) -> str:
    parts: list[object] = [tally, tally.n, number(tally.mean()), number(tally.variance())]
    parts += [tally.quantile(share) for share in (0, 0.1, 0.5, 0.9, 1)]
    parts += [tally.grouped(), tally.grouped(3), tally + tally, tally._repr_html_()]
    return in_lines([*parts, *map(tally.summary, LANGUAGES), table(tally.to_frame())])


ESTIMATES = {
    "half": sq.Estimate(5, 10, 7, "RandomBot"),
    "never": sq.Estimate(0, 1_000),
    "always": sq.Estimate(12, 12, (1, 2)),
    "many": sq.Estimate(123_456_789, 1_000_000_000),
}

TALLIES = {
    "one": sq.Tally({5: 1}),
    "some": sq.Tally({9: 1, 3: 1, 4: 2}),
    "wide": sq.Tally({length: length % 7 + 1 for length in range(3, 900, 11)}),
}


def cases() -> Iterator[Case]:
    for each in EDITIONS:
        yield Case(f"simulations/{each.name}/random", partial(at_random, each))
        greedy = partial(by_bots, each, [sq.GreedyBot(), sq.RandomBot()])
        yield Case(f"simulations/{each.name}/greedy", greedy)
    for each in CHANGED[::2]:
        if each.rules.limit > 100:
            yield Case(f"simulations/{each.name}", partial(by_bots, each, [sq.GreedyBot()], 200))
    for name in ("kids/2p", "dice/2p", "dice/4p", "mini-kids/2p", "mini-dice/2p"):
        for source in SOURCES if name.startswith(("kids", "mini-kids")) else ["position"]:
            text = partial(from_a_source, name, source)
            yield Case(f"simulations/{name}/from-a-{source}", text)
        for part in (0.1, 0.9):
            yield Case(f"simulations/{name}/rated-{part:.0%}", partial(rated, name, part))
        yield Case(f"simulations/{name}/search", partial(chosen_by_search, name, 0.5))
        yield Case(f"simulations/{name}/choices", partial(chosen_greedily, name))
        mixed = partial(by_bots, table_called(name), [FirstMove(), sq.GreedyBot()], FEW)
        yield Case(f"simulations/{name}/engine", mixed)
    yield Case("simulations/learnt", after_learning)
    yield from _compared()
    for name, estimate in ESTIMATES.items():
        yield Case(f"simulations/estimate/{name}", partial(estimate_text, estimate))
    for name, tally in TALLIES.items():
        yield Case(f"simulations/tally/{name}", partial(tally_text, tally))


def _compared() -> Iterator[Case]:
    bots: list[sq.Bot] = [sq.RandomBot(), sq.GreedyBot(), sq.RandomBot()]
    for name in sq.editions():
        yield Case(f"simulations/{name}/tournament", partial(contested, name, bots, 200))
    teams = partial(contested, "dice", bots[:2], 200, 4)
    yield Case("simulations/dice/tournament-4p", teams)
    own = partial(contested, "mini-kids", [FirstMove(), sq.SearchBot(playouts=20)], 4)
    yield Case("simulations/mini-kids/tournament-own", own)
    for name in ("kids", "mini-dice"):
        yield Case(f"simulations/{name}/pooled", partial(pooled, name))
