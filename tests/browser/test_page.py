"""The page that steps, opened from a file: no kernel, no server, no network."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import sequence_widget as sq
from sequence_widget.engine.picture import describe
from tests.browser.axe import violations
from tests.browser.playing import wait_for_ply
from tests.engine.random_play import long_games
from tests.game.playing import play_on

BOARD = "[data-sequence-widget]"
LAPTOP, PHONE = (1280, 800), (390, 844)
OVER = """() => {
  const edge = document.documentElement.clientWidth + 1;
  const scrolls = document.querySelector("[class*=scroll]");
  return [...document.querySelectorAll("button, p, h1, h2, h3, input, td")]
    .filter(each => each.checkVisibility() && !scrolls?.contains(each))
    .filter(each => each.getBoundingClientRect().right > edge)
    .map(each => each.outerHTML.slice(0, 120));
}"""


@contextmanager
def opened(
    browser: Browser, path: Path, size: tuple[int, int] = LAPTOP, theme: str = "light"
) -> Iterator[Page]:
    """Open a page from its file; it may complain of nothing, and ask for nothing."""
    complaints: list[str] = []
    width, height = size
    with browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    ) as context:
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: complaints.append(request.url))
        page.goto(path.as_uri())
        page.locator(BOARD).wait_for()
        yield page
    asked = [path.as_uri(), *(each for each in complaints if each.startswith("data:"))]
    assert sorted(complaints) == sorted(asked)


def barriers(page: Page) -> list[str]:
    page.evaluate("document.querySelector('.sqw-ghosts').style.display = 'none'")  # it is empty
    return violations(page, "html")


def choose(page: Page, name: str, value: str) -> None:
    page.locator("[data-action=view]").click()
    page.locator(f".sqw-options input[name$={name}][value={value}]").check()
    page.locator("[data-action=view]").click()


def ended(game: sq.Game) -> sq.Game:
    """Play a game to its end, and try another course from its beginning."""
    play_on(game, random.Random(4))
    game.go_to(2)
    play_on(game, random.Random(5), 4)
    game.switch(game.variations[0])
    game.go_to(3)
    return game


def test_a_game_of_cards_is_stepped_through_by_keys(browser: Browser, tmp_path: Path) -> None:
    game = ended(sq.Game("kids", ["Anna", "Bo"], seed=7))
    game.to_html(path := tmp_path / "game.html", show="Anna")
    with opened(browser, path) as page:
        board, status = page.locator(BOARD), page.locator(".sqw-status")
        wait_for_ply(board, 3)
        for key, ply in (
            ("s", 0),
            ("f", 1),
            ("f", 2),
            ("e", game.last_ply),
            ("b", game.last_ply - 1),
        ):
            page.keyboard.press(key)  # nothing has the focus yet
            wait_for_ply(board, ply)
            game.go_to(ply)
            expect(status).to_have_text(describe(game.seen_by("Anna")))
        for key in ("u", "n", "r"):  # what only a kernel could do
            page.keyboard.press(key)
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator("[data-action=undo], [data-action=panel-many]")).to_have_count(0)
        page.keyboard.press("s")
        wait_for_ply(board, 0)
        assert page.locator("[data-hand='0'] [data-card]").count() == 3
        board.locator("[data-cell=b1]").click(force=True)
        expect(page.locator("[role=alert]")).to_contain_text("not played on here")
        board.locator("[data-action=panel-unseen]").click()
        expect(page.locator(".sqw-unknown h3")).to_contain_text("Not seen by Anna: 39 cards")
        choose(page, "overlay", "fills")
        choose(page, "language", "nb")
        expect(page.locator("html")).to_have_attribute("lang", "nb")
        expect(page.locator("h1")).to_have_text("Sequence for Kids: Anna og Bo")
        expect(page.locator(".sqw-unknown h3")).to_contain_text("Ukjent for Anna: 39 kort")
        assert page.locator(".sqw-figure").count() > 5
        assert barriers(page) == []
        board.locator("[data-action=panel-variations]").click()
        expect(board.locator("[data-action=variation]")).to_have_count(2)
        expect(board.locator(".sqw-course-acts, [data-action=delete]")).to_have_count(0)
        assert barriers(page) == []
        board.locator("[data-action=variation]").last.click()
        turn = game.moments[4].entry
        expect(page.locator(".sqw-at")).to_have_text(f"{turn} / {game.variations[0].end.entry}")
        expect(board.locator("[aria-current=true][data-action=variation]")).to_have_count(1)
        board.locator("[data-action=variation]").first.click()
        expect(page.locator(".sqw-at")).to_have_text(f"{turn} / {game.moments[-1].entry}")


def test_a_game_of_dice_has_its_analysis_on_a_telephone(browser: Browser, tmp_path: Path) -> None:
    game = ended(sq.Game("mini-dice", ["Anna", "Bo"], seed=7))
    analysis = game.analyse(games=100, progress=False)
    game.to_html(path := tmp_path / "game.html", language="nb", analysis=analysis)
    with opened(browser, path, PHONE, "dark") as page:
        board = page.locator(BOARD)
        wait_for_ply(board, 3)
        board.locator("[data-action=panel-chances]").click()
        expect(page.locator(".sqw-bar")).to_have_count(2)
        before = page.locator(".sqw-bar b").all_text_contents()
        page.locator("[data-swing]").first.click()
        expect(page.locator("[data-swing][aria-current]")).to_have_count(1)
        page.locator("[data-action=end]").click()
        wait_for_ply(board, game.last_ply)
        after = page.locator(".sqw-bar b").all_text_contents()
        assert sorted(after) == ["0\u00a0%", "100\u00a0%"] != sorted(before)
        assert barriers(page) == []
        assert page.evaluate(OVER) == []
        board.locator("[data-action=panel-variations]").click()
        board.locator("[data-action=variation]").last.click()
        expect(page.locator("[data-action=panel-chances]")).to_have_count(0)


@pytest.mark.proof
@pytest.mark.parametrize("name", ["kids", "dice"])
def test_ten_thousand_events_open_and_step(browser: Browser, tmp_path: Path, name: str) -> None:
    game = long_games()[name]
    began = time.monotonic()
    game.to_html(path := tmp_path / "game.html")
    written = time.monotonic()
    with opened(browser, path) as page:
        shown = time.monotonic()
        board = page.locator(BOARD)
        last = game.last_ply
        for key, ply in (("s", 0), ("f", 1), ("e", last), ("b", last - 1)):
            page.keyboard.press(key)
            wait_for_ply(board, ply)
        stepped = time.monotonic()
    print(
        f"{name}, {last} events: {path.stat().st_size / 1e6:.1f} MB, written in"
        f" {written - began:.0f} s, shown in {shown - written:.2f} s, 4 steps"
        f" {stepped - shown:.2f} s"
    )
