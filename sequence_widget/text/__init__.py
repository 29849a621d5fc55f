"""Every sentence a user meets: the catalogues, and the errors that speak from them."""

from sequence_widget.text.catalogue import LANGUAGES, Phrase, card_name, hint, say
from sequence_widget.text.errors import (
    IllegalMoveError,
    ImpossibleError,
    PositionError,
    RecordError,
    RulesError,
    SequenceError,
)

__all__ = [
    "LANGUAGES",
    "IllegalMoveError",
    "ImpossibleError",
    "Phrase",
    "PositionError",
    "RecordError",
    "RulesError",
    "SequenceError",
    "card_name",
    "hint",
    "say",
]
