"""A game analysed: the chances at every ply, and what luck and moves did to them."""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sequence_widget.bots import GreedyBot, RandomBot
from sequence_widget.engine import Bot, Chance, Event, Move, Position, View
from sequence_widget.engine.seats import seat_of
from sequence_widget.exact import solve
from sequence_widget.exact.solver.bot import SolutionBot
from sequence_widget.exact.solver.solution import Solution
from sequence_widget.game import Game
from sequence_widget.rules import Seed
from sequence_widget.simulation import Estimate, Ratings
from sequence_widget.simulation.jobs import stream
from sequence_widget.simulation.lineups import (
    Lineup,
    Players,
    job_for,
    policy_text,
    read_lineup,
    who_played,
)
from sequence_widget.simulation.simulating import read_count, seed_for_playouts
from sequence_widget.simulation.workers import run_all
from sequence_widget.teaching.analysis.gain import Gain, Winning
from sequence_widget.teaching.analysis.mistakes import Mistake, costliest, rated_as_seen
from sequence_widget.teaching.analysis.swings import Swing, Swings
from sequence_widget.teaching.analysis.where_chances_change import Place, decided, where_to_look
from sequence_widget.text import Listed, Named, OutOfReachError, Phrase, in_words, say
from sequence_widget.text.errors import SimulationError
from sequence_widget.text.extras import wanted
from sequence_widget.text.numbers import Prose, sentence

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

_SWINGS = 5
_MISTAKES = 3


