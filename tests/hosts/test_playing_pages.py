"""The pages that play, from a disk: all lessons, whole games against each bot, and what is kept."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

import run
import sequence_widget as sq
from sequence_widget.playing.page import words
from tests.browser.axe import AXE
from tests.hosts.conftest import Visiting
from tests.hosts.page_of_lessons import PlayingPage, played_again
from tests.notebooks.lessons import LANGUAGES, lessons, name

pytestmark = pytest.mark.hosts

COURSE = run.ROOT / run.PAGE
LESSONS = [path for language in LANGUAGES for path in lessons(language).values()]
LESSON = "03-what-is-in-the-deck"
MOST = 12
"""Megabytes."""

GUESSES = {"01": "7"}
"""What is guessed first in a lesson, where that is no chance."""

BOTS = {
    "random": sq.RandomBot(),
    "greedy": sq.GreedyBot(),
    "search": sq.SearchBot(
        playouts=200
    ),  # of these it makes ten thousand where there is a compiler
}
TELEPHONE = {"width": 390, "height": 844}
NOTHING_KEPT = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("nothing is kept"); },
})"""
BARRIERS = """async () => (await window.axe.run(document)).violations.map(
  ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(", ")}`,
)"""
WIDER = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"


@pytest.fixture
def page(visit: Visiting) -> Page:
    return visit()


@pytest.fixture
def course(page: Page) -> PlayingPage:
    return PlayingPage(page, COURSE)


def test_it_is_small_enough() -> None:
    assert COURSE.stat().st_size < MOST * 1e6


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_leads_to_the_line_that_is_handed_in(lesson: Path, course: PlayingPage) -> None:
    language = lesson.parent.name
    course.open(f"#{language}/{lesson.stem}").run_all()
    assert course.faults() == []
    number = lesson.stem.partition("-")[0]
    if not number.isdigit():  # the teacher's
        return
    before = course.kept(f"{language}/{lesson.stem}.answers.txt")
    box = course.page.locator("input[name=guess]").first
    box.fill(GUESSES.get(number, "0.5"))
    box.press("Enter")
    course.until_kept(f"{language}/{lesson.stem}.answers.txt", before)
    expect(course.run("line")).to_contain_text("sequence-answers 1 ")


def test_a_guess_is_there_after_a_reload_and_can_be_saved(course: PlayingPage) -> None:
    course.open(f"#en/{LESSON}")
    for cell in ("begin", "board", "guessed"):
        course.run(cell)
    box = course.page.locator("input[name=guess]")
    box.fill("1/18")
    box.press("Enter")
    expect(box).to_have_count(0)
    course.open(f"#en/{LESSON}")
    for cell in ("begin", "board"):
        course.run(cell)
    expect(course.run("guessed")).to_contain_text("1/18")
    with course.page.expect_download() as saved:
        course.page.click("[data-action=save]")
    assert saved.value.suggested_filename == f"{LESSON}.answers.txt"
    assert saved.value.path().read_text("utf-8") == course.kept(f"en/{LESSON}.answers.txt")


def test_one_begins_anew_and_nothing_is_kept(course: PlayingPage) -> None:
    course.open(f"#en/{LESSON}")
    for cell in ("begin", "board", "guessed"):
        course.run(cell)
    course.until_kept(f"en/{LESSON}.answers.txt")
    course.page.once("dialog", lambda dialog: dialog.accept())
    course.page.click("[data-action=anew]")
    course.page.wait_for_selector("[data-python=ready]")
    assert course.kept(f"en/{LESSON}.answers.txt") is None
    expect(course.page.locator(".page-outputs > *")).to_have_count(0)


def test_a_word_that_was_changed_stays_and_decides_the_game(course: PlayingPage) -> None:
    course.open("#en/00-play")
    source = course.page.locator("[data-cell-id=word] .page-source")
    source.fill('word = "plum"')
    course.open("#en/00-play")
    expect(source).to_have_value('word = "plum"')
    for cell in ("begin", "word", "game"):
        course.run(cell)
    hand = sq.Game("kids", players=["Anna", "Bo"], seed="plum").position.hand(0)
    shown = course.board.locator("[data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    assert sorted(shown) == list(hand)


def test_what_never_ends_stops_python_and_not_the_page(course: PlayingPage) -> None:
    course.open(f"#en/{LESSON}")
    course.page.locator("[data-cell-id=begin] .page-source").fill("while True:\n    pass")
    course.page.click("[data-cell-id=begin] [data-action=run]")
    course.page.wait_for_selector("[data-works=true]")
    course.page.click("details summary")
    expect(course.page.locator("details pre")).to_be_visible()
    course.page.click("[data-language=nb]")
    expect(course.page.locator("h1")).to_have_text("3 Hva ligger i kortstokken?")
    course.page.click("[data-action=restart]")
    course.page.wait_for_selector("[data-python=ready]")
    expect(course.run("begin")).to_have_attribute("data-state", "done")


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_a_whole_game_against_a_bot_is_the_same_here(
    edition: str, bot: str, page: Page, tmp_path: Path
) -> None:
    begun = {"rules": edition, "players": ["Anna", BOTS[bot]], "seed": "9A"}
    game = sq.Game(**begun)  # type: ignore[arg-type] # of each kind
    game.to_html(tmp_path / "game.html", plays=True)
    shown = PlayingPage(page, tmp_path / "game.html").open()
    page.wait_for_selector("[data-sequence-widget]")
    game = shown.play_to_the_end(game)
    assert played_again(game, **begun).events == game.events
    end = f"[data-sequence-widget][data-ply='{len(game.events)}']"
    page.wait_for_selector(end)
    page.reload()
    page.wait_for_selector(end)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_kept_the_page_says_so(
    language: str, page: Page, course: PlayingPage
) -> None:
    page.add_init_script(NOTHING_KEPT)
    course.open(f"#{language}")
    expect(page.locator("[data-keeping=lost]")).to_have_text(words()[language]["lost"])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_page(
    scheme: Literal["light", "dark"], page: Page, course: PlayingPage
) -> None:
    page.emulate_media(color_scheme=scheme)
    for place in ("#en", f"#en/{LESSON}"):
        course.open(place)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert page.evaluate(BARRIERS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_telephone_shows_it_all(language: str, page: Page, course: PlayingPage) -> None:
    page.set_viewport_size(TELEPHONE)  # type: ignore[arg-type] # a plain mapping does
    course.open(f"#{language}")
    assert page.evaluate(WIDER) <= 0
    expect(page.locator("[data-lesson]")).to_have_count(len(lessons(language)) + 1)
    lesson = lessons(language)["03"].stem
    course.open(f"#{language}/{lesson}").run_all()
    assert page.evaluate(WIDER) <= 0
    said = words()[language]
    expect(page.locator("[data-action=run-all]")).to_contain_text(said["run_all"])


def test_a_board_alone_is_there_at_once(page: Page, course: PlayingPage) -> None:
    course.open("#nb/board")
    page.wait_for_selector("[data-sequence-widget]")
    expect(course.board.locator("[data-card]")).to_have_count(3)
