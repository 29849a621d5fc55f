"""Sequence for Kids: what each card does as the board stands, and what a turn allows."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import Any

from sequence_widget.engine.bitboards import Layout, apart, shared_tables
from sequence_widget.engine.events import Chance, Move
from sequence_widget.engine.turns import Option, Turn
from sequence_widget.engine.view import Cards
from sequence_widget.rules import DRAGON, FREE, UNICORN, KidsRules

Boards = tuple[int, ...]
Counts = tuple[int, ...]
"""How many cards there are of each kind, in the order of `KidsLayout.kinds`."""


@dataclass(frozen=True, slots=True, eq=False)
class KidsLayout(Layout):
    """The tables of a card game, and the rulings that are read off them."""

    rules: KidsRules
    kinds: tuple[str, ...]
    kind_number: dict[str, int]
    counts: Counts
    reach: dict[str, int]
    """By kind of card: the spaces it may put a chip on, or take one from, if the chips allow."""

    takes: frozenset[str]
    """The kinds of cards that take a chip and put none down."""

    covered_by_cards: int
    """The spaces that some card of the game can put a chip on."""

    deals: tuple[Chance, ...]
    draws: tuple[Chance, ...]

    def maker(self) -> Callable[[Any, int], Layout]:
        """Give what makes these tables of rules and a number of players, or recalls them."""
        return kids_layout

    def option(self, kind: str, mine: int, theirs: int) -> Option:
        """Say what a card does for the side with these chips (docs/rules.md, Kids 1 and Kids 4).

        An animal none of whose spaces is open is `dead`.

        >>> import sequence_widget as sq
        >>> position = sq.position("kids", chips={"b1": 0, "f6": 1})
        >>> [position.layout.option(kind, *position.boards).why for kind in ("tiger", "dragon")]
        ['dead', 'dragon']
        """
        if kind in self.takes:
            return Option("take", theirs, "dragon" if theirs else "no_chip")
        spaces = self.reach[kind] & ~(mine | theirs)
        if not spaces:
            return Option("put", 0, "full" if kind == UNICORN else "dead")
        if mine.bit_count() >= self.rules.chips:
            return Option("put", 0, "no_chips_left")
        return Option("put", spaces, "unicorn" if kind == UNICORN else "animal")

    def turn(self, hand: Cards, boards: Boards, seat: int, swaps: int) -> Turn:
        """Say what a seat may do that holds this hand and has made so many swaps this turn.

        This is the list of docs/rules.md, Kids 2. Only what that seat sees is looked at, so a view
        can ask as well as a position.
        """
        mine, theirs = apart(boards, seat)
        kinds = sorted({*hand})
        options = {kind: self.option(kind, mine, theirs) for kind in kinds}
        may_swap = swaps < self.rules.swap_limit
        dead = tuple([kind for kind in kinds if may_swap and options[kind].why == "dead"])
        if dead and self.rules.dead_cards == "must":
            return Turn({}, "dead", dead)
        plays = {kind: option for kind, option in options.items() if option.spaces}
        if dead:
            return Turn(plays, "dead_may" if plays else "dead", dead)
        if plays:
            spent = mine.bit_count() >= self.rules.chips
            return Turn(plays, "dragons_only" if spent else "card")
        if may_swap and kinds:
            return Turn({}, "swap_any", tuple(kinds))
        return Turn({}, "pass")

    def nothing_playable(self, boards: Boards) -> bool:
        """Whether nobody could play any card, wherever it is (docs/rules.md, Kids 3)."""
        covered = 0
        for board in boards:
            covered |= board
        if self.rules.dragons and covered:
            return False
        if not self.covered_by_cards & ~covered:
            return True
        return all(board.bit_count() >= self.rules.chips for board in boards)

    def most_passes(self, *, any_cards: bool) -> int:
        """Say how many passes in a row are a draw (docs/rules.md, Kids 3)."""
        can_swap = self.rules.swap_limit > 0 and any_cards
        return self.rules.limit if can_swap else len(self.side_of)

    def count(self, groups: Iterable[Cards]) -> Counts:
        """Count the cards of some hands or piles by kind."""
        counts = Counter(card for group in groups for card in group)
        return tuple([counts[kind] for kind in self.kinds])

    def reshuffled(
        self, deck: Counts, piles: tuple[Cards, ...]
    ) -> tuple[Counts, tuple[Cards, ...]]:
        """Make the discards the deck as soon as it has run out (docs/rules.md, Kids 5)."""
        if any(deck) or not any(piles):
            return deck, piles
        return self.count(piles), ((),) * len(piles)


@lru_cache(maxsize=256)
def kids_layout(rules: KidsRules, players: int) -> KidsLayout:
    """Work out the tables of a card game."""
    words = rules.board.words
    cells = [(1 << n, cell) for n, cell in enumerate(rules.board.cells) if words[n] != FREE]
    kinds = rules.cards
    moves = {
        kind: tuple(
            (bit, Move("play", kind, cell))
            for bit, cell in cells
            if kind in (UNICORN, DRAGON) or rules.board.word(cell) == kind
        )
        for kind in kinds
    }
    reach = {kind: sum(bit for bit, _ in moves[kind]) for kind in kinds}
    takes = frozenset({DRAGON})
    covered = reduce(or_, [reach[kind] for kind in kinds if kind not in takes], 0)
    return KidsLayout(
        **shared_tables(rules, players),
        moves=moves,
        swaps={kind: Move("swap", kind) for kind in kinds},
        rules=rules,
        kinds=kinds,
        kind_number={kind: number for number, kind in enumerate(kinds)},
        counts=tuple(count for _, count in rules.deck),
        reach=reach,
        takes=takes,
        covered_by_cards=covered,
        deals=tuple(Chance("deal", kind) for kind in kinds),
        draws=tuple(Chance("draw", kind) for kind in kinds),
    )
