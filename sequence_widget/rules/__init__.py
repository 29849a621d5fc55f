"""The rules of both games as data: boards, editions, and what a teacher may change."""

from sequence_widget.rules.board import FREE, Board
from sequence_widget.rules.dice import DiceRules
from sequence_widget.rules.kids import DRAGON, UNICORN, KidsRules
from sequence_widget.rules.registry import edition, editions, rules_from
from sequence_widget.rules.rules import Rules, whole

__all__ = [
    "DRAGON",
    "FREE",
    "UNICORN",
    "Board",
    "DiceRules",
    "KidsRules",
    "Rules",
    "edition",
    "editions",
    "rules_from",
    "whole",
]
