"""Positions, the events between them, and games as recorded lines of events."""

from sequence_widget.game.building import position, start_position
from sequence_widget.game.dice import DicePosition
from sequence_widget.game.events import HIDDEN, Chance, Event, Move, read_event
from sequence_widget.game.history import Variation
from sequence_widget.game.kids import KidsPosition
from sequence_widget.game.players import Bot
from sequence_widget.game.position import Position
from sequence_widget.game.recorded import Game
from sequence_widget.game.view import DiceView, KidsView, View

__all__ = [
    "HIDDEN",
    "Bot",
    "Chance",
    "DicePosition",
    "DiceView",
    "Event",
    "Game",
    "KidsPosition",
    "KidsView",
    "Move",
    "Position",
    "Variation",
    "View",
    "position",
    "read_event",
    "start_position",
]
