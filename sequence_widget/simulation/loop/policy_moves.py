"""What a policy of the playout loop would choose in the position that a seat sees."""

from typing import cast

from sequence_widget.engine import DiceView, KidsView, Move, View
from sequence_widget.rules import DRAGON, UNICORN
from sequence_widget.simulation.loop import dice, kids
from sequence_widget.simulation.loop.inputs import board_tables
from sequence_widget.simulation.loop.policies import note_all

_KINDS = (UNICORN, DRAGON)


def kids_policy_moves(view: KidsView, policy: int) -> tuple[Move, ...]:
    """Give the legal moves between which a policy is indifferent.

    >>> import sequence_widget as sq
    >>> three = {"c1": 1, "d1": 1, "e1": 1}
    >>> view = sq.position("kids", chips=three, hands=[["fox", "lion", "dragon"], []]).seen_by(0)
    >>> [str(move) for move in kids_policy_moves(view, 1)]
    ['dragon c1', 'dragon d1', 'dragon e1']
    """
    moves = view.legal_moves
    if not _is_choice(moves):
        return moves
    side, gaps, keys = _lines_of_sides(view)
    _, through, offsets, worth = board_tables(view.rules, view.players)[2:]
    sets = [0, 0, 0, 0]
    for move in moves:
        sets[_part(move)] |= _card_bit(view, move)
    kept = kids.narrowed(
        policy, (sets[0], sets[1], sets[2], sets[3]), side, view.layout.sides,
        view.layout.spaces & ~view.covered, view.boards, gaps, keys, worth, through, offsets,
    )  # fmt: skip
    return tuple(move for move in moves if _card_bit(view, move) & kept[_part(move)])


def dice_policy_moves(view: DiceView, policy: int) -> tuple[Move, ...]:
    """Give the legal moves between which a policy is indifferent.

    >>> import sequence_widget as sq
    >>> four = {"b1": 1, "c1": 1, "d1": 1, "e1": 1}
    >>> view = sq.position("dice run_length=5", chips=four, roll=(1, 1)).seen_by(0)
    >>> [str(move) for move in dice_policy_moves(view, 1)]
    ['place a1', 'place f1']
    """
    moves = view.legal_moves
    if not _is_choice(moves):
        return moves
    side, gaps, keys = _lines_of_sides(view)
    _, through, offsets, worth = board_tables(view.rules, view.players)[2:]
    own = view.boards[side]
    left = dice.narrowed(
        policy, sum(_cell_bit(view, move) for move in moves), int(moves[0].action != "remove"),
        side, view.layout.sides, own, view.covered & ~own, gaps, keys, worth, through, offsets,
    )  # fmt: skip
    return tuple(move for move in moves if _cell_bit(view, move) & left)


def _is_choice(moves: tuple[Move, ...]) -> bool:
    return len(moves) > 1 and any(move.cell is not None for move in moves)


def _lines_of_sides(view: View) -> tuple[int, list[int], list[int]]:
    """Give the side to move, and what `policies` keeps of every side's lines."""
    sides = view.layout.sides
    gaps, keys = [0] * sides, [0] * sides
    lines = board_tables(view.rules, view.players)[2]
    for side, board in enumerate(view.boards):
        note_all(side, board, gaps, keys, lines)
    return view.layout.side_of[cast("int", view.seat)], gaps, keys


def _part(move: Move) -> int:
    if move.action == "swap":
        return 3
    return _KINDS.index(str(move.card)) + 1 if move.card in _KINDS else 0


def _cell_bit(view: View, move: Move) -> int:
    return 0 if move.cell is None else 1 << view.layout.numbers[move.cell]


def _card_bit(view: KidsView, move: Move) -> int:
    """Give the space of a move, and of a dead card that may be swapped the first space it had."""
    if move.cell is not None:
        return _cell_bit(view, move)
    home = view.layout.reach[str(move.card)]
    return home & -home
