"""The other courses of a game, each told so that it is not mistaken for another."""

from collections import Counter
from itertools import count

from sequence_widget.game.hiding import hide
from sequence_widget.game.narration import narrate
from sequence_widget.game.tree import Moment, Variation
from sequence_widget.text import say
from sequence_widget.widget.snapshot import Snapshot

MOST_VARIATIONS = 50
"""How many are told; the browser can switch to no others."""


def variations_told(now: Snapshot) -> tuple[list[str], str | None]:
    """Say of each variation where it leaves the line and how, and how many more there are.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.undo(); game.play("zebra c2")
    >>> variations_told(take(game, 0, None, "en"))
    (['at the start: Anna puts a chip on tiger, b1'], None)
    """
    ways = now.game.variations
    more = len(ways) - MOST_VARIATIONS
    told = [_beginning(now, way) for way in ways[:MOST_VARIATIONS]]
    alike = Counter(told)
    told = [
        words if alike[words] == 1 else _length(now, way, words)
        for way, words in zip(ways, told, strict=False)
    ]
    beyond = say("widget.variations_more", now.language, n=more) if more > 0 else None
    return _numbered(told, now.language), beyond


def _beginning(now: Snapshot, way: Variation) -> str:
    first = way.end.path()[way.end.depth - len(way.events) + 1]
    said = _said(now, first)
    if way.ply == 0:
        return say("widget.variation_start", now.language, said=said)
    return say("widget.variation", now.language, n=way.ply, said=said)


def _length(now: Snapshot, way: Variation, words: str) -> str:
    last = _said(now, way.end)
    return say("widget.variation_longer", now.language, told=words, n=len(way.events), last=last)


def _numbered(told: list[str], language: str) -> list[str]:
    alike, numbers = Counter(told), {words: count(1) for words in told}
    return [
        words
        if alike[words] == 1
        else say("widget.variation_twin", language, told=words, number=next(numbers[words]))
        for words in told
    ]


def _said(now: Snapshot, moment: Moment) -> str:
    if moment.event is None or moment.parent is None:
        return ""
    seat = moment.parent.position.turn or 0
    event = hide(moment.event, seat, now.eyes)
    return narrate(event, now.game.players[seat], now.language)
