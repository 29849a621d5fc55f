"""What was wrong with a record is told once it is read, so that nobody overlooks it."""

from sequence_widget.game.game import Game
from sequence_widget.text import Phrase, RecordError
from sequence_widget.text.warn import warn

_QUOTES_NOTHING = (
    "record.cut", "record.json", "record.long_number", "record.missing", "record.not_text",
    "record.shown", "record.too_deep", "record.too_much",
)  # fmt: skip
"""Kinds of damage whose sentences hold no words of the record."""

_TELLS_OF_DAMAGE = ("kept.cut", "kept.damaged")


def with_damage(game: Game, damage: RecordError | None) -> Game:
    """Give a game that was read, and say what was wrong with its record."""
    game.damage = damage
    if damage is not None:
        warn(RecordError("record.damaged", reason=damage))
    return game


def troubles(game: Game) -> list[RecordError]:
    """Say what is wrong with the file a game is kept in, and was with the record it was read from.

    Only what a board may show: no word of the record, which could be a card or the seed.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", seed=7)
    >>> troubles(game)
    []
    """
    kept = game.kept.trouble if game.kept is not None else None
    found = [kept] if kept is not None else []
    if game.damage is not None and (kept is None or kept.key not in _TELLS_OF_DAMAGE):
        found.append(RecordError("record.damaged", reason=_unquoted(game.damage)))
    return found


def _unquoted(damage: RecordError) -> Phrase:
    """Say where a record is damaged, and not what stands there."""
    if damage.key in _QUOTES_NOTHING:
        return Phrase(damage.key, damage.values)
    of_headers = damage.key.startswith("record.header")
    where = damage.values.get("where", Phrase("hint.nothing"))
    return Phrase("record.lost.headers" if of_headers else "record.lost.events", {"where": where})
