"""What a viewer has not seen: the cards that are hidden, or the rolls that may come."""

from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

from sequence_widget.engine import View
from sequence_widget.engine.dice import DiceView
from sequence_widget.engine.kids import KidsView
from sequence_widget.engine.seats import seat_name
from sequence_widget.exact.dice import sum_ways
from sequence_widget.exact.filling import kinds_filling, sums_filling
from sequence_widget.text import Listed, Phrase, card_name, say
from sequence_widget.text.numbers import percent_text, probability_text, sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

Json = dict[str, Any]


def unseen_told(view: View, selected: str, language: str) -> Json:
    """Tell what is unseen, what of it completes a line, and what goes with the selected thing.

    It helps whose view this is, and for an onlooker who moves next.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> told = unseen_told(view, "tiger", "en")
    >>> told["title"], told["told"]
    ('Not seen by Anna: 39 cards', 'tiger: 1 of 39, so 1/39 ≈ 2.6 %')
    """
    seat = view.seat if view.seat is not None else view.next_to_move
    if isinstance(view, KidsView):
        return _cards(view, seat, selected, language)
    return _rolls(cast("DiceView", view), seat, selected, language)


def _cards(view: KidsView, seat: int | None, selected: str, language: str) -> Json:
    unseen = view.unseen
    helping = set() if seat is None else {*view.outs(seat)}
    others = [other for other in range(view.players) if other != view.seat]
    draw: Mapping[str, Fraction] = view.next_draw() if unseen else {}
    chosen = _chosen_kinds(view, selected)
    held: dict[tuple[int, int], str] = {}

    def held_by(other: int, kind: str) -> str:
        """Say how likely it is that somebody holds one; kinds of one number are alike."""
        at = (other, unseen[kind])
        if at not in held:
            held[at] = percent_text(view.hold_probability(other, kind), language)
        return held[at]

    who = say("probability.onlooker", language)
    if view.seat is not None:
        who = seat_name(view, view.seat, language)
    return {
        "title": say("widget.unseen.title", language, who=who, n=unseen.total()),
        "holders": [seat_name(view, other, language) for other in others],
        "rows": [
            {
                "kind": kind,
                "count": unseen[kind],
                "chance": percent_text(draw[kind], language),
                "level": float(draw[kind]),
                "held": [held_by(other, kind) for other in others],
                "helps": kind in helping,
                "chosen": kind in chosen,
            }
            for kind in view.layout.kinds
            if unseen[kind]
        ],
        "helping": _helping(view, seat, tuple(sorted(helping & {*unseen})), language),
        "told": _told(selected, sum(unseen[kind] for kind in chosen), unseen.total(), language),
    }


def _chosen_kinds(view: KidsView, selected: str) -> tuple[str, ...]:
    """Find the kinds that the selected card is, or that fill the selected space."""
    if selected in view.layout.kinds:
        return (selected,)
    return kinds_filling(view, selected) if selected else ()


def _rolls(view: DiceView, seat: int | None, selected: str, language: str) -> Json:
    ways = sum_ways(view.rules)
    possible = sum(ways.values())
    helping = {} if seat is None else view.outs(seat)
    chosen = sums_filling(view, seat, selected) if seat is not None and selected else ()
    return {
        "title": say("widget.unseen.rolls", language, n=possible),
        "holders": [],
        "rows": [
            {
                "sum": total,
                "count": count,
                "chance": percent_text(Fraction(count, possible), language),
                "level": count / possible,
                "held": [],
                "helps": total in helping,
                "chosen": total in chosen,
            }
            for total, count in ways.items()
        ],
        "helping": _helping(view, seat, tuple(sorted(helping)), language),
        "told": _told(selected, sum(ways[total] for total in chosen), possible, language),
    }


def _helping(view: View, seat: int | None, outs: tuple[object, ...], language: str) -> str:
    if seat is None:
        return ""
    who = seat_name(view, seat, language)
    # Not of the next roll: that may be somebody else's.
    roll = "_roll" if isinstance(view, DiceView) else ""
    if not outs:
        return say(f"widget.unseen.none_helps{roll}", language, who=who)
    values = {"which": Listed(outs, "or"), "who": who}
    return sentence(Phrase(f"widget.unseen.helps{roll}", values), language)


def _told(selected: str, favourable: int, possible: int, language: str) -> str:
    """Say how likely it is that the next card or roll is, or fills, what is selected."""
    if not selected or not possible:
        return ""
    chance = Fraction(favourable, possible)
    values = {"what": card_name(selected, language), "n": favourable, "all": possible}
    return say(
        "widget.unseen.selected", language, **values, chance=probability_text(chance, language)
    )
