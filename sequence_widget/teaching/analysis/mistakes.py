"""A mistake: a move that gave chances away, as a position to try again."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from sequence_widget.engine import Bot, Move, View
from sequence_widget.engine.events import written
from sequence_widget.engine.picture import draw_svg
from sequence_widget.engine.seats import seat_name
from sequence_widget.rules import Seed
from sequence_widget.simulation import RatedMove, Ratings
from sequence_widget.teaching.analysis.gain import Gain, share_of
from sequence_widget.text import Phrase, in_words, say
from sequence_widget.text.numbers import Prose, percent_text, sentence

Judgement = Literal["same", "found", "better", "no_better"]
"""What a move is that was tried again: each has a sentence of its own."""

_FEWEST_A_MOVE = 16
"""Games for each move that is rated, where few were asked for."""

_LEAST_MISTAKE = 0.02
"""A move that gave away less is told by noise and taste, not by skill."""


def rated_as_seen(view: View, games: int, seed: Seed, bots: Sequence[Bot | None]) -> Ratings:
    """Rate the moves of a view's seat, if all go on as these bots do."""
    games = max(games, _FEWEST_A_MOVE * len(view.legal_moves))
    players = dict(enumerate(bots))
    return view.rate_moves(games=games, seed=seed, progress=False, players=players)


@dataclass(frozen=True, slots=True, repr=False)
class Mistake:
    """A move that gave chances away; what would have been better is told when it is asked for.

    `view` is what the mover saw. `attempt(move)` says how another move would have done, `better`
    what was best.
    """

    ply: int
    """The move led to this ply, so it was made at the one before."""

    view: View
    played: Move
    _ratings: Ratings = field(repr=False)

    @property
    def cost(self) -> Gain:
        """What the move gave away; the best one gave away nothing."""
        if self._ratings.best == self.played:
            return Gain()
        best, played = self._ratings[0].estimate, self._ratings.estimate(self.played)
        return Gain(((1, best), (-1, played)), below_zero="analysis.cost_below_zero")

    @property
    def better(self) -> RatedMove:
        """The move that came out best."""
        return self._ratings[0]

    def attempt(self, move: Move | str, language: str | None = None) -> Prose:
        """Say how another move compares with the one played, without naming the best.

        A move that the best one beats by no more than chance allows counts as found.
        """
        wanted, found = self.judged(move)
        key = f"analysis.try.{found}"
        phrase = Phrase(key, {"move": in_words(written(wanted), language)})
        return Prose(sentence(phrase, language))

    def judged(self, move: Move | str) -> tuple[Move, Judgement]:
        """Give a move, and what it is beside the one played and the best one."""
        tried = self._ratings.estimate(move)
        wanted = next(row.move for row in self._ratings if row.estimate is tried)
        behind = Gain(((1, self._ratings[0].estimate), (-1, tried)))
        ahead = Gain(((1, tried), (-1, self._ratings.estimate(self.played))))
        if wanted == self.played:
            return wanted, "same"
        if wanted == self.better.move or behind.interval()[0] <= 0:
            return wanted, "found"
        return wanted, "better" if ahead.interval()[0] > 0 else "no_better"

    @property
    def is_one(self) -> bool:
        """Whether another move was better by more than chance allows."""
        return self.cost.interval()[0] > 0

    def explain(self, language: str | None = None) -> Prose:
        """Say which move was best, and how often it and the one played win.

        >>> import sequence_widget as sq
        >>> view = sq.position("mini-dice", chips={"a1": 0, "b1": 0}, roll=(3,)).seen_by(0)
        >>> played = sq.Move.from_text("place a3")
        >>> ratings = rated_as_seen(view, 2_000, 1, [sq.GreedyBot(), sq.GreedyBot()])
        >>> print(Mistake(1, view, played, ratings).explain())
        Place c1 would have won 100% of the games, place a3 won 95.8%.
        """
        move = in_words(written(self.played), language)
        if not self.is_one:
            return Prose(sentence(Phrase("analysis.better.none", {"move": move}), language))
        better = in_words(written(self.better.move), language)
        best, share = (
            percent_text(share_of(estimate), language)
            for estimate in (self.better.estimate, self._ratings.estimate(self.played))
        )
        values = {"better": better, "best": best, "move": move, "share": share}
        return Prose(sentence(Phrase("analysis.better", values), language))

    def to_text(self, language: str | None = None) -> str:
        """Tell what was played, and ask for something better."""
        who = seat_name(self.view, self.view.seat, language)
        move = in_words(written(self.played), language)
        points = round(self.cost.points)
        return say("analysis.mistake", language, ply=self.ply - 1, who=who, move=move, n=points)

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_html_(self) -> str:
        return f"{Prose(self.to_text())._repr_html_()}{draw_svg(self.view)}"


def costliest(mistakes: Iterable[Mistake], n: int) -> tuple[Mistake, ...]:
    """Choose the moves that gave most away, the costliest first; what cost little is no mistake."""
    dear = [mistake for mistake in mistakes if float(mistake.cost) >= _LEAST_MISTAKE]
    return tuple(sorted(dear, key=lambda mistake: -mistake.cost.value)[:n])
