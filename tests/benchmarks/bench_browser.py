"""How quick the board is in JupyterLab, beside the least a widget can be, in the same run.

The counter is one number that Python counts up. Times are taken inside the page: from the click of
the mouse to the frame after the answer stands in the page; times around it measure the driver.
"""

from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Locator
from pytest_benchmark.fixture import BenchmarkFixture

from tests.browser.notebook import Notebook

ROUNDS = 30
STEPS = 200
SLOWEST, LARGEST = 1.1, 2.0  # times the counter's; what the board is meant to keep to
CELL = """
import random
import sequence_widget as sq
from tests.browser.counter import Counter
game = sq.Game("{edition}", players=["Anna", "Bo"], seed=7)
board = sq.SequenceWidget(game)
board
"""
COUNTER = "counter = Counter()\ncounter"
PLAY_OUT = """
rng = random.Random(1)
while not game.position.is_over or game.ply < {steps}:
    if game.position.is_over:
        game = sq.Game(game.rules, players=2, seed=game.seed + 1)
    game.play(rng.choice(game.position.legal_moves))
board.game = game
"""
# Told before a click, or an input, on one element: note how many milliseconds go from there until
# the frame begins in which another element says something new.
WATCH = """(one, [kind, root, attribute]) => {
  const watched = one.closest(root) ?? one;
  const said = () => attribute ? watched.getAttribute(attribute) : watched.textContent;
  const before = said();
  window.timed = new Promise(done => {
    let begun = 0;
    one.addEventListener(kind, event => { begun = event.timeStamp }, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!begun || said() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => done(performance.now() - begun));
    });
    observer.observe(watched, {
      attributes: true, childList: true, characterData: true, subtree: true,
    });
  });
}"""
SLIDE = """(slider, value) => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  set.call(slider, value);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""
TO_THE_TOP = "shown => shown.scrollIntoView({ block: 'start' })"
# Nobody clicks sooner after an answer. A driver does, and then the two ends of a connection wait
# for each other for some 40 ms, or do not, by turns: the server's affair, and no widget's.
PACE = 400


class Timed:
    """The board and the counter in one notebook, used by turns."""

    def __init__(self, lab: Notebook, edition: str) -> None:
        self.lab = lab.open(CELL.format(edition=edition), COUNTER)
        self.counter = lab.page.locator("[data-counter]")
        self.counter.wait_for()
        self.board_model, self.counter_model = lab.models()

    def click(self, button: Locator, root: str = "none", attribute: str = "") -> float:
        # So that its cell is the active one, as it is for who plays on. Nothing scrolls now: the
        # board would be left under the pointer, and tell Python what is pointed out.
        button.evaluate("button => button.focus({ preventScroll: true })")
        button.hover()
        self.lab.page.wait_for_timeout(PACE)
        button.evaluate(WATCH, ["click", root, attribute])
        button.click()
        took = float(self.lab.page.evaluate("window.timed"))
        self.lab.run("pass")  # and the kernel is free again
        return took

    def round(self) -> tuple[float, float] | None:
        """Play a move and count up; None when the game is over."""
        moves = self.lab.ask("[str(move) for move in game.position.legal_moves]")
        if not moves:
            return None
        first, cell = moves[len(moves) // 2].split()
        board = self.lab.board()
        board.evaluate(TO_THE_TOP)
        if self.lab.ask("game.position.hand(0) != ()"):
            board.locator(f"[data-card={first}]:not([disabled])").first.click()
        space = board.locator(f"[data-cell={cell}]")
        ours = self.click(space, "[data-sequence-widget]", "data-ply")
        self.counter.evaluate(TO_THE_TOP)
        return ours, self.click(self.counter)

    def received(self, model: str) -> int:
        """Add up what came back for all that this widget asked."""
        messages = self.lab.traffic.messages
        asked = {
            message.parts["header"]["msg_id"]
            for message in messages
            if message.sent and message.content.get("comm_id") == model
        }
        return sum(
            message.size
            for message in messages
            if not message.sent and message.parts.get("parent_header", {}).get("msg_id") in asked
        )


def pedantic(benchmark: BenchmarkFixture, target: Callable[[], None]) -> None:
    """Run once; what counts is measured in the page."""
    benchmark.pedantic(target, rounds=1)  # type: ignore[no-untyped-call] # it has no type hints


def show(capsys: pytest.CaptureFixture[str], *lines: str) -> None:
    with capsys.disabled():
        print("", *lines, sep="\n")


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_a_move_beside_the_counter(
    lab: Notebook, benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    timed = Timed(lab, edition)
    timed.round()  # the first is slower for both
    lab.traffic.messages.clear()
    rounds: list[tuple[float, float]] = []

    def play() -> None:
        while len(rounds) < ROUNDS and (pair := timed.round()):
            rounds.append(pair)

    pedantic(benchmark, play)
    ours, theirs = (median(pair[i] for pair in rounds) for i in (0, 1))
    sent, floor = (
        timed.received(model) / len(rounds) for model in (timed.board_model, timed.counter_model)
    )
    show(
        capsys,
        f"{edition}, {len(rounds)} moves, medians from click to paint: board {ours:.1f} ms,"
        f" counter {theirs:.1f} ms: {ours / theirs:.2f} times (goal {SLOWEST})",
        f"received a move: board {sent:,.0f} bytes, counter {floor:,.0f} bytes:"
        f" {sent / floor:.2f} times (goal {LARGEST})",
    )
    assert ours / theirs <= SLOWEST
    assert sent / floor <= LARGEST


def test_stepping_with_the_slider(
    lab: Notebook, benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    lab.open(CELL.format(edition="dice"))
    lab.run(PLAY_OUT.format(steps=STEPS))
    slider = lab.board().locator("input[type=range]")
    lab.run(f"game.go_to(game.ply - {STEPS})")
    first = lab.ask("game.ply")
    lab.page.wait_for_function(
        "ply => document.querySelector('[data-sequence-widget]').dataset.ply === String(ply)",
        arg=first,
    )
    times: list[float] = []

    def step() -> None:
        for ply in range(first + 1, first + STEPS + 1):
            slider.evaluate(WATCH, ["input", "[data-sequence-widget]", "data-ply"])
            slider.evaluate(SLIDE, str(ply))
            times.append(float(lab.page.evaluate("window.timed")))

    pedantic(benchmark, step)
    assert lab.ask("game.ply") == first + STEPS
    slow = sorted(times)[int(0.95 * STEPS)]
    show(
        capsys,
        f"{STEPS} steps of the slider, from its event to paint: median {median(times):.1f} ms,"
        f" 95 % within {slow:.1f} ms, slowest {max(times):.1f} ms",
    )
