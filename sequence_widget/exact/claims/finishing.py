"""The claim that somebody completes a line in a turn."""

from dataclasses import dataclass

from sequence_widget.exact.claims.about_cards import Who, who_words
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.rules import whole
from sequence_widget.text import Phrase, Words
from sequence_widget.text.errors import OutOfReachError, QuestionError

_MOST_TURNS = 100


@dataclass(frozen=True, slots=True, repr=False)
class Finishes(Claim):
    """That somebody completes a line in a turn, a roll, or so many turns that begin now."""

    who: Who
    within: str | int = "turn"

    def line(self) -> str:
        """Write the line of Python that makes an equal claim."""
        within = "" if self.within == "turn" else f", within={self.within!r}"
        return f"sq.finishes({self.who!r}{within})"

    def told(self) -> Words:
        """Say what is claimed."""
        return self._told("claim.finishes.")

    def told_not(self) -> Words:
        """Say that it is not so."""
        return self._told("claim.finishes_not.")

    def _told(self, key: str) -> Words:
        word = self.within if isinstance(self.within, str) else "turns"
        values = {"who": who_words(self.who), "n": self.within}
        return Phrase(f"{key}{word}", values if word == "turns" else {"who": values["who"]})


def finishes(who: Who, within: str | int = "turn") -> Claim:
    """Claim that a player completes a line in a turn that begins now, playing for it.

    It means what `view.finish_probability` answers, and joins with claims about hands.

    >>> import sequence_widget as sq
    >>> two = {"b2": 0, "b3": 0}
    >>> view = sq.position("mini-kids", chips=two, hands=[["fox"], ["lion"]]).seen_by(1)
    >>> view.probability(sq.finishes(0)), view.probability(sq.finishes(0) & ~sq.holds(0, "tiger"))
    (7/12 ≈ 58.3 %, 67/156 ≈ 42.9 %)
    """
    return Finishes(who, read_within(within))


def read_within(within: object) -> str | int:
    """Read how long a player has: a turn, a roll, or a number of turns.

    >>> read_within("roll"), read_within(3)
    ('roll', 3)
    """
    if isinstance(within, str) and within in ("turn", "roll"):
        return within
    turns = whole(within)
    if turns is None or turns < 1:
        raise QuestionError("probability.within", within=repr(within))
    if turns > _MOST_TURNS:
        raise OutOfReachError("probability.many_turns", most=_MOST_TURNS)
    return turns
