"""Take the pictures of README and the docs: python3 -m tests.browser.screenshots [where to]."""

import io
import random
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

import sequence_widget as sq
from tests.browser.find_chrome import find_chrome
from tests.browser.fixtures import FLAGS
from tests.browser.notebook import Notebook
from tests.browser.playing import wait_for_ply
from tests.browser.server import ROOT, Jupyter

WIDTH = 900
LARGEST = 200_000  # bytes: a README is read on telephones too
CELL = """
import sequence_widget as sq
from tests.browser.screenshots import {moment}
game = {moment}("{edition}")
sq.SequenceWidget(game, layout={{"width": "{width}px"}})
"""
# Games that make good pictures, and after how many moves they are in their middle.
SEEDS = {"kids": 24, "dice": 3}
MIDDLE = {"kids": 11, "dice": 23}


def won(edition: str) -> sq.Game:
    """Play a game to its end."""
    seed = SEEDS[edition]
    game = sq.Game(edition, players=["Anna", "Bo"], seed=seed)
    rng = random.Random(seed)
    while not game.position.is_over:
        game.play(rng.choice(game.position.legal_moves))
    return game


def middle(edition: str) -> sq.Game:
    """Play a game to where a person is to move; nothing comes after that."""
    whole = won(edition)
    game = sq.Game(edition, players=["Anna", "Bo"], seed=whole.seed)
    moves = [event for event in whole.events if isinstance(event, sq.Move)]
    for move in moves[: MIDDLE[edition]]:
        game.play(move)
    return game


def begun(edition: str) -> sq.Game:
    """Play README's first lines."""
    game = sq.Game(edition, players=["Anna", "Bo"], seed=7)
    game.play("tiger b1")
    return game


SHOWN = (("kids", begun, "light"), ("dice", won, "dark"))


def small(png: bytes) -> bytes:
    """Bring a picture down to 256 colours, which nobody sees in drawings as flat as these."""
    out = io.BytesIO()
    image = Image.open(io.BytesIO(png)).convert("RGB")
    image.quantize(256, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def main(folder: Path) -> None:
    """Take every picture."""
    with (
        tempfile.TemporaryDirectory() as scratch,
        Jupyter(Path(scratch)) as jupyter,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=find_chrome(), args=FLAGS) as chrome,
    ):
        page = chrome.new_page(
            viewport={"width": 1500, "height": 1400}, reduced_motion="reduce", color_scheme="light"
        )
        for edition, moment, theme in SHOWN:
            lab = Notebook(page, jupyter)
            cell = CELL.format(edition=edition, moment=moment.__name__, width=WIDTH)
            lab.open(cell)
            board = lab.board()
            wait_for_ply(board, moment(edition).ply)
            card = board.locator(".sqw-cards [data-card]:not([aria-disabled])")
            if card.count():
                card.first.click()
            lab.theme(theme)
            page.mouse.move(0, 0)
            path = folder / f"board-{edition}-{moment.__name__}-{theme}.png"
            path.write_bytes(small(board.screenshot()))
            size = path.stat().st_size
            print(f"{path}: {size:,} bytes")
            assert size < LARGEST
            lab.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs")
