"""Why an event may not happen: the sentence that helps."""

from typing import cast

from sequence_widget.game.dice import DicePosition
from sequence_widget.game.events import Chance, Event, Move, unknown_card
from sequence_widget.game.kids import KidsPosition, is_dead
from sequence_widget.game.position import Position
from sequence_widget.rules import DRAGON, FREE, UNICORN
from sequence_widget.text import IllegalMoveError, Phrase, PositionError

_MOST_SHOWN = 12


def refusal(position: Position, event: object) -> IllegalMoveError:
    """Find the reason, the most basic first."""
    if not isinstance(event, Move | Chance):
        return IllegalMoveError("event.no_text", text=event)
    if position.is_over:
        how = Phrase("over.won", {"seat": position.winner})
        return _no(event, "over", how=Phrase("over.draw") if position.winner is None else how)
    if isinstance(event, Chance):
        return _refuse_chance(position, event)
    if position.awaiting != "move":
        example = str(position.chance_outcomes()[0][0])
        return _no(event, "luck_first", awaiting=position.awaiting, example=example)
    if isinstance(position, KidsPosition):
        return _refuse_kids(position, event)
    return _refuse_dice(cast("DicePosition", position), event)


def _no(event: Event, reason: str, **values: object) -> IllegalMoveError:
    return IllegalMoveError(f"refused.{reason}", event=str(event), **values)


def _choices(position: Position) -> str:
    moves = [str(move) for move in position.legal_moves]
    shown = ", ".join(moves[:_MOST_SHOWN])
    return shown + ", …" if len(moves) > _MOST_SHOWN else shown


def _refuse_chance(position: Position, chance: Chance) -> IllegalMoveError:
    if position.awaiting == "move":
        return _no(chance, "move_first", seat=position.turn, choices=_choices(position))
    if chance.kind != position.awaiting:
        example = str(position.chance_outcomes()[0][0])
        return _no(chance, "luck_first", awaiting=position.awaiting, example=example)
    if isinstance(position, KidsPosition):
        if chance.card not in position.layout.kind_number:
            return unknown_card(str(chance.card), position.layout.kinds)
        return _no(chance, "not_in_deck", card=chance.card)
    dice = ", ".join(map(str, cast("DicePosition", position).rules.dice))
    return _no(chance, "not_on_dice", dice=dice)


def _refuse_kids(position: KidsPosition, move: Move) -> IllegalMoveError:
    layout, seat = position.layout, cast("int", position.turn)
    hand = position.hand(seat)
    if move.action not in ("play", "swap", "pass"):
        return _no(move, "wrong_game", choices=_choices(position))
    if move.action == "pass":
        return _no(move, "must_act", choices=_choices(position))
    card = str(move.card)
    if card not in layout.kind_number:
        return unknown_card(card, layout.kinds)
    if card not in hand:
        return _no(move, "not_held", card=card, hand=", ".join(hand), seat=seat)
    dead = [kind for kind in hand if is_dead(layout, kind, layout.spaces & ~position.covered)]
    if move.action == "swap":
        if position.swaps >= position.rules.swap_limit:
            return _no(move, "no_more_swaps", limit=position.rules.swap_limit)
        return _no(move, "not_dead", card=card, choices=_choices(position))
    if dead and position.legal_moves[0].action == "swap" and position.rules.dead_cards == "must":
        return _no(move, "dead_first", card=dead[0])
    return _refuse_space(position, move)


def _refuse_space(position: KidsPosition, move: Move) -> IllegalMoveError:
    card, cell, seat = str(move.card), str(move.cell), position.turn
    try:
        word = position.rules.board.word(cell)
    except PositionError as error:
        return IllegalMoveError(error.key, **error.values)
    if word == FREE:
        return _no(move, "free_space", cell=cell)
    owner = position.chip(cell)
    if card == DRAGON:
        return _no(move, "own_chip" if owner == seat else "no_chip", cell=cell)
    if card not in (UNICORN, word):
        cells = " / ".join(str(choice.cell) for _, choice in position.layout.plays[card])
        return _no(move, "wrong_picture", cell=cell, word=word, card=card, cells=cells)
    if owner is not None:
        return _no(move, "covered", cell=cell, seat=owner)
    return _no(move, "no_chips_left", seat=seat)


def _refuse_dice(position: DicePosition, move: Move) -> IllegalMoveError:
    choices = _choices(position)
    if move.action not in ("place", "replace", "remove", "pass"):
        return _no(move, "wrong_game", choices=choices)
    total = sum(position.faces or ())
    if move.cell is not None:
        try:
            word = position.rules.board.word(move.cell)
        except PositionError as error:
            return IllegalMoveError(error.key, **error.values)
        cells = ", ".join(str(legal.cell) for legal in position.legal_moves if legal.cell)
        owner = position.chip(move.cell)
        if word == FREE:
            return _no(move, "free_space", cell=move.cell)
        if move.action == "place" and owner is not None:
            return _no(move, "covered", cell=move.cell, seat=owner)
        if move.action == "place" and cells and position.legal_moves[0].action == "place":
            return _no(move, "wrong_number", total=total, cell=move.cell, word=word, cells=cells)
    return _no(move, "wrong_for_roll", total=total, choices=choices)
