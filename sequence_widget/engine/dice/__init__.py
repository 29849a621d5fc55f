"""Sequence Dice, from roll-off to winning line."""

from sequence_widget.engine.dice.position import DicePosition, DiceView
from sequence_widget.engine.dice.tables import STILL_TO_ROLL, Allowed, DiceLayout, dice_layout

__all__ = [
    "STILL_TO_ROLL",
    "Allowed",
    "DiceLayout",
    "DicePosition",
    "DiceView",
    "dice_layout",
]
