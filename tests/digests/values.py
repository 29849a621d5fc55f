"""Values pickled and copied: equal to what they were, with the same text."""

import copy
import pickle
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any

import sequence_widget as sq
from tests.digests.canonical import Case, explained, in_lines
from tests.digests.records import branched
from tests.digests.tables import part_way, table_called

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),  # noqa: S301 - our own
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def kept(make: Callable[[], Any]) -> str:
    """Write a value, and whether it is the same when it has been copied in each way."""
    value = make()
    parts = [explained(value)]
    for name, way in WAYS.items():
        again = way(value)
        parts.append(f"{name}: {again == value}, {_hash_kept(value, again)}")
        parts.append(explained(again))
    return in_lines(parts)


def _hash_kept(value: object, again: object) -> object:
    try:
        return hash(again) == hash(value)
    except TypeError:
        return "no hash"


def game_kept(name: str) -> str:
    game = branched(table_called(name))
    parts = [game.to_text()]
    for way in ("pickle", "deepcopy"):
        again = WAYS[way](game)
        parts += [again.to_json(), again.variations == game.variations, again.position]
    return in_lines(parts)


def error_kept(make: Callable[[], sq.SequenceError]) -> str:
    error = make()
    again = WAYS["pickle"](error)
    return in_lines([type(again).__name__, again, again.in_language("nb"), str(error)])


def _raised(call: Callable[[], object]) -> sq.SequenceError:
    try:
        call()
    except sq.SequenceError as error:
        return error
    raise AssertionError


def _view(name: str, seat: int | None) -> sq.View:
    return part_way(name, 91, 0.6).seen_by(seat)


def _simulated() -> sq.Results:
    return sq.simulate("mini-kids", 200, progress=False)


def _rated() -> sq.Ratings:
    view = sq.position("mini-dice", chips={"a1": 0, "b1": 0}, roll=(3,)).seen_by(0)
    return view.rate_moves(200, progress=False)


VALUES: dict[str, Callable[[], Any]] = {
    "move": lambda: sq.Move.from_text("tiger b1"),
    "move-pass": lambda: sq.Move("pass"),
    "chance": lambda: sq.Chance.from_text("roll 3+4"),
    "chance-card": lambda: sq.Chance("draw", "Fox"),
    "rules-kids": lambda: sq.edition("kids").but(copies={"tiger": 3}),
    "rules-dice": lambda: sq.edition("dice").but(again_on={3}),
    "board": lambda: sq.Board.from_text("1 2 / 3 4"),
    "position-kids": lambda: part_way("kids/3p", 91, 0.5).position,
    "position-dice": lambda: part_way("dice/4p", 91, 0.5).position,
    "view": lambda: _view("kids/2p", 0),
    "view-onlooker": lambda: _view("kids/4p", None),
    "view-dice": lambda: _view("dice/3p", 1),
    "view-learnt": lambda: _view("kids/2p", 0).given(lacks={1: ["dragon"]}),
    "probability": lambda: sq.roll("dice").probability({(3, 4)}),
    "probability-plain": lambda: sq.Probability(1, 39),
    "dist": lambda: sq.roll_sum("dice"),
    "dist-given": lambda: sq.roll_sum("dice").given({7, 8}),
    "dist-own": lambda: sq.Dist({"heads": Fraction(1, 2), "tails": Fraction(1, 2)}),
    "dist-hand": lambda: sq.opening_hand("mini-kids"),
    "count": lambda: sq.turn("dice"),
    "count-draws": lambda: sq.draws_until("kids", "dragon"),
    "count-rolls": lambda: sq.rolls_until("mini-dice", "all"),
    "estimate": lambda: sq.Estimate(5, 10, 7, "RandomBot"),
    "tally": lambda: sq.Tally({3: 1, 4: 2}),
    "results": _simulated,
    "convergence": lambda: _simulated().convergence(),
    "ratings": _rated,
    "bot-random": sq.RandomBot,
    "bot-greedy": sq.GreedyBot,
    "bot-search": lambda: sq.SearchBot(playouts=7),
    "bot-seconds": lambda: sq.SearchBot(seconds=0.5),
}

ERRORS: dict[str, Callable[[], object]] = {
    "rules": lambda: sq.edition("kidz"),
    "position": lambda: sq.position("kids", chips={"a1": 0}),
    "move": lambda: sq.position("dice", roll=(1, 2)).apply("place a1"),
    "record": lambda: sq.Game.from_text("sequence_widget game 1\nseed: x\n"),
    "impossible": lambda: sq.roll_sum("dice").given(13),
    "question": lambda: sq.roll("kids"),
    "out-of-reach": lambda: sq.solve(sq.position("dice")),
    "simulation": lambda: sq.simulate("kids", games=0),
    "named": lambda: sq.Game("kids", players=["Anna", "Bo"], seed=7).play("fox f2", by="Bo"),
}


def cases() -> Iterator[Case]:
    for name, make in VALUES.items():
        yield Case(f"values/{name}", partial(kept, make))
    for name in ("kids/2p", "kids/4p", "dice/2p", "dice/4p", "mini-kids/2p", "mini-dice/2p"):
        yield Case(f"values/game/{name}", partial(game_kept, name))
    for name, call in ERRORS.items():
        yield Case(f"values/error/{name}", partial(error_kept, partial(_raised, call)))
