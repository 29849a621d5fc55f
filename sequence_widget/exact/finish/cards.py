"""The chance that a card player completes a line in one turn."""

from fractions import Fraction

from sequence_widget.engine.bitboards import cells_in
from sequence_widget.engine.kids import KidsView
from sequence_widget.exact.answers import Probability, Reason, certain, worked_out
from sequence_widget.exact.claims.cards import chance_to_play
from sequence_widget.exact.finish.card_turn import check_within, winning_spaces
from sequence_widget.exact.hidden import (
    assumptions,
    left_out,
    line_after_the_end,
    new_card,
    seat_words,
    unit_of_hands,
)
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
    chance, (with_out, possible) = chance_to_play(view, seat, spaces)
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
    if chance == Fraction(with_out, possible):
        if unit is None:
            return worked_out(chance, tuple(steps), assumed)
        return Probability(chance, reason=Reason(with_out, possible, unit, tuple(steps), assumed))
    share = Fraction(with_out, possible)
    values = {"who": who, "chance": Percent(share), "rest": Percent(chance - share)}
    key = "probability.step.swaps" if share else "probability.step.own_swaps"
    steps.append(Phrase(key, values))
    return worked_out(chance, tuple(steps), assumed)


def plays_for_it(view: KidsView, seat: int) -> tuple[Phrase, ...]:
    """Say that the seat is taken to try, and whose moves are left out."""
    step = Phrase("probability.assumed.plays_for_it", {"who": seat_words(view, seat)})
    return (step, *left_out(view, seat))
