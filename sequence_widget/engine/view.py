"""What one seat can see of a position: it holds no hidden cards, so it cannot reveal any.

What goes into it, and what is withheld, `seen_by` of each game's position says.
"""

import random
from abc import abstractmethod
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from sequence_widget.engine.events import Chance, Move, read_event
from sequence_widget.engine.seats import seat_called
from sequence_widget.engine.state import Position, Visible
from sequence_widget.rules import Seed
from sequence_widget.text import IllegalMoveError, PositionError, Seat, SequenceError

if TYPE_CHECKING:
    from sequence_widget.exact import Claim, Dist, Probability
    from sequence_widget.exact.questions import Questions
    from sequence_widget.simulation.lineups import Players
    from sequence_widget.simulation.rating import Ratings

Cards = tuple[str, ...]
Who = int | str
Names = str | Iterable[str]


@dataclass(frozen=True, slots=True)
class LastTurn:
    """A seat's last decision to play a card or to pass, as all saw it; no hidden card is here."""

    boards: tuple[int, ...]
    """The chips before it, by side."""

    move: Move
    kept: int
    """How many cards the seat held on to."""

    laid: tuple[str, ...]
    """The cards it has swapped since, in a turn that has begun, the first of them first."""


@dataclass(frozen=True, slots=True, repr=False)
class View(Visible):
    """A position as one `seat` sees it; `seat` is `None` for somebody who only looks on.

    Positions that differ in hidden cards alone give equal views. In a question a player is named
    by seat, or by name on a view of a game. Every unseen card is taken to be equally likely in
    every hidden place, and a deck that runs out while a question is worked out is refilled from
    the discards that everybody sees.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> view.seat, view.hand_sizes, sum(view.unseen.values())
    (0, (3, 3), 39)
    """

    seat: int | None
    names: tuple[str, ...] = field(default=(), kw_only=True, compare=False)
    """The players' names, on a view that came from a game."""

    last_turns: tuple[LastTurn | None, ...] = field(default=(), kw_only=True, compare=False)
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
    def deck_size(self) -> int:
        """How many cards are left to draw."""
        return 0

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
        if isinstance(who, str) and not self.names:
            raise PositionError("seat.no_names", name=who, last=self.players - 1)
        return seat_called(who, self.names) if isinstance(who, str) else self.check_seat(who)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move this seat may make now; none when it is not its turn to move."""
        if self.awaiting != "move" or self.seat is None or self.turn != self.seat:
            return ()
        return self._turn().moves(self.layout)

    def next_draw(self) -> "Dist[str]":
        """Give the distribution of the next card drawn.

        >>> import sequence_widget as sq
        >>> view = sq.position("mini-kids", hands=[["fox"], ["lion"]]).seen_by(0)
        >>> view.next_draw()
        Dist({'dragon': 1/13, 'fox': 1/13, 'lion': 2/13, 'panda': 2/13, 'tiger': 2/13, \
'unicorn': 1/13, 'wolf': 2/13, 'zebra': 2/13})
        """
        return self._exact.next_draw()

    def draw_probability(self, *cards: str, draws: int = 1) -> "Probability":
        """Give the chance that at least one of these is among this seat's next draws.

        Nobody else draws meanwhile.

        >>> import sequence_widget as sq
        >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
        >>> view.hand, view.draw_probability("tiger")
        (('panda', 'tiger', 'zebra'), 1/39 ≈ 2.6 %)
        >>> view.draw_probability("unicorn", "dragon", draws=2)
        146/741 ≈ 19.7 %
        """
        return self._exact.draw_probability(cards, draws)

    def hold_probability(self, who: Who, *cards: str) -> "Probability":
        """Give the chance that a player holds at least one of these.

        >>> import sequence_widget as sq
        >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
        >>> print(view.hold_probability("Bo", "dragon").explain())
        1 − C(37, 3)/C(39, 3) = 1 − 7770/9139 = 37/247 ≈ 15.0%: 1,369 of 9,139 equally likely \
