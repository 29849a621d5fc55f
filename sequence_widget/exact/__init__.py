"""Exact probabilities, asked of what a player can see, and of the games' dice and cards."""

from sequence_widget.exact.answers import Probability
from sequence_widget.exact.cards import draws_until, opening_hand
from sequence_widget.exact.claims.about_cards import could_not_win, dealt, draws, holds
from sequence_widget.exact.claims.about_dice import doubles, rolls, shows
from sequence_widget.exact.claims.chance_of_claim import probability
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.claims.finishing import finishes
from sequence_widget.exact.count_dist import CountDist
from sequence_widget.exact.dice import (
    race,
    roll,
    roll_count,
    roll_off,
    roll_sum,
    rolls_until,
)
from sequence_widget.exact.dist import Dist
from sequence_widget.exact.proven import Proven
from sequence_widget.exact.solver.solution import Solution, solve
from sequence_widget.exact.turn_length import turn
from sequence_widget.text.errors import OutOfReachError, QuestionError

__all__ = [
    "Claim",
    "CountDist",
    "Dist",
    "OutOfReachError",
    "Probability",
    "Proven",
    "QuestionError",
    "Solution",
    "could_not_win",
    "dealt",
    "doubles",
    "draws",
    "draws_until",
    "finishes",
    "holds",
    "opening_hand",
    "probability",
    "race",
    "roll",
    "roll_count",
    "roll_off",
    "roll_sum",
    "rolls",
    "rolls_until",
    "shows",
    "solve",
    "turn",
]
