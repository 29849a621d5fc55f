"""What a viewer has not seen: the cards that are hidden, or the rolls that may come."""

from fractions import Fraction

from sequence_widget.engine import View
from sequence_widget.engine.seats import seat_name
from sequence_widget.exact.hidden import seat_words
from sequence_widget.text import Listed, Phrase, card_name, say
from sequence_widget.text.numbers import (
    decimal_text,
    fraction_text,
    per_cent,
    percent_text,
    probability_text,
    sentence,
)
from sequence_widget.widget.games import game_on_board
from sequence_widget.widget.games.game import Unseen
from sequence_widget.widget.messages import Json


def unseen_told(view: View, selected: str, language: str) -> Json:
    """Tell what is unseen, what of it completes a line, and what goes with the selected thing.

    It helps whose view this is, and for an onlooker who moves next. Of a game that does not say
    what may come next nothing is told.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> told = unseen_told(view, "tiger", "en")
    >>> told["title"], told["told"]
    ('Not seen by Anna: 39 cards', 'tiger: 1 of 39, so 1/39 ≈ 2.6%')
    """
    find = game_on_board(view.rules).unseen
    if find is None:
        return {}
    seat = view.seat if view.seat is not None else view.next_to_move
    found = find(view, seat, selected)
    return {
        "title": _title(view, sum(each.count for each in found), language),
        "holders": _holders(view, language),
        "rows": [_row(view, each, found, language) for each in found],
        "helping": _helping(view, seat, tuple(each.what for each in found if each.helps), language),
        "told": _told(selected, found, language),
    }


def _title(view: View, n: int, language: str) -> str:
    if not view.rules.hidden_cards:
        return say("widget.unseen.rolls", language, n=n)
    return say("widget.unseen.title", language, who=seat_words(view, view.seat), n=n)


def _holders(view: View, language: str) -> list[str]:
    """Name the others, of whom it is told how likely they hold a card."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    return [seat_name(view, seat, language) for seat in others if view.rules.hidden_cards]


def _row(view: View, unseen: Unseen, found: list[Unseen], language: str) -> Json:
    return {
        "kind" if view.rules.hidden_cards else "sum": unseen.what,
        "count": unseen.count,
        "chance": in_a_column(unseen.chance, language),
        "level": float(unseen.chance),
        "held": [in_a_column(chance, language) for chance in unseen.held],
        "say": _exactly(view, unseen, sum(each.count for each in found), language),
        "helps": unseen.helps,
        "chosen": unseen.chosen,
    }


def in_a_column(chance: Fraction, language: str) -> str:
    r"""Write a chance in per cent among others, which have decimals too.

    >>> in_a_column(Fraction(1, 10), "nb"), in_a_column(Fraction(1, 16), "en")
    ('10,0\xa0%', '6.3%')
    >>> in_a_column(Fraction(0), "en"), in_a_column(Fraction(1, 70_000), "en")
    ('0%', '0.0014%')
    """
    if min(chance, 1 - chance) * 1_000 < 1:
        return percent_text(chance, language)
    return per_cent(decimal_text(chance * 100, 1, language), language)


def _exactly(view: View, unseen: Unseen, possible: int, language: str) -> str:
    """Say what a row shows with nothing rounded; what holders have, in the row in per cent too.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> unseen_told(view, "", "en")["rows"][0]["say"]
    'alligator: 2 of 39, so 2/39 ≈ 5.1%; held by Bo 37/247'
    """
    told = _of_all(str(unseen.what), unseen.count, possible, language)
    if not unseen.held:
        return told
    held = zip(_holders(view, language), unseen.held, strict=True)
    who = ", ".join(f"{name} {fraction_text(chance, language)}" for name, chance in held)
    return say("widget.unseen.held", language, told=told, who=who)


def _of_all(what: str, n: int, possible: int, language: str) -> str:
    values = {"what": card_name(what, language), "n": n, "all": possible}
    chance = probability_text(Fraction(n, possible), language)
    return say("widget.unseen.selected", language, **values, chance=chance)


def _helping(view: View, seat: int | None, outs: tuple[object, ...], language: str) -> str:
    if seat is None:
        return ""
    who = seat_name(view, seat, language)
    # Not of the next roll: that may be somebody else's.
    roll = "" if view.rules.hidden_cards else "_roll"
    if not outs:
        return say(f"widget.unseen.none_helps{roll}", language, who=who)
    values = {"which": Listed(outs, "or"), "who": who}
    return sentence(Phrase(f"widget.unseen.helps{roll}", values), language)


def _told(selected: str, found: list[Unseen], language: str) -> str:
    """Say how likely it is that the next card or roll is, or fills, what is selected."""
    if not selected or not found:
        return ""
    favourable = sum(each.count for each in found if each.chosen)
    return _of_all(selected, favourable, sum(each.count for each in found), language)
