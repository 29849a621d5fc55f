"""Building any position from its parts, and refusing what cannot be."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sequence_widget.engine.bitboards import Layout
from sequence_widget.engine.dice import STILL_TO_ROLL, DicePosition, dice_layout
from sequence_widget.engine.kids import KidsLayout, KidsPosition, count_kinds, kids_layout
from sequence_widget.engine.seats import seat_number
from sequence_widget.engine.state import Position
from sequence_widget.rules import FREE, DiceRules, KidsRules, Rules, rules_from, whole
from sequence_widget.text import (
    Card,
    Phrase,
    PositionError,
    card_called,
    card_hint,
    hint,
)

Hands = Sequence[Iterable[str]]


def position(
    rules: str | Rules,
    players: int = 2,
    *,
    chips: Mapping[str, int] | None = None,
    turn: int = 0,
    awaiting: str | None = None,
    **parts: object,
) -> Position:
    """Build a position and check it; whether play could have led there is not asked.

    `chips` gives the seat that owns each chip. A game of cards takes `hands` and `discards`, for
    each seat a sequence of cards, or a mapping that counts them: the rest is the deck, and
    without `hands` the deal is awaited. It also takes `swaps` (made this turn), `played` (cards)
    and `idle` (turns in a row that passed). A game of dice takes `roll`, without which the roll
    is awaited, and `rolls` (made so far); `awaiting="roll-off"` begins with the roll for the
    first turn.

    >>> position("kids", hands=[["tiger", "fox", "lion"], ["zebra", "unicorn", "panda"]]).hand(1)
    ('panda', 'unicorn', 'zebra')
    >>> position("kids", chips={"a1": 0})
    Traceback (most recent call last):
    sequence_widget.text.errors.PositionError: a1 is a free space; it never holds a chip
    """
    rules = rules_from(rules)
    players = rules.check_players(players)
    build = _build_kids if isinstance(rules, KidsRules) else _build_dice
    known = {"hands", "discards", "swaps", "played", "idle"}
    if isinstance(rules, DiceRules):
        known = {"roll", "rolls", "standing"}
    for name in parts:
        if name not in known:
            raise PositionError(
                "position.no_part", name=name, edition=rules.edition, hint=hint(name, known)
            )
    turn = seat_number(turn, players)
    return build(rules, players, chips or {}, turn, awaiting, parts)  # type: ignore[arg-type] # told apart above


def start_position(rules: Rules, players: int, first: int = 0) -> Position:
    """Give the position before the deal or the roll-off.

    >>> import sequence_widget as sq
    >>> start_position(sq.edition("dice"), 3).awaiting
    'roll-off'
    """
    players = rules.check_players(players)
    if isinstance(rules, DiceRules):
        return position(rules, players, awaiting="roll-off")
    return position(rules, players, turn=first)


def _build_kids(
    rules: KidsRules,
    players: int,
    chips: Mapping[str, int],
    turn: int,
    awaiting: str | None,
    parts: Mapping[str, object],
) -> Position:
    layout = kids_layout(rules, players)
    dealt = parts.get("hands") is not None
    hands = _groups("hands", parts.get("hands"), layout, players)
    piles = _groups("discards", parts.get("discards"), layout, players)
    held = count_kinds(layout, [*hands, *piles])
    for kind, count, most in zip(layout.kinds, held, layout.counts, strict=True):
        if count > most:
            values = {"card": Card(kind), "value": count, "most": most}
            raise PositionError("position.too_many_cards", **values)
    for seat, hand in enumerate(hands):
        if len(hand) > rules.hand_size:
            raise PositionError(
                "position.hand_size", seat=seat, value=len(hand), most=rules.hand_size
            )
    _check_awaiting(awaiting, ("move", "deal", "draw"))
    waits = awaiting or ("move" if dealt else "deal")
    built = KidsPosition(
        rules,
        players,
        _boards(rules, layout, chips),
        turn,
        waits,
        None,
        layout,
        tuple(tuple(sorted(hand)) for hand in hands),
        tuple(most - count for count, most in zip(held, layout.counts, strict=True)),
        piles,
        _count("swaps", parts.get("swaps", 0)),
        _count("played", parts.get("played", 0)),
        _count("idle", parts.get("idle", 0)),
    )
    if waits == "deal":
        _check_deal(built, turn)
    elif waits == "draw" and len(built.hands[turn]) >= rules.hand_size:
        raise PositionError("position.full_hand", seat=turn)
    return built.settled()


def _build_dice(
    rules: DiceRules,
    players: int,
    chips: Mapping[str, int],
    turn: int,
    awaiting: str | None,
    parts: Mapping[str, object],
) -> Position:
    layout = dice_layout(rules, players)
    roll = parts.get("roll")
    faces = None if roll is None else _faces(rules, roll)
    _check_awaiting(awaiting, ("move", "roll", "roll-off"))
    waits = awaiting or ("roll" if faces is None else "move")
    if (waits == "move") != (faces is not None):
        raise PositionError("position.roll_awaited", awaiting=Phrase(f"awaited.{waits}"))
    standing: tuple[int | None, ...] = ()
    if waits == "roll-off":
        standing = _standing(rules, players, parts.get("standing"))
        turn = standing.index(STILL_TO_ROLL)
    elif parts.get("standing") is not None:
        raise PositionError("position.standing", value=parts["standing"])
    return DicePosition(
        rules,
        players,
        _boards(rules, layout, chips),
        turn,
        waits,
        None,
        layout,
        faces,
        _count("rolls", parts.get("rolls", 0)),
        standing,
    ).settled()


def _boards(rules: Rules, layout: Layout, chips: Mapping[str, int]) -> tuple[int, ...]:
    if not isinstance(chips, Mapping):
        raise PositionError("position.unreadable", name="chips", text=chips)
    boards = [0] * layout.sides
    for cell, seat in chips.items():
        number = rules.board.number(cell)
        if rules.board.words[number] == FREE:
            raise PositionError("position.free_space", cell=cell)
        bit = 1 << number
        if any(board & bit for board in boards):
            raise PositionError("position.cell_twice", cell=cell)
        boards[layout.side_of[seat_number(seat, len(layout.side_of))]] |= bit
    for side, board in enumerate(boards):
        if board.bit_count() > rules.chips:
            raise PositionError(
                "position.too_many_chips", seat=side, value=board.bit_count(), most=rules.chips
            )
    return tuple(boards)


def _groups(
    part: str, groups: object, layout: KidsLayout, players: int
) -> tuple[tuple[str, ...], ...]:
    if groups is None:
        return ((),) * players
    if isinstance(groups, str) or not isinstance(groups, Iterable):
        raise PositionError("position.groups", part=part, players=players)
    groups = tuple(groups)
    if not all(isinstance(group, Iterable) for group in groups):
        raise PositionError("position.groups", part=part, players=players)
    read = tuple(_group(group, layout) for group in groups)
    if len(read) != players:
        raise PositionError("position.group_count", part=part, players=players, value=len(read))
    return read


def _group(group: Iterable[Any], layout: KidsLayout) -> tuple[str, ...]:
    """Read some cards; one may be written alone, and a mapping says how many of each."""
    cards = (group,) if isinstance(group, str) else group
    if isinstance(cards, Mapping):
        cards = [card for card, n in cards.items() for _ in range(_count(str(card), n))]
    return tuple(read_card(card, layout.kinds) for card in cards)


def read_card(word: object, kinds: Sequence[str]) -> str:
    """Find the card that a word means, in whatever language, or refuse what is none.

    >>> read_card("Rev", ["fox", "wolf"])
    'fox'
    >>> read_card(["fox"], ["fox", "wolf"])
    Traceback (most recent call last):
    sequence_widget.text.errors.PositionError: ['fox'] is no card: a card is a word, such as \
