"""Simulating: checking what is asked for, having it played, and giving the results."""

import secrets
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import replace

from sequence_widget.engine import Bot, Position, View, start_position
from sequence_widget.engine.players import Player, read_players
from sequence_widget.game import Game
from sequence_widget.rules import Rules, rules_from, whole
from sequence_widget.simulation.estimates import AT_RANDOM
from sequence_widget.simulation.jobs import Counts, Job
from sequence_widget.simulation.loop.inputs import Source, fits
from sequence_widget.simulation.loop.policies import GREEDY, RANDOM, SHARP
from sequence_widget.simulation.results import Results
from sequence_widget.simulation.tallies import Tally
from sequence_widget.simulation.workers import Total, run
from sequence_widget.text import Phrase
from sequence_widget.text.errors import SimulationError

Players = int | Sequence[object] | None
Simulated = str | Rules | Position | Game | View

POLICIES = {"random": RANDOM, "sharp": SHARP, "greedy": GREEDY}
"""What a bot may name as its `playout_policy` to be played by the loop itself."""

_MARKS_A_DECADE = 16
_FIRST_MARK = 10
_MOST_WORKERS = 1_024
_MOST_GAMES = 1 << 48  # far beyond any patience, and room for the numbers of all games


def simulate(
    source: Simulated,
    games: int = 10_000,
    players: Players = None,
    seed: int | None = 1,
    workers: int | None = None,
    executor: Executor | None = None,
    *,
    progress: bool = True,
) -> Results:
    """Play many games from a source, and estimate who wins how often.

    `source` is an edition's name, rules, a position, a game as it stands, or a view, whose hidden
    cards are dealt anew for every game. `players` is how many play, or a list of bots and names;
    names stand for players who move at random, each legal move being equally likely. The same
    `seed` gives the same results, whatever the number of `workers`; `None` makes one up.

    `workers` is how many cores to use; left out, all of them for long runs in the playout loop,
    and one for bots that think for themselves. `executor` is
    any `concurrent.futures.Executor`, that of a cluster too. A bot is copied for every game, so
    that what it notes in one does not count in another.

    >>> import sequence_widget as sq
    >>> sq.simulate("mini-dice", games=10_000, seed=1).win_rate(0)
    0.505 (95 %: 0.495–0.514, n = 10 000)
    """
    games = _read_count("games", games, _MOST_GAMES)
    if workers is not None:
        workers = _read_count("workers", workers, _MOST_WORKERS)
    if executor is not None and not isinstance(executor, Executor):
        raise SimulationError("simulation.no_executor", value=executor)
    seed = read_seed(seed)
    start, who = _read_source(source, players)
    bots = tuple(player.bot for player in who)
    policies = loop_policies(bots)
    sides = [start.side(seat) for seat in range(start.players)]
    if policies and any(policies[seat] != policies[side] for seat, side in enumerate(sides)):
        policies = None  # the loop knows sides only, and these partners play differently
    engine = why_engine(start, policies)
    job = Job(
        start, seed, _marks(games), policies if engine is None else None,
        bots if policies is None else (),
    )  # fmt: skip
    total = run(job, games, workers, executor, progress=progress)
    return _results(job, total, who, engine)


def read_seed(seed: int | None) -> int:
    """Check a seed, or make one up."""
    if seed is None:
        return secrets.randbelow(1_000_000)
    number = whole(seed)
    if number is None:
        raise SimulationError("simulation.seed", value=seed)
    return number


def loop_policies(bots: tuple[Bot | None, ...]) -> tuple[int, ...] | None:
    """Say by which policies the playout loop can play for these bots, if it can for all."""
    found = []
    for bot in bots:
        name = "random" if bot is None else _policy_of(type(bot))
        if name not in POLICIES:
            return None
        found.append(POLICIES[name])
    return tuple(found)


def _policy_of(kind: type) -> str | None:
    """Say what a kind of bot names as its policy; that of a forebear only if it chooses as that."""
    for each in kind.__mro__:
        if "playout_policy" in vars(each):
            return str(vars(each)["playout_policy"])
        if "choose" in vars(each):
            return None
    return None


def why_engine(source: Source, policies: tuple[int, ...] | None) -> Phrase | None:
    """Say why the engine has to play, if it has to."""
    if policies is None:
        return Phrase("simulation.engine.bots")
    if not fits(source.rules):
        return Phrase("simulation.engine.rules")
    if isinstance(source, View) and source.learnt:
        return Phrase("simulation.engine.learnt")
    return None


def policy_name(bot: Bot | None) -> str:
    """Name who plays, with its settings."""
    if bot is None:
        return AT_RANDOM
    told = repr(bot)
    return told.removesuffix("()") if not told.startswith("<") else type(bot).__name__


def _read_source(source: Simulated, players: Players) -> tuple[Source, tuple[Player, ...]]:
    """Settle what is played from, and who plays."""
    start: Source
    if isinstance(source, Game):
        start = source.position
        given = list(source.players) if players is None else players
    elif isinstance(source, Position | View):
        start = source
        names = list(source.names) if isinstance(source, View) and source.names else None
        given = (names or source.players) if players is None else players
    elif isinstance(source, str | Rules):
        rules = rules_from(source)
        who = read_players(players, rules)
        return start_position(rules, len(who)), who
    else:
        raise SimulationError("simulation.source", value=source)
    if start.is_over:
        raise SimulationError("simulation.over")
    who = read_players(given, start.rules, start.players)
    if len(who) != start.players:
        raise SimulationError("simulation.players", wanted=start.players, value=len(who))
    return start, who


def _read_count(name: str, value: object, most: int) -> int:
    number = whole(value)
    if number is None or number < 1:
        raise SimulationError("simulation.least", name=name, least=1, value=value)
    if number > most:
        raise SimulationError("simulation.most", name=name, most=most, value=value)
    return number


def _marks(games: int) -> tuple[int, ...]:
    """Choose after how many games to note how the matter stands: evenly on a log scale."""
    marks, number = {games}, 0
    while (mark := round(_FIRST_MARK * 10 ** (number / _MARKS_A_DECADE))) < games:
        marks.add(mark)
        number += 1
    return tuple(sorted(marks))


def _results(job: Job, total: Total, who: tuple[Player, ...], engine: Phrase | None) -> Results:
    sums: Counts = (0,) * (job.sides + 1)
    course = []
    for number in sorted(total.counts):
        sums = tuple(a + b for a, b in zip(sums, total.counts[number], strict=True))
        course.append((sum(sums), sums))
    source = job.source
    if isinstance(source, View):
        source = replace(source, names=())
    return Results(
        source, tuple(player.name for player in who),
        tuple(policy_name(player.bot) for player in who), (job.seed,),
        sums, Tally(total.lengths), tuple(course), engine, total.complete,
    )  # fmt: skip
