"""What came of a simulation."""

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from sequence_widget.engine.seats import seat_called
from sequence_widget.simulation.estimates import AT_RANDOM, Estimate, Seed
from sequence_widget.simulation.jobs import Counts
from sequence_widget.simulation.loop.inputs import Source
from sequence_widget.simulation.tallies import Tally
from sequence_widget.text import KEPT_IN, Phrase, in_words, say
from sequence_widget.text.errors import SimulationError

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


@dataclass(frozen=True, slots=True, repr=False)
class Results:
    """What came of a simulation: who won how often, and how long the games were.

    `counts` has the games won by each side and those drawn. `course` has the same as it stood
    after growing numbers of games. `engine` says why the engine played instead of the much faster
    playout loop, if it did, and `complete` is false if the simulation was cut short.

    >>> import sequence_widget as sq
    >>> results = sq.simulate("mini-kids", games=2_000, seed=1)
    >>> results
    <Results of 2 000 games: Player 1 0.628 (95 %: 0.607–0.649, n = 2 000), Player 2 0.372 \
(95 %: 0.351–0.393, n = 2 000), drawn 0.0000 (95 %: 0.0000–0.0019, n = 2 000)>
    >>> results.win_rate(0).value, round(results.lengths.mean(), 2)
    (0.628, 6.99)
    """

    source: Source
    players: tuple[str, ...]
    policies: tuple[str, ...]
    """Who played, by seat: the bots with their settings."""

    seeds: tuple[int, ...]
    counts: Counts
    lengths: Tally
    """How many games took how many cards, or rolls, from the source on."""

    course: tuple[tuple[int, Counts], ...]
    engine: Phrase | None = None
    complete: bool = True

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(self.counts)

    @property
    def seed(self) -> Seed:
        """The seed, or the seeds of all runs that were pooled."""
        return self.seeds[0] if len(self.seeds) == 1 else self.seeds

    @property
    def policy(self) -> str:
        """Who played, in one line."""
        return self.policies[0] if len(set(self.policies)) == 1 else ", ".join(self.policies)

    def win_rate(self, who: int | str) -> Estimate:
        """Estimate how often a seat, or the player of that name, wins; partners win together."""
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
        import pandas as pd

        rows = [
            (name, policy, e.happened, e.n, e.value, e.se, *e.interval())
            for name, policy, e in self._rows(KEPT_IN)
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
            shared = min(set(self.seeds) & set(other.seeds))
            raise SimulationError("simulation.same_seed", seed=shared)
        same = (self.source, self.players, self.policies)
        if same != (other.source, other.players, other.policies):
            raise SimulationError("simulation.other_source")
        ahead = [
            (self.games + games, _added(self.counts, counts)) for games, counts in other.course
        ]
        return Results(
            self.source, self.players, self.policies, self.seeds + other.seeds,
            _added(self.counts, other.counts), self.lengths + other.lengths,
            (*self.course, *ahead), self.engine, self.complete and other.complete,
        )  # fmt: skip

    def __radd__(self, other: object) -> "Results":
        """Begin a sum, so that `sum(...)` pools the runs of a whole class."""
        return self if other == 0 else NotImplemented

    def to_text(self, language: str | None = None) -> str:
        """Write who won how often, a line a player, and what else there is to know."""
        rows = self._rows(language)
        lines = [f"{name}: {estimate.to_text(language)}" for name, _, estimate in rows]
        lengths = {"mean": f"{self.lengths.mean():.2f}", "sd": f"{self.lengths.sd():.2f}"}
        if language != "en":
            lengths = {name: text.replace(".", ",") for name, text in lengths.items()}
        lines.append(say("simulation.lengths", language, **lengths))
        lines += [say(note.key, language, **note.values) for note in self._notes()]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {estimate}" for name, _, estimate in self._rows(None))
        return f"<Results of {in_words(self.games)} games: {told}>"

    def _repr_html_(self) -> str:
        cells = "".join(
            f'<tr><th scope="row" style="text-align:left">{escape(name)}</th>'
            f"<td>{escape(estimate.to_text())}</td></tr>"
            for name, _, estimate in self._rows(None)
        )
        notes = "".join(f"<p>{escape(say(note.key, **note.values))}</p>" for note in self._notes())
        return f"<table>{cells}</table>{notes}"

    def _notes(self) -> list[Phrase]:
        cut = (
            []
            if self.complete
            else [Phrase("simulation.cut_short", {"games": in_words(self.games)})]
        )
        random = [Phrase("simulation.at_random")] if self.policy == AT_RANDOM else []
        return [*random, *([self.engine] if self.engine else []), *cut]

    def _rows(self, language: str | None) -> list[tuple[str, str, Estimate]]:
        rows = [
            (name, policy, self.win_rate(seat))
            for seat, (name, policy) in enumerate(zip(self.players, self.policies, strict=True))
        ]
        return [*rows, (say("simulation.drawn", language), "", self.draws)]

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
        """Give a player's estimates, one for each of the points."""
        results = self.results
        seat = seat_called(who, results.players) if isinstance(who, str) else who
        side = results.source.side(seat)
        return tuple(
            Estimate(counts[side], games, results.seed, results.policy)
            for games, counts in results.course
        )

    def to_frame(self) -> "pd.DataFrame":
        """Give a table, a row for each player at each of the points."""
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


def _added(one: Counts, other: Counts) -> Counts:
    return tuple(a + b for a, b in zip(one, other, strict=True))
