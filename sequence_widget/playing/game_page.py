"""A game written as a page in which it is played on: by people, and by its bots."""

import hashlib
import os
from pathlib import Path

from sequence_widget.game import Game
from sequence_widget.playing.page import Cell, Course, Lesson, page
from sequence_widget.text import RecordError, say, spoken
from sequence_widget.widget import SequenceWidget
from sequence_widget.widget.new_game import offered_name
from sequence_widget.widget.screen import read_show

KEPT = "this-game.json"
"""The game in the page, and what has been played on since."""

_CODE = """from sequence_widget.playing.game_page import play_on

play_on(show={show!r})
"""


def write_game_page(
    game: Game,
    path: str | os.PathLike[str],
    show: str | int | None = None,
    language: str | None = None,
    folder: str | os.PathLike[str] | None = None,
) -> None:
    """Write the page; who reads its source finds the whole game there, hidden cards too.

    `folder` is where the Python for browsers is, if the build has not put it into the package.
    """
    shown = game_page(game, show, language, folder)
    try:
        Path(path).write_text(shown, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", error)
        raise RecordError("record.not_saved", path=str(path), reason=reason) from None


def game_page(
    game: Game,
    show: str | int | None = None,
    language: str | None = None,
    folder: str | os.PathLike[str] | None = None,
) -> str:
    """Give the page as HTML."""
    language = spoken(language)
    show = read_show(game, "mover" if show is None else show)
    kept = game.to_json()
    players = say("list.comma", language).join(game.players)
    title = f"{offered_name(game.rules, language)}: {players}"
    cell = Cell("game", "code", _CODE.format(show=show), hidden=True)
    lesson = Lesson(KEPT, language, title, "", [cell])
    storage = f"sequence-game-{hashlib.sha256(kept.encode()).hexdigest()[:16]}"
    files = {f"{language}/{KEPT}": kept}
    return page(Course(storage, title, language, [lesson], files, game=True), folder)


def play_on(*, show: str | int) -> SequenceWidget:
    """Give a board of the game that lies in the page, which keeps whatever is played on it."""
    board = SequenceWidget(Game.load(KEPT), show=show)

    def keep(_change: object) -> None:
        board.game.save(KEPT)

    board.observe(keep, "scene")
    return board
