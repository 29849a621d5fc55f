"""What cannot be meant is refused in a short sentence and at once, whatever it is."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from decimal import Decimal
from itertools import repeat
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sequence_widget as sq

HUGE = range(10**9)
LONG = "x" * 10_000


class Silent(Executor):
    """An executor that answers nothing, or with a future that holds nothing."""

    def __init__(self, future: "Future[Any] | None") -> None:
        self.future = future

    def submit(self, *_: object, **__: object) -> Any:
        return self.future


class One:
    def __index__(self) -> int:
        return 1


def empty_future() -> "Future[Any]":
    future: Future[Any] = Future()
    future.set_result(None)
    return future


def nested(depth: int) -> list[Any]:
    within: list[Any] = []
    for _ in range(depth):
        within = [within]
    return within


def mover() -> sq.View:
    return sq.position("mini-dice", roll=(3,)).seen_by(0)


def simulated(executor: Any) -> object:
    return sq.simulate("mini-dice", games=100, executor=executor, progress=False)


REFUSED: dict[str, Callable[[], object]] = {
    "a share beyond any float": lambda: sq.rolls_until("dice", 7).quantile(10**400),
    "a share below any float": lambda: sq.rolls_until("dice", 7).quantile(-(10**400)),
    "an answer of lists in lists": lambda: sq.check("1", nested(5_000)),
    "a question about lists in lists": lambda: sq.ask("How many?", nested(5_000)),
    "an executor with no future": lambda: simulated(Silent(None)),
    "an executor with no answer": lambda: simulated(Silent(empty_future())),
    "an array of no dimension": lambda: sq.check("1", np.array(1)),
    "lines in an array of none": lambda: sq.pool(np.array("x")),
    "dice in such an array": lambda: sq.edition("dice").but(dice=np.array(6)),
    "sums in such an array": lambda: sq.edition("dice").but(wild_on=np.array(6)),
    "a board in such an array": lambda: sq.edition("dice").but(board=np.array(6)),
    "a row in such an array": lambda: sq.edition("dice").but(board=[np.array(6)]),
    "a roll in such an array": lambda: sq.position("dice", roll=np.array(6)),
    "hands in such an array": lambda: sq.position("kids", hands=np.array("fox")),
    "a hand in such an array": lambda: sq.position("kids", hands=[np.array("fox"), []]),
    "ages in such an array": lambda: sq.Game("kids", ages=np.array(9)),  # type: ignore[arg-type] # as above
    "choices in such an array": lambda: sq.ask("How many?", 1, choices=np.array(1)),
    "dice written as bytes": lambda: sq.edition("dice").but(dice=b"\6\6"),
    "a roll without end": lambda: sq.position("dice", roll=HUGE),
    "hands without end": lambda: sq.position("kids", hands=repeat([])),
    "a hand without end": lambda: sq.position("kids", hands=[repeat("fox"), []]),
    "a hand of very many": lambda: sq.position("kids", hands=[{"fox": 10**9}, []]),
    "ages without end": lambda: sq.Game("kids", ages=HUGE),
    "a board without end": lambda: sq.edition("kids").but(board=repeat("fox fox")),
    "a row without end": lambda: sq.edition("dice").but(board=[HUGE]),
    "choices without end": lambda: sq.ask("How many?", 1, choices=HUGE),
    "ratings by very many games": lambda: mover().rate_moves(games=10**400, progress=False),
    "a bot of very many playouts": lambda: sq.SearchBot(playouts=10**400),
    "a page by a long name": lambda: sq.Game("kids", seed=1).to_html("x" * 300),
    "a page played by a long name": lambda: sq.Game("kids").to_html("x" * 300, plays=True),
    "lines without end": lambda: sq.pool(HUGE),  # type: ignore[arg-type] # as above
    "a sample game by a mapping": lambda: sq.sample_game({}),  # type: ignore[arg-type] # wrong on purpose
    "a language by a number": lambda: sq.set_language(Decimal(1)),  # type: ignore[arg-type] # as above
    "the sides of very many": lambda: sq.edition("dice").sides(10**9),
    "the line of very many": lambda: sq.edition("dice").run(10**9),
    "a protected number too many": lambda: sq.edition("dice").but(protected=HUGE),
    "a die too many": lambda: sq.edition("dice").but(dice=HUGE),
    "a number of players too many": lambda: sq.edition("dice").but(player_counts=HUGE),
    "an animal too many": lambda: sq.edition("kids").but(copies=HUGE),
    "a long edition": lambda: sq.edition(LONG),
    "a long option": lambda: sq.edition("kids").but(**{LONG: 1}),
    "a long card": lambda: sq.draws_until("kids", LONG),
    "a long hand": lambda: sq.position("kids", hands=[[LONG], []]),
    "a long name": lambda: sq.Game("kids", players=[LONG, "Bo"]),
    "a long seed": lambda: sq.Game("kids", seed=LONG),
    "a long list for a seed": lambda: sq.Game("kids", seed=[LONG] * 1_000),  # type: ignore[arg-type] # as above
    "a long outcome": lambda: sq.roll_sum("dice").probability(LONG),
    "a long overlay": lambda: sq.SequenceWidget(sq.Game("kids", seed=1), overlay=LONG),
    "a long panel": lambda: sq.SequenceWidget(sq.Game("kids", seed=1), panels=[LONG]),
}


@pytest.mark.parametrize("ask", REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("language", ["en", "nb"])
def test_it_is_refused_in_a_short_sentence(ask: Callable[[], object], language: str) -> None:
    with pytest.raises(sq.SequenceError) as refused:
        ask()
    assert len(refused.value.in_language(language)) < 500


def test_a_guess_of_lists_in_lists_cannot_be_read() -> None:
    assert sq.check(nested(5_000), 1).verdict == "unreadable"
    assert sq.check([["fox"], "lion"], ("fox", "lion")).verdict == "right"


def test_a_ply_may_be_a_number_of_any_library() -> None:
    game = sq.Game("mini-dice", players=["Anna", "Bo"], seed=3)
    game.play(game.position.legal_moves[0])
    analysis = game.analyse(games=200, progress=False)
    for ply in (1, 2):
        if isinstance(analysis.events[ply - 1], sq.Move):
            number: Any = np.int64(ply)
            assert analysis.cost(number) == analysis.cost(ply)
    assert analysis.swing(One()) == analysis.swing(1)  # type: ignore[arg-type] # as a number of its own


def test_a_script_without_a_main_guard_is_told_of_it(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text(
        "import sequence_widget as sq\n"
        "class Mine:\n"
        "    def choose(self, view, rng): return rng.choice(view.legal_moves)\n"
        "sq.simulate('kids', games=2_000, players=[Mine(), Mine()], workers=2, progress=False)\n"
    )
    run = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert run.returncode
    assert 'let what simulates stand under if __name__ == "__main__":' in run.stderr
