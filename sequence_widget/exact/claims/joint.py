"""Several claims at once: how likely each combination of them is, in a view or by rules alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from sequence_widget.engine.view import View
from sequence_widget.exact.claims.binding import Source, bound
from sequence_widget.exact.claims.claim import And, Claim, claim_or_refuse
from sequence_widget.exact.claims.counting import Cell, Counted
from sequence_widget.exact.claims.finishing import Finishes
from sequence_widget.exact.games import ExactGame, game_of
from sequence_widget.exact.hidden import assumptions
from sequence_widget.rules import Rules, rules_from
from sequence_widget.text import Phrase
from sequence_widget.text.errors import QuestionError


@dataclass(frozen=True, slots=True)
class Joint:
    """How likely each combination of some claims is: which are true, and which are not.

    The cells are counts of equally likely cases if there is a `unit`, and else whole-number
    weights; a combination that cannot be is in none.

    >>> import sequence_widget as sq
    >>> found = joint("dice", [sq.rolls(7), sq.shows(6)])
    >>> found.cells
    {(False, False): 21, (False, True): 9, (True, False): 4, (True, True): 2}
    >>> found.share((True, None)), found.total
    (Fraction(1, 6), 36)
    """

    source: Source
    claims: tuple[Claim, ...]
    """In seats and kinds, as the source names them."""

    counted: Counted

    @property
    def cells(self) -> dict[Cell, int]:
        """The count of every combination that can be, in order."""
        return dict(sorted(self.counted.cells.items()))

    @property
    def total(self) -> int:
        """All the cases."""
        return self.counted.total

    @property
    def unit(self) -> Phrase | None:
        """What a case is, where equally likely cases were counted."""
        return self.counted.unit

    def count(self, wanted: Sequence[bool | None]) -> int:
        """Count the cases with these claims true or false; `None` is either."""
        return sum(
            n
            for cell, n in self.counted.cells.items()
            if all(want in (None, is_so) for want, is_so in zip(wanted, cell, strict=True))
        )

    def share(self, wanted: Sequence[bool | None]) -> Fraction:
        """Give the probability that these claims are true or false; `None` is either."""
        return Fraction(self.count(wanted), self.total)

    @property
    def game(self) -> ExactGame:
        """What answers for the game that the claims are about."""
        return game_of(_rules(self.source))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, if they are known."""
        return self.source.names if isinstance(self.source, View) else ()

    @property
    def assumed(self) -> tuple[Phrase, ...]:
        """What the counts take for granted."""
        assumed: tuple[Phrase, ...] = ()
        if _rules(self.source).deck:
            shuffled = (Phrase("probability.assumed.shuffled"),)
            assumed = assumptions(self.source) if isinstance(self.source, View) else shuffled
        finishing = [each for each in And(self.claims).simple if isinstance(each, Finishes)]
        for each in finishing:
            answer = self.game.finish(self.source, cast("int", each.who), each.within)
            assumed = tuple(dict.fromkeys((*assumed, *answer.assumptions)))
        return assumed


def joint(source: object, claims: Sequence[Claim]) -> Joint:
    """Count every combination of some claims, in a view or by rules alone."""
    place = _source_or_refuse(source)
    listed = tuple(bound(claim_or_refuse(claim), place) for claim in claims)
    return Joint(place, listed, game_of(_rules(place)).count(place, listed))


def _source_or_refuse(source: object) -> Source:
    """Take a view, or rules by themselves or by their edition's name."""
    if isinstance(source, View):
        return source
    if isinstance(source, str | Rules):
        return rules_from(source)
    raise QuestionError("claim.no_source", value=type(source).__name__)


def _rules(source: Source) -> Rules:
    return source.rules if isinstance(source, View) else source