hands. There are 2 dragons among the 39 unseen cards. Bo holds 3 cards; the hands with at least \
one dragon are favourable. Assumed: all arrangements of the unseen cards are equally likely.
        """
        return self._exact.hold_probability(who, cards)

    def draw_count(self, *cards: str, draws: int = 1) -> "Dist[int]":
        """Give how many of these cards are among this seat's next draws.

        >>> import sequence_widget as sq
        >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
        >>> view.draw_count("unicorn", draws=3)[1]
        36/247 ≈ 14.6 %
        """
        return self._exact.draw_count(cards, draws)

    def hold_count(self, who: Who, *cards: str) -> "Dist[int]":
        """Give how many of these cards a player holds.

        >>> import sequence_widget as sq
        >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
        >>> view.hold_count("Bo", "fox").probability(lambda n: n >= 2)
        1/247 ≈ 0.40 %
        """
        return self._exact.hold_count(who, cards)

    def outs(self, who: Who) -> dict[Any, tuple[str, ...]]:
        """Give the kinds of cards, or the sums, that complete a line at once, with their cells.

        >>> import sequence_widget as sq
        >>> three = {"c1": 0, "d1": 0, "e1": 0}
        >>> sq.position("kids", chips=three).seen_by(1).outs(0)
        {'tiger': ('b1',), 'turtle': ('f1',), 'unicorn': ('b1', 'f1')}
        >>> sq.position("mini-dice", chips={"a1": 0, "b1": 0}).seen_by(0).outs(0)
        {3: ('c1',), 6: ('c1',)}
        """
        return self._exact.outs(who)

    def finish_probability(self, who: Who, within: str | int = "turn") -> "Probability":
        """Give the chance that a player completes a line in a turn of his that begins now.

        He plays for it with what he himself can see, and this averages over what the asking seat
        cannot. Swaps, refills, extra turns, replacements and supplies count; what he has already
        rolled or swapped does not. `within="roll"` is one roll, and `within=3` three such turns
        in a row, both for dice; too many turns are refused. A game's limit counts, except where
        passes earn extra turns and more than 300 rolls are left of it, which the answer then says.

        >>> import sequence_widget as sq
        >>> two = {"b2": 0, "b3": 0}
        >>> view = sq.position("mini-kids", chips=two, hands=[["fox"], ["lion"]]).seen_by(1)
        >>> print(view.finish_probability(0).explain())
        7/13 + 7/156 = 7/12 ≈ 58.3%. Counted in 3 cases; ways that are alike are one case. Seat 0 \
