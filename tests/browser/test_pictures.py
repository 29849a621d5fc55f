"""Linked pictures in a notebook: lit by mouse and by keyboard, on the board too, in both themes."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook

PICTURES = "[data-sequence-pictures]"
DICE = """
import sequence_widget as sq
shown = sq.pictures("dice", sq.rolls(7), sq.shows(6){more})
shown
"""
CARDS = """
import sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
board = sq.SequenceWidget(game, show="Anna")
shown = sq.pictures(game.seen_by("Anna"), sq.holds("Bo", "fox"), sq.draws("lion"), board=board)
board
"""
# A colour as it is seen, whatever form the browser gives it in.
SEEN = """each => {{
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  const ground = getComputedStyle(each.ownerSVGElement.querySelector(".sq-back")).fill;
  for (const colour of [ground, getComputedStyle(each).{property}]) {{
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
  }}
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}}"""
COLOUR, STROKE = SEEN.format(property="fill"), SEEN.format(property="stroke")
KINDS = ("tree", "two_way", "venn", "square", "icons", "grid")


def opened(lab: Notebook, *cells: str) -> Locator:
    lab.open(*cells, shows=PICTURES)
    return lab.page.locator(PICTURES)


def part(pictures: Locator, kind: str, ways: str) -> Locator:
    return pictures.locator(f"[data-kind={kind}] [data-part='{ways}']").first


def lit(pictures: Locator, kind: str) -> set[str]:
    found: list[str] = pictures.locator(f"[data-kind={kind}] .sq-part.sq-lit").evaluate_all(
        "all => all.map(each => each.dataset.part)"
    )
    return {*found}


def selected(lab: Notebook, name: str) -> None:
    """Wait until the kernel is told what is pointed at; a cell that is run then knows it."""
    expect(lab.page.locator("[data-selected]")).to_have_attribute("data-selected", name)
    assert lab.ask("shown.selected") == name


def test_what_the_mouse_points_at_is_lit_in_all(lab: Notebook) -> None:
    pictures = opened(lab, DICE.format(more=""))
    part(pictures, "two_way", "10").hover()
    for kind in KINDS:
        assert lit(pictures, kind) == {"10"}, kind
    part(pictures, "tree", "11 10").locator("text").first.hover()
    for kind in KINDS:
        assert {"11", "10"} <= lit(pictures, kind) <= {"11", "10", "11 10"}, kind
    selected(lab, "a")
    assert lab.ask("[shown.answer.numerator, shown.answer.denominator]") == [1, 6]
    part(pictures, "icons", "00").locator("circle").first.hover()
    assert lit(pictures, "square") == {"00"}
    part(pictures, "two_way", "00").hover(position={"x": 12, "y": 12})
    assert lit(pictures, "icons") == {"00"}
    part(pictures, "venn", "11").click()
    lab.page.mouse.move(5, 5)
    assert lit(pictures, "icons") == {"11"}
    selected(lab, "a & b")
    pictures.locator("[data-kind=working] [data-part='11 10 01']").hover()
    assert lit(pictures, "venn") == {"11", "10", "01"}
    selected(lab, "a | b")


def test_by_keyboard_alone(lab: Notebook) -> None:
    pictures = opened(lab, DICE.format(more=""))
    part(pictures, "legend", "11 10").focus()
    assert lit(pictures, "venn") == {"11", "10"}
    lab.page.keyboard.press("ArrowDown")
    assert lit(pictures, "venn") == {"11", "01"}
    lab.page.keyboard.press("Tab")
    focused = pictures.locator(":focus")
    expect(focused).to_have_attribute("data-part", "11 10")
    expect(focused).to_have_accessible_name("A: 1/6 ≈ 16.7%")
    lab.page.keyboard.press("End")
    lab.page.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    expect(focused).to_have_attribute("data-part", "00")
    lab.page.keyboard.press("Tab")
    expect(pictures.locator("[data-kind=two_way] :focus")).to_have_count(1)
    selected(lab, "b")
    lab.page.keyboard.press("Escape")
    selected(lab, "")


def test_what_a_cell_points_at_is_lit(lab: Notebook) -> None:
    pictures = opened(lab, DICE.format(more=", language='nb'"))
    lab.run("shown.selected = '~a & b'")
    expect(part(pictures, "venn", "01")).to_have_class(re.compile("sq-lit"))
    assert lit(pictures, "grid") == {"01"}
    lab.run("shown.selected = ''")
    expect(pictures.locator(".sq-part.sq-lit")).to_have_count(0)


def test_the_board_is_lit_too(lab: Notebook) -> None:
    pictures = opened(lab, CARDS, "shown")
    part(pictures, "tree", "11 10").locator("text").first.hover()
    expect(lab.board().locator("[data-cell=e5]")).to_have_accessible_name(re.compile("2"))
    selected(lab, "a")
    assert lab.ask("[board.selected, sorted(board.overlay)]") == ["fox", ["e5", "f2"]]
    lab.page.mouse.move(5, 5)
    selected(lab, "")
    assert lab.ask("[board.selected, board.overlay]") == ["", None]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "nb"])
def test_axe_finds_nothing(lab: Notebook, theme: str, language: str) -> None:
    pictures = opened(lab, DICE.format(more=f", language={language!r}"))
    lab.theme(theme)
    assert lab.violations(PICTURES, drawn=True) == []
    part(pictures, "two_way", "10").click()
    assert lab.violations(PICTURES, drawn=True) == []
    lab.theme("light")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_alone_is_read_aloud_and_seen(lab: Notebook, theme: str) -> None:
    cell = 'import sequence_widget as sq\nsq.tree("dice", sq.rolls(7), sq.shows(6), sq.doubles())'
    lab.open(cell, shows="svg.sq-picture")
    lab.theme(theme)
    picture = lab.page.locator("svg.sq-picture")
    expect(picture).to_have_role("img")
    expect(picture).to_have_accessible_name(re.compile("Tree diagram: "))
    ink = picture.locator("text").first.evaluate(COLOUR)
    back = picture.locator(".sq-back").first.evaluate(COLOUR)
    assert contrast(ink, back) > 7
    for shape in (".sq-line", ".sq-hatch0", ".sq-hatch1", ".sq-hatch2"):
        assert contrast(picture.locator(shape).first.evaluate(STROKE), back) > 3, shape
    lab.theme("light")


def contrast(one: list[float], other: list[float]) -> float:
    """Give the ratio of two colours' luminances, as the guidelines reckon it."""
    lights = []
    for red, green, blue in (one, other):
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (red / 255, green / 255, blue / 255)
        ]
        lights.append(0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2])
    return (max(lights) + 0.05) / (min(lights) + 0.05)
