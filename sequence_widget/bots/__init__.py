"""Players that are programs: each chooses a move from what its seat can see."""

from sequence_widget.bots.greedy import GreedyBot
from sequence_widget.bots.making import make_bot
from sequence_widget.bots.search import SearchBot
from sequence_widget.bots.simple import RandomBot
from sequence_widget.bots.tournaments import CrossTable, tournament

__all__ = ["CrossTable", "GreedyBot", "RandomBot", "SearchBot", "make_bot", "tournament"]
