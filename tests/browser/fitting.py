"""How a board fits the room there is: what is cut, broken or covered, and how large things are."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator

from tests.browser.notebook import Notebook

# JupyterLab lays itself out anew some frames after the window has changed, and then the boards do.
STILL = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const sizes = () => [...document.querySelectorAll("[data-sequence-widget]")]
    .map(root => [root.clientWidth, root.scrollWidth, root.clientHeight]).join(" ");
  while (document.getElementById("jp-top-panel").offsetWidth !== innerWidth) await frame();
  for (let before = "", since = 0; since < 3; since += 1) {
    await frame();
    if (sizes() !== before) since = 0;
    before = sizes();
  }
  return true;
}"""

# All that can be wrong with how a board lies on its page, and the sizes that a reader asks about.
MEASURE = """root => {
  const faults = [];
  const around = root.getBoundingClientRect();
  const name = each => each.outerHTML.slice(0, 120);
  const list = root.querySelector(".sqw-moves-scroll");
  const hidden = ".sqw-live, .sqw-unseen, .sqw-ghosts, .sqw-symbols";
  const seen = css => [...root.querySelectorAll(css)]
    .filter(each => each.checkVisibility() && !list?.contains(each) && !each.closest(hidden));
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  if (root.scrollWidth > root.clientWidth) faults.push(`the board is ${root.scrollWidth} wide`);

  for (const each of seen("button, p, h2, li, input, select, summary, span, b, svg")) {
    const { left, right } = each.getBoundingClientRect();
    if (left < around.left - 1 || right > around.right + 1) faults.push(`out: ${name(each)}`);
  }
  for (const each of seen(".sqw-button, .sqw-card, select")) {
    const panel = each.closest(".sqw-top, .sqw-tray, .sqw-controls, .sqw-panel");
    if (!panel) continue;
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    const box = each.getBoundingClientRect();
    const scrolls = panel.matches(".sqw-panel");
    if (box.left < left || box.right > right || !scrolls && (box.top < top || box.bottom > bottom))
      faults.push(`out of its panel: ${name(each)}`);
  }
  for (const each of seen("p, h2, button, summary, .sqw-name, .sqw-word, .sqw-figure, .sqw-said")) {
    // News may end in "…", as all of it is its title; badges lie at a space's corner.
    if (each.matches(".sqw-news[title], [data-cell]")) continue;
    const cut = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2
      && each.matches(".sqw-said, .sqw-name, .sqw-word, .sqw-figure, .sqw-card");
    if (cut && each.clientWidth) faults.push(`cut: ${name(each)}`);
  }
  for (const each of seen(".sqw-player-name")) {
    if (each.scrollWidth > each.clientWidth && !each.title) faults.push(`cut: ${name(each)}`);
  }

  const controls = seen("button, input, select, summary");
  // What a panel has scrolled out of its view covers nothing.
  const inView = each => {
    const box = each.getBoundingClientRect();
    const panel = each.closest(".sqw-panel")?.getBoundingClientRect() ?? box;
    return {
      left: Math.max(box.left, panel.left), right: Math.min(box.right, panel.right),
      top: Math.max(box.top, panel.top), bottom: Math.min(box.bottom, panel.bottom),
    };
  };
  const boxes = controls.map(each => [each, inView(each)]);
  boxes.forEach(([one, a], number) => {
    for (const [other, b] of boxes.slice(number + 1)) {
      if (overlap(a, b)) faults.push(`over each other: ${name(one)} and ${name(other)}`);
    }
  });
  for (const space of seen("[data-cell]")) {
    const box = space.getBoundingClientRect();
    const parts = [...space.querySelectorAll(
      ".sqw-name, .sqw-word, .sqw-number, .sqw-badge, .sqw-figure, .sqw-picture")]
      .filter(each => each.checkVisibility());
    const places = parts.map(each => {
      const range = document.createRange();
      range.selectNodeContents(each);
      if (!each.matches(".sqw-number")) return [each, each.getBoundingClientRect()];
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const digit = 0.37 * parseFloat(getComputedStyle(each).fontSize);  // half its height
      const middle = (top + bottom) / 2;
      return [each, { left, right, top: middle - digit, bottom: middle + digit }];
    });
    for (const [each, at] of places) {
      const beside = each.matches(".sqw-badge, .sqw-figure");
      if (!beside && (at.left < box.left || at.right > box.right || at.bottom > box.bottom + 1))
        faults.push(`out of its space: ${name(each)}`);
      const covers = ([other, b]) => other !== each && overlap(at, b)
        && other.matches(".sqw-name, .sqw-word, .sqw-number");
      for (const [other] of places.filter(covers))
        faults.push(`over a name: ${name(each)} over ${name(other)}`);
    }
  }

  let smallest = Infinity;
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const node = words.currentNode;
    const holder = node.parentElement;
    if (!node.data.trim() || !holder.checkVisibility() || holder.closest(hidden)) continue;
    const drawing = holder.closest("svg");
    const wide = drawing?.getBoundingClientRect().width;
    const scale = drawing ? wide / drawing.viewBox.baseVal.width : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < smallest) smallest = size;
    if (drawing) continue;
    for (const word of node.data.matchAll(/[^\\s\\u00ad-]+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(each => Math.round(each.top)));
      if (lines.size > 1) faults.push(`broken: ${word[0]} in ${name(holder)}`);
    }
  }

  let panel = null;
  for (let each = root.parentElement; each && each !== document.body; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) panel = each;
  panel.scrollTop += around.top - panel.getBoundingClientRect().top;
  const frame = panel.getBoundingClientRect();
  const bottom = root.querySelector(".sqw-controls").getBoundingClientRect().bottom;
  const row = list?.querySelector("li")?.getBoundingClientRect().height ?? 1;
  return {
    faults,
    width: root.clientWidth,
    room: panel.clientHeight,
    height: Math.round(around.height),
    space: root.querySelector("[data-cell]").getBoundingClientRect().width,
    name: parseFloat(getComputedStyle(root.querySelector(".sqw-space .sqw-name") ?? root).fontSize)
      * (root.querySelector(".sqw-space .sqw-name") ? 1 : 0),
    smallest: Math.round(smallest * 10) / 10,
    stepper: bottom <= frame.bottom + 1,
    rows: list ? Math.floor(list.clientHeight / row * 10) / 10 : 0,
  };
}"""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a board on a page measures, in pixels."""

    faults: list[str]
    width: int
    room: int
    """The height of the panel that scrolls."""

    height: int
    space: float
    name: float
    """The type of the names on spaces; 0 where they have left them."""

    smallest: float
    """The smallest type anywhere on the board."""

    stepper: bool
    """Whether the stepper is in view together with the top of the board."""

    rows: float
    """How many rows of the move list are in view."""


def fitted(lab: Notebook) -> None:
    """Wait until the boards have fitted themselves to a window that has changed."""
    lab.page.wait_for_function(STILL)  # it gives up in time, as `evaluate` would not


def measure(board: Locator) -> Measured:
    found: dict[str, Any] = board.evaluate(MEASURE)
    return Measured(**found)
