"""Where the cards are that claims are about: hidden hands, the deck, and the discards."""

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from sequence_widget.engine.kids import KidsView
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.hidden import facts_of
from sequence_widget.rules import KidsRules, Rules

DEALT = "dealt"
"""The hand that is dealt, where rules are asked."""


@dataclass(frozen=True, slots=True)
class Table:
    """Where the cards are that somebody cannot see."""

    unseen: Mapping[str, int]
    hands: Mapping[Hashable, int]
    """The hidden hands, and how many cards each has."""

    deck: int
    pile: Counter[str] = field(default_factory=Counter)
    """The discards, which become the deck when it has run out."""

    seat: int | None = None
    own: tuple[str, ...] = ()
    """The hand that lies open to who asks, and whose it is."""

    facts: tuple[Claim, ...] = ()
    """What was learnt."""

    @property
    def total(self) -> int:
        """How many cards have not been seen."""
        return self.deck + sum(self.hands.values())

    @property
    def most_draws(self) -> int:
        """How many cards there are to draw."""
        return self.deck + self.pile.total()

    def unseen_of(self, kinds: tuple[str, ...]) -> int:
        """Count the unseen cards of some kinds."""
        return sum([self.unseen.get(kind, 0) for kind in kinds])


def table_of(source: KidsView | KidsRules) -> Table:
    """Say where the cards are that a view hides, or before a game of these rules.

    >>> import sequence_widget as sq
    >>> table = table_of(sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0))
    >>> table.total, table.hands, table.deck
    (13, {1: 1}, 12)
    """
    if isinstance(source, Rules):
        deck = dict(source.deck)
        size = source.hand_size
        return Table(deck, {DEALT: size}, sum(deck.values()) - size)
    hands: dict[Hashable, int] = {
        seat: n for seat, n in enumerate(source.hand_sizes) if seat != source.seat
    }
    unseen = source.unseen
    pile = Counter([card for laid in source.piles for card in laid])
    deck_size = unseen.total() - sum(hands.values())
    facts = facts_of(source)
    return Table(unseen, hands, deck_size, pile, source.seat, source.hand, facts)
