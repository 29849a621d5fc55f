"""The board in a notebook, and questions beside it; the board shows a view and knows no rules."""

from sequence_widget.widget.board_with_answer import BoardWithAnswer, follow
from sequence_widget.widget.pictures_widget import PicturesWidget, pictures
from sequence_widget.widget.question_widget import QuestionWidget, ask, note
from sequence_widget.widget.widget import SequenceWidget

__all__ = [
    "BoardWithAnswer",
    "PicturesWidget",
    "QuestionWidget",
    "SequenceWidget",
    "ask",
    "follow",
    "note",
    "pictures",
]