@dataclass(frozen=True, slots=True, repr=False)
class Analysis:
    """The chances to win over a game, all cards open, and what each event did to them.

    The chances are those of each side if everybody goes on from there as `policies` say. What an
    event changed is its swing; a forced event changes nothing, for it is looked at together with
    what follows. Luck, skill and what the others did add up exactly to the change from the first
    chance to the last.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.play("fox f2")
    >>> analysis = game.analyse(games=2_000, progress=False)
    >>> len(analysis.chances), analysis.chances[0][0]
    (5, 0.365 (95 %: 0.344–0.386, n = 2 000))
    >>> parts = analysis.luck("Bo"), analysis.skill("Bo"), analysis.others("Bo")
    >>> sum(part.value for part in parts) == analysis.change("Bo").value
    True
    """

    players: tuple[str, ...]
    policies: tuple[str, ...]
    """Who goes on from each position, by seat: the bots with their settings."""

    events: tuple[Event, ...]
    games: int
    """How many games were asked for at each position."""

    seed: Seed
    complete: bool
    """False if Ctrl-C cut the analysis short: then fewer games were played at each position."""

    exact: bool
    """Whether this play is solved, so that no chance is estimated."""

    engine: Phrase | None
    """Why the engine played instead of the much faster playout loop, if it did."""

    _positions: tuple[Position, ...]
    _looked_at: tuple[int, ...]
    """For each ply, which of the positions looked at tells its chances."""

    _winning: tuple[tuple[Winning, ...], ...]
    """For each position looked at, the chance of every side."""

    _bots: tuple[Bot | None, ...]
    _ratings: dict[int, Ratings] = field(init=False, compare=False, default_factory=dict)
    """The moves that were rated before, by ply."""

    @property
    def chances(self) -> tuple[tuple[Winning, ...], ...]:
        """The chance to win by ply and seat: ply 0 is after the deal or the roll-off.

        They are exactly 0 or 1 once the game is over, and proven before that where this play is
        solved; otherwise they are estimates. Partners share theirs.
        """
        sides = self._sides
        return tuple(
            tuple(self._winning[number][side] for side in sides) for number in self._looked_at
        )

    @property
    def last_ply(self) -> int:
        """How many events were analysed."""
        return len(self.events)

    def is_of(self, game: Game) -> bool:
        """Whether this is what was analysed: the current line of a game, as it is now."""
        line = tuple(moment.position for moment in game.moments)
        return (self.players, self._positions) == (game.players, line)

    def luck(self, who: int | str) -> Gain:
        """Say what all dice and draws gave a player's side: zero on average, whoever plays."""
        return self._gain(who, lambda event, _: isinstance(event, Chance))

    def skill(self, who: int | str) -> Gain:
        """Say what a player's own side gained by its moves, beyond the play that chances assume."""
        return self._gain(who, lambda event, own: isinstance(event, Move) and own)

    def others(self, who: int | str) -> Gain:
        """Say what the moves of the other sides gave a player's side."""
        return self._gain(who, lambda event, own: isinstance(event, Move) and not own)

    def change(self, who: int | str) -> Gain:
        """Say how a player's chance changed from the first ply to the last."""
        side = self._sides[seat_of(who, self.players)]
        return self._sum(side, range(1, self.last_ply + 1))

    def _gain(self, who: int | str, counts: Callable[[Event, bool], bool]) -> Gain:
        side = self._sides[seat_of(who, self.players)]
        plies = [
            ply
            for ply, event in enumerate(self.events, 1)
            if counts(event, self._mover_side(ply) == side)
        ]
        return self._sum(side, plies)

    def _sum(self, side: int, plies: Sequence[int]) -> Gain:
        """Add up what the events at these plies changed for a side."""
        counts: Counter[int] = Counter()
        for ply in plies:
            counts[self._looked_at[ply]] += 1
            counts[self._looked_at[ply - 1]] -= 1
        return Gain(tuple((n, self._winning[at][side]) for at, n in sorted(counts.items()) if n))

    def swing(self, ply: int) -> Swing:
        """Tell what the event that led to a ply changed, for every side."""
        ply = self._check(ply)
        gains = tuple(self._sum(side, [ply]) for side in range(1 + max(self._sides)))
        mover = self._positions[ply - 1].turn
        return Swing(ply, self.events[ply - 1], mover, gains, self._sides, self.players)

    def swings(self, n: int = _SWINGS) -> Swings:
        """Give the largest swings in words, the largest first.

        >>> import sequence_widget as sq
        >>> game = sq.Game("mini-dice", players=["Anna", "Bo"], seed=3)
        >>> for cell in ("a1", "b2", "c1", "c3"):
        ...     game.play(next(move for move in game.position.legal_moves))
        >>> len(game.analyse(games=1_000, progress=False).swings(2))
        2
        """
        number = read_count("n", n)
        swings = [self.swing(ply) for ply in range(1, self.last_ply + 1)]
        swings.sort(key=lambda swing: -swing.size)
        return Swings(tuple(swings[:number]))

    def cost(self, ply: int) -> Gain:
        """Say what the move that led to a ply gave away against the best, as its mover saw it.

        The moves are rated from the mover's own view, hidden cards being dealt anew, and those
        compared as best again on fresh games; so a move that looks better by noise alone is not
        taken for better. The best move, and a forced one, cost nothing.
        """
        ply = self._check(ply)
        move = self.events[ply - 1]
        if not isinstance(move, Move):
            raise SimulationError("analysis.no_move", ply=ply)
        if len(self._positions[ply - 1].legal_moves) == 1:
            return Gain()
        return self._mistake(ply, move).cost

    def mistakes(self, who: int | str, n: int = _MISTAKES) -> tuple[Mistake, ...]:
        """Give a player's costliest moves as positions to try again, the costliest first.

        What would have been better is told only when it is asked for.
        """
        seat = seat_of(who, self.players)
        number = read_count("n", n)
        moves = [
            self._mistake(ply, event)
            for ply, event in enumerate(self.events, 1)
            if isinstance(event, Move)
            and self._positions[ply - 1].turn == seat
            and len(self._positions[ply - 1].legal_moves) > 1
        ]
        return costliest(moves, number)

    def _mistake(self, ply: int, played: Move) -> Mistake:
        """Give a move as a mistake, which it may not be; the moves there are rated once."""
        view = self._view(ply)
        if ply not in self._ratings:
            seed = stream(self.seed, "cost", ply)
            self._ratings[ply] = rated_as_seen(view, self.games, seed, self._bots)
        return Mistake(ply, view, played, self._ratings[ply])

    def _view(self, ply: int) -> View:
        """Give what the mover saw who made the event that led to a ply."""
        position = self._positions[ply - 1]
        return replace(position.seen_by(position.turn), names=self.players)

    def _check(self, ply: int) -> int:
        number = read_count("ply", ply, max(1, self.last_ply))
        if not self.events:
            raise SimulationError("analysis.no_events")
        return number

    @property
    def _sides(self) -> tuple[int, ...]:
        return self._positions[0].layout.side_of

    def _mover_side(self, ply: int) -> int | None:
        turn = self._positions[ply - 1].turn
        return None if turn is None else self._sides[turn]

    def side_names(self, language: str | None = None) -> list[str]:
        """Name the sides by who plays for them."""
        seated = [*zip(self.players, self._sides, strict=True)]
        teams = (
            tuple(Named(name) for name, owner in seated if owner == side)
            for side in range(1 + max(self._sides))
        )
        return [Listed(team, "and").said(language) for team in teams]

    def seat_for(self, side: int) -> int:
        """Give the first seat of a side."""
        return self._sides.index(side)

    def colours(self) -> list[str]:
        """Give the colour of every side's chips."""
        colours = self._positions[0].rules.colours
        return [colours[side] for side in range(1 + max(self._sides))]

    def to_frame(self) -> "pd.DataFrame":
        """Give a table, a row a ply, with every seat's chance and what the event changed for it.

        >>> import sequence_widget as sq
        >>> game = sq.Game("mini-dice", players=["Anna", "Bo"], seed=3)
        >>> list(game.analyse(games=100, progress=False).to_frame().columns)[:6]
        ['ply', 'seat', 'player', 'kind', 'event', 'chance_0']
        """
        with wanted("pandas"):
            import pandas as pd

        rows = []
        for ply, chances in enumerate(self.chances):
            event = self.events[ply - 1] if ply else None
            seat = self._positions[ply - 1].turn if ply else None
            row: dict[str, object] = {
                "ply": ply,
                "seat": seat,
                "player": None if seat is None else self.players[seat],
                "kind": None if event is None else "luck" if isinstance(event, Chance) else "move",
                "event": None if event is None else str(event),
            }
            row |= {f"chance_{each}": float(chance) for each, chance in enumerate(chances)}
            gains = self.swing(ply).gains if ply else (Gain(),) * (1 + max(self._sides))
            row |= {f"swing_{each}": float(gains[side]) for each, side in enumerate(self._sides)}
            rows.append(row)
        return pd.DataFrame(rows)

    def plot(self, ax: "Axes | None" = None, language: str | None = None) -> "Axes":
        """Draw a line over all plies for every side, with its interval as a band."""
        from sequence_widget.teaching.analysis.analysis_picture import plot_chances

        return plot_chances(self, ax, language)

    def to_svg(self, language: str | None = None) -> str:
        """Draw the same as a picture that needs no library.

        >>> import sequence_widget as sq
        >>> game = sq.Game("mini-dice", players=["Anna", "Bo"], seed=3)
        >>> game.analyse(games=100, progress=False).to_svg().startswith("<svg")
        True
        """
        from sequence_widget.teaching.analysis.analysis_picture import draw_chances

        return draw_chances(self, language)

    def who_goes_on(self) -> Phrase:
        """Say how everybody goes on from each position."""
        return who_played(self.players, self.policies)

    def rows(self, language: str | None = None) -> list[str]:
        """Tell in a line for every side how it fared: luck, skill, and what the others did."""
        told = []
        for side, name in enumerate(self.side_names(language)):
            seat = self._sides.index(side)
            gains = {
                "luck": self.luck(seat), "skill": self.skill(seat), "others": self.others(seat),
                "all": self.change(seat),
            }  # fmt: skip
            told.append(say("analysis.row", language, who=name, **gains))
        return told

    def explain(self, language: str | None = None) -> Prose:
        """Say how every side fared, and what the figures mean and do not mean."""
        return Prose("\n".join([*self.rows(language), self.meaning(language)]))

    def meaning(self, language: str | None = None) -> str:
        """Say what the figures mean, and what they do not."""
        games = in_words(self.games, language)
        how = Phrase("analysis.exact") if self.exact else Phrase("analysis.from", {"games": games})
        cards = self._positions[0].rules.hidden_cards
        chances = "analysis.chances.open" if cards else "analysis.chances"
        parts = [
            say(chances, language, how=in_words(how, language)),
            sentence(self.who_goes_on(), language) + ".",
            say("analysis.luck", language),
            say("analysis.skill", language),
            *([say("analysis.hidden", language)] if cards else []),
            say("analysis.sums", language),
        ]
        if not self.complete:
            parts.append(say("analysis.cut_short", language))
        return " ".join(parts)

    def __repr__(self) -> str:
        return "\n".join(self.rows())

    def _repr_html_(self) -> str:
        from sequence_widget.teaching.analysis.analysis_picture import analysis_html

        return analysis_html(self)


