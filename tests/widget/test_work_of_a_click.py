"""What a click costs: as many calls late in a game as at its beginning."""

import random
import sys
from pathlib import Path
from types import FrameType

import sequence_widget as sq
from tests.widget.wire import NAMES, Wire

PACKAGE = str(Path(sq.__file__).parent)
DRAGONS = 30  # so many that a game without a winner gets long


def harmless(game: sq.Game) -> list[sq.Move]:
    """List the moves after which the game is not over."""
    return [move for move in game.position.legal_moves if not game.position.apply(move).is_over]


def calls_of_a_move(ply: int) -> int:
    """Count the calls in the package from a move's arrival until all that follows it is sent."""
    rules = sq.edition("kids").but(dragons=DRAGONS)
    game, rng = sq.Game(rules, players=NAMES, seed=7), random.Random(7)
    while game.ply < ply:
        game.play(rng.choice(harmless(game)))
    wire = Wire(game)
    calls = 0

    def seen(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        calls += event == "call" and frame.f_code.co_filename.startswith(PACKAGE)

    move = next(move for move in harmless(game) if move.cell is not None)
    intent = {name: wire.scene[name] for name in ("ply", "line")} | {"do": "play"}
    message = {**intent, "id": 1, "text": str(move)}
    sent = len(wire.sent)
    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        wire.board._handle_custom_msg(message, [])
    finally:
        sys.setprofile(before)
    assert len(wire.sent) > sent
    assert game.ply == ply + 2
    return calls


def test_a_move_takes_as_many_calls_however_long_the_game() -> None:
    calls_of_a_move(0)  # what is worked out once
    early, late = calls_of_a_move(12), calls_of_a_move(200)
    assert abs(late - early) <= early / 10
