"""Why a turn allows what it allows, and what each card would do, in the words of the board."""

from collections.abc import Iterable
from typing import cast

from sequence_widget.engine import Move
from sequence_widget.engine.dice import DicePosition
from sequence_widget.engine.kids import KidsPosition, is_dead
from sequence_widget.engine.picture import side_name
from sequence_widget.rules import DRAGON, UNICORN
from sequence_widget.text import Card, Listed, Phrase, card_name, say
from sequence_widget.widget.overlays import Overlay, sides_to_win
from sequence_widget.widget.permissions import luck_is_asked_for, may_act, why_held
from sequence_widget.widget.snapshot import Snapshot


def reason(now: Snapshot, overlay: Overlay) -> str:
    """Say what may be done on this screen now and why; nothing where nothing may but to guess.

    With the threats laid over the board, they are told too.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game(sq.position("dice", chips={"a1": 1}, roll=(4, 6)), players=["Anna", "Bo"])
    >>> reason(take(game, 0, None, "en"), None)
    '10: there is no chip to take.'
    """
    told = []
    if now.held is not None and luck_is_asked_for(now):
        told.append(say(why_held(now), now.language))
    if may_act(now):
        position = now.position
        why = _of_cards(position) if isinstance(position, KidsPosition) else _of_dice(now)
        told.append(why.said(now.language))
    if isinstance(overlay, str) and overlay == "threats" and not now.position.is_over:
        told.append(_wins(now).said(now.language))
    return " ".join(told)


def _wins(now: Snapshot) -> Phrase:
    cells: dict[int, list[str]] = {}
    for cell, sides in sides_to_win(now.view).items():
        for side in sides:
            cells.setdefault(side, []).append(cell)
    wins = [
        Phrase("turn.win", {"who": _side(now, side), "cells": Listed(tuple(cells[side]), "or")})
        for side in sorted(cells)
    ]
    return (
        Phrase("turn.one_wins", {"wins": Listed(tuple(wins))}) if wins else Phrase("turn.none_wins")
    )


def _side(now: Snapshot, side: int) -> str:
    return side_name(now.view, side, now.language)


def _owners(now: Snapshot, cells: Iterable[str]) -> Listed:
    chips = now.position.chips
    sides = sorted({chips[cell] for cell in cells if cell in chips})
    return Listed(tuple(_side(now, side) for side in sides), "or")


def _of_dice(now: Snapshot) -> Phrase:
    position = cast("DicePosition", now.position)
    total = sum(position.roll or ())
    moves = position.legal_moves
    action, wild = moves[0].action, total in position.rules.wild_on
    if action == "pass":
        return Phrase(f"turn.{_why_pass(position, total)}", {"total": total})
    values = {"total": total, "who": _owners(now, _cells(moves))}
    if action == "place":
        again = "place" in position.rules.earning(total)
        key = "wild" if wild else "place"
        return Phrase(f"turn.{key}_again" if again else f"turn.{key}", {"total": total})
    if action == "remove":
        return Phrase("turn.remove", values)
    if wild:
        return Phrase("turn.full_board", values)
    there = position.rules.capture == "number"
    return Phrase("turn.full_there" if there else "turn.full", values)


def _cells(moves: Iterable[Move]) -> list[str]:
    return [move.cell for move in moves if move.cell is not None]


def _why_pass(position: DicePosition, total: int) -> str:
    rules, seat = position.rules, cast("int", position.turn)
    if total in rules.remove_on:
        return "none_to_take"
    if position.supply(seat) == 0:
        return "no_chips_left"
    if total not in rules.wild_on and total not in position.layout.showing:
        return "no_space"
    return "all_own"


def _of_cards(position: KidsPosition) -> Phrase:
    moves = position.legal_moves
    actions = {move.action for move in moves}
    swaps = [move.card for move in moves if move.action == "swap"]
    dead = [card for card in swaps if card is not None and _dead(position, card)]
    if actions == {"pass"}:
        return Phrase("turn.pass")
    if dead:
        key = "turn.dead_may" if "play" in actions else "turn.dead"
        return Phrase(key, {"n": len(dead), "cards": Listed(tuple(map(Card, dead)), "and")})
    if actions == {"swap"}:
        return Phrase("turn.swap_any")
    spent = position.supply(cast("int", position.turn)) == 0
    return Phrase("turn.dragons_only" if spent else "turn.card")


def _dead(position: KidsPosition, card: str) -> bool:
    return is_dead(position.layout, card, position.layout.spaces & ~position.covered)


def hints(now: Snapshot) -> dict[str, str]:
    """Say of every card in the hand that is seen what it would do as the board stands.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> hints(take(game, 0, None, "en"))["tiger"]
    'tiger: puts a chip on b1 or f6.'
    """
    position, seat = now.position, now.view.seat
    if not isinstance(position, KidsPosition) or seat is None or now.eyes is None:
        return {}
    mine, covered = position.boards[position.layout.side_of[seat]], position.covered
    spent = position.supply(seat) == 0
    told = {}
    for card in dict.fromkeys(now.view.hand):
        spaces = covered & ~mine if card == DRAGON else ~covered
        moves = [move for bit, move in position.layout.plays[card] if bit & spaces]
        told[card] = _does(now, card, [move.cell for move in moves if move.cell], spent=spent)
    return told


def _does(now: Snapshot, card: str, reach: list[str], *, spent: bool) -> str:
    """Say what a card would do on the spaces within its reach."""
    values: dict[str, object] = {"card": card_name(card, now.language)}
    if card == DRAGON:
        values["who"] = _owners(now, reach)
        key = "dragon" if reach else "no_chip"
    elif not reach:
        key = "full" if card == UNICORN else "dead"
    elif spent:
        key = "no_chips_left"
    else:
        values["cells"] = Listed(tuple(reach), "or")
        key = "unicorn" if card == UNICORN else "animal"
    return say(f"does.{key}", now.language, **values)