completes a line at once with fox (on c3), tiger (on b1 or c2), unicorn (on b1, c2, c3 or b4) or \
wolf (on b4). That is 7 of the 13 unseen cards. Seat 0 holds one \
of them with probability 7/13 ≈ 53.8%; cards still to be drawn or swapped add 7/156 ≈ 4.5%. \
Assumed: all arrangements of the unseen cards are equally likely. Assumed: seat 0 tries to \
complete a line in this turn, going by what seat 0 can see.
        >>> sq.position("mini-dice", chips={"a1": 0, "b1": 0}).seen_by(1).finish_probability(0)
        1/3 ≈ 33.3 %
        """
        return self._exact.finish_probability(who, within)

    def fill_probabilities(self) -> "dict[str, Probability]":
        """Give, by space, the chance that who moves next can put a chip there in that turn.

        It is the chance of what this view can know. Spaces that cannot be filled so are left out.

        >>> import sequence_widget as sq
        >>> position = sq.position("mini-kids", hands=[["fox"], ["lion"]])
        >>> position.seen_by(0).fill_probabilities()
        {'a2': 1 = 100 %, 'c3': 1 = 100 %}
        >>> sq.position("mini-dice").seen_by(None).fill_probabilities()["a1"]
        1/3 ≈ 33.3 %
        """
        return self._exact.fill_probabilities()

    def probability(self, claim: "Claim", given: "Claim | None" = None) -> "Probability":
        """Give the chance that a claim is true, another one being known if it is given.

        Claims are made with `sq.holds`, `sq.draws`, `sq.rolls` and their like, and join by `&`,
        `|` and `~`. What is given may be about luck to come.

        >>> import sequence_widget as sq
        >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
        >>> view.probability(sq.holds("Bo", "dragon") | sq.draws("dragon"))
        146/741 ≈ 19.7 %
        >>> view.probability(sq.holds("Bo", "dragon"), given=~sq.draws("dragon"))
        108/703 ≈ 15.4 % (learnt: the next card drawn is something other than dragon)
        """
        return self._exact.probability(claim, given)

    def given(
        self,
        *claims: "Claim",
        holds: Mapping[Any, Names] | None = None,
        lacks: Mapping[Any, Names] | None = None,
        no_win_last_turn: Who | Iterable[Who] | None = None,
    ) -> "View":
        """Give the same view after learning something about what others hold.

        `holds` names cards a player holds (one named twice: two of them), `lacks` cards of which
        he holds none. `no_win_last_turn` names who did not win in his last turn, and assumes
        that he wins whenever he can; it needs a view from a game. Claims about hands can be joined
        in any way; luck to come is learnt in `probability(…, given=…)` alone.

        >>> import sequence_widget as sq
        >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
        >>> learnt = view.given(holds={"Bo": ["tiger"]}, lacks={"Bo": ["unicorn"]})
        >>> learnt.draw_probability("tiger"), learnt.draw_probability("unicorn")
        (0 = 0 % (learnt: Bo holds at least one tiger and Bo holds no unicorn), 1/18 ≈ 5.6 % \
(learnt: Bo holds at least one tiger and Bo holds no unicorn))
        >>> view.given(holds={"Bo": ["tiger", "tiger"]})
        Traceback (most recent call last):
        sequence_widget.text.errors.ImpossibleError: this cannot be: Bo holds at least 2 tigers
        >>> view.given(sq.holds("Bo", "tiger") | sq.holds("Bo", "dragon")).draw_probability("tiger")
        36/1999 ≈ 1.8 % (learnt: Bo holds at least one tiger or Bo holds at least one dragon)
        """
        return self._exact.given(claims, holds, lacks, no_win_last_turn)

    def learnt_text(self, language: str | None = None) -> str:
        """Say what `given` has added to what lies open; nothing is the empty text.

        >>> import sequence_widget as sq
        >>> view = sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0)
        >>> learnt = view.given(lacks={1: "wolf"})
        >>> learnt.learnt_text(), learnt.learnt_text("nb")
        ('Learnt: seat 1 holds no wolf.', 'Gitt at plass 1 ikke har noen ulv.')
        >>> learnt.draw_probability("fox")
        5/33 ≈ 15.2 % (learnt: seat 1 holds no wolf)
        """
        return self._exact.learnt_text(language)

    def after(self, move: Move | str) -> "View":
        """Give what this seat sees when it has made a move, before its draw or the next roll.

        Moves are compared by it: what comes after `game.play(move)` hangs on the card drawn, too.
        What was learnt is still known.

        >>> import sequence_widget as sq
        >>> chips = {"c1": 1, "d1": 1, "e1": 1}
        >>> hands = [["tiger", "lion", "wolf"], ["fox"] * 2]
        >>> view = sq.position("kids", chips=chips, hands=hands).seen_by(0)
        >>> for move in ("tiger b1", "lion e2"):
        ...     print(move, view.after(move).finish_probability(1))
        tiger b1 146/741 ≈ 19.7 %
        lion e2 60/247 ≈ 24.3 %
        """
        own = self.seat
        if own is None:
            raise IllegalMoveError("view.no_seat")
        event = read_event(move, self.rules.cards) if isinstance(move, str) else move
        if not isinstance(event, Move):
            key = "event.not_a_move" if isinstance(event, Chance) else "event.no_text"
            raise IllegalMoveError(key, text=event)
        if self.turn != own and not self.is_over:
            values = {"turn": Seat(self.turn), "seat": Seat(own), "event": str(event)}
            raise IllegalMoveError("refused.wrong_seat", **values).naming(self.names)
        # What a move changes lies open, so that any way the hidden cards may lie will do.
        try:
            seen = self.sample(random.Random(0)).apply(event).seen_by(own)
        except SequenceError as refused:
            raise refused.naming(self.names) from None
        last_turns = tuple(
            self._turn_with(event, turn) if seat == own else turn
            for seat, turn in enumerate(self.last_turns)
        )
        return replace(seen, names=self.names, last_turns=last_turns, learnt=self.learnt)

    def _turn_with(self, move: Move, last: LastTurn | None) -> LastTurn | None:
        """Give this seat's last turn as it is when it has made a move."""
        if move.action == "swap":
            return last and replace(last, laid=(*last.laid, str(move.card)))
        return LastTurn(self.boards, move, len(self.hand) - (move.card is not None), ())

    def rate_moves(
        self,
        games: int = 20_000,
        seed: Seed | None = 1,
        players: "Players" = None,
        *,
        progress: bool = True,
    ) -> "Ratings":
        """Estimate for every legal move how often this seat wins after it, by simulated games.

        `games` is how many in all; most go to the moves that look best, and what is reported
        comes from fresh games. After the move all go on as `players` do: a list of bots and names,
        or a mapping of names or seats to bots; who is given no bot moves at random, each legal
        move being equally likely.

        >>> import sequence_widget as sq
        >>> two = {"b2": 0, "b3": 0}
        >>> view = sq.position("mini-kids", chips=two, hands=[["wolf"], ["lion"]]).seen_by(0)
        >>> [str(row.move) for row in view.rate_moves(games=4_000, seed=1)]
        ['wolf b4', 'wolf c4']
        >>> view.rate_moves(games=4_000, players={1: sq.GreedyBot()}).policies
        ('RandomBot', 'GreedyBot')
        """
        from sequence_widget.simulation.rating import rate_moves

        return rate_moves(self, games, seed, players, progress=progress)

    def to_text(self) -> str:
        """Write what this seat sees on one line, with `?` for every hidden card.

        >>> import sequence_widget as sq
        >>> sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0).to_text()
        'mini-kids players=2 hands=tiger;?'
        """
        from sequence_widget.engine.position_text import write_position

        return write_position(self)

    def __repr__(self) -> str:
        seat = "no seat" if self.seat is None else f"seat {self.seat}"
        learnt = f" {self.learnt_text()}" if self.learnt else ""
        return f"<View of {seat}: {self.to_text()}{learnt}>"

    def _repr_html_(self) -> str:
        """Draw what this seat sees of the board, and tell what it sees of the cards."""
        from sequence_widget.engine.picture import draw_svg, tell_cards

        cards = tell_cards(self)._repr_html_() if self.rules.hidden_cards else ""
        return draw_svg(self) + cards

    @property
    def _exact(self) -> "Questions":
        """What works out the exact answers; the one door up to them."""
        from sequence_widget.exact.questions import Questions

        return Questions(self)

    @abstractmethod
    def sample(self, rng: random.Random) -> Position:
        """Give a position that looks like this, the hidden cards dealt anew.

        >>> import sequence_widget as sq
        >>> view = sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0)
        >>> view.sample(random.Random(1)).seen_by(0) == view
        True
        """
