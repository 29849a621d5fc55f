"""The chance of a line with dice by plain expectimax: every roll and every move, nothing left out.

It shares no code with the package, and none with the naive engine either: the rules are read off
docs/rules.md once more, on sets of spaces, so that tens of thousands of small boards can be asked.
The whole state is told apart: who holds which space, turns to come, rolls to come.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

_EARNS = {
    "place": {"place"},
    "chip": {"place", "replace"},
    "always": {"place", "replace", "remove", "pass"},
}


class TooManyStatesError(Exception):
    """A board is too large to be compared."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """The rules of a dice game on a small board without free spaces."""

    rows: Sequence[Sequence[int]]
    run: int
    dice: tuple[int, ...]
    remove_on: frozenset[int] = frozenset()
    wild_on: frozenset[int] = frozenset()
    again_on: frozenset[int] = frozenset()
    protected: frozenset[int] = frozenset()
    capture: str = "anywhere"
    again_after: str = "place"
    chips: int = 20
    limit: int = 10_000

    def lines(self) -> list[int]:
        """Find the sets of spaces that win."""
        height, width = len(self.rows), len(self.rows[0])
        found = []
        for y, x in product(range(height), range(width)):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                cells = [(y + down * n, x + right * n) for n in range(self.run)]
                if all(0 <= row < height and 0 <= column < width for row, column in cells):
                    found.append(sum(1 << row * width + column for row, column in cells))
        return sorted(set(found))


class Expectimax:
    """The best chances of one side in one game, by state."""

    def __init__(self, game: Game, most_states: int, target: int = 0) -> None:
        """Look for a line; or for a chip on the target, a set of one space, before a line."""
        self.game = game
        self.target = target
        self.lines = game.lines()
        numbers = [number for row in game.rows for number in row]
        self.spaces = [1 << at for at in range(len(numbers))]
        self.everywhere = (1 << len(numbers)) - 1
        self.showing: Counter[int] = Counter()
        for number, space in zip(numbers, self.spaces, strict=True):
            self.showing[number] |= space
        self.spared = sum(self.showing[number] for number in game.protected)
        self.sums = Counter(map(sum, product(*(range(1, faces + 1) for faces in game.dice))))
        self.most_states = most_states
        self.known: dict[tuple[int, int, int, int], Fraction] = {}

    def moves(self, total: int, mine: int, theirs: int) -> tuple[str, int]:
        """Say what is done after a roll, and the spaces it can be done on."""
        game, free = self.game, self.everywhere & ~mine & ~theirs
        if total in game.remove_on:
            return "remove", theirs & ~self.spared
        if mine.bit_count() >= game.chips:
            return "pass", 0
        if total in game.wild_on:
            return ("place", free) if free else ("replace", theirs)
        here = self.showing[total]
        if here & free:
            return "place", here & free
        if here & theirs:
            return "replace", theirs if game.capture == "anywhere" else here & theirs
        return "pass", 0

    def outcomes(self, total: int, mine: int, theirs: int) -> Iterator[tuple[str, int, int]]:
        """Give what each move leads to: what was done, and who holds what then."""
        action, where = self.moves(total, mine, theirs)
        if not where:
            yield "pass", mine, theirs
        for space in self.spaces:
            if where & space:
                yield action, mine | (0 if action == "remove" else space), theirs & ~space

    def chance(self, mine: int, theirs: int, turns: int, rolls: int) -> Fraction:
        """Give the best chance of a line just before a roll; below zero, rolls have no limit."""
        if not turns or not rolls:
            return Fraction(0)
        state = (mine, theirs, turns, rolls)
        if state not in self.known:
            self.known[state] = self._worked_out(*state)
            if len(self.known) > self.most_states:
                raise TooManyStatesError
        return self.known[state]

    def _worked_out(self, mine: int, theirs: int, turns: int, rolls: int) -> Fraction:
        won, unchanged = Fraction(0), 0
        for total, ways in self.sums.items():
            best = Fraction(0)
            earns = _EARNS[self.game.again_after] if total in self.game.again_on else set()
            for action, ours, left in self.outcomes(total, mine, theirs):
                if self.target & ours:
                    best = Fraction(1)
                    break
                if any(line & ours == line for line in self.lines):
                    if self.target:
                        continue
                    best = Fraction(1)
                    break
                after = turns if action in earns else turns - 1
                if rolls < 0 and (ours, left, after) == (mine, theirs, turns):
                    unchanged += ways  # the pass is forced, and it is as if nothing was rolled
                else:
                    best = max(best, self.chance(ours, left, after, rolls - (rolls > 0)))
            won += ways * best
        told = self.sums.total() - unchanged
        return won / told if told else Fraction(0)


def best_chance(
    game: Game,
    owners: Mapping[int, int],
    *,
    side: int,
    turns: int,
    made: int = 0,
    most_states: int = 20_000,
) -> Fraction:
    """Give the chance that a side completes a line in so many turns in a row.

    `owners` gives the side by the number of a space, in reading order. A limit that no turn gets
    near is not counted.
    """
    search = Expectimax(game, most_states)
    mine = sum(1 << at for at, owner in owners.items() if owner == side)
    theirs = sum(1 << at for at, owner in owners.items() if owner != side)
    rolls = game.limit - made if game.limit < 100 else -1
    return search.chance(mine, theirs, turns, rolls)


def best_chance_to_fill(
    game: Game,
    owners: Mapping[int, int],
    space: int,
    *,
    side: int,
    made: int = 0,
    roll: int | None = None,
    most_states: int = 20_000,
) -> Fraction:
    """Give the chance that a turn of a side puts a chip on a space, which a line ends, too.

    With `roll` that sum lies there already, as the last of the rolls made.
    """
    search = Expectimax(game, most_states, target=1 << space)
    mine = sum(1 << at for at, owner in owners.items() if owner == side)
    theirs = sum(1 << at for at, owner in owners.items() if owner != side)
    rolls = game.limit - made if game.limit < 100 else -1
    if mine >> space & 1:
        return Fraction(0)
    if roll is None:
        return search.chance(mine, theirs, 1, rolls)
    chances = []
    for action, ours, left in search.outcomes(roll, mine, theirs):
        if ours >> space & 1:
            return Fraction(1)
        if any(line & ours == line for line in search.lines):
            continue
        if roll in game.again_on and action in _EARNS[game.again_after]:
            onwards = Expectimax(game, most_states, target=1 << space)
            chances.append(onwards.chance(ours, left, 1, rolls))
    return max(chances, default=Fraction(0))
