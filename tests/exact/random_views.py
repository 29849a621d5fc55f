"""Random games of many editions, and views of them, for hypothesis."""

import random

from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.engine import KidsView

EDITIONS: list[tuple[str, int]] = [
    ("kids", 2),
    ("kids", 3),
    ("kids-nb", 4),
    ("kids-2025 unicorns=0 dragons=0 hand_size=1", 4),
    ("mini-kids", 2),
    ("mini-kids hand_size=2 player_counts=2,3", 3),
    ("mini-kids hand_size=3 dead_cards=may", 2),
    ("kids hand_size=5 dragons=4", 3),
    ("mini-kids chips=2", 2),
    ("mini-kids unicorns=0 copies=1", 2),
]


def played(rules: str, players: int, seed: int, events: int) -> sq.Game:
    """A random game after so many events, luck asked one by one."""
    rng = random.Random(seed)
    game = sq.Game(sq.Rules.from_text(rules), players=players, seed=seed, luck="ask")
    for _ in range(events):
        here = game.position
        if here.is_over:
            break
        if here.awaiting == "move":
            game.play(rng.choice(here.legal_moves))
        else:
            game.play(here.random_chance(rng))
    return game


@st.composite
def games(draw: st.DrawFn) -> sq.Game:
    rules, players = draw(st.sampled_from(EDITIONS))
    return played(rules, players, draw(st.integers(0, 10**6)), draw(st.integers(0, 90)))


@st.composite
def views(draw: st.DrawFn) -> KidsView:
    """A card view of a seat, or of somebody who looks on."""
    game = draw(games())
    seat = draw(st.sampled_from([*range(game.position.players), None]))
    view = game.seen_by(seat)
    assert isinstance(view, KidsView)
    return view


def kinds(view: KidsView) -> tuple[str, ...]:
    return view.layout.kinds


def others(view: KidsView) -> list[int]:
    return [seat for seat in range(view.players) if seat != view.seat]
