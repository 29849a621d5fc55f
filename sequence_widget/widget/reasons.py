"""Why a turn allows what it allows, and what each card would do, in the words of the board."""

from collections.abc import Iterable

from sequence_widget.engine.bitboards import apart, cells_in
from sequence_widget.engine.kids import KidsPosition
from sequence_widget.engine.seats import side_name
from sequence_widget.engine.turns import Option
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
    position = now.position
    [option] = position.allowed.options.values()
    cells = cells_in(position.layout, option.spaces)
    values = {"total": sum(position.roll or ()), "who": _owners(now, cells)}
    again = option.action == "place" and option.again
    return Phrase(f"turn.{option.why}_again" if again else f"turn.{option.why}", values)


def _of_cards(position: KidsPosition) -> Phrase:
    swaps = position.allowed.swaps
    values = {"n": len(swaps), "cards": Listed(tuple(map(Card, swaps)), "and")}
    return Phrase(f"turn.{position.allowed.why}", values)


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
    mine, theirs = apart(position.boards, seat)
    options = {card: position.layout.option(card, mine, theirs) for card in now.view.hand}
    return {card: _does(now, card, option) for card, option in options.items()}


def _does(now: Snapshot, card: str, option: Option) -> str:
    """Say what a card would do on the spaces within its reach."""
    cells = cells_in(now.position.layout, option.spaces)
    values = {"card": card_name(card, now.language), "cells": Listed(cells, "or")}
    return say(f"does.{option.why}", now.language, **values, who=_owners(now, cells))
