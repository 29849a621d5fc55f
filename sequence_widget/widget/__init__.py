"""The board in a notebook, and questions beside it; the board shows a view and knows no rules."""

from sequence_widget.widget.question_widget import QuestionWidget, ask
from sequence_widget.widget.widget import SequenceWidget

__all__ = ["QuestionWidget", "SequenceWidget", "ask"]
