"""Sequence for Kids: its position, what a seat sees of it, and what every event leads to."""

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Self, TypeVar, cast

from sequence_widget.engine.bitboards import covers_one
from sequence_widget.engine.events import HIDDEN, Chance, Move
from sequence_widget.engine.kids.tables import KidsLayout
from sequence_widget.engine.state import Position, full_line_owner
from sequence_widget.engine.turns import Turn
from sequence_widget.engine.view import Cards, View
from sequence_widget.rules import KidsRules, read_rng
from sequence_widget.text import SequenceError

T = TypeVar("T")


@dataclass(frozen=True, slots=True, repr=False)
class KidsView(View):
    """A position of Sequence for Kids as one seat sees it."""

    rules: KidsRules
    layout: KidsLayout = field(compare=False, repr=False)
    own: Cards
    sizes: tuple[int, ...]
    piles: tuple[Cards, ...]
    swaps: int
    played: int
    idle: int

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
    def draws_for_swap(self) -> bool:
        """Whether the card that is awaited is drawn for one swapped, and the turn goes on."""
        return self.awaiting == "draw" and self.swaps > 0

    @property
    def deck_size(self) -> int:
        """How many cards are left to draw."""
        hidden = sum(size for seat, size in enumerate(self.sizes) if seat != self.seat)
        return self.unseen.total() - hidden

    def discards(self, seat: int | str) -> Cards:
        """Give a seat's discard pile, the last card on top."""
        return self.piles[self.seat_of(seat)]

    def _turn(self) -> Turn:
        return self.layout.turn(self.own, self.boards, cast("int", self.turn), self.swaps)

    def text_parts(self) -> list[str]:
        """Write the cards as this seat sees them, `?` for a hidden one."""
        hands = tuple(
            self.own if seat == self.seat else (HIDDEN,) * size
            for seat, size in enumerate(self.sizes)
        )
        return text_parts(self.awaiting, hands, self.piles)

    def sample(self, rng: random.Random) -> Position:
        """Give a position that looks like this, the hidden cards dealt anew."""
        hands, deck = self._deal_hidden(read_rng(rng))
        return KidsPosition(
            self.rules, self.players, self.boards, self.turn, self.awaiting, self.winner,
            self.layout, hands, self.layout.count([deck]),
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
    layout: KidsLayout = field(compare=False, repr=False)
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

    def settled(self) -> Self:
        """End a game that is over as it stands, and reshuffle a deck that has run out."""
        deck, piles = self.layout.reshuffled(self.deck_counts, self.piles)
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

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(len, self.hands))

    @property
    def draws_for_swap(self) -> bool:
        """Whether the card that is awaited is drawn for one swapped, and the turn goes on."""
        return self.awaiting == "draw" and self.swaps > 0

    @property
    def length(self) -> int:
        """How many cards have been played."""
        return self.played

    def text_parts(self) -> list[str]:
        """Write the cards."""
        return text_parts(self.awaiting, self.hands, self.piles)

    def _turn(self) -> Turn:
        seat = cast("int", self.turn)
        return self.layout.turn(self.hands[seat], self.boards, seat, self.swaps)

    def _refuse_move(self, move: Move) -> SequenceError:
        from sequence_widget.engine.kids.refusals import refuse_move

        return refuse_move(self, move)

    def _refuse_luck(self, chance: Chance) -> SequenceError:
        from sequence_widget.engine.kids.refusals import refuse_luck

        return refuse_luck(self, chance)

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
        deck, piles = self.layout.reshuffled(
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
        if move.card in self.layout.takes:
            return tuple([board & ~bit for board in self.boards]), None
        mine = self.boards[seat] | bit
        won = covers_one(self.layout.through[bit], mine)
        return _put(self.boards, seat, mine), seat if won else None

    def _is_drawn(self, boards: tuple[int, ...], played: int) -> bool:
        """Whether the game is a draw by its length, or because nothing can be played again."""
        return played >= self.rules.limit or self.layout.nothing_playable(boards)

    def _after_pass(self) -> Self:
        """Hand the turn on; a game in which nobody can do anything any more is a draw."""
        idle = self.idle + 1
        if self._is_stuck(idle):
            return replace(self, turn=None, awaiting=None, swaps=0, idle=idle)
        turn = (cast("int", self.turn) + 1) % self.players
        return replace(self, turn=turn, swaps=0, idle=idle)

    def _is_stuck(self, idle: int) -> bool:
        """Whether so many passes in a row are a draw."""
        return idle >= self.layout.most_passes(any_cards=any(self.hands))

    def _after_chance(self, chance: Chance) -> Self:
        seat, card = cast("int", self.turn), cast("str", chance.card)
        at = self.layout.kind_number[card]
        hands = _put(self.hands, seat, tuple(sorted((*self.hands[seat], card))))
        turn = seat if self.draws_for_swap else (seat + 1) % self.players
        more = self.awaiting == "deal" and len(hands[turn]) < self.rules.hand_size
        deck, piles = self.layout.reshuffled(
            _put(self.deck_counts, at, self.deck_counts[at] - 1), self.piles
        )
        return type(self)(
            self.rules, self.players, self.boards, turn, "deal" if more else "move", None,
            self.layout, hands, deck, piles, self.swaps, self.played, self.idle,
        )  # fmt: skip


def text_parts(
    awaiting: str | None, hands: tuple[Cards, ...], piles: tuple[Cards, ...]
) -> list[str]:
    """Write hands and discard piles as they stand in a position's text."""
    parts = []
    if any(hands) or awaiting != "deal":
        parts.append(f"hands={_groups(hands)}")
        if awaiting in ("deal", "draw"):
            parts.append(f"awaiting={awaiting}")
    if any(piles):
        parts.append(f"discards={_groups(piles)}")
    return parts


def _groups(groups: tuple[Cards, ...]) -> str:
    return ";".join([",".join(group) for group in groups])


def _put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
