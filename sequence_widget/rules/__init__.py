"""The rules of both games as data: boards, editions, and what a teacher may change."""

from sequence_widget.rules.board import FREE, Board
from sequence_widget.rules.dice import DiceRules
from sequence_widget.rules.kids import DRAGON, UNICORN, KidsRules
from sequence_widget.rules.lists import listed
from sequence_widget.rules.registry import edition, editions, rules_from
from sequence_widget.rules.rules import Rules, whole
from sequence_widget.rules.seeds import Seed, read_rng, read_seed

__all__ = [
    "DRAGON",
    "FREE",
    "UNICORN",
    "Board",
    "DiceRules",
    "KidsRules",
    "Rules",
    "Seed",
    "edition",
    "editions",
    "listed",
    "read_rng",
    "read_seed",
    "rules_from",
    "whole",
]
