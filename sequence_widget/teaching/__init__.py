"""A class at work: guesses checked, kept and put together; games analysed for luck and skill."""

from sequence_widget.teaching.analysis import Analysis, Gain, Mistake, Swing, Swings
from sequence_widget.teaching.asking.answer_sheet import answers
from sequence_widget.teaching.asking.answers_given import Answers, Asked, Try
from sequence_widget.teaching.asking.checking import Check, check
from sequence_widget.teaching.asking.handing_in import hand_in
from sequence_widget.teaching.asking.lesson_hints import hints
from sequence_widget.teaching.asking.pooling import Pool, pool
from sequence_widget.teaching.asking.questions import Course, Question, make_note, make_question
from sequence_widget.teaching.side_by_side import Bars, bars, rolled

__all__ = [
    "Analysis",
    "Answers",
    "Asked",
    "Bars",
    "Check",
    "Course",
    "Gain",
    "Mistake",
    "Pool",
    "Question",
    "Swing",
    "Swings",
    "Try",
    "answers",
    "bars",
    "check",
    "hand_in",
    "hints",
    "make_note",
    "make_question",
    "pool",
    "rolled",
]
