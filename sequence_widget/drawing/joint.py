"""Claims together: how likely each way is in which they can hold or not."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from sequence_widget.text import Words, say

LETTERS = "ABCD"
"""What claims are called in a picture."""

HOLDS, FAILS, EITHER, OUT = "1", "0", "-", ""

Part = str
"""For each claim a letter: "1" where it holds, "0" where it does not, "-" where it may or may not.

Of two claims "11" is both, "1-" the first and "--" all there is. Nothing at all stands for what a
condition rules out.
"""


@dataclass(frozen=True, slots=True)
class Joint:
    """Some claims, and the chance of each way in which they hold or not, in the order of `ways`.

    >>> from sequence_widget.text import Named
    >>> sixths = [Fraction(n, 6) for n in (1, 2, 1, 2)]
    >>> joint = Joint((Named("even"), Named("above 4")), tuple(sixths))
    >>> joint.ways, joint.chance("11"), joint.chance("1-"), joint.chance("-1", within="1-")
    (('11', '10', '01', '00'), Fraction(1, 6), Fraction(1, 2), Fraction(1, 3))
    """

    claims: tuple[Words, ...]
    chances: tuple[Fraction, ...]
    given: Words | None = None
    """What is known, if anything is: the chances are then those among the cases where it holds."""

    given_chance: Fraction = Fraction(1)
    cases: int | None = None
    """How many equally likely cases there are, where they were counted."""

    asker: Words | None = None
    """Whose eyes these chances are seen with."""

    def __post_init__(self) -> None:
        if len(self.chances) != len(self.ways) or sum(self.chances) != 1:
            message = "a joint needs a chance for each way, and they sum to 1"
            raise ValueError(message)

    @property
    def ways(self) -> tuple[Part, ...]:
        """Every way in which each claim holds or does not, those in which the first holds first."""
        return all_ways(len(self.claims))

    def chance(self, part: Part, within: Part | None = None) -> Fraction:
        """Give the chance of a part; `within` another, its share of that."""
        if within is None:
            chances = zip(self.ways, self.chances, strict=True)
            return sum((each for way, each in chances if lies_in(way, part)), Fraction(0))
        both = meeting(part, within)
        return self.chance(both) / self.chance(within) if both is not None else Fraction(0)

    def count(self, part: Part) -> int | None:
        """Count the cases of a part, where cases were counted."""
        return None if self.cases is None else int(self.chance(part) * self.cases)

    def ways_in(self, part: Part) -> str:
        """List the ways that make up a part, for the markup."""
        return " ".join(way for way in self.ways if lies_in(way, part))


def all_ways(claims: int) -> tuple[Part, ...]:
    """Give every way in which so many claims hold or do not.

    >>> all_ways(2)
    ('11', '10', '01', '00')
    """
    return tuple(map("".join, product(HOLDS + FAILS, repeat=claims)))


def lies_in(way: Part, part: Part) -> bool:
    """Whether a part belongs to another.

    >>> lies_in("11", "1-"), lies_in("01", "1-"), lies_in("1-", "11")
    (True, False, False)
    """
    return all(wide in (EITHER, narrow) for narrow, wide in zip(way, part, strict=True))


def meeting(part: Part, other: Part) -> Part | None:
    """Give the part that two parts share, if there is one.

    >>> meeting("1-", "-0"), meeting("1-", "0-")
    ('10', None)
    """
    shared = ""
    for one, two in zip(part, other, strict=True):
        if EITHER not in (one, two) and one != two:
            return None
        shared += two if one == EITHER else one
    return shared


def part_name(part: Part, language: str | None = None) -> str:
    """Name a part by the letters of the claims.

    >>> part_name("1-0"), part_name("011", "nb"), part_name("--")
    ('A and not C', 'ikke A og B og C', 'all cases')
    """
    told = [
        letter if holds == HOLDS else say("picture.not", language, claim=letter)
        for letter, holds in zip(LETTERS, part, strict=False)
        if holds != EITHER
    ]
    return f" {say('list.and', language)} ".join(told) or say("picture.all", language)


def largest_remainders(shares: Sequence[Fraction], total: int) -> list[int]:
    """Round shares of a whole so that they add up to it.

    Each is rounded down, and those with the largest rests get one more, the first of equal ones
    first.

    >>> largest_remainders([Fraction(1, 3)] * 3, 100)
    [34, 33, 33]
    """
    exact = [share * total for share in shares]
    counts = [int(each) for each in exact]
    order = sorted(range(len(exact)), key=lambda at: counts[at] - exact[at])
    for at in order[: total - sum(counts)]:
        counts[at] += 1
    return counts
