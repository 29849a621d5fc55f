"""What a seat may have learnt about another's hand, and how well a hand agrees with it."""

from dataclasses import dataclass
from math import comb, lcm

from sequence_widget.text import Listed, Phrase, Plural


@dataclass(frozen=True, slots=True)
class Holds:
    """A seat holds at least so many of a kind."""

    seat: int
    card: str
    count: int

    @property
    def cards(self) -> tuple[str, ...]:
        """The kinds this is about."""
        return (self.card,)

    def weight(self, held: int, size: int) -> int:  # noqa: ARG002 - as the other facts
        """Say how well a hand with so many of the cards agrees: 1 or 0."""
        return int(held >= self.count)

    def told(self, who: object) -> Phrase:
        """Say how many of the kind are held."""
        values = {"who": who, "card": Plural((self.card,), self.count), "n": self.count}
        return Phrase("probability.fact.holds", values)


@dataclass(frozen=True, slots=True)
class Lacks:
    """A seat holds none of some kinds."""

    seat: int
    cards: tuple[str, ...]

    def weight(self, held: int, size: int) -> int:  # noqa: ARG002 - as the other facts
        """Say how well a hand with so many of the cards agrees: 1 or 0."""
        return int(held == 0)

    def told(self, who: object) -> Phrase:
        """Say which kinds are not held."""
        values = {"who": who, "cards": Listed(self.cards, "or")}
        return Phrase("probability.fact.lacks", values)


@dataclass(frozen=True, slots=True)
class NoWin:
    """A seat that wins whenever it can did not win in its last turn.

    So none of the cards that it kept from then was one of those it could have won with. `kept`
    gives how likely it is that so many of the cards held now are kept ones: pairs of a number
    and a whole-number weight. All but one of a full hand are, unless swaps were made since.
    """

    seat: int
    cards: tuple[str, ...]
    kept: tuple[tuple[int, int], ...]

    def weight(self, held: int, size: int) -> int:
        """Say how well a hand agrees: in how many of equally many ways its kept cards fit.

        >>> NoWin(1, ("fox",), ((2, 1),)).weight(1, 3)
        1
        """
        others = size - held
        ways = [comb(size, old) for old, _ in self.kept]
        scale = lcm(*ways)
        return sum(
            weight * comb(others, old) * (scale // way)
            for (old, weight), way in zip(self.kept, ways, strict=True)
        )

    def told(self, who: object) -> Phrase:
        """Say what could have won, if anything could."""
        values = {"who": who, "cards": Listed(self.cards, "or")}
        key = "probability.fact.no_win" if self.cards else "probability.fact.no_win_possible"
        return Phrase(key, values)


Fact = Holds | Lacks | NoWin
