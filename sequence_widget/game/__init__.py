"""Games as recorded lines of events, with luck, names, stepping and variations."""

from sequence_widget.game.game import Game
from sequence_widget.game.records.samples import sample_game
from sequence_widget.game.tree import Variation

__all__ = ["Game", "Variation", "sample_game"]
