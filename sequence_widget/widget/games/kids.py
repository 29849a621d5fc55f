"""Sequence for Kids on a board: why a turn allows what it does, and what each card would do."""

from fractions import Fraction
from typing import cast

from sequence_widget.engine import KidsPosition, KidsView, View
from sequence_widget.engine.kids import is_dead
from sequence_widget.exact.filling import kinds_filling
from sequence_widget.rules import DRAGON, UNICORN
from sequence_widget.text import Card, Listed, Phrase, card_name, say
from sequence_widget.widget.games.game import OnBoard, Unseen
from sequence_widget.widget.snapshot import Snapshot


def _reason(now: Snapshot) -> Phrase:
    position = cast("KidsPosition", now.position)
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


def _hints(now: Snapshot) -> dict[str, str]:
    """Say of every card in the hand that is seen what it would do as the board stands.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> _hints(take(game, 0, None, "en"))["tiger"]
    'tiger: puts a chip on b1 or f6.'
    """
    position, seat = cast("KidsPosition", now.position), now.view.seat
    if seat is None:
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
        values["who"] = now.owners(reach)
        key = "dragon" if reach else "no_chip"
    elif not reach:
        key = "full" if card == UNICORN else "dead"
    elif spent:
        key = "no_chips_left"
    else:
        values["cells"] = Listed(tuple(reach), "or")
        key = "unicorn" if card == UNICORN else "animal"
    return say(f"does.{key}", now.language, **values)


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


KIDS = OnBoard(title="widget.title.kids", reason=_reason, hints=_hints, unseen=_unseen)
