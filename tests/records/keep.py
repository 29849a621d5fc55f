"""Keeps games in the form in which they are written at present, to be read for ever after.

    .venv/bin/python -m tests.records.keep NAME

Everything is written into the folder `old/NAME`, and `trees.json` there tells what each file is to
give, whatever form comes later: tests/records/test_old_files.py reads them. Run it before the form
of records is changed; what it has written once stays as it is.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import sequence_widget as sq
from tests.game.killing import GAMES as KEPT_GAMES
from tests.game.killing import play_at_random
from tests.records.make import GAMES, NAMES, play, with_variations
from tests.records.trees import tree_of

OLD = Path(__file__).parent / "old"
TREES = "trees.json"

BOTS = ["Anna", sq.GreedyBot(), sq.SearchBot(playouts=30)]


def wandering(number: int, **options: object) -> sq.Game:
    """Play, step, take back, switch and begin anew, at random."""
    game = sq.Game(**{**KEPT_GAMES[number % len(KEPT_GAMES)], "seed": number, **options})
    rng = random.Random(number)
    for _ in range(40):
        play_at_random(game, rng)
    return game


def many_from_one_roll() -> sq.Game:
    """Enter more outcomes of one roll than are looked for one by one."""
    game = sq.Game("dice dice=9,9", 2, seed=60, luck="ask")
    for first in range(1, 10):
        for second in range(1, 10):
            game.go_to(0)
            game.play(f"roll {first}+{second}")
    game.go_to(0)
    return game


def ended_midway() -> sq.Game:
    """Take back to the beginning, so that the line ends where variations begin."""
    game = with_variations(sq.Game("kids", 2, seed=61))
    game.end_at(game.tree.at(game.tip.setup))
    return game


def with_a_bots_variations() -> sq.Game:
    """Let bots play, go back, and play otherwise."""
    game = sq.Game("kids", BOTS, seed=62)
    for ply in (0, 4, 2):
        game.go_to(ply)
        game.play(game.position.legal_moves[-1])
        game.advance(3)
    return game


def begun_again(folder: Path) -> sq.Game:
    """Keep three games in one file: another seed, then other rules and players."""
    game = sq.Game("kids", NAMES[:2], seed=63, keep=folder / "kept-begun-again.txt")
    play(game, 1, 3)
    game.restart("Klasse 9B")
    play(game, 2, 4)
    game.begin("mini-dice", ["Kari", sq.RandomBot()], seed=3, luck="ask")
    play(game, 3, 4)
    return game


SAVED: dict[str, Callable[[], sq.Game]] = {
    **GAMES,
    **{
        f"dealer-{dealer}": lambda dealer=dealer: play(  # type: ignore[misc] # bound at once
            sq.Game("kids", NAMES[:3], seed=40 + dealer, dealer=dealer), dealer, 9
        )
        for dealer in range(3)
    },
    **{f"wandering-{number}": lambda number=number: wandering(number) for number in range(6)},  # type: ignore[misc] # bound at once
    "word-as-seed": lambda: play(sq.Game("dice", 3, seed="Klasse 9B"), 9, 12),
    "same-luck-kids": lambda: with_variations(sq.Game("kids", 3, seed=64, same_luck=True)),
    "midst-of-a-deal": lambda: sq.Game(sq.position("kids"), seed=65, luck="ask"),
    "many-from-one-roll": many_from_one_roll,
    "ended-midway": ended_midway,
    "bots-variations": with_a_bots_variations,
}


def files(folder: Path) -> Iterator[tuple[str, sq.Game]]:
    """Write every file; give its name, and the game it was written of."""
    for name, make in SAVED.items():
        game = make()
        for suffix in (".json", ".txt"):
            game.save(folder / (name + suffix))
            yield name + suffix, game
    for number in range(6):
        name = f"kept-wandering-{number}.txt"
        yield name, wandering(number + 10, keep=folder / name)
    yield "kept-begun-again.txt", begun_again(folder)
    for name, settings in (
        ("kept-nothing-played.txt", {"rules": "dice", "players": 4}),
        ("kept-from-a-position.txt", {"rules": sq.position("mini-kids"), "players": NAMES[:2]}),
        ("kept-bots.txt", {"rules": "kids", "players": BOTS, "dealer": 2}),
    ):
        game = sq.Game(**settings, seed=66, luck="ask", keep=folder / name)  # type: ignore[arg-type] # as they are
        yield name, game if name.startswith("kept-nothing") else play(game, 5, 5)


def main() -> None:
    """Write the files, and what each of them is to give."""
    folder = OLD / sys.argv[1]
    folder.mkdir(parents=True)
    trees = {}
    for name, game in files(folder):
        trees[name] = tree_of(game)
        if tree_of(sq.Game.load(folder / name)) != trees[name]:
            sys.exit(f"{name} does not give the game that it was written of")
    lines = [
        f"{json.dumps(name)}: {json.dumps(tree, ensure_ascii=False)}"
        for name, tree in trees.items()
    ]
    (folder / TREES).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    sys.stdout.write(f"{len(trees)} files\n")


if __name__ == "__main__":
    main()
