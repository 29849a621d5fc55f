"""Sequence for Kids: its position, what a seat sees of it, and a turn from deal to winning line."""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self, TypeVar, cast

from sequence_widget.engine.bitboards import Choice, Layout, covers_one, shared_tables
from sequence_widget.engine.events import PASS, Chance, Move
from sequence_widget.engine.state import Position, full_line_owner
from sequence_widget.engine.view import Cards, View
from sequence_widget.rules import DRAGON, FREE, UNICORN, KidsRules, Rules

T = TypeVar("T")


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


@lru_cache(maxsize=256)
def kids_layout(rules: KidsRules, players: int) -> KidsLayout:
    """Work out the tables of a card game."""
    shared = shared_tables(rules, players)
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


@dataclass(frozen=True, slots=True, repr=False)
class KidsView(View):
    """A position of Sequence for Kids as one seat sees it."""

    rules: KidsRules
    layout: KidsLayout
    own: Cards
    sizes: tuple[int, ...]
    piles: tuple[Cards, ...]
    swaps: int
    played: int
    idle: int

    @classmethod
    def layout_for(cls, rules: Rules, players: int) -> KidsLayout:
        """Find the tables for these rules."""
        return kids_layout(cast("KidsRules", rules), players)

    @property
    def hand(self) -> Cards:
        """The cards this seat holds, sorted."""
        return self.own

    @property
    def unseen(self) -> Counter[str]:
        """Count, by kind, every card this seat cannot see, in the deck or in another hand."""
        counts = Counter(dict(zip(self.layout.kinds, self.layout.counts, strict=True)))
        counts.subtract(self.own)
        for pile in self.piles:
            counts.subtract(pile)
        return +counts

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return self.sizes

    @property
    def deck_size(self) -> int:
        """How many cards are left to draw."""
        hidden = sum(size for seat, size in enumerate(self.sizes) if seat != self.seat)
        return self.unseen.total() - hidden

    def discards(self, seat: int | str) -> Cards:
        """Give a seat's discard pile, the last card on top."""
        return self.piles[self.seat_of(seat)]

    def _find_moves(self) -> tuple[Move, ...]:
        return moves_for(self, self.own)

    def sample(self, rng: random.Random) -> Position:
        """Give a position that looks like this, the hidden cards dealt anew."""
        hands, deck = self._deal_hidden(rng)
        return KidsPosition(
            self.rules, self.players, self.boards, self.turn, self.awaiting, self.winner,
            self.layout, hands, count_kinds(self.layout, [deck]),
            self.piles, self.swaps, self.played, self.idle,
        )  # fmt: skip

    def _deal_hidden(self, rng: random.Random) -> tuple[tuple[Cards, ...], Cards]:
        """Deal the hidden cards anew: every hand, and the deck."""
        if self.learnt:
            return self._exact.deal_hidden(rng)
        cards = sorted(self.unseen.elements())
        rng.shuffle(cards)
        hands = []
        for seat, size in enumerate(self.sizes):
            if seat == self.seat:
                hands.append(self.own)
            else:
                hands.append(tuple(sorted(cards[:size])))
                del cards[:size]
        return tuple(hands), tuple(cards)


