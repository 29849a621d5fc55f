"""A class at work: guesses checked, kept and put together; games analysed for luck and skill."""

from sequence_widget.teaching.analysis import Analysis
from sequence_widget.teaching.answer_sheet import answers
from sequence_widget.teaching.answers_given import Answers, Asked, Try
from sequence_widget.teaching.checking import Check, check
from sequence_widget.teaching.gain import Gain
from sequence_widget.teaching.mistakes import Mistake
from sequence_widget.teaching.pooling import Pool, pool
from sequence_widget.teaching.questions import Course, Question, make_question
from sequence_widget.teaching.swings import Swing, Swings

__all__ = [
    "Analysis",
    "Answers",
    "Asked",
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
    "check",
    "make_question",
    "pool",
]
