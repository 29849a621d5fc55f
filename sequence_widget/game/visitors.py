"""Who a notebook is run for: whoever wrote it, or visitors who are strangers to one another.

Voilà gives each visitor a kernel of its own, and all of them one folder. Shiny, Panel, Solara and
marimo's apps serve all visitors with one Python. What tells them apart there is asked of the host,
if it is the one that runs; nothing is imported for it.
"""

import os
import sys
import threading
from collections.abc import Callable
from typing import Any

_VOILA = "VOILA_"


def shown_to_visitors() -> bool:
    """Whether this is run for visitors: what one of them leaves in a file another would find.

    >>> shown_to_visitors()
    False
    """
    return any(name.startswith(_VOILA) for name in os.environ) or visitor() is not None


def visitor() -> object | None:
    """Give what stands for the visitor whom this is run for, where one Python serves several.

    It lives as long as the visit. Elsewhere there is none.

    >>> visitor() is None
    True
    """
    for module, found in _HOSTS.items():
        host = sys.modules.get(module)
        someone = None if host is None else found(host)
        if someone is not None:
            return someone
    return None


def _of_shiny(session: Any) -> object | None:  # noqa: ANN401 - the hosts' modules have no types here
    current = session.get_current_session()
    return None if current is None else current.root_scope()  # that of a module is a part of it


def _of_panel(state: Any) -> object | None:  # noqa: ANN401 - as above
    found: object | None = state.state.curdoc
    return found


def _of_solara(contexts: Any) -> object | None:  # noqa: ANN401 - as above
    return contexts.get_current_context().kernel if contexts.has_current_context() else None


def _of_marimo(marimo: Any) -> object | None:  # noqa: ANN401 - as above
    return threading.current_thread() if marimo.app_meta().mode == "run" else None


_HOSTS: dict[str, Callable[[Any], object | None]] = {
    "shiny.session": _of_shiny,
    "panel.io.state": _of_panel,
    "solara.server.kernel_context": _of_solara,
    "marimo": _of_marimo,
}
"""The module of each host that knows the visitor, and how it is asked."""