@dataclass(frozen=True, slots=True, repr=False)
class KidsPosition(Position):
    """A position of Sequence for Kids."""

    rules: KidsRules
    layout: KidsLayout
    hands: tuple[Cards, ...]
    """Each seat's cards, sorted."""

    deck_counts: tuple[int, ...]
    """How many of each kind are left to draw, in the order of `layout.kinds`."""

    piles: tuple[Cards, ...]
    """Each seat's discard pile, the last card on top."""

    swaps: int
    """How many swaps were made this turn; while a card is drawn, 0 means the turn is over."""

    played: int
    idle: int
    """How many turns in a row have passed since a card was last played."""

    @classmethod
    def layout_for(cls, rules: Rules, players: int) -> KidsLayout:
        """Find the tables for these rules."""
        return kids_layout(cast("KidsRules", rules), players)

    def settled(self) -> Self:
        """End a game that is over as it stands, and reshuffle a deck that has run out."""
        deck, piles = self._reshuffled(self.deck_counts, self.piles)
        settled = replace(self, deck_counts=deck, piles=piles, winner=full_line_owner(self))
        drawn = self._is_drawn(self.boards, self.played) or self._is_stuck(self.idle)
        if settled.winner is not None or drawn:
            return replace(settled, turn=None, awaiting=None)
        return settled

    def hand(self, seat: int) -> Cards:
        """Give the cards a seat holds, sorted."""
        return self.hands[self.check_seat(seat)]

    def discards(self, seat: int) -> Cards:
        """Give a seat's discard pile, the last card on top."""
        return self.piles[self.check_seat(seat)]

    @property
    def deck(self) -> Counter[str]:
        """Count the cards left to draw by kind; their order does not exist."""
        counts = zip(self.layout.kinds, self.deck_counts, strict=True)
        return Counter({kind: count for kind, count in counts if count})

    def seen_by(self, seat: int | None) -> KidsView:
        """Give what one seat can see, or, for `None`, somebody who only looks on.

        >>> import sequence_widget as sq
        >>> position = sq.position("mini-kids", hands=[["tiger"], ["fox"]])
        >>> view = position.seen_by(0)
        >>> view.hand, view.unseen["tiger"], view.unseen["fox"]
        (('tiger',), 1, 2)
        """
        return KidsView(
            self.rules, self.players, self.boards, self.turn, self.awaiting, self.winner,
            self.layout, seat if seat is None else self.check_seat(seat),
            () if seat is None else self.hands[seat],
            tuple(map(len, self.hands)), self.piles, self.swaps, self.played, self.idle,
        )  # fmt: skip

    def _find_moves(self) -> tuple[Move, ...]:
        return moves_for(self, self.hands[cast("int", self.turn)])

    def _weighed_chances(self) -> tuple[tuple[Chance, ...], tuple[int, ...]]:
        chances = {"deal": self.layout.deals, "draw": self.layout.draws}.get(self.awaiting or "")
        return ((), ()) if chances is None else (chances, self.deck_counts)

    def _may_fall(self, chance: Chance) -> bool:
        number = self.layout.kind_number.get(chance.card or "")
        return (
            chance.kind == self.awaiting
            and number is not None
            and not chance.faces
            and self.deck_counts[number] > 0
        )

    def _after_move(self, move: Move) -> Self:
        seat, card = cast("int", self.turn), move.card
        if card is None:
            return self._after_pass()
        hand = self.hands[seat]
        at = hand.index(card)
        hands = _put(self.hands, seat, hand[:at] + hand[at + 1 :])
        deck, piles = self._reshuffled(
            self.deck_counts, _put(self.piles, seat, (*self.piles[seat], card))
        )
        if move.action == "swap":
            return replace(
                self, awaiting="draw", hands=hands, deck_counts=deck, piles=piles,
                swaps=self.swaps + 1,
            )  # fmt: skip
        played = self.played + 1
        boards, winner = self._boards_after(move)
        over = winner is not None or self._is_drawn(boards, played)
        turn, awaiting = (None, None) if over else (seat, "draw")
        return type(self)(  # not `replace`, which takes longer, as below and in `dice`
            self.rules, self.players, boards, turn, awaiting, winner, self.layout,
            hands, deck, piles, 0, played, 0,
        )  # fmt: skip

    def _boards_after(self, move: Move) -> tuple[tuple[int, ...], int | None]:
        """Put the chip of a card down, or take one off; say who has won by it."""
        seat, bit = cast("int", self.turn), 1 << self.layout.numbers[cast("str", move.cell)]
        if move.card == DRAGON:
            return tuple([board & ~bit for board in self.boards]), None
        mine = self.boards[seat] | bit
        won = covers_one(self.layout.through[bit], mine)
        return _put(self.boards, seat, mine), seat if won else None

    def _is_drawn(self, boards: tuple[int, ...], played: int) -> bool:
        """Whether the game is a draw by its length, or because nothing can be played again."""
        return played >= self.rules.limit or nothing_playable(self.layout, self.rules, boards)

    def _after_pass(self) -> Self:
        """Hand the turn on; a game in which nobody can do anything any more is a draw."""
        idle = self.idle + 1
        if self._is_stuck(idle):
            return replace(self, turn=None, awaiting=None, swaps=0, idle=idle)
        turn = (cast("int", self.turn) + 1) % self.players
        return replace(self, turn=turn, swaps=0, idle=idle)

    def _is_stuck(self, idle: int) -> bool:
        """Whether so many passes in a row are a draw (docs/rules.md, Kids 3.3 and Kids 3.4)."""
        can_swap = self.rules.swap_limit > 0 and any(self.hands)
        return idle >= (self.rules.limit if can_swap else self.players)

    def _after_chance(self, chance: Chance) -> Self:
        seat, card = cast("int", self.turn), cast("str", chance.card)
        at = self.layout.kind_number[card]
        hands = _put(self.hands, seat, tuple(sorted((*self.hands[seat], card))))
        stays = self.awaiting == "draw" and self.swaps > 0
        turn = seat if stays else (seat + 1) % self.players
        more = self.awaiting == "deal" and len(hands[turn]) < self.rules.hand_size
        deck, piles = self._reshuffled(
            _put(self.deck_counts, at, self.deck_counts[at] - 1), self.piles
        )
        return type(self)(
            self.rules, self.players, self.boards, turn, "deal" if more else "move", None,
            self.layout, hands, deck, piles, self.swaps, self.played, self.idle,
        )  # fmt: skip

    def _reshuffled(
        self, deck: tuple[int, ...], piles: tuple[Cards, ...]
    ) -> tuple[tuple[int, ...], tuple[Cards, ...]]:
        """Make the discards the deck as soon as it has run out (docs/rules.md, Kids 5)."""
        if any(deck) or not any(piles):
            return deck, piles
        return count_kinds(self.layout, piles), ((),) * self.players


