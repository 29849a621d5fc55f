"""Pictures of the board to look at: real games, the real bundle, no notebook.

Run as `.venv/bin/python js/dev/shots.py [part of a name]`; the pictures go to js/dev/out/.
"""

import functools
import http.server
import json
import random
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
OUT = Path(__file__).resolve().parent / "out"
sys.path.insert(0, str(ROOT))

import sequence_widget as sq  # noqa: E402 - the package beside us, installed or not
from sequence_widget.widget.scene import SCENE, happening  # noqa: E402 - as above
from tests.browser.find_chrome import find_chrome  # noqa: E402 - found by the path set above
from tests.widget.putting_together import choose, point, press  # noqa: E402 - as above
from tests.widget.wire import Wire  # noqa: E402 - found by the path set above

KIDS = ["Anna", "Bo"]
PHONE, NARROW, TABLET, LAPTOP = (344, 900), (244, 900), (588, 900), (880, 647)
DESK, WALL = (1170, 647), (1700, 959)
CARD = "[data-card]:not([aria-disabled])"
SHOTS: dict[str, tuple[str, str, tuple[int, int], str]] = {
    # name: state, theme, the room there is, what to press first
    "kids-laptop": ("kids", "light", LAPTOP, CARD),
    "kids-laptop-dark": ("kids", "dark", LAPTOP, CARD),
    "kids-desk": ("kids", "light", DESK, CARD),
    "kids-desk-dark": ("kids", "dark", DESK, ""),
    "kids-wall": ("kids", "light", WALL, ""),
    "kids-phone": ("kids", "light", PHONE, ""),
    "kids-won-desk-dark": ("kids-won", "dark", DESK, ""),
    "kids-won-laptop": ("kids-won", "light", LAPTOP, ""),
    "kids-won-phone-dark": ("kids-won", "dark", PHONE, ""),
    "kids-four-laptop": ("kids-four", "light", LAPTOP, ""),
    "kids-four-desk": ("kids-four", "light", DESK, ""),
    "kids-start-tablet": ("kids-start", "light", TABLET, ""),
    "kids-all-nb-laptop": ("kids-all", "light", LAPTOP, ""),
    "kids-curtain-laptop": ("kids-curtain", "light", LAPTOP, ""),
    "kids-curtain-nb-desk": ("kids-curtain-nb", "light", DESK, ""),
    "kids-ask-laptop": ("kids-ask", "light", LAPTOP, ""),
    "kids-ask-enter-laptop": ("kids-ask", "light", LAPTOP, "[data-action=enter]"),
    "kids-ask-nb-desk": ("kids-ask-nb", "dark", DESK, ""),
    "kids-ask-nb-phone": ("kids-ask-nb", "light", PHONE, ""),
    "kids-ask-nb-laptop": ("kids-ask-nb", "light", LAPTOP, ""),
    "kids-ask-phone": ("kids-ask", "light", PHONE, ""),
    "kids-figures-laptop": ("kids-figures", "light", LAPTOP, ""),
    "kids-figures-wall-dark": ("kids-figures", "dark", WALL, ""),
    "kids-chances-desk": ("kids-chances", "light", DESK, ""),
    "kids-chances-laptop": ("kids-chances", "light", LAPTOP, ""),
    "kids-chances-wall-dark": ("kids-chances", "dark", WALL, ""),
    "kids-chances-phone": ("kids-chances", "light", PHONE, ""),
    "dice-chances-nb-desk-dark": ("dice-chances", "dark", DESK, ""),
    "dice-chances-nb-wall": ("dice-chances", "light", WALL, ""),
    "four-chances-wall": ("four-chances", "light", WALL, ""),
    "teams-chances-desk": ("teams-chances", "light", DESK, ""),
    "kids-threats-laptop": ("kids-threats", "light", LAPTOP, ""),
    "kids-chooser-phone": ("kids-unicorn", "light", PHONE, "[data-cell=f6]"),
    "kids-unicorn-laptop": ("kids-unicorn", "light", LAPTOP, "[data-card=unicorn]"),
    "dice-laptop": ("dice", "light", LAPTOP, ""),
    "dice-laptop-dark": ("dice", "dark", LAPTOP, ""),
    "dice-desk": ("dice", "light", DESK, ""),
    "dice-wall": ("dice", "light", WALL, ""),
    "dice-phone": ("dice", "light", PHONE, ""),
    "dice-four-laptop": ("dice-four", "light", LAPTOP, ""),
    "dice-four-desk-dark": ("dice-four", "dark", DESK, ""),
    "dice-figures-desk": ("dice-figures", "light", DESK, ""),
    "dice-won-phone-dark": ("dice-won", "dark", PHONE, ""),
    "dice-won-laptop": ("dice-won", "light", LAPTOP, ""),
    "dice-ask-laptop": ("dice-ask", "light", LAPTOP, ""),
    "dice-ask-nb-desk": ("dice-ask-nb", "light", DESK, ""),
    "dice-enter-laptop": ("dice-ask", "dark", LAPTOP, "[data-action=enter]"),
    "dice-replace-laptop": ("dice-replace", "light", LAPTOP, ""),
    "view-laptop": ("kids-figures", "light", LAPTOP, "[data-action=view]"),
    "view-nb-phone": ("kids-all", "dark", PHONE, "[data-action=view]"),
    "own-laptop": ("kids-own", "light", LAPTOP, ""),
    "own-wall": ("kids-own", "light", WALL, ""),
    "own-phone": ("kids-own", "light", PHONE, ""),
    "names-nb-desk": ("kids-four-nb", "light", DESK, ""),
    "scripts-desk": ("scripts", "light", DESK, ""),
    "scripts-laptop-dark": ("scripts", "dark", LAPTOP, ""),
    "kids-ask-nb-narrow": ("kids-ask-nb", "light", NARROW, ""),
    "dice-ask-narrow": ("dice-four-ask", "light", NARROW, ""),
    "names-nb-phone": ("kids-four-nb", "light", PHONE, ""),
    "kids-seven-desk": ("kids-seven", "light", DESK, ""),
    "kids-seven-laptop": ("kids-seven", "light", LAPTOP, ""),
    "coin-laptop": ("coin", "light", LAPTOP, ""),
    "coin-phone": ("coin-ask", "light", PHONE, ""),
    "coin-desk": ("coin-ask", "light", DESK, "[data-action=enter]"),
    "mini-tablet": ("mini", "light", TABLET, ""),
    "mini-laptop": ("mini", "light", LAPTOP, ""),
    "many-dice-laptop": ("many-dice", "light", LAPTOP, ""),
    "many-dice-hand-laptop": ("many-dice", "dark", LAPTOP, "[data-action=many-more]"),
    "many-dice-wall": ("many-dice", "light", WALL, ""),
    "many-kids-nb-laptop": ("many-kids-nb", "light", LAPTOP, ""),
    "many-kids-nb-phone": ("many-kids-nb", "light", PHONE, "[data-action=many-more]"),
    "many-games-desk-dark": ("many-games", "dark", DESK, ""),
    "many-mini-laptop": ("many-mini", "light", LAPTOP, ""),
    "claims-360": ("claims-dice", "light", (344, 900), ""),
    "claims-480": ("claims-kids", "light", (464, 900), ""),
    "claims-690": ("claims-kids-nb", "dark", (674, 900), ""),
    "claims-1024": ("claims-kids", "light", (1008, 647), ""),
    "claims-1366": ("claims-kids-nb", "light", (1350, 647), ""),
    "claims-1366-dark": ("claims-dice", "dark", (1350, 647), ""),
    "claims-1920": ("claims-dice", "light", (1904, 959), ""),
    "claims-1920-dark": ("claims-kids", "dark", (1904, 959), ""),
    "claims-begun-laptop": ("claims-begun", "light", LAPTOP, ""),
    "claims-refused-laptop-dark": ("claims-refused", "dark", LAPTOP, ""),
    "claims-begun-480": ("claims-begun", "light", (464, 900), ""),
    "variations-wall": ("kids-variations", "light", WALL, ""),
    "variations-laptop": ("kids-variations", "light", LAPTOP, "[data-action=panel-variations]"),
    "question-laptop": ("question", "light", LAPTOP, ""),
    "question-hint-laptop-dark": ("question-hint", "dark", LAPTOP, ""),
    "question-over-laptop": ("question-over", "light", LAPTOP, ""),
    "question-nb-desk-dark": ("question-nb", "dark", DESK, ""),
    "question-nb-phone": ("question-nb", "light", PHONE, ""),
    "question-over-nb-phone-dark": ("question-over-nb", "dark", PHONE, ""),
    "question-over-nb-narrow": ("question-over-nb", "light", NARROW, ""),
    "question-over-wall": ("question-over", "light", WALL, ""),
    "choice-laptop": ("choice", "light", LAPTOP, ""),
    "choice-over-desk": ("choice-over", "light", DESK, ""),
    "pace-laptop": ("kids", "light", LAPTOP, "[data-action=pace]"),
    "help-laptop": ("kids", "light", LAPTOP, "[data-action=help]"),
    "new-nb-phone": ("kids-all", "dark", PHONE, "[data-action=new]"),
    "refused-laptop": ("kids", "light", LAPTOP, "[data-cell][aria-disabled]"),
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


KEYS = (
    "ply",
    "language",
    "overlay",
    "panels",
    "unseen",
    "many",
    "claims",
    "code",
    "chances",
    "question",
    "board",
    "seats",
    "words",
    "drawings",
    *SCENE,
)


def state(game: sq.Game, **options: object) -> dict[str, Any]:
    """Take what a browser would be sent."""
    board = sq.SequenceWidget(game, **options)  # type: ignore[arg-type] # as the callers know
    return sent(board)


def sent(board: sq.SequenceWidget) -> dict[str, Any]:
    """Take what a browser would be sent of a board."""
    game = board.game
    told = {key: board.get_state()[key] for key in KEYS}
    told["log"] = [happening(each, game.players, 0, board.language) for each in game.moments[1:]]
    return told


def tried(
    game: sq.Game, kind: str, times: int, *by_hand: str, language: str = "en"
) -> dict[str, Any]:
    """Take what a browser would be sent of a board with the panel of many trials."""
    wire = Wire(game, panels=("many",), language=language)
    for text in by_hand:
        wire.ask("many", kind=kind, act="enter", text=text)
    wire.ask("many", kind=kind, act="run", times=times, seed="7")
    return sent(wire.board)


STEPS: dict[str, Callable[..., object]] = {"point": point, "press": press, "choose": choose}


def put(game: sq.Game, *steps: tuple[str, ...], **options: object) -> dict[str, Any]:
    """Take the same of a board on which a question has been put together."""
    wire = Wire(game, panels=("claims",), **options)
    for step, *named in steps:
        STEPS[step](wire, *named)
    return sent(wire.board)


GIVEN = (
    *(("point", "dragon"), ("point", "unicorn"), ("press", "or"), ("choose", "1 who", "draw 1")),
    *(("point", "dragon"), ("press", "given"), ("choose", "2 who", "seat 1")),
    *(("choose", "2 verb", "~holds"), ("point", "tiger")),
)

TIGER = "How likely is it that Anna draws a tiger?"
TIGER_NB = "Hvor sannsynlig er det at Anna trekker en tiger?"
ORDER = "Which of these three sums do you expect most of in a hundred rolls of both dice?"


def asked(game: sq.Game, *guesses: str, **options: object) -> dict[str, Any]:
    """Take what a browser is sent of a question about the next card, once these were guessed."""
    board = sq.SequenceWidget(game, **options)  # type: ignore[arg-type] # as the callers know
    answer = game.seen_by(game.position.turn).draw_probability("tiger")
    hints: dict[object, str] = {
        "1/19": "How many kinds there are says nothing: count the cards nobody has seen."
    }
    text = TIGER if board.language == "en" else TIGER_NB
    question = board.ask(text, answer, name=" ".join([text, *guesses]), hints=hints)
    for guess in guesses:
        question.guess(guess)
    return sent(board)


def chosen(game: sq.Game, *guesses: str) -> dict[str, Any]:
    """Take the same of a choice."""
    board = sq.SequenceWidget(game)
    question = board.ask(
        ORDER,
        7,
        choices=[6, 7, 12],
        name=f"order {guesses}",
        explain="Of 36 rolls 6 show a 7, 5 a 6 and 1 a 12.",
        usual="Many think that the three are equally likely, as each stands there four times.",
    )
    for guess in guesses:
        question.guess(guess)
    return sent(board)


def states() -> dict[str, dict[str, Any]]:
    """Make the moments that are looked at."""
    kids = functools.partial(sq.Game, "kids", players=KIDS, seed=7)
    dice = functools.partial(sq.Game, "dice", players=KIDS, seed=7)
    four = sq.Game("kids", players=["Anna", "Bo", sq.RandomBot(), "Didrik"], seed=4)
    long = ["Maximilian Konstantin XIV", "Wilhelmina Winter", "Bo", "Ann-Kristin Ødegårdshaugen"]
    played(left := kids(), 8)
    for at in (2, 4):
        left.go_to(at)
        left.play(left.position.legal_moves[-1])
    names = ["Anna", "Bo", "Chandrika", "Dagfinn"]
    scripts = sq.Game("kids", players=["שרה", "Ada 👩‍🚀", "فاطمة الزهراء", "Žofie"], seed=4)
    teams = sq.Game("dice", players=names, seed=7)
    asking = sq.Game("dice", players=names, seed=7, luck="ask")
    own = (("free", "cat", "hummingbird", "free"), ("polar-bear", "cat", "constructor", "owl"))
    rows = (*own, ("owl", "hummingbird", "polar-bear", "constructor"))
    yard = sq.edition("mini-kids").but(board=sq.Board(rows), hand_size=3, copies=4)
    row = {"board": "1 2 1 2 1 2", "dice": (2,), "remove_on": (), "wild_on": ()}
    coin = sq.edition("mini-dice").but(**row)
    made = {
        "coin": state(played(sq.Game(coin, players=KIDS, seed=3), 5)),
        "coin-ask": state(until_luck(played(sq.Game(coin, players=KIDS, seed=3, luck="ask"), 4))),
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
        "kids-chances": state(played(kids(), 18), panels=("chances",), overlay="chances"),
        "dice-chances": state(
            played(dice(), 30), panels=("chances",), overlay="chances", language="nb"
        ),
        "four-chances": state(played(four, 1), panels=("chances", "unseen"), show="all"),
        "teams-chances": state(played(teams, 20), panels=("chances",)),
        "kids-threats": state(played(kids(), 28), overlay="threats"),
        "kids-variations": state(left),
        "many-dice": tried(played(dice(), 21), "rolls", 1000, "7", "3+4"),
        "many-kids-nb": tried(played(kids(), 8), "draws", 360, "rev", language="nb"),
        "many-games": tried(played(kids(), 8), "games", 100_000),
        "many-mini": tried(sq.Game("mini-dice", players=KIDS, seed=2), "rolls", 10),
        "dice": state(played(dice(), 30)),
        "scripts": state(played(scripts, 20)),
        "dice-four-ask": state(until_luck(played(asking, 25))),
        "dice-four": state(played(teams, 27)),
        "dice-figures": state(played(dice(), 30), overlay="cells"),
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
        "question": asked(until_luck(played(kids(luck="ask"), 18))),
        "question-hint": asked(until_luck(played(kids(luck="ask"), 18)), "1/19"),
        "question-over": asked(until_luck(played(kids(luck="ask"), 18)), "25 %"),
        "question-nb": asked(until_luck(played(kids(luck="ask"), 18)), language="nb"),
        "question-over-nb": asked(
            until_luck(played(kids(luck="ask"), 18)), "1/4", language="nb", overlay="threats"
        ),
        "choice": chosen(until_luck(played(dice(luck="ask"), 21))),
        "choice-over": chosen(until_luck(played(dice(luck="ask"), 21)), "12"),
        "claims-begun": put(played(kids(), 18)),
        "claims-kids": put(played(kids(), 18), *GIVEN),
        "claims-kids-nb": put(played(kids(), 18), *GIVEN, language="nb"),
        "claims-dice": put(
            played(dice(), 30),
            *(("choose", "0 thing 0", "7"), ("press", "and"), ("choose", "1 verb", "shows")),
            ("point", "e1"),
        ),
        "claims-refused": put(
            played(dice(), 30),
            *(("choose", "0 thing 0", "7"), ("press", "and"), ("choose", "1 who", "seat 0")),
            ("choose", "1 verb", "finishes"),
        ),
        "mini": state(played(sq.Game("mini-kids", players=KIDS, seed=2), 4)),
    }
    for name in ("kids-figures", "dice-figures"):
        for number, figure in enumerate(made[name]["figures"].values()):
            figure |= {"level": number % 11 / 10, "text": f"{number % 11 * 10} %"}
    return made


def shoot(browser: Browser, address: str, name: str) -> None:
    """Take one picture, and say what the page complained of."""
    of, theme, (width, height), press = SHOTS[name]
    viewport: ViewportSize = {"width": width, "height": height}
    page = browser.new_page(viewport=viewport, color_scheme="light")
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
