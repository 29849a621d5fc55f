"""Sequence for Kids and Sequence Dice in a notebook: play, step, and ask what the chances are.

>>> import sequence_widget as sq
>>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
>>> game.position.awaiting
'move'
"""

from sequence_widget.bots import RandomBot
from sequence_widget.game import Bot, Chance, Game, Move, Position, Variation, View, position
from sequence_widget.rules import Board, Rules, edition, editions
from sequence_widget.text import (
    IllegalMoveError,
    ImpossibleError,
    PositionError,
    RecordError,
    RulesError,
    SequenceError,
)

__version__ = "0.1.0"

__all__ = [
    "Board",
    "Bot",
    "Chance",
    "Game",
    "IllegalMoveError",
    "ImpossibleError",
    "Move",
    "Position",
    "PositionError",
    "RandomBot",
    "RecordError",
    "Rules",
    "RulesError",
    "SequenceError",
    "Variation",
    "View",
    "edition",
    "editions",
    "position",
]
