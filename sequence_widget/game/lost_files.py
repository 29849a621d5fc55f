"""Whether a file is still there when the notebook is opened the next time."""

import sys
from pathlib import Path

_DRIVE = "/drive"


def files_are_lost() -> bool:
    """Whether files are only written to the memory of a page.

    JupyterLite's kernel writes to a drive that the browser keeps. It has that drive where a page
    comes by https or from this machine: over plain http, browsers give it none.

    >>> files_are_lost()
    False
    """
    return "pyodide_kernel" in sys.modules and not Path(_DRIVE).is_dir()