def moves_for(state: KidsPosition | KidsView, hand: Cards) -> tuple[Move, ...]:
    """List the legal moves of the seat whose turn it is, who holds this hand.

    This is the list of docs/rules.md, Kids 2. Only what that seat sees is looked at, so a view can
    ask as well as a position.
    """
    layout, rules, seat = state.layout, state.rules, cast("int", state.turn)
    kinds = sorted(set(hand))
    may_swap = state.swaps < rules.swap_limit
    open_spaces = layout.spaces & ~state.covered
    dead = [layout.swaps[kind] for kind in kinds if may_swap and is_dead(layout, kind, open_spaces)]
    if dead and rules.dead_cards == "must":
        return tuple(dead)
    mine = state.boards[seat]
    opponents = state.covered & ~mine
    placeable = open_spaces if mine.bit_count() < rules.chips else 0
    plays = [
        move
        for kind in kinds
        for bit, move in layout.plays[kind]
        if bit & (opponents if kind == DRAGON else placeable)
    ]
    if dead or plays:
        return tuple(dead + plays)
    if may_swap and kinds:
        return tuple(layout.swaps[kind] for kind in kinds)
    return (PASS,)


def is_dead(layout: KidsLayout, kind: str, open_spaces: int) -> bool:
    """Whether a card is an animal none of whose spaces is open (docs/rules.md, Kids 1)."""
    return kind in layout.homes and not layout.homes[kind] & open_spaces


def nothing_playable(layout: KidsLayout, rules: KidsRules, boards: tuple[int, ...]) -> bool:
    """Whether nobody could play any card of the game, wherever it is (docs/rules.md, Kids 3.1)."""
    covered = 0
    for board in boards:
        covered |= board
    if rules.dragons and covered:
        return False
    if not layout.covered_by_cards & ~covered:
        return True
    return all(board.bit_count() >= rules.chips for board in boards)


def count_kinds(layout: KidsLayout, groups: Iterable[Cards]) -> tuple[int, ...]:
    """Count the cards of some hands or piles by kind."""
    counts = Counter(card for group in groups for card in group)
    return tuple([counts[kind] for kind in layout.kinds])


def _put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
