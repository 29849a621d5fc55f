"""A game written as a page in which it is played on: by people, and by its bots."""

import hashlib
import os

from sequence_widget.game import Game
from sequence_widget.playing.page import Cell, Course, Lesson, page
from sequence_widget.text import Phrase, RecordError, SequenceError, say, spoken
from sequence_widget.text.numbers import Prose
from sequence_widget.widget import SequenceWidget
from sequence_widget.widget.new_game import offered_name
from sequence_widget.widget.page.place import check_place, write
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
    plays: bool | str | os.PathLike[str] = True,  # noqa: FBT001, FBT002 - as a game is given it
) -> Prose:
    """Write the page, and say what is in it: the whole game, hidden cards too, in its source.

    `plays` names the folder of the Python for browsers where the build has not put it in here.
    """
    check_place(path)
    shown = game_page(game, show, language, None if isinstance(plays, bool) else plays)
    write(shown, path)
    size = round(len(shown) / 1000)
    inside = Phrase("playing.written.cards" if game.rules.hidden_cards else "playing.written.open")
    return Prose(say("playing.written", language, path=str(path), size=size, inside=inside))


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
    check_opens(kept)
    players = say("list.comma", language).join(game.players)
    title = f"{offered_name(game.rules, language)}: {players}"
    cell = Cell("game", "code", _CODE.format(show=show), hidden=True)
    lesson = Lesson(KEPT, language, title, "", [cell])
    storage = f"sequence-game-{hashlib.sha256(kept.encode()).hexdigest()[:16]}"
    files = {f"{language}/{KEPT}": kept}
    return page(Course(storage, title, language, [lesson], files, game=True), folder)


def check_opens(kept: str) -> None:
    """Refuse a game that its page could not read, as with a bot of one's own."""
    try:
        Game.from_json(kept)
    except SequenceError as error:
        raise RecordError("playing.does_not_open", why=error) from None


def play_on(*, show: str | int) -> SequenceWidget:
    """Give a board of the game that lies in the page, which keeps whatever is played on it."""
    board = SequenceWidget(Game.load(KEPT), show=show)

    def keep(_change: object) -> None:
        board.game.save(KEPT)

    board.observe(keep, "scene")
    return board
