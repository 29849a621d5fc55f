"""The parts that a position of any game is built from: read, and refused where they cannot be."""

from collections.abc import Mapping, Sequence

from sequence_widget.engine.bitboards import Layout
from sequence_widget.engine.seats import seat_number
from sequence_widget.rules import FREE, Rules, whole
from sequence_widget.text import Card, PositionError, card_called, card_hint


def read_boards(rules: Rules, layout: Layout, chips: Mapping[str, int]) -> tuple[int, ...]:
    """Put chips on the board: a set of spaces for each side."""
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


def read_count(part: str, value: object) -> int:
    """Read how often something has happened."""
    number = whole(value)
    if number is None or number < 0:
        raise PositionError("position.count", part=part, value=value)
    return number


def check_awaiting(awaiting: str | None, choices: tuple[str, ...]) -> None:
    """Refuse to wait for what this game does not have."""
    if awaiting is not None and awaiting not in choices:
        raise PositionError("position.awaiting", value=awaiting, choices=", ".join(choices))


def read_card(word: object, kinds: Sequence[str]) -> str:
    """Find the card that a word means, in whatever language, or refuse what is none.

    >>> read_card("Rev", ["fox", "wolf"])
    'fox'
    >>> read_card(["fox"], ["fox", "wolf"])
    Traceback (most recent call last):
    sequence_widget.text.errors.PositionError: ['fox'] is not a card: a card is a word, such \
as 'fox', and several are named one after another
    """
    card = card_called(word, kinds)
    if card is None and isinstance(word, str):
        raise PositionError("kind.unknown", name=word, hint=card_hint(word, kinds))
    if card is None:
        raise PositionError("kind.no_word", value=repr(word), example=Card(kinds[0]))
    return card
