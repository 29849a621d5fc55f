"""What a browser asks of a board, one thing after another, and what it is answered and shown."""

import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import sequence_widget as sq
from tests.digests.canonical import Case, in_lines, plain_json
from tests.digests.scenes import FOR_CELLS, no_time_passing, traits
from tests.digests.tables import table_called
from tests.records.make import play
from tests.widget.wire import Wire

Intent = dict[str, Any]
SHOWN = ("ply", "plies", "line", "status", "why", "happened", "undo", "curtain")


def carried_out(wire: Wire, intents: Iterator[Intent]) -> str:
    """Send intents as they come; tell each with its answer, what it changed and what was sent."""
    parts = []
    for intent in intents:
        before = len(wire.sent)
        answer = wire.send(intent)
        scene = {name: wire.scene[name] for name in SHOWN} | {"courses": wire.board.courses}
        parts += [plain_json(intent), plain_json(answer), plain_json(scene)]
        parts += [_name(message) for message in wire.sent[before:]]
    parts += [traits(wire.board, *FOR_CELLS, "scene"), wire.board.game.to_text()]
    wire.board.close()
    return in_lines(parts)


def _name(message: dict[str, Any]) -> str:
    """Name a message by its kind and the traits that it updates."""
    return f"{message['method']} {sorted(message.get('state', ()))}"


def _scripted(wire: Wire, script: Sequence[Intent]) -> Iterator[Intent]:
    for intent in script:
        yield {"ply": wire.scene["ply"], "line": wire.scene["line"], **intent}


def _wandering(wire: Wire, seed: int, steps: int) -> Iterator[Intent]:
    """Click about by chance, on what the board offers and at times on what it does not."""
    rng = random.Random(seed)
    for _ in range(steps):
        seen = {"ply": wire.scene["ply"], "line": wire.scene["line"]}
        yield {**seen, **rng.choice(_offered(wire, rng))}


def _offered(wire: Wire, rng: random.Random) -> list[Intent]:
    scene = wire.scene
    plays = [f"{key} {cell}" for key, cells in sorted(scene["choices"].items()) for cell in cells]
    plays += scene["actions"] + [f"draw {card}" for card in scene["drawable"]]
    offered: list[Intent] = [{"do": "play", "text": rng.choice(plays)}] * 5 if plays else []
    offered += [{"do": "luck"}] * (6 if scene["luck"] else 1)
    if scene["curtain"]:
        offered += [{"do": "reveal"}] * 8
    if others := wire.others:
        offered.append({"do": "switch", "course": wire.other(rng.randrange(len(others)))})
    to = rng.choice(["back", "forward"])
    offered += [{"do": "undo"}, {"do": "step", "to": to}, {"do": "new", "seed": "same"}]
    return [*offered, {"do": "log", "from": 1, "to": 99}, {"do": "play", "text": "tiger b1"}]


def wandered(name: str, seed: int, players: Sequence[object], options: Intent) -> str:
    """Go about a game by clicks."""
    luck, given = options.get("luck", "auto"), {**options}
    given.pop("luck", None)
    with no_time_passing():
        game = table_called(name).game(seed, players=players, luck=luck)
        wire = Wire(game, **given)
        return carried_out(wire, _wandering(wire, seed, 30))


def told(name: str, script: Sequence[Intent], options: Intent) -> str:
    with no_time_passing():
        wire = Wire(table_called(name).game(7, luck=options.get("luck", "auto")))
        wire.board.language = options.get("language", "en")
        return carried_out(wire, _scripted(wire, script))


def written(name: str, values: Sequence[Intent]) -> str:
    """Write traits as a browser does, those it may not among them."""
    game = table_called(name).game(7)
    wire, parts = Wire(game), []
    play(game, 7, 4)
    for value in values:
        before = len(wire.sent)
        wire.write(**value)
        parts += [plain_json(value), traits(wire.board, *FOR_CELLS, "scene")]
        parts += [_name(message) for message in wire.sent[before:]]
    wire.board.close()
    return in_lines([*parts, game.to_text()])


