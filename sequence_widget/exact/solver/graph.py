"""Every position of a small dice game just before a roll, and where each roll may lead.

A position is seen by the side that is to roll: its own chips and the others'. Positions that a
turn or a reflection of the board makes the same, numbers traded for numbers that fall as often,
are one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from sequence_widget.engine.bitboards import bits, completing
from sequence_widget.engine.dice import DiceLayout, dice_layout
from sequence_widget.engine.turns import Option
from sequence_widget.exact.dice import sum_ways
from sequence_widget.rules import FREE, DiceRules
from sequence_widget.text.errors import OutOfReachError

MOST_POSITIONS = 20_000

State = tuple[int, int]
"""The chips of the side that is to roll, and the others."""


@dataclass(frozen=True, slots=True)
class Roll:
    """What a sum allows in one position: a win, or a choice of positions."""

    ways: int
    wins: int
    """How many of the choices win."""

    passes_on: bool
    """Whether the other side rolls next, rather than the same again."""

    leads_to: tuple[int, ...]
    """Where the choices that do not win lead, those included that pass a win by."""

    times: tuple[int, ...]
    """How many of the choices lead to each of these."""

    def within(self, number: Mapping[int, int]) -> "Roll":
        """Leave out the choices that lead elsewhere than to these, and number them anew."""
        kept = [(number[to], n) for to, n in zip(self.leads_to, self.times, strict=True)
                if to in number]  # fmt: skip
        leads_to, times = tuple(to for to, _ in kept), tuple(n for _, n in kept)
        return Roll(self.ways, self.wins, self.passes_on, leads_to, times)


@dataclass(frozen=True, slots=True)
class Graph:
    """The positions that can be reached, numbered, and every roll's outcome in each."""

    number: dict[State, int]
    rolls: tuple[tuple[Roll, ...], ...]
    turns: tuple[tuple[int, ...], ...]
    """The ways the board can be laid onto itself: where each space goes."""

    def state_number(self, state: State) -> int | None:
        """Find a position's number."""
        return self.number.get(canonical(state, self.turns))

    def settled(self) -> "Graph":
        """Leave out the positions from which a game might never end, though all wins are taken."""
        lost = self._lasting()
        if not lost:
            return self
        size = 0
        while size < len(lost):
            size = len(lost)
            lost |= {
                at
                for at, rolls in enumerate(self.rolls)
                if any(not roll.wins and not lost.isdisjoint(roll.leads_to) for roll in rolls)
            }
        kept = [at for at in range(len(self.rolls)) if at not in lost]
        renumbered = {at: number for number, at in enumerate(kept)}
        number = {state: renumbered[at] for state, at in self.number.items() if at not in lost}
        rolls = tuple(tuple(roll.within(renumbered) for roll in self.rolls[at]) for at in kept)
        return Graph(number, rolls, self.turns)

    def _lasting(self) -> set[int]:
        """Find the positions among which play can stay for ever, whatever is rolled."""
        inside = set(range(len(self.rolls)))
        leaving = inside
        while leaving:
            leaving = {
                at
                for at in inside
                if any(roll.wins or inside.isdisjoint(roll.leads_to) for roll in self.rolls[at])
            }
            inside = inside - leaving
        return inside

    def can_end(self) -> bool:
        """Whether a game may still end wherever it has come to; at random it then does some day."""
        rolls = self.rolls
        waiting = set(range(len(rolls)))
        while waiting:
            ending = {
                at
                for at in waiting
                if any(
                    roll.wins or not waiting.issuperset(roll.leads_to) for roll in self.rolls[at]
                )
            }
            if not ending:
                return False
            waiting -= ending
        return True


