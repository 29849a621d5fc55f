"""What was wrong with a record is told once it is read, so that nobody overlooks it."""

from sequence_widget.game.game import Game
from sequence_widget.text import RecordError
from sequence_widget.text.warn import warn


def with_damage(game: Game, damage: RecordError | None) -> Game:
    """Give a game that was read, and say what was wrong with its record."""
    game.damage = damage
    if damage is not None:
        warn(RecordError("record.damaged", reason=damage))
    return game
