"""The events that the browser has not been told of, and when it is told of them."""

import time
from itertools import takewhile

from sequence_widget.game import Game
from sequence_widget.game.tree import Moment
from sequence_widget.widget.autoplay import bot_is_next, goes_on_as_before, is_forced
from sequence_widget.widget.transaction import Transaction

_MOST_PLAYED = 12
_MOST_LEAFED = 4
_PATIENCE = 1.0
"""For how many seconds the answers of quick bots are kept, to be told as one."""


class EventsToTell:
    """Gathers what happens by itself, so that the browser can show it as one course of events.

    Told step by step, a forced swap or a bot's answer would wipe out what led to it before
    anybody has seen it. What a person does is told at once: a bot may think for long.
    """

    def __init__(self) -> None:
        self._told: Moment | None = None
        self._played = True
        self._since = time.monotonic()

    def play(self) -> None:
        """Take note that the line has another end: events were played, not leafed through."""
        self._played = True

    def way(self, now: Moment) -> list[Moment]:
        """List the events since the browser was last told; none on a way back or to another line.

        Of a leap over what was played before, only the last turn is news.
        """
        if self._told is None or not now.comes_from(self._told):
            return []
        events = now.since(self._told)[-_MOST_PLAYED:]
        return events if self._played else _last_turn(events)[-_MOST_LEAFED:]

    def waits(self, game: Game, transaction: Transaction | None) -> bool:
        """Whether more is about to happen by itself before anybody could act or grow impatient."""
        if transaction is None or not transaction.goes_on:
            return False
        if time.monotonic() - max(self._since, transaction.began) > _PATIENCE:
            return False
        if game.shown is not game.tip:
            return goes_on_as_before(game)
        position = game.position
        forced = position.awaiting == "move" and is_forced(game, position)
        return forced or (transaction.asked_a_bot and bot_is_next(game))

    def told(self, now: Moment) -> None:
        """Take note that the browser has been told everything."""
        self._told, self._played, self._since = now, False, time.monotonic()


def _last_turn(events: list[Moment]) -> list[Moment]:
    seat = _mover(events[-1]) if events else None
    return list(takewhile(lambda event: _mover(event) == seat, events[::-1]))[::-1]


def _mover(moment: Moment) -> int | None:
    return moment.parent.position.turn if moment.parent else None
