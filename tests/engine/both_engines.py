"""The package and the naive oracle side by side: the same rules, start and facts for both."""

from collections.abc import Mapping
from typing import Any

import sequence_widget as sq
from sequence_widget.engine import DicePosition, start_position
from tests.naive import perft as naive
from tests.naive.tables import EDITIONS

Offered = dict[str, object]


def rules_of(edition: str, options: Mapping[str, Any]) -> sq.Rules:
    """Return the package's rules for an edition and changes as the naive tables name them."""
    name, _, step = edition.partition(" beginners=")
    rules = sq.edition(name, beginners=int(step)) if step else sq.edition(name)
    return rules.but(**options)


def both_started(
    edition: str, players: int, options: Mapping[str, Any], first: int = 0
) -> tuple[sq.Position, naive.State]:
    """Return the position before the first event in both engines."""
    ours = start_position(rules_of(edition, options), players, first)
    told = {**EDITIONS[edition], **options}
    if isinstance(told["board"], str):
        told["board"] = [row.split() for row in told["board"].split("/")]
    return ours, naive.start(told, players, first)


def offered(position: sq.Position) -> Offered:
    """Return every event text possible now: a move with None, luck with its probability."""
    found: Offered = {str(move): None for move in position.legal_moves}
    found |= {str(chance): share for chance, share in position.chance_outcomes()}
    return found


def summary(position: sq.Position) -> Offered:
    """Return the facts that the naive summary gives."""
    facts: Offered = {
        "turn": position.turn,
        "awaiting": position.awaiting,
        "chips": position.chips,
        "winner": position.winner,
        "over": position.is_over,
    }
    if isinstance(position, DicePosition):
        return facts | {"roll": None if position.roll is None else list(position.roll)}
    seats = range(position.players)
    return facts | {
        "hands": [list(position.hand(seat)) for seat in seats],
        "deck": dict(position.deck),
        "discards": [list(position.discards(seat)) for seat in seats],
    }