'fox', and several are named one after another
    """
    card = card_called(word, kinds)
    if card is None and isinstance(word, str):
        raise PositionError("kind.unknown", name=word, hint=card_hint(word, kinds))
    if card is None:
        raise PositionError("kind.no_word", value=repr(word), example=Card(kinds[0]))
    return card


def _count(part: str, value: object) -> int:
    number = whole(value)
    if number is None or number < 0:
        raise PositionError("position.count", part=part, value=value)
    return number


def _check_awaiting(awaiting: str | None, choices: tuple[str, ...]) -> None:
    if awaiting is not None and awaiting not in choices:
        raise PositionError("position.awaiting", value=awaiting, choices=", ".join(choices))


def _check_deal(dealt: KidsPosition, turn: int) -> None:
    """Refuse hands that dealing one card at a time round the table cannot give."""
    sizes = [len(hand) for hand in dealt.hands]
    clockwise = sizes[turn:] + sizes[:turn]
    full = dealt.rules.hand_size
    if clockwise != sorted(clockwise) or clockwise[-1] - clockwise[0] > 1 or clockwise[0] >= full:
        raise PositionError("position.deal_order", turn=turn)


def _faces(rules: DiceRules, roll: object) -> tuple[int, ...]:
    given = tuple(roll) if isinstance(roll, Iterable) and not isinstance(roll, str) else ()
    faces = tuple([number for face in given if (number := whole(face)) is not None])
    possible = len(faces) == len(given) == len(rules.dice) and all(
        1 <= face <= most for face, most in zip(faces, rules.dice, strict=True)
    )
    if not possible:
        raise PositionError("position.roll", roll=roll, dice=rules.dice)
    return faces


def _standing(rules: DiceRules, players: int, given: object) -> tuple[int | None, ...]:
    if given is None:
        return (STILL_TO_ROLL,) * players
    standing = tuple(given) if isinstance(given, Iterable) else ()
    possible = (STILL_TO_ROLL, None, *rules.sums)
    wrong = any(total not in possible for total in standing)
    if len(standing) != players or STILL_TO_ROLL not in standing or wrong:
        raise PositionError("position.standing", value=given)
    return standing
