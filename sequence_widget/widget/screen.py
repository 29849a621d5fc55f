"""The screen of a board: who is at it, and whose cards are seen there."""

from collections.abc import Iterator
from contextlib import contextmanager

from sequence_widget.game import Game
from sequence_widget.game.hiding import Viewer
from sequence_widget.game.tree import Moment
from sequence_widget.text import IllegalMoveError, RulesError, SequenceError
from sequence_widget.widget.eyes import Show, all_lies_open, reader_of, viewer_of
from sequence_widget.widget.overlays import Overlay
from sequence_widget.widget.snapshot import Held, Snapshot, take


class Screen:
    """Whose cards a board shows, as its game goes on, and whether luck may be entered there.

    The turn hands the screen on, unless the curtain `always` hides a hand until its owner says that
    the screen is theirs. It hides one in any case that comes up because a move is taken back, or
    another line of play is looked at. When the game is over it hides none.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> screen = Screen(game, "mover", always=True)
    >>> screen.follow(None), screen.viewer, screen.waiting
    (True, 0, 0)
    >>> screen.reveal(); game.play("tiger b1"); screen.viewer, screen.waiting
    (1, 1)
    """

    def __init__(self, game: Game, show: str | int, *, always: bool, entering: bool = True) -> None:
        self._show = read_show(game, show)
        self._always = always
        self._entering = self._offers_entering = entering
        self.line = 0
        """Grows whenever what was told of the line of play may no longer hold."""

        self.turn_to(game)

    def turn_to(self, game: Game) -> None:
        """Show another game, or this one as if it were new."""
        self._show = read_show(game, self._show)
        self._game = game
        self._tip: Moment | None = None
        self._root: Moment | None = None
        self._at_screen: Viewer = None
        """Whose hand was shown last with that person's consent."""

        self._asked: tuple[Moment, int] | None = None
        """Whose hand has been asked for, and where one had stepped back to; nowhere else."""

    @property
    def show(self) -> Show:
        """Whose cards are seen, as it was set."""
        return self._show

    @show.setter
    def show(self, show: str | int) -> None:
        self._show = read_show(self._game, show)
        self._asked = None
        self._hand_on()
        self.line += 1

    @property
    def entering(self) -> bool:
        """Whether what real dice or cards showed may be entered; if not, no browser chooses it."""
        return self._entering

    @entering.setter
    def entering(self, entering: bool) -> None:
        self._entering = self._offers_entering = entering

    @contextmanager
    def choosing(self, *, entering: bool) -> Iterator[None]:
        """Let a game that is begun have luck entered or not, if that may be chosen here."""
        before = self._entering
        self._entering = self._offers_entering and entering
        try:
            yield
        except BaseException:
            self._entering = before
            raise

    def look(
        self,
        language: str,
        before: Snapshot | None = None,
        *,
        held: Held = None,
        shut: bool = False,
        asked_beside: str = "",
        panels: tuple[str, ...] = (),
        overlay: Overlay = None,
    ) -> Snapshot:
        """See what is shown now to whoever may see it; see `take` for what is given."""
        return take(
            self._game,
            self.viewer,
            self.waiting,
            language,
            before,
            line=self.line,
            entering=self._entering,
            offers_entering=self._offers_entering,
            reader=self.reader,
            handed=self._show == "mover",
            held=held,
            shut=shut,
            asked_beside=asked_beside,
            panels=panels,
            overlay=overlay,
        )

    @property
    def viewer(self) -> Viewer:
        """Whose cards are seen, once that person is at the screen."""
        if self._asked is not None and self._asked[0] is self._game.shown:
            return self._asked[1]
        return viewer_of(self._game, self._show)

    @property
    def waiting(self) -> int | None:
        """The seat that has still to take over the screen."""
        return self._hides_from(self.viewer)

    @property
    def reader(self) -> Viewer:
        """Whose cards the list of moves and the chances tell of: nobody's where people share."""
        reader = reader_of(self._game, self._show)
        return None if self._hides_from(reader) is not None else reader

    @property
    def is_new(self) -> bool:
        """Whether this is another game than the one last shown."""
        return self._root is not self._game.root

    def is_here(self, seat: int | None) -> bool:
        """Whether the person of a seat is at this screen; with dice, everybody is."""
        if not self._game.rules.hidden_cards:
            return True
        return self.viewer in (seat, "all") and self.waiting is None

    def follow(self, shown_before: Moment | None, *, switches: bool = False) -> bool:
        """Take note of what is shown now; say whether the line of play has another end.

        The screen goes to the next person by play alone, not to who `switches` to another line.
        """
        game, tip = self._game, self._game.tip
        if self._asked is not None and self._asked[0] is not game.shown:
            self._asked = None
        if tip is self._tip:
            return False
        self.line += not tip.comes_from(self._tip)
        played = tip is game.shown and tip.comes_from(shown_before)
        if not switches and (played or self._tip is None or self.is_new):
            self._hand_on()
        self._tip, self._root = tip, game.root
        return True

    def reveal(self) -> None:
        """Take note that the person who was waited for is there, whom the moves may name."""
        self._at_screen = self.viewer
        self.line += 1

    def ask_for(self, seat: int | None) -> None:
        """Ask for the hand of who moves where one has stepped back to; it waits for that person.

        When the game is over, whoever asks is that person.
        """
        if seat is None:
            raise IllegalMoveError("widget.not_yours")
        self._asked = (self._game.shown, seat)
        if all_lies_open(self._game):
            self._at_screen = seat
            return
        if self._at_screen == seat:
            self._at_screen = None
        self.line += 1  # what is under way was meant for the other hand

    def has_been_shown(self, viewer: Viewer) -> None:
        """Take note of what the screen shows: once it is to be handed on, nobody is at it."""
        if self._always and self._hides_from(viewer) is not None:
            self._at_screen = None

    def _hides_from(self, viewer: Viewer) -> int | None:
        cards = self._game.rules.hidden_cards
        if not cards or not isinstance(viewer, int) or viewer == self._at_screen:
            return None
        return None if all_lies_open(self._game) else viewer

    def _hand_on(self) -> None:
        if not self._always:
            self._at_screen = self.viewer


def checked_game(game: object) -> Game:
    """Take a game and nothing else.

    >>> checked_game("kids")
    Traceback (most recent call last):
    sequence_widget.text.phrases.SequenceError: a board shows a game, such as Game("kids"), not a \
str
    """
    if not isinstance(game, Game):
        raise SequenceError("widget.no_game", kind=type(game).__name__)
    return game


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
