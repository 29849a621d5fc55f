"""Why an event may not happen: the sentence that helps.

What each game says of its own moves and luck is in `refusals.py` in the game's folder.
"""

from collections.abc import Sequence

from sequence_widget.engine.events import Chance, Event, Move, written
from sequence_widget.engine.state import Position
from sequence_widget.rules import FREE
from sequence_widget.text import (
    IllegalMoveError,
    Listed,
    Named,
    Phrase,
    PositionError,
    Seat,
    SequenceError,
)

_MOST_SHOWN = 12


def refusal(position: Position, event: object) -> SequenceError:
    """Find the reason, the most basic first."""
    if not isinstance(event, Move | Chance):
        return IllegalMoveError("event.no_text", text=event)
    if position.is_over:
        how = Phrase("over.draw")
        if position.winner is not None:
            how = Phrase("over.won", {"who": side_words(position, position.winner)})
        return refused(event, "over", how=how)
    if isinstance(event, Move):
        if position.awaiting != "move":
            return _luck_first(position, event)
        return position._refuse_move(event)  # noqa: SLF001 - its own part of this
    if position.awaiting == "move":
        values = {"who": Seat(position.turn), "choices": choices(position)}
        return refused(event, "move_first", **values)
    if event.kind != position.awaiting:
        return _luck_first(position, event)
    return position._refuse_luck(event)  # noqa: SLF001 - its own part of this


def refused(event: Event, reason: str, **values: object) -> IllegalMoveError:
    """Refuse an event; `reason` is the end of the sentence's key."""
    return IllegalMoveError(f"refused.{reason}", event=written(event), **values)


def choices(position: Position) -> Listed:
    """List the legal moves, the first dozen where there are more."""
    moves = [written(move) for move in position.legal_moves]
    shown = (*moves[:_MOST_SHOWN], "…") if len(moves) > _MOST_SHOWN else tuple(moves)
    return Listed(shown)


def side_words(position: Position, side: int) -> Phrase | Seat:
    """Name a side by those who play for it."""
    partners = [Seat(seat) for seat, owner in enumerate(position.layout.side_of) if owner == side]
    if len(partners) == 1:
        return partners[0]
    return Phrase("status.side", {"first": partners[0], "second": partners[1]})


def refuse_space(position: Position, move: Move) -> SequenceError | None:
    """Refuse a space that is not on the board, or that never holds a chip."""
    try:
        word = position.rules.board.word(str(move.cell))
    except PositionError as error:
        return IllegalMoveError(error.key, **error.values)
    return refused(move, "free_space", cell=move.cell) if word == FREE else None


def _luck_first(position: Position, event: Event) -> IllegalMoveError:
    example = written(position.chance_outcomes()[0][0])
    awaiting = Phrase(f"awaited.{position.awaiting}")
    return refused(event, "luck_first", awaiting=awaiting, example=example)


def check_turn(event: Event, turn: int, seat: int, names: Sequence[str]) -> None:
    """Refuse an event that another seat means to bring about than the one whose turn it is."""
    if seat != turn:
        mover, other = Named(names[turn]), Named(names[seat])
        raise refused(event, "wrong_seat", turn=mover, seat=other)
