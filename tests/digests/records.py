"""Games kept and had again: as text and JSON, whole, damaged and recovered; rules as text."""

import json
import random
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import sequence_widget as sq
from tests.digests.canonical import Case, in_lines, told
from tests.digests.games import STARTS, course
from tests.digests.tables import BEGINNERS, CHANGED, EDITIONS, Table, table_called
from tests.records.make import play


def branched(each: Table, seed: int = 81, **options: Any) -> sq.Game:
    """Give a short game with variations, shown midway."""
    game = play(each.game(seed, **options), 1, 6)
    for ply, choices, moves in ((2, 2, 3), (4, 3, 2), (0, 4, 4)):
        game.go_to(min(ply, len(game.events)))
        play(game, choices, moves)
    game.back()
    return game


def as_text_and_json(each: Table) -> str:
    one, other = branched(each), branched(each, luck="ask", same_luck=True)
    parts = [one.to_text(), course(sq.Game.from_text(one.to_text()))]
    return in_lines([*parts, other.to_json(), course(sq.Game.from_json(other.to_json()))])


def with_bots() -> str:
    players = ["Anna", sq.GreedyBot(), sq.SearchBot(playouts=50)]
    game = sq.Game("kids", players=players, seed=82)
    game.play(game.position.legal_moves[0])
    game.advance(1)
    again = sq.Game.from_text(game.to_text())
    others = sq.Game.from_json(game.to_json(), players=["Kari", "Ola", sq.RandomBot()])
    return in_lines([game.to_text(), game.to_json(), again.bots, course(again), course(others)])


def read_back(text: str) -> str:
    """Read a record and a file as far as they are good, with what was wrong with them."""
    parts = [_read(partial(sq.Game.from_json if text.startswith("{") else sq.Game.from_text, text))]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.txt"
        path.write_text(text, encoding="utf-8", newline="\n")
        parts.append(_read(partial(sq.Game.load, path)))
    return in_lines(parts)


def _read(read: Callable[[], sq.Game]) -> str:
    try:
        game = read()
    except sq.SequenceError as error:
        return told(error)
    damage = told(game.damage) if game.damage is not None else "no damage"
    return in_lines([damage, game.to_text()])


def saved(name: str) -> str:
    """Save in both forms, load again, and save over what is there."""
    game = branched(table_called(name))
    parts = []
    with tempfile.TemporaryDirectory() as folder:
        for form in ("game.txt", "game.json", "game.txt"):
            path = Path(folder) / form
            game.save(path)
            parts += [path.read_text(encoding="utf-8"), sq.Game.load(path).to_json()]
            game.go_to(0)
    return in_lines(parts)


def begun_at(text: str) -> str:
    game = sq.Game(sq.Position.from_text(text), seed=83)
    return in_lines([game.to_text(), game.to_json()])


Damage = Callable[[list[str]], list[str]]


def _without(part: str) -> Damage:
    return lambda lines: [line for line in lines if not line.startswith(part)]


def _instead(part: str, line: str) -> Damage:
    return lambda lines: [line if each.startswith(part) else each for each in lines]


