"""A record to damage, and what is said of it then."""

import random

import pytest

import sequence_widget as sq
from sequence_widget.game.records.json_form import read_json
from sequence_widget.game.records.text_form import read_text
from tests.game.playing import play_on, texts

GAME = play_on(sq.Game("mini-kids", ["Anna", "Bo"], seed=7), random.Random(1), 6)
GAME.go_to(4)
play_on(GAME, random.Random(2), 3)
JSON, TEXT = GAME.to_json(), GAME.to_text()
LINE = [*texts(GAME.setup), *texts(GAME.events)]


def whole_line(game: sq.Game) -> list[str]:
    return [*texts(game.setup), *texts(game.events)]


def refused(text: str) -> sq.RecordError:
    """Read a damaged record in either form, and return the error, which must be in words."""
    with pytest.raises(sq.RecordError) as raised:
        (read_json if text.lstrip().startswith("{") else read_text)(text)
    assert str(raised.value)
    return raised.value


def line_with(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if part in line)
