"""Sequence for Kids on a board: what each card would do, and what has not been seen."""

from fractions import Fraction
from typing import cast

from sequence_widget.engine import KidsPosition, KidsView, View
from sequence_widget.engine.bitboards import apart, cells_in
from sequence_widget.engine.turns import Option
from sequence_widget.exact.filling import kinds_filling
from sequence_widget.rules import Rules
from sequence_widget.text import Listed, card_name, say
from sequence_widget.widget.games.game import OnBoard, Unseen
from sequence_widget.widget.snapshot import Snapshot


def _hints(now: Snapshot) -> dict[str, str]:
    """Say of every card in the hand that is seen what it would do as the board stands.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> _hints(take(game, 0, None, "en"))["tiger"]
    'tiger: places a chip on b1 or f6.'
    """
    position, seat = cast("KidsPosition", now.position), now.view.seat
    if seat is None:
        return {}
    chips = apart(position.boards, seat)
    options = {card: position.layout.option(card, *chips) for card in now.view.hand}
    return {card: _does(now, card, option) for card, option in options.items()}


def _does(now: Snapshot, card: str, option: Option) -> str:
    """Say what a card would do on the spaces within its reach."""
    cells = cells_in(now.position.layout, option.spaces)
    values = {"card": card_name(card, now.language), "cells": Listed(cells, "or")}
    return say(f"does.{option.why}", now.language, **values, who=now.owners(cells))


def _unseen(any_view: View, seat: int | None, selected: str) -> list[Unseen]:
    view = cast("KidsView", any_view)
    unseen = view.unseen
    if not unseen:
        return []
    helping = set() if seat is None else {*view.outs(seat)}
    others = [other for other in range(view.players) if other != view.seat]
    draw = view.next_draw()
    chosen = _chosen_kinds(view, selected)
    held: dict[tuple[int, int], Fraction] = {}

    def held_by(other: int, kind: str) -> Fraction:
        """Say how likely it is that somebody holds one; kinds of one number are alike."""
        at = (other, unseen[kind])
        if at not in held:
            held[at] = view.hold_probability(other, kind)
        return held[at]

    return [
        Unseen(
            what=kind,
            count=unseen[kind],
            chance=draw[kind],
            helps=kind in helping,
            chosen=kind in chosen,
            held=tuple(held_by(other, kind) for other in others),
        )
        for kind in view.layout.kinds
        if unseen[kind]
    ]


def _chosen_kinds(view: KidsView, selected: str) -> tuple[str, ...]:
    """Find the kinds that the selected card is, or that fill the selected space."""
    if selected in view.layout.kinds:
        return (selected,)
    return kinds_filling(view, selected) if selected else ()


def _claims(_rules: Rules) -> tuple[str, ...]:
    return ("holds", "wins", "finishes", "draws")


KIDS = OnBoard(title="widget.title.kids", hints=_hints, claims=_claims, unseen=_unseen)
