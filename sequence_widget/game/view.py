"""What one seat can see of a position. What is not in here cannot leak."""

import random
from abc import abstractmethod
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from sequence_widget.game.asking import Asking
from sequence_widget.game.events import Move
from sequence_widget.game.layout import DiceLayout, KidsLayout, dice_layout, kids_layout
from sequence_widget.game.position import Position
from sequence_widget.game.seats import seat_called
from sequence_widget.game.visible import Visible
from sequence_widget.rules import DiceRules, KidsRules, Rules

if TYPE_CHECKING:
    from sequence_widget.game.last_turns import LastTurn
    from sequence_widget.simulation.rating import Ratings

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class View(Asking, Visible):
    """A position as one `seat` sees it; `seat` is `None` for somebody who only looks on.

    Positions that differ in hidden cards alone give equal views.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> view.seat, view.hand_sizes, sum(view.unseen.values())
    (0, (3, 3), 39)
    """

    seat: int | None
    names: tuple[str, ...] = field(default=(), kw_only=True, compare=False)
    """The players' names, on a view that came from a game."""

    last_turns: "tuple[LastTurn | None, ...]" = field(default=(), kw_only=True, compare=False)
    """Each seat's last turn as all saw it, on a view that came from a game of cards."""

    learnt: tuple[Hashable, ...] = field(default=(), kw_only=True)
    """What `given` has added to what lies open."""

    @property
    def hand(self) -> Cards:
        """The cards this seat holds, sorted."""
        return ()

    @property
    def unseen(self) -> Counter[str]:
        """Count, by kind, every card this seat cannot see, in the deck or in another hand."""
        return Counter()

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return (0,) * self.players

    @property
    def deck_size(self) -> int:
        """How many cards are left to draw."""
        return 0

    @property
    def roll(self) -> tuple[int, ...] | None:
        """The faces the dice show while a move is awaited."""
        return None

    def discards(self, seat: int | str) -> Cards:
        """Give a seat's discard pile, the last card on top."""
        self.seat_of(seat)
        return ()

    def seat_of(self, who: int | str) -> int:
        """Find a seat by its number, or by name on a view that came from a game.

        >>> import sequence_widget as sq
        >>> sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna").seat_of("Bo")
        1
        """
        return seat_called(who, self.names) if isinstance(who, str) else self.check_seat(who)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move this seat may make now; none when it is not its turn to move."""
        if self.awaiting != "move" or self.seat is None or self.turn != self.seat:
            return ()
        return self._find_moves()

    def rate_moves(
        self, games: int = 20_000, seed: int | None = 1, *, progress: bool = True
    ) -> "Ratings":
        """Estimate for every legal move how often this seat wins after it, by simulated games.

        `games` is how many in all; most go to the moves that look best, and what is reported
        comes from fresh games. All players move at random, each legal move being equally likely.

        >>> import sequence_widget as sq
        >>> two = {"b2": 0, "b3": 0}
        >>> view = sq.position("mini-kids", chips=two, hands=[["wolf"], ["lion"]]).seen_by(0)
        >>> [str(row.move) for row in view.rate_moves(games=4_000, seed=1)]
        ['wolf b4', 'wolf c4']
        """
        from sequence_widget.simulation.rating import rate_moves

        return rate_moves(self, games, seed, progress=progress)

    def to_text(self) -> str:
        """Write what this seat sees on one line, with `?` for every hidden card.

        >>> import sequence_widget as sq
        >>> sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0).to_text()
        'mini-kids players=2 hands=tiger;?'
        """
        from sequence_widget.game.notation import write_position

        return write_position(self)

    def __repr__(self) -> str:
        seat = "no seat" if self.seat is None else f"seat {self.seat}"
        learnt = f" {self.learnt_text()}" if self.learnt else ""
        return f"<View of {seat}: {self.to_text()}{learnt}>"

    @abstractmethod
    def _find_moves(self) -> tuple[Move, ...]:
        """Work out the legal moves of this seat."""

    @abstractmethod
    def sample(self, rng: random.Random) -> Position:
        """Give a position that looks like this, the hidden cards dealt anew.

        >>> import sequence_widget as sq
        >>> view = sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0)
        >>> view.sample(random.Random(1)).seen_by(0) == view
        True
        """


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
        counts = Counter(dict(self.rules.deck))
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
        from sequence_widget.game.kids import moves_for

        return moves_for(self, self.own)

    def sample(self, rng: random.Random) -> Position:
        """Give a position that looks like this, the hidden cards dealt anew."""
        from sequence_widget.game.kids import KidsPosition, count_kinds

        hands, deck = self._deal_hidden(rng)
        return KidsPosition(
            self.rules, self.players, self.boards, self.turn, self.awaiting, self.winner,
            self.layout, hands, count_kinds(self.layout, [deck]),
            self.piles, self.swaps, self.played, self.idle,
        )  # fmt: skip

    def _deal_hidden(self, rng: random.Random) -> tuple[tuple[Cards, ...], Cards]:
        """Deal the hidden cards anew: every hand, and the deck."""
        if self.learnt:
            from sequence_widget.probability import learning

            return learning.deal_hidden(self, rng)
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
class DiceView(View):
    """A position of Sequence Dice as one seat sees it: all of it."""

    rules: DiceRules
    layout: DiceLayout
    faces: tuple[int, ...] | None
    rolls: int
    standing: tuple[int | None, ...]

    @classmethod
    def layout_for(cls, rules: Rules, players: int) -> DiceLayout:
        """Find the tables for these rules."""
        return dice_layout(cast("DiceRules", rules), players)

    @property
    def roll(self) -> tuple[int, ...] | None:
        """The faces the dice show while a move is awaited."""
        return self.faces

    def _find_moves(self) -> tuple[Move, ...]:
        from sequence_widget.game.dice import moves_for

        return moves_for(self)

    def sample(self, rng: random.Random) -> Position:  # noqa: ARG002 - nothing is hidden
        """Give the position itself: dice hide nothing."""
        from sequence_widget.game.dice import DicePosition

        return DicePosition(
            self.rules, self.players, self.boards, self.turn, self.awaiting, self.winner,
            self.layout, self.faces, self.rolls, self.standing,
        )  # fmt: skip
