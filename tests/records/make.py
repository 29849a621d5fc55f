"""Makes the recorded games of this folder, which tests/game/test_records.py replays.

    .venv/bin/python -m tests.records.make

Every game is kept twice, as `.json` and as `.txt`, and `positions.txt` holds the position shown
and the one at the end of the line. The same games are made on every run. Make them anew only
when the form of records or the luck is changed on purpose, and then with a new version number:
what people have saved must go on being read, and tests/records/keep.py keeps it to be tried.
"""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import sequence_widget as sq

HERE = Path(__file__).parent
POSITIONS = "positions.txt"
Maker = Callable[[], sq.Game]


def play(game: sq.Game, choices: int, moves: int = 10_000) -> sq.Game:
    """Play random moves; luck that waits is let go on."""
    rng = random.Random(choices)
    while moves and not game.position.is_over:
        if game.position.awaiting != "move":
            game.luck()
            continue
        game.play(rng.choice(game.position.legal_moves))
        moves -= 1
    return game


def with_variations(game: sq.Game) -> sq.Game:
    """Play on, go back and play otherwise, and do so in the variations, too."""
    play(game, 1, 6)
    for ply, choices, moves in ((2, 2, 4), (4, 3, 3), (0, 4, 5), (3, 5, 2), (2, 6, 4)):
        game.go_to(min(ply, len(game.events)))
        play(game, choices, moves)
    game.switch(game.variations[1])
    game.undo()
    play(game, 7, 2)
    game.go_to(3)
    return game


def entered_by_hand() -> sq.Game:
    """Roll real dice, and correct a slip by going back."""
    game = sq.Game("dice", ["Kari", "Ola"], seed=12, luck="ask")
    for event in ("roll 3+4", "place b2", "roll 1+1", "place a1", "roll 5+6"):
        game.play(event)
    game.back()
    for event in ("roll 5+5", "remove b2", "roll 6+6", "place c3"):
        game.play(event)
    return game


def drawn_by_hand() -> sq.Game:
    """Draw real cards from a deck that the computer does not know."""
    start = sq.position("mini-kids", hands=[["tiger"], ["fox"]])
    game = sq.Game(start, ["Kari", "Ola"], seed=3, luck="ask")
    for event in ("tiger b1", "draw dragon", "fox a2", "draw unicorn", "dragon a2"):
        game.play(event)
    return game


def against_bots() -> sq.Game:
    """Let a person play two bots, to the end."""
    game = sq.Game("kids", ["Anna", sq.RandomBot(), sq.RandomBot()], seed=21)
    rng = random.Random(21)
    while not game.position.is_over:
        game.play(rng.choice(game.position.legal_moves))
        game.advance()
    return game


def bots_alone() -> sq.Game:
    """Let bots play by themselves."""
    game = sq.Game("mini-dice", [sq.RandomBot(), sq.RandomBot()], seed=22)
    game.advance()
    return game


def shown_midway() -> sq.Game:
    """Play a whole game and look at its middle."""
    game = play(sq.Game("mini-kids", ["Anna", "Bo"], seed=23), 23)
    game.go_to(len(game.events) // 2)
    return game


def taken_back() -> sq.Game:
    """Take the last moves back, and leave it at that."""
    game = play(sq.Game("kids", ["Anna", "Bo"], seed=24), 24, 5)
    game.undo()
    game.undo()
    return game


def from_a_position() -> sq.Game:
    """Begin in the middle of a game."""
    start = sq.position(
        "kids", 3, chips={"b1": 0, "c1": 0, "b2": 1, "c2": 2}, turn=2, swaps=1, played=7, idle=1,
        hands=[["tiger", "fox", "lion"], ["zebra", "unicorn", "panda"], ["wolf", "moose", "hippo"]],
        discards=[["gorilla", "zebra"], ["dragon"], []],
    )  # fmt: skip
    return play(sq.Game(start, ["Anna", "Bo", "Cy"], seed=25), 25)


CHANGED_KIDS = sq.edition("kids").but(
    dragons=4, unicorns=0, dead_cards="may", swaps_per_turn=1, hand_size=2, copies={"tiger": 3}
)
CHANGED_DICE = sq.edition("dice").but(
    dice=(4, 4, 4), board="3 4 5 / 6 7 8 / 9 11 12", run_length=3, chips=5, wild_on={10},
    remove_on=(), again_on={3, 12}, protected=(), capture="number", again_after="always", limit=60,
)  # fmt: skip
NAMES = ["Åse", "Bjørn", "Σοφία", 'D: #1, "quoted"']  # fmt: skip

GAMES: dict[str, Maker] = {
    "kids-2": lambda: play(sq.Game("kids", NAMES[:2], seed=1), 1),
    "kids-3-dealer": lambda: play(sq.Game("kids", NAMES[:3], seed=2, dealer="Åse"), 2),
    "kids-4": lambda: play(sq.Game("kids", NAMES, seed=3), 3),
    "kids-2025-ages": lambda: play(sq.Game("kids-2025", 3, seed=4, ages=[9, 7, 8]), 4),
    "kids-2025-beginners": lambda: play(
        sq.Game(sq.edition("kids-2025", beginners=1), 2, seed=5), 5
    ),
    "kids-nb": lambda: play(sq.Game("kids-nb", 2, seed=6), 6),
    "dice-2": lambda: play(sq.Game("dice", NAMES[:2], seed=7), 7),
    "dice-3": lambda: play(sq.Game("dice", 3, seed=8), 8),
    "dice-teams": lambda: play(sq.Game("dice", 4, seed=9), 9),
    "mini-dice": lambda: play(sq.Game("mini-dice", seed=10), 10),
    "mini-kids": lambda: play(sq.Game("mini-kids", seed=11), 11),
    "changed-kids": lambda: play(sq.Game(CHANGED_KIDS, seed=13), 13),
    "changed-dice": lambda: play(sq.Game(CHANGED_DICE, seed=14), 14),
    "same-luck": lambda: play(sq.Game("mini-dice", seed=15, same_luck=True, luck="ask"), 15),
    "variations-kids": lambda: with_variations(sq.Game("kids", seed=16)),
    "variations-dice": lambda: with_variations(sq.Game("dice", seed=17, luck="ask")),
    "a-draw": lambda: play(sq.Game(sq.edition("dice").but(limit=6), seed=18), 18),
    "nothing-played": lambda: sq.Game("kids", seed=19),
    "entered-by-hand": entered_by_hand,
    "drawn-by-hand": drawn_by_hand,
    "against-bots": against_bots,
    "bots-alone": bots_alone,
    "shown-midway": shown_midway,
    "taken-back": taken_back,
    "from-a-position": from_a_position,
}


def files() -> Iterator[tuple[str, str]]:
    """Make every file: its name and what is in it."""
    positions = [
        "# The position shown, and the position at the end of the line, of every recorded game.",
    ]
    for name, make in GAMES.items():
        game = make()
        yield f"{name}.json", game.to_json()
        yield f"{name}.txt", game.to_text()
        positions += [
            f"{name}: {game.position.to_text()}",
            f"{name}: {game.moments[-1].position.to_text()}",
        ]
    yield POSITIONS, "\n".join(positions) + "\n"


def main() -> None:
    """Write all files, and say so."""
    for name, text in files():
        (HERE / name).write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    main()
