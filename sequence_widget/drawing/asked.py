"""Pictures of claims, as a view or rules alone make them likely."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import cast

from sequence_widget.drawing.case_grid import Case, Grid
from sequence_widget.drawing.icon_array import Icons
from sequence_widget.drawing.joint import EITHER, FAILS, HOLDS, OUT, Joint, Part, all_ways
from sequence_widget.drawing.picture import Figure, Picture
from sequence_widget.drawing.tree_diagram import Tree
from sequence_widget.drawing.two_way_table import SHARES, TwoWay
from sequence_widget.drawing.unit_square import Square
from sequence_widget.drawing.venn_diagram import Venn
from sequence_widget.engine.view import View
from sequence_widget.exact.claims.about_cards import Draws
from sequence_widget.exact.claims.about_dice import Rolled
from sequence_widget.exact.claims.binding import Source, bound
from sequence_widget.exact.claims.chance_of_claim import probability
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.claims.joint import joint as counted_together
from sequence_widget.exact.hidden import seat_words
from sequence_widget.exact.working import Working
from sequence_widget.rules import Rules, rules_from, whole
from sequence_widget.text import ImpossibleError, Phrase, Words, hint
from sequence_widget.text.errors import OutOfReachError, QuestionError

_MOST_CASES = 100_000
_MOST_ICONS = 1_000
_MOST_TILES, _ACROSS = 120, 4
_NEXT = (0, 1)
"""Of draws or rolls to come, the next one alone."""


def tree(
    source: object,
    *claims: Claim,
    given: Claim | None = None,
    of: int | None = None,
    language: str | None = None,
) -> Picture:
    """Draw a tree, a level for each of one to four claims.

    At each branch stands its chance, given what lies before it, and at each leaf the product. With
    `of=1000` counts out of a thousand cases stand at the nodes instead.

    >>> import sequence_widget as sq
    >>> print(sq.tree("dice", sq.rolls(7), sq.shows(6)))
    A: The sum is 7 in the next roll: 1/6 ≈ 16.7%
    B: A die shows 6 in the next roll: 11/36 ≈ 30.6%
    <BLANKLINE>
    ├─ 1/6 A
    │  ├─ 1/3 B: 1/18 ≈ 5.6%
    │  └─ 2/3 not B: 1/9 ≈ 11.1%
    └─ 5/6 not A
       ├─ 3/10 B: 1/4 = 25%
       └─ 7/10 not B: 7/12 ≈ 58.3%
    """
    joint = joint_of(source, _so_many("tree", claims, 1, 4), given)
    if of is None:
        return Picture(Tree(joint), language)
    return Picture(Tree(joint, _number("of", of, _MOST_CASES)), language)


def two_way(
    source: object,
    a: Claim,
    b: Claim,
    given: Claim | None = None,
    *,
    share: str = "all",
    language: str | None = None,
) -> Picture:
    """Draw a two-way table of two claims, and say whether they are independent.

    Its numbers are shares of all cases, or with `share="row"` or `"column"` of each row or column.

    >>> import sequence_widget as sq
    >>> print(sq.two_way("dice", sq.rolls(7), sq.shows(6)))
    A: The sum is 7 in the next roll: 1/6 ≈ 16.7%
    B: A die shows 6 in the next roll: 11/36 ≈ 30.6%
    <BLANKLINE>
                    B       not B       total
    A        2 (5.6%)   4 (11.1%)   6 (16.7%)
    not A     9 (25%)  21 (58.3%)  30 (83.3%)
    total  11 (30.6%)  25 (69.4%)   36 (100%)
    36 equally likely cases were counted.
    A and B are not independent: P(A and B) = 1/18 ≈ 5.6%, but P(A) × P(B) = 11/216 ≈ 5.1%.
    """
    if share not in SHARES:
        raise QuestionError("picture.shares", value=share, hint=hint(str(share), SHARES))
    return Picture(TwoWay(joint_of(source, (a, b), given), share), language)


def venn(
    source: object, *claims: Claim, given: Claim | None = None, language: str | None = None
) -> Picture:
    """Draw a Venn diagram of two or three claims, with the chance of every region.

    >>> import sequence_widget as sq
    >>> print(sq.venn("dice", sq.rolls(7), sq.shows(6)))
    A: The sum is 7 in the next roll: 1/6 ≈ 16.7%
    B: A die shows 6 in the next roll: 11/36 ≈ 30.6%
    <BLANKLINE>
    A and B: 1/18 ≈ 5.6%
    A and not B: 1/9 ≈ 11.1%
    not A and B: 1/4 = 25%
    not A and not B: 7/12 ≈ 58.3%
    The sizes of the circles tell nothing; the numbers do.
    """
    return Picture(Venn(joint_of(source, _so_many("venn", claims, 2, 3), given)), language)


def square(
    source: object,
    a: Claim,
    b: Claim,
    given: Claim | None = None,
    *,
    language: str | None = None,
) -> Picture:
    """Draw the unit square of two claims: P(A) as a width, P(B | A) and P(B | not A) as heights.

    >>> import sequence_widget as sq
    >>> print(sq.square("dice", sq.rolls(7), sq.shows(6)))
    A: The sum is 7 in the next roll: 1/6 ≈ 16.7%
    B: A die shows 6 in the next roll: 11/36 ≈ 30.6%
    <BLANKLINE>
    A: width 1/6 ≈ 16.7%
      B, given A: height 1/3 ≈ 33.3%, area 1/18 ≈ 5.6%
      not B, given A: height 2/3 ≈ 66.7%, area 1/9 ≈ 11.1%
    not A: width 5/6 ≈ 83.3%
      B, given not A: height 3/10 = 30%, area 1/4 = 25%
      not B, given not A: height 7/10 = 70%, area 7/12 ≈ 58.3%
    Widths are P(A) and P(not A). Heights are chances of B and of not B: on the left given A, \
