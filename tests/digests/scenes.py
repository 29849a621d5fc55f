"""What a board shows: all its traits, for every viewer, language, overlay and kind of luck."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest import mock

import sequence_widget as sq
from tests.digests.canonical import LANGUAGES, Case, in_lines, plain_json
from tests.digests.records import branched
from tests.digests.tables import CHANGED, EDITIONS, NAMES, table_called
from tests.records.make import play
from tests.widget.wire import scene_of

FOR_CELLS = ("ply", "turn", "winner", "last_event", "position_text", "language", "overlay")
FOR_A_GAME = ("board", "seats", "words")


@contextmanager
def no_time_passing() -> Iterator[None]:
    """Stop the clock: a board waits for a slow bot only so long before it shows what it has."""
    with mock.patch.object(time, "monotonic", return_value=0.0):
        yield


def traits(board: sq.SequenceWidget, *names: str) -> str:
    """Write some traits, and the scene in one piece, however many traits it is made of."""
    told = {**board.get_state(), "scene": scene_of(board)}
    return plain_json({name: told[name] for name in names})


def shown(game: sq.Game, **options: Any) -> str:
    """Write what a board shows of a game, with the text and the picture that stand in for it."""
    with no_time_passing():
        board = sq.SequenceWidget(game, **options)
    bundle = board._repr_mimebundle_()
    assert bundle is not None
    data = bundle[0]
    board.close()
    told = traits(board, *FOR_CELLS, "scene", *(["courses"] if board.courses else []))
    parts = [told, repr(board.view), board.show, board.game.ply]
    return in_lines([*parts, data["text/plain"], data["image/svg+xml"]])


def laid_out(name: str, language: str) -> str:
    """Write what stays the same for a whole game: the board, who plays, and the labels."""
    each = table_called(name)
    players = [*NAMES[: each.players - 1], sq.RandomBot()]
    board = sq.SequenceWidget(each.game(1, players=players), language=language)
    board.close()
    return traits(board, *FOR_A_GAME)


def midway(name: str, moves: int, back: int = 0, luck: str = "auto", **options: Any) -> str:
    game = table_called(name).game(111, luck=luck)
    play(game, 111, moves)
    game.back(back)
    return shown(game, **options)


def with_variations(name: str, **options: Any) -> str:
    return shown(branched(table_called(name)), **options)


def with_bots(name: str, moves: int, **options: Any) -> str:
    game = table_called(name).game(112, players=[sq.RandomBot(), "Anna"])
    game.advance()
    play(game, 112, moves)
    return shown(game, **options)


def asked_for_luck(name: str, show: str | int) -> str:
    """Write what a board shows while it waits for a draw or a roll."""
    game = table_called(name).game(113, luck="ask")
    play(game, 113, 2)
    while game.position.awaiting == "move":
        game.play(game.position.legal_moves[0])
    return shown(game, show=show)


def threatened(name: str, language: str) -> str:
    """Where each side would win with one chip."""
    chips = {
        "kids": {"c1": 0, "d1": 0, "e1": 0, "b2": 1, "c2": 1, "d2": 1},
        "dice": {f"{column}1": 0 for column in "abcde"} | {f"{column}2": 1 for column in "bcdef"},
        "mini-dice": {"a1": 0, "b1": 0, "c2": 1, "c3": 1},
        "mini-kids": {"b2": 0, "b3": 0, "c1": 1, "c2": 1},
    }[name]
    game = sq.Game(sq.position(name, chips=chips), ["Anna", "Bo"], seed=1)
    return shown(game, overlay="threats", language=language, show="all")


def cases() -> Iterator[Case]:
    two = ("kids/2p", "dice/2p", "mini-kids/2p", "mini-dice/2p")
    for each in EDITIONS:
        for language in LANGUAGES:
            text = partial(laid_out, each.name, language)
            yield Case(f"scenes/{each.name}/board-{language}", text)
        yield Case(f"scenes/{each.name}/over", partial(midway, each.name, 10_000, language="nb"))
    for name in (*two, "kids/4p", "dice/4p"):
        for show in ("mover", "all", "none", 1):
            yield Case(f"scenes/{name}/show-{show}", partial(midway, name, 5, show=show))
        norwegian = partial(midway, name, 5, language="nb")
        yield Case(f"scenes/{name}/show-mover-nb", norwegian)
    for each in CHANGED[::3]:
        yield Case(f"scenes/{each.name}", partial(midway, each.name, 3))
    for name in two:
        yield from _special(name)
        for language in LANGUAGES:
            text = partial(threatened, name.split("/")[0], language)
            yield Case(f"scenes/{name}/threats-{language}", text)


def _special(name: str) -> Iterator[Case]:
    at = f"scenes/{name}"
    yield Case(f"{at}/cells", partial(midway, name, 4, overlay="cells"))
    yield Case(f"{at}/fills", partial(midway, name, 4, overlay="fills"))
    yield Case(f"{at}/curtain", partial(midway, name, 4, curtain=True))
    yield Case(f"{at}/curtain-nb", partial(midway, name, 4, curtain=True, language="nb"))
    yield Case(f"{at}/stepped-back", partial(midway, name, 4, back=3))
    yield Case(f"{at}/stepped-back-0", partial(midway, name, 4, back=3, show=0))
    for show in ("mover", "all", 0):
        text = partial(asked_for_luck, name, show)
        yield Case(f"{at}/ask-{show}", text)
    for language in LANGUAGES:
        text = partial(with_variations, name, language=language)
        yield Case(f"{at}/variations-{language}", text)
    yield Case(f"{at}/bots", partial(with_bots, name, 2))
    yield Case(f"{at}/bots-nb", partial(with_bots, name, 3, language="nb", show="Anna"))