def explore(rules: DiceRules, players: int, roots: Iterable[State]) -> Graph:
    """Find every position that play can reach from some."""
    layout = dice_layout(rules, players)
    turns = symmetries(rules)
    ways = sum_ways(rules)
    number: dict[State, int] = {}
    waiting: list[State] = []

    def numbered(state: State) -> int:
        one = canonical(state, turns)
        if one not in number:
            if len(number) >= MOST_POSITIONS:
                raise OutOfReachError("probability.too_many_states", most=MOST_POSITIONS)
            number[one] = len(number)
            waiting.append(one)
        return number[one]

    for root in roots:
        numbered(root)
    rolls: list[tuple[Roll, ...]] = []
    while len(rolls) < len(waiting):
        state = waiting[len(rolls)]
        found = []
        for total, count in ways.items():
            wins, passes_on, after = outcomes(layout, state, total)
            times = Counter(map(numbered, after))
            found.append(Roll(count, wins, passes_on, tuple(times), tuple(times.values())))
        rolls.append(tuple(found))
    return Graph(number, tuple(rolls), turns)


def outcomes(layout: DiceLayout, state: State, total: int) -> tuple[int, bool, list[State]]:
    """Say what a sum allows: how many wins, whether the turn passes, and to which positions."""
    mine, theirs = state
    option = layout.by_sum[total].option(mine, theirs)
    if not option.spaces:
        return 0, not option.again, [state if option.again else (theirs, mine)]
    wins = option.spaces & completing(layout, mine) if option.puts else 0
    after = [after_choice(state, option, bit) for bit in bits(option.spaces & ~wins)]
    return wins.bit_count(), not option.again, after


def after_choice(state: State, option: Option, bit: int) -> State:
    """Give the position after a chip was put on a space, or taken off it."""
    mine, theirs = state
    mine = mine | bit if option.puts else mine
    theirs &= ~bit
    return (mine, theirs) if option.again else (theirs, mine)


def canonical(state: State, turns: Iterable[tuple[int, ...]]) -> State:
    """Choose one of the positions that are the same to play."""
    return min((_laid(state[0], turn), _laid(state[1], turn)) for turn in turns)


def _laid(chips: int, turn: tuple[int, ...]) -> int:
    laid = 0
    while chips:
        lowest = chips & -chips
        laid |= turn[lowest.bit_length() - 1]
        chips ^= lowest
    return laid


def symmetries(rules: DiceRules) -> tuple[tuple[int, ...], ...]:
    """Find the turns and reflections of the board that change nothing but numbers' names.

    >>> import sequence_widget as sq
    >>> len(symmetries(sq.edition("mini-dice")))
    4
    """
    words = rules.board.words
    layout = dice_layout(rules, min(rules.player_counts))
    ways = sum_ways(rules)
    found = []
    for places in _turned(rules.board.width, rules.board.height):
        pairs = {(words[at], words[to]) for at, to in enumerate(places)}
        one_to_one = len(pairs) == len({a for a, _ in pairs}) == len({b for _, b in pairs})
        if one_to_one and all(_same_role(layout, ways, a, b) for a, b in pairs):
            found.append(tuple(1 << to for to in places))
    return tuple(found)


def _turned(width: int, height: int) -> Iterator[list[int]]:
    places = [(x, y) for y in range(height) for x in range(width)]
    for flip_x in (False, True):
        for flip_y in (False, True):
            flipped = [
                (width - 1 - x if flip_x else x, height - 1 - y if flip_y else y) for x, y in places
            ]
            yield [y * width + x for x, y in flipped]
            if width == height:
                yield [x * width + y for x, y in flipped]


def _same_role(layout: DiceLayout, ways: Mapping[int, int], one: str, other: str) -> bool:
    """Whether two numbers fall as often, allow the same, and are protected alike."""
    if FREE in (one, other):
        return one == other
    a, b = int(one), int(other)
    allowed = [replace(layout.by_sum[number], place=0) for number in (a, b)]
    protected = [bool(layout.showing[number] & layout.protected) for number in (a, b)]
    return ways[a] == ways[b] and allowed[0] == allowed[1] and protected[0] == protected[1]
