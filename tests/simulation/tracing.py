"""Games traced from the playout loop, and their replay by the engine, event by event."""

import itertools
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import sequence_widget as sq
from sequence_widget.engine import DicePosition, KidsPosition, KidsView
from sequence_widget.engine.events import PASS
from sequence_widget.simulation.loop import compiling, dice, kids
from sequence_widget.simulation.loop.dice_inputs import dice_tables
from sequence_widget.simulation.loop.kids_inputs import kids_tables, kind_names

Source = sq.Position | sq.View
Trace = list[tuple[int, ...]]
Played = tuple[int, int]
"""How a game ended, as the loops note it, and its length."""


def is_cards(source: Source) -> bool:
    return isinstance(source, KidsPosition | KidsView)


def play_loop(
    source: Source,
    seed: int,
    games: int,
    policies: tuple[int, ...] | None = None,
    *,
    first: int = 0,
    compiled: bool = False,
    trace: Trace | None = None,
) -> list[Played]:
    """Play with the loop as CPython or Numba runs it; return how each game ended and its length."""
    chosen = policies or (0,) * source.players
    make: Any = kids_tables if is_cards(source) else dice_tables
    game, smart = "kids" if is_cards(source) else "dice", any(chosen)
    arguments = make(source, chosen).arguments(compiled=compiled)
    if not compiled:
        loop = compiling.plain_loop(game, smart=smart, traced=trace is not None)
        endings, lengths = [0] * games, [0] * games
        loop(*arguments, endings, lengths, seed, first, games, trace)
        return list(zip(endings, lengths, strict=True))
    import numpy as np

    ended, long = np.zeros(games, np.uint8), np.zeros(games, np.uint32)
    machine = compiling.machine_loop(game, smart=smart)
    assert machine is not None
    machine(*arguments, ended, long, seed, first, games, [])
    return list(zip(ended.tolist(), long.tolist(), strict=True))


def replay(source: Source, seed: int, games: int, policies: tuple[int, ...] | None = None) -> int:
    """Replay traced games in the engine, asserting all of them; return how many moves they had."""
    trace: Trace = []
    ends = play_loop(source, seed, games, policies, trace=trace)
    assert ends == play_loop(source, seed, games, policies)
    notes = iter(trace)
    events = 0
    for end in ends:
        if is_cards(source):
            position, began, number = _replay_cards(source, notes)
        else:
            position, began, number = _replay_dice(source, notes)
        sides = position.layout.sides
        winner = sides if position.winner is None else position.winner
        assert position.is_over
        assert end == (position.side(began) * (sides + 1) + winner, number), end
        events += number
    assert next(notes, None) is None
    return events


class Cards:
    """The events of a game of cards, by the numbers that a trace has."""

    def __init__(self, source: KidsPosition | KidsView) -> None:
        layout = source.layout
        self.kinds = kind_names(source.rules)
        self.homes = [layout.reach.get(kind, 0) for kind in self.kinds]
        self.plays: dict[tuple[int, int], sq.Move] = {}
        self.draws: dict[int, sq.Chance] = {}
        self.deals: dict[int, sq.Chance] = {}
        self.swaps: dict[int, sq.Move] = {}
        # By the identity of a move, which the layout makes once: to which set it adds which bit.
        self.parts: dict[int, tuple[int, int]] = {id(PASS): (5, 1)}
        specials = len(self.kinds) - 2
        for number, kind in enumerate(self.kinds):
            if kind not in layout.kind_number:
                continue
            self.draws[number] = layout.draws[layout.kind_number[kind]]
            self.deals[number] = layout.deals[layout.kind_number[kind]]
            swap = self.swaps[number] = layout.swaps[kind]
            home = self.homes[number]
            is_special = number >= specials
            self.parts[id(swap)] = (4, 1 << number - specials) if is_special else (3, home & -home)
            for bit, move in layout.moves[kind]:
                self.plays[number, bit] = move
                self.parts[id(move)] = (1 + number - specials if is_special else 0, bit)

    def sets(self, moves: tuple[sq.Move, ...]) -> list[int]:
        """Return the sets of spaces that these moves make up, as a trace has them."""
        found = [0] * 6
        for move in moves:
            part, bit = self.parts[id(move)]
            found[part] |= bit
        return found


