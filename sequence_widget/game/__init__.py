"""Games as recorded lines of events, with luck, names, stepping and variations."""

from sequence_widget.game.history import Variation
from sequence_widget.game.recorded import Game

__all__ = ["Game", "Variation"]
