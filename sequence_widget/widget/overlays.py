"""Figures that lie over the spaces of a board."""

from collections.abc import Callable
from typing import Any

from sequence_widget.game import View
from sequence_widget.game.drawing import MARKS

Figures = dict[str, dict[str, Any]]


def cell_names(view: View) -> Figures:
    """Name every space, for a class that calls out its moves.

    >>> import sequence_widget as sq
    >>> cell_names(sq.position("mini-dice").seen_by(0))["b2"]
    {'text': 'b2', 'level': 0}
    """
    return {cell: {"text": cell, "level": 0} for cell in view.rules.board.cells}


def threats(view: View) -> Figures:
    """Mark every space with the letters of the sides that one chip there would make win.

    >>> import sequence_widget as sq
    >>> threats(sq.position("mini-dice", chips={"a1": 0, "b1": 0, "c2": 1, "c3": 1}).seen_by(0))
    {'c1': {'text': 'AB', 'level': 1}}
    """
    marks: dict[str, str] = {}
    for side, board in enumerate(view.boards):
        for bit, lines in view.layout.through.items():
            open_space = not view.covered & bit
            if open_space and any(line & (board | bit) == line for line in lines):
                cell = view.layout.cells[bit.bit_length() - 1]
                marks[cell] = marks.get(cell, "") + MARKS[side]
    return {cell: {"text": text, "level": 1} for cell, text in marks.items()}


OVERLAYS: dict[str, Callable[[View], Figures]] = {"cells": cell_names, "threats": threats}


def figures(view: View, overlay: str | None) -> Figures:
    """Work out the figures of an overlay; none for `None`."""
    return {} if overlay is None else OVERLAYS[overlay](view)
