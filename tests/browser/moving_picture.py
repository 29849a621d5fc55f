"""Make the README's moving picture: python3 -m tests.browser.moving_picture [where to].

Chances lie on the spaces of a board, a question takes two guesses, the dice are rolled, and the
same chance stands in a tree and in a grid: all as JupyterLab shows it.
"""

import io
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, sync_playwright

from tests.browser.find_chrome import find_chrome
from tests.browser.fixtures import FLAGS
from tests.browser.notebook import Notebook
from tests.browser.playing import wait_for_ply
from tests.browser.server import ROOT, Jupyter

NAME = "first-look.gif"
LARGEST = 1_500_000  # bytes
WIDTH, HEIGHT = 900, 660
COLOURS = 96
CELLS = (
    """
import sequence_widget as sq
from tests.browser.screenshots import middle
sq.set_language("en")
so_far = middle("dice").position
start = sq.position("dice", chips=so_far.chips, turn=so_far.turn)
game = sq.Game(start, players=["Anna", "Bo"], seed=4, luck="ask")
board = sq.SequenceWidget(game, layout={"width": "1120px"})
board
""",
    """
sq.tree("dice", sq.rolls(7), sq.shows(6))
""",
    """
sq.grid("dice", sq.rolls(7), sq.shows(6))
""",
)
QUESTION = """
board.ask(
    "How likely is a 7?",
    sq.roll_sum("dice")[7],
    name="look",
    hints={"1/11": "There are eleven sums. Are they all equally likely?"},
)
"""


@dataclass
class Film:
    """Pictures, and for how many milliseconds each stands."""

    pictures: list[Image.Image] = field(default_factory=list)
    durations: list[int] = field(default_factory=list)

    def take(self, what: Locator, milliseconds: int) -> None:
        """Take a picture of something in the middle of a white page."""
        shot = Image.open(io.BytesIO(what.screenshot())).convert("RGB")
        shot.thumbnail((WIDTH, HEIGHT))
        page = Image.new("RGB", (WIDTH, HEIGHT), "white")
        page.paste(shot, ((WIDTH - shot.width) // 2, (HEIGHT - shot.height) // 2))
        self.pictures.append(page)
        self.durations.append(milliseconds)

    def watch(self, what: Locator, seconds: float) -> None:
        """Take as many pictures as there is time for, of what moves."""
        step = 120
        for _ in range(int(seconds * 1000 / step)):
            self.take(what, step)

    def save(self, path: Path) -> None:
        """Write it with one palette for all, so that what rests costs nothing."""
        palette = self._all_at_once().quantize(COLOURS, dither=Image.Dither.NONE)
        first, *rest = (
            each.quantize(palette=palette, dither=Image.Dither.NONE) for each in self.pictures
        )
        first.save(path, save_all=True, append_images=rest, duration=self.durations, loop=0)

    def _all_at_once(self) -> Image.Image:
        sheet = Image.new("RGB", (WIDTH, HEIGHT * len(self.pictures)))
        for number, each in enumerate(self.pictures):
            sheet.paste(each, (0, HEIGHT * number))
        return sheet


def film(lab: Notebook) -> Film:
    """Show what there is to be seen."""
    made = Film()
    lab.open(*CELLS)
    board = lab.board()
    ply = lab.ask("game.ply")
    made.take(board, 1200)
    lab.run("board.overlay = 'fills'")
    board.locator(".sqw-figure").first.wait_for()
    made.take(board, 2600)
    lab.run("board.overlay = None")
    lab.run(QUESTION)
    box = board.get_by_role("textbox")
    box.wait_for()
    made.take(board, 1600)
    for guess, seconds in (("1/11", 2600), ("1/6", 3400)):
        for upto in range(1, len(guess) + 1):
            box.fill(guess[:upto])
            made.take(board, 250)
        board.locator("[data-action=guess]").click()
        board.locator(".sqw-ask-said").wait_for()
        made.take(board, seconds)
    board.locator("[data-action=go-on]").click()
    made.watch(board, 1.8)
    wait_for_ply(board, ply + 1)
    made.take(board, 1800)
    for number in (1, 2):
        output = lab.page.locator(".jp-Cell").nth(number).locator(".jp-OutputArea-output")
        output.scroll_into_view_if_needed()
        made.take(output.locator("svg").first, 3200)
    return made


def main(folder: Path) -> None:
    """Make it, and see that a page loads it soon."""
    with (
        tempfile.TemporaryDirectory() as scratch,
        Jupyter(Path(scratch)) as jupyter,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=find_chrome(), args=FLAGS) as chrome,
    ):
        page = chrome.new_page(viewport={"width": 1500, "height": 1300}, color_scheme="light")
        lab = Notebook(page, jupyter)
        made = film(lab)
        lab.close()
    path = folder / NAME
    made.save(path)
    size = path.stat().st_size
    print(f"{path}: {len(made.pictures)} pictures, {sum(made.durations) / 1000} s, {size:,} bytes")
    assert size < LARGEST


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs")
