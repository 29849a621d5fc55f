"""The chance that a card player completes a line in one turn."""

from fractions import Fraction

from sequence_widget.engine.bitboards import cells_in
from sequence_widget.engine.kids import KidsView
from sequence_widget.exact.answers import Probability, Reason, certain, worked_out
from sequence_widget.exact.claims.cards import TurnCounted, chance_to_play
from sequence_widget.exact.finish.card_turn import check_within, winning_spaces
from sequence_widget.exact.formulas import Cases
from sequence_widget.exact.hidden import (
    assumptions,
    left_out,
    line_after_the_end,
    new_card,
    seat_words,
    unit_of_hands,
)
from sequence_widget.exact.terms import Number, Ratio, Sum
from sequence_widget.exact.working import Working, final
from sequence_widget.text import Listed, Phrase
from sequence_widget.text.numbers import Percent


def finish_with_cards(view: KidsView, seat: int, within: str | int = "turn") -> Probability:
    """Give the chance that a seat completes a line in a turn that begins now."""
    check_within(view, within)
    if view.is_over:
        return line_after_the_end(view, seat)
    winning = winning_spaces(view, seat)
    if not winning:
        step = Phrase("probability.step.no_cards_out", {"who": seat_words(view, seat)})
        return certain(holds=False, step=step, assumed=assumptions(view))
    return _answer(view, seat, winning)


def _answer(view: KidsView, seat: int, spaces: dict[str, int]) -> Probability:
    """Put the answer together with the reason for it."""
    who = seat_words(view, seat)
    turn = chance_to_play(view, seat, spaces)
    winning = tuple(
        Phrase(
            "probability.out",
            {"out": Listed((kind,)), "cells": Listed(cells_in(view.layout, where), "or")},
        )
        for kind, where in spaces.items()
    )
    kinds = tuple(spaces)
    steps = [Phrase("probability.step.outs", {"who": who, "outs": Listed(winning, "or")})]
    held = sorted({*view.hand} & {*kinds})
    if seat != view.seat:
        unseen = view.unseen
        seen = {"n": sum(unseen[kind] for kind in kinds), "all": unseen.total()}
        steps += [Phrase("probability.step.winning", seen), *new_card(view, seat, kinds)]
    elif held:
        own = {"who": who, "cards": Listed(tuple(held), "and")}
        steps.append(Phrase("probability.step.own_out", own))
    else:
        steps.append(Phrase("probability.step.no_own_out", {"who": who}))
    assumed = (*assumptions(view), *plays_for_it(view, seat))
    unit = None if seat == view.seat else unit_of_hands(view, [seat])
    share = Fraction(turn.at_once, turn.hands)
    if turn.chance == share and unit is not None:
        working = turn.formula or Cases(turn.at_once, turn.hands, turn.cases)
        counts = turn.at_once, turn.hands
        reason = Reason(*counts, unit, tuple(steps), assumed, working=working)
        return Probability(turn.chance, reason=reason)
    if turn.chance != share:
        values = {"who": who, "chance": Percent(share), "rest": Percent(turn.chance - share)}
        key = "probability.step.swaps" if share else "probability.step.own_swaps"
        steps.append(Phrase(key, values))
    return worked_out(turn.chance, tuple(steps), assumed, turn_working(turn))


def turn_working(turn: TurnCounted) -> Working:
    """Write the chance as that of a hand that has a card, and what swaps and draws add."""
    share = Fraction(turn.at_once, turn.hands)
    rest = turn.chance - share
    if turn.hands == 1 and not rest:
        return Working((final(turn.chance),))
    counts = turn.formula.terms() if turn.formula else (Ratio.of(turn.at_once, turn.hands),)
    if not rest:
        return Working((final(turn.chance, *counts),))
    notes = (Phrase("working.cases", {"n": turn.cases}),)
    if not share:
        return Working((final(turn.chance),), notes=notes)
    return Working(
        (final(turn.chance, *[Sum.of(each, Number.of(rest)) for each in counts]),), notes=notes
    )


def plays_for_it(view: KidsView, seat: int) -> tuple[Phrase, ...]:
    """Say that the seat is taken to try, and whose moves are left out."""
    step = Phrase("probability.assumed.plays_for_it", {"who": seat_words(view, seat)})
    return (step, *left_out(view, seat))
