"""Positions: their texts, pictures, luck and choices, as the whole truth and as each seat sees."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import sequence_widget as sq
from tests.digests.canonical import Case, in_lines
from tests.digests.games import STARTS
from tests.digests.tables import CHANGED, EDITIONS, part_way


def everything(position: sq.Position) -> str:
    again = sq.Position.from_text(position.to_text())
    parts: list[object] = [position.to_text(), repr(position), str(position), again == position]
    parts += [hash(again) == hash(position), position.rules.to_text(), position.players]
    parts += [position.turn, position.awaiting, position.is_over, position.winner]
    parts += [position.winning_lines, position.chips, position.roll, sorted(position.deck.items())]
    for seat in range(position.players):
        parts += [position.hand(seat), position.discards(seat), position.supply(seat)]
        parts.append(position.side(seat))
    parts += [position.chip(cell) for cell in position.rules.board.cells]
    return in_lines([*parts, *_next(position)])


def _next(position: sq.Position) -> Iterator[str]:
    """Tell all that may happen next, and what it leads to."""
    for move in position.legal_moves:
        yield f"{move!r} {position.apply(move).to_text()}"
    for chance, weight in position.chance_outcomes():
        yield f"{chance!r} {weight} {position.apply(chance).to_text()}"


def seen(position: sq.Position) -> str:
    """What each seat and an onlooker see, and what that could be."""
    parts: list[object] = []
    for seat in (None, *range(position.players)):
        view = position.seen_by(seat)
        parts += [repr(view), view.to_text(), view.hand, sorted(view.unseen.items())]
        sampled = view.sample(random.Random(5))
        parts += [sampled.to_text(), sampled.seen_by(seat) == view, view.deck_size]
    return in_lines(parts)


def drawn(position: sq.Position) -> str:
    return position._repr_svg_()


def _at(tell: Callable[[sq.Position], str], name: str, part: float) -> str:
    return tell(part_way(name, 71, part).position)


def _from_text(text: str) -> str:
    return everything(sq.Position.from_text(text))


def _built(parts: dict[str, Any]) -> str:
    return everything(sq.position(**parts))


BUILT: dict[str, dict[str, Any]] = {
    "kids-mapping": {"rules": "kids", "hands": [{"fox": 2}, ["Tiger"]], "turn": 1},
    "kids-won": {"rules": "kids", "chips": {"a2": 0, "a3": 0, "a4": 0}},
    "kids-swaps": {"rules": "kids", "hands": [["fox"], ["lion"]], "swaps": 1, "idle": 1},
    "dice-rolled": {"rules": "dice", "chips": {"b2": 1}, "roll": (3, 4), "rolls": 12},
    "dice-teams": {"rules": "dice", "players": 4, "chips": {"a1": 2, "b1": 3}, "turn": 3},
    "dice-standing": {
        "rules": "dice",
        "players": 3,
        "awaiting": "roll-off",
        "standing": (5, None, 0),
    },
    "line-of-rules": {"rules": "kids dragons=4", "players": 4},
}


def cases() -> Iterator[Case]:
    for each in EDITIONS:
        at = f"positions/{each.name}"
        yield Case(at, partial(_at, everything, each.name, 0.4))
        yield Case(f"{at}/svg", partial(_at, drawn, each.name, 0.7))
        yield Case(f"{at}/seen", partial(_at, seen, each.name, 0.7))
    for each in CHANGED:
        yield Case(f"positions/{each.name}", partial(_at, everything, each.name, 0.5))
    for name, text in STARTS.items():
        yield Case(f"positions/text/{name}", partial(_from_text, text))
    for name, parts in BUILT.items():
        yield Case(f"positions/built/{name}", partial(_built, parts))