on the right given not A. Areas are the products.
    """
    return Picture(Square(joint_of(source, (a, b), given)), language)


def icons(
    source: object,
    a: Claim,
    given: Claim | None = None,
    n: int = 100,
    *,
    language: str | None = None,
) -> Picture:
    """Draw a hundred icons, or `n`: those of a claim filled, those ruled out by `given` in grey.

    >>> import sequence_widget as sq
    >>> print(sq.icons("dice", sq.rolls(7), given=sq.shows(6), n=36))
    Given: A die shows 6 in the next roll. That has probability 11/36 ≈ 30.6%.
    A: The sum is 7 in the next roll: 2/11 ≈ 18.2%
    <BLANKLINE>
    ● ● ○ ○ ○ ○ ○ ○ ○ ○
    ○ · · · · · · · · ·
    · · · · · · · · · ·
    · · · · · ·
    ● A: 2 of 36 (5.6%)
    ○ not A: 9 of 36 (25%)
    · ruled out: 25 of 36 (69.4%)
    Among the icons that are not ruled out, A has probability 2/11 ≈ 18.2%.
    """
    icons_in_all = _number("n", n, _MOST_ICONS)
    return Picture(Icons(joint_of(source, (a,), given), icons_in_all), language)


def grid(
    source: object,
    a: Claim,
    b: Claim | None = None,
    given: Claim | None = None,
    *,
    language: str | None = None,
) -> Picture:
    """Draw every roll of the dice, or every unseen card, those of which a claim holds in colour.

    The claims are about the next roll or the next draw.

    >>> import sequence_widget as sq
    >>> print(sq.grid("mini-dice", sq.rolls({5, 6})))
    A: The sum is 5 or 6 in the next roll: 1/3 ≈ 33.3%
    <BLANKLINE>
    1    2    3    4    5 A  6 A
    A: 2 of 6
    """
    claims = (a,) if b is None else (a, b)
    return Picture(grid_of(joint_of(source, claims, given), source, claims, given), language)


def joint_of(source: object, claims: Sequence[Claim], given: Claim | None) -> Joint:
    """Find how likely all ways are in which some claims hold or not."""
    found = counted_together(source, claims if given is None else (*claims, given))
    told = tuple(claim.told().named(found.names) for claim in found.claims)
    so = () if given is None else (True,)
    everything = (None,) * len(claims)
    possible = found.count((*everything, *so))
    if not possible:
        raise ImpossibleError("probability.impossible", facts=told[-1])
    ways = [tuple(letter == HOLDS for letter in way) for way in all_ways(len(claims))]
    return Joint(
        told[: len(claims)],
        tuple(Fraction(found.count((*way, *so)), possible) for way in ways),
        None if given is None else told[-1],
        Fraction(possible, found.total),
        None if found.unit is None else possible // found.counted.scale,
        _asker(found.source),
    )


def grid_of(joint: Joint, source: object, claims: Sequence[Claim], given: Claim | None) -> Grid:
    """Lay out every case of the next roll or draw, if that is what the claims are about."""
    place = place_of(source)
    rules = place.rules if isinstance(place, View) else place
    known = () if given is None else (given,)
    asked = [bound(claim, place) for claim in (*claims, *known)]
    rows = _rolls(asked, rules) if rules.dice else _draws(asked, place)
    if given is not None:
        rows = tuple(tuple(_known(case) for case in row) for row in rows)
    figure = Grid(joint, rows, _heads(rules))
    if figure.shares() != joint.chances:
        raise QuestionError("picture.grid.unequal")
    return figure


def figures_of(source: object, claims: Sequence[Claim], given: Claim | None) -> list[Figure]:
    """Give every figure of one or two claims, and a grid if they are about one roll or draw."""
    joint = joint_of(source, claims, given)
    figures: list[Figure] = [Tree(joint)]
    if len(claims) > 1:
        figures += [TwoWay(joint), Venn(joint), Square(joint)]
    figures.append(Icons(joint))
    try:
        figures.append(grid_of(joint, source, claims, given))
    except (QuestionError, OutOfReachError):  # which say that these claims are of another kind
        return figures
    return figures


def workings_of(
    source: object, claims: Sequence[Claim], given: Claim | None
) -> dict[Part, Working]:
    """Give the calculation of each claim by itself."""
    parts = [EITHER * at + HOLDS + EITHER * (len(claims) - at - 1) for at in range(len(claims))]
    answers = [probability(source, claim, given) for claim in claims]
    return {part: answer.working() for part, answer in zip(parts, answers, strict=True)}


def _rolls(claims: Sequence[Claim], rules: Rules) -> tuple[tuple[Case, ...], ...]:
    """Lay out the rolls of one die in a row, and those of two in a square."""
    if len(rules.dice) > len(_NEXT):
        raise QuestionError("picture.grid.dice", edition=rules.edition)
    first, *others = (range(1, faces + 1) for faces in rules.dice)
    rows = [[(one, *rest) for rest in product(*others)] for one in first]
    if not others:
        rows = [[roll for row in rows for roll in row]]
    simple = _simple(claims)

    def fits(roll: tuple[int, ...], claim: Claim) -> bool:
        if not isinstance(claim, Rolled) or claim.when.span != _NEXT:
            raise QuestionError("picture.grid.no_roll", claim=claim.told())
        return claim.when.often.has(int(claim.fits(roll)))

    return tuple(
        tuple(Case(sum(roll), _way(claims, [fits(roll, each) for each in simple])) for roll in row)
        for row in rows
    )


def _draws(claims: Sequence[Claim], place: View | Rules) -> tuple[tuple[Case, ...], ...]:
    """Lay out every unseen card, or every card of the deck."""
    unseen = place.unseen if isinstance(place, View) else Counter(dict(place.deck))
    names = place.names if isinstance(place, View) else ()
    cards = sorted(unseen.elements())
    if len(cards) > _MOST_TILES:
        raise OutOfReachError("picture.grid.many", count=len(cards), most=_MOST_TILES)
    simple = _simple(claims)

    def fits(card: str, claim: Claim) -> bool:
        if not isinstance(claim, Draws) or claim.when.span != _NEXT:
            raise QuestionError("picture.grid.no_draw", claim=claim.told().named(names))
        return claim.when.often.has(int(card in claim.cards))

    cases = [Case(card, _way(claims, [fits(card, each) for each in simple])) for card in cards]
    return tuple(tuple(cases[at : at + _ACROSS]) for at in range(0, len(cases), _ACROSS))


def _simple(claims: Sequence[Claim]) -> tuple[Claim, ...]:
    return tuple(dict.fromkeys(each for claim in claims for each in claim.simple))


def _way(claims: Sequence[Claim], truths: Sequence[bool]) -> Part:
    """Say which claims hold, from the truths of the simple ones that they are joined from."""
    at = {claim: number for number, claim in enumerate(_simple(claims))}
    return "".join(HOLDS if claim.truth(at)(tuple(truths)) else FAILS for claim in claims)


def _known(case: Case) -> Case:
    """Rule a case out if the condition, which is last, does not hold in it."""
    return Case(case.name, case.way[:-1] if case.way.endswith(HOLDS) else OUT)


def _heads(rules: Rules) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """Give what stands at the edges of a grid: the faces of two dice."""
    if len(rules.dice) != len(_NEXT):
        return None
    one, other = (tuple(map(str, range(1, faces + 1))) for faces in rules.dice)
    return one, other


def place_of(source: object) -> Source:
    """Give the view or the rules that a picture was asked of, if it is one of them."""
    return source if isinstance(source, View) else rules_from(cast("str | Rules", source))


def _asker(source: Source) -> Words | None:
    """Say whose eyes see, where hands are hidden."""
    if not isinstance(source, View) or not source.rules.hidden_cards:
        return None
    return seat_words(source, source.seat)


def _so_many(kind: str, claims: Sequence[Claim], least: int, most: int) -> Sequence[Claim]:
    if least <= len(claims) <= most:
        return claims
    words = {"kind": Phrase(f"picture.kind.{kind}"), "least": least, "most": most}
    raise QuestionError("picture.claims", **words, count=len(claims))


def _number(field: str, value: object, most: int) -> int:
    number = whole(value)
    if number is None or not 1 <= number <= most:
        raise QuestionError("picture.number", field=field, most=most, value=value)
    return number