def _play(*texts: str) -> list[Intent]:
    return [{"do": "play", "text": text} for text in texts]


SCRIPTS: dict[str, tuple[str, list[Intent], Intent]] = {
    "kids-play": ("kids/2p", _play("tiger b1", "fox f2", "panda a3"), {}),
    "kids-refused": ("kids/2p", _play("tiger z9", "draw fox", "tiger a2", "x" * 99, "fox"), {}),
    "kids-undo": (
        "kids/2p",
        [*_play("tiger b1"), {"do": "undo"}, *_play("zebra c2"), {"do": "switch", "course": 8}],
        {},
    ),
    "kids-step": (
        "kids/2p",
        [
            *_play("tiger b1", "fox f2"),
            *({"do": "step", "to": to} for to in ("back", "forward", "forward", "back", "up")),
        ],
        {},
    ),
    "kids-new": ("kids/2p", [*_play("tiger b1"), {"do": "new", "seed": "same"}], {}),
    "kids-ask": (
        "kids/2p",
        [*_play("tiger b1", "draw fox", "fox f2"), {"do": "luck"}, {"do": "luck"}],
        {"luck": "ask"},
    ),
    "kids-log": ("kids/2p", [*_play("tiger b1"), {"do": "log", "from": 1, "to": 5}], {}),
    "dice-ask": (
        "dice/2p",
        [{"do": "luck"}, *_play("roll 3+4", "place b2", "roll 7+7", "roll 5+5"), {"do": "undo"}],
        {"luck": "ask"},
    ),
    "dice-log": (
        "dice/3p",
        [{"do": "step", "to": "forward"}, {"do": "log", "from": -3, "to": 10**9}],
        {},
    ),
    "stale": ("kids/2p", [{**intent, "ply": 99} for intent in _play("tiger b1")], {}),
    "nonsense": (
        "kids/2p",
        [
            {"do": "dance"}, {"do": 7}, {}, {"do": "switch", "course": 3}, {"do": "play"},
            {"do": "new"}, {"do": "log"}, {"do": "reveal"}, {"do": "undo"}, {"do": "luck"},
        ],
        {},
    ),
}  # fmt: skip

WRITES: list[Intent] = [
    {"ply": 1}, {"ply": 99}, {"ply": "x"}, {"language": "nb"}, {"language": "xx"},
    {"overlay": "threats"}, {"overlay": "gold"}, {"turn": 1}, {"scene": {}},
    {"ply": 3, "winner": 0}, {"words": {}, "language": "en"},
]  # fmt: skip


def cases() -> Iterator[Case]:
    for name, (at, script, options) in SCRIPTS.items():
        yield Case(f"intents/{name}", partial(told, at, script, options))
        norwegian = partial(told, at, script, {**options, "language": "nb"})
        yield Case(f"intents/{name}-nb", norwegian)
    for name in ("kids/2p", "dice/2p", "mini-kids/2p"):
        yield Case(f"intents/writes/{name}", partial(written, name, WRITES))
    ways: dict[str, Intent] = {
        "mover": {},
        "all": {"show": "all", "language": "nb"},
        "seat": {"show": 0},
        "none": {"show": "none"},
        "curtain": {"curtain": True, "overlay": "cells"},
        "ask": {"luck": "ask"},
        "ask-all": {"luck": "ask", "show": "all", "overlay": "threats"},
        "ask-curtain": {"luck": "ask", "curtain": True, "language": "nb"},
    }
    for name in ("kids/2p", "dice/2p", "mini-kids/2p"):
        for way, options in ways.items():
            people = partial(wandered, name, 121, ["Anna", "Bo"], options)
            yield Case(f"intents/{name}/{way}", people)
        for way in ("mover", "all", "ask"):
            bot = partial(wandered, name, 122, ["Anna", sq.RandomBot()], ways[way])
            yield Case(f"intents/{name}/bot-{way}", bot)
        alone = partial(wandered, name, 123, [sq.RandomBot(), sq.GreedyBot()], {})
        yield Case(f"intents/{name}/bots-alone", alone)
