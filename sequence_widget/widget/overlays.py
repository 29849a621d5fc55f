"""Figures that lie over the spaces of a board."""

from collections.abc import Callable
from typing import Any

from sequence_widget.engine import View
from sequence_widget.engine.marks import marks_of
from sequence_widget.engine.picture import side_name
from sequence_widget.text import say

Figures = dict[str, dict[str, Any]]


def cell_names(view: View, language: str) -> Figures:  # noqa: ARG001 - one shape for all
    """Name every space, for a class that calls out its moves; every space says its name already.

    >>> import sequence_widget as sq
    >>> cell_names(sq.position("mini-dice").seen_by(0), "en")["b2"]
    {'text': 'b2', 'say': ''}
    """
    return {cell: {"text": cell, "say": ""} for cell in view.rules.board.cells}


def threats(view: View, language: str) -> Figures:
    """Mark every space with the marks of the sides that one chip there would make win.

    >>> import sequence_widget as sq
    >>> chips = {"a1": 0, "b1": 0, "c2": 1, "c3": 1}
    >>> threats(sq.position("mini-dice", chips=chips).seen_by(0), "en")
    {'c1': {'text': '★♥!', 'threat': True, 'say': 'Seat 0 and Seat 1 would win here'}}
    """
    marks = marks_of(view)
    return {
        cell: {
            "text": "".join(marks[side] for side in found) + "!",
            "threat": True,
            "say": _winning([side_name(view, side, language) for side in found], language),
        }
        for cell, found in sides_to_win(view).items()
    }


def sides_to_win(view: View) -> dict[str, list[int]]:
    """Find, by open space, the sides that one chip there would make win."""
    sides: dict[str, list[int]] = {}
    for side, board in enumerate(view.boards):
        for bit, lines in view.layout.through.items():
            open_space = not view.covered & bit
            if open_space and any(line & (board | bit) == line for line in lines):
                cell = view.layout.cells[bit.bit_length() - 1]
                sides.setdefault(cell, []).append(side)
    return sides


def _winning(names: list[str], language: str) -> str:
    who = names[-1]
    if len(names) > 1:
        who = say("ui.and", language, a=", ".join(names[:-1]), b=who)
    return say("widget.threat", language, who=who)


OVERLAYS: dict[str, Callable[[View, str], Figures]] = {"cells": cell_names, "threats": threats}


def figures(view: View, overlay: str | None, language: str) -> Figures:
    """Work out the figures of an overlay; none for `None`."""
    return {} if overlay is None else OVERLAYS[overlay](view, language)
