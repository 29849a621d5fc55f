"""Traits that change together: one message tells the browser, and then observers find them all."""

from collections.abc import Callable, Mapping

import traitlets

from sequence_widget.text import SequenceError

_MOST_TOLD = 10_000


class Changes:
    """What has changed on a widget and is still to be sent, and to be told to its observers.

    An observer may itself change what is shown. That is set and sent at once, but its observers
    are told in their turn, after those of the first change: nobody hears of the changes in
    another order, and no value that is out of date is set again. `is_sent` says of a trait whether
    the browser has it at all.

    >>> def set_trait(name, new):
    ...     changes.gather(traitlets.Bunch(name=name, old=0, new=new))
    >>> changes = Changes(set_trait, send=print, tell=lambda change: print(change.name, change.new))
    >>> changes.make({"ply": 2, "turn": 1}); changes.send(); changes.tell()
    ['ply', 'turn']
    ply 2
    turn 1
    []
    """

    def __init__(
        self,
        set_trait: Callable[[str, object], object],
        *,
        send: Callable[[list[str]], object],
        tell: Callable[[traitlets.Bunch], object],
        is_sent: Callable[[str], bool] = lambda _name: True,
    ) -> None:
        self._set, self._send, self._tell = set_trait, send, tell
        self._is_sent = is_sent
        self._gathers = self._tells = False
        self._unsent: list[str] = []
        self._untold: dict[str, traitlets.Bunch] = {}

    @property
    def unsent(self) -> bool:
        """Whether the browser has not been sent all yet."""
        return bool(self._unsent)

    def make(self, values: Mapping[str, object]) -> None:
        """Set traits, and gather what changes by it."""
        self._gathers = True
        try:
            for name, value in values.items():
                self._set(name, value)
        finally:
            self._gathers = False

    def gather(self, change: traitlets.Bunch) -> bool:
        """Keep a change for later, if traits are set together; say whether they are."""
        if not self._gathers:
            return False
        name = change["name"]
        if self._is_sent(name):
            self._unsent.append(name)
        earlier = self._untold.pop(name, change)
        if earlier["old"] != change["new"]:
            self._untold[name] = traitlets.Bunch(change, old=earlier["old"])
        return True

    def send(self) -> None:
        """Send all that has changed since the last message, in one."""
        self._send(self._unsent)
        self._unsent = []

    def tell(self) -> list[Exception]:
        """Tell the observers of every trait, though others fail; give what those raised.

        Where observers are being told already, what is new comes after that.
        """
        failures: list[Exception] = []
        if self._tells:
            return failures
        left = _MOST_TOLD
        self._tells = True
        try:
            while self._untold:
                change = self._untold.pop(next(iter(self._untold)))
                try:
                    self._tell(change)
                except Exception as failure:  # noqa: BLE001 - an observer's, raised by the board
                    failures.append(failure)
                left -= 1
                if left == 0 and self._untold:
                    self._untold.clear()
                    failures.append(SequenceError("widget.endless"))
        finally:
            self._tells = False
        return failures
