"""Making a bot again from its name and settings."""

import reprlib
from collections.abc import Mapping

from sequence_widget.bots.greedy import GreedyBot
from sequence_widget.bots.search import SearchBot
from sequence_widget.bots.simple import RandomBot
from sequence_widget.engine import Bot
from sequence_widget.text import RecordError, SequenceError, hint

_BOTS: Mapping[str, type[Bot]] = {
    "RandomBot": RandomBot,
    "GreedyBot": GreedyBot,
    "SearchBot": SearchBot,
}


def make_bot(name: str, settings: Mapping[str, object]) -> Bot:
    """Make a bot from the name and settings that a record holds.

    >>> make_bot("RandomBot", {})
    RandomBot()
    """
    if name not in _BOTS:
        raise RecordError("game.no_bot", name=name, hint=hint(name, _BOTS))
    try:
        return _BOTS[name](**settings)
    except (TypeError, SequenceError):
        shown = reprlib.repr(dict(settings))
        raise RecordError("game.bot_settings", name=name, settings=shown) from None
