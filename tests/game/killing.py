"""Games that are kept and killed in the midst of play: does what was shown come back?

`python -m tests.game.killing KILLS SEED FOLDER` prints its figures. A child plays at random, and
writes down a digest of what is shown whenever its followers are told; it is killed at a random
moment, and the game is brought back from its file. What comes back must be what the child had told
last, or the very next thing it would have told: that is worked out by a twin that is not kept.
"""

import hashlib
import json
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sequence_widget as sq

_DIGEST = 16
_MOST_SHOWN = 60
_STEPPING = 0.44
"""So often it is stepped about, taken back or begun anew, instead of played on."""

_LONGEST_WAIT = 0.002
_ROUNDS = 5
"""So often the same file is played on and killed again."""

GAMES: list[dict[str, Any]] = [
    {"rules": "kids", "players": ["Anna", "Bo"]},
    {"rules": "kids-2025", "players": ["Anna", sq.GreedyBot()], "luck": "ask"},
    {"rules": "kids-nb", "players": {"Kari": None, "Ole": sq.RandomBot()}},
    {"rules": "dice", "players": ["Anna", sq.RandomBot()], "same_luck": True},
    {"rules": "mini-dice", "players": [sq.RandomBot(), sq.GreedyBot()]},
    {"rules": "mini-kids", "players": ["Anna", "Bo"], "dealer": "Anna"},
]


def digest(game: sq.Game) -> bytes:
    """Give a digest of everything about a game that should come back."""
    words = f"{game.to_text()}{game.luck_mode}{game.shown.number}"
    return hashlib.blake2b(words.encode(), digest_size=_DIGEST).digest()


def play_at_random(game: sq.Game, rng: random.Random) -> None:
    """Do one thing that a person could do."""
    what = rng.random()
    if what >= _STEPPING:
        _go_on(game, rng)
    elif what < 0.08 and game.ply:
        game.back(rng.randint(1, 3))
    elif what < 0.14:
        game.forward(rng.randint(1, 4))
    elif what < 0.18:
        game.go_to(rng.randint(0, game.last_ply))
    elif what < 0.26 and game.variations:
        game.switch(rng.choice(game.variations))
    elif what < 0.29:
        game.restart(game.seed)
    elif what < 0.32:
        game.restart(rng.choice(["9B", "9b Anna", "7"]))
    elif what < 0.33:
        edition = rng.choice(["mini-kids", "mini-dice", "kids-nb"])
        game.begin(edition, ["Anna", sq.GreedyBot()], seed=rng.randint(0, 99))
    elif what < 0.34:
        game.luck_mode = rng.choice(["auto", "ask"])
    else:
        _undo(game)


def _go_on(game: sq.Game, rng: random.Random) -> None:
    if game.position.is_over:
        game.restart(rng.randint(0, 99))
    elif game.position.awaiting != "move":
        outcomes = [chance for chance, _ in game.position.chance_outcomes()]
        game.luck() if rng.random() < 0.8 else game.play(rng.choice(outcomes))
    elif game.position.turn in game.bots:
        game.advance(rng.choice([1, 2, None]))
    else:
        game.play(rng.choice(game.position.legal_moves))


def _undo(game: sq.Game) -> None:
    try:
        game.undo()
    except sq.IllegalMoveError:
        return


class Teller:
    """Follows a game, and hands on a digest of everything that is shown."""

    def __init__(self, game: sq.Game, told: Any) -> None:
        self._told = told
        self(game)

    def __call__(self, game: sq.Game) -> None:
        """Tell of what is shown now."""
        self._told(digest(game))


def shown(game: sq.Game, rng: random.Random, most: int) -> Iterator[bytes]:
    """Play a game that is not kept, and give a digest of everything that it shows."""
    told: list[bytes] = []
    game.subscribe(Teller(game, told.append))
    while len(told) < most:
        yield from ()
        play_at_random(game, rng)
    yield from told[:most]


def _make(settings: dict[str, Any], path: Path, seed: int) -> None:
    """Begin the file, unless it is there; later the seed is left out, and the file's is taken."""
    if not path.exists():
        sq.Game(**settings, seed=seed, keep=path)


def _child(settings: dict[str, Any], path: Path, seed: str, pipe: int) -> None:
    game = sq.Game(**settings, keep=path)
    game.subscribe(Teller(game, lambda told: os.write(pipe, told)))
    rng = random.Random(seed)
    while True:
        play_at_random(game, rng)


def _killed(settings: dict[str, Any], path: Path, seed: str, rng: random.Random) -> list[bytes]:
    """Let a child play and kill it; give what it told."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        try:
            _child(settings, path, seed, writing)
        finally:
            os._exit(1)
    os.close(writing)
    wanted = rng.randint(0, _MOST_SHOWN) * _DIGEST
    told = b""
    while len(told) < wanted:
        told += os.read(reading, wanted - len(told)) or sys.exit("the child has failed")
    end = time.perf_counter() + rng.random() * _LONGEST_WAIT
    while time.perf_counter() < end:
        pass
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    while more := os.read(reading, 1 << 16):
        told += more
    os.close(reading)
    whole = len(told) // _DIGEST * _DIGEST
    return [told[at : at + _DIGEST] for at in range(0, whole, _DIGEST)]


def kill(kills: int, seed: int, folder: Path) -> dict[str, int]:
    """Kill games that are kept, and count what came back."""
    rng = random.Random(seed)
    counts = {"as last shown": 0, "the next thing, not yet shown": 0, "cut lines": 0, "shown": 0}
    for number in range(kills):
        settings = GAMES[number // _ROUNDS % len(GAMES)]
        path = folder / f"{number // _ROUNDS}.txt"
        _make(settings, path, number)
        twin = sq.Game.load(path)
        line = f"{seed} {number}"
        told = _killed(settings, path, line, rng)
        expected = list(shown(twin, random.Random(line), len(told) + 1))
        if told != expected[:-1]:
            sys.exit(f"kill {number}: the twin does not tell what was told")
        counts["cut lines"] += not path.read_bytes().endswith(b"\n")
        back = digest(sq.Game(**settings, keep=path))
        last = told[-1] if told else expected[0]
        if back == last:
            counts["as last shown"] += 1
        elif back == expected[-1]:
            counts["the next thing, not yet shown"] += 1
        else:
            sys.exit(f"kill {number}: {path} brought back something else")
        counts["shown"] += len(told)
    return counts


if __name__ == "__main__":
    print(json.dumps(kill(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))))
