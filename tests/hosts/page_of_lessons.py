"""A page that plays, opened from the disk as whoever got it by mail opens it."""

from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Locator, Page

import sequence_widget as sq
from sequence_widget.playing.game_page import KEPT

FIND_KEPT = """name => Object.entries(localStorage)
  .find(([key]) => key.endsWith(`/files/${name}`))?.[1] ?? null"""
HAS_CHANGED = f"([name, before]) => ({FIND_KEPT})(name) !== before"
OPTIONS_OF_DICE = ("place", "replace", "remove")


class PlayingPage:
    """The course, or one game."""

    def __init__(self, page: Page, file: Path) -> None:
        self.page = page
        self._address = file.as_uri()

    def open(self, place: str = "") -> Self:
        self.page.goto(f"{self._address}{place}")
        self.page.reload()  # another place in the same page is no other page
        self.page.wait_for_selector("[data-python=ready]")
        return self

    @property
    def board(self) -> Locator:
        return self.page.locator("[data-sequence-widget]").first

    def run_all(self) -> None:
        self.page.click("[data-action=run-all]")
        self.until_done()

    def run(self, cell: str) -> Locator:
        """Run a cell, and give it."""
        self.page.click(f"[data-cell-id='{cell}'] [data-action=run]")
        self.until_done()
        return self.page.locator(f"[data-cell-id='{cell}']")

    def until_done(self) -> None:
        self.page.wait_for_selector("[data-works=false]")

    def faults(self) -> list[str]:
        return self.page.locator(".page-error").all_inner_texts()

    def kept(self, name: str) -> str | None:
        found: str | None = self.page.evaluate(FIND_KEPT, name)
        return found

    def until_kept(self, name: str, before: str | None = None) -> str:
        self.page.wait_for_function(HAS_CHANGED, arg=[name, before])
        found = self.kept(name)
        assert found is not None
        return found

    def play(self, move: str) -> None:
        """Play by clicking, as a person does."""
        option, _, cell = move.partition(" ")
        if option not in OPTIONS_OF_DICE:
            self.board.locator(f"[data-card='{option}']").first.click()
        self.board.locator(f"[data-cell='{cell}']").click()

    def play_to_the_end(self, game: sq.Game) -> sq.Game:
        """Play the first move there is whenever the first seat is to move, and give the game."""
        text = self.kept(f"en/{KEPT}")
        while not game.position.is_over:
            if game.position.turn == 0:
                self.play(str(game.position.legal_moves[0]))
            text = self.until_kept(f"en/{KEPT}", text)
            game = sq.Game.from_json(text)
        return game


def played_again(game: sq.Game, **begun: Any) -> sq.Game:
    """Make the moves of the first seat in a game that is begun so here, and let its bots play."""
    mirror = sq.Game(**begun)
    before = 0
    for ply, event in enumerate(game.events):
        mover = game.moments[ply].position.turn
        if isinstance(event, sq.Move) and mover == 0:
            mirror.play(event)
            mirror.advance()
            before = ply
    assert before > 0
    return mirror
