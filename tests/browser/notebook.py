"""A notebook in JupyterLab, driven as a person would, and by Lab's own commands for the rest."""

import json
import time
from collections.abc import Collection
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import ConsoleMessage, ElementHandle, Error, Locator, Page

from tests.browser.axe import violations
from tests.browser.server import Jupyter
from tests.browser.traffic import Traffic

BOARD = "[data-sequence-widget]"
_PATIENCE = 30
"""For how many seconds a value is asked for that is to come."""

# What JupyterLab itself complains of when a notebook is closed early.
USUAL = (
    "Could not restore the debugger state: Canceled future",
    "Cannot read properties of null (reading 'kernel')",
)

# axe silently skips the contrast of what is in a body without height, as JupyterLab's is, and of
# what lies under something else, even if that is as empty as the sheet that cards fly over.
SEEN_BY_AXE = """
  body { height: 100vh !important }
  .sqw-ghosts { display: none !important }
"""

# Closed without asking whether to save.
CLEAR = """() => {
  for (const panel of [...window.jupyterapp.shell.widgets("main")]) panel.dispose();
}"""

OPEN = """async path => {
  await window.jupyterapp.commands.execute("docmanager:open", { path });
}"""

READY = """async () => {
  const app = window.jupyterapp;
  await app.restored;
  while (!app.shell.currentWidget?.sessionContext) {
    await new Promise(done => app.shell.currentChanged.connect(function once() {
      app.shell.currentChanged.disconnect(once); done();
    }));
  }
  const panel = app.shell.currentWidget;
  await panel.context.ready;
  await panel.sessionContext.ready;
  await panel.sessionContext.session.kernel.info;
}"""

RUN = """async code => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const future = kernel.requestExecute({ code, store_history: false });
  const answer = { text: "", error: "" };
  future.onIOPub = ({ header, content }) => {
    if (header.msg_type === "stream") answer.text += content.text;
    if (header.msg_type === "execute_result") answer.text += content.data["text/plain"];
    if (header.msg_type === "error") answer.error = content.traceback.join("\\n");
  };
  await future.done;
  return answer;
}"""

LIVES = """() => {
  const kernel = window.jupyterapp.shell.currentWidget?.sessionContext.session?.kernel;
  return kernel?.connectionStatus === "connected" && ["idle", "busy"].includes(kernel.status);
}"""

# As if the kernel had just started, but for what was imported that is not ours.
AS_NEW = """
import sys
import ipywidgets
ipywidgets.Widget.close_all()
for name in [*sys.modules]:
    if name.partition(".")[0] in ("sequence_widget", "tests"):
        del sys.modules[name]
get_ipython().run_line_magic("reset", "-f")
"""
NAMED = "import os\nos.environ['JPY_SESSION_NAME'] = {path!r}\ndel os"  # as Jupyter names it

# A message as any browser could send it, whatever our front end would do.
FORGE = """([comm, data]) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  kernel.sendShellMessage({
    header: {
      msg_id: crypto.randomUUID(), msg_type: "comm_msg", session: kernel.clientId,
      username: "", version: "5.3", date: new Date().toISOString(),
    },
    parent_header: {}, metadata: {}, buffers: [], channel: "shell",
    content: { comm_id: comm, data },
  }, false, true);
}"""


