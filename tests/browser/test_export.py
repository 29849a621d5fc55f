"""Where no kernel runs: a notebook exported as a page shows the position."""

import base64
import json
from pathlib import Path

from nbconvert import HTMLExporter
from playwright.sync_api import BrowserContext

from tests.browser.notebook import Notebook

CELL = """
import sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
for move in ("tiger b1", "fox f2"):
    game.play(move)
board = sq.SequenceWidget(game)
board
"""


def test_an_exported_page_shows_the_position(
    lab: Notebook, context: BrowserContext, tmp_path: Path
) -> None:
    lab.open(CELL)
    saved = lab.save()
    del saved["metadata"]["widgets"]  # JupyterLab only saves it where somebody has asked for that
    sent = tmp_path / "sent.ipynb"
    sent.write_text(json.dumps(saved), encoding="utf-8")
    html, _ = HTMLExporter().from_filename(str(sent))  # type: ignore[no-untyped-call] # theirs
    page = context.new_page()
    page.route(lambda address: address.startswith("http"), lambda route: route.abort())
    page.set_content(html)
    picture = page.locator(".jp-RenderedSVG img")
    picture.wait_for()
    size = picture.evaluate("image => image.decode().then(() => image.naturalWidth)")
    assert size > 400
    code = (picture.get_attribute("src") or "").partition(",")[2]
    drawn = base64.b64decode(code).decode()
    assert "<title>Anna is to move.</title>" in drawn
    assert ">panda</text>" in drawn
    page.close()
