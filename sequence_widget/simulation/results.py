"""What came of a simulation."""

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from sequence_widget.engine.seats import seat_called
from sequence_widget.rules import Seed
from sequence_widget.simulation.estimates import Estimate, Seeds
from sequence_widget.simulation.jobs import Counts, FirstWins
from sequence_widget.simulation.lineups import policy_text, who_played
from sequence_widget.simulation.loop.inputs import Source
from sequence_widget.simulation.tallies import Tally
from sequence_widget.text import Phrase, in_words, player_name, say
from sequence_widget.text.errors import SimulationError
from sequence_widget.text.extras import wanted
from sequence_widget.text.numbers import Prose
from sequence_widget.text.tables import RIGHT, table

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


FIRST = "first"
"""In place of a player: whoever makes the first move of a game."""


@dataclass(frozen=True, slots=True, repr=False)
class Results:
    """What came of a simulation: who won how often, and how long the games were.

    `counts` has the games won by each side and those drawn. `course` has the same as it stood
    after growing numbers of games, and `first_wins` how many of those were won by the side that
    made their first move. `engine` says why the engine played instead of the much faster
    playout loop, if it did, and `complete` is false if the simulation was cut short.

    >>> import sequence_widget as sq
    >>> results = sq.simulate("mini-kids", games=2_000, seed=1)
    >>> results
    <Results of 2,000 games: Player 1 0.628 (95%: 0.607–0.649, n = 2,000), Player 2 0.372 \
(95%: 0.351–0.393, n = 2,000), drawn 0.0000 (95%: 0.0000–0.0019, n = 2,000)>
    >>> results.win_rate(0).value, round(results.lengths.mean(), 2)
    (0.628, 6.99)
    """

    source: Source
    players: tuple[str, ...]
    policies: tuple[str, ...]
    """Who played, by seat: the bots with their settings."""

    seeds: tuple[Seed, ...]
    counts: Counts
    lengths: Tally
    """How many games took how many cards, or rolls, from the source on."""

    course: tuple[tuple[int, Counts], ...]
    first_wins: tuple[FirstWins, ...]
    engine: Phrase | None
    complete: bool

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(self.counts)

    @property
    def seed(self) -> Seeds:
        """The seed, or the seeds of all runs that were pooled."""
        return self.seeds[0] if len(self.seeds) == 1 else self.seeds

    @property
    def policy(self) -> str:
        """Who played, in one line."""
        return policy_text(self.policies)

    @property
    def rolled_off(self) -> bool:
        """Whether each game began with the dice deciding who moves first."""
        return self.source.awaiting == "roll-off"

    def win_rate(self, who: int | str) -> Estimate:
        """Estimate how often a seat, or the player of that name, wins; partners win together.

        `"first"` is whoever makes the first move: the seat to move in the source, or in each
        game whoever won the roll-off for it.

        >>> import sequence_widget as sq
        >>> results = sq.simulate("mini-dice", seed=1)
        >>> results.win_rate(0), results.win_rate("first")
        (0.505 (95 %: 0.495–0.514, n = 10 000), 0.569 (95 %: 0.559–0.578, n = 10 000))
        """
        if is_first(who):
            return Estimate(self.first_wins[-1], self.games, self.seed, self.policy)
        seat = seat_called(who, self.players) if isinstance(who, str) else who
        return self._estimate(self.counts, self.source.side(seat))

    @property
    def draws(self) -> Estimate:
        """An estimate of how often nobody wins."""
        return self._estimate(self.counts, len(self.counts) - 1)

    def convergence(self) -> "Convergence":
        """Give the estimates as they stood after growing numbers of games."""
        return Convergence(self)

    def to_frame(self) -> "pd.DataFrame":
        """Give a table, a row for each player and one for the draws."""
        with wanted("pandas"):
            import pandas as pd

        shares = [
            *(
                (name, policy, self.win_rate(seat))
                for seat, (name, policy) in enumerate(zip(self.players, self.policies, strict=True))
            ),
            ("drawn", "", self.draws),
        ]
        rows = [
            (name, policy, e.happened, e.n, e.value, e.se, *e.interval())
            for name, policy, e in shares
        ]
        columns = ["player", "policy", "wins", "games", "share", "se", "low", "high"]
        return pd.DataFrame(rows, columns=columns)

    def plot(self, ax: "Axes | None" = None, language: str | None = None) -> "Axes":
        """Draw every player's share of the games with its interval."""
        from sequence_widget.simulation.plots import plot_shares

        return plot_shares(self, ax, language)

    def __add__(self, other: "Results") -> "Results":
        """Pool two runs of the same thing with different seeds."""
        if not isinstance(other, Results):
            return NotImplemented
        if set(self.seeds) & set(other.seeds):
            raise SimulationError("simulation.same_seed")
        same = (self.source, self.players, self.policies)
        if same != (other.source, other.players, other.policies):
            raise SimulationError("simulation.other_source")
        ahead = [
            (self.games + games, _added(self.counts, counts)) for games, counts in other.course
        ]
        won_ahead = [self.first_wins[-1] + won for won in other.first_wins]
        return Results(
            self.source, self.players, self.policies, self.seeds + other.seeds,
            _added(self.counts, other.counts), self.lengths + other.lengths,
            (*self.course, *ahead), (*self.first_wins, *won_ahead), self.engine,
            self.complete and other.complete,
        )  # fmt: skip

    def __radd__(self, other: object) -> "Results":
        """Begin a sum, so that `sum(...)` pools the runs of a whole class."""
        return self if other == 0 else NotImplemented

    def explain(self, language: str | None = None) -> Prose:
        """Say who won how often, a line a player, and what else there is to know.

        >>> import sequence_widget as sq
        >>> print(sq.simulate("mini-dice", games=2_000).explain())
        Player 1: 0.495 (95%: 0.473–0.516, n = 2,000)
        Player 2: 0.506 (95%: 0.484–0.527, n = 2,000)
        drawn: 0.0000 (95%: 0.0000–0.0019, n = 2,000)
        the player who begins: 0.562 (95%: 0.540–0.584, n = 2,000)
        length of a game: mean 12.91, standard deviation 5.25
        all moved at random, each legal move being equally likely
        """
        lines = [f"{name}: {estimate.to_text(language)}" for name, estimate in self.shown(language)]
        lines.append(self.lengths.describe(language))
        lines += [in_words(note, language) for note in self._notes()]
        return Prose("\n".join(lines))

    def to_text(self) -> str:
        """Write it all on one line, safe to paste in a chat; `Results.from_text` reads it.

        >>> import sequence_widget as sq
        >>> results = sq.simulate("mini-kids", games=20, players=["Anna", "Bo"])
        >>> results.to_text()
        'sequence-results 1 hash=8d622664 seeds=1 players=Anna,Bo play=RandomBot,RandomBot \
course=5.5.0.5,1.1.0.1,0.1.0.0,0.2.0.0,2.1.0.2,0.2.0.0 lengths=3-1.1.5.5,8-4.1.2,13-1 \
from mini-kids players=2'
        """
        from sequence_widget.simulation.result_text import write_results

        return write_results(self)

    @staticmethod
    def from_text(text: str) -> "Results":
        """Read what `to_text` wrote, whatever white space came with it.

        >>> import sequence_widget as sq
        >>> results = sq.simulate("mini-kids", games=20)
        >>> sq.Results.from_text(results.to_text()) == results
        True
        """
        from sequence_widget.simulation.result_text import read_results

        return read_results(text)

    def __str__(self) -> str:
        return self.explain()

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {estimate.to_text()}" for name, estimate in self.shown())
        return f"<{say('simulation.results', games=self.games, told=told)}>"

    def _repr_html_(self) -> str:
        rows = [(name, estimate.to_text()) for name, estimate in self.shown()]
        notes = "".join(f"<p>{escape(in_words(note))}</p>" for note in self._notes())
        return f"{table([RIGHT], rows)}{notes}"

    def who_played(self) -> Phrase:
        """Say how everybody played."""
        return who_played(self.players, self.policies)

    def _notes(self) -> list[Phrase]:
        cut = Phrase("simulation.cut_short", {"games": self.games})
        engine = [self.engine] if self.engine else []
        return [self.who_played(), *engine, *([] if self.complete else [cut])]

    def shown(self, language: str | None = None) -> list[tuple[str, Estimate]]:
        """Give every share with the name it goes by; who began, where a roll-off decides that."""
        rows = [
            (player_name(name, language), self.win_rate(seat))
            for seat, name in enumerate(self.players)
        ]
        rows.append((say("simulation.drawn", language), self.draws))
        if self.rolled_off:
            rows.append((say("simulation.first", language), self.win_rate(FIRST)))
        return rows

    def _estimate(self, counts: Counts, number: int) -> Estimate:
        return Estimate(counts[number], sum(counts), self.seed, self.policy)


