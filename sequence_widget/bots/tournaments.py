"""Bots against each other: a cross table, with every share of wins as an estimate."""

import itertools
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sequence_widget.engine import Bot, start_position
from sequence_widget.engine.players import Player
from sequence_widget.rules import Rules, Seed, rules_from, whole
from sequence_widget.simulation import Estimate, SimulationError, simulate
from sequence_widget.simulation.jobs import stream
from sequence_widget.simulation.lineups import policy_name
from sequence_widget.simulation.simulating import seed_for_playouts
from sequence_widget.text import say
from sequence_widget.text.tables import ON_ONE_LINE, table

if TYPE_CHECKING:
    import pandas as pd

_TWO, _FOUR = 2, 4


@dataclass(frozen=True, slots=True, repr=False)
class CrossTable:
    """How often each bot won against each other one, the seats alternated.

    >>> import sequence_widget as sq
    >>> table = sq.tournament([sq.GreedyBot(), sq.RandomBot()], "mini-dice", games=2_000, seed=1)
    >>> table.against("GreedyBot", "RandomBot")
    0.716 (95 %: 0.696–0.735, n = 2 000)
    >>> table.ranking
    ('GreedyBot', 'RandomBot')
    """

    names: tuple[str, ...]
    estimates: Mapping[tuple[str, str], Estimate] = field(hash=False)
    drawn: Mapping[tuple[str, str], Estimate] = field(hash=False)

    def against(self, bot: str, other: str) -> Estimate:
        """Give the estimate of how often a bot wins against another."""
        if bot not in self.names or other not in self.names or bot == other:
            raise SimulationError("bots.no_pair", one=bot, other=other)
        return self.estimates[bot, other]

    def total(self, bot: str) -> Estimate:
        """Give the estimate over all the others together."""
        rows = [estimate for (one, _), estimate in self.estimates.items() if one == bot]
        if not rows:
            raise SimulationError("bots.no_pair", one=bot, other=bot)
        happened, games = sum(row.happened for row in rows), sum(row.n for row in rows)
        return Estimate(happened, games, rows[0].seed, bot)

    @property
    def ranking(self) -> tuple[str, ...]:
        """The bots by their totals, the strongest first."""
        return tuple(sorted(self.names, key=lambda bot: -self.total(bot).value))

    def to_frame(self) -> "pd.DataFrame":
        """Give a table, a row for each bot against each other one."""
        import pandas as pd

        rows = [
            {
                "bot": one,
                "against": other,
                "wins": estimate.value,
                "low": estimate.interval()[0],
                "high": estimate.interval()[1],
                "draws": self.drawn[one, other].value,
                "games": estimate.n,
            }
            for (one, other), estimate in self.estimates.items()
        ]
        return pd.DataFrame(rows)

    def _cells(self, language: str | None) -> list[list[str]]:
        def pair(one: str, other: str) -> str:
            return "" if one == other else self.against(one, other).to_text(language)

        heads = ["", *self.names, say("bots.total", language)]
        rows = [
            [one, *(pair(one, other) for other in self.names), self.total(one).to_text(language)]
            for one in self.ranking
        ]
        return [heads, *rows]

    def to_text(self, language: str | None = None) -> str:
        """Write the table, a line a bot."""
        cells = self._cells(language)
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        return "\n".join(
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in cells
        )

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_html_(self) -> str:
        head, *rows = self._cells(None)
        return table([ON_ONE_LINE] * (len(head) - 1), rows, heads=head)


def tournament(
    bots: Sequence[Bot],
    rules: str | Rules = "kids",
    games: int = 1_000,
    seed: Seed | None = 1,
    players: int = 2,
    workers: int | None = None,
    executor: Executor | None = None,
    *,
    progress: bool = True,
) -> CrossTable:
    """Let every two bots play `games` games, half of them with the seats exchanged.

    With four players at dice, partners are the same bot.

    >>> import sequence_widget as sq
    >>> sq.tournament([sq.RandomBot(), sq.GreedyBot()], "mini-kids", games=1_000).ranking
    ('GreedyBot', 'RandomBot')
    """
    names = _check(bots)
    rules = rules_from(rules)
    seats_in_all = whole(players)
    teams = seats_in_all == _FOUR and rules.sides(_FOUR) == _TWO
    if seats_in_all is None or (seats_in_all != _TWO and not teams):
        raise SimulationError("bots.two_sides")
    count = whole(games)
    if count is None or count < _TWO or count % 2:
        raise SimulationError("bots.games", value=games)
    games = count
    seed = seed_for_playouts(seed)
    start = start_position(rules, seats_in_all)
    estimates: dict[tuple[str, str], Estimate] = {}
    drawn: dict[tuple[str, str], Estimate] = {}
    for (one, first), (other, second) in itertools.combinations(zip(names, bots, strict=True), 2):
        won, lost, even = 0, 0, 0
        for turned in (False, True):
            pair = [Player("1", second), Player("2", first)] if turned else []
            pair = pair or [Player("1", first), Player("2", second)]
            seats = [Player(str(seat), pair[seat % 2].bot) for seat in range(seats_in_all)]
            results = simulate(
                start, games // 2, seats, stream(seed, one, other, turned), workers, executor,
                progress=progress,
            )  # fmt: skip
            counts = results.counts
            won += counts[1 if turned else 0]
            lost += counts[0 if turned else 1]
            even += counts[2]
            if not results.complete:
                raise KeyboardInterrupt
        policy = f"{one}, {other}"
        estimates[one, other] = Estimate(won, games, seed, policy)
        estimates[other, one] = Estimate(lost, games, seed, policy)
        drawn[one, other] = drawn[other, one] = Estimate(even, games, seed, policy)
    return CrossTable(names, estimates, drawn)


def _check(bots: Sequence[Bot]) -> tuple[str, ...]:
    """Refuse what is no bot; name the bots, those alike with a number."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) < _TWO:
        raise SimulationError("bots.none")
    names: list[str] = []
    for bot in bots:
        if not isinstance(bot, Bot) or isinstance(bot, type):
            raise SimulationError("bots.no_bot", value=bot)
        name = policy_name(bot)
        alike = sum(known == name or known.startswith(f"{name} ") for known in names)
        names.append(f"{name} {alike + 1}" if alike else name)
    return tuple(names)
