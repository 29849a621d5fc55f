"""What runs in the browser, as files that were built from js/."""

import os
from pathlib import Path

STATIC = Path(__file__).parent.parent / "static"


def front_end(name: str) -> str | Path:
    """Give a file of the front end as text; empty if it is not built.

    As a path it would be watched, so that an edit reaches the boards on the screen, but anywidget
    then holds every board of a session alive, closed or not: that is for `run.py dev` alone.
    """
    path = STATIC / name
    if not path.exists():
        return ""
    return path if os.environ.get("ANYWIDGET_HMR") == "1" else path.read_text(encoding="utf-8")
