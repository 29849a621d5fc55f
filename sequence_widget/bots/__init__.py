"""Players that are programs: each chooses a move from what its seat can see."""

from sequence_widget.bots.bots import GreedyBot, RandomBot, SearchBot, make_bot
from sequence_widget.bots.tournaments import CrossTable, tournament

__all__ = ["CrossTable", "GreedyBot", "RandomBot", "SearchBot", "make_bot", "tournament"]
