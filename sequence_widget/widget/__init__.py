"""The board in a notebook; it shows a view and knows no rules."""

from sequence_widget.widget.board import SequenceWidget

__all__ = ["SequenceWidget"]
