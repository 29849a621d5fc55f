"""Pictures of the board to look at: real games, the real bundle, no notebook.

Run as `.venv/bin/python js/dev/shots.py [part of a name]`; the pictures go to js/dev/out/.
"""

import functools
import http.server
import json
import random
import sys
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
OUT = Path(__file__).resolve().parent / "out"
sys.path.insert(0, str(ROOT))

import sequence_widget as sq  # noqa: E402 - the package beside us, installed or not
from sequence_widget.widget.scene import happening  # noqa: E402
from sequence_widget.widget.traits import SCENE  # noqa: E402
from tests.browser.find_chrome import find_chrome  # noqa: E402

KIDS = ["Anna", "Bo"]
CARD = "[data-card]:not([aria-disabled])"
SHOTS: dict[str, tuple[str, str, int, str]] = {
    # name: state, theme, width, what to press first
    "kids-light-800": ("kids", "light", 800, CARD),
    "kids-dark-800": ("kids", "dark", 800, CARD),
    "kids-light-1400": ("kids", "light", 1400, ""),
    "kids-light-360": ("kids", "light", 360, ""),
    "kids-won-dark-1400": ("kids-won", "dark", 1400, ""),
    "kids-won-light-800": ("kids-won", "light", 800, ""),
    "kids-won-dark-360": ("kids-won", "dark", 360, ""),
    "kids-four-800": ("kids-four", "light", 800, ""),
    "kids-start-600": ("kids-start", "light", 600, ""),
    "kids-all-nb-800": ("kids-all", "light", 800, ""),
    "kids-curtain-800": ("kids-curtain", "light", 800, ""),
    "kids-ask-800": ("kids-ask", "light", 800, "[data-action=enter]"),
    "kids-figures-800": ("kids-figures", "light", 800, ""),
    "kids-chooser-360": ("kids-unicorn", "light", 360, "[data-cell=f6]"),
    "dice-light-800": ("dice", "light", 800, ""),
    "dice-dark-800": ("dice", "dark", 800, ""),
    "dice-light-1400": ("dice", "light", 1400, ""),
    "dice-light-360": ("dice", "light", 360, ""),
    "dice-won-dark-360": ("dice-won", "dark", 360, ""),
    "dice-won-light-800": ("dice-won", "light", 800, ""),
    "dice-won-dark-1400": ("dice-won", "dark", 1400, ""),
    "dice-ask-800": ("dice-ask", "light", 800, ""),
    "dice-enter-800": ("dice-ask", "dark", 800, "[data-action=enter]"),
    "dice-replace-800": ("dice-replace", "light", 800, ""),
    "view-800": ("kids-figures", "light", 800, "[data-action=view]"),
    "view-nb-360": ("kids-all", "dark", 360, "[data-action=view]"),
    "kids-curtain-nb-1100": ("kids-curtain-nb", "light", 1100, ""),
    "kids-ask-nb-1100": ("kids-ask-nb", "dark", 1100, ""),
    "dice-ask-nb-1100": ("dice-ask-nb", "light", 1100, ""),
    "own-800": ("kids-own", "light", 800, ""),
    "own-1920": ("kids-own", "light", 1920, ""),
    "kids-dark-1920": ("kids", "dark", 1920, ""),
    "dice-light-1920": ("dice", "light", 1920, ""),
    "kids-four-nb-1100": ("kids-four-nb", "light", 1100, ""),
    "kids-four-nb-360": ("kids-four-nb", "light", 360, ""),
    "kids-seven-1400": ("kids-seven", "light", 1400, ""),
    "mini-600": ("mini", "light", 600, ""),
    "help-800": ("kids", "light", 800, "[data-action=help]"),
    "new-nb-360": ("kids-all", "dark", 360, "[data-action=new]"),
    "refused-800": ("kids", "light", 800, "[data-cell][aria-disabled]"),
}


def played(game: sq.Game, events: int, seed: int = 3) -> sq.Game:
    """Let random bots play for everyone: so many moves or rolls, or to the end."""
    rng = random.Random(seed)
    bot = sq.RandomBot()
    for _ in range(events):
        if game.position.is_over:
            break
        if game.position.awaiting == "move":
            game.play(bot.choose(game.seen_by(game.position.turn), rng))
        else:
            game.luck()
    return game


def until_luck(game: sq.Game) -> sq.Game:
    """Play on to where luck is asked for."""
    while game.position.awaiting == "move":
        played(game, 1)
    return game


