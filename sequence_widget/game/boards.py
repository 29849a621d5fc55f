"""The boards of a game: luck that one holds until a guess is there, and who is told of it."""

import weakref
from collections.abc import Callable

from sequence_widget.game.cursor import Callback, Followers


class HeldLuck:
    """Luck that waits for a guess, for as long as `holds` says so."""

    __slots__ = ("__weakref__", "holds")

    def __init__(self, holds: Callable[[], bool]) -> None:
        self.holds = holds


class Boards:
    """What the boards of one game have to know of each other.

    The game itself waits for nothing: what a cell plays brings its luck at once.

    >>> boards, waits = Boards(), True
    >>> held = HeldLuck(lambda: waits)
    >>> boards.hold(held); boards.held is held
    True
    >>> waits = False; boards.held is None
    True
    """

    __slots__ = ("_asked_last", "_followers")

    def __init__(self) -> None:
        self._followers = Followers()
        self._asked_last: Callable[[], HeldLuck | None] = lambda: None

    @property
    def held(self) -> HeldLuck | None:
        """The luck held by the board that asked last: an earlier one may have left the page."""
        held = self._asked_last()
        return held if held is not None and held.holds() else None

    def hold(self, held: HeldLuck) -> None:
        """Let luck wait for this board, and for none that asked before it; it is held weakly."""
        self._asked_last = weakref.ref(held)

    def join(self, callback: Callback) -> None:
        """Call back whenever a board of the game, this one too, asks something or has an answer."""
        self._followers.add(callback)

    def leave(self, callback: Callback) -> None:
        """Stop calling back."""
        self._followers.remove(callback)

    def tell(self, game: object) -> None:
        """Have every board look again at the game; what failed first is raised at the end."""
        self._followers.tell(game)