DAMAGE: dict[str, Damage] = {
    "empty": lambda _: [],
    "title": lambda lines: lines[1:],
    "version": _instead("sequence", "sequence_widget game 9"),
    "no-start": _without("start"),
    "no-seed": _without("seed"),
    "no-luck": _without("luck"),
    "no-players": _without("player"),
    "no-begins": _without("begins"),
    "bad-start": _instead("start", "start: kidz players=2"),
    "bad-start-part": _instead("start", "start: kids players=2 chips=z9:0"),
    "bad-seed": _instead("seed", "seed: seven"),
    "bad-luck": _instead("luck", "luck: good"),
    "bad-same": _instead("same", "same luck: maybe"),
    "bad-begins": _instead("begins", "begins: draw nothing"),
    "same-names": _instead("player", "player: Anna"),
    "a-bot": _instead("player", 'bot: {"name": "X", "bot": "MagicBot", "settings": {}}'),
    "a-bots-settings": _instead(
        "player", 'bot: {"name": "X", "bot": "SearchBot", "settings": {"depth": 3}}'
    ),
    "not-a-bot": _instead("player", "bot: 7"),
    "bad-show": _instead("show", "show 1000"),
    "comments": lambda lines: [*lines, "", "# a remark", ""],
    "first-event": lambda lines: [*lines[:9], "deal nothing", *lines[9:]],
    "half-a-line": lambda lines: [*lines[:-1], lines[-1][:-2]],
    "cut-short": lambda lines: lines[: len(lines) // 2],
    "an-event-twice": lambda lines: [*lines[:16], lines[15], *lines[16:]],
    "events-turned": lambda lines: [*lines[:15], lines[16], lines[15], *lines[17:]],
    "spaces": lambda lines: [f"  {line.upper() if ' of ' in line else line}  " for line in lines],
}


def damaged(name: str, how: str) -> str:
    text = branched(table_called(name)).to_text()
    return read_back("\n".join(DAMAGE[how](text.splitlines())) + "\n")


def scratched(name: str, seed: int, form: str) -> str:
    """Change a few letters by chance."""
    game, rng = branched(table_called(name)), random.Random(seed)
    letters = list(game.to_text() if form == "text" else game.to_json())
    for _ in range(3):
        letters[rng.randrange(len(letters))] = rng.choice("abc 0123:{}\n")
    return read_back("".join(letters))


JSON_CHANGES: dict[str, dict[str, Any]] = {
    "version": {"version": 99},
    "players": {"players": "Anna"},
    "seed": {"seed": "7"},
    "luck": {"luck": "none"},
    "start": {"start": None},
    "steps": {"steps": 3},
    "no-steps": {"steps": []},
}


def changed_json(how: str) -> str:
    kept = json.loads(branched(table_called("kids/2p")).to_json())
    return read_back(json.dumps({**kept, **JSON_CHANGES[how]}, indent=1))


def without_json(name: str) -> str:
    kept = json.loads(branched(table_called("dice/2p")).to_json())
    return read_back(json.dumps({key: value for key, value in kept.items() if key != name}))


def rules_text(rules: sq.Rules) -> str:
    """Write rules as text, and all that can be read off them."""
    again = sq.Rules.from_text(rules.to_text())
    parts: list[object] = [rules.to_text(), again == rules, hash(again) == hash(rules)]
    parts += [rules.board, rules.board.cells, rules.board.width, rules.board.height, rules.begins]
    parts += [rules.edition, rules.chips, rules.limit, rules.player_counts]
    for players in rules.player_counts:
        parts += [rules.run(players), rules.sides(players), rules.cards_left(players)]
        parts += [[rules.side(seat, players) for seat in range(players)]]
        parts += [rules.board.lines(rules.run(players))]
    return in_lines(parts)


def cases() -> Iterator[Case]:
    for each in EDITIONS:
        yield Case(f"records/{each.name}", partial(as_text_and_json, each))
    for name in ("kids/2p", "dice/3p", "mini-kids/2p"):
        yield Case(f"records/{name}/saved", partial(saved, name))
    yield Case("records/with-bots", with_bots)
    yield from _damaged()
    for name in sq.editions():
        yield Case(f"records/rules/{name}", partial(rules_text, sq.edition(name)))
    for each in [*BEGINNERS, *CHANGED]:
        yield Case(f"records/rules/{each.name}", partial(rules_text, each.rules))
    for name, start in STARTS.items():
        yield Case(f"records/from/{name}", partial(begun_at, start))


def _damaged() -> Iterator[Case]:
    for how in DAMAGE:
        yield Case(f"records/damaged/kids-{how}", partial(damaged, "kids/2p", how))
    for how in ("no-seed", "bad-show", "cut-short", "events-turned", "an-event-twice"):
        yield Case(f"records/damaged/dice-{how}", partial(damaged, "dice/4p", how))
    for form in ("text", "json"):
        for seed in range(10):
            text = partial(scratched, "mini-kids/2p", seed, form)
            yield Case(f"records/scratched/{form}{seed}", text)
    for how in JSON_CHANGES:
        yield Case(f"records/json-changed/{how}", partial(changed_json, how))
    for name in ("start", "players", "seed", "luck", "same_luck", "steps"):
        yield Case(f"records/json-without/{name}", partial(without_json, name))
    yield Case("records/json-cut", partial(read_back, '{"format": "sequence_widget game", '))
