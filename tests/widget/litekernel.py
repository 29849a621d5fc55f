"""JupyterLite's kernel as far as a widget meets it: its comm, and the shell that sends for it.

Runs in Pyodide, where js/tests/jupyterlite.mjs starts it.
"""

import json
from collections.abc import Callable
from typing import Any

import comm
import IPython
from comm.base_comm import BaseComm, CommManager
from IPython.core.events import EventManager, available_events


class Shell:
    """What `get_ipython()` gives; JupyterLite puts a function of JavaScript on it."""

    def __init__(self, send_comm: Callable[..., object]) -> None:
        self.send_comm = send_comm
        self.events = EventManager(self, available_events)  # type: ignore[arg-type]


class Comm(BaseComm):
    """Sends by the shell, whatever that makes of it."""

    def publish_msg(
        self,
        msg_type: str,
        data: dict[str, Any] | None = None,
        metadata: dict[str, Any] | None = None,
        buffers: list[bytes] | None = None,
        **keys: Any,
    ) -> None:
        content = {"data": data or {}, "comm_id": self.comm_id, **keys}
        IPython.get_ipython().send_comm(msg_type, content, metadata or {}, self.topic, buffers)


def start(send_comm: Callable[..., object]) -> CommManager:
    """Send everything by this function, from now on."""
    shell = Shell(send_comm)
    IPython.get_ipython = lambda: shell
    comm.create_comm = Comm
    return comm.get_comm_manager()


def as_text(show: Callable[[], object]) -> list[Any]:
    """Show a board in a host that writes messages as JSON, as other hosts in Pyodide do."""
    written: list[str] = []
    before = IPython.get_ipython()
    start(lambda _, content, *__: written.append(json.dumps(content)))
    try:
        show()
    finally:
        IPython.get_ipython = lambda: before
    return [json.loads(text) for text in written]
