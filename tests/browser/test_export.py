"""Where no kernel runs: a notebook exported as a page shows the position."""

import base64
import json
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from tests.browser.notebook import Notebook

# What the manager of widgets does, once a content network has brought it.
DRAWN = """() => {
  document.querySelector(".jupyter-widgets").appendChild(document.createElement("div"))
    .className = "sqw";
}"""
TEMPLATES = Path(__file__).resolve().parents[2] / "nbconvert"

CELL = """
import sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
for move in ("tiger b1", "fox f2"):
    game.play(move)
board = sq.SequenceWidget(game)
board
"""

ASKED = """
sq.ask("Likelier than <b>1/2</b>?", "1/6", name="export")
"""

ANALYSED = """
import sys
import sequence_widget as sq
sys.modules["matplotlib"] = None  # as where it is not installed
game = sq.Game("dice", players=["Anna", "Bo"], seed=7)
for _ in range(4):
    game.play(game.position.legal_moves[0])
analysis = game.analyse(games=200, progress=False)
analysis
"""
PLOTTED = """
del sys.modules["matplotlib"]
analysis.plot();
"""


def exported(
    lab: Notebook,
    context: BrowserContext,
    folder: Path,
    *,
    template: str = "lab",
    state: bool = False,
) -> Page:
    """Save the notebook, export it, and open what came of it where there is no network."""
    saved = lab.save()
    if not state:  # JupyterLab only saves it where somebody has asked for that
        saved["metadata"].pop("widgets", None)
    sent = folder / "sent.ipynb"
    sent.write_text(json.dumps(saved), encoding="utf-8")
    from nbconvert import HTMLExporter  # late: it takes a second

    # The folder of our own templates, which the package brings where it is installed.
    settings = {"template_name": template, "extra_template_basedirs": [str(TEMPLATES)]}
    exporter = HTMLExporter(**settings)  # type: ignore[no-untyped-call] # theirs
    html, _ = exporter.from_filename(str(sent))
    page = context.new_page()
    page.route(lambda address: address.startswith("http"), lambda route: route.abort())
    page.set_content(html)
    return page


def test_an_analysis_is_a_picture_in_an_exported_page_with_matplotlib_and_without(
    lab: Notebook, context: BrowserContext, tmp_path: Path
) -> None:
    lab.open(ANALYSED, PLOTTED, shows=".jp-RenderedImage img")
    page = exported(lab, context, tmp_path)
    drawn = page.locator("svg[role=img]")
    assert drawn.count() == 1
    assert (drawn.bounding_box() or {"width": 0})["width"] > 400
    assert drawn.locator("title").text_content() == "chance of winning"
    sides, marks = 2, 2  # a line for each side, and one in the legend
    assert drawn.locator("path[style*='stroke-width:2;']").count() == sides + marks
    assert drawn.locator("text", has_text="Anna").is_visible()
    plotted = page.locator(".jp-RenderedImage img")
    size = plotted.evaluate("image => image.decode().then(() => image.naturalWidth)")
    assert size > 400
    page.close()


def test_an_exported_page_shows_the_position(
    lab: Notebook, context: BrowserContext, tmp_path: Path
) -> None:
    lab.open(CELL)
    page = exported(lab, context, tmp_path)
    picture = page.locator(".jp-RenderedSVG img")
    picture.wait_for()
    size = picture.evaluate("image => image.decode().then(() => image.naturalWidth)")
    assert size > 400
    code = (picture.get_attribute("src") or "").partition(",")[2]
    drawn = base64.b64decode(code).decode()
    assert "<title>Anna is to move.</title>" in drawn
    assert ">panda</text>" in drawn
    page.close()


def test_with_the_state_of_widgets_pictures_and_words_stand_until_those_are_drawn(
    lab: Notebook, context: BrowserContext, tmp_path: Path
) -> None:
    lab.open(CELL, ASKED, shows=".sqw-ask")
    page = exported(lab, context, tmp_path, template="sequence", state=True)
    assert page.locator("script[type='application/vnd.jupyter.widget-state+json']").count() == 1
    picture, question = page.locator(".sequence-still").all()
    assert (picture.locator("svg").bounding_box() or {"height": 0})["height"] > 200
    assert "Anna is to move." in (picture.text_content() or "")
    assert "Likelier than <b>1/2</b>?" in question.inner_text()
    page.evaluate(DRAWN)
    assert not picture.is_visible()
    assert question.is_visible()
    page.close()
