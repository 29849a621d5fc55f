"""Claims about cards: what somebody holds or could not have won with, is dealt, or is drawn."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import comb, lcm
from typing import ClassVar

from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.claims.often import SOME, Often, When
from sequence_widget.exact.outcomes import one_by_one
from sequence_widget.text import Card, Listed, Named, Phrase, Plural, Seat, Words
from sequence_widget.text.errors import QuestionError

Cards = tuple[str, ...]
Who = int | str


@dataclass(frozen=True, slots=True, repr=False)
class Holds(Claim):
    """That somebody holds so many cards of some kinds, counted together."""

    who: Who
    cards: Cards
    often: Often = SOME

    def line(self) -> str:
        """Write the line of Python that makes an equal claim."""
        return f"sq.holds({self.who!r}, {_named(self.cards)}{self.often.written()})"

    def told(self) -> Words:
        """Say what is claimed."""
        return self._told(self.often)

    def told_not(self) -> Words:
        """Say that it is not so."""
        opposite = self.often.opposite()
        return Claim.told_not(self) if opposite is None else self._told(opposite)

    def _told(self, often: Often) -> Words:
        n = often.least if often.most is None else often.most
        return often.told("claim.holds.", who=who_words(self.who), cards=Plural(self.cards, n))

    def weight(self, held: int) -> int:
        """Say whether a hand with so many of the cards agrees: 1 or 0."""
        return int(self.often.has(held))


@dataclass(frozen=True, slots=True, repr=False)
class CouldNotWin(Claim):
    """That none of the cards that somebody kept from the last turn could have won it."""

    who: Who

    def line(self) -> str:
        """Write the line of Python that makes an equal claim."""
        return f"sq.could_not_win({self.who!r})"

    def told(self) -> Words:
        """Say what is claimed."""
        return Phrase("claim.could_not_win", {"who": who_words(self.who)})

    def told_not(self) -> Words:
        """Say that it is not so."""
        return Phrase("claim.could_win", {"who": who_words(self.who)})


@dataclass(frozen=True, slots=True, repr=False)
class NoWin(CouldNotWin):
    """The same of a seat, with what a view shows of it.

    None of the cards that it kept from then was one of those it could have won with. `kept`
    gives how likely it is that so many of the cards held now are kept ones: pairs of a number
    and a whole-number weight. All but one of a full hand are, unless swaps were made since.
    """

    cards: Cards
    kept: tuple[tuple[int, int], ...]
    failed: int = 0
    """The weight of what no hand can mend: a card kept that would have won was swapped since."""

    def weights(self, held: int, size: int) -> tuple[int, int]:
        """Say in how many of equally many ways a hand's kept cards fit, and in how many not.

        >>> NoWin(1, ("fox",), ((2, 1),)).weights(1, 3)
        (1, 2)
        """
        others = size - held
        ways = [comb(size, old) for old, _ in self.kept]
        scale = lcm(*ways)
        fit = sum(
            weight * comb(others, old) * (scale // way)
            for (old, weight), way in zip(self.kept, ways, strict=True)
        )
        every = scale * (sum(weight for _, weight in self.kept) + self.failed)
        return fit, every - fit


@dataclass(frozen=True, slots=True, repr=False)
class Dealt(Claim):
    """That an opening hand has so many cards of some kinds, counted together."""

    cards: Cards
    often: Often = SOME

    def line(self) -> str:
        """Write the line of Python that makes an equal claim."""
        return f"sq.dealt({_named(self.cards)}{self.often.written()})"

    def told(self) -> Words:
        """Say what is claimed."""
        return self._told(self.often)

    def told_not(self) -> Words:
        """Say that it is not so."""
        opposite = self.often.opposite()
        return Claim.told_not(self) if opposite is None else self._told(opposite)

    def _told(self, often: Often) -> Words:
        n = often.least if often.most is None else often.most
        return often.told("claim.dealt.", cards=Plural(self.cards, n))


@dataclass(frozen=True, slots=True, repr=False)
class Draws(Claim):
    """That cards of some kinds are drawn at a draw, or so many of them among the next draws."""

    cards: Cards
    when: When

    of: ClassVar[str] = "draws"

    def line(self) -> str:
        """Write the line of Python that makes an equal claim."""
        return f"sq.draws({_named(self.cards)}{self.when.written()})"

    def told(self) -> Words:
        """Say what is claimed."""
        return self._told(self.when.often, "")

    def told_not(self) -> Words:
        """Say that it is not so."""
        opposite = self.when.often.opposite()
        if self.when.among is not None and opposite is None:
            return Claim.told_not(self)
        return self._told(opposite or self.when.often, ".not")

    def _told(self, often: Often, negated: str) -> Words:
        cards = Listed(self.cards, "or")
        if self.when.among is not None:
            return often.told("claim.draws.", cards=cards, all=self.when.among)
        key = "claim.draws.next" if self.when.nth == 1 else "claim.draws.nth"
        return Phrase(f"{key}{negated}", {"cards": cards, "nth": self.when.nth})


def holds(
    who: Who, *cards: str | Iterable[str], at_least: int | None = None, exactly: int | None = None
) -> Claim:
    """Claim that a player holds one of these cards now, or so many of them together.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> view.probability(sq.holds("Bo", "dragon"))
    37/247 ≈ 15.0 %
    >>> view.probability(sq.holds("Bo", "dragon", at_least=2) | sq.holds("Bo", "unicorn"))
    108/703 ≈ 15.4 %
    """
    return Holds(who, _listed(cards), Often.read(at_least, exactly))


def could_not_win(who: Who) -> Claim:
    """Claim that none of the cards that a player kept from his last turn could have won it.

    Which of his cards those are is hidden, too; it is the same in every question. A view of a
    game knows what could have won.

    >>> could_not_win("Bo")
    sq.could_not_win('Bo')
    """
    return CouldNotWin(who)


def dealt(
    *cards: str | Iterable[str], at_least: int | None = None, exactly: int | None = None
) -> Claim:
    """Claim that an opening hand has one of these cards, or so many of them together.

    >>> import sequence_widget as sq
    >>> sq.probability("kids", sq.dealt("unicorn"))
    40/287 ≈ 13.9 %
    >>> sq.probability("kids", sq.draws("unicorn"), given=sq.dealt("unicorn", exactly=1))
    1/39 ≈ 2.6 % (learnt: the hand dealt has exactly 1 unicorn)
    """
    return Dealt(_listed(cards), Often.read(at_least, exactly))


def draws(
    *cards: str | Iterable[str],
    nth: int | None = None,
    among: int | None = None,
    at_least: int | None = None,
    exactly: int | None = None,
) -> Claim:
    """Claim that the next card which the asking seat draws is one of these.

    `nth=2` is the second draw, `among=3` the next three, with one of these or so many of them.
    Nobody else draws meanwhile, and a deck that runs out is refilled with the discards.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> view.probability(sq.draws("fox", nth=2), given=sq.draws("fox"))
    1/38 ≈ 2.6 % (learnt: the next card drawn is fox)
    >>> view.probability(sq.draws("fox") & sq.holds("Bo", "dragon"))
    72/9139 ≈ 0.79 %
    """
    return Draws(_listed(cards), When.read(nth, among, at_least, exactly))


def who_words(who: Who) -> Words:
    """Name a player by what a claim calls him."""
    return Named(who) if isinstance(who, str) else Seat(who)


def _listed(cards: tuple[str | Iterable[str], ...]) -> Cards:
    """Give the kinds that were named one by one, or together in a list."""
    listed = tuple(each for some in cards for each in one_by_one(some))
    if not listed:
        raise QuestionError("probability.no_cards")
    for card in listed:
        if not isinstance(card, str):
            raise QuestionError("claim.no_card", value=repr(card))
    once_each(listed)
    return listed


def once_each(cards: Cards) -> None:
    """Refuse a kind that is named twice: another question is meant."""
    if len({*cards}) < len(cards):
        raise QuestionError("claim.card_twice", card=Card(max(cards, key=cards.count)))


def _named(cards: Cards) -> str:
    return ", ".join(map(repr, cards))
