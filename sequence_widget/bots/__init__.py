"""Players that are programs: each chooses a move from what its seat can see."""

from sequence_widget.bots.simple import RandomBot, make_bot

__all__ = ["RandomBot", "make_bot"]