class Notebook:
    """One notebook on one page, with its kernel."""

    def __init__(self, page: Page, jupyter: Jupyter) -> None:
        self.page = page
        self.jupyter = jupyter
        self.traffic = Traffic(page)
        self.complaints: list[str] = []
        self.path = Path()
        self.reloaded = False
        """Whether JupyterLab may still be about to open this notebook again, by the address."""

        self._session = ""
        self._own_kernel = False
        self._styles: list[ElementHandle] = []
        page.on("console", self._heard)
        page.on("pageerror", self._failed)

    def open(
        self,
        *cells: str,
        shows: str = BOARD,
        boards: int = 1,
        own_kernel: bool = False,
        run: bool = True,
        hidden: Collection[int] = (),
    ) -> Self:
        """Write a notebook, open it, run it, and wait until it shows what it should.

        The code of cells whose numbers are `hidden` is collapsed, as in the lessons.

        Unless it is to have a kernel of its own, as one that is restarted or ended is, it has
        the one that was handed on, as if new.
        """
        self._leave(hand_on=True)
        self.path = self.jupyter.notebooks / f"{len(list(self.jupyter.notebooks.iterdir()))}.ipynb"
        self.path.write_text(json.dumps(notebook(*cells, hidden=hidden)), encoding="utf-8")
        self._own_kernel = own_kernel
        self._session = self.jupyter.start_kernel(self.path.name, fresh=own_kernel)
        loaded = self.page.evaluate("window.jupyterapp !== undefined")
        if loaded:
            self.page.evaluate(OPEN, self.path.name)
            self._ready()
        else:
            self.go()
        self.run(NAMED.format(path=str(self.path)))
        if run:
            self.run_all()
            self.shown(shows, boards)
        return self

    def go(self) -> None:
        """Open the page, whatever was open before, and wait for the kernel."""
        address = f"{self.jupyter.url}lab/tree/{self.path.name}?reset"
        self.page.goto(f"{address}&token={self.jupyter.token}", wait_until="commit")
        self._ready()

    def close(self, *, hand_on: bool = True) -> None:
        """Leave nothing of this notebook behind, and its kernel, if that is handed on."""
        self._leave(hand_on=hand_on)
        self.page.remove_listener("console", self._heard)
        self.page.remove_listener("pageerror", self._failed)
        self.traffic.close()

    def reload(self, shows: str = BOARD, boards: int = 1) -> None:
        """Do as the browser's reload button does; nothing is run."""
        self.reloaded = True
        self.page.reload(wait_until="commit")
        self._ready()
        self.shown(shows, boards)

    def shown(self, selector: str = BOARD, count: int = 1) -> None:
        """Wait until that many of these are there."""
        self.page.wait_for_function(
            "([css, n]) => document.querySelectorAll(css).length === n", arg=[selector, count]
        )

    def run_all(self) -> None:
        self.command("notebook:run-all-cells")

    def run_cell(self, index: int) -> None:
        """Run one cell of the notebook again."""
        self.page.evaluate(
            f"window.jupyterapp.shell.currentWidget.content.activeCellIndex = {index}"
        )
        self.command("notebook:run-cell")

    def run(self, code: str) -> str:
        """Run code in the kernel, beside the cells, and give what it says."""
        answer = self.page.evaluate(RUN, code)
        assert not answer["error"], answer["error"]
        return str(answer["text"])

    def ask(self, expression: str) -> Any:
        """Evaluate in the kernel and bring the value here."""
        return json.loads(self.run(f"import json; print(json.dumps({expression}))"))

    def becomes(self, expression: str, value: object) -> None:
        """Ask until the kernel gives this value: what a browser wrote is read in another thread."""
        until = time.monotonic() + _PATIENCE
        while (found := self.ask(expression)) != value:
            assert time.monotonic() < until, f"{expression} is {found!r} and not {value!r}"

    def forge(self, model: str, data: object, *, wait: bool = True) -> None:
        """Send a message to a widget past our front end, and wait until the kernel has seen it."""
        self.page.evaluate(FORGE, [model, data])
        if wait:
            self.run("pass")  # messages are answered in order

    def command(self, name: str, **arguments: object) -> None:
        """Run one of JupyterLab's commands and wait until it is done."""
        self.page.evaluate(
            "([name, args]) => window.jupyterapp.commands.execute(name, args).then(() => null)",
            [name, arguments],
        )

    def save(self) -> dict[str, Any]:
        """Save, and read the file."""
        self.page.evaluate("window.jupyterapp.shell.currentWidget.context.save()")
        saved: dict[str, Any] = json.loads(self.path.read_text(encoding="utf-8"))
        return saved

    def theme(self, name: str) -> None:
        """Switch to JupyterLab's "light" or "dark" theme."""
        self.command("apputils:change-theme", theme=f"JupyterLab {name.title()}")
        light = "true" if name == "light" else "false"
        self.page.wait_for_function(
            """light => document.body.dataset.jpThemeLight === light
              && !document.getElementById("jupyterlab-splash")""",
            arg=light,
        )

    def cells(self) -> list[str]:
        """Give the source of every cell, as the page has it."""
        model = "window.jupyterapp.shell.currentWidget.content.model.sharedModel"
        sources: list[str] = self.page.evaluate(f"{model}.cells.map(cell => cell.getSource())")
        return sources

    def models(self) -> list[str]:
        """Give the ids of the widgets shown, cell by cell."""
        kind = "application/vnd.jupyter.widget-view+json"
        found: list[str] = self.page.evaluate(
            """kind => [...window.jupyterapp.shell.currentWidget.content.model.cells]
              .flatMap(cell => cell.outputs ? cell.outputs.toJSON() : [])
              .map(output => output.data?.[kind]?.model_id).filter(Boolean)""",
            kind,
        )
        return found

    def board(self, number: int = 0) -> Locator:
        return self.page.locator(BOARD).nth(number)

    def style(self, css: str) -> None:
        """Style the page until this notebook is closed."""
        self._styles.append(self.page.add_style_tag(content=css))

    def violations(self, selector: str = BOARD, *, drawn: bool = False) -> list[str]:
        """Ask axe what is wrong with the board, for people who see, hear or move otherwise.

        Of lettering that is `drawn` over shapes axe cannot tell the contrast.
        """
        self.style(SEEN_BY_AXE)
        return violations(self.page, selector, drawn=drawn)

    def _leave(self, *, hand_on: bool) -> None:
        """Take off the page what this notebook put there, and hand its kernel on or end it."""
        if not self._session:
            return
        kept = hand_on and not self._own_kernel and not self.reloaded
        rests = kept and self.page.evaluate(LIVES)
        if rests:
            self.run(AS_NEW)
        for style in self._styles:
            style.evaluate("style => style.remove()")
        self._styles.clear()
        self.page.evaluate(CLEAR)
        (self.jupyter.rest_kernel if rests else self.jupyter.end_kernel)(self._session)
        self._session = ""

    def _ready(self) -> None:
        self.page.wait_for_function("window.jupyterapp?.shell !== undefined")
        try:
            self.page.evaluate(READY)
        except Error as error:  # the page navigated once more, as it does when it is reset
            if "navigation" not in str(error):
                raise
            self.page.wait_for_function("window.jupyterapp?.shell !== undefined")
            self.page.evaluate(READY)

    def _failed(self, error: Error) -> None:
        if not any(usual in str(error) for usual in USUAL):
            self.complaints.append(f"page error: {error}")

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(usual in message.text for usual in USUAL):
            where = message.location
            self.complaints.append(f"console error: {message.text} ({where.get('url')})")


def notebook(*cells: str, hidden: Collection[int] = ()) -> dict[str, object]:
    """Make a notebook of code cells."""
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    return {
        "cells": [
            {
                "cell_type": "code",
                "execution_count": None,
                "id": f"cell-{number}",
                "metadata": {"jupyter": {"source_hidden": True}} if number in hidden else {},
                "outputs": [],
                "source": source,
            }
            for number, source in enumerate(cells)
        ],
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
