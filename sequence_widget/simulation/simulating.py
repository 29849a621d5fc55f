"""Simulating: checking what is asked for, having it played, and giving the results."""

from concurrent.futures import Executor
from dataclasses import replace

from sequence_widget.engine import Position, View, start_position
from sequence_widget.game import Game
from sequence_widget.rules import Rules, Seed, read_seed, rules_from, whole
from sequence_widget.simulation.jobs import Counts, Job
from sequence_widget.simulation.lineups import Lineup, Players, job_for, policy_text, read_lineup
from sequence_widget.simulation.loop.inputs import Source
from sequence_widget.simulation.results import Results
from sequence_widget.simulation.tallies import Tally
from sequence_widget.simulation.workers import Total, run
from sequence_widget.text import Phrase, RulesError
from sequence_widget.text.errors import SimulationError

Simulated = str | Rules | Position | Game | View

_MARKS_A_DECADE = 16
_FIRST_MARK = 10
_MOST_WORKERS = 1_024
_MOST_GAMES = 1 << 48  # far beyond any patience, and room for the numbers of all games


def simulate(
    source: Simulated,
    games: int = 10_000,
    players: Players = None,
    seed: Seed | None = 1,
    workers: int | None = None,
    executor: Executor | None = None,
    *,
    progress: bool = True,
) -> Results:
    """Play many games from a source, and estimate who wins how often.

    `source` is an edition's name, rules, a position, a game as it stands, or a view, whose hidden
    cards are dealt anew for every game. `players` is how many play, a list of bots and names, or
    a mapping of names to bots; who is given no bot moves at random, each legal move being equally
    likely, and so does everybody if `players` is left out, even on a game with bots. The same
    `seed` gives the same results, whatever the number of `workers`; `None` makes one up.

    `workers` is how many cores to use; left out, all of them for long runs in the playout loop,
    and one for bots that think for themselves. `executor` is
    any `concurrent.futures.Executor`, that of a cluster too. A bot is copied for every game, so
    that what it notes in one does not count in another.

    >>> import sequence_widget as sq
    >>> sq.simulate("mini-dice", games=10_000, seed=1).win_rate(0)
    0.505 (95 %: 0.495–0.514, n = 10 000)
    >>> bots = {"Anna": sq.GreedyBot(), "Bo": sq.RandomBot()}
    >>> sq.simulate("mini-dice", games=10_000, players=bots).win_rate("Anna")
    0.711 (95 %: 0.702–0.720, n = 10 000)
    """
    games = read_count("games", games, _MOST_GAMES)
    if workers is not None:
        workers = read_count("workers", workers, _MOST_WORKERS)
    if executor is not None and not isinstance(executor, Executor):
        raise SimulationError("simulation.no_executor", value=executor)
    seed = seed_for_playouts(seed)
    start, who = _read_source(source, players)
    job, engine = job_for(start, seed, _marks(games), who.bots)
    total = run(job, games, workers, executor, progress=progress)
    return _results(job, total, who, engine)


def seed_for_playouts(seed: Seed | None) -> Seed:
    """Check a seed, or make one up.

    >>> seed_for_playouts("9B")
    '9b'
    """
    try:
        return read_seed(seed)
    except RulesError as error:
        raise SimulationError(error.key, **error.values) from None


def _read_source(source: Simulated, players: Players) -> tuple[Source, Lineup]:
    """Settle what is played from, and who plays."""
    start: Source
    names: tuple[str, ...] = ()
    if isinstance(source, Game):
        start, names = source.position, source.players
    elif isinstance(source, View):
        start, names = source, source.names
    elif isinstance(source, Position):
        start = source
    elif isinstance(source, str | Rules):
        rules = rules_from(source)
        who = read_lineup(players, rules)
        return start_position(rules, len(who.names)), who
    else:
        raise SimulationError("simulation.source", value=source)
    if start.is_over:
        raise SimulationError("simulation.over")
    return start, read_lineup(players, start.rules, start.players, names)


def read_count(name: str, value: object, most: int = _MOST_GAMES) -> int:
    """Check a count of something, from 1 on."""
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


def _results(job: Job, total: Total, who: Lineup, engine: Phrase | None) -> Results:
    sums: Counts = (0,) * (job.sides + 1)
    course, first_wins = [], [0]
    for number in sorted(total.counts):
        sums = tuple(a + b for a, b in zip(sums, total.counts[number], strict=True))
        course.append((sum(sums), sums))
        first_wins.append(first_wins[-1] + total.first_wins[number])
    source = job.source
    if isinstance(source, View):
        source = replace(source, names=())
    lengths = Tally(total.lengths, seed=job.seed, policy=policy_text(who.policies))
    return Results(
        source, who.names, who.policies, (job.seed,), sums, lengths, tuple(course),
        tuple(first_wins[1:]), engine, total.complete,
    )  # fmt: skip
