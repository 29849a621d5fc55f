"""Why a turn allows what it allows, in the words of the board."""

from contextlib import suppress

from sequence_widget.engine.bitboards import cells_in
from sequence_widget.engine.seats import side_name
from sequence_widget.text import Card, Listed, Phrase, QuestionError, say
from sequence_widget.widget.overlays import sides_to_win
from sequence_widget.widget.permissions import may_act, why_held
from sequence_widget.widget.snapshot import Snapshot


def reason(now: Snapshot) -> str:
    """Say what may be done on this screen now and why; nothing where nothing may but to guess.

    With the threats laid over the board, they are told too.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game(sq.position("dice", chips={"a1": 1}, roll=(4, 6)), players=["Anna", "Bo"])
    >>> reason(take(game, 0, None, "en"))
    '10: there is no chip to take.'
    """
    told = []
    if held := why_held(now):
        told.append(say(held, now.language))
    if may_act(now):
        told.append(_why(now).said(now.language))
    if isinstance(now.overlay, str) and now.overlay == "threats" and not now.position.is_over:
        with suppress(QuestionError):  # of a game without exact answers no threats are told
            told.append(_wins(now).said(now.language))
    return " ".join(told)


def _why(now: Snapshot) -> Phrase:
    """Put the reason for the turn as a whole into words: each has its key in the catalogues."""
    position, turn = now.position, now.position.allowed
    options = turn.options.values()
    again = any(option.action == "place" and option.again for option in options)
    cells = [cell for option in options for cell in cells_in(position.layout, option.spaces)]
    values = {
        "total": sum(position.roll or ()),
        "who": now.owners(cells),
        "n": len(turn.swaps),
        "cards": Listed(tuple(map(Card, turn.swaps)), "and"),
    }
    return Phrase(f"turn.{turn.why}_again" if again else f"turn.{turn.why}", values)


def _wins(now: Snapshot) -> Phrase:
    cells: dict[int, list[str]] = {}
    for cell, sides in sides_to_win(now.view).items():
        for side in sides:
            cells.setdefault(side, []).append(cell)
    wins = [
        Phrase("turn.win", {"who": _side(now, side), "cells": Listed(tuple(cells[side]), "or")})
        for side in sorted(cells)
    ]
    return (
        Phrase("turn.one_wins", {"wins": Listed(tuple(wins))}) if wins else Phrase("turn.none_wins")
    )


def _side(now: Snapshot, side: int) -> str:
    return side_name(now.view, side, now.language)
