"""The events of a game as a table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sequence_widget.engine.events import Chance
from sequence_widget.game.tree import Moment
from sequence_widget.text.extras import wanted

if TYPE_CHECKING:
    import pandas as pd


def table_of(moments: Sequence[Moment], players: Sequence[str]) -> "pd.DataFrame":
    """Give a row for every event that leads from one of these moments to the next."""
    with wanted("pandas"):
        import pandas as pd

    rows = []
    for moment in moments[1:]:
        seat = moment.parent.position.turn if moment.parent else None
        rows.append(
            {
                "ply": moment.ply,
                "seat": seat,
                "player": players[seat] if seat is not None else None,
                "kind": "luck" if isinstance(moment.event, Chance) else "move",
                "event": str(moment.event),
            }
        )
    return pd.DataFrame(rows, columns=["ply", "seat", "player", "kind", "event"])
