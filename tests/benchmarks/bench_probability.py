"""How quick exact answers are: the commonest beside icepool, one turn anywhere, a game solved."""

import random
import statistics
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import icepool  # type: ignore[import-untyped] # it has no type hints
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import sequence_widget as sq
from sequence_widget.exact.solver import solution as solver
from tests.exact import places
from tests.exact.random_views import played
from tests.exact.table import after_learning, has_pair, holds_any, in_sums

ROUNDS = 25
ONE_TURN = 0.050  # seconds: the goal for every question about one turn

VIEW = places.START.seen_by(0)
UNSEEN = places.START.unseen(0)
THREE_IN_A_ROW = places.KIDS_THREE.seen_by(1)
THREE_UNSEEN = places.KIDS_THREE.unseen(1)
DICE = places.DICE_FOUR_LEFT.seen_by(0)
KIDS = Counter(dict(sq.edition("kids").deck))


def tie(*sums: int) -> bool:
    return sums.count(max(sums)) > 1


@dataclass(frozen=True)
class Pair:
    """The same question, asked of us and of icepool."""

    ours: Callable[[], Any]
    theirs: Callable[[], Any]


COMMONEST = {
    "the next card": Pair(
        lambda: VIEW.next_draw()["dragon"],
        lambda: icepool.Die(Counter(UNSEEN)).probability("dragon"),
    ),
    "a tiger next": Pair(
        lambda: VIEW.draw_probability("tiger"), lambda: holds_any(UNSEEN, 1, "tiger")
    ),
    "a unicorn or dragon in 3 draws": Pair(
        lambda: VIEW.draw_probability("unicorn", "dragon", draws=3),
        lambda: holds_any(UNSEEN, 3, "unicorn", "dragon"),
    ),
    "Bo holds a dragon": Pair(
        lambda: VIEW.hold_probability(1, "dragon"), lambda: holds_any(UNSEEN, 3, "dragon")
    ),
    "Bo holds a tiger: a fox next": Pair(
        lambda: VIEW.given(holds={1: "tiger"}).draw_probability("fox"),
        lambda: after_learning(UNSEEN, 3, lambda hand: "tiger" in hand, "fox"),
    ),
    "a pair in the hand dealt": Pair(
        lambda: sq.opening_hand("kids").probability(lambda hand: len(set(hand)) == 2),
        lambda: has_pair(KIDS, 3),
    ),
    "a sum of 7": Pair(lambda: sq.roll_sum("dice")[7], lambda: (2 @ icepool.d6).probability(7)),
    "a tie of three in the roll-off": Pair(
        lambda: sq.roll_off("dice", 3)["tie"],
        lambda: icepool.map(tie, *([2 @ icepool.d6] * 3)).probability(True),  # noqa: FBT003 - an outcome
    ),
    "a line with one roll": Pair(
        lambda: DICE.finish_probability(0, within="roll"), lambda: in_sums(2, 11)
    ),
    "a line in a turn with cards": Pair(
        lambda: THREE_IN_A_ROW.finish_probability(0),
        lambda: holds_any(THREE_UNSEEN, 3, "tiger", "turtle", "unicorn"),
    ),
}


def seconds(call: Callable[[], object]) -> float:
    begun = time.perf_counter()
    call()
    return time.perf_counter() - begun


def show(capsys: pytest.CaptureFixture[str], text: str) -> None:
    with capsys.disabled():
        print(f"\n{text}")


@pytest.mark.parametrize("question", COMMONEST)
def test_the_commonest_questions_beside_icepool(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], question: str
) -> None:
    pair = COMMONEST[question]
    assert pair.ours() == pair.theirs()
    theirs: list[float] = []

    def peer() -> None:  # before every round, so that both meet the same machine
        theirs.append(seconds(pair.theirs))

    benchmark.pedantic(pair.ours, setup=peer, rounds=ROUNDS)  # type: ignore[no-untyped-call] # it has no type hints
    assert benchmark.stats
    ours, peers = benchmark.stats.stats.median, statistics.median(theirs)
    benchmark.extra_info["of icepool's time"] = ours / peers
    show(
        capsys,
        f"{question:<32} {ours * 1e3:8.3f} ms; icepool {peers * 1e3:8.3f} ms; "
        f"{ours / peers:.2f} of its time",
    )


GAMES = [
    *(("kids", players) for players in (2, 3, 4)),
    ("kids hand_size=5 dead_cards=may dragons=4", 3),
    *(("dice", players) for players in (2, 3, 4)),
    ("dice again_after=chip capture=number", 2),
    *((f"dice again_after={after}", players) for after in ("chip", "always") for players in (2, 3)),
    ("dice again_after=always", 4),
    ("mini-dice", 2),
]


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_one_turn_from_anywhere_in_random_games(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], rules: str, players: int
) -> None:
    """The slowest answer matters: a lesson must not wait in any position."""
    views = []
    for seed in range(12):
        for events in range(5, 150, 12):
            game = played(rules, players, seed, events)
            if not game.position.is_over:
                views.append(game.seen_by(seed % players))
    rng = random.Random(1)
    times, refused = [], 0
    for view in views:
        who = rng.randrange(players)
        begun = time.process_time()  # what others do on the machine is left out
        try:
            view.finish_probability(who)
        except sq.OutOfReachError:
            refused += 1
        else:
            times.append(time.process_time() - begun)
    benchmark.pedantic(lambda: views[0].outs(0), rounds=3)  # type: ignore[no-untyped-call] # it has no type hints
    show(
        capsys,
        f"{rules}, {players} players: one turn from {len(views)} positions, median "
        f"{statistics.median(times) * 1e3:.2f} ms, slowest {max(times) * 1e3:.2f} ms, "
        f"{sum(each < ONE_TURN for each in times)} under the goal of {ONE_TURN * 1e3:.0f} ms, "
        f"{refused} refused",
    )


@pytest.mark.parametrize("turns", [2, 3, 4])
def test_several_turns_in_a_row(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], turns: int
) -> None:
    times, refused = [], 0
    for seed in range(10):
        view = played("dice", 2, seed, 60).seen_by(0)
        begun = time.perf_counter()
        try:
            view.finish_probability(0, within=turns)
        except sq.OutOfReachError:
            refused += 1
        times.append(time.perf_counter() - begun)
    benchmark.pedantic(lambda: view.outs(0), rounds=3)  # type: ignore[no-untyped-call] # it has no type hints
    show(
        capsys,
        f"dice, {turns} turns in a row from {len(times)} positions: median "
        f"{statistics.median(times):.2f} s, slowest {max(times):.2f} s, {refused} refused",
    )


def test_mini_dice_solved_from_the_empty_board(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    def solve() -> None:
        solver._solved.cache_clear()
        sq.solve(sq.position("mini-dice"))

    benchmark.pedantic(solve, rounds=1)  # type: ignore[no-untyped-call] # it has no type hints
    solution = sq.solve(sq.position("mini-dice"))
    assert benchmark.stats
    show(
        capsys,
        f"mini-dice solved: {solution.size} positions in {benchmark.stats.stats.median:.1f} s; "
        f"the side that begins wins with {solution.win_probability(0)}",
    )
