"""What a game is besides the form in which it is written: all that is to come back from a file."""

import hashlib

import sequence_widget as sq
from sequence_widget.text import SequenceError


def tree_of(game: sq.Game) -> dict[str, object]:
    """Tell who plays, what is shown, every line that was played, and the luck that is to come."""
    return {
        "start": game.start.to_text(),
        "players": [f"{name} {game.player(name).bot!r}" for name in game.players],
        "seed": game.seed,
        "luck": [game.luck_mode, game.same_luck],
        "shown": [game.shown.depth, game.ply, game.position.to_text()],
        "line": digest([*map(str, game.setup), "|", *map(str, game.events)]),
        "tip": [game.last_ply, game.tip.digest.hex()[:16]],
        "variations": [
            f"{way.ply} {len(way.events)} {way.end.digest.hex()[:16]}" for way in game.variations
        ],
        "next": digest(next_luck(game)),
    }


def digest(words: list[str]) -> str:
    return hashlib.blake2b("\n".join(words).encode(), digest_size=8).hexdigest()


def next_luck(game: sq.Game) -> list[str]:
    """Play on by the first move there is from the ends of all lines, and tell what luck brings."""
    twin = sq.Game(
        game.start, [f"Seat {seat}" for seat in range(len(game.players))],
        seed=game.seed, luck="ask", same_luck=game.same_luck,
    )  # fmt: skip
    brought = []
    for end in [game.tip, *[way.end for way in game.variations]]:
        twin.show(twin.root)
        for moment in end.path()[1:]:
            twin.play(moment.event)  # type: ignore[arg-type] # only the first has none
        brought += [_step(twin), _step(twin)]
    return brought


def _step(game: sq.Game) -> str:
    try:
        if game.position.awaiting == "move":
            game.play(game.position.legal_moves[0])
        elif game.position.awaiting is not None:
            game.luck()
    except SequenceError as error:
        return str(error)
    return str(game.last_event)