def state(game: sq.Game, **options: object) -> dict[str, Any]:
    """Take what a browser would be sent."""
    board = sq.SequenceWidget(game, **options)  # type: ignore[arg-type] # as the callers know
    keys = ("ply", "language", "overlay", "board", "seats", "words", "drawings", *SCENE)
    told = {key: board.get_state()[key] for key in keys}
    told["log"] = [happening(each, game.players, 0, board.language) for each in game.moments[1:]]
    return told


def states() -> dict[str, dict[str, Any]]:
    """Make the moments that are looked at."""
    kids = functools.partial(sq.Game, "kids", players=KIDS, seed=7)
    dice = functools.partial(sq.Game, "dice", players=KIDS, seed=7)
    four = sq.Game("kids", players=["Anna", "Bo", sq.RandomBot(), "Didrik"], seed=4)
    long = ["Maximilian Konstantin XIV", "Wilhelmina Winter", "Bo", "Ann-Kristin Ødegårdshaugen"]
    own = (("free", "cat", "hummingbird", "free"), ("polar-bear", "cat", "constructor", "owl"))
    rows = (*own, ("owl", "hummingbird", "polar-bear", "constructor"))
    yard = sq.edition("mini-kids").but(board=sq.Board(rows), hand_size=3, copies=4)
    made = {
        "kids-four-nb": state(played(sq.Game("kids", players=long, seed=4), 24), language="nb"),
        "kids-seven": state(played(sq.Game(sq.edition("kids").but(hand_size=7), players=2), 8)),
        "kids-own": state(played(sq.Game(yard, players=KIDS, seed=4), 6)),
        "kids": state(played(kids(), 18)),
        "kids-won": state(played(kids(), 999)),
        "kids-four": state(played(four, 24)),
        "kids-start": state(kids()),
        "kids-all": state(played(kids(), 13), show="all", language="nb"),
        "kids-curtain": state(played(kids(), 8), curtain=True),
        "kids-curtain-nb": state(played(kids(), 8), curtain=True, language="nb"),
        "kids-ask-nb": state(until_luck(played(kids(luck="ask"), 9)), language="nb"),
        "dice-ask-nb": state(until_luck(played(dice(luck="ask"), 21)), language="nb"),
        "kids-ask": state(until_luck(played(kids(luck="ask"), 9))),
        "kids-figures": state(played(kids(), 12), overlay="cells"),
        "kids-unicorn": state(
            sq.Game(
                sq.position(
                    "kids",
                    players=2,
                    chips={"b1": 0, "c2": 1, "d3": 1},
                    hands=[["tiger", "unicorn", "lion"], ["zebra", "fox", "panda"]],
                ),
                players=KIDS,
            )
        ),
        "dice": state(played(dice(), 30)),
        "dice-won": state(played(dice(), 999)),
        "dice-ask": state(until_luck(played(dice(luck="ask"), 21))),
        "dice-replace": state(
            sq.Game(
                sq.position(
                    "dice",
                    players=2,
                    chips={"c3": 0, "d3": 1, "c4": 0, "d4": 1, "a1": 1, "b2": 1},
                    roll=(6, 6),
                ),
                players=KIDS,
            )
        ),
        "mini": state(played(sq.Game("mini-kids", players=KIDS, seed=2), 4)),
    }
    for number, figure in enumerate(made["kids-figures"]["aside"]["figures"].values()):
        figure |= {"level": number % 11 / 10, "text": f"{number % 11 * 10} %"}
    return made


def shoot(browser: Browser, address: str, name: str) -> None:
    """Take one picture, and say what the page complained of."""
    of, theme, width, press = SHOTS[name]
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme="light")
    page.on("console", lambda message: print(name, message.text))
    page.on("pageerror", lambda error: print(name, error))
    page.goto(f"{address}?state={of}&theme={theme}")
    page.wait_for_selector("body[data-ready]")
    if press:
        page.locator(press).first.click(force=True)
    page.wait_for_timeout(500)
    wide = page.evaluate("document.documentElement.scrollWidth")
    if wide > width:
        print(f"{name}: {wide} px wide, more than the page")
    page.screenshot(path=OUT / f"{name}.png", full_page=True)
    page.close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def main() -> None:
    """Take all the pictures, or those with a word in their names."""
    OUT.mkdir(exist_ok=True)
    (OUT / "states.json").write_text(json.dumps(states()), encoding="utf-8")
    handler = functools.partial(Quiet, directory=str(ROOT))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/js/dev/page.html"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=str(find_chrome()), args=["--no-sandbox", "--disable-gpu"]
            )
            for name in SHOTS:
                if not sys.argv[1:] or any(word in name for word in sys.argv[1:]):
                    shoot(browser, address, name)
            browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
