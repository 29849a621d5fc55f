"""Games of 10,000 events: every ply is there at once, in little memory and with few modules."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

import sequence_widget as sq
from tests.engine.random_play import long_games

ROOT = Path(__file__).resolve().parents[2]
MOST_MEGABYTES = 50

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def games() -> dict[str, sq.Game]:
    return long_games()


@pytest.fixture(params=["dice", "kids"])
def game(request: pytest.FixtureRequest, games: dict[str, sq.Game]) -> sq.Game:
    return games[str(request.param)]


def test_two_long_games_take_less_memory_than_one_may() -> None:
    """As the system counts it, in a process that has no other memory to put them into."""
    code = (
        "import psutil\n"
        "from tests.engine.random_play import long_games\n"
        "before = psutil.Process().memory_info().rss\n"
        "games = long_games().values()\n"
        "print(*(len(game.events) for game in games), psutil.Process().memory_info().rss - before)"
    )
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    *events, most = map(int, run.stdout.split())
    assert min(events) >= 10_000
    print(f"{most / 1e6:.1f} MB for {sum(events):,} events")
    assert most < MOST_MEGABYTES * 1e6


def test_every_ply_of_a_long_game_can_be_shown(game: sq.Game) -> None:
    game.go_to(0)
    position = game.position
    expected = [position]
    for event in game.events:
        position = position.apply(event)
        expected.append(position)
    last = len(expected) - 1
    assert position.is_over
    rng = random.Random(1)
    for ply in [last, 0, last // 2, *rng.sample(range(last), 200)]:
        game.go_to(ply)
        assert (game.ply, game.position) == (ply, expected[ply])
    game.go_to(last)
    for back in (1, 10, 1_000, last - 1_011):
        ply = game.ply - back
        game.back(back)
        assert (game.ply, game.position) == (ply, expected[ply])
    game.forward(4_321)
    assert game.position == expected[4_321]


def test_a_long_game_is_kept_whole(game: sq.Game) -> None:
    for again in (sq.Game.from_json(game.to_json()), sq.Game.from_text(game.to_text())):
        assert again.events == game.events
        assert again.ply == game.ply
        assert again.position == game.position


def test_a_game_from_start_to_record_needs_the_standard_library_alone() -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); before = set(sys.modules)\n"
        "import sequence_widget as sq\n"
        "for edition in sq.editions():\n"
        "    game = sq.Game(edition, [sq.RandomBot(), sq.RandomBot()], seed=1)\n"
        "    game.advance()\n"
        "    game.go_to(3)\n"
        "    sq.Game.from_json(game.to_json()), sq.Game.from_text(game.to_text())\n"
        "    sq.Position.from_text(game.position.to_text()), game._repr_svg_(), repr(game)\n"
        "tops = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        # The standard library's multiprocessing gives the main module a second name.
        "print(*sorted(tops - sys.stdlib_module_names - {'__mp_main__'}))"
    )
    command = [sys.executable, "-I", "-c", code, str(ROOT)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["sequence_widget"]
