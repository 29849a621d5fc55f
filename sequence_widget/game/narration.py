"""What happened, in words."""

from sequence_widget.engine.events import HIDDEN, Event, Move
from sequence_widget.rules import DRAGON, UNICORN
from sequence_widget.text import card_name, player_name, say


def narrate(event: Event, who: str, language: str | None = None) -> str:
    """Say in a sentence what a player did or got.

    >>> from sequence_widget.engine.events import read_event
    >>> narrate(read_event("tiger b1"), "Anna"), narrate(read_event("draw ?"), "Bo")
    ('Anna places a chip on tiger, b1', 'Bo draws a card')
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
