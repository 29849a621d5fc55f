"""Asking a class: what a pupil guesses is checked, kept, and put together for all."""

from sequence_widget.teaching.checking import Check, check

__all__ = ["Check", "check"]
