"""A board on which the spaces and the card that a claim is about are lit."""

from sequence_widget.drawing.asked import place_of
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.text import QuestionError
from sequence_widget.widget.cells_about import cells_about, rules_of, words_about
from sequence_widget.widget.widget import SequenceWidget


class LitBoard:
    """A board that shows what a claim is about as long as the claim is pointed at.

    Over a space lies how many cards of its kind nobody in the question sees, or how likely its sum
    is. What lay there before comes back.
    """

    def __init__(self, board: SequenceWidget, source: object) -> None:
        self._board = board
        self._source = place_of(source)
        self._before: tuple[object, str] | None = None
        if board.game.rules != rules_of(self._source):
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
        board.overlay = cells_about(self._source, claim) or None
        words = words_about(self._source, claim)
        board.selected = words.pop() if len(words) == 1 and board.game.rules.deck else ""
