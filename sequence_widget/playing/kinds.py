"""Which kind of page a game is written as: one that steps through it, or one that plays it on."""

import os
from typing import TYPE_CHECKING

from sequence_widget.text import SequenceError

if TYPE_CHECKING:
    from sequence_widget.game import Game
    from sequence_widget.teaching.analysis import Analysis
    from sequence_widget.text.numbers import Prose


def write_html(
    game: "Game",
    path: str | os.PathLike[str],
    show: str | int | None,
    language: str | None,
    analysis: "Analysis | None",
    plays: bool | str | os.PathLike[str],  # noqa: FBT001 - as a game is given it
) -> "Prose":
    """Write the page that was asked for; see `Game.to_html`. An empty name is that of a folder."""
    if plays in (False, None):
        from sequence_widget.widget.page import write_page

        return write_page(game, path, show, language, analysis)
    if analysis is not None:
        raise SequenceError("playing.no_analysis")
    from sequence_widget.playing.game_page import write_game_page

    return write_game_page(game, path, show, language, plays)
