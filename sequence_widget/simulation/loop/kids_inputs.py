"""What the playout loop of Sequence for Kids is told: the cards, and where a game stands."""

from typing import cast

from sequence_widget.engine import KidsPosition, KidsView, Position
from sequence_widget.rules import DRAGON, UNICORN, KidsRules
from sequence_widget.simulation.loop.inputs import (
    MOST_COUNTED,
    Tables,
    board_tables,
    fewest_chips,
    fits,
)
from sequence_widget.simulation.loop.kids import TYPES

_MOST_OF_A_KIND = 255  # counts of cards are kept in bytes


def kids_fit(rules: KidsRules) -> bool:
    """Tell whether the playout loop can play these rules.

    >>> import sequence_widget as sq
    >>> kids_fit(sq.edition("kids")), kids_fit(sq.edition("kids").but(unicorns=1000))
    (True, False)
    """
    small = rules.swap_limit <= MOST_COUNTED
    return fits(rules) and small and all(count <= _MOST_OF_A_KIND for _, count in rules.deck)


def kids_tables(source: KidsPosition | KidsView, policies: tuple[int, ...]) -> Tables:
    """Write down rules and position; a view's hidden cards are dealt anew for every game."""
    rules, players = source.rules, source.players
    kinds = kind_names(rules)
    number = {kind: n for n, kind in enumerate(kinds)}
    words = rules.board.words
    homes = [sum(1 << n for n, word in enumerate(words) if word == kind) for kind in kinds]
    hands, deck = _cards(source)
    deals, turn = _deals(source)
    discards = [card for pile in source.piles for card in pile]
    cards = [number[card] for card in [*deck, *discards]]
    hold = [hand.count(kind) for hand in hands for kind in kinds]
    reaches = [sum(homes[number[card]] for card in set(hand)) for hand in hands]
    setup = (
        *(players, len(kinds), rules.swap_limit, int(rules.dead_cards == "must")),
        *(rules.chips, rules.limit - source.played, len(deck), len(cards)),
        *(turn, source.swaps, source.idle, _most_idle(source, [*map(len, hands)], deals)),
        *_spaces(source, homes),
        *(fewest_chips(rules, players) - 1, int(_can_stick(source))),
        *(int(rules.dragons > 0), source.layout.covered_by_cards),
    )
    nothing = [0] * players
    given = (
        *(setup, *board_tables(rules, players), policies, homes),
        [number.get(word, 0) for word in words],
        [homes[number[word]] if word in number else 0 for word in words],
        *(source.boards, cards, hold, reaches, nothing, nothing, deals),
    )
    room = (len(cards), len(hold), players, players, players, players)
    return Tables(given, room, TYPES, loop="kids")


def kind_names(rules: KidsRules) -> tuple[str, ...]:
    """Name the kinds of cards by their numbers in the tables."""
    return (*rules.animals, UNICORN, DRAGON)


def _cards(source: KidsPosition | KidsView) -> tuple[list[tuple[str, ...]], list[str]]:
    """Give the hands that are known, and the cards that are in the deck or hidden."""
    if isinstance(source, Position):
        return list(source.hands), sorted(source.deck.elements())
    hands = [source.own if seat == source.seat else () for seat in range(source.players)]
    return hands, sorted(source.unseen.elements())


def _deals(source: KidsPosition | KidsView) -> tuple[list[int], int]:
    """Say who is dealt the cards before the first move, hidden ones first; and whose move it is."""
    known = [len(hand) for hand in _cards(source)[0]]
    hidden = [
        seat for seat, size in enumerate(source.hand_sizes) for _ in range(size - known[seat])
    ]
    turn = cast("int", source.turn)
    owed = [(turn + n) % source.players for n in range(sum(source.owed))]  # round the table
    return [*hidden, *owed], cast("int", source.next_to_move)


def _most_idle(source: KidsPosition | KidsView, sizes: list[int], deals: list[int]) -> int:
    """Count the turns in a row without a play that make a draw."""
    return source.layout.most_passes(any_cards=any(sizes) or bool(deals))


def _spaces(source: KidsPosition | KidsView, homes: list[int]) -> tuple[int, int, int, int]:
    """Give the spaces, the open ones, those of dead animals, and one space for each animal."""
    spaces = source.layout.spaces
    open_spaces = spaces & ~source.covered
    dead = sum(home for home in homes if not home & open_spaces)
    return spaces, open_spaces, dead, sum(home & -home for home in homes)


def _can_stick(source: KidsPosition | KidsView) -> bool:
    """Whether a position can come in which no card of the game can be played."""
    return not source.rules.dragons or not source.layout.covered_by_cards
