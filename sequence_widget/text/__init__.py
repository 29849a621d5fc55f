"""Every sentence a user meets: the catalogues, and the errors that speak from them."""

from sequence_widget.text.catalogue import (
    LANGUAGES,
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
    "Card",
    "IllegalMoveError",
    "ImpossibleError",
    "Listed",
    "Named",
    "Phrase",
    "PositionError",
    "RecordError",
    "RulesError",
    "Seat",
    "SequenceError",
    "card_hint",
    "card_name",
    "hint",
    "player_name",
    "say",
]
