"""The screen of a board: who is at it, and whose cards are seen there."""

from dataclasses import dataclass
from typing import Literal

from sequence_widget.game import Game
from sequence_widget.game.hiding import Viewer
from sequence_widget.game.tree import Moment
from sequence_widget.text import IllegalMoveError, RulesError, SequenceError

Show = Literal["mover", "all", "none"] | int


class Screen:
    """Whose cards a board shows, as its game goes on.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> screen = Screen(game, "mover", always=False)
    >>> screen.follow(None); game.play("tiger b1"); screen.viewer, screen.follow(None)
    True
    (1, True)
    """

    def __init__(self, game: Game, show: str | int, *, always: bool) -> None:
        self._show = read_show(game, show)
        self._always = always
        self.line = 0
        """Grows whenever what was told of the line of play may no longer hold."""

        self.turn_to(game)

    def turn_to(self, game: Game) -> None:
        """Show another game, or this one as if it were new."""
        self._show = read_show(game, self._show)
        self._game = game
        self._tip: Moment | None = None
        self._root: Moment | None = None
        self.curtain = Curtain(game.rules.hidden_cards, always=self._always)

    @property
    def show(self) -> Show:
        """Whose cards are seen, as it was set."""
        return self._show

    @show.setter
    def show(self, show: str | int) -> None:
        self._show = read_show(self._game, show)
        self.curtain.asked = None
        self.curtain.hand_on(self.viewer)
        self.line += 1

    @property
    def viewer(self) -> Viewer:
        """Whose cards are seen, once that person is at the screen."""
        game, asked = self._game, self.curtain.asked
        if asked is not None and asked[0] is game.shown:
            return asked[1]
        return viewer_of(game, self._show)

    @property
    def waiting(self) -> int | None:
        """The seat that has still to take over the screen."""
        return self.curtain.hides_from(self.viewer)

    @property
    def reader(self) -> Viewer:
        """Whose cards the list of moves and the chances may tell of."""
        reader = log_viewer_of(self._game, self._show)
        return None if self.curtain.hides_from(reader) is not None else reader

    @property
    def is_new(self) -> bool:
        """Whether this game has not been shown yet, from its very beginning."""
        return self._root is not self._game.root

    def is_here(self, seat: int | None) -> bool:
        """Whether the person of a seat is at this screen; with dice, everybody is."""
        if not self._game.rules.hidden_cards:
            return True
        return self.viewer in (seat, "all") and self.waiting is None

    def follow(self, shown_before: Moment | None, *, switches: bool = False) -> bool:
        """Take note of what is shown now; say whether the line of play has another end.

        Who `switches` to another line hands the screen to nobody.
        """
        game, tip = self._game, self._game.tip
        self.curtain.stepped_to(game.shown)
        if tip is self._tip:
            return False
        self.line += not tip.comes_from(self._tip)
        anew = self._tip is None or self.is_new
        self.curtain.cards = game.rules.hidden_cards
        if not switches and (anew or played_on(game, shown_before)):
            self.curtain.hand_on(self.viewer)
        self._tip, self._root = tip, game.root
        return True

    def reveal(self) -> None:
        """Take note that the person who was waited for is there, whom the moves may name."""
        self.curtain.at_screen = self.viewer
        self.line += 1

    def ask_for(self, seat: int | None) -> None:
        """Ask for a seat's hand where one has stepped back to; what is under way is not for it."""
        self.curtain.ask(self._game.shown, seat)
        self.line += 1

    def has_been_shown(self, viewer: Viewer) -> None:
        """Take note that the browser was told: a screen that is to be handed on is nobody's."""
        self.curtain.rise(viewer)


@dataclass(slots=True)
class Curtain:
    """Hides every hand until the next person says that the screen is theirs.

    With `always` for everyone whose turn comes. Without, the turn itself hands the screen on; but
    where a hand comes up because a move is taken back, or another line of play is looked at, it
    waits to be asked for.

    >>> curtain = Curtain(cards=True, always=False, at_screen=0)
    >>> curtain.hides_from(0), curtain.hides_from(1)
    (None, 1)
    """

    cards: bool
    """Whether there is anything to hide."""

    always: bool
    at_screen: Viewer = None
    """Whose hand was shown last with that person's consent."""

    asked: tuple[Moment, int] | None = None
    """Whose hand has been asked for, and where one had stepped back to; nowhere else."""

    def ask(self, moment: Moment, seat: int | None) -> None:
        """Ask for the hand of a seat; it is hidden until that person is at the screen."""
        if seat is None:
            raise IllegalMoveError("widget.not_yours")
        self.asked = (moment, seat)
        if self.at_screen == seat:
            self.at_screen = None

    def stepped_to(self, moment: Moment) -> None:
        """Take note of what is shown: elsewhere the screen is again whose it was."""
        if self.asked is not None and self.asked[0] is not moment:
            self.asked = None

    def hides_from(self, viewer: Viewer) -> int | None:
        """Name the seat that has still to take over the screen."""
        if not self.cards or not isinstance(viewer, int) or viewer == self.at_screen:
            return None
        return viewer

    def rise(self, viewer: Viewer) -> None:
        """Take note of what the screen shows: once it was to be handed on, nobody is at it."""
        if self.always and self.hides_from(viewer) is not None:
            self.at_screen = None

    def hand_on(self, viewer: Viewer) -> None:
        """Take note that play has come to the next person."""
        if not self.always:
            self.at_screen = viewer


def played_on(game: Game, shown_before: Moment | None) -> bool:
    """Whether the tip has come by play, not by undoing or going to another line.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", seed=7)
    >>> before = game.shown; game.play("tiger b1"); played_on(game, before)
    True
    >>> before = game.shown; game.undo(); played_on(game, before)
    False
    """
    return game.tip is game.shown and game.tip.comes_from(shown_before)


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


def viewer_of(game: Game, show: Show) -> Viewer:
    """Say whose cards are seen now.

    `mover` is the person whose turn it is at the tip of the line, or was last: stepping back
    never turns over another hand, nor does a bot's turn. A person alone among bots is always it.

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
        return show if show < len(game.players) else None  # another game may have fewer seats
    bots = game.bots
    people = [seat for seat in range(game.start.players) if seat not in bots]
    if len(people) == 1:
        return people[0]
    here = game.tip
    while True:
        seat = here.position.turn
        if seat is not None and seat not in bots:
            return seat
        if here.parent is None:
            return None
        here = here.parent


def log_viewer_of(game: Game, show: Show) -> Viewer:
    """Say whose cards the list of moves names: nobody's where people share the screen.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> log_viewer_of(game, "mover"), log_viewer_of(game, 1)
    (None, 1)
    """
    people = len(game.players) - len(game.bots)
    return None if show == "mover" and people > 1 else viewer_of(game, show)
