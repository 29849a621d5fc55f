"""Whose cards a board shows: what is not shown is not sent."""

from dataclasses import dataclass
from typing import Literal

from sequence_widget.game import Game, View
from sequence_widget.game.telling import Viewer
from sequence_widget.text import RulesError, SequenceError

Show = Literal["mover", "all", "none"] | int


def read_show(game: Game, show: object) -> Show:
    """Take `mover`, `all`, `none`, a seat or a player's name.

    >>> import sequence_widget as sq
    >>> read_show(sq.Game("kids", players=["Anna", "Bo"], seed=1), "Bo")
    1
    """
    if show in ("mover", "all", "none"):
        return show
    if isinstance(show, int | str):
        try:
            return game.seat_of(show)
        except SequenceError:
            pass
    raise RulesError("widget.show", field="show", value=show)


def viewer_of(game: Game, show: Show) -> Viewer:
    """Say whose cards are seen now.

    `mover` is the person whose turn it is at the tip of the line, or was last: stepping back
    never turns over another hand, nor does a bot's turn.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.back(2)
    >>> viewer_of(game, "mover"), viewer_of(game, "none"), viewer_of(game, 0)
    (1, None, 0)
    """
    if show == "all":
        return "all"
    if show == "none":
        return None
    if show != "mover":
        return show
    bots = game.bots
    here = game.moments[-1]
    while True:
        seat = here.position.turn
        if seat is not None and seat not in bots:
            return seat
        if here.parent is None:
            return None
        here = here.parent


@dataclass(slots=True)
class Curtain:
    """Hides every hand until the next person says that the screen is theirs."""

    drawn: bool
    revealed: int | None = None

    def hides_from(self, viewer: Viewer) -> int | None:
        """Name the seat that has still to take over the screen."""
        waiting = self.drawn and isinstance(viewer, int) and viewer != self.revealed
        return viewer if waiting and isinstance(viewer, int) else None


def view_for(game: Game, viewer: Viewer) -> View:
    """Give the position shown as the viewer sees it; for `all`, as its mover does.

    >>> import sequence_widget as sq
    >>> view_for(sq.Game("kids", seed=7), None).hand
    ()
    """
    if viewer == "all":
        return game.seen_by(game.position.turn)
    return game.seen_by(viewer)
