"""Sequence Dice on a board: what its numbers do, and why a roll allows what it does."""

from collections.abc import Iterable
from fractions import Fraction
from typing import cast

from sequence_widget.engine import DicePosition, DiceView, Move, View
from sequence_widget.exact.dice import sum_ways
from sequence_widget.exact.filling import sums_filling
from sequence_widget.rules import DiceRules, Rules
from sequence_widget.text import Phrase, say
from sequence_widget.widget.games.game import OnBoard, Unseen
from sequence_widget.widget.snapshot import Snapshot


def _legend(any_rules: Rules, language: str) -> list[str]:
    rules = cast("DiceRules", any_rules)
    meanings = {"again": rules.again_on, "remove": rules.remove_on, "wild": rules.wild_on}
    return [
        say(f"widget.legend.{key}", language, sums=", ".join(map(str, sorted(sums & rules.sums))))
        for key, sums in meanings.items()
        if sums & rules.sums
    ]


def _protected(rules: Rules) -> frozenset[str]:
    return frozenset(map(str, cast("DiceRules", rules).protected))


def _reason(now: Snapshot) -> Phrase:
    position = cast("DicePosition", now.position)
    total = sum(position.roll or ())
    moves = position.legal_moves
    action, wild = moves[0].action, total in position.rules.wild_on
    if action == "pass":
        return Phrase(f"turn.{_why_pass(position, total)}", {"total": total})
    values = {"total": total, "who": now.owners(_cells(moves))}
    if action == "place":
        again = "place" in position.rules.earning(total)
        key = "wild" if wild else "place"
        return Phrase(f"turn.{key}_again" if again else f"turn.{key}", {"total": total})
    if action == "remove":
        return Phrase("turn.remove", values)
    if wild:
        return Phrase("turn.full_board", values)
    there = position.rules.capture == "number"
    return Phrase("turn.full_there" if there else "turn.full", values)


def _cells(moves: Iterable[Move]) -> list[str]:
    return [move.cell for move in moves if move.cell is not None]


def _why_pass(position: DicePosition, total: int) -> str:
    rules, seat = position.rules, cast("int", position.turn)
    if total in rules.remove_on:
        return "none_to_take"
    if position.supply(seat) == 0:
        return "no_chips_left"
    if total not in rules.wild_on and total not in position.layout.showing:
        return "no_space"
    return "all_own"


def _unseen(any_view: View, seat: int | None, selected: str) -> list[Unseen]:
    view = cast("DiceView", any_view)
    ways = sum_ways(view.rules)
    possible = sum(ways.values())
    helping = {} if seat is None else view.outs(seat)
    chosen = sums_filling(view, seat, selected) if seat is not None and selected else ()
    return [
        Unseen(
            what=total,
            count=count,
            chance=Fraction(count, possible),
            helps=total in helping,
            chosen=total in chosen,
        )
        for total, count in ways.items()
    ]


DICE = OnBoard(
    title="widget.title.dice",
    legend=_legend,
    protected=_protected,
    reason=_reason,
    unseen=_unseen,
)
