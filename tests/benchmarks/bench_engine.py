"""How quick the engine is, beside python-chess, the best known engine of its kind in Python."""

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import chess
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import sequence_widget as sq
from sequence_widget.engine import start_position
from tests.engine.random_play import long_games

ROOT = Path(__file__).resolve().parents[2]
MOVES = 20_000
LONGEST_CHESS_GAME = 200  # moves of each side; without a claim of a draw they may go on for long
ROUNDS = 7


def our_moves(edition: str, rng: random.Random) -> int:
    """Play whole random games, luck and all; count the decisions."""
    start = start_position(sq.edition(edition), 2)
    moves = 0
    while moves < MOVES:
        position = start
        while not position.is_over:
            if position.awaiting == "move":
                position = position.apply(rng.choice(position.legal_moves))
                moves += 1
            else:
                position = position.apply(position.random_chance(rng))
    return moves


def chess_moves(rng: random.Random) -> int:
    """Play whole random games of chess; count the moves."""
    moves = 0
    while moves < MOVES:
        board = chess.Board()
        legal = list(board.legal_moves)
        while legal and board.fullmove_number <= LONGEST_CHESS_GAME:
            board.push(rng.choice(legal))
            moves += 1
            legal = list(board.legal_moves)
    return moves


def rate(play: Callable[[], int]) -> float:
    """Return moves a second."""
    begun = time.perf_counter()
    moves = play()
    return moves / (time.perf_counter() - begun)


def pedantic(benchmark: BenchmarkFixture, target: Callable[[], None], **options: object) -> None:
    """Run a benchmark in rounds of one call each."""
    benchmark.pedantic(target, **options)  # type: ignore[no-untyped-call] # it has no type hints


def show(capsys: pytest.CaptureFixture[str], text: str) -> None:
    with capsys.disabled():
        print(f"\n{text}")


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_moves_of_random_games_beside_python_chess(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    ours: list[float] = []
    theirs: list[float] = []
    rng = random.Random(1)

    def peer() -> None:  # before every round, so that both meet the same machine
        theirs.append(rate(lambda: chess_moves(rng)))

    def play() -> None:
        ours.append(rate(lambda: our_moves(edition, rng)))

    pedantic(benchmark, play, setup=peer, rounds=ROUNDS)
    ratio = statistics.median(our / their for our, their in zip(ours, theirs, strict=True))
    figures = {
        "moves a second": round(statistics.median(ours)),
        "python-chess, moves a second": round(statistics.median(theirs)),
        "ratio": round(ratio, 2),
    }
    benchmark.extra_info.update(figures)
    show(capsys, f"{edition}, 2 players: {figures}")


def test_import_in_a_fresh_process(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    code = (
        "import sys, time; sys.path.insert(0, sys.argv[1]); begun = time.perf_counter()\n"
        "import sequence_widget\n"
        "print(time.perf_counter() - begun)"
    )
    command = [sys.executable, "-I", "-c", code, str(ROOT)]
    seconds: list[float] = []

    def start() -> None:
        run = subprocess.run(command, capture_output=True, text=True, check=True)
        seconds.append(float(run.stdout))

    pedantic(benchmark, start, rounds=3 * ROUNDS, warmup_rounds=1)
    milliseconds = round(1_000 * statistics.median(seconds), 1)
    benchmark.extra_info["import, ms"] = milliseconds
    show(capsys, f"import sequence_widget: {milliseconds} ms")


@pytest.fixture(scope="module")
def games() -> dict[str, sq.Game]:
    return long_games()


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_go_to_any_ply_of_10_000(
    benchmark: BenchmarkFixture, games: dict[str, sq.Game], edition: str
) -> None:
    game = games[edition]
    rng, last = random.Random(1), len(game.events)
    benchmark.extra_info["events"] = last
    benchmark(lambda: game.go_to(rng.randint(0, last)))


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_step_to_and_fro_in_10_000_plies(
    benchmark: BenchmarkFixture, games: dict[str, sq.Game], edition: str
) -> None:
    game = games[edition]
    game.go_to(len(game.events) // 2)

    def to_and_fro() -> None:
        game.back()
        game.forward()

    benchmark(to_and_fro)
