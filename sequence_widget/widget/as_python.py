"""The line that gives in a cell what a board shows, where a cell knows the board as `board`."""

from sequence_widget.game.hiding import Viewer
from sequence_widget.widget.overlays import FILLS
from sequence_widget.widget.snapshot import Snapshot

BOARD = "board"
"""What lessons call a board; a notebook may call it otherwise, which stands beside the line."""

_VIEW = f"{BOARD}.view"
_RULES = f"{BOARD}.game.rules"


def view_line(now: Snapshot, eyes: Viewer) -> str:
    """Write what gives the position shown as somebody sees it; for `all`, as its mover does.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> now = take(sq.Game("kids", players=["Anna", "Bo"], seed=7), 0, None, "en")
    >>> view_line(now, 0), view_line(now, 1), view_line(now, None)
    ('board.view', 'board.game.seen_by("Bo")', 'board.game.seen_by(None)')
    """
    if eyes == now.viewer:
        return _VIEW
    if eyes == "all":
        return f"{BOARD}.game.seen_by({BOARD}.turn)"
    return f"{BOARD}.game.seen_by({_seat_line(now, eyes)})"


def place_line(now: Snapshot, eyes: Viewer) -> str:
    """Write what gives the moment shown to play on from: the whole position, or a view of it."""
    return f"{BOARD}.position" if eyes == "all" else view_line(now, eyes)


def over_the_spaces(now: Snapshot) -> list[str]:
    """Write what gives the figures that are known at once.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> over_the_spaces(take(game, 0, None, "en", overlay="fills"))
    ['board.view.fill_probabilities()']
    >>> over_the_spaces(take(game, 0, None, "en", overlay="fills", shut=True))
    []
    """
    overlay = now.overlay
    if overlay is None or now.shut:
        return []
    if not isinstance(overlay, str):
        return [f"{BOARD}.overlay"]
    view = view_line(now, now.eyes)
    outs = f"{{who: {view}.outs(who) for who in {BOARD}.game.players}}"
    lines = {
        "cells": f"{_RULES}.board.cells",
        "threats": outs,
        FILLS: f"{view}.fill_probabilities()",
    }
    return [lines[overlay]] if overlay in lines else []


def text_line(text: str) -> str:
    r"""Write a name as people do in code; one with marks of its own as Python does.

    >>> text_line("Bo"), text_line('Bo "B"')
    ('"Bo"', '\'Bo "B"\'')
    """
    return f'"{text}"' if text.isprintable() and not {*text} & {'"', "\\"} else repr(text)


def _seat_line(now: Snapshot, seat: object) -> str:
    return text_line(now.game.players[seat]) if isinstance(seat, int) else "None"
