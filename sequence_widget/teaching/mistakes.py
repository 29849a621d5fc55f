"""A mistake: a move that gave chances away, as a position to try again."""

from dataclasses import dataclass, field

from sequence_widget.engine import Move, View
from sequence_widget.engine.picture import draw_svg, seat_name
from sequence_widget.engine.refusals import written
from sequence_widget.simulation import RatedMove, Ratings
from sequence_widget.teaching.gain import Gain
from sequence_widget.text import in_words, say
from sequence_widget.text.numbers import Prose


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
        """What the move gave away."""
        return Gain(((1, self._ratings[0].estimate), (-1, self._ratings.estimate(self.played))))

    @property
    def better(self) -> RatedMove:
        """The move that came out best."""
        return self._ratings[0]

    def attempt(self, move: Move | str, language: str | None = None) -> Prose:
        """Say how another move compares with the one played, without naming the best.

        A move that the best one beats by no more than chance allows counts as found.
        """
        tried = self._ratings.estimate(move)
        wanted = next(row.move for row in self._ratings if row.estimate is tried)
        behind = Gain(((1, self._ratings[0].estimate), (-1, tried)))
        ahead = Gain(((1, tried), (-1, self._ratings.estimate(self.played))))
        if wanted == self.played:
            key = "analysis.try.same"
        elif wanted == self.better.move or behind.interval()[0] <= 0:
            key = "analysis.try.found"
        elif ahead.interval()[0] > 0:
            key = "analysis.try.better"
        else:
            key = "analysis.try.no_better"
        return Prose(say(key, language, move=in_words(written(wanted), language)))

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
