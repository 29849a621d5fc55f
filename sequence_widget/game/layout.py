"""Tables worked out once for given rules and number of players, so that play is quick.

A set of spaces is a whole number with one bit a space, in reading order. Moves are made here
once and shared, so that comparing them is comparing identities.
"""

import itertools
from dataclasses import dataclass
from functools import lru_cache
from typing import TypedDict

from sequence_widget.game.events import Chance, Move
from sequence_widget.rules import DRAGON, FREE, UNICORN, DiceRules, KidsRules, Rules

Choice = tuple[int, Move]
"""The bit of a space, and the move that is made there."""


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """What both games need: where the spaces are, and which sets of them win."""

    cells: tuple[str, ...]
    numbers: dict[str, int]
    spaces: int
    """The spaces that can hold a chip."""

    sides: int
    side_of: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    through: dict[int, tuple[int, ...]]
    """By the bit of a space: what must be covered besides free spaces to win through it."""


@dataclass(frozen=True, slots=True, eq=False)
class KidsLayout(Layout):
    """What the card game needs besides."""

    kinds: tuple[str, ...]
    kind_number: dict[str, int]
    counts: tuple[int, ...]
    plays: dict[str, tuple[Choice, ...]]
    """By kind of card: where it may put or take a chip, if the chips allow."""

    homes: dict[str, int]
    """By animal: its spaces. An animal with none of them open is a dead card."""

    swaps: dict[str, Move]
    covered_by_cards: int
    """The spaces that some card of the game can put a chip on."""

    deals: tuple[Chance, ...]
    draws: tuple[Chance, ...]


@dataclass(frozen=True, slots=True, eq=False)
class DiceLayout(Layout):
    """What the dice game needs besides."""

    showing: dict[int, int]
    """By number: the spaces that show it."""

    protected: int
    places: tuple[Choice, ...]
    replaces: tuple[Choice, ...]
    removes: tuple[Choice, ...]
    rolls: tuple[Chance, ...]
    roll_offs: tuple[Chance, ...]


PASS = Move("pass")


@lru_cache(maxsize=256)
def kids_layout(rules: KidsRules, players: int) -> KidsLayout:
    """Work out the tables of a card game."""
    shared = _shared(rules, players)
    words = rules.board.words
    open_spaces = [(1 << n, cell) for n, cell in enumerate(rules.board.cells) if words[n] != FREE]
    kinds = tuple(kind for kind, _ in rules.deck)
    plays: dict[str, tuple[Choice, ...]] = {}
    covered = 0
    for kind in kinds:
        plays[kind] = tuple(
            (bit, Move("play", kind, cell))
            for bit, cell in open_spaces
            if kind in (UNICORN, DRAGON) or rules.board.word(cell) == kind
        )
        if kind != DRAGON:
            covered |= sum(bit for bit, _ in plays[kind]) & ~covered
    return KidsLayout(
        **shared,
        kinds=kinds,
        kind_number={kind: number for number, kind in enumerate(kinds)},
        counts=tuple(count for _, count in rules.deck),
        plays=plays,
        homes={
            kind: sum(bit for bit, _ in plays[kind])
            for kind in kinds
            if kind not in (UNICORN, DRAGON)
        },
        swaps={kind: Move("swap", kind) for kind in kinds},
        covered_by_cards=covered,
        deals=tuple(Chance("deal", kind) for kind in kinds),
        draws=tuple(Chance("draw", kind) for kind in kinds),
    )


@lru_cache(maxsize=256)
def dice_layout(rules: DiceRules, players: int) -> DiceLayout:
    """Work out the tables of a dice game."""
    shared = _shared(rules, players)
    words = rules.board.words
    bits = [(1 << n, cell) for n, cell in enumerate(rules.board.cells) if words[n] != FREE]
    showing = {
        number: sum(1 << n for n, word in enumerate(words) if word == str(number))
        for number in rules.numbers
    }
    ways = tuple(itertools.product(*(range(1, faces + 1) for faces in rules.dice)))
    return DiceLayout(
        **shared,
        showing=showing,
        protected=sum(showing.get(number, 0) for number in rules.protected),
        places=tuple((bit, Move("place", cell=cell)) for bit, cell in bits),
        replaces=tuple((bit, Move("replace", cell=cell)) for bit, cell in bits),
        removes=tuple((bit, Move("remove", cell=cell)) for bit, cell in bits),
        rolls=tuple(Chance("roll", faces=faces) for faces in ways),
        roll_offs=tuple(Chance("roll-off", faces=faces) for faces in ways),
    )


class _Shared(TypedDict):
    cells: tuple[str, ...]
    numbers: dict[str, int]
    spaces: int
    sides: int
    side_of: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    through: dict[int, tuple[int, ...]]


def _shared(rules: Rules, players: int) -> _Shared:
    words = rules.board.words
    free = sum(1 << n for n, word in enumerate(words) if word == FREE)
    lines = rules.board.lines(rules.run(players))
    needed = [sum(1 << n for n in line) & ~free for line in lines]
    sides = tuple(rules.side(seat, players) for seat in range(players))
    return {
        "cells": rules.board.cells,
        "numbers": {cell: n for n, cell in enumerate(rules.board.cells)},
        "spaces": (1 << len(words)) - 1 & ~free,
        "sides": len(set(sides)),
        "side_of": sides,
        "lines": lines,
        "through": {
            1 << n: tuple(mask for mask in needed if mask >> n & 1)
            for n in range(len(words))
            if words[n] != FREE
        },
    }
