"""What everybody saw of each player's last turn: the table before it, and the cards laid."""

from sequence_widget.engine.events import Move
from sequence_widget.engine.view import LastTurn
from sequence_widget.game.tree import Moment


def last_turns(here: Moment) -> tuple[LastTurn | None, ...]:
    """Find every seat's last turn on the way to this moment; `None` for a seat without one.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", seed=7)
    >>> game.play("tiger b1")
    >>> [turn and str(turn.move) for turn in last_turns(game.shown)]
    ['tiger b1', None]
    """
    if not here.position.rules.hidden_cards:
        return ()
    players = here.position.players
    found: dict[int, LastTurn] = {}
    laid: dict[int, tuple[str, ...]] = dict.fromkeys(range(players), ())
    while here.parent is not None and len(found) < players:
        before, move = here.parent.position, here.event
        seat = before.turn
        if isinstance(move, Move) and seat is not None and seat not in found:
            if move.action == "swap":
                laid[seat] = (str(move.card), *laid[seat])
            else:
                kept = len(before.hand(seat)) - (move.card is not None)
                found[seat] = LastTurn(before.boards, move, kept, laid[seat])
        here = here.parent
    return tuple([found.get(seat) for seat in range(players)])
