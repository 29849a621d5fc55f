"""Odd values where a whole number, a share or a player belongs: refused in words, everywhere."""

import math
from collections.abc import Callable
from typing import Any

import pytest

import sequence_widget as sq

TWO: list[Any] = [sq.RandomBot(), sq.GreedyBot()]

ASKED: dict[str, Callable[[Any], object]] = {
    "games": lambda odd: sq.simulate("mini-kids", odd),
    "source": lambda odd: sq.simulate(odd, 5),
    "players": lambda odd: sq.simulate("mini-kids", 5, players=odd),
    "who wins": lambda odd: results().win_rate(who=odd),
    "who settles": lambda odd: results().convergence().estimates(who=odd),
    "level": lambda odd: results().draws.interval(level=odd),
    "level of a mean": lambda odd: results().lengths.mean_interval(level=odd),
    "quantile": lambda odd: results().lengths.quantile(share=odd),
    "length": lambda odd: results().lengths.probability(event=odd),
    "text": lambda odd: sq.Results.from_text(text=odd),
    "happened": lambda odd: sq.Estimate(odd, 5),
    "rated games": lambda odd: view().rate_moves(games=odd),
    "rated move": lambda odd: view().rate_moves(100).estimate(move=odd),
    "who goes on": lambda odd: view().rate_moves(100, players=odd),
    "playouts": lambda odd: sq.SearchBot(playouts=odd),
    "bots": lambda odd: sq.tournament(odd, "mini-dice", 2),
    "matches": lambda odd: sq.tournament(TWO, "mini-dice", odd),
    "seats": lambda odd: sq.tournament(TWO, "mini-dice", 2, players=odd),
}

ODD: list[object] = [-1.5, None, [1.5], True, "x", {}, -1, b"1", 1j, math.nan]
MEANT = {("players", 1), ("who goes on", 1), ("playouts", 1)}
"""None has a meaning there."""


def results() -> sq.Results:
    return sq.simulate("mini-kids", 50)


def view() -> sq.View:
    return sq.position("mini-dice", roll=(1,)).seen_by(0)


@pytest.mark.parametrize("what", ASKED)
def test_odd_values_are_refused_in_words(what: str, subtests: pytest.Subtests) -> None:
    for number, odd in enumerate(ODD):
        if (what, number) in MEANT:
            continue
        with subtests.test(repr(odd)), pytest.raises(sq.SequenceError) as refused:
            ASKED[what](odd)
        assert str(refused.value) != refused.value.in_language("nb")
