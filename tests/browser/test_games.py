"""Whole games on the board: each edition by mouse, and one by keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.playing import Keys, cell_with, play_by_keyboard, play_by_mouse

# Seeds whose games are not long ones.
EDITIONS = {
    "kids": ('"kids"', 0, 3),
    "kids-2025": ('"kids-2025"', 6, 0),
    "kids-2025, first step": ('sq.edition("kids-2025", beginners=1)', 4, 1),
    "kids-nb": ('"kids-nb"', 10, 3),
    "dice": ('"dice"', 11, 1),
    "mini-dice": ('"mini-dice"', 8, 1),
    "mini-kids": ('"mini-kids"', 8, 0),
}

ALIKE = ("kids-2025", "mini-dice", "mini-kids")
"""Played by mouse in the proof: the board of the first is that of kids, the others come below."""


def check_the_end(lab: Notebook, choices: int) -> None:
    """See to it that the page and Python tell of the same end."""
    board = lab.board()
    assert choices > 2
    assert lab.ask("game.position.is_over")
    expect(board).to_have_attribute("data-ply", str(lab.ask("game.ply")))
    moves = lab.ask("[str(event) for event in game.events]")
    assert sum(not text.startswith(("draw ", "roll ")) for text in moves) >= choices
    winner = lab.ask("game.position.winner")
    if winner is not None:
        expect(board.locator(".sqw-status")).to_contain_text(("Anna", "Bo")[winner])
        line = lab.ask("sorted({cell for way in game.position.winning_lines for cell in way})")
        shown = board.locator("[data-won][data-cell]").evaluate_all(
            "spaces => spaces.map(space => space.dataset.cell).sort()"
        )
        assert shown == line
    assert not board.locator("[data-cell][data-can]").count()


@pytest.mark.parametrize(
    "edition",
    [pytest.param(name, marks=[pytest.mark.proof] * (name in ALIKE)) for name in EDITIONS],
)
def test_a_whole_game_by_mouse(lab: Notebook, edition: str) -> None:
    rules, game_seed, seed = EDITIONS[edition]
    lab.open(cell_with(rules, game_seed))
    check_the_end(lab, play_by_mouse(lab.board(), seed))


@pytest.mark.parametrize(
    ("rules", "game_seed", "seed"),
    [('"kids"', 5, 0), ('"mini-dice"', 8, 1)],
    ids=["kids", "mini-dice"],
)
def test_a_whole_game_by_keyboard_alone(
    lab: Notebook, rules: str, game_seed: int, seed: int
) -> None:
    cell = cell_with(rules, game_seed)
    lab.open(cell)
    lab.page.keyboard.press("Escape")  # the notebook's command mode, where letters do things
    Keys(lab.board()).tab_to("[data-sequence-widget] button")
    check_the_end(lab, play_by_keyboard(lab.board(), seed))
    assert lab.cells() == [cell]


def test_what_moves_is_in_nobodys_way(lab: Notebook) -> None:
    lab.page.emulate_media(reduced_motion="no-preference")
    for edition in ("mini-kids", "mini-dice"):
        rules, game_seed, seed = EDITIONS[edition]
        lab.open(cell_with(rules, game_seed))
        check_the_end(lab, play_by_mouse(lab.board(), seed))


def test_a_game_with_a_bot(lab: Notebook) -> None:
    more = "import sequence_widget as sq\n"
    players = 'sq.Game("mini-kids", players=["Anna", sq.RandomBot()], seed=3)'
    lab.open(f"{more}game = {players}\nboard = sq.SequenceWidget(game)\nboard")
    choices = play_by_mouse(lab.board(), 1)
    assert lab.ask("game.position.is_over")
    moves = "moment for moment in game.moments[1:] if isinstance(moment.event, sq.Move)"
    turns = lab.ask(f"[moment.parent.position.turn for moment in [{moves}]]")
    assert turns.count(0) >= choices
    assert 1 in turns
