"""What of a board's state goes to a browser: what it is not drawn from, only where it is read."""

from collections.abc import Iterable
from typing import Any

from ipywidgets.widgets.widget import _instances as all_widgets
from ipywidgets.widgets.widget_link import Link

from sequence_widget.widget.sync import Together

FOR_CELLS = ("position_text", "hand", "legal_moves")
"""The traits from which the board itself is not drawn."""


class Linked(Together):
    """A widget some of whose traits a browser holds as they are now, or empty, but never stale.

    They go out with the whole state, and when another widget comes to refer to this one, as a
    link in the browser does. When they change next they go out again if there is such a link, and
    are emptied in the browser if there is none.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - whatever ipywidgets takes
        self._in_browser: set[str] = set()
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

    def _send_unsent(self) -> None:
        changed = set(self._unsent) & set(FOR_CELLS)
        if changed:
            wanted = linked_in_browser(self)
            silent = changed - wanted - self._in_browser
            self._in_browser -= changed - wanted
            self._in_browser |= changed & wanted
            self._unsent = [name for name in self._unsent if name not in silent]
        super()._send_unsent()

    @property
    def model_id(self) -> str:
        """The name by which another widget refers to this one; what it may read is sent first."""
        missing = set(FOR_CELLS) - self._in_browser
        if missing and self.comm is not None:
            self._in_browser |= missing
            self.send_state(missing)
        return str(super().model_id)


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
