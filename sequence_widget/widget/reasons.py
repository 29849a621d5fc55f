"""Why a turn allows what it allows, in the words of the board."""

from sequence_widget.engine.picture import side_name
from sequence_widget.text import Listed, Phrase, say
from sequence_widget.widget.games import game_on_board
from sequence_widget.widget.overlays import Overlay, sides_to_win
from sequence_widget.widget.permissions import luck_is_asked_for, may_act, why_held
from sequence_widget.widget.snapshot import Snapshot


def reason(now: Snapshot, overlay: Overlay) -> str:
    """Say what may be done on this screen now and why; nothing where nothing may but to guess.

    With the threats laid over the board, they are told too.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game(sq.position("dice", chips={"a1": 1}, roll=(4, 6)), players=["Anna", "Bo"])
    >>> reason(take(game, 0, None, "en"), None)
    '10: there is no chip to take.'
    """
    told = []
    if now.held is not None and luck_is_asked_for(now):
        told.append(say(why_held(now), now.language))
    if may_act(now):
        why = game_on_board(now.position.rules).reason(now)
        if why is not None:
            told.append(why.said(now.language))
    if isinstance(overlay, str) and overlay == "threats" and not now.position.is_over:
        told.append(_wins(now).said(now.language))
    return " ".join(told)


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
