"""Sequence Dice on a board: what its numbers do, and what may be rolled."""

from fractions import Fraction
from typing import cast

from sequence_widget.engine import DiceView, View
from sequence_widget.exact.dice import sum_ways
from sequence_widget.exact.filling import sums_filling
from sequence_widget.exact.turn_length import roll_on_an_open_board
from sequence_widget.rules import DiceRules, Rules
from sequence_widget.text import say
from sequence_widget.widget.games.game import OnBoard, Unseen


def _legend(any_rules: Rules, language: str) -> list[str]:
    rules = cast("DiceRules", any_rules)
    again = {total for total in rules.sums if roll_on_an_open_board(rules, total).again}
    meanings = {"again": again, "remove": rules.remove_on, "wild": rules.wild_on}
    return [
        say(f"widget.legend.{key}", language, sums=", ".join(map(str, sorted(sums & rules.sums))))
        for key, sums in meanings.items()
        if sums & rules.sums
    ]


def _protected(rules: Rules) -> frozenset[str]:
    return frozenset(map(str, cast("DiceRules", rules).protected))


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


def _claims(rules: Rules) -> tuple[str, ...]:
    of_two_dice = ("shows", "doubles") if len(rules.dice) > 1 else ()
    return ("rolls", *of_two_dice, "finishes", "finishes-in-two")


DICE = OnBoard(
    title="widget.title.dice",
    legend=_legend,
    protected=_protected,
    claims=_claims,
    unseen=_unseen,
)
