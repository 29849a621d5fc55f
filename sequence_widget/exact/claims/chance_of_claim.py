"""Asking how likely a claim is, of a view or of rules alone."""

from fractions import Fraction

from sequence_widget.engine.view import View
from sequence_widget.exact.answers import Probability, Reason
from sequence_widget.exact.claims.calculating import ClaimWorking, parts_of
from sequence_widget.exact.claims.claim import And, Claim, claim_or_refuse
from sequence_widget.exact.claims.joint import Joint, joint
from sequence_widget.exact.hidden import fact_words, learnt_phrase, seat_words, seats_in
from sequence_widget.text import ImpossibleError, Listed, Phrase


def probability(source: object, claim: Claim, given: Claim | None = None) -> Probability:
    """Give the probability of a claim, in a view, or by an edition's name or rules alone.

    `given` is learnt before, and may be about luck to come.

    >>> import sequence_widget as sq
    >>> sq.probability("dice", sq.rolls({2, 12}))
    1/18 ≈ 5.6 %
    >>> sq.probability("kids", sq.dealt("dragon") & sq.dealt("unicorn"))
    39/2870 ≈ 1.4 %
    """
    parts = parts_of(claim_or_refuse(claim))
    if given is not None:
        found = joint(source, [claim, *parts, given])
    else:
        found = joint(source, [claim] if parts == (claim,) else [claim, *parts])
    either = [None] * (len(found.claims) - 1)
    known = either if given is None else [*either[1:], True]
    favourable, possible = found.count([True, *known]), found.count([None, *known])
    if not possible:
        told = fact_words(found.claims[-1]).named(found.names)
        raise ImpossibleError("probability.impossible", facts=told)
    reason = Reason(
        favourable, possible, found.unit, _own_hand(found),
        found.assumed if given is None else (*found.assumed, *_learnt(found)),
        working=found.counted.formula or _working(found, conditional=given is not None),
    )  # fmt: skip
    return Probability(Fraction(favourable, possible), reason=reason)


def _own_hand(found: Joint) -> tuple[Phrase, ...]:
    """Say what whoever asks can see, where a claim is about that hand."""
    view = found.source
    if not isinstance(view, View) or view.seat not in seats_in(found.claims):
        return ()
    values = {"who": seat_words(view, view.seat), "hand": Listed(view.hand, "and")}
    return (Phrase("probability.step.own_hand", values),)


def _learnt(found: Joint) -> list[Phrase]:
    """Say what was given."""
    given = found.claims[-1]
    view = found.source if isinstance(found.source, View) else None
    parts: tuple[Claim, ...] = given.claims if isinstance(given, And) else (given,)
    return [learnt_phrase(each, view) for each in parts]


def _working(found: Joint, *, conditional: bool) -> ClaimWorking:
    """Keep what it takes to write down how the chance is calculated."""
    asked, *told = found.claims
    given = told.pop() if conditional else None
    parts = tuple(told) or (asked,)
    cells = found.counted.cells
    if told:  # what is asked follows from its parts
        cells = {cell[1:]: n for cell, n in cells.items()}
    formulas = tuple(found.game.formula(found.source, part) for part in parts)
    counts = found.unit is not None
    cases = found.counted.cases
    return ClaimWorking(asked, given, parts, formulas, cells, found.names, cases, counts)
