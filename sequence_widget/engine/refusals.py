"""Why an event may not happen: the sentence that helps."""

from collections.abc import Sequence
from typing import cast

from sequence_widget.engine.dice import DicePosition
from sequence_widget.engine.events import Chance, Event, Move
from sequence_widget.engine.kids import KidsPosition, is_dead
from sequence_widget.engine.state import Position
from sequence_widget.rules import DRAGON, FREE, UNICORN
from sequence_widget.text import (
    KEPT_IN,
    Card,
    IllegalMoveError,
    Listed,
    Named,
    Phrase,
    PositionError,
    Seat,
    SequenceError,
    card_hint,
)

_MOST_SHOWN = 12


def refusal(position: Position, event: object) -> SequenceError:
    """Find the reason, the most basic first."""
    if not isinstance(event, Move | Chance):
        return IllegalMoveError("event.no_text", text=event)
    if position.is_over:
        how = Phrase("over.draw")
        if position.winner is not None:
            how = Phrase("over.won", {"who": _side(position, position.winner)})
        return _no(event, "over", how=how)
    if isinstance(event, Chance):
        return _refuse_chance(position, event)
    if position.awaiting != "move":
        return _luck_first(position, event)
    if isinstance(position, KidsPosition):
        return _refuse_kids(position, event)
    return _refuse_dice(cast("DicePosition", position), event)


def written(event: Event) -> object:
    """Write an event in the reader's language; in English that is its text."""
    kind = event.action if isinstance(event, Move) else event.kind
    cell = event.cell if isinstance(event, Move) else None
    faces = "+".join(map(str, event.faces)) if isinstance(event, Chance) else ""
    if kind not in ("play", "swap", "pass", "place", "replace", "remove", "deal", "draw",
                    "roll", "roll-off"):  # fmt: skip
        return str(event)
    values = {"card": Card(event.card or ""), "cell": cell, "faces": faces}
    phrase = Phrase(f"written.{kind}", values)
    return phrase if phrase.said(KEPT_IN) == str(event) else str(event)


def _no(event: Event, reason: str, **values: object) -> IllegalMoveError:
    return IllegalMoveError(f"refused.{reason}", event=written(event), **values)


def _side(position: Position, side: int) -> Phrase | Seat:
    """Name a side by those who play for it."""
    partners = [Seat(seat) for seat, owner in enumerate(position.layout.side_of) if owner == side]
    if len(partners) == 1:
        return partners[0]
    return Phrase("status.side", {"first": partners[0], "second": partners[1]})


def _choices(position: Position) -> Listed:
    moves = [written(move) for move in position.legal_moves]
    shown = (*moves[:_MOST_SHOWN], "…") if len(moves) > _MOST_SHOWN else tuple(moves)
    return Listed(shown)


def _luck_first(position: Position, event: Event) -> IllegalMoveError:
    example = written(position.chance_outcomes()[0][0])
    awaiting = Phrase(f"awaited.{position.awaiting}")
    return _no(event, "luck_first", awaiting=awaiting, example=example)


def _refuse_chance(position: Position, chance: Chance) -> SequenceError:
    if position.awaiting == "move":
        return _no(chance, "move_first", who=Seat(position.turn), choices=_choices(position))
    if chance.kind != position.awaiting:
        return _luck_first(position, chance)
    if isinstance(position, KidsPosition):
        if chance.card not in position.layout.kind_number:
            return _unknown_card(position, chance)
        return _no(chance, "not_in_deck", card=Card(chance.card))
    dice = ", ".join(map(str, cast("DicePosition", position).rules.dice))
    return _no(chance, "not_on_dice", dice=dice)


def _unknown_card(position: KidsPosition, event: Event) -> IllegalMoveError:
    card = str(event.card)
    return IllegalMoveError("kind.unknown", name=card, hint=card_hint(card, position.layout.kinds))


def _refuse_kids(position: KidsPosition, move: Move) -> SequenceError:
    layout, seat = position.layout, cast("int", position.turn)
    hand = position.hand(seat)
    if move.action not in ("play", "swap", "pass"):
        return _no(move, "wrong_game", choices=_choices(position))
    if move.action == "pass":
        return _no(move, "must_act", choices=_choices(position))
    card = str(move.card)
    if card not in layout.kind_number:
        return _unknown_card(position, move)
    if card not in hand:
        held = Listed(hand, "and") if hand else Phrase("hand.empty")
        return _no(move, "not_held", card=Card(card), hand=held, who=Seat(seat))
    dead = [kind for kind in hand if is_dead(layout, kind, layout.spaces & ~position.covered)]
    if move.action == "swap":
        if position.swaps >= position.rules.swap_limit:
            limit = position.rules.swap_limit
            return _no(move, "no_more_swaps", limit=limit, n=limit)
        return _no(move, "not_dead", card=Card(card), choices=_choices(position))
    if dead and position.legal_moves[0].action == "swap" and position.rules.dead_cards == "must":
        return _no(move, "dead_first", card=Card(dead[0]))
    return _refuse_space(position, move) or _refuse_card(position, move)


