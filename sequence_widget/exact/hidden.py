"""The cards a seat cannot see: every way they can lie, weighed by what was learnt of them.

Every unseen card is equally likely in every hidden place. Kinds of cards that neither the
question nor anything learnt tells apart are counted together, so there are few ways to go through.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import comb
from typing import cast

from sequence_widget.engine.kids import KidsLayout, KidsView
from sequence_widget.engine.parts import read_card
from sequence_widget.engine.view import Cards, View
from sequence_widget.exact.answers import Probability, certain
from sequence_widget.exact.learnt_facts import Fact, NoWin
from sequence_widget.text import Card, Listed, Phrase, Seat, Words
from sequence_widget.text.errors import QuestionError

Counts = tuple[int, ...]
"""How many cards there are of each group."""


@dataclass(frozen=True, slots=True)
class Way:
    """Ways the hidden cards can lie: the hands asked about, and what is left of each group."""

    hands: dict[int, Counts]
    left: Counts
    weight: int


class Hidden:
    """The unseen cards of a view in groups: kinds that no question and no fact tells apart."""

    __slots__ = ("_group_of", "facts", "groups", "pool", "total", "view")

    def __init__(self, view: KidsView, told_apart: Iterable[Iterable[str]] = ()) -> None:
        self.view = view
        self.facts = facts_of(view)
        unseen = view.unseen
        marks: dict[str, int] = dict.fromkeys(unseen, 0)
        for number, kinds in enumerate((*(fact.cards for fact in self.facts), *told_apart)):
            for kind in kinds:
                if kind in marks:
                    marks[kind] |= 1 << number
        members: dict[int, list[str]] = {}
        for kind in sorted(marks):
            members.setdefault(marks[kind], []).append(kind)
        self.groups = tuple(map(tuple, members.values()))
        self._group_of = {kind: at for at, kinds in enumerate(self.groups) for kind in kinds}
        self.pool: Counts = tuple(sum(unseen[kind] for kind in kinds) for kinds in self.groups)
        self.total = sum(self.pool)

    def groups_of(self, kinds: Iterable[str]) -> tuple[int, ...]:
        """Find the groups that some kinds make up; kinds that are all in sight are in none."""
        return tuple(sorted({self._group_of[kind] for kind in kinds if kind in self._group_of}))

    def ways(self, seats: Iterable[int] = ()) -> Iterator[Way]:
        """Go through every way the hands of these seats, and of those learnt about, can lie.

        All else that is hidden is one shuffled heap: `left` counts it.
        """
        asked = sorted({*seats, *(fact.seat for fact in self.facts)} - {self.view.seat})
        yield from self._deal(asked, {}, self.pool, 1)

    def _deal(
        self, seats: Sequence[int], hands: dict[int, Counts], left: Counts, weight: int
    ) -> Iterator[Way]:
        if not seats:
            yield Way(hands, left, weight)
            return
        seat = seats[0]
        size = self.view.hand_sizes[seat]
        facts = [(fact, self.groups_of(fact.cards)) for fact in self.facts if fact.seat == seat]
        for hand, ways in hands_from(left, size):
            fits = ways
            for fact, groups in facts:
                fits *= fact.weight(sum([hand[group] for group in groups]), size)
            if fits:
                rest = tuple([count - taken for count, taken in zip(left, hand, strict=True)])
                yield from self._deal(seats[1:], {**hands, seat: hand}, rest, weight * fits)


def hands_from(left: Counts, size: int) -> Iterator[tuple[Counts, int]]:
    """Go through the hands that can be dealt from some cards, each with its number of ways.

    >>> list(hands_from((1, 2), 2))
    [((0, 2), 1), ((1, 1), 2)]
    """
    if len(left) == 1:
        if size <= left[0]:
            yield (size,), comb(left[0], size)
        return
    if not left:
        if size == 0:
            yield (), 1
        return
    rest = sum(left[1:])
    for count in range(max(0, size - rest), min(left[0], size) + 1):
        ways = comb(left[0], count)
        for hand, further in hands_from(left[1:], size - count):
            yield (count, *hand), ways * further


def facts_of(view: View) -> tuple[Fact, ...]:
    """Give what was learnt on top of what this view shows."""
    return cast("tuple[Fact, ...]", view.learnt)


def cards_view(view: View) -> KidsView:
    """Take a view of a game of cards, and refuse any other."""
    if not view.rules.hidden_cards:
        raise QuestionError("probability.needs_cards", edition=view.rules.edition)
    return cast("KidsView", view)


def checked_cards(layout: KidsLayout, cards: Sequence[str]) -> Cards:
    """Give the kinds as the game names them, or refuse one that it does not have."""
    if not cards:
        raise QuestionError("probability.no_cards")
    return tuple(read_card(card, layout.kinds) for card in cards)


def named_once(
    layout: KidsLayout, cards: Sequence[str], instead: str = "", **values: object
) -> Cards:
    """Give the kinds back, sorted; one that is named twice asks another question."""
    listed = checked_cards(layout, cards)
    kinds = tuple(sorted(set(listed)))
    if len(kinds) == len(listed):
        return kinds
    [(card, times), *_] = Counter(listed).most_common(1)
    named = ", ".join(map(repr, kinds))
    if not instead:
        raise QuestionError("probability.card_twice", card=Card(card))
    line = f"{instead.format(cards=named, **values)}.probability(lambda n: n >= {times})"
    raise QuestionError("probability.count_instead", card=Card(card), line=line)


def seat_words(view: View, seat: int | None) -> Words:
    """Name who sits at a seat, as this view can."""
    if seat is None:
        return Phrase("probability.onlooker")
    return Seat(seat).named(view.names)


def case(view: KidsView, of: str, seat: int | None = None, draws: int = 1) -> Phrase | None:
    """Say what one of the equally likely cases is in which hidden cards can lie.

    After a turn in which nobody won, the cards drawn since are told apart from those kept; after
    several swaps there is no case worth telling, and none is.
    """
    facts = facts_of(view)
    no_wins = [fact for fact in facts if isinstance(fact, NoWin)]
    elsewhere = any(fact.seat != seat for fact in facts)
    if no_wins:
        fact = no_wins[0]
        others = any(each.seat != fact.seat for each in facts) or seat not in (None, fact.seat)
        if others or len(no_wins) > 1 or len(fact.kept) > 1:
            return None
        [(old, _)] = fact.kept
        new = view.hand_sizes[fact.seat] - old
        if new and of == "hands":
            return Phrase("probability.unit.hands_and_new", {"n": new})
        if new:
            key = "probability.unit.hands_new_and_draw"
            if draws > 1:
                key = "probability.unit.hands_new_and_draws"
            values = {"who": seat_words(view, fact.seat), "n": new, "draws": draws}
            return Phrase(key, values)
    if of == "hands" and not elsewhere:
        return Phrase("probability.unit.hands")
    unit = f"probability.unit.{'deals' if of == 'hands' else of}"
    dealt = sorted({fact.seat for fact in facts} | ({seat} if seat is not None else set()))
    if len(dealt) > 1 and len(dealt) == view.players - (view.seat is not None):
        return Phrase(unit, {"draws": draws})
    who = Listed(tuple(seat_words(view, each) for each in dealt), "and")
    return Phrase(f"{unit}_of", {"who": who, "n": len(dealt), "draws": draws})


def new_card(view: KidsView, seat: int, wanted: Sequence[str]) -> tuple[Phrase, ...]:
    """Say that only cards drawn since the last turn can be wanted ones, if that was learnt."""
    for fact in facts_of(view):
        if isinstance(fact, NoWin) and fact.seat == seat and {*wanted} <= {*fact.cards}:
            if len(fact.kept) > 1:
                continue
            [(old, _)] = fact.kept
            new, rest = view.hand_sizes[seat] - old, view.unseen.total() - old
            values = {"who": seat_words(view, seat), "rest": rest, "n": new}
            key = "probability.step.new_card" if new else "probability.step.no_new_card"
            return (Phrase(key, values),)
    return ()


def kept_apart(view: KidsView, wanted: Sequence[str]) -> tuple[Phrase, ...]:
    """Say that cards kept since the last turn cannot be wanted ones, if that was learnt."""
    found: list[Phrase] = []
    for fact in facts_of(view):
        if isinstance(fact, NoWin) and {*wanted} <= {*fact.cards} and len(fact.kept) == 1:
            [(old, _)] = fact.kept
            rest = view.unseen.total() - old
            values = {"who": seat_words(view, fact.seat), "n": old, "rest": rest}
            found += [Phrase("probability.step.kept_apart", values)] if old else []
    return tuple(found)


def assumptions(view: View) -> tuple[Phrase, ...]:
    """Say what every answer about hidden cards takes for granted."""
    return (Phrase("probability.assumed.shuffled"), *learnt_by(view))


def learnt_by(view: View) -> tuple[Phrase, ...]:
    """Say what was learnt on top of what this view shows."""
    facts = [fact.told(seat_words(view, fact.seat)) for fact in facts_of(view)]
    return tuple(Phrase("probability.learnt", {"fact": fact}) for fact in facts)


def line_after_the_end(view: View, seat: int) -> Probability:
    """Say that nobody completes a line in a game that is over."""
    step = Phrase("probability.step.over", {"who": seat_words(view, seat)})
    return certain(holds=False, step=step)


def left_out(view: View, seat: int) -> tuple[Phrase, ...]:
    """Say whose moves come before the turn that is asked about, and are not looked at."""
    turn = view.turn
    if turn is None or view.awaiting not in ("move", "draw", "roll"):
        return ()
    if seat == turn and view.roll is not None:
        return (Phrase("probability.assumed.roll_left_out", {"who": seat_words(view, seat)}),)
    first = cast("int", view.next_to_move)
    seats = [(first + n) % view.players for n in range((seat - first) % view.players)]
    if not seats:
        return ()
    who = Listed(tuple(seat_words(view, each) for each in seats), "and")
    key = "move_left_out" if seats == [turn] else "moves_left_out"
    return (Phrase(f"probability.assumed.{key}", {"who": who, "n": len(seats)}),)
