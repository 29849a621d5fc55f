"""Every cell of every lesson of the site runs, and none of them lets anybody wait without a sign.

`run.py test --hosts` prints how long each took; JupyterLab's times stand beside them.
"""

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import run
from tests.hosts.conftest import Visiting
from tests.hosts.site_notebook import SiteNotebook, faults
from tests.hosts.visiting import folder_served
from tests.notebooks.lessons import LANGUAGES, NOTEBOOKS, lessons, name

pytestmark = pytest.mark.hosts

LESSONS = [path for language in LANGUAGES for path in lessons(language).values()]
LONGEST_STILL = 10
"""Seconds in which something on the screen has to move, be it a bar."""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with folder_served(run.ROOT / run.SITE) as address:
        yield address


def seconds_installed(lesson: Path, folder: Path) -> float:
    """Run a lesson with a kernel that is installed, and give the time of its cells."""
    import nbformat  # late, as the two take seconds
    from nbclient import NotebookClient

    copy = shutil.copytree(NOTEBOOKS, folder / "notebooks") / lesson.parent.name
    notebook = nbformat.read(lesson, as_version=4)  # type: ignore[no-untyped-call] # it has no hints
    client = NotebookClient(notebook, resources={"metadata": {"path": str(copy)}})
    with client.setup_kernel():
        begun = time.monotonic()
        for place, cell in enumerate(notebook.cells):
            client.execute_cell(cell, place)
        return time.monotonic() - begun


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_every_cell_runs(lesson: Path, site: str, visit: Visiting, tmp_path: Path) -> None:
    begun = time.monotonic()
    notebook = SiteNotebook(visit(), site, name(lesson)).open()
    ready = time.monotonic() - begun
    took = {cell: notebook.run(cell) for cell in notebook.cells()}
    whole = sum(each["seconds"] for each in took.values())
    long = {cell: round(each["seconds"], 1) for cell, each in took.items() if each["seconds"] > 10}
    installed = seconds_installed(lesson, tmp_path)
    print(
        f"\n{name(lesson)}: ready after {ready:.1f} s, cells {whole:.1f} s, installed"
        f" {installed:.1f} s; more than 10 s: {long or 'none'}"
    )
    assert {cell: found for cell, each in took.items() if (found := faults(each["outputs"]))} == {}
    still = {cell: each["still"] for cell, each in took.items()}
    assert max(still.values()) <= LONGEST_STILL, still
