"""Every sentence a user meets: the catalogues, and the errors that speak from them."""

from sequence_widget.text.catalogue import LANGUAGES
from sequence_widget.text.errors import (
    IllegalMoveError,
    ImpossibleError,
    OutOfReachError,
    PositionError,
    QuestionError,
    RecordError,
    RulesError,
    SequenceError,
    SimulationError,
)
from sequence_widget.text.phrases import (
    Card,
    Listed,
    Named,
    Phrase,
    Seat,
    card_hint,
    card_name,
    hint,
    player_name,
    say,
)

__all__ = [
    "LANGUAGES",
    "Card",
    "IllegalMoveError",
    "ImpossibleError",
    "Listed",
    "Named",
    "OutOfReachError",
    "Phrase",
    "PositionError",
    "QuestionError",
    "RecordError",
    "RulesError",
    "Seat",
    "SequenceError",
    "SimulationError",
    "card_hint",
    "card_name",
    "hint",
    "player_name",
    "say",
]
