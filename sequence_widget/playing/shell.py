"""What stands in for IPython in a page, as far as widgets and bars ask for it."""

import sys
import traceback
from collections.abc import Callable
from types import ModuleType, SimpleNamespace


class Shell:
    """What `get_ipython()` gives: it has a kernel, so that answers are kept in a file."""

    def __init__(self) -> None:
        self.kernel = self.events = self
        self.user_ns: dict[str, object] = {}

    def trigger(self, event: str) -> None:
        """Tell nobody that a message comes or has been read: nobody asks to be told."""

    def showtraceback(self) -> None:
        """Write down what went wrong in answering a message, where developers look."""
        traceback.print_exc()


def stand_in(display: Callable[..., None]) -> None:
    """Have `import IPython` find this, where IPython itself would be most of a page."""
    shell = Shell()
    modules: dict[str, dict[str, object]] = {
        "IPython": {"get_ipython": lambda: shell, "version_info": (9, 0, 0)},
        "IPython.core": {},
        "IPython.core.interactiveshell": {"InteractiveShell": Shell},
        "IPython.display": {"display": display, "clear_output": _nothing, "HTML": SimpleNamespace},
    }
    for name, content in modules.items():
        sys.modules[name] = module = ModuleType(name)
        vars(module).update(content)


def _nothing(*_words: object, **_options: object) -> None:
    """Clear no output: a page shows what a cell has said as long as the cell is not run again."""
