"""How a game is kept and had again: as text, as JSON, in a file."""

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING, cast

from sequence_widget.engine.events import Chance

if TYPE_CHECKING:
    import pandas as pd

    from sequence_widget.game.recorded import Game


class Keeping:
    """The part of a `Game` that writes and reads it, copies it, and puts it into a table."""

    def __reduce__(self) -> tuple[object, ...]:
        """Copy or pickle everything played, and the bots; not who follows, nor the board."""
        from sequence_widget.game.record import collect, restore

        game = cast("Game", self)
        players = tuple(game.player(seat) for seat in range(len(game.players)))
        kept = {"damage": game.damage, "sets_up": game.sets_up}
        return restore, (collect(game), players, kept)

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

        The file changes all at once or not at all, and keeps its mode; through a link the file
        that it leads to is written.
        """
        from sequence_widget.game.files import save

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
        what it was. A name, seed or setting that is hurt is replaced by what is usual.
        """
        from sequence_widget.game.files import load

        return load(path, players, recover=recover)

    def to_frame(self) -> "pd.DataFrame":
        """Give the events of the current line as a table, a row an event.

        >>> import sequence_widget as sq
        >>> list(sq.Game("dice", seed=1).to_frame().columns)
        ['ply', 'seat', 'player', 'kind', 'event']
        """
        import pandas as pd

        game = cast("Game", self)
        rows = []
        for moment in game.moments[1:]:
            seat = moment.parent.position.turn if moment.parent else None
            rows.append(
                {
                    "ply": moment.ply,
                    "seat": seat,
                    "player": game.players[seat] if seat is not None else None,
                    "kind": "luck" if isinstance(moment.event, Chance) else "move",
                    "event": str(moment.event),
                }
            )
        return pd.DataFrame(rows, columns=["ply", "seat", "player", "kind", "event"])
