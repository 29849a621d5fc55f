"""Games as they go: by rules, seed, players and luck; with variations; from a position."""

import contextlib
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import sequence_widget as sq
from tests.digests.canonical import Case, in_lines, table
from tests.digests.tables import CHANGED, EDITIONS, NAMES, Table, table_called
from tests.records.make import drawn_by_hand, entered_by_hand, play

Step = Callable[[sq.Game, random.Random], object]


def course(game: sq.Game) -> str:
    """Tell a whole game: every event, position and choice of its line, and its variations."""
    parts: list[object] = [repr(game), game.seed, game.luck_mode, game.same_luck, game.players]
    parts += [game.start.to_text(), *game.setup]
    last = len(game.events)
    parts.append(game.ply)
    game.go_to(0)
    for ply in range(last + 1):
        game.go_to(ply)
        position = game.position
        parts += [f"{ply} {game.last_event}", position.to_text(), _choices(position)]
    parts += [f"{way.ply}: {' / '.join(map(str, way.events))}" for way in game.variations]
    end = game.position
    parts += [end.turn, end.winner, end.winning_lines, game.seen_by(0)]
    return in_lines(parts)


def _choices(position: sq.Position) -> str:
    moves = ", ".join(map(str, position.legal_moves))
    return f"{position.awaiting} {position.turn}: {moves}"


def at_random(table: Table, seed: int, **options: Any) -> str:
    return course(play(table.game(seed, **options), seed))


def by_bots(table: Table, seed: int, bots: Sequence[object], **options: Any) -> str:
    players = [bots[seat % len(bots)] for seat in range(table.players)]
    game = table.game(seed, players=players, **options)
    game.advance()
    return in_lines([game.bots, course(game)])


def against_a_bot(table: Table, seed: int) -> str:
    people = NAMES[: table.players - 1]
    game = table.game(seed, players=[*people, sq.RandomBot()])
    rng = random.Random(seed)
    game.advance()
    while not game.position.is_over:
        game.play(rng.choice(game.position.legal_moves), by=game.position.turn)
        game.advance()
    return course(game)


def _play(game: sq.Game, rng: random.Random) -> None:
    play(game, rng.randrange(1000), 1)


def _switch(game: sq.Game, rng: random.Random) -> None:
    if game.variations:
        game.switch(rng.choice(game.variations))


_STEPS: list[Step] = [
    _play,
    _play,
    _play,
    _play,
    lambda game, _: game.undo(),
    lambda game, rng: game.back(rng.randrange(6)),
    lambda game, rng: game.forward(rng.randrange(6)),
    lambda game, rng: game.go_to(rng.randrange(8)),
    _switch,
    lambda game, _: game.luck(),
]


def wandering(table: Table, seed: int, **options: Any) -> str:
    """Play, take back, step about, go to other lines, and begin again."""
    game, rng = table.game(seed, **options), random.Random(seed)
    heard: list[str] = []
    game.subscribe(lambda game: heard.append(f"{game.ply} of {len(game.events)}"))
    for number in range(40):
        with contextlib.suppress(sq.SequenceError):
            rng.choice(_STEPS)(game, rng)
        if number == 20:
            game.restart(seed)
        heard.append(f"{number}: {game.last_event}, {len(game.variations)} variations")
    return in_lines([*heard, course(game)])


def from_a_position(text: str, seed: int, **options: Any) -> str:
    start = sq.Position.from_text(text)
    return course(play(sq.Game(start, NAMES[: start.players], seed=seed, **options), seed))


def restarted(table: Table, seed: int) -> str:
    """Begin again with the same seed, and with another."""
    game = play(table.game(seed), seed, 4)
    game.restart(seed)
    again = course(game)
    game.restart(seed + 1)
    return in_lines([again, course(play(game, seed, 4))])


def in_a_frame(table_: Table, seed: int) -> str:
    return table(play(table_.game(seed), seed, 20).to_frame())


