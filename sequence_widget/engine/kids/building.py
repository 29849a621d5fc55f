"""A position of Sequence for Kids from its parts."""

from collections.abc import Mapping

from sequence_widget.engine.kids.position import KidsPosition
from sequence_widget.engine.kids.tables import KidsLayout, kids_layout
from sequence_widget.engine.parts import check_awaiting, read_boards, read_card, read_count
from sequence_widget.engine.state import Position
from sequence_widget.engine.view import Cards
from sequence_widget.rules import KidsRules, listed
from sequence_widget.text import Card, PositionError

PARTS = frozenset({"hands", "discards", "swaps", "played", "idle"})
"""What a game of cards is built from besides its chips."""


def build_kids(
    rules: KidsRules,
    players: int,
    chips: Mapping[str, int],
    turn: int,
    awaiting: str | None,
    parts: Mapping[str, object],
) -> Position:
    """Put a position together from checked parts; without hands the deal is awaited."""
    layout = kids_layout(rules, players)
    dealt = parts.get("hands") is not None
    hands = _groups("hands", parts.get("hands"), layout, players)
    piles = _groups("discards", parts.get("discards"), layout, players)
    held = layout.count([*hands, *piles])
    for kind, count, most in zip(layout.kinds, held, layout.counts, strict=True):
        if count > most:
            values = {"card": Card(kind), "value": count, "most": most}
            raise PositionError("position.too_many_cards", **values)
    for seat, hand in enumerate(hands):
        if len(hand) > rules.hand_size:
            raise PositionError(
                "position.hand_size", seat=seat, value=len(hand), most=rules.hand_size
            )
    check_awaiting(awaiting, ("move", "deal", "draw"))
    waits = awaiting or ("move" if dealt else "deal")
    built = KidsPosition(
        rules,
        players,
        read_boards(rules, layout, chips),
        turn,
        waits,
        None,
        layout,
        tuple(tuple(sorted(hand)) for hand in hands),
        tuple(most - count for count, most in zip(held, layout.counts, strict=True)),
        piles,
        read_count("swaps", parts.get("swaps", 0)),
        read_count("played", parts.get("played", 0)),
        read_count("idle", parts.get("idle", 0)),
    )
    if waits == "deal":
        _check_deal(built, turn)
    elif waits == "draw" and len(built.hands[turn]) >= rules.hand_size:
        raise PositionError("position.full_hand", seat=turn)
    return built.settled()


def _groups(
    part: str, groups: object, layout: KidsLayout, players: int
) -> tuple[tuple[str, ...], ...]:
    if groups is None:
        return ((),) * players
    found = listed(groups)
    read = tuple(_group(group, layout) for group in found or ())
    if found is None or None in read:
        raise PositionError("position.groups", part=part, players=players)
    if len(read) != players:
        raise PositionError("position.group_count", part=part, players=players, value=len(read))
    return tuple(group for group in read if group is not None)


def _group(group: object, layout: KidsLayout) -> Cards | None:
    """Read some cards; one may be written alone, and a mapping says how many of each."""
    if isinstance(group, Mapping):
        return tuple(card for word, n in group.items() for card in _of_a_kind(word, n, layout))
    cards = (group,) if isinstance(group, str) else listed(group, sum(layout.counts))
    return None if cards is None else tuple(read_card(card, layout.kinds) for card in cards)


def _of_a_kind(word: object, n: object, layout: KidsLayout) -> Cards:
    """Give so many of a card, or refuse more than the deck has before they are counted out."""
    card, value = read_card(word, layout.kinds), read_count(str(word), n)
    most = layout.counts[layout.kind_number[card]]
    if value > most:
        raise PositionError("position.too_many_cards", card=Card(card), value=value, most=most)
    return (card,) * value


def _check_deal(dealt: KidsPosition, turn: int) -> None:
    """Refuse hands that dealing one card at a time round the table cannot give."""
    sizes = [len(hand) for hand in dealt.hands]
    clockwise = sizes[turn:] + sizes[:turn]
    full = dealt.rules.hand_size
    if clockwise != sorted(clockwise) or clockwise[-1] - clockwise[0] > 1 or clockwise[0] >= full:
        raise PositionError("position.deal_order", turn=turn)