def _refuse_space(position: Position, move: Move) -> SequenceError | None:
    """Refuse a space that there is not, or that never holds a chip."""
    try:
        word = position.rules.board.word(str(move.cell))
    except PositionError as error:
        return IllegalMoveError(error.key, **error.values)
    return _no(move, "free_space", cell=move.cell) if word == FREE else None


def _refuse_card(position: KidsPosition, move: Move) -> SequenceError:
    card, cell = str(move.card), str(move.cell)
    word, owner = position.rules.board.word(cell), position.chip(cell)
    if card == DRAGON:
        return _no(move, "own_chip" if owner == position.turn else "no_chip", cell=cell)
    if card not in (UNICORN, word):
        places = tuple(str(choice.cell) for _, choice in position.layout.plays[card])
        cells = Listed(places, "and")
        return _no(move, "wrong_picture", cell=cell, word=Card(word), card=Card(card), cells=cells)
    if owner is not None:
        return _no(move, "covered", cell=cell, who=_side(position, owner))
    return _no(move, "no_chips_left", who=Seat(position.turn))


def _refuse_dice(position: DicePosition, move: Move) -> SequenceError:
    choices = _choices(position)
    if move.action not in ("place", "replace", "remove", "pass"):
        return _no(move, "wrong_game", choices=choices)
    total, wanted = _total(position), position.legal_moves[0].action
    if move.cell is not None:
        unusable = _refuse_space(position, move)
        if unusable is not None:
            return unusable
        owner = position.chip(move.cell)
        if wanted == move.action == "place" and owner is not None:
            return _no(move, "covered", cell=move.cell, who=_side(position, owner))
        if wanted == move.action == "place":
            word = position.rules.board.word(move.cell)
            cells = ", ".join(str(legal.cell) for legal in position.legal_moves)
            return _no(move, "wrong_number", total=total, cell=move.cell, word=word, cells=cells)
    return _no(move, "wrong_for_roll", total=total, choices=choices, why=_why(position, move))


def _total(position: DicePosition) -> int:
    return sum(position.faces or ())


def _why(position: DicePosition, move: Move) -> Phrase:
    """Say what a roll asks for instead, or what is wrong with the chip that was chosen."""
    rules, total = position.rules, _total(position)
    wanted = position.legal_moves[0].action
    side = position.layout.side_of[cast("int", position.turn)]
    if wanted == "pass":
        return _why_pass(position, side)
    if move.action == "pass":
        return Phrase("why.may_move", {"who": Seat(position.turn)})
    if move.action != wanted or move.cell is None:
        full = "why.full_board" if total in rules.wild_on else "why.full_number"
        return Phrase(full if wanted == "replace" else f"why.{wanted}", {"total": total})
    values = {"cell": move.cell, "word": rules.board.word(move.cell), "total": total}
    owner = position.chip(move.cell)
    if owner is None:
        return Phrase("why.no_chip", values)
    if owner == side:
        return Phrase("why.own_chip", values)
    return Phrase("why.protected" if wanted == "remove" else "why.other_number", values)


def _why_pass(position: DicePosition, side: int) -> Phrase:
    """Say why a roll leaves nothing to do."""
    rules, total = position.rules, _total(position)
    if total in rules.remove_on:
        return Phrase("why.none_to_take")
    if position.boards[side].bit_count() >= rules.chips:
        return Phrase("why.no_chips_left", {"who": Seat(position.turn)})
    if total not in rules.wild_on and total not in position.layout.showing:
        return Phrase("why.no_space", {"total": total})
    return Phrase("why.all_own")


def check_turn(event: Event, turn: int, seat: int, names: Sequence[str]) -> None:
    """Refuse an event that another seat means to bring about than the one whose turn it is."""
    if seat != turn:
        mover, other = Named(names[turn]), Named(names[seat])
        raise IllegalMoveError("refused.wrong_seat", event=written(event), turn=mover, seat=other)
