"""Why a roll does not allow a move, and what it asks for instead."""

from typing import cast

from sequence_widget.engine.dice.position import DicePosition
from sequence_widget.engine.events import Chance, Move
from sequence_widget.engine.refusals import choices, refuse_space, refused, side_words
from sequence_widget.text import Phrase, Seat, SequenceError


def refuse_luck(position: DicePosition, chance: Chance) -> SequenceError:
    """Say why the dice cannot show this."""
    return refused(chance, "not_on_dice", dice=", ".join(map(str, position.rules.dice)))


def refuse_move(position: DicePosition, move: Move) -> SequenceError:
    """Say why the seat whose turn it is may not do this after its roll."""
    listed = choices(position)
    if move.action not in ("place", "replace", "remove", "pass"):
        return refused(move, "wrong_game", choices=listed)
    total, wanted = sum(position.faces or ()), position.legal_moves[0].action
    if move.cell is not None:
        unusable = refuse_space(position, move)
        if unusable is not None:
            return unusable
        owner = position.chip(move.cell)
        if wanted == move.action == "place" and owner is not None:
            return refused(move, "covered", cell=move.cell, who=side_words(position, owner))
        if wanted == move.action == "place":
            word = position.rules.board.word(move.cell)
            cells = ", ".join(str(legal.cell) for legal in position.legal_moves)
            values = {"total": total, "cell": move.cell, "word": word, "cells": cells}
            return refused(move, "wrong_number", **values)
    why = _why(position, move)
    return refused(move, "wrong_for_roll", total=total, choices=listed, why=why)


def _why(position: DicePosition, move: Move) -> Phrase:
    """Say what a roll asks for instead, or what is wrong with the chip that was chosen."""
    allowed, total = position.allowed, sum(position.faces or ())
    [wanted] = allowed.options
    side = position.layout.side_of[cast("int", position.turn)]
    values = {"total": total, "who": Seat(position.turn)}
    if wanted == "pass":
        return Phrase(f"why.{allowed.why}", values)
    if move.action == "pass":
        return Phrase("why.may_move", values)
    if move.action != wanted or move.cell is None:
        full = "full_board" if allowed.why == "full_board" else "full_number"
        return Phrase(f"why.{full if wanted == 'replace' else wanted}", values)
    values |= {"cell": move.cell, "word": position.rules.board.word(move.cell)}
    owner = position.chip(move.cell)
    if owner is None:
        return Phrase("why.no_chip", values)
    if owner == side:
        return Phrase("why.own_chip", values)
    return Phrase("why.protected" if wanted == "remove" else "why.other_number", values)
