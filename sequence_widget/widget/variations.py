"""The other courses of a game, each told so that it is not mistaken for another."""

from collections import Counter
from itertools import count

from sequence_widget.game import Game
from sequence_widget.game.narration import Viewer, hide, narrate
from sequence_widget.game.tree import Moment, Variation
from sequence_widget.text import say

MOST_VARIATIONS = 50
"""How many are told; the browser can switch to no others."""


def variations_told(game: Game, viewer: Viewer, language: str) -> list[str]:
    """Say of each variation where it leaves the line and how, and no two things alike.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.undo(); game.play("zebra c2")
    >>> variations_told(game, 0, "en")
    ['at the start: Anna puts a chip on tiger, b1']
    """
    ways = game.variations[:MOST_VARIATIONS]
    told = [_beginning(game, way, viewer, language) for way in ways]
    alike = Counter(told)
    told = [
        words if alike[words] == 1 else _length(game, way, words, viewer, language)
        for way, words in zip(ways, told, strict=True)
    ]
    return _numbered(told, language)


def more_variations(game: Game, language: str) -> str | None:
    """Say how many variations there are beyond those that are told."""
    more = len(game.variations) - MOST_VARIATIONS
    return say("widget.variations_more", language, n=more) if more > 0 else None


def _beginning(game: Game, way: Variation, viewer: Viewer, language: str) -> str:
    first = way.end.path()[way.end.depth - len(way.events) + 1]
    said = _said(game, first, viewer, language)
    if way.ply == 0:
        return say("widget.variation_start", language, said=said)
    return say("widget.variation", language, n=way.ply, said=said)


def _length(game: Game, way: Variation, words: str, viewer: Viewer, language: str) -> str:
    last = _said(game, way.end, viewer, language)
    return say("widget.variation_longer", language, told=words, n=len(way.events), last=last)


def _numbered(told: list[str], language: str) -> list[str]:
    alike, numbers = Counter(told), {words: count(1) for words in told}
    return [
        words
        if alike[words] == 1
        else say("widget.variation_twin", language, told=words, number=next(numbers[words]))
        for words in told
    ]


def _said(game: Game, moment: Moment, viewer: Viewer, language: str) -> str:
    if moment.event is None or moment.parent is None:
        return ""
    seat = moment.parent.position.turn or 0
    return narrate(hide(moment.event, seat, viewer), game.players[seat], language)
