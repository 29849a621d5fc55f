"""What a policy of the playout loop would choose in the position that a seat sees."""

from typing import cast

from sequence_widget.engine import DiceView, KidsView, Move, View
from sequence_widget.rules import DRAGON, UNICORN
from sequence_widget.simulation.loop import dice, kids
from sequence_widget.simulation.loop.inputs import board_tables
from sequence_widget.simulation.loop.policies import note_all

_KINDS = (UNICORN, DRAGON)


def policy_moves(view: View, policy: int) -> tuple[Move, ...]:
    """Give the legal moves between which a policy is indifferent.

    >>> import sequence_widget as sq
    >>> three = {"c1": 1, "d1": 1, "e1": 1}
    >>> view = sq.position("kids", chips=three, hands=[["fox", "lion", "dragon"], []]).seen_by(0)
    >>> [str(move) for move in policy_moves(view, 1)]
    ['dragon c1', 'dragon d1', 'dragon e1']
    """
    moves = view.legal_moves
    if len(moves) < 2 or all(move.cell is None for move in moves):  # noqa: PLR2004 - no choice
        return moves
    sides = view.layout.sides
    lines, through, offsets, worth = board_tables(view.rules, view.players)[2:]
    gaps, keys = [0] * sides, [0] * sides
    for side, board in enumerate(view.boards):
        note_all(side, board, gaps, keys, lines)
    side = view.layout.side_of[cast("int", view.seat)]
    if isinstance(view, KidsView):
        kept = kids.narrowed(
            policy, _sets(view), side, sides, view.layout.spaces & ~view.covered,
            view.boards, gaps, keys, worth, through, offsets,
        )  # fmt: skip
        return tuple(move for move in moves if _bit(view, move) & kept[_part(move)])
    targets = sum(_bit(view, move) for move in moves)
    own = view.boards[side]
    left = dice.narrowed(
        policy, targets, int(moves[0].action != "remove"), side, sides, own,
        view.covered & ~own, gaps, keys, worth, through, offsets,
    )  # fmt: skip
    return tuple(move for move in moves if _bit(view, move) & left)


def _sets(view: KidsView) -> tuple[int, int, int, int]:
    """Give the spaces of the animals, of a unicorn and of a dragon, and those of dead cards."""
    sets = [0, 0, 0, 0]
    for move in view.legal_moves:
        sets[_part(move)] |= _bit(view, move)
    return sets[0], sets[1], sets[2], sets[3]


def _part(move: Move) -> int:
    if move.action == "swap":
        return 3
    return _KINDS.index(str(move.card)) + 1 if move.card in _KINDS else 0


def _bit(view: View, move: Move) -> int:
    """Give the space of a move, and of a dead card that may be swapped the first space it had."""
    if move.cell is not None:
        return 1 << view.layout.numbers[move.cell]
    if isinstance(view, DiceView):
        return 0
    home = cast("KidsView", view).layout.reach[str(move.card)]
    return home & -home
