"""The bots that do not think far, and making a bot again from its name and settings."""

import random
import reprlib
from collections.abc import Mapping
from dataclasses import dataclass

from sequence_widget.game import Bot, Move, View
from sequence_widget.text import RecordError, hint


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses among the legal moves, each equally likely.

    >>> import sequence_widget as sq
    >>> view = sq.position("dice", roll=(1, 2)).seen_by(0)
    >>> RandomBot().choose(view, random.Random(1)) in view.legal_moves
    True
    """

    def choose(self, view: View, rng: random.Random) -> Move:
        """Choose a legal move."""
        return rng.choice(view.legal_moves)


_BOTS: Mapping[str, type[Bot]] = {"RandomBot": RandomBot}


def make_bot(name: str, settings: Mapping[str, object]) -> Bot:
    """Make a bot from the name and settings that a record holds.

    >>> make_bot("RandomBot", {})
    RandomBot()
    """
    if name not in _BOTS:
        raise RecordError("game.no_bot", name=name, hint=hint(name, _BOTS))
    try:
        return _BOTS[name](**settings)
    except TypeError:
        shown = reprlib.repr(dict(settings))
        raise RecordError("game.bot_settings", name=name, settings=shown) from None
