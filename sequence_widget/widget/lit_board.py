"""A board on which the spaces and the card that a claim is about are lit."""

from collections.abc import Mapping
from fractions import Fraction

from sequence_widget.engine.view import View
from sequence_widget.exact.claims.about_cards import Dealt, Draws, Holds
from sequence_widget.exact.claims.about_dice import Rolled
from sequence_widget.exact.claims.asking import source_or_refuse
from sequence_widget.exact.claims.binding import Source, bound
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.claims.finishing import Finishes
from sequence_widget.exact.dice import roll_sum
from sequence_widget.rules import Rules
from sequence_widget.text import QuestionError
from sequence_widget.widget.widget import SequenceWidget

Numbers = Mapping[str, int | Fraction]


class LitBoard:
    """A board that shows what a claim is about as long as the claim is pointed at.

    Over a space lies how many cards of its kind nobody in the question sees, or how likely its sum
    is. What lay there before comes back.
    """

    def __init__(self, board: SequenceWidget, source: object) -> None:
        self._board = board
        self._source = source_or_refuse(source)
        self._before: tuple[object, str] | None = None
        if board.game.rules != _rules(self._source):
            raise QuestionError("picture.other_board")

    def light(self, claim: Claim | None) -> None:
        """Light what a claim is about; without one, show again what was there."""
        board = self._board
        if claim is None:
            if self._before is not None:
                board.overlay, board.selected = self._before
                self._before = None
            return
        if self._before is None:
            self._before = board.overlay, board.selected
        cells = cells_about(self._source, claim)
        kinds = {board.game.rules.board.word(cell) for cell in cells}
        board.overlay = cells or None
        board.selected = kinds.pop() if len(kinds) == 1 and board.game.rules.deck else ""


def cells_about(source: Source, claim: Claim) -> Numbers:
    """Give the spaces that a claim is about, each with a number to lie over it.

    >>> import sequence_widget as sq
    >>> cells_about(sq.edition("dice"), sq.rolls(12))
    {'c3': 1/36 ≈ 2.8 %, 'd3': 1/36 ≈ 2.8 %, 'c4': 1/36 ≈ 2.8 %, 'd4': 1/36 ≈ 2.8 %}
    """
    rules = _rules(source)
    numbers = _numbers(source)
    words: set[str] = set()
    cells: set[str] = set()
    for each in claim.simple:
        exact = bound(each, source)
        if isinstance(exact, Finishes) and isinstance(source, View):
            outs = source.outs(exact.who)
            cells.update(cell for found in outs.values() for cell in found)
        words.update(_words(exact))
    cells.update(cell for cell in rules.board.cells if rules.board.word(cell) in words)
    return {cell: numbers[rules.board.word(cell)] for cell in rules.board.cells if cell in cells}


def _words(claim: Claim) -> tuple[str, ...]:
    """Say what a simple claim speaks of that stands on spaces: kinds of cards, or sums."""
    if isinstance(claim, Holds | Draws | Dealt):
        return claim.cards
    if isinstance(claim, Rolled) and claim.what == "rolls":
        return tuple(map(str, claim.numbers))
    return ()


def _numbers(source: Source) -> Numbers:
    """Give the number that lies over the spaces of each kind or sum."""
    if isinstance(source, View) and source.rules.deck:
        return source.unseen
    rules = _rules(source)
    if not rules.dice:
        return dict(rules.deck)
    sums = roll_sum(rules)
    return {str(total): sums[total] for total in sums}


def _rules(source: Source) -> Rules:
    return source.rules if isinstance(source, View) else source
