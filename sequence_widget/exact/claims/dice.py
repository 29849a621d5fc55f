"""Claims about dice, counted: the rolls to come that are spoken of, block by block."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import cast

from sequence_widget.engine.dice import DiceView
from sequence_widget.engine.view import View
from sequence_widget.exact.claims.about_dice import Rolled
from sequence_widget.exact.claims.blocks import Block, blocks_of, inside
from sequence_widget.exact.claims.claim import And, Claim
from sequence_widget.exact.claims.counting import Counted, by_claim
from sequence_widget.exact.claims.finishing import Finishes
from sequence_widget.exact.dice import sum_ways
from sequence_widget.exact.finish.dice import finish_with_dice
from sequence_widget.exact.formulas import Binomial
from sequence_widget.exact.ways import Heap, Part, Place, falls_of, ways
from sequence_widget.rules import Rules
from sequence_widget.text import Phrase
from sequence_widget.text.errors import OutOfReachError, QuestionError

MOST_ROLLS = 20_000
_MOST_FACES = 50_000


def count_dice(source: DiceView | Rules, claims: Sequence[Claim]) -> Counted:
    """Count the ways the rolls to come can fall, by which of the claims are true."""
    simple = And(tuple(claims)).simple
    finishing = [claim for claim in simple if isinstance(claim, Finishes)]
    if finishing:
        return _finished(cast("DiceView", source), claims, simple)
    rolled = [claim for claim in simple if isinstance(claim, Rolled)]
    rules = source.rules if isinstance(source, View) else source
    blocks = blocks_of(claim.when.span for claim in rolled)
    rolls = sum(last - first for first, last in blocks)
    if rolls > MOST_ROLLS:
        raise OutOfReachError("probability.many_rolls", most=MOST_ROLLS)
    one = _one_roll(rules, rolled)
    heap = Heap(one, falls_of, taken=False)
    places = [Place(block, block[1] - block[0], heap) for block in blocks]
    parts = [_part(number, claim, one, blocks) for number, claim in enumerate(rolled)]
    counted, steps = ways(places, parts)
    found = {values: n for (_, values), n in counted.items()}
    unit = Phrase("probability.unit.roll_series", {"n": rolls}) if rolls else None
    formula = dice_formula(source, claims[0]) if len(claims) == 1 else None
    return Counted(*by_claim(claims, simple, found), unit, steps, formula)


def dice_formula(source: DiceView | Rules, claim: Claim) -> Binomial | None:
    """Give the formula of one simple claim about one block of rolls."""
    rules = source.rules if isinstance(source, View) else source
    if not isinstance(claim, Rolled):
        return None
    one = _one_roll(rules, [claim])
    first, last = claim.when.span
    return Binomial(sum(one.values()), one.get((True,), 0), last - first, claim.when.often)


def _finished(view: DiceView, claims: Sequence[Claim], simple: Sequence[Claim]) -> Counted:
    """Give what a completed line alone makes of the claims: nothing else joins with it."""
    if len(simple) > 1:
        raise QuestionError("claim.finishes_with_hands")
    [claim] = cast("Sequence[Finishes]", simple)
    chance = Fraction(finish_with_dice(view, cast("int", claim.who), claim.within))
    return Counted(*by_claim(claims, simple, {(True,): chance, (False,): 1 - chance}))


def _one_roll(rules: Rules, rolled: Sequence[Rolled]) -> Mapping[Hashable, int]:
    """Count the rolls of each sort, by the claims that they fit."""
    found: Counter[Hashable] = Counter()
    if all(claim.what == "rolls" for claim in rolled):
        for total, n in sum_ways(rules).items():
            found[tuple(total in claim.numbers for claim in rolled)] += n
        return found
    if prod(rules.dice) > _MOST_FACES:
        raise OutOfReachError("claim.many_faces", most=_MOST_FACES)
    for faces in product(*(range(1, most + 1) for most in rules.dice)):
        found[tuple(claim.fits(faces) for claim in rolled)] += 1
    return found


def _part(number: int, claim: Rolled, one: Mapping[Hashable, int], blocks: Sequence[Block]) -> Part:
    """Say which rolls have to be counted for a claim."""
    often, span = claim.when.often, claim.when.span
    fitting = frozenset(sort for sort in one if cast("tuple[bool, ...]", sort)[number])
    places = frozenset(block for block in blocks if inside(block, span))
    return Part(fitting, places, settle=lambda n: ((often.has(n), 1),))
