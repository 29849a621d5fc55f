"""Bots of one's own in a simulation, and machines without Numba, NumPy or processes."""

import pickle
import random
import subprocess
import sys
from dataclasses import dataclass, fields
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.engine import build
from sequence_widget.rules import DiceRules
from sequence_widget.simulation.trials import experiments
from sequence_widget.text import Phrase
from tests.simulation.cases import CASES
from tests.simulation.situations import some_moments


@dataclass
class Counting:
    """A bot that plays otherwise every other time it is asked in a game."""

    asked: int = 0

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        self.asked += 1
        return view.legal_moves[0] if self.asked % 2 else rng.choice(view.legal_moves)


def test_what_a_bot_notes_in_a_game_ends_with_it() -> None:
    bot = Counting()
    runs = [
        sq.simulate("mini-kids", games=60, players=[bot, "Bo"], workers=workers).counts
        for workers in (1, 2, 1)
    ]
    assert runs[0] == runs[1] == runs[2]
    assert bot.asked == 0


class Contrary(sq.GreedyBot):
    """A bot made from another one, which the loop must not play in its place."""

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:  # noqa: ARG002 - a bot's shape
        return view.legal_moves[-1]


class Renamed(sq.GreedyBot):
    """This one does choose as its forebear."""


def test_a_bot_made_from_another_chooses_for_itself() -> None:
    own = sq.simulate("mini-kids", games=40, players=[Contrary(), "Bo"])
    assert own.engine is not None
    assert sq.simulate("mini-kids", games=40, players=[Renamed(), "Bo"]).engine is None


@dataclass(frozen=True)
class Writing:
    """A bot that answers with the text of a move, as one may in a game."""

    def choose(self, view: sq.View, rng: random.Random) -> Any:  # noqa: ARG002 - a bot's shape
        return str(view.legal_moves[0])


def test_a_bot_may_answer_with_a_text() -> None:
    assert sq.simulate("mini-kids", games=10, players=[Writing(), "Bo"]).games == 10


@pytest.mark.parametrize("field", ["chips", "limit", "swaps_per_turn"])
def test_numbers_beyond_the_loop_are_played_by_the_engine(field: str) -> None:
    rules = sq.edition("mini-kids").but(**{field: 1 << 70})
    results = sq.simulate(rules, games=5)
    assert results.games == 5
    assert results.engine is not None


class OtherRules(DiceRules):
    """Rules of a game that simulations have never heard of."""


def test_a_game_without_a_loop_is_played_by_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "BUILDERS", {OtherRules: build.BUILDERS[DiceRules]})
    known = sq.edition("mini-dice")
    assert isinstance(known, DiceRules)
    rules = OtherRules(**{each.name: getattr(known, each.name) for each in fields(known)})
    results = sq.simulate(rules, games=20)
    assert results.games == 20
    assert results.engine == Phrase("simulation.engine.rules")
    view = results.source.seen_by(0) if isinstance(results.source, sq.Position) else results.source
    assert [each.kind for each in experiments(view)] == ["rolls", "games"]


def test_it_runs_where_there_are_no_processes() -> None:
    """As in the browser's Python."""
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('_multiprocessing', 'numba', 'numpy')))\n"
        "import sequence_widget as sq\n"
        "sq.simulate('kids', games=2_000)\n"
        "sq.Game('mini-kids', players=[sq.SearchBot(playouts=50), 'Bo'], seed=1).advance(1)\n"
        "sq.Game('kids', seed=3).seen_by(0).rate_moves(games=500)\n"
    )
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


def test_results_travel() -> None:
    results = sq.simulate("kids", games=500)
    assert pickle.loads(pickle.dumps(results)) == results  # noqa: S301 - made in this line


def test_without_numba_nothing_is_missed(no_numba: None) -> None:
    assert no_numba is None
    assert sq.simulate("kids", games=500).engine is None


def test_without_numba_and_numpy_installed_it_runs() -> None:
    """As in the browser's Python: neither is there at all."""
    code = (
        "import sys; sys.modules.update(numba=None, numpy=None, pandas=None, tqdm=None)\n"
        "import sequence_widget as sq\n"
        "print(sq.simulate('kids', games=1000, seed=1).counts)\n"
        "print(sq.position('mini-dice').seen_by(0).rules.edition)\n"
    )
    command = [sys.executable, "-W", "error", "-c", code]
    answer = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert answer.splitlines()[0] == str(sq.simulate("kids", games=1000, seed=1).counts)


def test_some_moments_of_every_case_can_be_simulated() -> None:
    for number, case in enumerate(CASES[::7]):
        for position in some_moments(case, number, count=1):
            assert sq.simulate(position, games=20).games == 20
