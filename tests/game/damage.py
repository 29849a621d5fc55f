"""A record to damage, and what is said of it then."""

import random

import sequence_widget as sq
from tests.game.playing import play_on, texts

GAME = play_on(sq.Game("mini-kids", ["Anna", "Bo"], seed=7), random.Random(1), 6)
GAME.go_to(4)
play_on(GAME, random.Random(2), 3)
JSON, TEXT = GAME.to_json(), GAME.to_text()
LINE = [*texts(GAME.setup), *texts(GAME.events)]


def whole_line(game: sq.Game) -> list[str]:
    return [*texts(game.setup), *texts(game.events)]


def damaged(text: str) -> tuple[sq.Game | None, sq.RecordError]:
    """Read a damaged record in either form; give the game, if there is one, and what is said."""
    try:
        game = (sq.Game.from_json if text.lstrip().startswith("{") else sq.Game.from_text)(text)
    except sq.RecordError as error:
        assert str(error)  # noqa: PT017 - other errors are to come through
        return None, error
    assert game.damage is not None
    assert str(game.damage)
    return game, game.damage


def refused(text: str) -> sq.RecordError:
    """Read a damaged record in either form, and give what is said of it."""
    return damaged(text)[1]


def line_with(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if part in line)