def analyse(
    game: Game,
    games: int,
    players: Players,
    seed: Seed | None,
    workers: int | None,
    executor: Executor | None,
    *,
    progress: bool,
) -> Analysis:
    """Analyse the current line of a game; see `Game.analyse`."""
    games = read_count("games", games)
    if workers is not None:
        workers = read_count("workers", workers)
    seed = seed_for_playouts(seed)
    positions = tuple(moment.position for moment in game.moments)
    who = _lineup(players, game)
    looked_at, places = where_to_look(positions)
    solution = _solved(positions[0], who.bots)
    complete, engine = True, None
    if solution is not None:
        winning = [_exact(place, solution) for place in places]
    else:
        winning = [_exact(place, None) for place in places]
        open_places = [number for number, place in enumerate(places) if not place.is_over]
        made = [
            job_for(places[n], stream(seed, places[n].to_text()), (games,), who.bots)
            for n in open_places
        ]
        jobs = [job for job, _ in made]
        engine = made[0][1] if made else None
        totals = run_all(jobs, games, workers, executor, progress=progress) if jobs else []
        policy = policy_text(who.policies)
        for number, total in zip(open_places, totals, strict=True):
            complete = complete and total.complete
            winning[number] = tuple(
                Estimate(won, total.games, seed, policy) for won in total.counts[0][:-1]
            )
    return Analysis(
        game.players, who.policies, game.events, games, seed, complete,
        solution is not None, engine, positions, looked_at, tuple(winning), who.bots,
    )  # fmt: skip


def _lineup(players: Players, game: Game) -> Lineup:
    """Settle who goes on; who is given no bot is greedy."""
    who = read_lineup(players, game.rules, len(game.players), game.players)
    return Lineup(game.players, tuple(bot or GreedyBot() for bot in who.bots))


def _solved(start: Position, bots: Sequence[Bot | None]) -> Solution | None:
    """Give the solution that knows the chances under this play, if there is one."""
    first = bots[0]
    if any(bot != first for bot in bots):
        return None
    try:
        if type(first) is RandomBot:
            return solve(start, play="random")
        if type(first) is SolutionBot and first.play == "best":
            return solve(start, play="best")
    except OutOfReachError:
        pass
    return None


def _exact(place: Place, solution: Solution | None) -> tuple[Winning, ...]:
    """Give every side's chance without an estimate: by a solution, or because the game is over."""
    if solution is None or not isinstance(place, Position) or place.is_over:
        return decided(place)
    return tuple(
        solution.win_probability(place.layout.side_of.index(side), place)
        for side in range(place.layout.sides)
    )
