"""Why a card may not be played, swapped or drawn."""

from typing import cast

from sequence_widget.engine.events import Chance, Event, Move
from sequence_widget.engine.kids.position import KidsPosition
from sequence_widget.engine.refusals import choices, refuse_space, refused, side_words
from sequence_widget.rules import UNICORN
from sequence_widget.text import (
    Card,
    IllegalMoveError,
    Listed,
    Phrase,
    Seat,
    SequenceError,
    card_hint,
)


def refuse_luck(position: KidsPosition, chance: Chance) -> SequenceError:
    """Say why this card cannot be dealt or drawn."""
    if chance.card not in position.layout.kind_number:
        return _unknown_card(position, chance)
    return refused(chance, "not_in_deck", card=Card(chance.card))


def refuse_move(position: KidsPosition, move: Move) -> SequenceError:
    """Say why the seat whose turn it is may not do this."""
    if move.action not in ("play", "swap", "pass"):
        return refused(move, "wrong_game", choices=choices(position))
    if move.action == "pass":
        return refused(move, "must_act", choices=choices(position))
    unheld = _refuse_unheld(position, move)
    if unheld is not None:
        return unheld
    if move.action == "swap":
        return _refuse_swap(position, move)
    allowed = position.allowed
    if allowed.why == "dead" and position.rules.dead_cards == "must":
        return refused(move, "dead_first", card=Card(allowed.swaps[0]))
    return refuse_space(position, move) or _refuse_card(position, move)


def _refuse_unheld(position: KidsPosition, move: Move) -> SequenceError | None:
    """Refuse a card that there is not, or that is not in the hand."""
    seat = cast("int", position.turn)
    hand, card = position.hand(seat), str(move.card)
    if card in hand:
        return None
    if card not in position.layout.kind_number:
        return _unknown_card(position, move)
    held = Listed(hand, "and") if hand else Phrase("hand.empty")
    return refused(move, "not_held", card=Card(card), hand=held, who=Seat(seat))


def _refuse_swap(position: KidsPosition, move: Move) -> SequenceError:
    limit = position.rules.swap_limit
    if position.swaps >= limit:
        return refused(move, "no_more_swaps", limit=limit, n=limit)
    return refused(move, "not_dead", card=Card(str(move.card)), choices=choices(position))


def _unknown_card(position: KidsPosition, event: Event) -> IllegalMoveError:
    card = str(event.card)
    return IllegalMoveError("kind.unknown", name=card, hint=card_hint(card, position.layout.kinds))


def _refuse_card(position: KidsPosition, move: Move) -> SequenceError:
    """Say why a card that may be played may not be played on this space."""
    card, cell = str(move.card), str(move.cell)
    word, owner = position.rules.board.word(cell), position.chip(cell)
    if card in position.layout.takes:
        return refused(move, "own_chip" if owner == position.turn else "no_chip", cell=cell)
    if card not in (UNICORN, word):
        cells = Listed(tuple(str(move.cell) for _, move in position.layout.moves[card]), "and")
        values = {"word": Card(word), "card": Card(card), "cells": cells}
        return refused(move, "wrong_picture", cell=cell, **values)
    if owner is not None:
        return refused(move, "covered", cell=cell, who=side_words(position, owner))
    return refused(move, "no_chips_left", who=Seat(position.turn))