STARTS = {
    "kids-to-win": "kids players=2 chips=c1:0,d1:0,e1:0 hands=fox,lion,tiger;wolf,whale,zebra",
    "kids-discards": "kids players=3 hands=fox;lion;wolf discards=tiger,tiger;;zebra turn=2",
    "kids-deal": "kids players=2 turn=1",
    "kids-draw": "kids players=2 hands=fox,lion;wolf,whale,zebra awaiting=draw played=3",
    "dice-teams": "dice players=4 chips=a1:0,b1:1,c1:0,d1:1 turn=2",
    "dice-rolled": "dice players=3 chips=b2:1,c3:2 turn=1 roll=5+5 rolls=9",
    "dice-roll-off": "dice players=3 awaiting=roll-off standing=4,0,0",
    "mini-dice-near": "mini-dice players=2 chips=a1:0,b1:0,a2:1,b2:1",
    "mini-kids-near": "mini-kids players=2 chips=b2:0,b3:0 hands=wolf;lion",
}


def cases() -> Iterator[Case]:
    for each in EDITIONS:
        for seed in (1, 2):
            yield Case(f"games/{each.name}/random{seed}", partial(at_random, each, seed))
        yield Case(f"games/{each.name}/ask", partial(at_random, each, 3, luck="ask"))
        same = partial(at_random, each, 4, same_luck=True)
        yield Case(f"games/{each.name}/same-luck", same)
        yield Case(f"games/{each.name}/a-bot", partial(against_a_bot, each, 5))
        greedy = partial(by_bots, each, 6, [sq.GreedyBot(), sq.RandomBot()])
        yield Case(f"games/{each.name}/greedy", greedy)
        yield Case(f"games/{each.name}/wandering", partial(wandering, each, 7))
    for each in CHANGED:
        yield Case(f"games/{each.name}/random", partial(at_random, each, 11))
        yield Case(f"games/{each.name}/greedy", partial(by_bots, each, 12, [sq.GreedyBot()]))
    yield from _walks()
    yield from _starts()


def _walks() -> Iterator[Case]:
    for name in ("kids/2p", "kids/3p", "dice/2p", "dice/4p", "mini-kids/2p", "mini-dice/2p"):
        each = table_called(name)
        for seed in (21, 22):
            walk = partial(wandering, each, seed, luck="ask")
            yield Case(f"games/{name}/wandering-ask{seed}", walk)
        walk = partial(wandering, each, 23, same_luck=True)
        yield Case(f"games/{name}/wandering-same", walk)
        yield Case(f"games/{name}/restarted", partial(restarted, each, 24))
        yield Case(f"games/{name}/frame", partial(in_a_frame, each, 25))


def _starts() -> Iterator[Case]:
    kids = {players: table_called(f"kids/{players}p") for players in (2, 3, 4)}
    for players, dealer in ((2, "Anna"), (2, 1), (3, 0), (3, "Cy"), (4, "Bo")):
        text = partial(at_random, kids[players], 31, dealer=dealer)
        yield Case(f"games/kids/{players}p/dealer-{dealer}", text)
    ages: dict[str, Any] = {"list": [9, 7.5, 8], "names": {"Anna": 9, "Bo": 8, "Cy": 7}}
    for name, given in ages.items():
        yield Case(f"games/kids/3p/ages-{name}", partial(at_random, kids[3], 32, ages=given))
    for name, start in STARTS.items():
        yield Case(f"games/from/{name}", partial(from_a_position, start, 33))
        yield Case(f"games/from/{name}/ask", partial(from_a_position, start, 34, luck="ask"))
    search = [sq.SearchBot(playouts=60), sq.GreedyBot()]
    for name in ("mini-kids/2p", "mini-dice/2p"):
        yield Case(f"games/{name}/search", partial(by_bots, table_called(name), 35, search))
    yield Case("games/entered-by-hand", lambda: course(entered_by_hand()))
    yield Case("games/drawn-by-hand", lambda: course(drawn_by_hand()))
