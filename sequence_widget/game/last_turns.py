"""What everybody saw of each player's last turn: the table before it, and the cards laid."""

from dataclasses import dataclass

from sequence_widget.game.events import Move
from sequence_widget.game.history import Moment
from sequence_widget.game.kids import KidsPosition


@dataclass(frozen=True, slots=True)
class LastTurn:
    """A seat's last decision to play a card or to pass, as all saw it; no hidden card is here."""

    boards: tuple[int, ...]
    """The chips before it, by side."""

    move: Move
    kept: int
    """How many cards the seat held on to."""

    laid: tuple[str, ...]
    """The cards it has swapped since, in a turn that has begun, the first of them first."""


def last_turns(here: Moment) -> tuple[LastTurn | None, ...]:
    """Find every seat's last turn on the way to this moment; `None` for a seat without one.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", seed=7)
    >>> game.play("tiger b1")
    >>> [turn and str(turn.move) for turn in last_turns(game.shown)]
    ['tiger b1', None]
    """
    if not isinstance(here.position, KidsPosition):
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
    return tuple(found.get(seat) for seat in range(players))