def _replay_cards(source: Source, notes: Iterator[tuple[int, ...]]) -> tuple[sq.Position, int, int]:
    assert isinstance(source, KidsPosition | KidsView)
    names = _names(source)
    position = _with_hidden_cards(source, names.kinds, notes)
    began, played = None, 0
    while not position.is_over:
        what, *numbers = next(notes)
        if position.awaiting == "move" and began is None:
            began = position.turn
        if what == kids.DEALT:
            outcomes = names.deals if position.awaiting == "deal" else names.draws
            position = position.apply(outcomes[numbers[0]])
        elif what == kids.DECIDES:
            expected = [*numbers, 0 if any(numbers) else 1]
            assert names.sets(position.legal_moves) == expected, (position, numbers)
            assert sum(map(int.bit_count, expected)) == len(position.legal_moves)
        elif what == kids.PLAYS:
            position = position.apply(names.plays[numbers[0], numbers[1]])
            played += 1
        elif what == kids.SWAPS:
            position = position.apply(names.swaps[numbers[0]])
        elif what == kids.PASSES:
            position = position.apply(PASS)
        else:
            assert what == kids.DRAWS
            position = position.apply(names.draws[numbers[0]])
    assert began is not None
    return position, began, played


@lru_cache(maxsize=1)
def _names(source: KidsPosition | KidsView) -> Cards:
    return Cards(source)


def _with_hidden_cards(
    source: Source, kinds: tuple[str, ...], notes: Iterator[tuple[int, ...]]
) -> sq.Position:
    """Put the cards that were dealt to a view's hidden places there."""
    if isinstance(source, sq.Position):
        return source
    assert isinstance(source, KidsView)
    hands: list[list[str]] = []
    for seat, size in enumerate(source.hand_sizes):
        if seat == source.seat:
            hands.append(list(source.hand))
        else:
            hands.append([kinds[next(notes)[1]] for _ in range(size)])
    position = sq.position(
        source.rules,
        source.players,
        chips=source.chips,
        turn=source.turn or 0,
        awaiting=source.awaiting,
        hands=hands,
        discards=[source.discards(seat) for seat in range(source.players)],
        swaps=source.swaps,
        played=source.played,
        idle=source.idle,
    )
    assert position.seen_by(source.seat) == source
    return position


def _replay_dice(source: Source, notes: Iterator[tuple[int, ...]]) -> tuple[sq.Position, int, int]:
    position = source.sample(random.Random(1)) if isinstance(source, sq.View) else source
    assert isinstance(position, DicePosition)
    layout, before = position.layout, position.rolls
    bits: dict[int, tuple[str, int]] = {id(PASS): ("pass", 0)}
    moves: dict[tuple[str, int], sq.Move] = {("pass", 0): PASS}
    for bit, move in itertools.chain(*layout.moves.values()):
        bits[id(move)] = (move.action, bit)
        moves[move.action, bit] = move
    began = None
    while not position.is_over:
        what, *numbers = next(notes)
        if position.awaiting == "move" and began is None:
            began = position.turn
        if what == dice.ROLLED_OFF:
            position = position.apply(layout.roll_offs[numbers[0]])
        elif what == dice.ROLLS:
            position = position.apply(layout.rolls[numbers[0]])
        elif what == dice.DECIDES:
            targets, free, places = numbers
            word = ("place" if free else "replace") if places else "remove"
            legal = [bits[id(move)] for move in position.legal_moves]
            assert {action for action, _ in legal} == {word if targets else "pass"}
            assert sum(bit for _, bit in legal) == targets, (position, numbers)
        else:
            assert what == dice.MOVES
            action = bits[id(position.legal_moves[0])][0]
            position = position.apply(moves[action, numbers[0]])
    assert began is not None
    return position, began, position.rolls - before
