"""What a board shows, as traits: for the browser, and for other cells to observe."""

from typing import Any

import traitlets

from sequence_widget.text import KEPT_IN, LANGUAGES, IllegalMoveError, SequenceError
from sequence_widget.widget.overlays import Overlay
from sequence_widget.widget.sync import Together
from sequence_widget.widget.values import kind_of

PANELS = ("unseen", "chances", "many", "ask")
"""The panels that Python fills."""

SCENE = ("aside", "chips", "hand", "legal_moves", "roll", "scene", "supply", "turn", "winner")
"""The traits that together say what is shown now."""


class PlyError(IllegalMoveError, traitlets.TraitError):
    """A ply that the game has not; traitlets put back a trait that is refused in its own way."""


class PanelsError(SequenceError, traitlets.TraitError):
    """A panel that there is not."""


def read_panels(names: object) -> tuple[str, ...]:
    """Take names of panels, each once.

    >>> read_panels(["many", "unseen", "many"])
    ('many', 'unseen')
    """
    if not isinstance(names, list | tuple) or not all(name in PANELS for name in names):
        raise PanelsError("widget.panels", value=names, known=", ".join(PANELS))
    return tuple(dict.fromkeys(names))


class SelectedError(SequenceError, traitlets.TraitError):
    """Something pointed out that this board has not."""


def overlay_named(overlay: Overlay, _board: object = None) -> str | None:
    """Name an overlay for the browser, which is sent no values but the figures."""
    return overlay if overlay is None or isinstance(overlay, str) else kind_of(overlay)


class Traits(Together):
    """The synced traits of a board; the other half is js/src/contract.ts."""

    ply = traitlets.Int(0).tag(sync=True)
    """How many events lie behind the position shown; setting it steps through the game."""

    turn = traitlets.Int(None, allow_none=True).tag(sync=True)
    """The seat whose turn it is, or `None` when the game is over."""

    last_event = traitlets.Unicode("").tag(sync=True)
    """The text of the event that led here, `?` for a card that is not shown."""

    winner = traitlets.Int(None, allow_none=True).tag(sync=True)
    """The first seat of the side that has won, or `None`."""

    chips = traitlets.Dict().tag(sync=True)
    """The chips on the board: by space, such as `b1`, the first seat of the side they belong to."""

    roll: traitlets.List[int] = traitlets.List(None, allow_none=True).tag(sync=True)
    """The faces of the dice while they lie there to be used, or `None`."""

    supply: traitlets.List[int] = traitlets.List().tag(sync=True)
    """How many chips each seat has left; those of one side share them."""

    position_text = traitlets.Unicode("").tag(sync=True)
    """The position as text, `?` for every card that is not shown."""

    hand: traitlets.List[str] = traitlets.List().tag(sync=True)
    """The cards of whose eyes these are, sorted; of whose turn it is where all hands are open."""

    legal_moves: traitlets.List[str] = traitlets.List().tag(sync=True)
    """The texts of the moves that whose turn it is may make, where that hand is seen."""

    selected = traitlets.Unicode("").tag(sync=True)
    """The space or card that is pointed out, `b1` or `tiger`, on the board or by a cell.

    It is empty again when the position changes, or whose eyes these are.
    """

    language = traitlets.Enum(tuple(LANGUAGES), KEPT_IN).tag(sync=True)
    """The language of everything the board says, by its code, such as `en` or `nb`."""

    overlay = traitlets.Any(None, allow_none=True).tag(sync=True, to_json=overlay_named)
    """What lies over the spaces: `None`, a name, or values that a cell works out.

    The names are `cells` (the spaces' own), `threats` (who would win there with one chip), `fills`
    (the chance that who moves next can put a chip there) and `chances` (of winning after the best
    move there, growing surer while one looks). A mapping gives numbers by
    space, a `Dist` the chance of what a space shows, `Ratings` that of the best move there; values
    stay as they are until others are set, but `Ratings` lie there in the position rated alone.
    """

    panels = traitlets.Any(()).tag(sync=True)
    """The panels that are open beside the moves, by name.

    They are `unseen` (what the viewer has not seen), `chances` (of winning, over the game),
    `many` (rolls, draws or whole games from here, again and again), and `ask` (the question of
    `board.ask`). What a panel shows is worked out and sent only while it is open.
    """

    unseen = traitlets.Dict().tag(sync=True)
    """For the browser: what the panel `unseen` shows; empty while it is shut."""

    chances = traitlets.Dict().tag(sync=True)
    """For the browser: what the panel `chances` shows; empty while it is shut."""

    many = traitlets.Dict().tag(sync=True)
    """For the browser: what the panel `many` shows; empty while it is shut."""

    question = traitlets.Dict().tag(sync=True)
    """For the browser: the question that is asked, and what was guessed; empty without one."""

    board = traitlets.Dict().tag(sync=True)
    """For the browser: what stays the same for a whole game."""

    seats: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    """For the browser: who plays."""

    scene = traitlets.Dict().tag(sync=True)
    """For the browser: what else is shown now."""

    aside = traitlets.Dict().tag(sync=True)
    """For the browser: what of the scene a move seldom changes."""

    drawings = traitlets.Dict().tag(sync=True)
    """For the browser: the drawings of this game's cards, by kind; none for dice."""

    words = traitlets.Dict().tag(sync=True)
    """For the browser: the labels in the chosen language."""
