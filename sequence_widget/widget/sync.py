"""Traits that change together: who observes one of them finds all the others changed too."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import traitlets

from sequence_widget.game.change_lock import CHANGE_LOCK
from sequence_widget.text import SequenceError
from sequence_widget.widget.border import Border
from sequence_widget.widget.failures import joined

if TYPE_CHECKING:
    from sequence_widget.widget.transaction import Transaction

_MOST_TOLD = 10_000


class Together(Border):
    """A widget whose traits are all set before any observer is told.

    An observer may itself change what is shown. That sets the traits at once, but its observers
    are told in their turn, after those of the first change: nobody hears of the changes in
    another order, and no value that is out of date is set again.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - whatever ipywidgets takes
        self._running: Transaction | None = None
        self._setting = False
        self._telling = False
        self._changed: list[str] = []
        self._unsent: list[str] = []
        self._untold: dict[str, traitlets.Bunch] = {}
        super().__init__(**options)

    def _set_together(self, values: Mapping[str, object], *, send: bool) -> None:
        """Set the traits, send all that has changed in one message, and then tell the observers.

        Without `send`, that goes into the next message.
        """
        with CHANGE_LOCK:
            self._setting = True
            try:
                for name, value in values.items():
                    self.set_trait(name, value)
            finally:
                self._setting = False
                self._unsent += self._changed
                self._changed = []
            if send:
                self._send_unsent()
            if not self._telling:
                self._tell_observers()

    def _send_unsent(self) -> None:
        """Send all that has changed since the last message."""
        changed, self._unsent = self._unsent, []
        self.send_state(changed)

    def notify_change(self, change: traitlets.Bunch) -> None:
        """Tell observers; while traits are set together, note what they are to be told."""
        with CHANGE_LOCK:
            if not self._setting:
                super().notify_change(change)
                return
            name = change["name"]
            self._changed.append(name)
            earlier = self._untold.pop(name, change)
            if earlier["old"] != change["new"]:
                self._untold[name] = traitlets.Bunch(change, old=earlier["old"])

    def _tell_observers(self) -> None:
        """Tell everything that has not been told; each observer is told though others fail."""
        failures: list[Exception] = []
        left = _MOST_TOLD
        self._telling = True
        try:
            while self._untold:
                change = self._untold.pop(next(iter(self._untold)))
                try:
                    traitlets.HasTraits.notify_change(self, change)
                except Exception as failure:  # noqa: BLE001 - an observer's, raised below
                    failures.append(failure)
                left -= 1
                if left == 0 and self._untold:
                    self._untold.clear()
                    failures.append(SequenceError("widget.endless"))
        finally:
            self._telling = False
        if self._running is not None:
            self._running.failures += failures
        elif failures:
            raise joined(failures)
