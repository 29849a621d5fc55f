"""The board in a notebook; it shows a view and knows no rules."""

from sequence_widget.widget.widget import SequenceWidget

__all__ = ["SequenceWidget"]