@dataclass(frozen=True, slots=True)
class Convergence:
    """How estimates settle as games are added: each of `points` is a number of games.

    >>> import sequence_widget as sq
    >>> settling = sq.simulate("mini-kids", games=1_000, seed=1).convergence()
    >>> settling.points[0], settling.points[-1]
    (10, 1000)
    >>> settling.estimates(0)[0].n, settling.estimates(0)[-1]
    (10, 0.629 (95 %: 0.599–0.658, n = 1 000))
    """

    results: Results

    @property
    def points(self) -> tuple[int, ...]:
        """After how many games there is an estimate."""
        return tuple(games for games, _ in self.results.course)

    def estimates(self, who: int | str) -> tuple[Estimate, ...]:
        """Give a player's estimates, or those of `"first"`, one for each of the points."""
        results = self.results
        if is_first(who):
            return tuple(
                Estimate(won, games, results.seed, results.policy)
                for won, games in zip(results.first_wins, self.points, strict=True)
            )
        seat = seat_called(who, results.players) if isinstance(who, str) else who
        side = results.source.side(seat)
        return tuple(
            Estimate(counts[side], games, results.seed, results.policy)
            for games, counts in results.course
        )

    def to_frame(self) -> "pd.DataFrame":
        """Give a table, a row for each player at each of the points."""
        with wanted("pandas"):
            import pandas as pd

        rows = [
            (estimate.n, name, estimate.value, *estimate.interval())
            for name in self.results.players
            for estimate in self.estimates(name)
        ]
        return pd.DataFrame(rows, columns=["games", "player", "share", "low", "high"])

    def plot(
        self, who: int | str | None = None, ax: "Axes | None" = None, language: str | None = None
    ) -> "Axes":
        """Draw how one player's estimate, or everyone's, settles and its interval shrinks."""
        from sequence_widget.simulation.plots import plot_convergence

        return plot_convergence(self, who, ax, language)


def is_first(who: object) -> bool:
    """Whether somebody asks for whoever makes the first move."""
    return isinstance(who, str) and who.strip().casefold() == FIRST


def _added(one: Counts, other: Counts) -> Counts:
    return tuple(a + b for a, b in zip(one, other, strict=True))
