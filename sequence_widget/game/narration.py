"""What happened, in words, and what of it a seat may know."""

from dataclasses import replace
from typing import Literal

from sequence_widget.engine.events import HIDDEN, Chance, Event, Move
from sequence_widget.rules import DRAGON, UNICORN
from sequence_widget.text import card_name, player_name, say

Viewer = int | Literal["all"] | None
"""Whose cards are seen: a seat's, everybody's, or nobody's."""


def hide(event: Event, seat: int | None, viewer: Viewer) -> Event:
    """Give an event as the viewer may know it: a card another seat got is not known.

    >>> str(hide(Chance("draw", "tiger"), 0, 1)), str(hide(Chance("draw", "tiger"), 0, 0))
    ('draw ?', 'draw tiger')
    """
    if isinstance(event, Chance) and event.card is not None and viewer not in (seat, "all"):
        return replace(event, card=HIDDEN)
    return event


def narrate(event: Event, who: str, language: str = "en") -> str:
    """Say in a sentence what a player did or got.

    >>> narrate(Move.from_text("tiger b1"), "Anna"), narrate(Chance.from_text("draw ?"), "Bo")
    ('Anna puts a chip on tiger, b1', 'Bo draws a card')
    """
    who, card = player_name(who, language), card_name(event.card or "", language)
    if isinstance(event, Move):
        return say(f"said.{_manner(event)}", language, who=who, card=card, cell=event.cell)
    if event.card == HIDDEN:
        return say(f"said.{event.kind}_hidden", language, who=who)
    if event.card is not None:
        return say(f"said.{event.kind}", language, who=who, card=card)
    faces = " + ".join(map(str, event.faces))
    key = f"said.{event.kind}" if len(event.faces) > 1 else f"said.{event.kind}_one"
    return say(key, language, who=who, faces=faces, total=event.total)


def _manner(move: Move) -> str:
    special = move.action == "play" and move.card in (UNICORN, DRAGON)
    return str(move.card) if special else move.action
