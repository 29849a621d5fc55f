"""In how many ways cards can lie and rolls can fall: counted in groups, one place after another.

A place is a hand, or a block of draws or rolls. Kinds that nothing still to be counted tells apart
are one group, and ways that differ in nothing that still matters are added up after every place.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import NamedTuple

from sequence_widget.text.errors import OutOfReachError

MOST_STEPS = 400_000
"""How many ways are gone through for one question: one to two seconds on an ordinary machine."""

Counts = tuple[int, ...]
"""How many there are of each group."""

Values = tuple[Hashable, ...]
Deal = Callable[[Counts, int], Iterator[tuple[Counts, int]]]


@dataclass(frozen=True, slots=True, eq=False)
class Heap:
    """What places are filled from: how many there are of every kind."""

    kinds: Mapping[Hashable, int]
    deal: Deal
    """Goes through what a place may get, by group, each with its number of ways."""

    taken: bool
    """Whether a place takes what it gets out of the heap, as with cards, and not with dice."""


class Place(NamedTuple):
    """A place that is filled from a heap."""

    name: Hashable
    size: int
    heap: Heap


def once(value: int) -> tuple[tuple[Hashable, int], ...]:
    """Settle a part on the number itself."""
    return ((value, 1),)


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """What is to be known: how many of some kinds come in some places, and what follows from it."""

    kinds: frozenset[Hashable]
    places: frozenset[Hashable] = frozenset()
    known: int = 0
    """How many there are besides, in plain sight."""

    settle: Callable[[int], Iterable[tuple[Hashable, int]]] = once
    """From the number, what it comes to; where luck decides too, each with its number of ways."""


class Check(NamedTuple):
    """What has to be so: a test of the values of some parts."""

    parts: frozenset[int]
    holds: Callable[[Values], bool]


def ways(
    places: Sequence[Place],
    parts: Sequence[Part],
    checks: Sequence[Check] = (),
    kept: Sequence[Iterable[Hashable]] = (),
) -> tuple[dict[tuple[Counts, Values], int], int]:
    """Count the ways in which all checks hold, by the values of the parts, and the steps it took.

    Places of one heap follow each other. If there are sets of kinds in `kept`, all places have one
    heap, and what is left of it is counted for each of them.

    >>> heap = Heap({"fox": 2, "lion": 3}, hands_from, taken=True)
    >>> hand = Place("hand", 2, heap)
    >>> ways([hand], [Part(frozenset({"fox"}), frozenset({"hand"}))])
    ({((), (0,)): 3, ((), (1,)): 6, ((), (2,)): 1}, 3)
    """
    count = _Count(places, parts, checks, kept)
    return count.ways(), count.steps


class _Count:
    """One count on its way: for every heap that may be left, the ways by the values so far.

    A group is a set of marks, one bit for every part and every set to be kept that has its kinds.
    """

    def __init__(
        self,
        places: Sequence[Place],
        parts: Sequence[Part],
        checks: Sequence[Check],
        kept: Sequence[Iterable[Hashable]],
    ) -> None:
        self._places = places
        self._parts = parts
        self._sets = [*[part.kinds for part in parts], *kept]
        self._kept = (1 << len(self._sets)) - (1 << len(parts))
        at = {place.name: number for number, place in enumerate(places)}
        self._last = [max([at.get(name, -1) for name in part.places], default=-1) for part in parts]
        self._checks = [
            (max([self._last[part] for part in check.parts], default=-1), check.holds)
            for check in checks
        ]
        self.steps = 0
        self._states: dict[Counts, dict[Values, int]] = {}

    def ways(self) -> dict[tuple[Counts, Values], int]:
        """Fill place after place."""
        self._states = {(): {tuple([part.known for part in self._parts]): 1}}
        self._settle(-1)
        groups: Sequence[int] = ()
        heap = None
        for number, place in enumerate(self._places):
            if place.heap is not heap:
                heap = place.heap
                sizes = self._sizes(heap, self._relevant(heap, number))
                groups = [*sizes]
                self._states = {tuple(sizes.values()): _merged(self._states.values())}
            later = self._relevant(heap, number + 1)
            groups = self._fill(number, groups, later)
            self._settle(number)
        if not self._kept:
            return {((), values): n for values, n in _merged(self._states.values()).items()}
        first = len(self._parts)
        inside = [
            [at for at, marks in enumerate(groups) if marks >> bit & 1]
            for bit in range(first, len(self._sets))
        ]
        return {
            (tuple([sum([left[at] for at in each]) for each in inside]), values): n
            for left, counted in self._states.items()
            for values, n in counted.items()
        }

    def _relevant(self, heap: Heap, number: int) -> int:
        """Mark what still matters from a place on: 0 if nothing has to be told apart."""
        here = {place.name for place in self._places[number:] if place.heap is heap}
        marks = self._kept
        for bit, part in enumerate(self._parts):
            if not here.isdisjoint(part.places):
                marks |= 1 << bit
        return marks

    def _sizes(self, heap: Heap, relevant: int) -> dict[int, int]:
        """Count the cards, or ways to roll, of every group."""
        marks: dict[Hashable, int] = dict.fromkeys(heap.kinds, 0)
        for bit, kinds in enumerate(self._sets):
            if relevant >> bit & 1:
                for kind in kinds:
                    if kind in marks:
                        marks[kind] |= 1 << bit
        sizes: dict[int, int] = {}
        for kind, n in heap.kinds.items():
            sizes[marks[kind]] = sizes.get(marks[kind], 0) + n
        return sizes

    def _fill(self, number: int, groups: Sequence[int], relevant: int) -> list[int]:
        """Fill a place in every way, and add up what is no longer told apart."""
        place = self._places[number]
        wanted = [at for at, part in enumerate(self._parts) if place.name in part.places]
        found_in = [[at for at, marks in enumerate(groups) if marks >> bit & 1] for bit in wanted]
        filled_on = any(each.heap is place.heap for each in self._places[number + 1 :])
        matters = relevant or filled_on  # what is left is counted as long as it is dealt from
        later = [*dict.fromkeys([marks & relevant for marks in groups])] if matters else []
        within = [
            [at for at, marks in enumerate(groups) if marks & relevant == each] for each in later
        ]
        taken = place.heap.taken
        states: dict[Counts, dict[Values, int]] = {}
        for left, counted in self._states.items():
            dealt: dict[tuple[Counts, Counts], int] = {}
            for hand, n in place.heap.deal(left, place.size):
                self.steps += 1
                if self.steps > MOST_STEPS:  # nobody should wait for that long
                    raise OutOfReachError("probability.many_ways", most=MOST_STEPS)
                found = tuple([_total(hand, each) for each in found_in])
                rest: Counts = ()
                if later and taken:
                    rest = tuple([_total(left, each) - _total(hand, each) for each in within])
                elif later:
                    rest = tuple([_total(left, each) for each in within])
                dealt[found, rest] = dealt.get((found, rest), 0) + n
            self.steps += len(dealt) * (len(counted) - 1)
            for (found, rest), n in dealt.items():
                after = states.setdefault(rest, {})
                for values, weight in counted.items():
                    changed = [*values]
                    for at, count in zip(wanted, found, strict=True):
                        changed[at] += count  # type: ignore[operator] # a number until settled
                    target = tuple(changed)
                    after[target] = after.get(target, 0) + weight * n
        self._states = states
        return later

    def _settle(self, number: int) -> None:
        """Say what follows from the parts that are complete, and drop what does not hold."""
        complete = [at for at, last in enumerate(self._last) if last == number]
        checks = [holds for last, holds in self._checks if last == number]
        if not complete:
            return
        for left, counted in self._states.items():
            settled = counted
            for at in complete:
                if self._parts[at].settle is not once:
                    settled = _settled(settled, at, self._parts[at].settle)
            for holds in checks:
                settled = {values: n for values, n in settled.items() if holds(values)}
            self._states[left] = settled


def _total(counts: Counts, groups: Sequence[int]) -> int:
    return counts[groups[0]] if len(groups) == 1 else sum([counts[at] for at in groups])


def _settled(
    counted: Mapping[Values, int], at: int, settle: Callable[[int], Iterable[tuple[Hashable, int]]]
) -> dict[Values, int]:
    after: dict[Values, int] = {}
    for values, weight in counted.items():
        for value, n in settle(values[at]):  # type: ignore[arg-type] # a number until settled
            if n:
                key = (*values[:at], value, *values[at + 1 :])
                after[key] = after.get(key, 0) + weight * n
    return after


def _merged(counted: Iterable[Mapping[Values, int]]) -> dict[Values, int]:
    found: dict[Values, int] = {}
    for each in counted:
        for values, n in each.items():
            found[values] = found.get(values, 0) + n
    return found


def hands_from(left: Counts, size: int) -> Iterator[tuple[Counts, int]]:
    """Go through the hands that can be dealt from some cards, each with its number of ways.

    >>> list(hands_from((1, 2), 2))
    [((0, 2), 1), ((1, 1), 2)]
    """
    if len(left) == 1:
        if size <= left[0]:
            yield (size,), comb(left[0], size)
        return
    if not left:
        if size == 0:
            yield (), 1
        return
    rest = sum(left[1:])
    for count in range(max(0, size - rest), min(left[0], size) + 1):
        n = comb(left[0], count)
        for hand, further in hands_from(left[1:], size - count):
            yield (count, *hand), n * further


def falls_of(faces: Counts, size: int) -> Iterator[tuple[Counts, int]]:
    """Go through what so many rolls can show, by groups of rolls, each with its number of ways.

    >>> list(falls_of((1, 5), 2))
    [((0, 2), 25), ((1, 1), 10), ((2, 0), 1)]
    """
    if len(faces) == 1:
        yield (size,), faces[0] ** size
        return
    first, *rest = faces
    if len(rest) == 1:
        n = rest[0] ** size
        for count in range(size + 1):
            yield (count, size - count), n
            n = n * (size - count) * first // ((count + 1) * rest[0])
        return
    n = 1
    for count in range(size + 1):
        for falls, further in falls_of(tuple(rest), size - count):
            yield (count, *falls), n * further
        n = n * (size - count) * first // (count + 1)
