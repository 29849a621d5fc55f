"""What the traits of a board may be set to: by cells, and, less of it, by a browser."""

from collections.abc import Callable, Mapping
from typing import cast

import traitlets

from sequence_widget.game import Game
from sequence_widget.rules import whole
from sequence_widget.simulation.rating import Ratings
from sequence_widget.text import LANGUAGES, IllegalMoveError, SequenceError, card_called, spoken
from sequence_widget.widget.messages import LONGEST_TEXT
from sequence_widget.widget.overlays import NAMES, Overlay
from sequence_widget.widget.panels.panels import PANELS
from sequence_widget.widget.values import OverlayError, checked_values, kind_of


class PlyError(IllegalMoveError, traitlets.TraitError):
    """A ply that the game has not; traitlets put back a trait that is refused in its own way."""


class PanelsError(SequenceError, traitlets.TraitError):
    """A panel that there is not."""


class LanguageError(SequenceError, traitlets.TraitError):
    """A language that the board does not speak."""


class SelectedError(SequenceError, traitlets.TraitError):
    """Something pointed out that this board has not."""


def read_ply(ply: object, game: Game) -> int:
    """Take the ply of a moment on the current line."""
    number = whole(ply)
    if number is None or not 0 <= number <= game.last_ply:
        raise PlyError("game.no_ply", ply=ply, last=game.last_ply)
    return number


def read_selected(words: str, game: Game) -> str:
    """Take the name of a space or of a card of this game, or nothing.

    >>> import sequence_widget as sq
    >>> read_selected("rev", sq.Game("kids", seed=1))
    'fox'
    """
    name, rules = words.strip(), game.rules
    if name.lower() in ("", *rules.board.cells):
        return name.lower()
    card = card_called(name, rules.cards)
    if card is None:
        raise SelectedError("widget.selected", name=name)
    return card


def read_panels(names: object, game: Game | None = None) -> tuple[str, ...]:  # noqa: ARG001 - one shape for all
    """Take names of panels, each once.

    >>> read_panels(["many", "unseen", "many"])
    ('many', 'unseen')
    """
    if not isinstance(names, list | tuple) or not all(name in PANELS for name in names):
        raise PanelsError("widget.panels", value=names, known=", ".join(PANELS))
    return tuple(dict.fromkeys(names))


def read_language(name: object, game: Game | None = None) -> str:  # noqa: ARG001 - one shape for all
    """Take a language by its code, or by another name that people give it.

    >>> read_language("no")
    'nb'
    """
    try:
        return spoken(cast("str | None", name))
    except SequenceError:
        raise LanguageError("widget.language", value=name, known=", ".join(LANGUAGES)) from None


def read_overlay(overlay: object, game: Game) -> Overlay:
    """Take a name, or values that this board has spaces for."""
    if overlay is None or (isinstance(overlay, str) and overlay in NAMES):
        return cast("Overlay", overlay)
    if not isinstance(overlay, Mapping | Ratings):
        raise OverlayError("widget.overlay", value=overlay, known=", ".join(NAMES))
    return checked_values(overlay, game.rules.board)


def overlay_named(overlay: Overlay, _board: object = None) -> str | None:
    """Name an overlay for the browser, which is sent no values but the figures."""
    return overlay if overlay is None or isinstance(overlay, str) else kind_of(overlay)


READERS: Mapping[str, Callable[..., object]] = {
    "selected": read_selected,
    "panels": read_panels,
    "overlay": read_overlay,
    "language": read_language,
}
"""What takes the values that cells and browsers set."""


def read_written(name: str, value: object, game: Game) -> object:
    """Take what a browser writes into a trait; what it may not write is refused.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", seed=1)
    >>> read_written("panels", ["many"], game), read_written("overlay", "fills", game)
    (('many',), 'fills')
    >>> read_written("winner", 0, game)
    Traceback (most recent call last):
    sequence_widget.text.errors.IllegalMoveError: The board did not understand that.
    """
    if name == "ply":
        return read_ply(value, game)
    if name == "selected" and isinstance(value, str) and len(value) <= LONGEST_TEXT:
        return read_selected(value, game)
    if name == "panels" and isinstance(value, list) and len(value) <= len(PANELS):
        return read_panels(value)
    if name == "language" and value in tuple(LANGUAGES):
        return value
    if name == "overlay" and value in (None, *NAMES):
        return value
    raise IllegalMoveError("widget.nonsense")
