"""What the widgets share: messages that say the same in Python and in every browser."""

import inspect
from collections.abc import Iterable
from typing import Any

import anywidget
import IPython

from sequence_widget.game.change_lock import undivided
from sequence_widget.text import SequenceError, hint

try:
    from pyodide.ffi import JsProxy, jsnull
except ImportError:  # no Pyodide, or one in which null comes in as None
    JsProxy = jsnull = None


class NotebookWidget(anywidget.AnyWidget):
    """A widget whose messages say the same to both sides in every host.

    JupyterLite's kernel runs in Pyodide and gives messages to JavaScript as objects, not as text.
    There `None` goes out as undefined, and null comes in as `jsnull`, which is not `None`.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - whatever ipywidgets takes
        unknown = next((name for name in options if not self.has_trait(name)), None)
        if unknown is not None:
            own = inspect.signature(type(self)).parameters.values()
            known = [each.name for each in own if each.kind is each.KEYWORD_ONLY]
            known.append("layout")
            raise SequenceError("widget.no_option", name=unknown, hint=hint(unknown, known))
        super().__init__(**options)

    def get_state(
        self,
        key: str | Iterable[str] | None = None,
        drop_defaults: bool = False,  # noqa: FBT001, FBT002 - ipywidgets' own
    ) -> dict[str, Any]:
        """Give the state; before there is anything to send it by, it is what the opening says."""
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        return state if self.comm is not None else outgoing(state)

    def _send(self, msg: dict[str, Any], buffers: object = None) -> None:
        super()._send(outgoing(msg), buffers=buffers)

    @undivided
    def _handle_msg(self, msg: dict[str, Any]) -> None:
        super()._handle_msg(incoming(msg))


def outgoing(message: dict[str, Any]) -> dict[str, Any]:
    """Put what JavaScript knows as null in the place of `None`, if it is handed the very objects.

    >>> outgoing({"winner": None})
    {'winner': None}
    """
    if jsnull is None or not _hands_over_objects():
        return message
    exchanged: dict[str, Any] = _exchange(message, None, jsnull)
    return exchanged


def incoming(message: dict[str, Any]) -> dict[str, Any]:
    """Put `None` in the place of what is null in JavaScript.

    >>> incoming({"state": {"overlay": None}})
    {'state': {'overlay': None}}
    """
    if jsnull is None:
        return message
    exchanged: dict[str, Any] = _exchange(message, jsnull, None)
    return exchanged


def _hands_over_objects() -> bool:
    """Whether the kernel gives its messages to a function of JavaScript.

    Other hosts in Pyodide, such as marimo's, write them as text, and cannot write `jsnull`.
    """
    return isinstance(getattr(IPython.get_ipython(), "send_comm", None), JsProxy)


def _exchange(value: Any, one: object, other: object) -> Any:  # noqa: ANN401 - a message may hold anything
    if value is one:
        return other
    if isinstance(value, dict):
        return {key: _exchange(each, one, other) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_exchange(each, one, other) for each in value]
    return value
