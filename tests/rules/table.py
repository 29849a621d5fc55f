"""Laying out positions in few words, for the tests of the rules."""

from collections.abc import Iterable, Sequence

import sequence_widget as sq
from sequence_widget.rules import FREE, DiceRules, KidsRules


def kids_rules(edition: str = "kids", **changes: object) -> KidsRules:
    """Give an edition of the card game, perhaps changed."""
    rules = sq.edition(edition)
    assert isinstance(rules, KidsRules)
    return rules.but(**changes)


def dice_rules(edition: str = "dice", **changes: object) -> DiceRules:
    """Give an edition of the dice game, perhaps changed."""
    rules = sq.edition(edition)
    assert isinstance(rules, DiceRules)
    return rules.but(**changes)


def chips(*cells: str) -> dict[str, int]:
    """Put chips down: the cells of seat 0, of seat 1, and so on, each as words."""
    return {cell: seat for seat, group in enumerate(cells) for cell in group.split()}


def cards(
    rules: str | sq.Rules, *hands: str, on: Sequence[str] = (), **parts: object
) -> sq.Position:
    """Lay a position of the card game: a hand for each seat, and the chips for each seat."""
    groups = [hand.split() for hand in hands]
    return sq.position(rules, len(groups), chips=chips(*on), hands=groups, **parts)  # type: ignore[arg-type] # parts are checked by position


def dice(
    rules: str | sq.Rules = "dice",
    roll: str = "",
    *,
    on: Sequence[str] = (),
    players: int = 2,
    **parts: object,
) -> sq.Position:
    """Lay a position of the dice game after a roll like '3+4', or before it."""
    faces = tuple(map(int, roll.split("+"))) if roll else None
    return sq.position(rules, players, chips=chips(*on), roll=faces, **parts)  # type: ignore[arg-type] # parts are checked by position


def moves(position: sq.Position) -> list[str]:
    """List the legal moves as text."""
    return [str(move) for move in position.legal_moves]


def targets(position: sq.Position, first: str) -> set[str]:
    """Give the cells of the legal moves that begin with this word."""
    pairs = [move.partition(" ") for move in moves(position)]
    return {cell for word, _, cell in pairs if word == first}


def after(position: sq.Position, *events: str) -> sq.Position:
    """Play some events one after the other."""
    for event in events:
        position = position.apply(event)
    return position


def end_turn(position: sq.Position) -> sq.Position:
    """Draw some card if a draw is awaited; which one does not matter to the caller."""
    assert position.awaiting == "draw"
    return position.apply(position.chance_outcomes()[0][0])


def open_cells(rules: sq.Rules) -> list[str]:
    """Name every space that can hold a chip."""
    board = rules.board
    return [cell for cell in board.cells if board.word(cell) != FREE]


def scattered(rules: sq.Rules, *, without: Iterable[str] = (), sides: int = 2) -> tuple[str, ...]:
    """Cover the board so that no side has three in a row: pairs, shifted by one side each row."""
    left_open = set(without)
    groups: list[list[str]] = [[] for _ in range(sides)]
    for cell in open_cells(rules):
        column, row = ord(cell[0]) - ord("a"), int(cell[1:])
        if cell not in left_open:
            groups[(column // 2 + row) % sides].append(cell)
    return tuple(" ".join(group) for group in groups)
