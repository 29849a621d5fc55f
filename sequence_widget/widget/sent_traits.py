"""What of a board's state travels: what it is not drawn from, only where something reads it."""

from collections.abc import Collection, Iterable
from typing import Any

import traitlets
from ipywidgets.widgets.widget import _instances as all_widgets
from ipywidgets.widgets.widget_link import Link

from sequence_widget.widget.sync import Together

FOR_CELLS = ("position_text", "hand", "legal_moves")
"""The traits from which the board itself is not drawn."""

POINTED_OUT = "selected"
"""The trait that a browser changes with every card that is chosen."""


class Linked(Together):
    """A widget some of whose traits a browser holds as they are now, or empty, but never stale.

    They go out with the whole state, and when another widget comes to refer to this one, as a
    link in the browser does. When they change next they go out again if there is such a link, and
    are emptied in the browser if there is none.

    What is pointed out goes the other way, and a board says whether it wants to hear of it.
    """

    pointing = traitlets.Bool().tag(sync=True)
    """For the browser: whether something reads `selected` at once.

    If nothing does, what is pointed out is told when the board is left, as for another cell.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - whatever ipywidgets takes
        self._in_browser: set[str] = set()
        self._observed = self._linked = False
        super().__init__(**options)

    def get_state(
        self,
        key: str | Iterable[str] | None = None,
        drop_defaults: bool = False,  # noqa: FBT001, FBT002 - ipywidgets' own
    ) -> dict[str, Any]:
        """Give the state, or some of it, with what the browser is not to hold left empty."""
        state = super().get_state(key, drop_defaults)
        if key is None:
            self._in_browser = set(FOR_CELLS)
        for name in state.keys() & (set(FOR_CELLS) - self._in_browser):
            state[name] = type(state[name])()
        return state

    def observe(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - traitlets' own
        """Have changes told, and what is pointed out on the board if that is asked for."""
        super().observe(*given, **named)
        self._note_observers()

    def unobserve(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - traitlets' own
        """Have changes told no more."""
        super().unobserve(*given, **named)
        self._note_observers()

    def unobserve_all(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - traitlets' own
        """Have nothing told any more."""
        super().unobserve_all(*given, **named)
        self._note_observers()

    def _note_observers(self) -> None:
        if "_in_browser" in vars(self):  # once there is a board
            self._observed = is_observed(self, POINTED_OUT)
            self._note_readers()

    def _note_links(self, linked: Collection[str]) -> None:
        self._linked = POINTED_OUT in linked
        self._note_readers()

    def _note_readers(self) -> None:
        """Tell the browser whether something reads what is pointed out."""
        self.pointing = self._observed or self._linked or self._follows_pointing()

    def _follows_pointing(self) -> bool:
        """Whether something that the board itself shows depends on what is pointed out."""
        return False

    def _send_unsent(self) -> None:
        changed = set(self._unsent) & set(FOR_CELLS)
        if changed:
            wanted = linked_in_browser(self)
            if self._linked != (POINTED_OUT in wanted):
                self._note_links(wanted)
            silent = changed - wanted - self._in_browser
            self._in_browser -= changed - wanted
            self._in_browser |= changed & wanted
            self._unsent = [name for name in self._unsent if name not in silent]
        super()._send_unsent()

    @property
    def model_id(self) -> str:
        """The name by which another widget refers to this one; what it may read is sent first."""
        self._note_links([POINTED_OUT])
        missing = set(FOR_CELLS) - self._in_browser
        if missing and self.comm is not None:
            self._in_browser |= missing
            self.send_state(missing)
        return str(super().model_id)


def is_observed(board: traitlets.HasTraits, name: str) -> bool:
    """Whether cells observe or link a trait of a board; the board's own observers do not count.

    >>> import sequence_widget as sq
    >>> board = sq.SequenceWidget(sq.Game("kids", seed=7))
    >>> is_observed(board, "selected")
    False
    >>> board.observe(print, "selected")
    >>> is_observed(board, "selected"), is_observed(board, "ply")
    (True, False)
    """
    notified = board._trait_notifiers  # noqa: SLF001 - traitlets tells nowhere who observes
    handlers = [
        handler
        for observed in (name, traitlets.All)
        for kind in ("change", traitlets.All)
        for handler in notified.get(observed, {}).get(kind, ())
    ]
    return any(not _is_our_own(handler) for handler in handlers)


def _is_our_own(handler: object) -> bool:
    declared_in = getattr(handler, "this_class", None) or type(None)
    return declared_in.__module__.startswith(f"{__package__}.")


def linked_in_browser(board: object) -> set[str]:
    """Name the traits of a board that a `jslink` or `jsdlink` follows.

    >>> import sequence_widget as sq
    >>> from ipywidgets import IntText, jslink
    >>> board = sq.SequenceWidget(sq.Game("kids", seed=7))
    >>> link = jslink((board, "turn"), (IntText(), "value"))
    >>> linked_in_browser(board)
    {'turn'}
    """
    links = [each for each in list(all_widgets.values()) if isinstance(each, Link)]
    ends = [end for link in links for end in (link.source, link.target)]
    return {name for widget, name in ends if widget is board}
