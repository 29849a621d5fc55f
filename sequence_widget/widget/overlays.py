"""Figures that lie over the spaces of a board."""

from collections.abc import Callable

from sequence_widget.engine import View
from sequence_widget.engine.marks import marks_of
from sequence_widget.engine.seats import seat_name, side_name
from sequence_widget.text import OutOfReachError, Phrase, QuestionError, say
from sequence_widget.text.numbers import probability_text, sentence, whole_percent
from sequence_widget.widget.values import Figures, Values, figures_of

Overlay = str | Values | None


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
    """Find, by space, the sides that one chip there would make win.

    They are the spaces of `View.outs`: a side whose chips are used up is none, and with dice a
    chip that may be replaced is no hindrance.

    >>> import sequence_widget as sq
    >>> chips = {"a1": 0, "b1": 0, "c1": 1, "a3": 1}
    >>> sides_to_win(sq.position("mini-dice", chips=chips).seen_by(0))
    {'c1': [0], 'b2': [1]}
    """
    seats = {side: seat for seat, side in reversed([*enumerate(view.layout.side_of)])}
    sides: dict[str, list[int]] = {}
    for side, seat in sorted(seats.items()):
        for cell in sorted({cell for cells in view.outs(seat).values() for cell in cells}):
            sides.setdefault(cell, []).append(side)
    return sides


def _winning(names: list[str], language: str) -> str:
    who = names[-1]
    if len(names) > 1:
        who = say("ui.and", language, a=", ".join(names[:-1]), b=who)
    return say("widget.threat", language, who=who)


def fills(view: View, language: str) -> Figures:
    r"""Give the chance that who moves next can put a chip on a space in that turn.

    Swaps, or extra rolls, count.

    >>> import sequence_widget as sq
    >>> start = sq.position("mini-dice")
    >>> view = sq.Game(start, players=["Anna", "Bo"], seed=1, luck="ask").seen_by(0)
    >>> fills(view, "en")["a1"]["text"], fills(view, "nb")["a1"]["say"]
    ('33%', 'sjanse for at Anna kan dekke feltet: 1/3 ≈ 33,3\xa0%')
    """
    seat = view.next_to_move
    who = seat_name(view, seat, language)
    return {
        cell: {
            "text": whole_percent(chance, language),
            "level": float(chance),
            "say": say(
                "widget.fills", language, who=who, chance=probability_text(chance, language)
            ),
        }
        for cell, chance in view.fill_probabilities().items()
    }


FILLS = "fills"

OVERLAYS: dict[str, Callable[[View, str], Figures]] = {
    "cells": cell_names,
    "threats": threats,
    FILLS: fills,
}


CHANCES = "chances"
"""The overlay whose figures are worked out beside the board and grow surer: see `chances`."""

NAMES = (*OVERLAYS, CHANCES)

_WITHOUT_CHANCES = ("cells", "threats")


def without_chances(overlay: Overlay) -> Overlay:
    """Give what may lie over the spaces while a guess is waited for: nothing that may tell it.

    >>> without_chances("cells"), without_chances("fills"), without_chances({"a1": 1})
    ('cells', None, None)
    """
    return overlay if isinstance(overlay, str) and overlay in _WITHOUT_CHANCES else None


def figures(view: View, overlay: str | Values, language: str) -> tuple[Figures, str]:
    """Work out the figures of an overlay that are known at once, or say why there are none."""
    if not isinstance(overlay, str):
        return figures_of(overlay, view.rules.board, language), ""
    try:
        return OVERLAYS[overlay](view, language), ""
    except (OutOfReachError, QuestionError) as error:  # turns without end, or a game not known
        return {}, sentence(Phrase(error.key, error.values), language)
