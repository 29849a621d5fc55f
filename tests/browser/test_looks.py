"""For everybody: no barrier that axe finds, in both themes, at all times of a game."""

import pytest

from tests.browser.notebook import BOARD, Notebook
from tests.browser.playing import cell_with, wait_for_ply

PLAY_OUT = """
import random
rng = random.Random(1)
while not game.position.is_over:
    game.play(rng.choice(game.position.legal_moves))
"""


def check(lab: Notebook) -> None:
    assert lab.violations() == []


@pytest.mark.parametrize(
    ("edition", "theme"),
    [
        ("kids", "dark"),
        ("dice", "light"),
        pytest.param("kids", "light", marks=pytest.mark.proof),
        pytest.param("dice", "dark", marks=pytest.mark.proof),
    ],
)
def test_no_barriers(lab: Notebook, edition: str, theme: str) -> None:
    lab.open(cell_with(f'"{edition}"', luck="ask"))
    lab.theme(theme)
    check(lab)
    board = lab.board()
    for name in ("enter", "new", "help"):
        control = board.locator(f"[data-action={name}]")
        if control.count():
            control.click()
            board.locator("dialog").wait_for()
            check(lab)
            lab.page.keyboard.press("Escape")
    if edition == "kids":
        board.locator(".sqw-cards [data-card]").first.click()
    lab.run("game.luck_mode = 'auto'\nif game.position.awaiting != 'move': game.luck()")
    lab.run("for _ in range(6): game.play(game.position.legal_moves[0])")
    wait_for_ply(board, lab.ask("game.ply"))
    check(lab)
    lab.run("game.undo()\ngame.play(game.position.legal_moves[-1])")
    board.locator("[data-action=panel-variations]").click()
    board.locator("[data-action=variation]").last.wait_for()
    check(lab)
    lab.run(PLAY_OUT)
    wait_for_ply(board, lab.ask("game.ply"))
    board.locator("[data-won]").first.wait_for()
    check(lab)


# How far the veil over a board reaches beyond its spaces, on any side; null where there is none.
VEIL = """root => {
  const grid = root.querySelector("[role=grid]");
  const veil = getComputedStyle(grid, "::after");
  if (veil.content === "none") return null;
  const cells = [...grid.querySelectorAll("[data-cell]")];
  const spaces = cells.map(each => each.getBoundingClientRect());
  const { left, top } = grid.getBoundingClientRect();
  const [first, last] = [spaces[0], spaces.at(-1)];
  return Math.max(
    Math.abs(left + parseFloat(veil.left) - first.left), Math.abs(top - first.top),
    Math.abs(parseFloat(veil.width) - (last.right - first.left)),
    Math.abs(parseFloat(veil.height) - (last.bottom - first.top)),
  );
}"""


def test_nothing_is_cut_off_at_any_width(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    lab.run("game.play('tiger b1')")
    board = lab.board()
    wait_for_ply(board, 2)
    assert board.evaluate(VEIL) is None
    board.locator(".sqw-cards [data-card]:not([aria-disabled])").first.click()
    for width in (360, 900, 1920):
        check_width(lab, width)
        assert board.evaluate(VEIL) <= 0.5
    lab.page.evaluate("document.body.dir = 'rtl'")
    assert board.evaluate(VEIL) <= 0.5  # column a is on the left on every page


def check_width(lab: Notebook, width: int) -> None:
    lab.page.set_viewport_size({"width": width + 500, "height": 900})
    lab.run(f"board.layout.width = '{width}px'")
    root = lab.page.locator(BOARD)
    lab.page.wait_for_function(
        "([root, width]) => root.getBoundingClientRect().width === width",
        arg=[root.element_handle(), width],
    )
    over = root.evaluate(
        """root => {
          const edge = root.getBoundingClientRect().right + 1;
          const list = root.querySelector("[class*=scroll]");
          return [...root.querySelectorAll("button, p, h3, input, select")]
            .filter(each => each.checkVisibility() && !list?.contains(each))
            .filter(each => each.getBoundingClientRect().right > edge)
            .map(each => each.outerHTML.slice(0, 120));
        }"""
    )
    assert over == []
    if width == 360:
        sizes = root.locator("[data-cell]").evaluate_all(
            "spaces => spaces.map(space => space.getBoundingClientRect().width)"
        )
        assert min(sizes) >= 24  # the least that WCAG asks of what is touched
