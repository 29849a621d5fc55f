"""A game analysed: chances over its plies and after its moves, what luck and moves did to them."""

from sequence_widget.teaching.analysis.analysis import Analysis, analyse
from sequence_widget.teaching.analysis.estimated_chances import SEED, EstimatedChances, pace_for
from sequence_widget.teaching.analysis.gain import Gain, Winning, bounds_of, share_of
from sequence_widget.teaching.analysis.mistakes import Mistake, costliest, rated_as_seen
from sequence_widget.teaching.analysis.possible_moves import after_moves
from sequence_widget.teaching.analysis.swings import Swing, Swings
from sequence_widget.teaching.analysis.where_chances_change import Place, where_to_look

__all__ = [
    "SEED",
    "Analysis",
    "EstimatedChances",
    "Gain",
    "Mistake",
    "Place",
    "Swing",
    "Swings",
    "Winning",
    "after_moves",
    "analyse",
    "bounds_of",
    "costliest",
    "pace_for",
    "rated_as_seen",
    "share_of",
    "where_to_look",
]
