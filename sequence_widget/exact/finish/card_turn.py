"""The turn of a card player who wants to play one of some cards: swaps, refills and all.

A turn comes down to four sorts of cards. One that *wins* ends the question. A *dead* card must be
swapped (or may be: then swapping is the only hope left). A *stuck* card can be neither played nor
swapped as dead, such as a dragon with no opponent's chip to take; a hand of nothing else may swap
any card. Whoever holds any *other* card, and none that is dead, has to play it, and the turn
is over. Which of several cards is swapped makes no difference to the chance.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from sequence_widget.engine.bitboards import apart, completing
from sequence_widget.engine.kids import KidsView
from sequence_widget.exact.ways import Counts
from sequence_widget.text.errors import OutOfReachError, QuestionError

WINS, DEAD, STUCK, OTHER = range(4)


def check_within(view: KidsView, within: str | int) -> None:
    """Refuse any other time than one turn: with cards, more depends on what others play."""
    if within not in ("turn", 1):
        key = "probability.no_rolls" if within == "roll" else "probability.no_turns"
        raise QuestionError(key, edition=view.rules.edition)


def winning_spaces(
    view: KidsView, seat: int, boards: tuple[int, ...] | None = None
) -> dict[str, int]:
    """Find where each kind of card completes a line of this seat, for the kinds that can."""
    boards = view.boards if boards is None else boards
    mine, theirs = apart(boards, seat)
    wins = completing(view.layout, mine)
    if not wins:
        return {}
    options = {kind: view.layout.option(kind, mine, theirs) for kind in view.layout.kinds}
    return {
        kind: option.spaces & wins
        for kind, option in options.items()
        if option.puts and option.spaces & wins
    }


def sorts(view: KidsView, seat: int, winning: Iterable[str]) -> dict[str, int]:
    """Sort the kinds of cards by what they mean for a turn of this seat that begins now."""
    found = {}
    mine, theirs = apart(view.boards, seat)
    for kind in view.layout.kinds:
        option = view.layout.option(kind, mine, theirs)
        idle = DEAD if option.why == "dead" else STUCK
        found[kind] = OTHER if option.spaces else idle
    found.update(dict.fromkeys(winning, WINS))
    return found


class Turn(NamedTuple):
    """A turn on its way: the hand by sort of card, and the cards still to come."""

    dead: int
    stuck: int
    other: int
    swaps: int
    """How many more swaps are allowed."""

    deck: int
    """How many cards can be drawn before the deck runs out."""

    heap: Counts
    """By sort: the cards the next one drawn is among, in the deck or hidden elsewhere."""

    pile: Counts
    """By sort: the cards that come back when the deck has run out."""

    owed: int = 0
    """How many cards are still to be drawn before the turn begins."""


_AT_ONCE = 100
_MOST_TURNS = 100_000
"""How many ways a turn may have gone so far that one hand's chance is put together from."""


@lru_cache(maxsize=_MOST_TURNS)
def chance_to_win(turn: Turn) -> Fraction:
    """Give the chance of a line in the rest of a turn whose hand holds no winning card.

    >>> chance_to_win(Turn(1, 0, 2, 3, 5, (1, 0, 0, 4), (0, 0, 0, 0)))
    Fraction(1, 5)
    """
    chance, size = Fraction(0), sum(turn.heap)
    for count, after in _draws(turn):
        chance += Fraction(count, size) * (1 if after is None else chance_to_win(after))
    return chance


