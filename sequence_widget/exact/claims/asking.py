"""Asking how likely a claim is, of a view or of rules alone; several claims together, too."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from sequence_widget.engine.view import View
from sequence_widget.exact.answers import Probability, Reason
from sequence_widget.exact.claims.binding import Source, bound
from sequence_widget.exact.claims.calculating import ClaimWorking, parts_of
from sequence_widget.exact.claims.claim import And, Claim, claim_or_refuse
from sequence_widget.exact.claims.counting import Cell, Counted
from sequence_widget.exact.claims.finishing import Finishes
from sequence_widget.exact.formulas import Binomial, Hypergeometric
from sequence_widget.exact.games import game_of
from sequence_widget.exact.hidden import assumptions, learnt_phrase
from sequence_widget.rules import Rules, rules_from
from sequence_widget.text import ImpossibleError, Phrase
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

    claims: tuple[Claim, ...]
    """In seats and kinds, as the source names them."""

    counted: Counted
    assumed: tuple[Phrase, ...]

    @property
    def cells(self) -> dict[Cell, int]:
        """The count of every combination of truths, in order."""
        return dict(sorted(self.counted.cells.items()))

    @property
    def total(self) -> int:
        """All the cases."""
        return self.counted.total

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


def joint(source: object, claims: Sequence[Claim]) -> Joint:
    """Count every combination of some claims, in a view or by rules alone."""
    place = source_or_refuse(source)
    listed = tuple(bound(claim_or_refuse(claim), place) for claim in claims)
    return Joint(listed, _counted(place, listed), _assumed(place, listed))


def probability(source: object, claim: Claim, given: Claim | None = None) -> Probability:
    """Give the probability of a claim, in a view, or by an edition's name or rules alone.

    `given` is learnt before, and may be about luck to come.

    >>> import sequence_widget as sq
    >>> sq.probability("dice", sq.rolls({2, 12}))
    1/18 ≈ 5.6 %
    >>> sq.probability("kids", sq.dealt("dragon") & sq.dealt("unicorn"))
    39/2870 ≈ 1.4 %
    """
    place = source_or_refuse(source)
    asked = bound(claim_or_refuse(claim), place)
    parts = parts_of(asked)
    if given is None:
        alone = parts == (asked,)
        counted = _counted(place, (asked,) if alone else (asked, *parts))
        possible, known = counted.total, None
        favourable = sum(n for cell, n in counted.cells.items() if cell[0])
    else:
        known = bound(claim_or_refuse(given), place)
        counted = _counted(place, (asked, *parts, known))
        possible = sum(n for cell, n in counted.cells.items() if cell[-1])
        favourable = sum(n for cell, n in counted.cells.items() if cell[0] and cell[-1])
    if not possible:
        raise ImpossibleError("probability.impossible", facts=cast("Claim", known).told())
    working = counted.formula or _working(place, asked, parts, known, counted)
    assumed = _all_assumed(place, asked, known)
    reason = Reason(favourable, possible, counted.unit, (), assumed, working=working)
    return Probability(Fraction(favourable, possible), reason=reason)


def _working(
    source: Source, asked: Claim, parts: tuple[Claim, ...], known: Claim | None, counted: Counted
) -> ClaimWorking:
    """Keep what it takes to write down how the chance is calculated."""
    told = len(parts) + (known is not None)
    cells = {cell[-told:]: n for cell, n in counted.cells.items()}
    names = source.names if isinstance(source, View) else ()
    formulas = _formulas(source, parts)
    return ClaimWorking(asked, known, parts, formulas, cells, names, counted.cases)


def _formulas(
    source: Source, parts: Sequence[Claim]
) -> tuple[Hypergeometric | Binomial | None, ...]:
    rules = source.rules if isinstance(source, View) else source
    return tuple(game_of(rules).formula(source, part) for part in parts)


def _learnt(claim: Claim, source: Source) -> list[Phrase]:
    parts = claim.claims if isinstance(claim, And) else (claim,)
    return [learnt_phrase(each, source if isinstance(source, View) else None) for each in parts]


def source_or_refuse(source: object) -> Source:
    """Take a view, or rules by themselves or by their edition's name."""
    if isinstance(source, View):
        return source
    if isinstance(source, str | Rules):
        return rules_from(source)
    raise QuestionError("claim.no_source", value=type(source).__name__)


def _counted(source: Source, claims: Sequence[Claim]) -> Counted:
    rules = source.rules if isinstance(source, View) else source
    return game_of(rules).count(source, claims)


def _all_assumed(source: Source, asked: Claim, known: Claim | None) -> tuple[Phrase, ...]:
    """Say what an answer takes for granted, and what was learnt before it."""
    if known is None:
        return _assumed(source, (asked,))
    return (*_assumed(source, (asked, known)), *_learnt(known, source))


def _assumed(source: Source, claims: Sequence[Claim]) -> tuple[Phrase, ...]:
    """Say what the counts take for granted."""
    rules = source.rules if isinstance(source, View) else source
    assumed: tuple[Phrase, ...] = ()
    if rules.deck:
        assumed = assumptions(source) if isinstance(source, View) else (SHUFFLED,)
    finishing = [each for each in And(tuple(claims)).simple if isinstance(each, Finishes)]
    for each in finishing[:1]:
        answer = game_of(rules).finish(source, cast("int", each.who), each.within)
        assumed = tuple(dict.fromkeys((*assumed, *answer.assumptions)))
    return assumed


SHUFFLED = Phrase("probability.assumed.shuffled")
