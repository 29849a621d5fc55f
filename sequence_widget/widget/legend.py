"""What the figures over the spaces mean: what of, in whose turn, and with whose eyes."""

from sequence_widget.engine.seats import seat_name, side_name
from sequence_widget.simulation.rating import Ratings
from sequence_widget.text import say
from sequence_widget.widget.eyes import eyes_of_moves, may_show, seen_by
from sequence_widget.widget.overlays import CHANCES, FILLS
from sequence_widget.widget.snapshot import Snapshot
from sequence_widget.widget.values import kind_of


def meaning(now: Snapshot) -> str:
    """Say what the figures mean; nothing where there are none.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> meaning(take(game, 0, None, "en", overlay="fills"))
    'chance that Anna can fill the space next, from what Anna can see'
    >>> meaning(take(game, 0, None, "en", overlay="threats"))
    'one chip here wins'
    """
    overlay, language = now.overlay, now.language
    if overlay is None:
        return ""
    if overlay == FILLS:
        return _fills(now)
    if overlay == CHANCES:
        return _chances(now)
    if isinstance(overlay, Ratings):
        return _ratings(now, overlay)
    kind = overlay if isinstance(overlay, str) else kind_of(overlay)
    return say(f"widget.legend.{kind}", language)


def _fills(now: Snapshot) -> str:
    seat = now.view.next_to_move
    if seat is None:
        return ""
    who = seat_name(now.view, seat, now.language)
    return seen_by(say("widget.legend.fills", now.language, who=who), now, now.eyes)


def _chances(now: Snapshot) -> str:
    """Speak of the mover; where all lies open, moves are rated by what the mover sees."""
    turn, language = now.position.turn, now.language
    if turn is None:
        return ""
    who = side_name(now.view, now.position.side(turn), language)
    eyes = eyes_of_moves(now)
    told = say("widget.legend.chances", language, who=who)
    return seen_by(told, now, turn if eyes == "all" else eyes)


def _ratings(now: Snapshot, ratings: Ratings) -> str:
    view, language = ratings.view, now.language
    if view is None or view.turn is None or not may_show(ratings, now):
        return say("widget.legend.ratings", language)
    who = side_name(now.view, now.position.side(view.turn), language)
    return seen_by(say("widget.legend.ratings_of", language, who=who), now, view.seat)
