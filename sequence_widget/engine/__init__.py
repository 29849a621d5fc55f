"""Positions, the events between them, and what a seat can see: plain values, without luck."""

from sequence_widget.engine.build import position, start_position
from sequence_widget.engine.dice import DicePosition, DiceView
from sequence_widget.engine.events import HIDDEN, Chance, Event, Move, read_event
from sequence_widget.engine.kids import KidsPosition, KidsView
from sequence_widget.engine.players import Bot
from sequence_widget.engine.state import Position
from sequence_widget.engine.view import View

__all__ = [
    "HIDDEN",
    "Bot",
    "Chance",
    "DicePosition",
    "DiceView",
    "Event",
    "KidsPosition",
    "KidsView",
    "Move",
    "Position",
    "View",
    "position",
    "read_event",
    "start_position",
]
