"""What a board shows at one moment: worked out once, and read by all that is made of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sequence_widget.engine import Move, Position, View
from sequence_widget.engine.seats import side_name
from sequence_widget.game import Game
from sequence_widget.game.hiding import Viewer
from sequence_widget.game.records.told import troubles
from sequence_widget.game.tree import Moment
from sequence_widget.text import Listed, player_name
from sequence_widget.widget.autoplay import bot_is_next, is_forced
from sequence_widget.widget.overlays import CHANCES, Overlay, without_chances

Held = Literal["here", "elsewhere"] | None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A moment of a game as it stands on one screen."""

    game: Game
    shown: Moment
    tip: Moment
    luck_mode: str
    viewer: Viewer
    """Whose cards are seen, once that person is at the screen."""

    waiting: int | None
    """The seat that has still to take over the screen; no hand is seen before."""

    language: str
    view: View
    """The position as whoever is at the screen sees it; for `all`, as its mover does."""

    reader: Viewer
    """Who reads what stays when a hand is turned over: an onlooker (`None`) where people share."""

    eyes: Viewer
    """Whose cards are seen now."""

    position: Position
    """The position shown, the whole truth of it."""

    bots: frozenset[int]
    bot_is_next: bool
    """Whether a bot is to move at the tip of the line."""

    line: int
    """Grows whenever what was told of the line of play may no longer hold."""

    entering: bool
    """Whether what real dice or cards showed may be entered."""

    offers_entering: bool
    """Whether that may be chosen for another game."""

    held: Held
    """Where luck waits for a guess: here, or elsewhere if another board of the game asks."""

    panels: tuple[str, ...]
    """The panels to be filled: none that could tell what is asked."""

    overlay: Overlay
    """What lies over the spaces: nothing that could tell what is asked."""

    shut: bool
    """Whether a guess is waited for."""

    asked_beside: str
    """The question in a box of its own because of which that is so; empty without one."""

    undo: Moment | None
    """Where taking back the last decision of a person leads."""

    kept: bool
    """Whether the game goes into a file, from which it comes back if the kernel is lost."""

    notice: str | None
    """What is wrong with that file, or was with the one that the game was read from."""

    handed: bool
    """Whether the screen goes from hand to hand, to whoever is to move."""

    def is_of(self, game: Game, language: str, held: Held = None) -> bool:
        """Whether game and luck still stand as they did, and are told in the same language."""
        seen = (self.shown, self.tip, self.luck_mode, self.language, self.held)
        return (game.shown, game.tip, game.luck_mode, language, held) == seen

    @property
    def rates_moves(self) -> bool:
        """Whether the chances after every move lie over the spaces."""
        return isinstance(self.overlay, str) and self.overlay == CHANCES

    def name(self, seat: int) -> str:
        """Name a player as the reader would."""
        return player_name(self.game.players[seat], self.language)

    def owners(self, cells: Iterable[str]) -> Listed:
        """Name those whose chips stand on some spaces."""
        chips = self.position.chips
        sides = sorted({chips[cell] for cell in cells if cell in chips})
        return Listed(tuple(side_name(self.view, side, self.language) for side in sides), "or")


def take(
    game: Game,
    viewer: Viewer,
    waiting: int | None,
    language: str,
    before: Snapshot | None = None,
    *,
    line: int = 0,
    entering: bool = True,
    offers_entering: bool = True,
    reader: Viewer = None,
    handed: bool = False,
    held: Held = None,
    shut: bool = False,
    asked_beside: str = "",
    panels: tuple[str, ...] = (),
    overlay: Overlay = None,
) -> Snapshot:
    """Look at a game as it is shown now; what was seen `before` saves looking back far.

    What stays when a hand is turned over is told as the `reader` knows it, nobody in particular if
    that is `None`. With `shut`, chances are not told at all.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> now = take(game, 0, None, "en"); now.view.hand, now.is_of(game, "en")
    (('panda', 'tiger', 'zebra'), True)
    >>> take(game, 0, 0, "en").view.hand
    ()
    >>> game.play("tiger b1"); now.is_of(game, "en")
    False
    """
    eyes = None if waiting is not None else viewer
    shown = game.shown
    known = (before.shown, before.undo) if before is not None else None
    return Snapshot(
        game=game,
        shown=shown,
        tip=game.tip,
        luck_mode=game.luck_mode,
        viewer=viewer,
        waiting=waiting,
        language=language,
        view=view_for(game, eyes),
        reader=None if waiting is not None else reader,
        eyes=eyes,
        position=shown.position,
        bots=frozenset(game.bots),
        bot_is_next=bot_is_next(game),
        line=line,
        entering=entering,
        offers_entering=offers_entering,
        held=held,
        panels=() if shut else panels,
        overlay=without_chances(overlay) if shut else overlay,
        shut=shut,
        asked_beside=asked_beside,
        undo=undo_target(game, known),
        kept=game.kept is not None and game.kept.keeps,
        notice=_trouble(game, language),
        handed=handed,
    )


def view_for(game: Game, viewer: Viewer) -> View:
    """Give the position shown as the viewer sees it; for `all`, as its mover does.

    >>> import sequence_widget as sq
    >>> view_for(sq.Game("kids", seed=7), None).hand
    ()
    """
    if viewer == "all":
        return game.seen_by(game.position.turn)
    return game.seen_by(viewer)


def _trouble(game: Game, language: str) -> str | None:
    """Say what is wrong with the file that a game is kept in, or was read from."""
    return " ".join(each.in_language(language) for each in troubles(game)) or None


def undo_target(game: Game, known: tuple[Moment, Moment | None] | None = None) -> Moment | None:
    """Find the moment before the last real decision of a person; forced moves are none.

    `known` is an earlier moment, with the target that was found for it.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> undo_target(game) is None
    True
    >>> game.play("tiger b1"); undo_target(game) is game.moments[0]
    True
    """
    here = game.shown
    while here.parent is not None:
        if known is not None and here is known[0]:
            return known[1]
        before = here.parent.position
        decided = isinstance(here.event, Move) and before.turn not in game.bots
        if decided and not is_forced(game, before):
            return here.parent
        here = here.parent
    return None
