"""Rating the moves of a seat: how often it wins after each, if all then go on in a given way."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING, NamedTuple, overload

from sequence_widget.engine import Move, Position, View, read_event
from sequence_widget.engine.events import written
from sequence_widget.rules import Seed, whole
from sequence_widget.simulation.estimates import Estimate
from sequence_widget.simulation.halving import Candidate, candidates, halve, spend_games
from sequence_widget.simulation.jobs import stream
from sequence_widget.simulation.lineups import (
    Players,
    job_for,
    policy_text,
    read_lineup,
    who_played,
)
from sequence_widget.simulation.progress import Progress
from sequence_widget.simulation.simulating import read_count, seed_for_playouts
from sequence_widget.text import Phrase, in_words
from sequence_widget.text.errors import SimulationError
from sequence_widget.text.extras import wanted
from sequence_widget.text.tables import RIGHT, table

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

_FEWEST = 8
"""Games for each move: fewer would leave nothing to compare by."""

_FINALISTS = 4


class RatedMove(NamedTuple):
    """A legal move, and the estimate of winning after it."""

    move: Move
    estimate: Estimate

    def __repr__(self) -> str:
        return self.to_text()

    def to_text(self, language: str | None = None) -> str:
        """Write the move and its estimate as the readers of a language do."""
        return f"{in_words(written(self.move), language)}: {self.estimate.to_text(language)}"


@dataclass(frozen=True, slots=True, repr=False)
class Ratings(Sequence[RatedMove]):
    """Every legal move with the estimate of winning after it, the one compared as best first.

    The estimates are from fresh games, so one below may show a little more than the first.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-dice", chips={"a1": 0, "b1": 0}, roll=(3,)).seen_by(0)
    >>> ratings = view.rate_moves(games=2_000, seed=1)
    >>> str(ratings.best), ratings.estimate("place c1").value
    ('place c1', 1.0)
    >>> [f"{move}: {estimate.n}" for move, estimate in ratings]
    ['place c1: 499', 'place a3: 499']
    """

    rows: tuple[RatedMove, ...]
    players: tuple[str, ...]
    policies: tuple[str, ...]
    """Who went on after the move, by seat: the bots with their settings."""

    engine: Phrase | None = None
    """Why the engine played instead of the much faster playout loop, if it did."""

    complete: bool = True
    """False if Ctrl-C cut the rating short."""

    view: View | None = None
    """What was seen when they were rated."""

    def is_of(self, position: Position) -> bool:
        """Whether these are moves from that position, as who rated them sees it.

        >>> import sequence_widget as sq
        >>> position = sq.position("mini-dice", chips={"a1": 0, "b1": 0}, roll=(3,))
        >>> ratings = position.seen_by(0).rate_moves(games=200)
        >>> ratings.is_of(position), ratings.is_of(position.apply(ratings.best))
        (True, False)
        """
        view = self.view
        if view is None or view.players != position.players:
            return view is None
        return replace(view, learnt=()) == position.seen_by(view.seat)

    @overload
    def __getitem__(self, index: int) -> RatedMove: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[RatedMove, ...]: ...
    def __getitem__(self, index: int | slice) -> RatedMove | tuple[RatedMove, ...]:
        return self.rows[index]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[RatedMove]:
        return iter(self.rows)

    @property
    def best(self) -> Move:
        """The move that came out best when the moves were compared."""
        return self.rows[0].move

    def estimate(self, move: Move | str) -> Estimate:
        """Give the estimate of one move."""
        cards = [row.move.card for row in self.rows if row.move.card is not None]
        wanted = read_event(move, cards) if isinstance(move, str) else move
        for row in self.rows:
            if row.move == wanted:
                return row.estimate
        raise SimulationError("simulation.not_rated", move=str(wanted))

    def to_frame(self) -> "pd.DataFrame":
        """Give a table, a row a move."""
        with wanted("pandas"):
            import pandas as pd

        columns = ["move", "share", "se", "low", "high", "games"]
        rows = [(row.move, row.estimate) for row in self.rows]
        return pd.DataFrame(
            [(str(move), e.value, e.se, *e.interval(), e.n) for move, e in rows], columns=columns
        )

    def plot(self, ax: "Axes | None" = None, language: str | None = None) -> "Axes":
        """Draw the estimates with their intervals."""
        from sequence_widget.simulation.plots import plot_ratings

        return plot_ratings(self, ax, language)

    @property
    def policy(self) -> str:
        """Who went on after the move, in one line."""
        return policy_text(self.policies)

    def who_played(self) -> Phrase:
        """Say how all went on after the move."""
        return who_played(self.players, self.policies)

    def _notes(self, language: str | None = None) -> list[str]:
        games = sum(row.estimate.n for row in self.rows)
        cut = Phrase("simulation.cut_short", {"games": games})
        engine = [self.engine] if self.engine else []
        notes = [self.who_played(), *engine, *([] if self.complete else [cut])]
        return [in_words(note, language) for note in notes]

    def to_text(self, language: str | None = None) -> str:
        """Write a line a move, and then how all went on after it.

        >>> import sequence_widget as sq
        >>> view = sq.position("mini-dice", chips={"a1": 0, "b1": 0}, roll=(3,)).seen_by(0)
        >>> print(view.rate_moves(games=2_000, players={1: sq.GreedyBot()}).to_text())
        place c1: 1.000 (95%: 0.992–1.000, n = 499)
        place a3: 0.892 (95%: 0.861–0.916, n = 499)
        who played: Player 1 as RandomBot, Player 2 as GreedyBot
        """
        lines = [row.to_text(language) for row in self.rows]
        return "\n".join([*lines, *self._notes(language)])

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_html_(self) -> str:
        rows = [(in_words(written(row.move)), row.estimate.to_text()) for row in self.rows]
        notes = "".join(f"<p>{escape(note)}</p>" for note in self._notes())
        return f"{table([RIGHT], rows)}{notes}"


def rate_moves(
    view: View, games: int, seed: Seed | None, players: Players, *, progress: bool
) -> Ratings:
    """Rate the moves of the view's seat; see `View.rate_moves`.

    Half of the games choose which moves to look at closely. The best of many noisy numbers looks
    better than it is, so what is reported comes from the other half, of which the moves that were
    compared as best get most. Ctrl-C in that half gives what has been played so far.
    """
    moves = view.legal_moves
    if not moves:
        raise SimulationError("simulation.no_moves")
    least = _FEWEST * len(moves)
    number = whole(games)
    if number is None or number < least:
        raise SimulationError("simulation.too_few", moves=len(moves), least=least, value=games)
    games = read_count("games", number)
    seed = seed_for_playouts(seed)
    who = read_lineup(players, view.rules, view.players, view.names)
    found = candidates(view, moves)
    with Progress(games, shown=progress) as bar:
        choose = spend_games(games // 2, stream(seed, "choose"), who.bots)

        def spend(left: Sequence[Candidate], number: int, rounds: int) -> None:
            before = sum(each.games for each in left)
            choose(left, number, rounds)
            bar.update(sum(each.games for each in left) - before)

        stages = halve(found, spend)
        best = next(stage for stage in stages if len(stage) <= _FINALISTS or stage is stages[-1])
        chosen = stages[-1][0]
        fresh = games - games // 2
        for each in found:
            each.won, each.drawn, each.games = 0, 0, 0
        complete = True
        try:
            for number, (among, share) in enumerate(
                ((found, fresh // 3), (best, fresh - fresh // 3))
            ):
                for each in among:
                    count = max(1, share // len(among))
                    each.play(count, stream(seed, "report", number), who.bots)
                    bar.update(count)
        except KeyboardInterrupt:
            complete = False
            if not all(each.games for each in found):
                raise
    order = sorted(found, key=lambda each: (each is not chosen, each not in best, -each.score))
    policy = policy_text(who.policies)
    rows = [RatedMove(each.move, Estimate(each.won, each.games, seed, policy)) for each in order]
    _, engine = job_for(view, seed, (games,), who.bots)
    return Ratings(tuple(rows), who.names, who.policies, engine, complete, view)
