"""What the browser asks for: checked, carried out on the game, or refused with a sentence."""

from collections.abc import Callable
from typing import Any

from sequence_widget.game import Game, read_event
from sequence_widget.game.telling import Viewer
from sequence_widget.text import IllegalMoveError
from sequence_widget.widget.looking import Curtain
from sequence_widget.widget.scene import happening, may_act

Message = dict[str, Any]
_LONGEST_TEXT = 60
_MOST_LOGGED = 200
_MOST_FORCED = 1_000
_FORCED = ("swap", "pass")


def play(game: Game, viewer: Viewer, message: Message) -> None:
    """Play a move of the person at this screen, or enter what real dice or cards showed."""
    text = message.get("text")
    if not isinstance(text, str) or len(text) > _LONGEST_TEXT:
        raise IllegalMoveError("widget.nonsense")
    if game.position.awaiting == "move" and not may_act(game, viewer):
        raise IllegalMoveError("widget.not_yours")
    if game.position.awaiting != "move" and game.luck_mode != "ask":
        raise IllegalMoveError("widget.no_luck")
    game.play(read_event(text))
    go_on(game)


def luck(game: Game, viewer: Viewer, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Let luck go on."""
    game.luck()
    go_on(game)


def undo(game: Game, viewer: Viewer, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Go back to before the last real decision of a person; forced moves are none."""
    game.undo()
    while _is_forced(game) and game.ply > 0:
        game.undo()


def new(game: Game, viewer: Viewer, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Begin anew, with the same seed or another."""
    game.restart(game.seed if message.get("seed") == "same" else None)
    go_on(game)


def switch(game: Game, viewer: Viewer, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Make a variation the current line."""
    number, ways = message.get("variation"), game.variations
    if not isinstance(number, int) or not 0 <= number < len(ways):
        raise IllegalMoveError("widget.nonsense")
    game.switch(ways[number])


def step(game: Game, viewer: Viewer, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Step by events or by turns; forward from the end lets a bot play, if it is its turn."""
    last = len(game.moments) - 1
    to, by_turn = message.get("to"), message.get("by") == "turn"
    if to == "forward" and game.ply == last:
        game.advance(moves=1)
        return
    if to not in ("start", "back", "forward", "end"):
        raise IllegalMoveError("widget.nonsense")
    stops = turn_starts(game) if by_turn else list(range(last + 1))
    here = game.ply
    ply = {
        "start": 0,
        "end": last,
        "back": max((stop for stop in stops if stop < here), default=0),
        "forward": min((stop for stop in stops if stop > here), default=last),
    }[to]
    game.go_to(ply)


STEERING: dict[str, Callable[[Game, Viewer, Message], None]] = {
    "play": play,
    "luck": luck,
    "undo": undo,
    "new": new,
    "switch": switch,
    "step": step,
}
"""The intents that move the game; each needs to know the ply that the person was looking at."""


def turn_starts(game: Game) -> list[int]:
    """List the plies at which a seat's turn begins, and the last.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.play("fox f2")
    >>> turn_starts(game)
    [0, 2, 4]
    """
    turns = [moment.position.turn for moment in game.moments]
    starts = [ply for ply in range(1, len(turns)) if turns[ply] != turns[ply - 1]]
    return sorted({0, *starts, len(turns) - 1})


def go_on(game: Game) -> None:
    """At the tip, play what happens by itself: a forced swap or pass, and the bots' moves."""
    for _ in range(_MOST_FORCED):
        if game.ply < len(game.moments) - 1 or game.position.awaiting != "move":
            return
        if _is_forced(game):
            game.play(game.position.legal_moves[0])
        elif game.position.turn in game.bots:
            game.advance(moves=1)
        else:
            return


def _is_forced(game: Game) -> bool:
    moves = game.position.legal_moves
    return len(moves) == 1 and moves[0].action in _FORCED and game.position.turn not in game.bots


def log(
    game: Game, viewer: Viewer, curtain: Curtain, message: Message, language: str
) -> list[Message]:
    """Tell a stretch of the current line in words."""
    start, end = message.get("from"), message.get("to")
    if not isinstance(start, int) or not isinstance(end, int):
        raise IllegalMoveError("widget.nonsense")
    start = max(1, start)
    if curtain.hides_from(viewer) is not None:
        viewer = None
    moments = game.moments[start : min(end, start + _MOST_LOGGED) + 1]
    return [happening(moment, game.players, viewer, language) for moment in moments]
