"""Values that a cell of the notebook lays over the spaces: numbers, a distribution, ratings."""

from collections.abc import Mapping
from fractions import Fraction
from numbers import Integral, Rational, Real
from typing import Any

import traitlets

from sequence_widget.exact import Dist, Proven
from sequence_widget.rules import Board
from sequence_widget.simulation.rating import Ratings
from sequence_widget.text import SequenceError
from sequence_widget.text.numbers import (
    decimal_text,
    percent_text,
    probability_text,
    whole_percent,
)

Figures = dict[str, dict[str, Any]]
Values = Mapping[str, Any] | Dist[Any] | Ratings

_LARGEST = 10**12


class OverlayError(SequenceError, traitlets.TraitError):
    """Something that cannot lie over the spaces of this board."""


def checked_values(values: Values, board: Board) -> Values:
    """Take what can be laid over the spaces of a board; a mapping is copied.

    >>> import sequence_widget as sq
    >>> board = sq.edition("dice").board
    >>> checked_values({"a1": 3}, board)
    {'a1': 3}
    >>> checked_values({"tiger": 3}, board)
    Traceback (most recent call last):
    sequence_widget.widget.values.OverlayError: there is no space 'tiger' on this board
    """
    if isinstance(values, Ratings):
        return values
    if isinstance(values, Dist):
        if not any(_cells_showing(outcome, board) for outcome in values):
            raise OverlayError("widget.overlay_outcomes")
        return values
    for cell, number in values.items():
        if cell not in board.cells:
            raise OverlayError("widget.overlay_cell", cell=cell)
        is_number = isinstance(number, Real) and not isinstance(number, bool)
        small = is_number and abs(number) <= _LARGEST  # which what is no number is not
        if not small and not isinstance(number, Proven):
            raise OverlayError("widget.overlay_number", cell=cell, value=number)
    return dict(values)


def kind_of(values: Values) -> str:
    """Name the sort of values: it is all that a browser is told of them besides the figures.

    >>> kind_of({"a1": 3})
    'numbers'
    """
    if isinstance(values, Ratings):
        return "ratings"
    return "dist" if isinstance(values, Dist) else "numbers"


def figures_of(values: Values, board: Board, language: str) -> Figures:
    """Give figures by space.

    Of a distribution each outcome stands on the spaces that show it, of ratings the best move's
    chance on its space. Numbers that all lie from 0 to 1 are chances, unless they are all whole
    numbers; others have bars as parts of the largest.

    >>> import sequence_widget as sq
    >>> figures_of(sq.roll_sum("mini-dice"), sq.edition("mini-dice").board, "en")["a1"]
    {'text': '17%', 'level': 0.16666666666666666, 'say': '1/6 ≈ 16.7%'}
    >>> figures_of({"a1": 1.5, "b1": 3}, sq.edition("mini-dice").board, "nb")["a1"]
    {'text': '1,5', 'say': '1,5', 'level': 0.5}
    """
    if isinstance(values, Ratings):
        best: dict[str, Fraction] = {}
        for move, estimate in values:
            if move.cell in board.cells:
                chance = Fraction(estimate.happened, estimate.n)
                best[move.cell] = max(chance, best.get(move.cell, chance))
        return {cell: _chance(chance, language) for cell, chance in best.items()}
    if isinstance(values, Dist):
        return {
            cell: _exact_chance(values[outcome], language)
            for outcome in values
            for cell in _cells_showing(outcome, board)
        }
    numbers = {cell: _exact(values[cell]) for cell in board.cells if cell in values}
    all_counted = all(isinstance(number, Integral) for number in values.values())
    if not all_counted and all(0 <= number <= 1 for number in numbers.values()):
        return {
            cell: (_exact_chance if isinstance(values[cell], Rational) else _chance)(
                number, language
            )
            for cell, number in numbers.items()
        }
    largest = max([Fraction(0), *numbers.values()])
    return {cell: _number(number, largest, language) for cell, number in numbers.items()}


def _exact(number: Real | Proven) -> Fraction:
    """Give a number of whatever kind, such as one of NumPy's, as the fraction it is."""
    if isinstance(number, Proven):
        return number.middle
    if isinstance(number, Rational):
        return Fraction(int(number.numerator), int(number.denominator))
    return Fraction(float(number))


def _cells_showing(outcome: object, board: Board) -> tuple[str, ...]:
    """Find the space an outcome names, or all that show its card or number."""
    if outcome in board.cells:
        return (str(outcome),)
    if isinstance(outcome, bool) or not isinstance(outcome, str | int):
        return ()
    word = str(outcome)
    return tuple(cell for cell in board.cells if board.word(cell) == word)


def _chance(chance: Fraction, language: str) -> dict[str, Any]:
    return {
        "text": whole_percent(chance, language),
        "level": float(chance),
        "say": percent_text(chance, language),
    }


def _exact_chance(chance: Fraction, language: str) -> dict[str, Any]:
    return {**_chance(chance, language), "say": probability_text(chance, language)}


def _number(number: Fraction, largest: Fraction, language: str) -> dict[str, Any]:
    decimals = next((n for n in (0, 1, 2) if (number * 10**n).denominator == 1), 2)
    text = decimal_text(number, decimals, language)
    told: dict[str, Any] = {"text": text, "say": text}
    if number >= 0 < largest:
        told["level"] = float(number / largest)
    return told
