"""What the playout loop of Sequence Dice is told: what each roll decides, and how a game stands."""

import itertools
from typing import cast

from sequence_widget.engine import DicePosition, DiceView
from sequence_widget.engine.dice import STILL_TO_ROLL
from sequence_widget.rules import DiceRules
from sequence_widget.simulation.loop.dice import TYPES
from sequence_widget.simulation.loop.inputs import Tables, board_tables
from sequence_widget.simulation.loop.primitives import EIGHT, WORD

_MOST_SIDES = 3


def dice_tables(source: DicePosition | DiceView, policies: tuple[int, ...]) -> Tables:
    """Write down rules and position."""
    rules, players, sides = source.rules, source.players, source.layout.sides
    sums = sorted(rules.sums)
    row_of = {total: EIGHT * n for n, total in enumerate(sums)}
    way_at = [row_of[sum(faces)] for faces in ways(rules)]
    rolled = source.awaiting == "move"
    first_way = way_at.index(row_of[sum(source.faces or ())]) if rolled else WORD
    rolling_off = source.awaiting == "roll-off"
    side = 0 if rolling_off else source.layout.side_of[cast("int", source.turn)]
    boards = [*source.boards[side:], *source.boards[:side], 0][:_MOST_SIDES]
    setup = (
        *(sides, len(way_at), rules.chips, max(1, rules.limit - source.rolls + rolled)),
        *(side, first_way, int(rolling_off), int(rolled), players),
    )
    standing = [_standing(row_of, total) for total in source.standing]
    table = [number for total in sums for number in _row(source, total)]
    nothing = [0] * sides
    given = (
        *(setup, *board_tables(rules, players), policies[:sides], way_at, table),
        *(boards, standing, nothing, nothing),
    )
    return Tables(given, (sides, sides, len(standing)), TYPES, loop="dice")


def ways(rules: DiceRules) -> list[tuple[int, ...]]:
    """List every way the dice can fall, as numbered in the tables."""
    return list(itertools.product(*(range(1, faces + 1) for faces in rules.dice)))


def _standing(row_of: dict[int, int], total: int | None) -> int:
    if total is None:
        return WORD - 1
    return WORD if total == STILL_TO_ROLL else row_of[total]


def _row(source: DicePosition | DiceView, total: int) -> tuple[int, ...]:
    """Say what a sum decides.

    First the spaces one may cover; then, for when none of those is open: one of others' chips
    must be on these, to take any of those. Then whether one's own chip goes where the move
    points. Last what gives another turn: an open space covered, any chip put down, anything.
    """
    allowed = source.layout.by_sum[total]
    again, chip, always = (
        WORD if action in allowed.earns else 0 for action in ("place", "replace", "pass")
    )
    if allowed.remove is not None:
        return 0, allowed.remove, allowed.remove, 0, 0, 0, always, 0
    shown = allowed.place
    reach = source.layout.spaces if allowed.anywhere else shown
    return shown, shown, reach, WORD, again, chip, always, 0
