"""What the rules of a dice game say about chasing a line, looked up once for many positions."""

from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import Self

from sequence_widget.engine.bitboards import bits
from sequence_widget.engine.dice import DiceLayout
from sequence_widget.exact.dice import sum_ways
from sequence_widget.rules import DiceRules


@dataclass(frozen=True, slots=True, eq=False)
class Lookup:
    """Sums and spaces by what they are good for, while one side rolls and nobody else moves."""

    layout: DiceLayout
    ways: dict[int, int]
    all_ways: int
    groups: tuple[int, ...]
    """The spaces of each number on the board."""

    group_of: dict[int, int]
    """By the bit of a space: all the spaces with its number."""

    again: int
    """The spaces whose number earns another roll."""

    removable: int
    """The spaces that a roll may clear of a chip."""

    wild_again: bool
    """Whether some wild roll earns another."""

    captures: bool
    """Whether a chip put in another's place may earn another roll."""

    anywhere: bool
    """Whether a full number lets chips anywhere be replaced."""

    clears_on: bool
    """Whether a roll that clears a space may earn another."""

    @classmethod
    def of(cls, rules: DiceRules, layout: DiceLayout) -> Self:
        """Look everything up.

        >>> import sequence_widget as sq
        >>> position = sq.position("dice")
        >>> tables = Lookup.of(position.rules, position.layout)
        >>> tables.again.bit_count(), tables.removable.bit_count(), tables.captures
        (8, 28, False)
        """
        ways = dict(sum_ways(rules))
        placing = [each for each in layout.by_sum.values() if each.remove is None]
        removing = [each for each in layout.by_sum.values() if each.remove is not None]
        numbered = [each for each in placing if not each.wild]
        wild = [each for each in placing if each.wild]
        return cls(
            layout=layout,
            ways=ways,
            all_ways=sum(ways.values()),
            groups=tuple(layout.showing.values()),
            group_of={bit: group for group in layout.showing.values() for bit in bits(group)},
            again=reduce(or_, [each.place for each in numbered if "place" in each.earns], 0),
            removable=reduce(or_, [each.remove or 0 for each in removing], 0),
            wild_again=any("place" in each.earns for each in wild),
            captures=any("replace" in each.earns for each in placing),
            anywhere=any(each.anywhere for each in numbered),
            clears_on=any("remove" in each.earns for each in removing),
        )

    def kept_on(self, free: int, theirs: int) -> int:
        """Find the spaces that may be taken by a roll that earns another, now or later."""
        cleared = free | theirs & self.removable
        if self.wild_again:
            return cleared | theirs if self.captures else cleared
        found = self.again & cleared
        if self.captures:
            of_again = theirs & self.again
            found |= theirs if self.anywhere and of_again else of_again
        return found


@lru_cache(maxsize=16)
def lookup_for(rules: DiceRules, layout: DiceLayout) -> Lookup:
    """Look everything up, or recall it.

    >>> import sequence_widget as sq
    >>> position = sq.position("mini-dice")
    >>> len(lookup_for(position.rules, position.layout).groups)
    4
    """
    return Lookup.of(rules, layout)
