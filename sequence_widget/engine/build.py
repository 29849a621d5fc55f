"""Building any position from its parts, and refusing what cannot be."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sequence_widget.engine.dice import building as dice
from sequence_widget.engine.kids import building as kids
from sequence_widget.engine.seats import seat_number
from sequence_widget.engine.state import Position
from sequence_widget.rules import DiceRules, KidsRules, Rules, rules_from
from sequence_widget.text import PositionError, hint


class Builder(NamedTuple):
    """How positions of one game are built."""

    parts: frozenset[str]
    """What they are built from besides chips and turn."""

    build: Callable[[Any, int, Mapping[str, int], int, str | None, Mapping[str, object]], Position]
    """From rules, the number of players, chips, the turn, what is awaited, and those parts."""


BUILDERS: dict[type[Rules], Builder] = {
    KidsRules: Builder(kids.PARTS, kids.build_kids),
    DiceRules: Builder(dice.PARTS, dice.build_dice),
}
"""Every game there is, by the kind of its rules."""


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
    builder = BUILDERS[type(rules)]
    for name in parts:
        if name not in builder.parts:
            values = {"name": name, "edition": rules.edition}
            raise PositionError("position.no_part", **values, hint=hint(name, builder.parts))
    turn = seat_number(turn, players)
    return builder.build(rules, players, chips or {}, turn, awaiting, parts)


def start_position(rules: Rules, players: int, first: int = 0) -> Position:
    """Give the position before the deal or the roll-off.

    >>> import sequence_widget as sq
    >>> start_position(sq.edition("dice"), 3).awaiting
    'roll-off'
    """
    awaiting = "roll-off" if rules.rolls_off else None
    return position(rules, players, turn=first, awaiting=awaiting)
