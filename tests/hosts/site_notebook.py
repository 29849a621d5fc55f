"""A notebook of the site, in JupyterLab as it runs in the browser alone."""

from typing import Any, Self

from playwright.sync_api import Page

from tests.browser.notebook import READY

CODE = """() => [...window.jupyterapp.shell.currentWidget.content.model.cells]
  .map((cell, place) => [cell.type, cell.id, place]).filter(([type]) => type === "code")"""

# Runs a cell, and tells how long it took and how long nothing of its output changed meanwhile.
RUN = """async place => {
  const app = window.jupyterapp, { content } = app.shell.currentWidget;
  content.activeCellIndex = place;
  const begun = performance.now();
  let last = begun, still = 0;
  const moved = () => {
    const now = performance.now();
    still = Math.max(still, now - last);
    last = now;
  };
  const watch = new MutationObserver(moved);
  watch.observe(content.activeCell.node, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  await app.commands.execute("notebook:run-cell");
  moved();
  watch.disconnect();
  return {
    seconds: (performance.now() - begun) / 1000,
    still: still / 1000,
    outputs: content.model.cells.get(place).outputs.toJSON(),
  };
}"""


class SiteNotebook:
    """One lesson, opened by its address."""

    def __init__(self, page: Page, site: str, path: str) -> None:
        self.page = page
        self.address = f"{site}lab/index.html?path={path}"

    def open(self) -> Self:
        self.page.goto(self.address)
        return self.ready()

    def ready(self) -> Self:
        self.page.wait_for_function("window.jupyterapp?.shell !== undefined")
        self.page.evaluate(READY)
        return self

    def reload(self) -> None:
        self.page.reload()
        self.ready()

    def cells(self) -> dict[str, int]:
        """Give the places of the cells of code, by their names."""
        found: list[tuple[str, str, int]] = self.page.evaluate(CODE)
        return {name: place for _, name, place in found}

    def run(self, name: str) -> dict[str, Any]:
        """Run a cell, and tell what came of it."""
        told: dict[str, Any] = self.page.evaluate(RUN, self.cells()[name])
        return told

    def save(self) -> None:
        self.page.evaluate("window.jupyterapp.commands.execute('docmanager:save').then(() => null)")


def faults(outputs: list[dict[str, Any]]) -> list[str]:
    """Give what was raised, and all that stands on a red ground."""
    return [
        str(output.get("evalue") or output.get("text"))
        for output in outputs
        if output["output_type"] == "error" or output.get("name") == "stderr"
    ]
