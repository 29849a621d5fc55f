"""Figures that lie over the spaces of a board."""

from collections.abc import Callable
from typing import Any

from sequence_widget.game import View

Figures = dict[str, dict[str, Any]]


def cell_names(view: View) -> Figures:
    """Name every space, for a class that calls out its moves.

    >>> import sequence_widget as sq
    >>> cell_names(sq.position("mini-dice").seen_by(0))["b2"]
    {'text': 'b2', 'level': 0}
    """
    return {cell: {"text": cell, "level": 0} for cell in view.rules.board.cells}


OVERLAYS: dict[str, Callable[[View], Figures]] = {"cells": cell_names}


def figures(view: View, overlay: str | None) -> Figures:
    """Work out the figures of an overlay; none for `None`."""
    return {} if overlay is None else OVERLAYS[overlay](view)