def _draws(turn: Turn) -> Iterator[tuple[int, Turn | None]]:
    """Say what the next draw may bring: of how many cards it is one, and the turn then.

    A card that wins ends it. There is no next draw when there is nothing to hope for.
    """
    if turn.owed:
        turn = turn._replace(owed=turn.owed - 1)
    elif not turn.swaps or not turn.heap[WINS] + turn.pile[WINS]:
        return
    elif turn.dead:
        pile = _changed(turn.pile, DEAD, 1)
        turn = turn._replace(dead=turn.dead - 1, swaps=turn.swaps - 1, pile=pile)
    elif turn.stuck and not turn.other:
        pile = _changed(turn.pile, STUCK, 1)
        turn = turn._replace(stuck=turn.stuck - 1, swaps=turn.swaps - 1, pile=pile)
    else:
        return
    for sort, count in enumerate(turn.heap):
        if count and sort == WINS:
            yield count, None
        elif count:
            rest = drawn(turn, sort)
            hand = (rest.dead + (sort == DEAD), rest.stuck + (sort == STUCK))
            other = rest.other + (sort == OTHER)
            yield count, rest._replace(dead=hand[0], stuck=hand[1], other=other)


def _look_ahead(turn: Turn) -> None:
    """Work out first what comes last, so that a turn of many draws does not run out of stack.

    Every draw leaves one draw less to come; so turns are met in the order of the draws left.
    """
    order = {turn: None}
    for here in (met := list(order)):
        for _, after in _draws(here):
            if after is not None and after not in order:
                order[after] = None
                met.append(after)
        if len(met) > _MOST_TURNS:
            raise OutOfReachError("probability.many_swaps", most=_MOST_TURNS)
    for here in reversed(met):
        chance_to_win(here)


def drawn(turn: Turn, sort: int | None) -> Turn:
    """Take a card from the deck; when that empties it, the discards become the new one.

    A card of no known sort goes to another player: it stays among the hidden cards.
    """
    heap = turn.heap if sort is None else _changed(turn.heap, sort, -1)
    if turn.deck > 1 or not any(turn.pile):
        return turn._replace(deck=turn.deck - 1, heap=heap)
    return turn._replace(deck=sum(turn.pile), heap=turn.pile, pile=(0, 0, 0, 0))


def _changed(counts: Counts, sort: int, by: int) -> Counts:
    return tuple([count + by * (at == sort) for at, count in enumerate(counts)])


@dataclass(frozen=True, slots=True)
class ChanceOfHand:
    """How likely a seat plays one of some kinds in a turn that begins now, by the hand it holds."""

    view: KidsView
    seat: int
    sorts: tuple[frozenset[str], ...]
    """The kinds of each sort; none where nothing can be hoped for."""

    pile: Counts

    def chance(self, hand: Counts, heap: Counts) -> Fraction:
        """Give the chance with a hand, by sort; the heap is all else that nobody has seen."""
        if not self.sorts:
            return Fraction(0)
        if hand[WINS]:
            return Fraction(1)
        _, dead, stuck, other = hand
        view, seat = self.view, self.seat
        turn = Turn(dead, stuck, other, view.rules.swap_limit, view.deck_size, heap, self.pile)
        owed = view.owed
        for _ in range(sum(owed) - owed[seat]):
            turn = drawn(turn, None)
        turn = turn._replace(owed=owed[seat])
        if turn.owed + turn.swaps > _AT_ONCE:
            _look_ahead(turn)
        return chance_to_win(turn)


def chance_of_hands(view: KidsView, seat: int, wanted: Iterable[str] | None = None) -> ChanceOfHand:
    """Look up what a turn of a seat is about: to play one of some kinds, or else to win.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-kids", hands=[["fox"], ["lion"]]).seen_by(1)
    >>> chance_of_hands(view, 0, ["fox"]).chance((0, 0, 0, 1), (2, 0, 1, 10))
    Fraction(0, 1)
    """
    winning = tuple(winning_spaces(view, seat) if wanted is None else wanted)
    if view.is_over or not winning:
        return ChanceOfHand(view, seat, (), ())
    sort_of = sorts(view, seat, winning)
    by_sort = tuple(
        frozenset({kind for kind in sort_of if sort_of[kind] == sort}) for sort in range(4)
    )
    laid = [sort_of[card] for pile in view.piles for card in pile]
    return ChanceOfHand(view, seat, by_sort, tuple(laid.count(sort) for sort in range(4)))
