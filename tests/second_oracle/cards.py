"""Cards: a turn played out for every way that the hidden cards may lie."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

import sequence_widget as sq

ANIMALS = ("fox", "wolf", "lion", "tiger")
SHAPES = [(2, 3), (3, 3), (2, 4), (3, 4), (1, 5)]
Cards = Counter[str]


@dataclass
class Table:
    """A position of cards, with all that lies open and all that does not."""

    rows: list[list[str]]
    deck: dict[str, int]
    """How many of each card the game has."""

    run: int
    chips: int
    hand_size: int
    swaps: int
    must: bool
    owners: dict[tuple[int, int], int]
    hands: list[list[str]]
    piles: list[list[str]]
    turn: int
    source: Any = field(default=None)

    def cells(self) -> list[tuple[int, int]]:
        return [(y, x) for y, row in enumerate(self.rows) for x in range(len(row))]

    def picture(self, cell: tuple[int, int]) -> str:
        return self.rows[cell[0]][cell[1]]

    def full_line(self, seat: int, new: tuple[int, int]) -> bool:
        """Whether a chip on a space gives a line to a seat."""
        for y, x in self.cells():
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(y + n * down, x + n * right) for n in range(self.run)]
                if new in line and all(
                    cell in self.cells()
                    and (
                        cell == new or self.picture(cell) == "free" or self.owners.get(cell) == seat
                    )
                    for cell in line
                ):
                    return True
        return False

    def open_spaces(self, card: str) -> list[tuple[int, int]]:
        """The spaces a chip can be put on with a card."""
        return [
            cell
            for cell in self.cells()
            if cell not in self.owners
            and self.picture(cell) != "free"
            and card in (self.picture(cell), "unicorn")
        ]

    def playable(self, card: str, seat: int) -> bool:
        if card == "dragon":
            return any(owner != seat for owner in self.owners.values())
        left = self.chips - sum(owner == seat for owner in self.owners.values())
        return left > 0 and bool(self.open_spaces(card))

    def dead(self, card: str) -> bool:
        return card not in ("unicorn", "dragon") and not self.open_spaces(card)

    def good_cards(self, seat: int, goal: tuple[int, int] | None) -> dict[str, list[Any]]:
        """The cards that complete a line, or that go on the space aimed at; with the spaces."""
        found = {}
        for card in self.deck:
            if card != "dragon" and self.playable(card, seat):
                spaces = [
                    cell
                    for cell in self.open_spaces(card)
                    if (cell == goal if goal else self.full_line(seat, cell))
                ]
                if spaces:
                    found[card] = spaces
        return found

    def turn_chance(
        self, seat: int, good: set[str], hand: Cards, deck: Cards, pile: Cards, swaps: int
    ) -> Fraction:
        """The chance that a turn comes to play a good card (docs/rules.md, Kids 2)."""
        dead = [card for card in hand if self.dead(card)]
        has_to_swap = bool(dead) and swaps > 0 and self.must
        if not has_to_swap and any(card in good for card in hand):
            return Fraction(1)
        if not swaps:
            return Fraction(0)
        if dead:
            away = dead
        elif any(self.playable(card, seat) for card in hand):
            return Fraction(0)
        else:
            away = list(hand)
        chances = {
            self.after_swap(seat, good, hand - Counter([card]), deck, pile + Counter([card]), swaps)
            for card in away
        }
        assert len(chances) < 2, "which card is swapped is not to matter"
        return chances.pop() if chances else Fraction(0)

    def after_swap(
        self, seat: int, good: set[str], hand: Cards, deck: Cards, pile: Cards, swaps: int
    ) -> Fraction:
        total = Fraction(0)
        for card, count in deck.items():
            left, under = deck - Counter([card]), pile
            if not left:
                left, under = pile, Counter()
            then = self.turn_chance(seat, good, hand + Counter([card]), left, under, swaps - 1)
            total += Fraction(count, deck.total()) * then
        return total

    def discards(self) -> Cards:
        return Counter(card for pile in self.piles for card in pile)

    def lies(self, viewer: int | None) -> Iterator[tuple[list[Cards], Cards, int]]:
        """Every way the hidden cards may lie: the hands, the deck, and in how many ways."""
        unseen = Counter(self.deck) - self.discards()
        if viewer is not None:
            unseen -= Counter(self.hands[viewer])
        yield from self._dealt(viewer, 0, unseen, 1)

    def _dealt(
        self, viewer: int | None, seat: int, unseen: Cards, weight: int
    ) -> Iterator[tuple[list[Cards], Cards, int]]:
        if seat == len(self.hands):
            yield [], unseen, weight
            return
        ways = (
            [(Counter(self.hands[seat]), 1)]
            if seat == viewer
            else list(chosen(unseen, len(self.hands[seat])))
        )
        for hand, many in ways:
            left = unseen if seat == viewer else unseen - hand
            for hands, deck, n in self._dealt(viewer, seat + 1, left, weight * many):
                yield [hand, *hands], deck, n


def chosen(cards: Cards, n: int) -> Iterator[tuple[Cards, int]]:
    """Every hand of so many of these cards, and in how many ways it comes."""
    kinds = sorted(cards)
    for counts in product(*(range(min(n, cards[kind]) + 1) for kind in kinds)):
        if sum(counts) == n:
            ways = 1
            for kind, count in zip(kinds, counts, strict=True):
                ways *= comb(cards[kind], count)
            yield +Counter(dict(zip(kinds, counts, strict=True))), ways


def draws(deck: Cards, pile: Cards, n: int) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """Every run of draws, the piles becoming the deck when its last card is drawn."""
    if not n:
        yield (), Fraction(1)
        return
    for card, count in deck.items():
        left, under = deck - Counter([card]), pile
        if not left:
            left, under = pile, Counter()
        for later, weight in draws(left, under, n - 1):
            yield (card, *later), weight * Fraction(count, deck.total())


def drawn_table(rng: random.Random) -> Table:
    """Draw rules and a position in which the game goes on."""
    while True:
        height, width = rng.choice(SHAPES)
        animals = ANIMALS[: rng.randint(2, 4)]
        free = rng.choice([0, 0, 0.15])
        rows = [
            ["free" if rng.random() < free else rng.choice(animals) for _ in range(width)]
            for _ in range(height)
        ]
        shown = {word for row in rows for word in row}
        deck = {animal: rng.choice([0, 1, 1, 2, 2, 3]) for animal in animals if animal in shown}
        deck |= {"unicorn": rng.randint(0, 2), "dragon": rng.randint(0, 2)}
        players = rng.choice([2, 2, 3])
        size = rng.choice([1, 1, 2, 2, 3]) if players == 2 else rng.choice([1, 1, 2])
        swaps = rng.choice([None, None, 0, 1, 2, 3])
        table = Table(
            rows, {card: n for card, n in deck.items() if n}, rng.choice([2, 3, 3]),
            rng.choice([2, 3, 6, 9]), size, size if swaps is None else swaps,
            must=rng.random() < 0.6, owners={}, hands=[], piles=[], turn=rng.randrange(players),
        )  # fmt: skip
        cards = list(Counter(table.deck).elements())
        rng.shuffle(cards)
        if len(cards) <= players * size:
            continue
        table.hands = [[cards.pop() for _ in range(size)] for _ in range(players)]
        table.piles = [[] for _ in range(players)]
        while len(cards) > 1 and rng.random() < 0.7:
            rng.choice(table.piles).append(cards.pop())
        covered = rng.choice([0.3, 0.6, 0.9])
        table.owners = {
            cell: rng.randrange(players)
            for cell in table.cells()
            if table.picture(cell) != "free" and rng.random() < covered
        }
        try:
            rules = sq.edition("kids").but(
                board=rows, copies={a: deck[a] for a in animals if a in shown},
                unicorns=deck["unicorn"], dragons=deck["dragon"], hand_size=size,
                run_length=table.run, chips=table.chips, swaps_per_turn=swaps,
                dead_cards="must" if table.must else "may",
            )  # fmt: skip
            table.source = sq.position(
                rules, players, chips={named(c): o for c, o in table.owners.items()},
                hands=table.hands, discards=table.piles, turn=table.turn,
            )  # fmt: skip
        except (sq.RulesError, sq.PositionError):
            continue
        if not table.source.is_over:
            return table


def named(cell: tuple[int, int]) -> str:
    return f"{'abcdef'[cell[1]]}{cell[0] + 1}"
