"""How a game is kept and had again: as text, as JSON, in a file."""

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from sequence_widget.game.recorded import Game


class Keeping:
    """The part of a `Game` that writes and reads it."""

    def to_json(self) -> str:
        """Write the whole game, variations too, as JSON.

        >>> import sequence_widget as sq
        >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
        >>> game.play("tiger b1")
        >>> sq.Game.from_json(game.to_json()).events == game.events
        True
        """
        from sequence_widget.game.record_json import write_json

        return write_json(cast("Game", self))

    @staticmethod
    def from_json(text: str, players: Sequence[object] | None = None) -> "Game":
        """Read what `to_json` wrote; `players` replaces the stored names and bots."""
        from sequence_widget.game.record_json import read_json

        return read_json(text, players)

    def to_text(self) -> str:
        """Write the whole game as a readable record: headers, then one event a line.

        >>> import sequence_widget as sq
        >>> game = sq.Game("dice", players=["Anna", "Bo"], seed=1)
        >>> game.to_text().splitlines()[0]
        'sequence_widget game 1'
        """
        from sequence_widget.game.record_text import write_text

        return write_text(cast("Game", self))

    @staticmethod
    def from_text(text: str, players: Sequence[object] | None = None) -> "Game":
        """Read what `to_text` wrote; `players` replaces the stored names and bots."""
        from sequence_widget.game.record_text import read_text

        return read_text(text, players)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the game to a file: a readable record if it ends in `.txt`, else JSON.

        The file changes all at once or not at all.
        """
        from sequence_widget.game.record import save

        save(cast("Game", self), path)

    @staticmethod
    def load(
        path: str | PathLike[str],
        players: Sequence[object] | None = None,
        *,
        recover: bool = False,
    ) -> "Game":
        """Read a file that `save` wrote.

        With `recover` a damaged file gives the game up to the damage, and `game.damage` tells
        what it was.
        """
        from sequence_widget.game.record import load

        return load(path, players, recover=recover)
