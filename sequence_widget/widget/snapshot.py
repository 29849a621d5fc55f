"""What a board shows at one moment: worked out once, and read by all that is made of it."""

from dataclasses import dataclass

from sequence_widget.engine import Position, View
from sequence_widget.game import Game
from sequence_widget.game.narration import Viewer
from sequence_widget.game.tree import Moment
from sequence_widget.text import player_name
from sequence_widget.widget.autoplay import undo_target
from sequence_widget.widget.visibility import view_for


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A moment of a game as it stands on one screen."""

    game: Game
    shown: Moment
    tip: Moment
    luck: str
    """The game's `luck_mode`."""

    viewer: Viewer
    """Whose cards are seen, once that person is at the screen."""

    waiting: int | None
    """The seat that has still to take over the screen; no hand is seen before."""

    language: str
    view: View
    """The position as those eyes see it that are at the screen; for `all`, as its mover does."""

    eyes: Viewer
    """Whose cards are seen now."""

    position: Position
    """The position shown, the whole truth of it."""

    bots: frozenset[int]
    undo: Moment | None
    """Where taking back the last decision of a person leads."""

    @property
    def bot_is_next(self) -> bool:
        """Whether a bot is to move at the tip of the line."""
        position = self.position
        at_tip = self.shown is self.tip
        return at_tip and position.awaiting == "move" and position.turn in self.bots

    def is_of(self, game: Game) -> bool:
        """Whether the game still stands as it did."""
        return (game.shown, game.tip, game.luck_mode) == (self.shown, self.tip, self.luck)

    def name(self, seat: int) -> str:
        """Name a player as the reader would."""
        return player_name(self.game.players[seat], self.language)


def take(
    game: Game,
    viewer: Viewer,
    waiting: int | None,
    language: str,
    before: Snapshot | None = None,
) -> Snapshot:
    """Look at a game as it is shown now; what was seen `before` saves looking back far.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> now = take(game, 0, None, "en"); now.view.hand, now.is_of(game)
    (('panda', 'tiger', 'zebra'), True)
    >>> take(game, 0, 0, "en").view.hand
    ()
    >>> game.play("tiger b1"); now.is_of(game)
    False
    """
    eyes = None if waiting is not None else viewer
    shown = game.shown
    known = (before.shown, before.undo) if before is not None else None
    return Snapshot(
        game=game,
        shown=shown,
        tip=game.tip,
        luck=game.luck_mode,
        viewer=viewer,
        waiting=waiting,
        language=language,
        view=view_for(game, eyes),
        eyes=eyes,
        position=shown.position,
        bots=frozenset(game.bots),
        undo=undo_target(game, known),
    )
