"""Asking a class: what a pupil guesses is checked, kept, and put together for all."""

from sequence_widget.teaching.answer_sheet import answers
from sequence_widget.teaching.answers_given import Answers, Asked, Try
from sequence_widget.teaching.checking import Check, check
from sequence_widget.teaching.pooling import Pool, pool

__all__ = ["Answers", "Asked", "Check", "Pool", "Try", "answers", "check", "pool"]
