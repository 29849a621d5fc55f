"""Games played every which way, for the tests of stepping, luck and records."""

import random
from typing import Any

import sequence_widget as sq

Path = tuple[str, ...]
Wrong = Any
"""Said of arguments with which the tests break what the type hints promise."""


class FirstBot:
    """Always plays the first legal move."""

    def choose(self, view: sq.View, _rng: random.Random) -> sq.Move:
        return view.legal_moves[0]


def play_on(game: sq.Game, rng: random.Random, events: int = 10_000) -> sq.Game:
    """Play legal moves at random, luck entered by hand where the game waits for it."""
    for _ in range(events):
        if game.position.is_over:
            break
        moves = game.position.legal_moves
        game.play(rng.choice(moves) if moves else game.position.random_chance(rng))
    return game


def wander(game: sq.Game, rng: random.Random, steps: int) -> sq.Game:
    """Play, step about, take back, enter luck and switch to variations, all at random."""
    for _ in range(steps):
        match rng.randrange(14):
            case 0:
                game.back(rng.randrange(4))
            case 1:
                game.forward(rng.randrange(4))
            case 2:
                game.go_to(rng.randrange(len(game.events) + 1))
            case 3 if can_undo(game):
                game.undo()
            case 4 if game.position.awaiting in ("draw", "roll"):
                game.luck()
            case 5 if game.variations:
                game.switch(rng.choice(game.variations))
            case _:
                play_on(game, rng, rng.randrange(1, 4))
    return game


def can_undo(game: sq.Game) -> bool:
    """Whether a person has decided something on the way to what is shown."""
    seats = [moment.position.turn for moment in game.shown.path()[:-1]]
    events = [moment.event for moment in game.shown.path()[1:]]
    people = set(range(len(game.players))) - set(game.bots)
    return any(
        isinstance(event, sq.Move) and seat in people
        for event, seat in zip(events, seats, strict=True)
    )


def way_here(game: sq.Game) -> Path:
    """Return the texts of all events from the beginning to what is shown."""
    return tuple(str(moment.event) for moment in game.shown.path()[1:])


def texts(events: tuple[object, ...]) -> Path:
    return tuple(map(str, events))


def courses(game: sq.Game) -> list[Path]:
    """Return the whole current line, then every variation, each from the beginning."""
    setup, events = texts(game.setup), texts(game.events)
    others = [setup + events[: way.ply] + texts(way.events) for way in game.variations]
    return [setup + events, *others]


def snapshot(game: sq.Game) -> tuple[object, ...]:
    """Return all that an error must not change."""
    return game.to_json(), game.shown, game.players, game.luck_mode, game.damage
