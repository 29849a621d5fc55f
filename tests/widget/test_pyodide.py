"""The board where Python runs in the browser: in Pyodide, as JupyterLite runs it."""

import json
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import node
import pytest

import sequence_widget as sq

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent.parent
PYODIDE = node.JS / "tests" / "pyodide"
BOARD = """
import sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
board = sq.SequenceWidget(game)
board.model_id
"""
TO_THE_END = """
import random
rng = random.Random(1)
while not game.position.is_over:
    game.play(rng.choice(game.position.legal_moves))
game.ply
"""
AS_TEXT = """
from tests.widget import litekernel
def show():
    other = sq.SequenceWidget(sq.Game("kids", seed=7))
    other.game.play(other.game.position.legal_moves[0])
states = [message["data"].get("state", {}) for message in litekernel.as_text(show)]
[state["scene"]["ply"] for state in states if state.get("scene")]
"""
CHANCE = 'game.seen_by("Bo").finish_probability("Anna", within=1)'


class Page:
    """A page with a kernel, and one board on it; js/tests/jupyterlite.mjs is what it runs."""

    def __init__(self) -> None:
        try:
            node.install(everything=True)
            node.install(PYODIDE, everything=True)
        except subprocess.CalledProcessError as error:  # what npm said stands above
            pytest.skip(f"Pyodide is not here, and npm could not bring it: {error}")
        environment = node.environment()
        program = shutil.which("node", path=environment["PATH"])
        assert program
        self._process = subprocess.Popen(
            [program, node.JS / "tests" / "jupyterlite.mjs", ROOT, sysconfig.get_path("purelib")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
            encoding="utf-8",
        )

    def close(self) -> None:
        self._process.communicate()

    def ask(self, *words: str) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        print(*words, file=sys.stderr)
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()
        told = json.loads(self._process.stdout.readline())
        assert "error" not in told, told["error"]
        return told["answer"]

    def run(self, cell: str) -> Any:
        return self.ask("run", cell)

    def click(self, css: str) -> None:
        self.ask("click", css)

    def until(self, css: str) -> None:
        self.ask("until", css)

    def count(self, css: str) -> int:
        number: int = self.ask("count", css)
        return number

    @property
    def state(self) -> dict[str, Any]:
        """What the page knows of the board."""
        state: dict[str, Any] = self.ask("state")
        return state

    def step(self, to: str, ply: int) -> None:
        self.click(f"[data-action={to}]")
        self.until(f"[data-ply='{ply}']")


@pytest.fixture(scope="module")
def kernel() -> Iterator[Page]:
    page = Page()
    yield page
    page.close()


@pytest.fixture
def page(kernel: Page) -> Page:
    """Show a new game of cards."""
    kernel.ask("show", kernel.run(BOARD))
    return kernel


def test_at_the_start_nobody_has_won_and_the_hand_lies_open(page: Page) -> None:
    assert page.count("[data-card]") == 3
    assert page.count(".sqw-curtain, [data-won], [data-winner]") == 0


def test_nothing_that_is_sent_is_undefined(page: Page) -> None:
    assert '"undefined"' not in json.dumps(page.state)
    page.run('game.play("tiger b1")')
    page.until("[data-ply='2']")
    assert '"undefined"' not in json.dumps(page.state)


def test_it_is_played_by_clicking_and_stepped(page: Page) -> None:
    page.click("[data-card=tiger]")
    page.click("[data-cell=b1]")
    page.until("[data-ply='2']")
    page.step("start", 0)
    page.step("end", 2)
    assert page.run("game.ply, board.position.chip('b1')") == [2, 0]


def test_an_overlay_is_switched_on_and_off(page: Page) -> None:
    page.click("[data-action=view]")
    page.until(".sqw-options")
    page.click("input[value=cells]")
    page.until("input[value=cells]:checked")
    assert page.run("board.overlay") == "cells"
    assert page.state["figures"]
    page.click("input[value=none]")
    page.until("input[value=none]:checked")
    assert page.run("board.overlay is None")
    assert page.state["figures"] == {}


def test_the_trophy_comes_with_the_end_and_goes_with_a_step_back(page: Page) -> None:
    last = page.run(TO_THE_END)
    page.until("[data-won]")
    page.step("back", last - 1)
    assert page.count("[data-won]") == 0


def test_hosts_that_write_text_get_text(page: Page) -> None:
    assert page.run(AS_TEXT) == [0, 2]


def test_exact_chances_are_the_same_there(page: Page) -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    found = page.run(f"str({CHANCE})")
    assert found == str(eval(CHANCE, {"game": game}))  # noqa: S307 - our own line


def test_games_are_simulated_there(page: Page) -> None:
    assert page.run("sq.simulate('mini-kids', games=20, seed=1, progress=False).games") == 20


def test_many_trials_run_in_slices_there(page: Page) -> None:
    page.run("board.panels = ('many',)")
    page.until(".sqw-many[data-state=idle]")
    page.click("[data-action=many-main]")
    page.until(".sqw-many[data-state=runs]")
    assert page.run("game.ply") == 0
    page.until(".sqw-many[data-state=idle]")
    assert page.state["many"]["title"] == "100 cards drawn"
