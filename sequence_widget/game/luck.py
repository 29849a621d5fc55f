"""Luck that belongs to the line of play: the same seed and events always bring the same.

What chance brings is read off a digest of everything so far, so that taking a move back and
playing it again cannot fish for another card. With shared luck it is read off the seed and the
number of the chance event alone, so that a whole class rolls the same dice.
"""

import random

from sequence_widget.engine.events import Chance, Event
from sequence_widget.engine.state import Position
from sequence_widget.rules import Seed
from sequence_widget.text import Listed, RulesError

FORMAT = "sequence_widget luck of the line 1"
_SCALE = 1 << 512
"""A digest's range: so far above any number of cards that its rounding cannot be noticed."""


def checked_sharing(same_luck: object) -> bool:
    """Take yes or no, and nothing that could be taken for either.

    >>> checked_sharing(True)
    True
    """
    if not isinstance(same_luck, bool):
        choices = Listed(("True", "False"), "or")
        raise RulesError("rules.choice", field="same_luck", choices=choices, value=same_luck)
    return same_luck


def first_digest(start: Position, seed: Seed) -> bytes:
    """Begin the digest of a line of play.

    >>> import sequence_widget as sq
    >>> first_digest(sq.position("kids"), 7).hex()[:8]
    '7dbf0404'
    """
    return _digest(FORMAT, start.to_text(), str(seed))


def next_digest(digest: bytes, event: Event) -> bytes:
    """Go on with the digest of a line of play by one event."""
    return _digest(digest.hex(), str(event))


def lucky_chance(position: Position, digest: bytes) -> Chance:
    """Give what luck brings here on this line of play."""
    return _chosen(position, _digest("luck", digest.hex()))


def shared_chance(position: Position, seed: Seed, number: int) -> Chance:
    """Give what luck brings as this seed's chance event of this number, whatever was played."""
    return _chosen(position, _digest(FORMAT, "shared", str(seed), str(number)))


def bot_rng(seed: Seed, number: int) -> random.Random:
    """Give a bot its randomness for one decision; no hidden card goes into it."""
    return random.Random(int.from_bytes(_digest(FORMAT, "bot", str(seed), str(number)), "big"))


def _chosen(position: Position, digest: bytes) -> Chance:
    return position.chance_at(int.from_bytes(digest, "big"), _SCALE)


def _digest(*words: str) -> bytes:
    import hashlib  # late, as it takes as long as much of the package

    return hashlib.blake2b("\n".join(words).encode()).digest()
