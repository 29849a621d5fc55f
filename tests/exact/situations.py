"""Positions to ask about, each as a view of the package and as states of the naive oracle."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import sequence_widget as sq
from tests.engine.both_engines import rules_of
from tests.naive import dice, kids
from tests.naive.tables import EDITIONS, cells

Hands = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Situation:
    """A position, given by its parts."""

    edition: str
    players: int = 2
    chips: Mapping[str, int] = field(default_factory=dict)
    hands: Sequence[Sequence[str]] = ()
    discards: Sequence[Sequence[str]] = ()
    changes: Mapping[str, Any] = field(default_factory=dict)
    turn: int = 0
    rolls: int = 0

    @property
    def options(self) -> dict[str, Any]:
        return {**EDITIONS[self.edition], **self.changes}

    def position(self) -> sq.Position:
        parts: dict[str, Any] = {"chips": dict(self.chips), "turn": self.turn}
        if "dice" in self.options:
            parts["rolls"] = self.rolls
        else:
            parts["hands"] = self.hands or None
            if self.discards:
                parts["discards"] = self.discards
        return sq.position(rules_of(self.edition, self.changes), self.players, **parts)

    def seen_by(self, seat: int | None) -> sq.View:
        return self.position().seen_by(seat)

    def unseen(self, seat: int | None) -> list[str]:
        """Every card that a seat cannot see, one entry a card."""
        left = whole_deck(self.options)
        if seat is not None:
            left -= Counter(self.hands[seat])
        for pile in self.discards:
            left -= Counter(pile)
        return sorted(left.elements())

    def deals(self, seat: int | None) -> Iterator[tuple[Hands, tuple[str, ...]]]:
        """Every equally likely way the hidden cards can lie: all hands, and the deck."""
        known = {} if seat is None else {seat: tuple(self.hands[seat])}
        sizes = [len(hand) for hand in self.hands]

        def deal(
            to: int, cards: tuple[str, ...], dealt: Hands
        ) -> Iterator[tuple[Hands, tuple[str, ...]]]:
            if to == self.players:
                yield dealt, cards
            elif to in known:
                yield from deal(to + 1, cards, (*dealt, known[to]))
            else:
                for chosen in combinations(range(len(cards)), sizes[to]):
                    rest = tuple(card for at, card in enumerate(cards) if at not in chosen)
                    hand = tuple(cards[at] for at in chosen)
                    yield from deal(to + 1, rest, (*dealt, hand))

        yield from deal(0, tuple(self.unseen(seat)), ())

    def kids_state(self, hands: Hands, deck: Sequence[str], turn: int) -> kids.State:
        """The naive oracle's state at the beginning of a turn of some seat."""
        return kids.State(
            options=self.options,
            spaces=cells(self.options["board"]),
            players=self.players,
            turn=turn,
            awaiting="move",
            deck={card: list(deck).count(card) for card in whole_deck(self.options)},
            hands=[list(hand) for hand in hands],
            discards=[list(pile) for pile in self.discards or [()] * self.players],
            chips=dict(self.chips),
        )

    def dice_state(self, turn: int) -> dice.State:
        """The naive oracle's state just before a roll of some seat."""
        state = dice.start(self.options, self.players)
        state.awaiting, state.turn, state.rolling_off = "roll", turn, []
        state.rolls_made = self.rolls
        sides = {seat: dice.side_of(state, seat) for seat in range(self.players)}
        state.chips = {cell: sides[seat] for cell, seat in self.chips.items()}
        return state


def whole_deck(options: Mapping[str, Any]) -> Counter[str]:
    animals = {word for row in options["board"] for word in row} - {"free"}
    deck = Counter(dict.fromkeys(animals, options["copies"]))
    return +(deck + Counter(unicorn=options["unicorns"], dragon=options["dragons"]))
